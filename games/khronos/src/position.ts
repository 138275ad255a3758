/**
 * The compact notation of positions (register, section 4):
 * `Might M2r@D2 C1*@A2 | Faith R2b@C2 C1*@A2 | Reason R2+@C2{prog:r} C2-@F2{b:2,w:1} C1*@A2 C1*@F2(covered)`.
 * Type, size, owner (r b w g y) or `-` civil tile, `*` printed hamlet, `%` ruin, `+` renovated; `{}` cubes.
 * `Cards r=ooob b=ffbb next=obfo` deals hands and says what is drawn next; the rest of the deck follows, sorted.
 */
import { printable, type Seat, TranscriptError } from "@chronarium/kernel";
import { cardsOf, countColours, EMPTY, sortCards } from "./cards.ts";
import { gridOf, placeAt, type SquareId } from "./grid.ts";
import { groundFaults } from "./invariants.ts";
import { layoutOf } from "./layout.ts";
import { deckOf } from "./options.ts";
import { cubesOnBoards } from "./pieces.ts";
import { FULL_STOCK } from "./setup.ts";
import type { Board, Boards, State, Stock, Tile } from "./state.ts";
import {
  type BuildingType,
  type Colour,
  CUBES_EACH,
  ERAS,
  type Era,
  HAND,
  SEAT_LETTERS,
  type Size,
} from "./tables.ts";

const TYPE_LETTERS: Readonly<Record<string, BuildingType>> = { M: "military", R: "religious", C: "civil" };
const LETTER_OF: Readonly<Record<BuildingType, string>> = { military: "M", religious: "R", civil: "C" };
const CODE = /^([MRC])([123])([rbwgy*%+-])@([A-P]\d{1,2})(?:\{([^}]*)\})?(\(covered\))?$/;

const seatOf = (letter: string, seats: number): Seat => {
  const seat = (SEAT_LETTERS as readonly string[]).indexOf(letter);
  if (seat === -1 || seat >= seats)
    throw new TranscriptError(`There is no seat ${printable(letter)} at this table.`);
  return seat;
};

/** Lays out the boards; cubes and stock follow from them. Seat r is to move, at the start of round 1. */
export function readPosition(state: State, text: string): State {
  const seats = state.players.length;
  const boards = { might: emptyBoard(), faith: emptyBoard(), reason: emptyBoard() };
  const printed = new Map<Era, Set<SquareId>>();
  let cards: readonly string[] | undefined;
  for (const part of text.split("|")) {
    const [name = "", ...codes] = part.trim().split(/\s+/);
    if (name === "Cards") {
      cards = codes;
      continue;
    }
    const era = ERAS.find((e) => e === name.toLowerCase());
    if (era === undefined)
      throw new TranscriptError(`A position names Might, Faith and Reason, not "${printable(name)}".`);
    if (printed.has(era)) throw new TranscriptError(`The position describes ${printable(name)} twice.`);
    const hamlets = new Set<SquareId>();
    printed.set(era, hamlets);
    for (const code of codes) readCode(code, era, seats, boards[era], hamlets);
  }
  const [first = new Set<SquareId>(), ...others] = ERAS.map((era) => printed.get(era) ?? new Set<SquareId>());
  if (others.some((set) => set.size !== first.size || [...set].some((at) => !first.has(at))))
    throw new TranscriptError("Printed hamlets stand on the same squares in all three eras (KH-5).");

  const grid = gridOf(state.options.map);
  const squareOf = ({ at, size }: { readonly at: SquareId; readonly size: Size }): number => {
    const found = placeAt(grid, at, size);
    if (found === undefined)
      throw new TranscriptError(`A building of size ${size} at ${printable(at)} is not on the board.`);
    return found.square;
  };
  const inOrder = <Piece extends { readonly at: SquareId; readonly size: Size }>(
    pieces: readonly Piece[],
  ): Piece[] =>
    pieces
      .map((piece) => ({ piece, square: squareOf(piece) }))
      .sort((a, b) => a.square - b.square)
      .map(({ piece }) => piece);
  // A map that prints its hamlets keeps them as it names them.
  const asPrinted = state.hamlets.length === first.size && state.hamlets.every((at) => first.has(at));
  const hamlets = asPrinted
    ? state.hamlets
    : inOrder([...first].map((at) => ({ at, size: 1 as const }))).map(({ at }) => at);
  const sorted = (board: Board): Board => ({ ...board, tiles: inOrder(board.tiles) });
  const laid: Boards = {
    might: sorted(boards.might),
    faith: sorted(boards.faith),
    reason: sorted(boards.reason),
  };
  const position: State = {
    ...state,
    hamlets,
    boards: laid,
    stock: stockLeft(laid),
    players: state.players.map((p, seat) => ({ ...p, cubes: CUBES_EACH - cubesOnBoards(laid, seat) })),
    first: 0,
    turn: { ...state.turn, seat: 0 },
  };
  const [fault] = groundFaults(position);
  if (fault !== undefined) throw new TranscriptError(`This position cannot be: ${fault}.`);
  return cards === undefined ? position : withCards(position, cards);
}

