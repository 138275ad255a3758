/**
 * The compact notation of positions, in the codes of the register:
 * `Clock 1 a@5 b@5 p@7 marker@9 | Sea 1RG 2RRBX@left 3 4BB 5BY 6YY | Halls R1 G1 B1 Y2 X2 | Square L01 M03 S02 L07 |
 *  a T2 LC P05 P09 P03b P04 open=RG shelf=rrB staff=L04,-,M01,- corruption=C01,C12 gold=12 | p shelf=gY corruption=- gold=20`.
 *
 * Day and absolute hours, on one hour the top Timepiece first; boats with their pieces in order and `@dock`; Halls and,
 * as X, the Lair; places 1 to 4; for every player Assistant, Chronomancer, the tiles of TL TR BL BR (`b`: blue side up),
 * open icons, Relics in small and Artifacts in capital letters, staff by ability. `stream=P01,P02w` stands where the
 * other tiles do not lie blue and in order. What a position does not name stays as it was.
 */
import { printable, type Seat, TranscriptError } from "@chronarium/kernel";
import { clockOrder, timepieceOf } from "./clock.ts";
import { boatFaults, playerFaults } from "./invariants.ts";
import type { BoatState, Goods, LaidTile, PerColour, Player, State, Timepiece, Who } from "./state.ts";
import { everybody } from "./table.ts";
import {
  ABILITIES,
  BOATS,
  COLOURS,
  CORRUPTION_COPIES,
  CORRUPTION_IDS,
  type CorruptionId,
  DOCKS,
  PIECES,
  PIECES_IN_GAME,
  type Piece,
  SEAT_LETTERS,
  SIZES,
  type Side,
  SLOTS,
  SPACES,
  TILES,
  type TileId,
} from "./tables.ts";
import { TOWNSFOLK_IDS, type TownsfolkId } from "./townsfolk.ts";

const PEDDLER = "p";
const NOTHING = "-";

/** Lays the table so that the player furthest back on the Clock moves. Bag and decks follow from what lies open. */
export function readPosition(state: State, text: string): State {
  let laid: State = { ...state, phase: "production", pending: [] };
  const parts = text.split("|").map((part) => part.trim().split(/\s+/));
  once(parts.map(([name = ""]) => name));
  for (const [name = "", ...words] of parts) laid = readPart(laid, name, words);
  const [turn = 0] = clockOrder(laid).filter((who) => who !== "peddler");
  const decks = {
    ...laid,
    town: townOf(laid, townsfolkIn(state)),
    corruption: corruptionOf(laid),
    bag: bagOf(laid),
  };
  const [fault] = [...boatFaults(decks), ...decks.players.flatMap(playerFaults)];
  if (fault !== undefined) throw new TranscriptError(`This position cannot be: ${fault}.`);
  return { ...decks, turn };
}

function readPart(state: State, name: string, words: readonly string[]): State {
  switch (name) {
    case "Clock":
      return readClock(state, words);
    case "Sea":
      once(words.map((word) => word.charAt(0)));
      return { ...state, boats: words.reduce(readBoat, state.boats) };
    case "Halls":
      return readHalls(state, words);
    case "Square":
      return { ...state, town: { ...state.town, square: words.map((word) => among(TOWNSFOLK_IDS, word)) } };
    default:
      return readOwner(state, name, words);
  }
}

function among<Id extends string>(ids: readonly Id[], word: string): Id {
  const id = ids.find((each) => each === word);
  if (id === undefined) throw new TranscriptError(`"${printable(word)}" is none of ${ids.join(" ")}.`);
  return id;
}

function once(names: readonly string[]): void {
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new TranscriptError(`The position describes ${printable(twice)} twice.`);
}

function matched(pattern: RegExp, word: string, example: string): readonly string[] {
  const found = pattern.exec(word);
  if (found === null) throw new TranscriptError(`"${printable(word)}" is not written like ${example}.`);
  return found.slice(1).map((group) => group ?? "");
}

