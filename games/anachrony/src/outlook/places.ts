/** The places of the table by name, and what pointing at one can mean. */
import { isSuperproject, ownTiles } from "../solo/human.ts";
import type { FreeSource, State, TileId } from "../solo/state.ts";
import type { Cube, Worker } from "../tables/goods.ts";
import type { Space, WarpTile } from "../tables/main-board.ts";
import { type Spot, spotColumn, spotRow } from "../tables/paths.ts";
import type { BoardPick } from "./picks.ts";

/**
 * A worker of the own crew, a space of the Main board, Supply, a spot of the own board, an open tile of a stack, a
 * Timeline tile with its Superproject, a Warp tile wherever it lies, a cube or a worker of a pool, a Free Action.
 */
export type Place =
  | `worker ${Worker}`
  | `space ${Space}`
  | "supply"
  | "beside"
  | `spot ${Spot}`
  | `open ${TileId}`
  | `era ${number}`
  | `warp ${WarpTile}`
  | `cube ${Cube}`
  | `pool ${Worker}`
  | `free ${FreeSource}`;

/** The own tile that lies on a spot. */
export const tileOn = ({ human }: Pick<State, "human">, spot: Spot): TileId | "" =>
  human.rows[spotRow(spot)][spotColumn(spot) - 1] ?? "";

/** An Anomaly on a Superproject lies on its left spot (AN-92). */
export function anomalyOn({ human }: Pick<State, "human">, spot: Spot): Spot | undefined {
  if (human.anomalies.includes(spot)) return spot;
  const own = ownTiles(human).find(
    ({ tile, row, column }) =>
      isSuperproject(tile) && row === spotRow(spot) && column + 2 === spotColumn(spot),
  );
  const left = own && (`${own.row}${own.column + 1}` as Spot);
  return left !== undefined && human.anomalies.includes(left) ? left : undefined;
}

/** What pointing at a place can mean; the first that answers the question counts. */
export function meanings(state: State, place: Place): readonly BoardPick[] {
  const at = place.indexOf(" ");
  const [kind, value] = at < 0 ? [place, ""] : [place.slice(0, at), place.slice(at + 1)];
  switch (kind) {
    case "worker":
      return [`worker ${value as Worker}`, `wake ${value}`, `give ${value as Worker}`];
    case "space":
      return [`space ${value as Space}`];
    case "supply":
      return ["at supply"];
    case "beside":
      return ["at beside"];
    case "spot": {
      const spot = value as Spot;
      const tile = tileOn(state, spot);
      const anomaly = anomalyOn(state, spot);
      return [
        `spot ${spot}`,
        ...(anomaly === undefined ? [] : [`at ${anomaly}` as const]),
        ...(tile === ""
          ? [`row ${spotRow(spot)}` as const]
          : ([`at ${tile}`, `free ${tile}`, `copy ${tile}`] as const)),
      ];
    }
    case "open":
      return [`tile ${value as TileId}`];
    case "era": {
      const laid = state.board.superprojects[Number(value) - 1];
      return [`era ${Number(value)}`, ...(laid === undefined ? [] : [`tile ${laid.id}` as const])];
    }
    case "warp":
      return [`warp ${value as WarpTile}`, `back ${value as WarpTile}`];
    case "cube":
      return [`cube ${value as Cube}`];
    case "pool":
      return [`recruit ${value as Worker}`];
    default:
      return [`free ${value as FreeSource}`];
  }
}
