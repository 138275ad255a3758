/** What the human's board says: tiles, spots, thresholds, ranges, prices (AN-56, AN-89, AN-92..AN-96). */
import { BUILDING, type BuildingId, ROWS, type Row, rowOf } from "../tables/buildings.ts";
import type { Effects, Passive } from "../tables/effects.ts";
import {
  type Amount,
  GOODS,
  type Good,
  type PerGood,
  type PerWorker,
  type Shape,
  shapeOf,
  WORKERS,
  type Worker,
} from "../tables/goods.ts";
import type { CollapsingId, WarpTile } from "../tables/main-board.ts";
import { afterImpact } from "../tables/main-board.ts";
import {
  type BoardDef,
  boardOf,
  COLUMNS,
  COVERED_SLOTS,
  EXOSUITS,
  FREE_SLOTS,
  type Spot,
} from "../tables/paths.ts";
import { SUPERPROJECT, type SuperprojectId } from "../tables/superprojects.ts";
import type { Human, State, TileId } from "./state.ts";

export const isSuperproject = (tile: TileId): tile is SuperprojectId => tile.charCodeAt(0) === 83;
export const effectsOf = (tile: TileId): Effects =>
  isSuperproject(tile) ? SUPERPROJECT[tile] : BUILDING[tile];
export const vpOf = (tile: TileId): number =>
  isSuperproject(tile) ? SUPERPROJECT[tile].vp : BUILDING[tile].vp;

export type OwnTile = { readonly tile: TileId; readonly row: Row; readonly column: number };

/**
 * Every own tile once, of a Superproject its left spot; `column` counts from 0. Rows are replaced, never changed, so
 * the list is made once for each: a memory of a pure function, which cannot change any outcome.
 */
export function ownTiles({ rows }: Pick<Human, "rows">): readonly OwnTile[] {
  const known = LISTED.get(rows);
  if (known !== undefined) return known;
  const out: OwnTile[] = [];
  for (const row of ROWS) {
    const tiles = rows[row];
    for (let column = 0; column < tiles.length; column++) {
      const tile = tiles[column]!;
      if (tile !== "" && (column === 0 || tiles[column - 1] !== tile)) out.push({ tile, row, column });
    }
  }
  LISTED.set(rows, out);
  return out;
}
const LISTED: WeakMap<Human["rows"], readonly OwnTile[]> = new WeakMap();

const spotOf = (row: Row, column: number): Spot => `${row}${(column + 1) as 1 | 2 | 3}`;
export const isCovered = (human: Human, { row, column }: OwnTile): boolean =>
  human.anomalies.length > 0 && human.anomalies.includes(spotOf(row, column));
export const ownTile = (human: Human, tile: TileId): OwnTile | undefined =>
  ownTiles(human).find((each) => each.tile === tile);

/** How many uncovered own tiles have this effect. */
export function countPassive(human: Human, passive: Passive): number {
  let count = 0;
  for (const own of ownTiles(human))
    if (effectsOf(own.tile).passive?.includes(passive) === true && !isCovered(human, own)) count++;
  return count;
}
export const hasPassive = (human: Human, passive: Passive): boolean => countPassive(human, passive) > 0;

export const countRow = (human: Pick<Human, "rows">, row: Row): number =>
  ownTiles(human).filter(({ tile }) => !isSuperproject(tile) && rowOf(tile as BuildingId) === row).length;
export const buildingsOf = (human: Pick<Human, "rows">): readonly TileId[] =>
  ownTiles(human).flatMap(({ tile }) => (isSuperproject(tile) ? [] : [tile]));
export const superprojectsOf = (human: Pick<Human, "rows">): readonly SuperprojectId[] =>
  ownTiles(human).flatMap(({ tile }) => (isSuperproject(tile) ? [tile] : []));
export const anomalyCount = ({ anomalies, beside }: Human): number => anomalies.length + beside;

const isFree = (human: Human, row: Row, column: number): boolean =>
  human.rows[row][column] === "" && !human.anomalies.includes(spotOf(row, column));
/** AN-56: the leftmost free spot of a row, counted from 0; -1 if none. */
export function freeColumn(human: Human, row: Row): number {
  for (let column = 0; column < COLUMNS.length; column++) if (isFree(human, row, column)) return column;
  return -1;
}
/** AN-56: where two free spots lie side by side, the left pair if both do. */
export function pairColumn(human: Human, row: Row): number {
  for (let column = 0; column < COLUMNS.length - 1; column++)
    if (isFree(human, row, column) && isFree(human, row, column + 1)) return column;
  return -1;
}

