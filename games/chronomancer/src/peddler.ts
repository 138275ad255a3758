/** The Peddler of the solo game (DS-8): he has no choices, so his turns follow at once. */
import { type Because, shuffled } from "@chronarium/kernel";
import { boatsAtSea, boatsWithSeat, dockBoat, drawPiece, freeDocks, seatPiece } from "./boats.ts";
import { advance, hoursMet, marksFor } from "./clock.ts";
import { CONFIG } from "./config.ts";
import { gainCorruption, taintedHours } from "./corruption.ts";
import { plus } from "./goods.ts";
import { fullestHall, sponsorNow } from "./halls.ts";
import { proceeds, type Sale, tellSale } from "./market.ts";
import { type Decision, narrow } from "./narrow.ts";
import type { Peddler, State } from "./state.ts";
import { boatAt, earn, type Table } from "./table.ts";
import {
  type Boat,
  COLOURS,
  type Colour,
  DOCK_OF,
  type Dock,
  OUTER_PIER,
  PEDDLER_CARD,
  PEDDLER_CARDS,
  type PeddlerCardId,
  type Piece,
  SIZES,
  type Size,
} from "./tables.ts";
import { discardFromSquare, refill } from "./town.ts";
import { iconsOf, type TownsfolkId } from "./townsfolk.ts";

const RULE = "DS-8";
type Owner = { -readonly [Key in keyof Peddler]: Peddler[Key] };
const his = (table: Table): Owner => table.peddler as Owner;

/** DS-8.3: a card, its Hours, the marks. */
export function peddlerTurn(table: Table): void {
  const card = reveal(table);
  table.events.push({ type: "peddlerPlayed", card, rule: RULE, reveals: true });
  carryOut(table, card);
  const { hours } = PEDDLER_CARD[card];
  const from = his(table).timepiece.hour;
  advance(table, "peddler", hours);
  taintedHours(table, "peddler", from, from + hours);
  for (const hour of hoursMet(from, from + hours, marksFor(table.players.length))) {
    if (boatsWithSeat(table).length === 0)
      table.events.push({ type: "noSeat", who: "peddler", rule: "BG-31" });
    else drawAndSeat(table, "BG-30", hour);
  }
}

/** DS-8.2: all twelve are shuffled again when the deck is empty. */
function reveal(table: Table): PeddlerCardId {
  const he = his(table);
  if (he.deck.length === 0) {
    [he.deck, table.rng] = shuffled(PEDDLER_CARDS, table.rng);
    if (he.before !== undefined) he.before = he.revealed;
    he.revealed = [];
    table.events.push({ type: "peddlerShuffled", reveals: true });
  }
  const card = he.deck.at(-1) as PeddlerCardId;
  he.deck = he.deck.slice(0, -1);
  he.revealed = [...he.revealed, card];
  return card;
}

function carryOut(table: Table, card: PeddlerCardId): void {
  const { effect } = PEDDLER_CARD[card];
  const inVain = (): void => {
    table.events.push({ type: "peddlerInVain", card, rule: RULE });
  };
  switch (effect.kind) {
    case "good":
      gain(table, effect.size, effect.colour);
      break;
    case "hawking":
      hawk(table);
      break;
    case "luring":
      if (boatsWithSeat(table).length > 0) drawAndSeat(table, RULE);
      else inVain();
      break;
    case "poaching":
      if (table.town.square.length > 0) poach(table);
      else inVain();
      break;
    case "shadyDeal":
      dealInShade(table);
      break;
  }
}

function gain(table: Table, size: Size, colour: Colour, because?: readonly Because[]): void {
  const he = his(table);
  he.stock = plus(he.stock, size, colour, 1);
  table.events.push({ type: "peddlerGained", size, colour, rule: RULE, ...(because && { because }) });
}

/** K09: the fullest Hall. */
function hawk(table: Table): void {
  const { chosen, because } = fullestHall(table, "DS-8.2");
  sponsorNow(table, "peddler", chosen, RULE, because);
}

const colouredIcons = (card: TownsfolkId): number => iconsOf(card).filter((icon) => icon !== "X").length;

/** K11: most coloured icons, of equal ones the lowest place. */
function poach(table: Table): void {
  const { chosen: card, because } = narrow(table.town.square, [{ rule: "DS-8.2", rank: colouredIcons }]);
  const gold = colouredIcons(card);
  discardFromSquare(table, card);
  earn(table, "peddler", "immediate", gold);
  table.events.push({ type: "peddlerPoached", card, gold, rule: RULE, because });
  refill(table, "DS-5");
}

/** K12: the colour most seen at sea; docked boats and Rogues do not count. */
function dealInShade(table: Table): void {
  const seen = boatsAtSea(table).flatMap((boat) => boatAt(table, boat).pieces);
  const count = (colour: Colour): number => seen.filter((piece) => piece === colour).length;
  const { chosen, because } = narrow(COLOURS, [{ rule: "DS-8.2", rank: count }]);
  gain(table, "large", chosen, because);
}

