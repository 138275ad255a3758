/** What somebody tried who chose a place that has no answer now: the rules then say why not. */
import type { Action } from "../solo/actions.ts";
import { legalActions } from "../solo/legal.ts";
import { refusal } from "../solo/refusal.ts";
import type { FreeSource, State, TileId } from "../solo/state.ts";
import { type Cube, WORKERS, type Worker } from "../tables/goods.ts";
import { PLACE, type Space, type WarpTile } from "../tables/main-board.ts";
import { type Spot, spotRow } from "../tables/paths.ts";
import { type BoardPick, partsOf } from "./picks.ts";
import { anomalyOn, type Place, tileOn } from "./places.ts";

const namedBy = (picks: readonly BoardPick[], kind: string): string | undefined =>
  picks.map(partsOf).find(([each]) => each === kind)?.[1];

/** Reasons that another worker, or another payment, would not have met. */
const NARROW: readonly string[] = [
  "anachrony/no-active-worker",
  "anachrony/worker-not-allowed",
  "anachrony/wrong-cubes",
];

/** Of several attempts that are all refused the one whose reason says most. */
function telling(state: State, attempts: readonly Action[]): Action | undefined {
  const refused = attempts.flatMap((action) => {
    const { code } = refusal(state, 0, action) ?? {};
    return code === undefined ? [] : [{ action, narrow: NARROW.indexOf(code) + 1 }];
  });
  return refused.toSorted((a, b) => a.narrow - b.narrow)[0]?.action;
}

const PAYMENTS: readonly (readonly Cube[] | undefined)[] = [
  undefined,
  ["N"],
  ["T"],
  ["U"],
  ["G"],
  ["T", "T"],
  ["U", "T"],
];

/** What cannot be done there, with what is chosen so far; undefined where nothing could be meant. */
export function attemptAt(state: State, picks: readonly BoardPick[], place: Place): Action | undefined {
  const [kind, value] = place.includes(" ") ? partsOf(place as BoardPick) : [place, ""];
  const chosen = namedBy(picks, "worker") as Worker | undefined;
  const workers = chosen === undefined ? WORKERS : [chosen];
  const works = (at: "supply" | "beside" | Spot | TileId): Action | undefined =>
    telling(
      state,
      workers.flatMap((worker) =>
        PAYMENTS.map(
          (cubes): Action => ({ type: "work", worker, at, ...(cubes !== undefined && { cubes }) }),
        ),
      ),
    );
  switch (kind) {
    case "worker": {
      const space = namedBy(picks, "space") as Space | undefined;
      const worker = value as Worker;
      if (space !== undefined) return { type: "place", worker, space };
      return telling(state, [
        { type: "place", worker, space: "purify" },
        { type: "work", worker, at: "supply" },
      ]);
    }
    case "space":
      return telling(
        state,
        workers.map((worker): Action => ({ type: "place", worker, space: value as Space })),
      );
    case "supply":
    case "beside":
      return works(kind);
    case "spot": {
      const spot = value as Spot;
      const tile = tileOn(state, spot);
      if (state.pending.at(-1)?.kind === "anomalySpot") return { type: "anomalySpot", spot };
      const built = namedBy(picks, "tile") as TileId | undefined;
      if (built !== undefined && tile === "") return { type: "build", tile: built, row: spotRow(spot) };
      return works(anomalyOn(state, spot) ?? (tile === "" ? spot : tile));
    }
    case "open":
      return { type: "build", tile: value as TileId };
    case "era": {
      if (state.pending.at(-1)?.kind === "focus") return { type: "focus", era: Number(value) };
      const laid = state.board.superprojects[Number(value) - 1];
      // Nobody may know what lies face down.
      if (laid === undefined || Number(value) > state.era + 1) return { type: "focus", era: Number(value) };
      return { type: "build", tile: laid.id, row: "PP" };
    }
    case "warp":
      return state.pending.at(-1)?.kind === "takeBack"
        ? { type: "takeBack", tile: value as WarpTile }
        : { type: "warp", tiles: [value as WarpTile] };
    case "cube":
      return { type: "mine", cube: value as Cube };
    case "pool":
      return { type: "recruit", worker: value as Worker };
    case "free":
      return telling(
        state,
        PAYMENTS.map(
          (cubes): Action => ({
            type: "free",
            source: value as FreeSource,
            ...(cubes !== undefined && { cubes }),
          }),
        ),
      );
    default:
      return undefined;
  }
}

const kindOf = (space: Space): string => PLACE[space].kind;

/** Up to three legal actions nearest to a refused one: the same space, the same worker, the same kind of thing. */
export function waysOut(state: State, refused: Action): readonly Action[] {
  const nearness = (action: Action): number => {
    if (action.type !== refused.type) return 0;
    if (action.type === "place" && refused.type === "place") {
      if (action.space === refused.space) return 4;
      if (kindOf(action.space) !== kindOf(refused.space)) return 0;
      return action.worker === refused.worker ? 3 : 2;
    }
    if (action.type === "work" && refused.type === "work") return action.at === refused.at ? 4 : 0;
    if (action.type === "build" && refused.type === "build") return action.tile === refused.tile ? 4 : 1;
    if (action.type === "warp") return action.tiles?.length === 1 ? 1 : 0;
    return action.type === "pass" || action.type === "handOver" || action.type === "decline" ? 0 : 1;
  };
  return legalActions(state, 0)
    .map((action) => ({ action, near: nearness(action) }))
    .filter(({ near }) => near > 0)
    .toSorted((a, b) => b.near - a.near)
    .slice(0, 3)
    .map(({ action }) => action);
}
