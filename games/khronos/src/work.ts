/**
 * The ground while one action is being carried out: boards, stock and cubes that change step by step, the marks
 * of KH-137, and the events told on the way. Lives for one call of `reckon` and never enters the state.
 */
import type { Seat } from "@chronarium/kernel";
import type { BoardEvent } from "./events.ts";
import { type Grid, type Place, placeAt, type SquareId } from "./grid.ts";
import { type Layout, layoutOf } from "./layout.ts";
import { type Marks, makeMarks } from "./marks.ts";
import type { Options } from "./options.ts";
import type { Board, Ground, Question, Tile } from "./state.ts";
import { type BuildingType, ERAS, type Era, type Size } from "./tables.ts";

/** Steps that may stop to ask; the answer comes back as the value of `yield`. */
export type Steps<Result = void> = Generator<Question, Result, SquareId | Seat>;

export type Work = {
  readonly grid: Grid;
  readonly options: Options;
  readonly hamlets: readonly SquareId[];
  /** The player whose turn it is. */
  readonly active: Seat;
  /** The boards before the action: marks are read off them. */
  readonly before: Readonly<Record<Era, Board>>;
  readonly boards: Record<Era, Board>;
  readonly stock: Record<BuildingType, [number, number, number]>;
  readonly cubes: number[];
  readonly marks: Partial<Record<Era, Marks>>;
  readonly events: BoardEvent[];
};

export function beginWork(
  table: {
    readonly grid: Grid;
    readonly options: Options;
    readonly hamlets: readonly SquareId[];
    readonly active: Seat;
  },
  ground: Ground,
): Work {
  const { stock } = ground;
  return {
    ...table,
    before: ground.boards,
    boards: { ...ground.boards },
    stock: { military: [...stock.military], religious: [...stock.religious], civil: [...stock.civil] },
    cubes: [...ground.cubes],
    marks: {},
    events: [],
  };
}

export const groundOf = (work: Work): Ground => ({
  boards: work.boards,
  stock: work.stock,
  cubes: work.cubes,
});

export const layoutNow = (work: Work, era: Era): Layout =>
  layoutOf(work.grid, work.hamlets, work.boards[era]);

export function marksNow(work: Work, era: Era): Marks {
  let marks = work.marks[era];
  if (marks === undefined) {
    marks = makeMarks(work.hamlets, layoutOf(work.grid, work.hamlets, work.before[era]));
    work.marks[era] = marks;
  }
  return marks;
}

export function placeOf(work: Work, tile: { readonly at: SquareId; readonly size: Size }): Place {
  const place = placeAt(work.grid, tile.at, tile.size);
  if (place === undefined)
    throw new Error(`A building of size ${tile.size} at ${tile.at} is not on the board.`);
  return place;
}

export const laterThan = (era: Era): readonly Era[] => ERAS.slice(ERAS.indexOf(era) + 1);

export const tilesLeft = (work: Work, type: BuildingType, size: Size): number =>
  work.stock[type][size - 1] as number;

/** Takes a tile from the stock and lays it down. Cubes and marks are the caller's matter. */
export function layTile(work: Work, era: Era, tile: Tile): void {
  const board = work.boards[era];
  const square = placeOf(work, tile).square;
  const index = board.tiles.findIndex((other) => placeOf(work, other).square > square);
  const tiles = index === -1 ? [...board.tiles, tile] : board.tiles.toSpliced(index, 0, tile);
  work.boards[era] = { ...board, tiles };
  work.stock[tile.type][tile.size - 1] = tilesLeft(work, tile.type, tile.size) - 1;
}

/** Takes a tile off the board, back to the stock. */
export function liftTile(work: Work, era: Era, tile: Tile): void {
  const board = work.boards[era];
  work.boards[era] = { ...board, tiles: board.tiles.filter((other) => other !== tile) };
  work.stock[tile.type][tile.size - 1] = tilesLeft(work, tile.type, tile.size) + 1;
  marksNow(work, era).tiles.delete(tile.at);
}

export function setHamletCube(work: Work, at: SquareId, seat: Seat | undefined): void {
  const board = work.boards.reason;
  const { [at]: _, ...others } = board.hamletCubes;
  work.boards.reason = { ...board, hamletCubes: seat === undefined ? others : { ...others, [at]: seat } };
}

/** The tile on a board that equals this building: type, size, squares, and on Faith the owner (KH-65, 66, 69). */
export function equalTile(work: Work, era: Era, like: Tile): Tile | undefined {
  return work.boards[era].tiles.find(
    (tile) =>
      tile.at === like.at &&
      tile.type === like.type &&
      tile.size === like.size &&
      (era !== "faith" || !("owner" in tile) || !("owner" in like) || tile.owner === like.owner),
  );
}
