/** Whether somebody knows what a game is about, in this browser: its goal is shown at his first table of it. */
import { create } from "zustand";

/** By game: the table at which it was shown first, until it is put away there. */
type Goals = Readonly<Record<string, { readonly table: string; readonly away: boolean }>>;

const KEY = "chronarium.goals";

/** Takes from storage only what has the right shape. */
export function readGoals(text: string | null): Goals {
  try {
    const kept: unknown = JSON.parse(text ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).flatMap(([game, value]) => {
        const { table, away } = { table: undefined, away: undefined, ...(value as object) };
        return typeof table === "string" && typeof away === "boolean" ? [[game, { table, away }]] : [];
      }),
    );
  } catch {
    return {};
  }
}

function remembered(): Goals {
  try {
    return readGoals(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

const useGoals = create<{ readonly kept: Goals; readonly called: boolean }>()(() => ({
  kept: remembered(),
  called: false,
}));

function keep(game: string, goal: Goals[string]): void {
  const kept = { ...useGoals.getState().kept, [game]: goal };
  useGoals.setState({ kept });
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that forbids storage forgets it, and the goal is shown again.
  }
}

/** "called": somebody asked for it, so it takes the focus. */
export function useGoal(game: string, table: string): "shown" | "called" | undefined {
  return useGoals(({ kept, called }) => {
    if (called) return "called";
    const { table: first = table, away = false } = kept[game] ?? {};
    return first === table && !away ? "shown" : undefined;
  });
}

/** Whether somebody has ever sat at a table of the game. */
export const useSat = (game: string): boolean => useGoals(({ kept }) => kept[game] !== undefined);

/** From now on this is the first table. */
export function goalSeen(game: string, table: string): void {
  if (useGoals.getState().kept[game] === undefined) keep(game, { table, away: false });
}

export const callGoal = (): void => useGoals.setState({ called: true });

export function putGoalAway(game: string, table: string): void {
  useGoals.setState({ called: false });
  keep(game, { table, away: true });
}
