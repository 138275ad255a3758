/**
 * The table while one action is carried out: a copy of the state that changes step by step, and the events told on
 * the way. What lies deeper than the human and the board is replaced, never changed, so the copy is cheap.
 */
import { nextInt } from "@chronarium/kernel";
import { type Amount, GOODS, type PerWorker, PIECES, type Piece, type Worker } from "../tables/goods.ts";
import { WARP_TILES, type WarpTile } from "../tables/main-board.ts";
import type { Event } from "./events.ts";
import type { Board, Frame, Human, State } from "./state.ts";

type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

export type Table = Omit<Draft<State>, "human" | "board" | "pending"> & {
  readonly human: Draft<Human>;
  readonly board: Draft<Board>;
  readonly pending: Frame[];
  readonly events: Event[];
};

export const tableOf = (state: State): Table => ({
  ...state,
  human: { ...state.human },
  board: { ...state.board },
  pending: [...state.pending],
  events: [],
});

/** Field by field: much faster than taking the events out of a copy, and every action ends here. */
export function stateOf(table: Table): State {
  const state: Draft<State> = {
    options: table.options,
    path: table.path,
    evacuation: table.evacuation,
    era: table.era,
    phase: table.phase,
    first: table.first,
    banner: table.banner,
    next: table.next,
    humanPassed: table.humanPassed,
    lastWordTaken: table.lastWordTaken,
    buildFirst: table.buildFirst,
    pending: table.pending,
    human: table.human,
    bot: table.bot,
    board: table.board,
    rng: table.rng,
  };
  if (table.leader !== undefined) state.leader = table.leader;
  if (table.edition !== undefined) state.edition = table.edition;
  return state;
}

export function draw(table: Table, bound: number): number {
  const [drawn, rng] = nextInt(table.rng, bound);
  table.rng = rng;
  return drawn;
}

/** Adds, or with `sign` -1 takes away. */
export function change(table: Table, amount: Amount, sign: 1 | -1 = 1): void {
  const goods = { ...table.human.goods };
  for (const good of GOODS) goods[good] += sign * (amount[good] ?? 0);
  table.human.goods = goods;
}

export function gain(table: Table, goods: Amount, rule: string): void {
  change(table, goods);
  table.events.push({ type: "gained", goods, rule });
}

export function pay(table: Table, goods: Amount): void {
  if (!GOODS.some((good) => (goods[good] ?? 0) > 0)) return;
  change(table, goods, -1);
  table.events.push({ type: "paid", goods });
}

export function gainVp(table: Table, vp: number, rule: string): void {
  table.human.vp += vp;
  table.events.push({ type: "gainedVp", vp, rule });
}

export const plusWorker = (workers: PerWorker, worker: Worker, count = 1): PerWorker => ({
  ...workers,
  [worker]: workers[worker] + count,
});

/** Equal pieces are counted (AN-108), so they lie in one order. */
export const withPiece = (pieces: readonly Piece[], piece: Piece): readonly Piece[] =>
  [...pieces, piece].sort((a, b) => PIECES.indexOf(a) - PIECES.indexOf(b));
export const withWarpTile = (tiles: readonly WarpTile[], tile: WarpTile): readonly WarpTile[] =>
  WARP_TILES.filter((each) => each === tile || tiles.includes(each));
export function without<T>(items: readonly T[], item: T): readonly T[] {
  const at = items.indexOf(item);
  return at < 0 ? items : [...items.slice(0, at), ...items.slice(at + 1)];
}
