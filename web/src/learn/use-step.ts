/** How a step of the lesson stands: done, off the path, or waiting. */
import { LEARNER, noteFor, reaches } from "@chronarium/kernel";
import { useEffect, useMemo } from "react";
import { useTable } from "../table/store.ts";
import type { Taught } from "./lesson-source.ts";
import { markDone } from "./progress.ts";

export type Standing = {
  readonly done: boolean;
  /** Something else has been done: its note, if it has one. */
  readonly strayed: boolean;
  readonly note: string | undefined;
};

export function useStep(step: number, { lesson }: Taught): Standing {
  const entries = useTable((state) => state.entries);
  const own = lesson.steps[step - 1];
  const standing = useMemo((): Standing => {
    if (own === undefined) return { done: false, strayed: false, note: undefined };
    const mine = entries.filter(({ seat }) => seat === LEARNER);
    if (mine.some(({ events }) => reaches(own, events)))
      return { done: true, strayed: false, note: undefined };
    const note = mine.findLast(({ events }) => noteFor(own, events) !== undefined);
    return { done: false, strayed: mine.length > 0, note: note && noteFor(own, note.events) };
  }, [entries, own]);
  useEffect(() => {
    if (standing.done && own !== undefined) markDone(lesson, own.id);
  }, [lesson, own, standing.done]);
  return standing;
}
