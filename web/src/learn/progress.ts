/** How far somebody has come in the lessons, in this browser. */
import type { Lesson } from "@chronarium/kernel";
import { create } from "zustand";

/** By game: the steps that were done, by their ids, the last one that was open, and whether all were done once. */
type Progress = Readonly<
  Record<string, { readonly done: readonly string[]; readonly at: number; readonly whole: boolean }>
>;

const KEY = "chronarium.lessons";
const NONE = { done: [], at: 1, whole: false } as const;

/** Takes from storage only what has the right shape. */
export function readProgress(text: string | null): Progress {
  try {
    const kept: unknown = JSON.parse(text ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).flatMap(([game, value]) => {
        const { done, at, whole } = { ...NONE, ...(value as object) };
        const sound =
          Array.isArray(done) &&
          done.every((id) => typeof id === "string") &&
          Number.isInteger(at) &&
          typeof whole === "boolean";
        return sound ? [[game, { done, at, whole }]] : [];
      }),
    );
  } catch {
    return {};
  }
}

function remembered(): Progress {
  try {
    return readProgress(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

export const useProgress = create<Progress>()(remembered);

export const progressIn = (progress: Progress, game: string): Progress[string] => progress[game] ?? NONE;

export function keepProgress(game: string, change: Partial<Progress[string]>): void {
  const before = progressIn(useProgress.getState(), game);
  useProgress.setState({ [game]: { ...before, ...change } });
  try {
    localStorage.setItem(KEY, JSON.stringify(useProgress.getState()));
  } catch {
    // A browser that forbids storage forgets it.
  }
}

export const markDone = ({ game, steps }: Lesson, step: string): void => {
  const { done: before, whole } = progressIn(useProgress.getState(), game);
  const done = before.includes(step) ? before : [...before, step];
  keepProgress(game, { done, whole: whole || steps.every(({ id }) => done.includes(id)) });
};
