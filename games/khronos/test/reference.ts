/**
 * The consequences of one action, written a second time and as plainly as possible: straight from the register's
 * sections 1.6 to 1.10 and its reference procedure 1.16, sharing nothing with the engine but the state's shape.
 * Slow and simple; the tests compare the engine with it on thousands of positions.
 */
import type { Action, Options, State, Tile } from "../src/index.ts";

type Era = 0 | 1 | 2;
type Type = Tile["type"];
type Ruling = "military" | "religious";
type Piece = {
  type: Type;
  size: number;
  at: string;
  mark: number;
  owner?: number;
  renovated?: boolean;
  progress?: number;
  cubes?: number[];
  printed?: true;
};
type Board = { tiles: Piece[]; hamlets: (Piece & { cube?: number })[]; alias: Map<number, number> };
type Model = {
  boards: [Board, Board, Board];
  stock: Record<Type, number[]>;
  cubes: number[];
  options: Options;
  active: number;
  marks: number;
  decide: Decide;
};
/** Answers a question: its kind, who is asked, and the options; the answer is one of them. */
export type Decide = (kind: string, seat: number, options: readonly (string | number)[]) => string | number;

const ERAS = ["might", "faith", "reason"] as const;
const WORTH = { false: [0, 1, 2, 3], true: [0, 1, 3, 5] };

const column = (at: string): number => at.charCodeAt(0) - 65;
const row = (at: string): number => Number(at.slice(1)) - 1;
const square = (x: number, y: number): string => String.fromCharCode(65 + x) + (y + 1);
const squaresOf = ({ at, size }: { at: string; size: number }): string[] => {
  const found: string[] = [];
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) found.push(square(column(at) + x, row(at) + y));
  return found;
};
const inOrder = (a: { at: string }, b: { at: string }): number =>
  row(a.at) - row(b.at) || column(a.at) - column(b.at);
const overlaps = (a: Piece, b: Piece): boolean => squaresOf(a).some((s) => squaresOf(b).includes(s));
/** KH-39: a shared edge, not a corner. */
const touches = (a: Piece, b: Piece): boolean =>
  squaresOf(a).some((s) =>
    squaresOf(b).some((t) => Math.abs(column(s) - column(t)) + Math.abs(row(s) - row(t)) === 1),
  );
const same = (era: Era, a: Piece, b: Piece): boolean =>
  a.type === b.type && a.size === b.size && a.at === b.at && (era !== 1 || a.owner === b.owner);

/** KH-5: a hamlet under a tile counts for nothing. */
const pieces = ({ tiles, hamlets }: Pick<Board, "tiles" | "hamlets">): Piece[] => [
  ...tiles,
  ...hamlets.filter((hamlet) => !tiles.some((tile) => overlaps(tile, hamlet))),
];

function domainsOf(all: readonly Piece[]): Piece[][] {
  const left = new Set([...all].sort(inOrder));
  const domains: Piece[][] = [];
  for (const start of left) {
    const domain = [start];
    left.delete(start);
    for (const piece of domain) {
      for (const other of left) {
        if (!touches(piece, other)) continue;
        domain.push(other);
        left.delete(other);
      }
    }
    domains.push(domain);
  }
  return domains; // each was begun from its top-most, then left-most building (KH-86)
}

function modelOf(state: State, active: number, decide: Decide): Model {
  let marks = 0;
  const boards = ERAS.map((era): Board => {
    const { tiles, hamletCubes } = state.boards[era];
    const board: Board = {
      tiles: tiles.map((tile): Piece => ({ ...structuredClone(tile), mark: -1 }) as Piece),
      hamlets: state.hamlets.map((at) => ({
        type: "civil",
        size: 1,
        at,
        mark: -1,
        printed: true,
        ...(hamletCubes[at] === undefined ? {} : { cube: hamletCubes[at] }),
      })),
      alias: new Map(),
    };
    // KH-137: every building gets the mark of its domain, a covered hamlet that of its cover.
    for (const domain of domainsOf(pieces(board))) {
      for (const piece of domain) piece.mark = marks;
      marks++;
    }
    for (const hamlet of board.hamlets) {
      const cover = board.tiles.find((tile) => overlaps(tile, hamlet));
      if (cover !== undefined) hamlet.mark = cover.mark;
    }
    return board;
  }) as [Board, Board, Board];
  return {
    boards,
    // A copy to change: the type of the state itself is read-only.
    stock: structuredClone(state.stock) as unknown as Record<Type, number[]>,
    cubes: state.players.map(({ cubes }) => cubes),
    options: state.options,
    active,
    marks,
    decide,
  };
}

