/** A lesson as the rules play it: the table of every step, the acts of the way that is taken, and what they reach. */
import type { AnyRules, GameEvent, Seat } from "./contract.ts";
import { type EventPattern, type Lesson, type LessonProblem, type LessonStep, within } from "./lesson.ts";
import { type AnyMatch, Match } from "./match.ts";
import {
  Fault,
  layTable,
  optionsOf,
  playLine,
  problemOf,
  type TranscriptStep,
  type TranscriptTable,
} from "./transcript.ts";

export type LessonAct = { readonly seat: Seat; readonly action: { readonly type: string } };
/** A step as the rules play it: the table that it begins at, and the acts of the way that is taken. */
export type LessonScene = { readonly start: unknown; readonly acts: readonly LessonAct[] };
export type PlayedLesson =
  | { readonly ok: true; readonly scenes: readonly LessonScene[] }
  | { readonly ok: false; readonly problem: LessonProblem };

/** The match in which a step is played: it begins at the step's table. */
export function lessonMatch(
  rules: AnyRules,
  lesson: Lesson,
  { start }: LessonScene,
  { id, names }: { readonly id: string; readonly names: readonly string[] },
): AnyMatch {
  const { seats, seed } = lesson;
  const { rulesVersion } = rules;
  const options = optionsOf(rules, lesson);
  return new Match(rules, { id, rulesVersion, seats, options, seed, names, start });
}

/** Whose lesson it is. */
export const LEARNER: Seat = 0;

/** Does the event hold what the pattern says? */
function holds(event: GameEvent, pattern: EventPattern): boolean {
  return Object.entries(pattern).every(([field, wanted]) => {
    const got: unknown = Reflect.get(event, field);
    return Array.isArray(wanted) ? wanted.includes(got) : wanted === got;
  });
}

/** The note for what the learner did: the first that one of the events calls up. */
export const noteFor = (step: LessonStep, events: readonly GameEvent[]): string | undefined =>
  step.notes.find(({ when }) => events.some((event) => holds(event, when)))?.note;

export const reaches = (step: LessonStep, events: readonly GameEvent[]): boolean =>
  step.aim !== undefined && events.some((event) => holds(event, step.aim!));

/** Plays the way that a lesson takes, and shows that every aim is reached by it and every note can come. */
export function playLesson(rules: AnyRules, lesson: Lesson, name: string = ""): PlayedLesson {
  let at: { readonly line: number; readonly text: string } = lesson;
  let inside: LessonStep | undefined;
  try {
    const table = layTable([rules], { ...lesson, steps: [] });
    for (const line of lesson.before) {
      at = line;
      playLine(table, line);
    }
    const scenes: LessonScene[] = [];
    for (const step of lesson.steps) {
      inside = step;
      at = { line: step.line, text: `step ${step.id}` };
      scenes.push(
        playStep(table, step, (line) => {
          at = line;
        }),
      );
    }
    return { ok: true, scenes };
  } catch (error) {
    return { ok: false, problem: within(inside, problemOf(error, name, at.line, at.text)) };
  }
}

function playStep(
  table: TranscriptTable,
  step: LessonStep,
  reading: (line: TranscriptStep) => void,
): LessonScene {
  const acts: LessonAct[] = [];
  const heard: GameEvent[] = [];
  const came = new Set<string | undefined>();
  let start: unknown;
  for (const { line, note } of step.lines) {
    reading(line);
    if (note !== undefined) {
      const { rules, seats, shape, state } = table;
      checkStray({ rules, seats, shape, state }, step, note, line);
      came.add(note);
      continue;
    }
    if (line.kind === "rolls") {
      const message =
        "The table of a lesson is stored, and what is stored has no forced draws: choose another seed.";
      throw new Fault(message, "kernel/bad-lesson");
    }
    const laying = line.kind === "given" || line.kind === "position";
    if (laying && acts.length > 0) {
      throw new Fault("The table of a step is laid before its first action.", "kernel/bad-lesson");
    }
    if (line.kind === "act") start ??= table.state;
    const acted = playActing(table, line);
    if (acted === undefined) continue;
    const { seat, action, events } = acted;
    acts.push({ seat, action });
    if (seat !== LEARNER) continue;
    heard.push(...events);
    if (!reaches(step, heard)) came.add(noteFor(step, events));
  }
  if (step.aim !== undefined && !reaches(step, heard)) {
    throw new Fault(
      `The aim of the step "${step.id}" is not reached by its lines.`,
      "kernel/aim-not-reached",
    );
  }
  const silent = step.notes.find(({ note }) => !came.has(note));
  if (silent !== undefined) {
    throw new Fault(
      `Nothing shows that the note "${silent.note}" can come: add a line ~${silent.note}.`,
      "kernel/note-never-comes",
    );
  }
  return { start: start ?? table.state, acts };
}

/** Plays a line; the answer is what it did, if it did something. */
function playActing(table: TranscriptTable, line: TranscriptStep): TranscriptTable["acted"] {
  delete table.acted;
  playLine(table, line);
  return table.acted;
}

function checkStray(table: TranscriptTable, step: LessonStep, note: string, line: TranscriptStep): void {
  const events = playActing(table, line)?.events ?? [];
  if (reaches(step, events)) {
    throw new Fault("This way reaches the aim, so its note never comes.", "kernel/note-never-comes");
  }
  const came = noteFor(step, events);
  if (came !== note) {
    throw new Fault(
      `This way brings the note "${came ?? "none"}", not "${note}".`,
      "kernel/note-never-comes",
    );
  }
}