/** Where the next Anomaly may lie (AN-34, AN-92); none: beside the board. */
export function anomalySpots(state: Pick<State, "human" | "path" | "options">): readonly Spot[] {
  const { human } = state;
  if (boardFor(state).anomaliesAnywhere) {
    const free = ROWS.flatMap((row) =>
      COLUMNS.flatMap((_, column) => (isFree(human, row, column) ? [spotOf(row, column)] : [])),
    );
    if (free.length > 0) return free;
  }
  for (let column = 0; column < COLUMNS.length; column++) {
    const leftmost = ROWS.filter((row) => isFree(human, row, column));
    if (leftmost.length > 0) return leftmost.map((row) => spotOf(row, column));
  }
  const bare = ownTiles(human).filter((own) => !isCovered(human, own));
  const buildings = bare.filter(({ tile }) => !isSuperproject(tile));
  const rightmost = Math.max(...buildings.map(({ column }) => column));
  const chosen = buildings.length > 0 ? buildings.filter(({ column }) => column === rightmost) : bare;
  return chosen.map(({ row, column }) => spotOf(row, column));
}

/** What tells the board of the human. */
export type Boarded = Pick<State, "path" | "options" | "edition">;
export const boardFor = ({ path, options, edition }: Boarded): BoardDef =>
  boardOf(path, options.side, edition);
/** AN-89. */
export const thresholdOf = (state: Boarded & Pick<State, "human">): number =>
  boardFor(state).threshold + countPassive(state.human, "threshold");
/** AN-96. */
export const rangeOf = (state: Pick<State, "human" | "leader">, range: number): number =>
  range + countPassive(state.human, "range") + (state.leader === "cartographer" ? 1 : 0);
/** AN-94. */
export const supplyPrice = (state: Boarded & Pick<State, "human">): number =>
  Math.max(0, boardFor(state).supply[state.human.morale]! - (hasPassive(state.human, "cheapSupply") ? 2 : 0));
/** AN-42: top slots that can be used. */
export const freeSlots = ({ era, leader }: Pick<State, "era" | "leader">): number =>
  afterImpact(era) ? FREE_SLOTS - (leader === "stoneWarden" ? 1 : COVERED_SLOTS) : FREE_SLOTS;
export const spareExosuits = ({ powered, placed }: Pick<Human, "powered" | "placed">): number =>
  EXOSUITS - powered - placed;

export const covers = (goods: PerGood, amount: Amount): boolean =>
  goods.W >= (amount.W ?? 0) &&
  goods.T >= (amount.T ?? 0) &&
  goods.U >= (amount.U ?? 0) &&
  goods.G >= (amount.G ?? 0) &&
  goods.N >= (amount.N ?? 0) &&
  goods.E >= (amount.E ?? 0);
/** The first good that is missing. */
export const shortOf = (goods: PerGood, amount: Amount): Good | undefined =>
  covers(goods, amount) ? undefined : GOODS.find((good) => goods[good] < (amount[good] ?? 0));

/** AN-93. */
export function discounted(
  human: Human,
  cost: Amount,
  by: Worker | undefined,
  tile: CollapsingId | undefined,
): Amount {
  const skilled = by === "En" || by === "Ge" ? 1 : 0;
  const titanium = skilled + countPassive(human, "cheapConstruct") + (tile === "CC3" ? 2 : 0);
  const neutronium = tile === "CC2" ? 1 : 0;
  if (titanium + neutronium === 0) return cost;
  const { T = 0, N = 0 } = cost;
  return { ...cost, T: Math.max(0, T - titanium), N: Math.max(0, N - neutronium) };
}

export const totalOf = (workers: PerWorker): number => workers.Ge + workers.Ad + workers.En + workers.Sc;
/** AN-97: Active, Tired and Busy. */
export const ownedWorkers = ({ active, tired, busy, motivated, doomed }: Human): PerWorker => {
  const sum = (worker: Worker): number =>
    active[worker] + tired[worker] + busy[worker] + motivated[worker] + doomed[worker];
  return { Ge: sum("Ge"), Ad: sum("Ad"), En: sum("En"), Sc: sum("Sc") };
};
export const tiredTypes = ({ tired }: Human): readonly Worker[] =>
  WORKERS.filter((worker) => tired[worker] > 0);

export function shapesOf({ breakthroughs }: Human): Readonly<Record<Shape, number>> {
  const shapes = { circle: 0, triangle: 0, square: 0 };
  for (const piece of breakthroughs) shapes[shapeOf(piece)]++;
  return shapes;
}

/** The Era on whose tile an own Warp tile lies; 0 if it is in the supply. */
export const warpEra = ({ warpOn }: Pick<Human, "warpOn">, tile: WarpTile): number =>
  warpOn.findIndex((tiles) => tiles.includes(tile)) + 1;
export const onTimeline = ({ warpOn }: Pick<Human, "warpOn">): readonly WarpTile[] => warpOn.flat();
