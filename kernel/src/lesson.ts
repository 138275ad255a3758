/**
 * Lessons: a transcript with steps. Each step has an aim, and the lines that reach it.
 *
 *   game khronos seats=2 seed=lesson
 *   others Idris                                     who plays the other seats
 *   position Might … | Faith … | Reason …
 *   step leader KH-39 KH-112                         its id, for the words, and the rules that it is about
 *   look might:D7 hand                               what the note points at, by the game's names of places
 *   aim {"type":"built","at":["E7","F7"]}            done when an event of the learner's holds this; a list is a choice
 *   when apart {"type":"built"}                      another note, while the aim is not reached
 *   ~apart r build era=might …                       a way that is not taken, to show that the note comes
 *   r build era=might type=military size=2 at=E7 …   the way that is taken
 *
 * A step without an aim is read and put away. The lines before the first action of a step lay its table, so that
 * every step can be begun by itself; the lines after its aim are played by themselves when the learner goes on.
 */

import { RULE_ID } from "./coverage.ts";
import { printable } from "./printable.ts";
import {
  Fault,
  jsonOf,
  parseTranscript,
  problemOf,
  type Transcript,
  type TranscriptProblem,
  type TranscriptStep,
} from "./transcript.ts";

/** Part of an event: each field is equal to the event's, or a list of what it may be. */
export type EventPattern = Readonly<Record<string, unknown>>;

/** A line of the transcript; one with a note is a way that is not taken from here. */
type LessonLine = { readonly line: TranscriptStep; readonly note?: string };

export type LessonStep = {
  readonly id: string;
  readonly line: number;
  readonly rules: readonly string[];
  readonly look: readonly string[];
  readonly aim?: EventPattern;
  readonly notes: readonly { readonly note: string; readonly when: EventPattern }[];
  readonly lines: readonly LessonLine[];
};

export type Lesson = Omit<Transcript, "steps"> & {
  /** Who plays the other seats, from the second on. */
  readonly others: readonly string[];
  /** What lies on the table before the first step. */
  readonly before: readonly TranscriptStep[];
  readonly steps: readonly LessonStep[];
};

/** A problem of a lesson names the step that it stands in. */
export type LessonProblem = TranscriptProblem & { readonly step?: string };
export type ReadLesson =
  | { readonly ok: true; readonly lesson: Lesson }
  | { readonly ok: false; readonly problem: LessonProblem };

type Open = {
  id: string;
  line: number;
  rules: readonly string[];
  look: readonly string[];
  aim?: EventPattern;
  notes: LessonStep["notes"][number][];
  stray: Map<number, string>;
};

const OWN_LINE = /^(others|step|look|aim|when)(?:\s+(.*))?$/;
const STRAY = /^~(\S+)\s+(.*)$/;

/** Reads a lesson. Its own lines are taken out; what remains is a transcript, line by line where it was. */
export function readLesson(text: string, name: string = ""): ReadLesson {
  const open: Open[] = [];
  const rest: string[] = [];
  let others: readonly string[] = [];
  let at = { line: 0, text: "" };
  try {
    for (const raw of text.split(/\r?\n/)) {
      at = { line: at.line + 1, text: raw.trim() };
      const [, word, value = ""] = OWN_LINE.exec(at.text) ?? [];
      const [, note, act] = STRAY.exec(at.text) ?? [];
      if (word === "others") others = value.trim().split(/\s+/);
      else if (word === "step") open.push(openStep(value, at.line, open));
      else if (word !== undefined) addTo(open.at(-1), word, value);
      if (note !== undefined) stepOf(open.at(-1)).stray.set(at.line, note);
      rest.push(word === undefined ? (act ?? raw) : "");
    }
  } catch (error) {
    return { ok: false, problem: within(open.at(-1), problemOf(error, name, at.line, at.text)) };
  }
  const parsed = parseTranscript(rest.join("\n"), name);
  if (!parsed.ok) return { ok: false, problem: within(stepAt(open, parsed.problem.line), parsed.problem) };
  const [transcript, second] = parsed.transcripts;
  if (second !== undefined || transcript === undefined || open.length === 0) {
    const message = "A lesson is one game with at least one step.";
    const { line, text: shown } = second ?? { line: 1, text: "" };
    return { ok: false, problem: { file: name, line, text: shown, code: "kernel/bad-lesson", message } };
  }
  if (others.length !== transcript.seats - 1) {
    const message = `A line such as "others Idris" names those in the other ${transcript.seats - 1} seats.`;
    const { line, text: shown } = transcript;
    return { ok: false, problem: { file: name, line, text: shown, code: "kernel/bad-lesson", message } };
  }
  const { steps: lines, ...game } = transcript;
  return {
    ok: true,
    lesson: {
      ...game,
      others,
      before: lines.filter(({ line }) => stepAt(open, line) === undefined),
      steps: open.map(({ stray, ...step }) => {
        const own = lines.filter(({ line }) => stepAt(open, line)?.id === step.id);
        return {
          ...step,
          lines: own.map((line) => {
            const note = stray.get(line.line);
            return note === undefined ? { line } : { line, note };
          }),
        };
      }),
    },
  };
}

function openStep(value: string, line: number, open: readonly Open[]): Open {
  const [id = "", ...rules] = value.trim().split(/\s+/);
  const strange = rules.find((rule) => !new RegExp(`^${RULE_ID.source}$`).test(rule));
  if (!/^[a-z][a-z-]*$/.test(id) || rules.length === 0 || strange !== undefined) {
    throw new Fault("A step reads: step ID RULE …, such as: step leader KH-112", "kernel/bad-lesson");
  }
  if (open.some((step) => step.id === id)) {
    throw new Fault(`There are two steps "${printable(id)}".`, "kernel/bad-lesson");
  }
  return { id, line, rules, look: [], notes: [], stray: new Map() };
}

function addTo(step: Open | undefined, word: string, value: string): void {
  const owner = stepOf(step);
  if (word === "look") owner.look = value.trim().split(/\s+/);
  else if (word === "aim") owner.aim = patternOf(value);
  else {
    const [, note = "", pattern = ""] = /^(\S+)\s+(.*)$/.exec(value) ?? [];
    owner.notes.push({ note, when: patternOf(pattern) });
  }
}

function stepOf(step: Open | undefined): Open {
  if (step === undefined) throw new Fault("This line belongs into a step.", "kernel/bad-lesson");
  return step;
}

function patternOf(text: string): EventPattern {
  const value = jsonOf(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Fault('A pattern reads like {"type":"built"}.', "kernel/bad-lesson");
  }
  return value as EventPattern;
}

const stepAt = <Step extends { readonly line: number }>(
  steps: readonly Step[],
  line: number,
): Step | undefined => steps.findLast((step) => step.line <= line);

export const within = (
  step: { readonly id: string } | undefined,
  problem: TranscriptProblem,
): LessonProblem => ({
  ...problem,
  ...(step !== undefined && { step: step.id }),
});
