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

type WordFault = { readonly step: string; readonly message: string };

/** What the words lack for this lesson, or have too many, step by step. */
export function lessonWordFaults(lesson: Lesson, words: LessonWords): readonly WordFault[] {
  const faults: WordFault[] = [];
  const missing = (step: string, message: string): void => void faults.push({ step, message });
  const known = new Set(lesson.steps.map(({ id }) => id));
  for (const id of Object.keys(words.steps)) {
    if (!known.has(id)) missing(id, "There are words for it, and no such step.");
  }
  for (const { id, aim, notes } of lesson.steps) {
    const said = Object.hasOwn(words.steps, id) ? words.steps[id] : undefined;
    if (said === undefined) {
      missing(id, "It has no words.");
      continue;
    }
    if ((said.task === undefined) !== (aim === undefined)) {
      missing(
        id,
        aim === undefined ? "It asks for something and has no aim." : "It has an aim and asks for nothing.",
      );
    }
    const asked = [...new Set(notes.map(({ note }) => note))].sort().join(", ");
    const written = Object.keys(said.notes ?? {})
      .sort()
      .join(", ");
    if (asked !== written) missing(id, `It has the notes "${asked}", and words for "${written}".`);
  }
  return faults;
}