/** The first named of an hour lies on top; Timepieces that are not named lie below. */
function readClock(state: State, words: readonly string[]): State {
  let { day, marker, players, peddler } = state;
  once(words.map((word) => word.replace(/@.*/, "")));
  const below = Math.max(...everybody(state).map((who) => timepieceOf(state, who).order));
  if (words.some((word) => /^[a-dp]@/.test(word))) marker = null;
  for (const [i, word] of words.entries()) {
    if (i === 0 && /^[1-9]$/.test(word)) {
      day = Number(word);
      continue;
    }
    const [who, hour] = matched(/^([a-dp]|marker)@(\d{1,3})$/, word, "a@5 or marker@9");
    const timepiece: Timepiece = { hour: Number(hour), order: below + words.length - i };
    if (who === "marker") marker = timepiece.hour;
    else if (who === PEDDLER) {
      if (peddler === null) throw new TranscriptError("There is no Peddler at this table.");
      peddler = { ...peddler, timepiece };
    } else {
      const seat = seatOf(state, who as string);
      players = players.map((player, each) => (each === seat ? { ...player, timepiece } : player));
    }
  }
  return { ...state, day, marker, players, peddler };
}

function seatOf({ players }: State, letter: string): Seat {
  const seat = (SEAT_LETTERS as readonly string[]).indexOf(letter);
  if (seat === -1 || seat >= players.length)
    throw new TranscriptError(
      `A position names Clock, Sea, Halls, Square and the seats, not "${printable(letter)}".`,
    );
  return seat;
}

function readBoat(boats: readonly BoatState[], word: string): readonly BoatState[] {
  const [boat, letters, dock] = matched(/^([1-6])([RGBYX]{0,4})(?:@(\w+))?$/, word, "1RG or 2RRBX@left");
  const read: BoatState = {
    pieces: (letters as string).split("") as Piece[],
    dock: dock === "" ? null : among(DOCKS, dock as string),
  };
  return boats.map((old, i) => (i + 1 === Number(boat) ? read : old));
}

function readHalls(state: State, words: readonly string[]): State {
  const counts = words.map((word) => matched(/^([RGBYX])(\d{1,2})$/, word, "R1 or X2"));
  const halls = { ...state.halls };
  let { lair } = state;
  for (const [piece, count] of counts) {
    if (piece === "X") lair = Number(count);
    else halls[among(COLOURS, piece as string)] = Number(count);
  }
  return { ...state, halls, lair };
}

function readOwner(state: State, name: string, words: readonly string[]): State {
  const fields = new Map(
    words.filter((word) => word.includes("=")).map((word) => word.split("=", 2) as [string, string]),
  );
  const shared = {
    ...(fields.has("corruption") && { corruption: listOf(fields.get("corruption"), CORRUPTION_IDS) }),
  };
  if (name === PEDDLER && state.peddler !== null) {
    const { peddler } = state;
    const gold = goldOf(fields.get("gold"), peddler.gold);
    const ledger = ledgerOf(peddler, gold, peddler.start);
    const stock = fields.has("shelf") ? goodsOf(fields.get("shelf")) : peddler.stock;
    return { ...state, peddler: { ...peddler, ...shared, stock, gold, ledger } };
  }
  const seat = seatOf(state, name);
  const player = state.players[seat] as Player;
  const gold = goldOf(fields.get("gold"), player.gold);
  const read: Player = {
    ...player,
    ...shared,
    ...readBoard(
      words.filter((word) => !word.includes("=")),
      fields.get("stream"),
    ),
    ...(fields.has("open") && { open: COLOURS.filter((icon) => fields.get("open")?.includes(icon)) }),
    ...(fields.has("shelf") && { shelf: goodsOf(fields.get("shelf")) }),
    ...(fields.has("staff") && { staff: staffOf(fields.get("staff")) }),
    gold,
    ledger: ledgerOf(player, gold, 0),
  };
  for (const field of fields.keys()) among(["stream", "open", "shelf", "staff", "corruption", "gold"], field);
  return { ...state, players: state.players.map((old, i) => (i === seat ? read : old)) };
}

