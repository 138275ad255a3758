/** The words of a lesson in one language, and what is missing in them. */
import type { Lesson } from "./lesson.ts";

/** What a step says; `*…*` sets off a term. */
export type StepWords = {
  /** Its name in the row of steps. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
  /** What the learner is asked to do; a step without an aim asks for nothing. */
  readonly task?: string;
  /** What he knows afterwards, in one line. */
  readonly know: string;
  readonly notes?: Readonly<Record<string, string>>;
};

export type LessonWords = {
  /** What the game is about, for somebody who sits down for the first time. */
  readonly goal: readonly string[];
  readonly steps: Readonly<Record<string, StepWords>>;
};

/** What the words lack for this lesson, or have too many, each named by its step. */
export function lessonWordFaults(lesson: Lesson, words: LessonWords): readonly string[] {
  const faults: string[] = [];
  const known = new Set(lesson.steps.map(({ id }) => id));
  for (const id of Object.keys(words.steps)) {
    if (!known.has(id)) faults.push(`There are words for a step "${id}", and no such step.`);
  }
  for (const { id, aim, notes } of lesson.steps) {
    const said = Object.hasOwn(words.steps, id) ? words.steps[id] : undefined;
    if (said === undefined) {
      faults.push(`The step "${id}" has no words.`);
      continue;
    }
    if ((said.task === undefined) !== (aim === undefined)) {
      faults.push(
        `The step "${id}" ${aim === undefined ? "asks for something and has no aim" : "has an aim and asks for nothing"}.`,
      );
    }
    const asked = [...new Set(notes.map(({ note }) => note))].sort().join(", ");
    const written = Object.keys(said.notes ?? {})
      .sort()
      .join(", ");
    if (asked !== written)
      faults.push(`The step "${id}" has the notes "${asked}", and words for "${written}".`);
  }
  return faults;
}