/** KH-137: which mark stands for this one in Dominion tests. */
function unified({ alias }: Board, mark: number): number {
  let now = mark;
  while (alias.has(now)) now = alias.get(now)!;
  return now;
}

/** Lays a tile and marks it; `own` is the mark of what it comes from. */
function place(model: Model, era: Era, tile: Piece, own?: number): void {
  const board = model.boards[era];
  const beside = pieces(board).filter((piece) => touches(piece, tile));
  board.tiles.push(tile);
  model.stock[tile.type][tile.size - 1]!--;
  if (tile.type !== "civil") {
    tile.mark = own ?? beside[0]?.mark ?? model.marks++;
    return;
  }
  tile.mark = own ?? model.marks++;
  for (const { mark } of beside) {
    const [a, b] = [unified(board, tile.mark), unified(board, mark)];
    if (a !== b) board.alias.set(a, b);
  }
}

function remove(model: Model, era: Era, tile: Piece): void {
  const board = model.boards[era];
  board.tiles = board.tiles.filter((other) => other !== tile);
  model.stock[tile.type][tile.size - 1]!++;
}

function choose(
  model: Model,
  kind: string,
  seat: number,
  options: readonly (string | number)[],
): string | number {
  return options.length === 1 ? options[0]! : model.decide(kind, seat, options); // KH-89
}

/** KH-64, KH-65, KH-96..98. */
function destroy(model: Model, era: Era, tile: Piece): void {
  const people = tile.cubes ?? [];
  const most = Math.max(0, ...people);
  const hamlet = model.boards[era].hamlets.find((h) => overlaps(tile, h));
  if (era === 2 && hamlet !== undefined && most > 0) {
    const tied = people.flatMap((n, seat) => (n === most ? [seat] : []));
    const candidates = tied.length === 1 ? tied : tied.filter((seat) => seat !== model.active);
    const keeper = choose(model, "chooseKeeper", model.active, candidates) as number;
    hamlet.cube = keeper;
    model.cubes[keeper]!--;
  }
  remove(model, era, tile);
  for (const [seat, n] of people.entries()) model.cubes[seat]! += n;
  for (const seat of [tile.owner, tile.progress]) if (seat !== undefined) model.cubes[seat]!++;
  if (tile.size === 1 || era === 2) return;
  const next = (era + 1) as Era;
  const shadow = model.boards[next].tiles.find((other) => same(next, other, tile));
  if (shadow !== undefined) destroy(model, next, shadow);
}

/** KH-53..69: to all later boards, until something stops it. */
function ripple(
  model: Model,
  era: Era,
  building: Piece,
  old: Piece | undefined,
  shadowMarks: readonly (number | undefined)[],
): void {
  for (let f = era + 1; f <= 2; f++) if (!arrives(model, f as Era, building, old, shadowMarks[f])) return;
}