/** The figures and the tiles. The Time Stream is the other six tiles, blue and in order, unless it is written out. */
function readBoard(words: readonly string[], stream: string | undefined): Partial<Player> {
  const spaces = words.filter((word) => !word.startsWith("P")).map((word) => among(SPACES, word));
  const tiles = words.filter((word) => word.startsWith("P")).map((word) => tileOf(word, "white"));
  const [assistant, chronomancer] = spaces;
  const [TL, TR, BL, BR] = tiles;
  if (spaces.length !== 0 && spaces.length !== 2)
    throw new TranscriptError("Both figures are named, the Assistant first: T2 LC.");
  if (tiles.length !== 0 && tiles.length !== SLOTS.length)
    throw new TranscriptError("All four tiles are named, TL TR BL BR: P01 P02 P03 P04.");
  return {
    ...(assistant !== undefined && chronomancer !== undefined && { assistant, chronomancer }),
    ...(TL && TR && BL && BR && { slots: { TL, TR, BL, BR }, stream: restOf(tiles) }),
    ...(stream !== undefined && { stream: stream.split(",").map((word) => tileOf(word, "blue")) }),
  };
}

const restOf = (laid: readonly LaidTile[]): readonly LaidTile[] =>
  TILES.filter((tile) => laid.every((each) => each.tile !== tile)).map((tile) => ({ tile, side: "blue" }));

function tileOf(word: string, usual: Side): LaidTile {
  const [tile, side] = matched(/^(P\d\d)([wb]?)$/, word, "P01, P01w or P01b");
  return {
    tile: among(TILES, tile as TileId),
    side: side === "" ? usual : side === "w" ? "white" : "blue",
  };
}

const listOf = <Id extends string>(text: string | undefined, ids: readonly Id[]): readonly Id[] =>
  text === undefined || text === NOTHING ? [] : text.split(",").map((word) => among(ids, word));

function goodsOf(text: string | undefined): Goods {
  const [letters] = matched(/^(?:-|([rgbyRGBY]+))$/, text ?? "", "rrB or -");
  const count = (letter: string): number => (letters as string).split(letter).length - 1;
  const of = (spell: (colour: string) => string): PerColour => ({
    R: count(spell("R")),
    G: count(spell("G")),
    B: count(spell("B")),
    Y: count(spell("Y")),
  });
  return { small: of((colour) => colour.toLowerCase()), large: of((colour) => colour) };
}

function staffOf(text: string | undefined): Player["staff"] {
  const cards = text === NOTHING ? [] : (text ?? "").split(",");
  return Object.fromEntries(
    ABILITIES.flatMap((ability, i) => {
      const card = cards[i] ?? NOTHING;
      return card === NOTHING ? [] : [[ability, among(TOWNSFOLK_IDS, card)]];
    }),
  );
}

const goldOf = (text: string | undefined, before: number): number =>
  text === undefined ? before : Number(matched(/^(-?\d{1,6})$/, text, "gold=12")[0]);

/** Where Gold came from is not told: what is new counts as sales. */
const ledgerOf = ({ ledger, gold: before }: Pick<Player, "ledger" | "gold">, gold: number, start: number) =>
  gold === before
    ? ledger
    : { sales: gold - start, sponsorship: 0, immediate: 0, icons: 0, rogues: 0, corruption: 0 };

/** Everything of the game that lies nowhere else (INV-9). */
function bagOf({ boats, halls, lair }: State): State["bag"] {
  const left = (piece: Piece): number => {
    const seated = boats.flatMap(({ pieces }) => pieces).filter((each) => each === piece).length;
    const count = PIECES_IN_GAME[piece] - seated - (piece === "X" ? lair : halls[piece]);
    if (count < 0)
      throw new TranscriptError(`There are only ${PIECES_IN_GAME[piece]} pieces ${piece} (BG-2).`);
    return count;
  };
  return Object.fromEntries(PIECES.map((piece) => [piece, left(piece)])) as State["bag"];
}

/** Every card of the two sets in play, wherever it lies. */
const townsfolkIn = ({ town, players, pending }: State): readonly TownsfolkId[] => [
  ...town.square,
  ...town.deck,
  ...town.discard,
  ...town.gone,
  ...players.flatMap(({ staff }) => Object.values(staff)),
  ...pending.flatMap((frame) => (frame.kind === "place" ? [frame.card] : [])),
];
const CORRUPTION = CORRUPTION_IDS.flatMap((id) => Array<CorruptionId>(CORRUPTION_COPIES).fill(id));

