/** Typed words: every action goes by the words of its own sentence, by ids and by short names. */
import {
  type Action,
  BUILDING_IDS,
  type FreeSource,
  ownTiles,
  partsOf,
  picksOf,
  SPACES,
  type State,
  SUPERPROJECT_IDS,
  type TileId,
  WARP_TILES,
  WORKERS,
} from "@chronarium/anachrony";
import { meant, partOf, type Said, type Sayable } from "../said.ts";
import { offered, pickLabel } from "./menu.ts";
import type { Speech } from "./speech.ts";

/** The language of the game, and English. */
type Spoken = readonly Speech[];

export const readWords = (
  state: State,
  line: string,
  spoken: Spoken,
  actions: readonly Action[],
): Said<Action> =>
  meant(
    line,
    spoken.flatMap(({ text }) => text.fillers),
    actions.map((action) => sayable(state, action, spoken)),
  );

/** The kind of thing that is done, and every choice in it. */
function sayable(state: State, action: Action, spoken: Spoken): Sayable<Action> {
  const verbs = [action.type, ...spoken.flatMap(({ text }) => text.verbs[action.type] ?? [])];
  const picks = picksOf(action).flatMap((pick) => {
    const [kind, value] = partsOf(pick);
    if (kind === "do") return [];
    const names = spoken.map((speech) => pickLabel(state, pick, speech).split(" · ")[0] ?? "");
    // Each of several cubes or workers is said by itself.
    return value.includes("+")
      ? value.split("+").map((each) => partOf(each))
      : [partOf(value, value.replace(/\d$/, ""), ...names)];
  });
  const sentence = spoken.map(({ words, names }) => words.action(action, names));
  return { action, parts: [partOf(...verbs, ...(picks.length === 0 ? sentence : [])), ...picks] };
}

/** What somebody may have meant who named something that cannot be done now: the rules then say why not. */
export function conceivable(state: State): readonly Action[] {
  const { human, board, leader } = state;
  const tiles: readonly TileId[] = [...BUILDING_IDS, ...SUPERPROJECT_IDS];
  const own = ownTiles(human).map(({ tile }) => tile);
  const known = board.superprojects.slice(0, state.era + 1).map(({ id }) => id);
  const open = tiles.filter(
    (tile) =>
      known.includes(tile as (typeof known)[number]) ||
      Object.values(board.primary).some(([top]) => top === tile) ||
      Object.values(board.secondary).some(([top]) => top === tile),
  );
  const sources: readonly FreeSource[] = [
    "force",
    ...own,
    ...(leader === "oldRoot" || leader === "timeClerk" ? [leader] : []),
  ];
  return [
    ...offered(state),
    ...WORKERS.flatMap((worker) => SPACES.map((space): Action => ({ type: "place", worker, space }))),
    ...WORKERS.flatMap((worker) =>
      (["supply", ...own] as const).map((at): Action => ({ type: "work", worker, at })),
    ),
    ...sources.map((source): Action => ({ type: "free", source })),
    ...open.map((tile): Action => ({ type: "build", tile })),
    ...WORKERS.map((worker): Action => ({ type: "recruit", worker })),
    ...WARP_TILES.map((tile): Action => ({ type: "warp", tiles: [tile] })),
    ...[0, 1, 2, 3, 4, 5, 6].map((suits): Action => {
      const free = Math.min(3, suits);
      return suits <= 3
        ? { type: "powerUp", free }
        : { type: "powerUp", free, payments: Array.from({ length: suits - 3 }, () => "E" as const) };
    }),
    { type: "pass" },
    { type: "handOver" },
  ];
}