function drawAndSeat(table: Table, rule: string, hour?: number): void {
  const piece = drawPiece(table);
  table.events.push({
    type: "drew",
    who: "peddler",
    pieces: [piece],
    ...(hour !== undefined && { hour }),
    rule,
    reveals: true,
  });
  const { chosen: boat, because } = peddlersBoat(table, piece);
  seatPiece(table, piece, boat);
  table.events.push({ type: "seated", who: "peddler", piece, boat, rule: RULE, because });
  if (boatAt(table, boat).pieces.length < CONFIG.seats) return;
  const free = freeDocks(table, boat);
  const [dock] = free;
  if (dock === undefined) table.events.push({ type: "stayedAtSea", boat, rule: "BG-37" });
  else if (free.length === 1) dockBoat(table, "peddler", boat, dock, "BG-36");
  else {
    const { chosen, because: why } = peddlersDock(table, boat, free);
    dockBoat(table, "peddler", boat, chosen, RULE, why);
  }
}

/** DS-8.4: company of its colour, then the fuller boat; a Rogue: the emptiest. Ties: the lowest number. */
function peddlersBoat(table: Table, piece: Piece): Decision<Boat> {
  const aboard = (boat: Boat): readonly Piece[] => boatAt(table, boat).pieces;
  const rule = "DS-8.4";
  const company = (boat: Boat): number => aboard(boat).filter((other) => other === piece).length;
  return narrow(
    boatsWithSeat(table),
    piece === "X"
      ? [{ rule, rank: (boat) => -aboard(boat).length }]
      : [
          { rule, rank: company },
          { rule, rank: (boat) => aboard(boat).length },
        ],
  );
}

/** DS-8.5: the outer pier if he has something for it in a colour on the boat, else the centre. */
function peddlersDock(table: Table, boat: Boat, free: readonly Dock[]): Decision<Dock> {
  const { pieces } = boatAt(table, boat);
  const wanted = (size: Size): readonly Colour[] =>
    COLOURS.filter((colour) => pieces.includes(colour) && his(table).stock[size][colour] > 0);
  const pierOf = (dock: Dock) => DOCK_OF[dock].pier;
  const size = free.some((dock) => pierOf(dock) === OUTER_PIER.small) ? "small" : "large";
  const colours = wanted(size);
  const pier = colours.length > 0 ? OUTER_PIER[size] : "centre";
  const chosen = free.find((dock) => pierOf(dock) === pier) as Dock;
  // What he has for those aboard: nothing sends the boat to the centre.
  return { chosen, because: [{ rule: "DS-8.5", kept: colours }] };
}

type Bargain = { readonly sales: readonly Sale[]; readonly outside: number; readonly mixed: number };

/** DS-8.6: what he sells of one colour, and where; `outside` and `mixed` are the two ways he compares. */
export function peddlersSales(state: Pick<State, "boats">, stock: Peddler["stock"], colour: Colour): Bargain {
  const bring = (sale: Sale): number => proceeds(state, colour, sale).gold;
  const outer: Sale[] = [];
  const better: Sale[] = [];
  for (const size of SIZES) {
    const goods = { small: 0, large: 0, [size]: stock[size][colour], withRogues: false };
    const outside: Sale = { ...goods, pier: OUTER_PIER[size] };
    const centre: Sale = { ...goods, pier: "centre" };
    outer.push(outside);
    better.push(bring(centre) > bring(outside) ? centre : outside);
  }
  const total = (sales: readonly Sale[]): number => sales.reduce((sum, sale) => sum + bring(sale), 0);
  const [outside, mixed] = [total(outer), total(better)];
  const chosen = mixed - outside > CONFIG.peddler.blackMarketMargin ? better : outer;
  return { sales: chosen.filter((sale) => bring(sale) > 0), outside, mixed };
}

export function peddlerSells(table: Table): void {
  const he = his(table);
  let gold = 0;
  let debt = 0;
  for (const colour of COLOURS) {
    const { sales, outside, mixed } = peddlersSales(table, he.stock, colour);
    const because: readonly Because[] = [{ rule: "DS-8.6", kept: [`outside ${outside}`, `mixed ${mixed}`] }];
    for (const sale of sales) {
      he.stock = plus(plus(he.stock, "small", colour, -sale.small), "large", colour, -sale.large);
      gold += tellSale(table, "peddler", colour, sale, RULE, because);
    }
    if (sales.some(({ pier }) => pier === "centre")) debt += CONFIG.blackMarketCorruptionPerColour;
  }
  table.events.push({ type: "closed", who: "peddler", gold, corruption: debt });
  gainCorruption(table, "peddler", debt, RULE);
}