const CARD_LETTERS: Readonly<Record<string, Colour>> = { o: "orange", f: "fuchsia", b: "blue" };
const CARDS = /^(next|[rbwgy])=([ofb]*)$/;

/** Nothing has been played or thrown away yet: whatever is in no hand lies in the deck (KH-7). */
function withCards(state: State, codes: readonly string[]): State {
  const dealt = new Map<string, readonly Colour[]>();
  for (const code of codes) {
    const [, whose = "", letters = ""] = CARDS.exec(code) ?? [];
    if (whose === "") throw new TranscriptError(`"${code}" is not cards such as r=ooob or next=obf.`);
    if (whose !== "next") seatOf(whose, state.players.length);
    dealt.set(
      whose,
      letters.split("").map((letter) => CARD_LETTERS[letter] as Colour),
    );
  }
  const players = state.players.map((player, seat) => {
    const hand = dealt.get(SEAT_LETTERS[seat] as string);
    if (hand === undefined) return player;
    if (hand.length > HAND) throw new TranscriptError(`A hand holds ${HAND} cards at most (KH-7).`);
    return { ...player, hand: sortCards(hand) };
  });
  const next = dealt.get("next") ?? [];
  const gone = countColours([...players.flatMap(({ hand }) => hand), ...state.row, ...next]);
  const left = deckOf(state.options).map((n, i) => n - (gone[i] as number));
  if (left.some((n) => n < 0)) throw new TranscriptError("There are not so many cards of one colour (KH-7).");
  return {
    ...state,
    players,
    deck: [...cardsOf(left), ...next.toReversed()],
    discard: { played: EMPTY, unplayed: players.map(() => EMPTY) },
  };
}

type Draft = { tiles: Tile[]; hamletCubes: Record<SquareId, Seat> };
const emptyBoard = (): Draft => ({ tiles: [], hamletCubes: {} });

function readCode(code: string, era: Era, seats: number, board: Draft, hamlets: Set<SquareId>): void {
  const parts = CODE.exec(code);
  if (!parts) throw new TranscriptError(`"${printable(code)}" is not a building such as M2r@D2 or C1*@A2.`);
  const [, letter = "", digit, mark = "", at = "", inside] = parts;
  const type = TYPE_LETTERS[letter] as BuildingType;
  const size = Number(digit) as Size;
  const cubes = readCubes(inside, seats);
  if (mark === "*") {
    if (type !== "civil" || size !== 1)
      throw new TranscriptError(`"${printable(code)}": a printed hamlet is written C1*.`);
    hamlets.add(at);
    const settlers = cubes.population.flatMap((n, seat) => Array<Seat>(n).fill(seat));
    if (settlers.length > 1)
      throw new TranscriptError(`"${printable(code)}": a hamlet holds one cube (KH-91).`);
    if (settlers[0] !== undefined) board.hamletCubes[at] = settlers[0];
    return;
  }
  board.tiles.push(readTile(code, era, { type, size, at, mark }, cubes, seats));
}