function arrives(
  model: Model,
  era: Era,
  building: Piece,
  old: Piece | undefined,
  shadowMark?: number,
): boolean {
  const board = model.boards[era];
  if (board.tiles.some((tile) => same(era, tile, building))) return true; // KH-69
  const under = board.tiles.filter((tile) => overlaps(tile, building)).sort(inOrder);
  const pred = old?.printed
    ? pieces(board).find((piece) => piece.printed && piece.at === old.at)
    : board.tiles.find((tile) => old !== undefined && same(era, tile, old));
  const { type, size, at } = building;
  if (model.stock[type][size - 1] === 0) return false; // KH-59
  if (type !== "civil") {
    const rest = pieces({
      tiles: board.tiles.filter((tile) => !under.includes(tile)),
      hamlets: board.hamlets,
    });
    const touched = rest.filter((piece) => touches(piece, building)).map(({ mark }) => mark);
    if (pred !== undefined) touched.push(pred.mark);
    const strict = era === 1 || !model.options.ruinsIgnoreDominion;
    if (strict && new Set(touched.map((mark) => unified(board, mark))).size > 1) return false; // KH-60
    if (era === 1) {
      const domain = domainsOf([...rest, building]).find((members) => members.includes(building))!;
      const rivals = domain.filter((piece) => piece !== building && piece.type === type);
      const top = Math.max(0, ...rivals.map((piece) => piece.size));
      if (top === size) return false; // KH-61
      if (pred === undefined && model.cubes[building.owner!] === 0) return false; // KH-121
    }
  }
  for (const victim of under) if (victim !== pred) destroy(model, era, victim); // KH-138
  const copy: Piece = { type, size, at, mark: -1 };
  if (type !== "civil" && era === 1) copy.owner = building.owner!;
  if (type !== "civil" && era === 2) copy.renovated = false;
  if (type === "civil" && era === 2) copy.cubes = pred?.cubes ?? model.cubes.map(() => 0);
  if (pred !== undefined && !pred.printed) {
    remove(model, era, pred);
    if (pred.progress !== undefined) model.cubes[pred.progress]!++; // KH-67
  }
  for (const hamlet of board.hamlets) {
    if (hamlet.cube === undefined || !overlaps(copy, hamlet)) continue;
    copy.cubes![hamlet.cube]!++; // KH-99
    delete hamlet.cube;
  }
  if (copy.owner !== undefined && pred === undefined) model.cubes[copy.owner]!--;
  place(model, era, copy, shadowMark ?? pred?.mark);
  return true;
}

/** KH-71..76, KH-84..86. */
function resolve(model: Model, era: 0 | 1): void {
  const board = model.boards[era];
  const worth = WORTH[`${model.options.values135}`];
  const decisive: readonly Ruling[] = era === 0 ? ["military"] : ["religious", "military"];
  const power = new Map<number, number[]>();
  for (const { mark, type, size } of board.tiles) {
    const sums = power.get(mark) ?? decisive.map(() => 0);
    decisive.forEach((held, i) => {
      if (held === type) sums[i]! += worth[size]!;
    });
    power.set(mark, sums);
  }
  const weaker = (a: Piece, b: Piece): number => {
    const [p, q] = [power.get(a.mark)!, power.get(b.mark)!];
    return p[0]! - q[0]! || (p[1] ?? 0) - (q[1] ?? 0);
  };
  for (;;) {
    const conflict = firstConflict(board, era);
    if (conflict === undefined) return;
    const byPower = [...conflict].sort((a, b) => weaker(a, b) || inOrder(a, b));
    if (weaker(byPower[0]!, byPower.at(-1)!) < 0) {
      downsize(model, era, byPower[0]!);
      continue;
    }
    const own = conflict.filter(({ owner }) => owner === model.active);
    const choice = (own.length > 0 ? own : conflict).sort(inOrder);
    const at = choose(
      model,
      "chooseLoser",
      model.active,
      choice.map((piece) => piece.at),
    );
    downsize(model, era, choice.find((piece) => piece.at === at)!);
  }
}

function firstConflict(board: Board, era: 0 | 1): Piece[] | undefined {
  const order: readonly Ruling[] = era === 0 ? ["military", "religious"] : ["religious", "military"];
  for (const type of order) {
    for (const domain of domainsOf(pieces(board))) {
      const held = domain.filter((piece) => piece.type === type);
      const top = Math.max(0, ...held.map(({ size }) => size));
      const members = held.filter(({ size }) => size === top);
      if (members.length > 1) return members;
    }
  }
  return undefined;
}