/** What is named leaves the piles, and what no pile holds any more goes under the deck, the last one (INV-9). */
function pilesOf<Card extends string>(
  all: readonly Card[],
  named: readonly Card[],
  ...piles: readonly (readonly Card[])[]
): readonly (readonly Card[])[] {
  const left = [...all];
  const take = (card: Card): boolean => {
    const at = left.indexOf(card);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  };
  const strange = named.find((card) => !take(card));
  if (strange !== undefined)
    throw new TranscriptError(`There is no further ${printable(strange)} in this game.`);
  const kept = piles.map((pile) => pile.filter(take));
  return kept.map((pile, i) => (i === kept.length - 1 ? [...left, ...pile] : pile));
}

function townOf({ town, players }: State, all: readonly TownsfolkId[]): State["town"] {
  const staff = players.flatMap((player) => Object.values(player.staff));
  const [gone = [], discard = [], deck = []] = pilesOf(
    all,
    [...town.square, ...staff],
    town.gone,
    town.discard,
    town.deck,
  );
  return { square: town.square, deck, discard, gone };
}

function corruptionOf({ players, peddler, corruption }: State): State["corruption"] {
  const held = [...players, ...(peddler === null ? [] : [peddler])].flatMap((owner) => owner.corruption);
  const [discard = [], deck = []] = pilesOf(CORRUPTION, held, corruption.discard, corruption.deck);
  return { deck, discard };
}

export function writePosition(state: State): string {
  const { day, marker, boats, halls, lair, town, players, peddler } = state;
  const hourOf = (who: Who): string =>
    who === "peddler"
      ? `${PEDDLER}@${peddler?.timepiece.hour}`
      : `${SEAT_LETTERS[who]}@${players[who]?.timepiece.hour}`;
  const parts = [
    ["Clock", day, ...clockOrder(state).map(hourOf), ...(marker === null ? [] : [`marker@${marker}`])],
    ["Sea", ...BOATS.map((boat) => `${boat}${boatInWords(boats[boat - 1] as BoatState)}`)],
    ["Halls", ...COLOURS.map((colour) => `${colour}${halls[colour]}`), `X${lair}`],
    ["Square", ...town.square],
    ...players.map(playerInWords),
    ...(peddler === null ? [] : [[PEDDLER, ...purseInWords({ ...peddler, shelf: peddler.stock })]]),
  ];
  return parts.map((part) => part.join(" ")).join(" | ");
}

const boatInWords = ({ pieces, dock }: BoatState): string =>
  `${pieces.join("")}${dock === null ? "" : `@${dock}`}`;

function playerInWords(player: Player, seat: Seat): readonly string[] {
  const { assistant, chronomancer, slots, stream, open, staff } = player;
  const laid = SLOTS.map((slot) => slots[slot]);
  const tiles = laid.map((tile) => tileInWords(tile, "white"));
  const usual = restOf(laid);
  const isUsual = stream.every(({ tile, side }, i) => side === "blue" && tile === usual[i]?.tile);
  return [
    SEAT_LETTERS[seat] as string,
    assistant,
    chronomancer,
    ...tiles,
    ...(isUsual ? [] : [`stream=${stream.map((tile) => tileInWords(tile, "blue")).join()}`]),
    `open=${open.join("") || NOTHING}`,
    `staff=${ABILITIES.map((ability) => staff[ability] ?? NOTHING).join()}`,
    ...purseInWords(player),
  ];
}

const tileInWords = ({ tile, side }: LaidTile, usual: Side): string =>
  side === usual ? tile : `${tile}${side === "white" ? "w" : "b"}`;

function purseInWords({ shelf, corruption, gold }: Pick<Player, "shelf" | "corruption" | "gold">) {
  const goods = SIZES.flatMap((size) =>
    COLOURS.map((colour) => (size === "small" ? colour.toLowerCase() : colour).repeat(shelf[size][colour])),
  );
  return [`shelf=${goods.join("") || NOTHING}`, `corruption=${corruption.join() || NOTHING}`, `gold=${gold}`];
}