function readTile(
  code: string,
  era: Era,
  { type, size, at, mark }: { type: BuildingType; size: Size; at: SquareId; mark: string },
  cubes: Cubes,
  seats: number,
): Tile {
  const { population, progress } = cubes;
  const onRuin = era === "reason" && type !== "civil";
  if (population.some((n) => n > 0) && (type !== "civil" || era !== "reason"))
    throw new TranscriptError(`"${printable(code)}": only civil buildings on Reason hold cubes (KH-90).`);
  if (progress !== undefined && !onRuin)
    throw new TranscriptError(`"${printable(code)}": only a ruin holds a marker (KH-103).`);
  if (type === "civil") {
    if (mark !== "-") throw new TranscriptError(`"${printable(code)}": a civil tile is written with "-".`);
    return era === "reason" ? { type, size, at, cubes: population } : { type, size, at };
  }
  if (era !== "reason") return { type, size, at, owner: seatOf(mark, seats) };
  if (mark !== "%" && mark !== "+")
    throw new TranscriptError(`"${printable(code)}": on Reason a building is a ruin % or renovated +.`);
  return { type, size, at, renovated: mark === "+", ...(progress === undefined ? {} : { progress }) };
}

type Cubes = { population: number[]; progress?: Seat };
function readCubes(inside: string | undefined, seats: number): Cubes {
  const cubes: Cubes = { population: Array<number>(seats).fill(0) };
  for (const part of inside?.split(",") ?? []) {
    const [who = "", what = ""] = part.split(":");
    if (who === "prog") cubes.progress = seatOf(what, seats);
    else if (/^\d{1,2}$/.test(what)) cubes.population[seatOf(who, seats)] = Number(what);
    else
      throw new TranscriptError(`"{${printable(inside ?? "")}}" is not cubes such as {b:2,w:1} or {prog:r}.`);
  }
  return cubes;
}

function stockLeft(boards: Boards): Stock {
  const left = {
    military: [...FULL_STOCK.military],
    religious: [...FULL_STOCK.religious],
    civil: [...FULL_STOCK.civil],
  } as Record<BuildingType, [number, number, number]>;
  for (const era of ERAS)
    for (const { type, size } of boards[era].tiles) left[type][(size - 1) as 0 | 1 | 2]--;
  return left;
}

export function writePosition(state: Pick<State, "boards" | "hamlets" | "options">): string {
  const grid = gridOf(state.options.map);
  const parts = ERAS.map((era) => {
    const board = state.boards[era];
    const layout = layoutOf(grid, state.hamlets, board);
    const tiles = board.tiles.map(
      (tile) => `${LETTER_OF[tile.type]}${tile.size}${markOf(tile)}@${tile.at}${cubesOf(tile)}`,
    );
    const inOrder = state.hamlets.toSorted(
      (a, b) => (grid.indexOf.get(a) as number) - (grid.indexOf.get(b) as number),
    );
    const hamlets = inOrder.map((at) => {
      const covered =
        layout.buildings[layout.occupant[grid.indexOf.get(at) as number] as number]?.tile !== undefined;
      const seat = board.hamletCubes[at];
      return `C1*@${at}${seat === undefined ? "" : `{${SEAT_LETTERS[seat]}:1}`}${covered ? "(covered)" : ""}`;
    });
    return [era[0]?.toUpperCase() + era.slice(1), ...tiles, ...hamlets].join(" ");
  });
  return parts.join(" | ");
}

function markOf(tile: Tile): string {
  if ("owner" in tile) return SEAT_LETTERS[tile.owner] as string;
  if ("renovated" in tile) return tile.renovated ? "+" : "%";
  return "-";
}

function cubesOf(tile: Tile): string {
  if ("progress" in tile && tile.progress !== undefined) return `{prog:${SEAT_LETTERS[tile.progress]}}`;
  if (!("cubes" in tile) || tile.cubes.every((n) => n === 0)) return "";
  return `{${tile.cubes.flatMap((n, seat) => (n > 0 ? [`${SEAT_LETTERS[seat]}:${n}`] : [])).join(",")}}`;
}
