/** The Market Phase (BG-23, BG-44..BG-57, BG-78). */
import type { Because, Seat } from "@chronarium/kernel";
import type { SellAction } from "./actions.ts";
import { countOn } from "./boats.ts";
import { gatherAtMarker } from "./clock.ts";
import { CONFIG } from "./config.ts";
import { gainCorruption } from "./corruption.ts";
import { plus } from "./goods.ts";
import { fullestHall } from "./halls.ts";
import type { BoatState, Frame, Goods, State, Who } from "./state.ts";
import { earn, player, type Table } from "./table.ts";
import { COLOURS, type Colour, PIERS, type Piece, type Pier } from "./tables.ts";

type Harbour = { readonly boats: readonly BoatState[] };

/** Goods of one colour on one pier. */
export type Sale = {
  readonly pier: Pier;
  readonly small: number;
  readonly large: number;
  /** The pier's Rogues buy too (DS-7). */
  readonly withRogues: boolean;
};
export type Proceeds = {
  readonly worth: number;
  readonly buyers: number;
  readonly rogues: number;
  readonly gold: number;
};

/** BG-46: the sum of the base values × the adventurers of this colour on the pier. */
export function proceeds(
  harbour: Harbour,
  colour: Colour,
  { pier, small, large, withRogues }: Sale,
): Proceeds {
  const worth = small * CONFIG.base.small[colour] + large * CONFIG.base.large[colour];
  const rogues = withRogues ? countOn(harbour, pier, "X") : 0;
  const buyers = countOn(harbour, pier, colour) + rogues;
  return { worth, buyers, rogues, gold: worth * buyers };
}

/** The piers that an action sells on (BG-48, BG-50). */
export function salesOf({ small, large, rogues = [] }: SellAction): readonly Sale[] {
  const on: Readonly<Record<Pier, readonly [number, number]>> = {
    left: [small[0], 0],
    centre: [small[1], large[1]],
    right: [0, large[0]],
  };
  return PIERS.flatMap((pier) => {
    const [s, l] = on[pier];
    return s + l === 0 ? [] : [{ pier, small: s, large: l, withRogues: rogues.includes(pier) }];
  });
}

/** BG-49 and DS-7: the Corruption cards that the sales of one colour bring. */
export const debtOf = (sales: readonly Sale[]): number =>
  (sales.some(({ pier }) => pier === "centre") ? CONFIG.blackMarketCorruptionPerColour : 0) +
  sales.filter(({ withRogues }) => withRogues).length;

/** Whether this pier has anybody for this colour; with Cultists a Rogue is enough (BG-53, DS-7). */
export const hasBuyers = (harbour: Harbour & Pick<State, "rogue">, pier: Pier, colour: Colour): boolean =>
  countOn(harbour, pier, colour) > 0 || (harbour.rogue === "cultists" && countOn(harbour, pier, "X") > 0);

/** A colour that can be sold somewhere, from this shelf. */
export const isSaleable = (harbour: Harbour & Pick<State, "rogue">, shelf: Goods, colour: Colour): boolean =>
  (shelf.small[colour] > 0 && (hasBuyers(harbour, "left", colour) || hasBuyers(harbour, "centre", colour))) ||
  (shelf.large[colour] > 0 && (hasBuyers(harbour, "right", colour) || hasBuyers(harbour, "centre", colour)));

/** Production is over (BG-40): Timepieces, halls, sponsorship; then everybody sells in turn. */
export function beginMarket(table: Table): void {
  table.phase = "market";
  const { order, setBack } = gatherAtMarker(table);
  table.events.push({ type: "marketBegan", day: table.day, order, setBack });
  fillHalls(table);
  for (const who of order) sponsorAtMarket(table, who);
  table.pending.push({ kind: "endMarket" });
  for (const who of order.toReversed()) {
    table.pending.push(
      who === "peddler" ? { kind: "peddlerSells" } : { kind: "sell", seat: who, sold: [], gold: 0, debt: 0 },
    );
  }
}

/** BG-44: who is still at sea goes to the Halls or the Lair. */
function fillHalls(table: Table): void {
  const pieces: Record<Piece, number> = { R: 0, G: 0, B: 0, Y: 0, X: 0 };
  for (const boat of table.boats) {
    if (boat.dock !== null) continue;
    for (const piece of boat.pieces) pieces[piece] += 1;
    boat.pieces = [];
  }
  const { halls } = table;
  table.halls = {
    R: halls.R + pieces.R,
    G: halls.G + pieces.G,
    B: halls.B + pieces.B,
    Y: halls.Y + pieces.Y,
  };
  table.lair += pieces.X;
  table.events.push({ type: "hallsFilled", pieces, rule: "BG-44" });
}

/** BG-45; the Peddler has the fullest Hall (DS-8.6). */
function sponsorAtMarket(table: Table, who: Who): void {
  const pay = (faction: Colour, rule: string, because?: readonly Because[]): void => {
    const gold = table.halls[faction];
    earn(table, who, "sponsorship", gold);
    table.events.push({
      type: "sponsored",
      who,
      faction,
      gold,
      when: "market",
      rule,
      ...(because && { because }),
    });
  };
  if (who === "peddler") {
    const { chosen, because } = fullestHall(table, "DS-8.6");
    pay(chosen, "DS-8", because);
  } else for (const faction of player(table, who).open) pay(faction, "BG-45");
}

/** One colour is sold; its Corruption waits for the close. */
export function sell(table: Table, seat: Seat, action: SellAction): void {
  const frame = table.pending.pop() as Extract<Frame, { kind: "sell" }>;
  const sales = salesOf(action);
  const mine = player(table, seat);
  let { gold } = frame;
  for (const sale of sales) {
    mine.shelf = plus(
      plus(mine.shelf, "small", action.colour, -sale.small),
      "large",
      action.colour,
      -sale.large,
    );
    gold += tellSale(table, seat, action.colour, sale, "BG-46");
  }
  table.pending.push({
    ...frame,
    sold: COLOURS.filter((colour) => colour === action.colour || frame.sold.includes(colour)),
    gold,
    debt: frame.debt + debtOf(sales),
  });
}

export function tellSale(
  table: Table,
  who: Who,
  colour: Colour,
  sale: Sale,
  rule: string,
  because?: readonly Because[],
): number {
  const { worth, buyers, rogues, gold } = proceeds(table, colour, sale);
  const { pier, small, large } = sale;
  earn(table, who, "sales", gold);
  table.events.push({
    type: "sold",
    who,
    colour,
    pier,
    small,
    large,
    worth,
    buyers,
    rogues,
    gold,
    rule,
    ...(because && { because }),
  });
  return gold;
}

/** BG-78: all Corruption of the sales at once. */
export function close(table: Table, seat: Seat): void {
  const frame = table.pending.pop() as Extract<Frame, { kind: "sell" }>;
  table.events.push({ type: "closed", who: seat, gold: frame.gold, corruption: frame.debt });
  gainCorruption(table, seat, frame.debt, "BG-49");
}

/** BG-24: piers, boats, marker. The Square is the caller's. */
export function clearHarbour(table: Table): void {
  const bag: Record<Piece, number> = { ...table.bag };
  for (const boat of table.boats) {
    for (const piece of boat.pieces) bag[piece] += 1;
    boat.pieces = [];
    boat.dock = null;
  }
  table.bag = bag;
  table.marker = null;
}
