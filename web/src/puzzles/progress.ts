/** Which puzzles somebody has solved or missed, in this browser. */
import { create } from "zustand";

export type Outcome = "solved" | "failed";
/** By game and puzzle. What was solved once stays solved. */
type Progress = Readonly<Record<string, Readonly<Record<string, Outcome>>>>;

const KEY = "chronarium.puzzles";

/** Takes from storage only what has the right shape. */
export function readOutcomes(text: string | null): Progress {
  try {
    const kept: unknown = JSON.parse(text ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).flatMap(([game, value]: [string, unknown]) => {
        if (typeof value !== "object" || value === null) return [];
        const sound = Object.entries(value).filter(
          (entry): entry is [string, Outcome] => entry[1] === "solved" || entry[1] === "failed",
        );
        return [[game, Object.fromEntries(sound)]];
      }),
    );
  } catch {
    return {};
  }
}

function remembered(): Progress {
  try {
    return readOutcomes(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

export const useOutcomes = create<Progress>()(remembered);

export function keepOutcome(game: string, puzzle: string, outcome: Outcome): void {
  const before = useOutcomes.getState()[game] ?? {};
  if (before[puzzle] === outcome || before[puzzle] === "solved") return;
  useOutcomes.setState({ [game]: { ...before, [puzzle]: outcome } });
  try {
    localStorage.setItem(KEY, JSON.stringify(useOutcomes.getState()));
  } catch {
    // A browser that forbids storage forgets it.
  }
}