/** KH-77, KH-79..82. */
function downsize(model: Model, era: 0 | 1, tile: Piece): void {
  const size = tile.size - 1;
  if (size === 0 || model.stock[tile.type][size - 1] === 0) {
    destroy(model, era, tile);
    return;
  }
  const places = squaresOf({ at: tile.at, size: 2 }).sort((a, b) => inOrder({ at: a }, { at: b }));
  const seat = model.options.activePlaces ? model.active : tile.owner!;
  const at = choose(model, "placeDownsized", seat, places) as string;
  const shadowMarks: (number | undefined)[] = [];
  for (let f = era + 1; f <= 2; f++) {
    const shadow = model.boards[f as Era].tiles.find((other) => same(f as Era, other, tile));
    if (shadow === undefined) break;
    shadowMarks[f] = shadow.mark;
  }
  destroy(model, era, tile);
  const smaller: Piece = { type: tile.type, size, at, owner: tile.owner!, mark: -1 };
  model.cubes[tile.owner!]!--;
  place(model, era, smaller, tile.mark);
  if (size === 2 && (era === 1 || shadowMarks[1] !== undefined))
    ripple(model, era, smaller, undefined, shadowMarks);
}

export type Outcome = {
  readonly position: readonly string[];
  readonly stock: unknown;
  readonly cubes: readonly number[];
};

/** What a legal build, upgrade or demolition does to the boards. */
export function consequences(state: State, seat: number, action: Action, decide: Decide): Outcome {
  const model = modelOf(state, seat, decide);
  if (action.type === "build") {
    const era = ERAS.indexOf(action.era) as Era;
    const { building: type, size, at } = action;
    const tile: Piece = { type, size, at, mark: -1, ...(type === "civil" ? {} : { owner: seat }) };
    if (type !== "civil") model.cubes[seat]!--;
    place(model, era, tile);
    if (size > 1) ripple(model, era, tile, undefined, []);
  } else if (action.type === "upgrade") {
    const era = ERAS.indexOf(action.era) as Era;
    const old = pieces(model.boards[era]).find((piece) => piece.at === action.from)!;
    if (!old.printed) remove(model, era, old);
    const tile: Piece = { type: old.type, size: action.size, at: action.at, mark: -1 };
    if (old.owner !== undefined) tile.owner = old.owner;
    place(model, era, tile, old.mark);
    ripple(model, era, tile, old, []);
  } else if (action.type === "demolish") {
    const era = ERAS.indexOf(action.era) as Era;
    const tile = model.boards[era].tiles.find((piece) => piece.at === action.at)!;
    remove(model, era, tile);
    if (tile.owner !== undefined) model.cubes[tile.owner]!++;
  }
  resolve(model, 0);
  resolve(model, 1);
  return { position: model.boards.map(written), stock: model.stock, cubes: model.cubes };
}

/** One line for each building, in an order that depends on nothing but the board. */
function written({ tiles, hamlets }: Board): string {
  const line = ({ type, size, at, owner, renovated, progress, cubes }: Piece): string =>
    JSON.stringify([at, type, size, owner ?? null, renovated ?? null, progress ?? null, cubes ?? null]);
  return [...tiles.map(line), ...hamlets.map(({ at, cube }) => JSON.stringify([at, "printed", cube ?? null]))]
    .sort()
    .join(" ");
}

/** The engine's state in the same words. */
export function outcomeOf({ boards, hamlets, stock, players }: State): Outcome {
  return {
    position: ERAS.map((era) =>
      written({
        tiles: boards[era].tiles.map((tile) => ({ ...tile, mark: 0 }) as Piece),
        hamlets: hamlets.map((at) => ({
          type: "civil",
          size: 1,
          at,
          mark: 0,
          ...(boards[era].hamletCubes[at] === undefined ? {} : { cube: boards[era].hamletCubes[at] }),
        })),
        alias: new Map(),
      }),
    ),
    stock,
    cubes: players.map(({ cubes }) => cubes),
  };
}
