/** What holds at every companion's table. */
import type { Result } from "@chronarium/kernel";
import { botFaults } from "../chronobot/faults.ts";
import { botScore, CATEGORIES, type Score, verdict } from "../chronobot/phases.ts";
import { ERAS } from "../tables/main-board.ts";
import { HUMAN_WARP_TILES, MOST_START_STEPS, MOST_STEPS, MOST_TURNS, type State } from "./state.ts";

export function invariants(state: State): readonly string[] {
  const faults = botFaults(state.bot).map(({ says }) => says);
  const must = (holds: boolean, says: string): void => {
    if (!holds) faults.push(says);
  };
  must(state.era >= 1 && state.era <= ERAS, `There is no Era ${state.era}.`);
  must(state.done <= MOST_TURNS, "The human took too many turns.");
  must(
    state.bot.warpOn.every((count, i) => count === 0 || i < state.era),
    "A Warp tile of the Chronobot lies in the future.",
  );
  if (state.humanWarp !== undefined) {
    const there = state.humanWarp.reduce((sum, tiles) => sum + tiles, 0);
    must(
      there <= HUMAN_WARP_TILES && state.humanWarp.every((count) => count >= 0),
      "The human does not have nine Warp tiles.",
    );
  }
  must(
    (state.humanWarp !== undefined) === state.tracks.warp,
    "The human's Warp tiles are not tracked as told.",
  );
  must((state.tiles !== undefined) === (state.tracks.tiles ?? false), "The tiles are not tracked as told.");
  must((state.spaces !== undefined) === state.tracks.spaces, "The spaces are not tracked as told.");
  if (state.correction !== undefined) {
    const most = state.correction.start ? MOST_START_STEPS : MOST_STEPS;
    must(state.correction.steps <= most, "The correction has too many steps.");
  }
  return faults;
}

/** CP-13, CB-44. */
export function result(state: State): Result | undefined {
  if (state.phase !== "closed") return undefined;
  const own = Object.fromEntries(
    CATEGORIES.map((category) => [category, state.sheet[category] ?? 0]),
  ) as Score;
  return verdict(own, botScore(state.bot));
}
