import { describe, expect, test } from "vitest";
import { readLesson } from "../src/lesson.ts";
import { lessonMatch, noteFor, playLesson } from "../src/lesson-play.ts";
import { type LessonWords, lessonWordFaults } from "../src/lesson-words.ts";
import { openMatch } from "../src/open.ts";
import { rift } from "./toy.ts";

const HEAD = "game rift seats=2 seed=1 option.rich=true\nothers Idris\nposition A echo loop | B paradox\n";
const LESSON = `${HEAD}given players.a.energy 3
step goal RI-1
look score
step echo RI-5 RI-6
look hand
aim {"type":"played","seat":0,"card":["echo","loop"]}
when passed {"type":"passed"}
~passed a pass
a play card=echo
a pass
b pass
`;

const lessonOf = (text: string) => {
  const read = readLesson(text, "first.txt");
  if (!read.ok) throw new Error(read.problem.message);
  return read.lesson;
};
const problemOf = (text: string) => {
  const read = readLesson(text, "first.txt");
  if (!read.ok) return read.problem;
  const played = playLesson(rift, read.lesson, "first.txt");
  return played.ok ? undefined : played.problem;
};

describe("a lesson", () => {
  test("is read into steps with their rules, places, aims and notes", () => {
    const lesson = lessonOf(LESSON);
    expect(lesson.steps.map(({ id, rules, look }) => ({ id, rules, look }))).toEqual([
      { id: "goal", rules: ["RI-1"], look: ["score"] },
      { id: "echo", rules: ["RI-5", "RI-6"], look: ["hand"] },
    ]);
    expect(lesson.steps[1]?.notes).toEqual([{ note: "passed", when: { type: "passed" } }]);
    expect(lesson.before.map(({ kind }) => kind)).toEqual(["position", "given"]);
  });

  test("plays: each step begins at its own table and goes on by the learner's and the others' acts", () => {
    const lesson = lessonOf(LESSON);
    const played = playLesson(rift, lesson);
    if (!played.ok) throw new Error(played.problem.message);
    expect(played.scenes.map(({ acts }) => acts)).toEqual([
      [],
      [
        { seat: 0, action: { type: "play", card: "echo" } },
        { seat: 0, action: { type: "pass" } },
        { seat: 1, action: { type: "pass" } },
      ],
    ]);
    const [, second] = played.scenes;
    const match = lessonMatch(rift, lesson, second!, { id: "lesson", names: ["You", "Idris"] });
    expect(openMatch(rift, JSON.parse(JSON.stringify(match.record()))).ok).toBe(true);
  });

  test("gives the note of what was done instead", () => {
    const [, step] = lessonOf(LESSON).steps;
    expect(noteFor(step!, [{ type: "passed" }])).toBe("passed");
    expect(noteFor(step!, [{ type: "drew" }])).toBeUndefined();
  });

  test("that no longer fits the rules names its step and line", () => {
    expect(problemOf(LESSON.replace("a play card=echo", "a play card=paradox at=b"))).toEqual({
      file: "first.txt",
      line: 12,
      text: "a play card=paradox at=b",
      code: "rift/card-not-in-hand",
      message: 'This was refused: rift/card-not-in-hand {"card":"paradox"} (RI-5)',
      step: "echo",
    });
    expect(problemOf(LESSON.replace("a play card=echo\n", ""))).toMatchObject({
      code: "kernel/aim-not-reached",
      step: "echo",
    });
    expect(problemOf(LESSON.replace("~passed a pass", "~passed a charge"))).toMatchObject({
      code: "kernel/note-never-comes",
      line: 11,
    });
    expect(problemOf(LESSON.replace("~passed a pass", "~passed a play card=loop"))).toMatchObject({
      code: "kernel/note-never-comes",
      message: "This way reaches the aim, so its note never comes.",
    });
    expect(problemOf(LESSON.replace("~passed a pass\n", ""))).toMatchObject({
      code: "kernel/note-never-comes",
    });
  });

  test.each([
    ["step\n", "A step reads"],
    ["step Goal RI-1\n", "A step reads"],
    ["step goal\n", "A step reads"],
    ["step goal RI-1\nstep goal RI-2\n", "two steps"],
    ["look hand\nstep goal RI-1\n", "belongs into a step"],
    ["step goal RI-1\naim [1]\n", "A pattern reads"],
    ["step goal RI-1\naim {\n", "not JSON"],
    ["step goal RI-1\na pass\ngiven players.a.energy 2\n", "before its first action"],
    ["step goal RI-1\nrolls 1\na pass\n", "no forced draws"],
    ["", "at least one step"],
  ])("that cannot be read says where: %j", (text, message) => {
    expect(problemOf(HEAD + text)?.message).toContain(message);
    expect(problemOf(HEAD + text)?.code).toMatch(/^kernel\/bad-/);
  });

  test("has words for every step, and none to spare", () => {
    const said = { name: "n", title: "t", text: "x", know: "k" };
    const words: LessonWords = {
      goal: [],
      steps: { goal: said, echo: { ...said, task: "Play.", notes: { passed: "Not yet." } } },
    };
    const lesson = lessonOf(LESSON);
    expect(lessonWordFaults(lesson, words)).toEqual([]);
    expect(
      lessonWordFaults(lesson, {
        ...words,
        steps: { goal: { ...said, task: "Go." }, more: said },
      }),
    ).toEqual([
      { step: "more", message: "There are words for it, and no such step." },
      { step: "goal", message: "It asks for something and has no aim." },
      { step: "echo", message: "It has no words." },
    ]);
    expect(lessonWordFaults(lesson, { ...words, steps: { ...words.steps, echo: said } })).toEqual([
      { step: "echo", message: "It has an aim and asks for nothing." },
      { step: "echo", message: 'It has the notes "passed", and words for "".' },
    ]);
  });
});
