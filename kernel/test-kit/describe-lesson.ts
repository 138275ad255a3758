import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { AnyOpenRules } from "../src/contract.ts";
import { type RuleRegister, unknownRules } from "../src/coverage.ts";
import { readLesson } from "../src/lesson.ts";
import { lessonMatch, playLesson } from "../src/lesson-play.ts";
import { type LessonWords, lessonWordFaults } from "../src/lesson-words.ts";
import { openMatch } from "../src/open.ts";
import { type Language, sentenceFlawsIn } from "./typography.ts";

/** A lesson is eight steps. */
const STEPS = 8;
/** What fits beside a board on a phone. */
const MAX_TEXT = 330;

/** Gives a game the tests of its lesson: it plays, every step can be begun by itself, and it is told in every language. */
export function describeLesson(
  rules: AnyOpenRules,
  register: RuleRegister,
  file: URL,
  words: Readonly<Record<Language, LessonWords>>,
): void {
  const text = readFileSync(file, "utf8");
  const read = readLesson(text, file.pathname.split("/").at(-1));
  const steps = read.ok ? read.lesson.steps : [];

  describe("lesson", () => {
    test("holds, step by step", () => {
      expect(read.ok ? "read" : read.problem).toBe("read");
      const played = read.ok ? playLesson(rules, read.lesson) : undefined;
      expect(played?.ok === true ? "holds" : played?.problem).toBe("holds");
      expect(steps).toHaveLength(STEPS);
      expect(steps.flatMap((step) => unknownRules(register, step.rules))).toEqual([]);
      expect(steps.filter(({ look }) => look.length === 0).map(({ id }) => id)).toEqual([]);
    });

    test("every step is a table that can be stored, opened and played on from", () => {
      const played = read.ok ? playLesson(rules, read.lesson) : undefined;
      if (!read.ok || played?.ok !== true) throw new Error("The lesson does not hold.");
      const names = ["You", ...read.lesson.others];
      for (const [i, scene] of played.scenes.entries()) {
        const match = lessonMatch(rules, read.lesson, scene, { id: `lesson-${i + 1}`, names });
        for (const { seat, action } of scene.acts) expect(match.act(seat, action, 0).ok).toBe(true);
        const opened = openMatch(rules, JSON.parse(JSON.stringify(match.record())));
        expect(opened.ok ? "opened" : opened).toBe("opened");
      }
    });

    for (const [language, said] of Object.entries(words) as [Language, LessonWords][]) {
      test(`${language}: has words for every step, as long as a note may be`, () => {
        expect(read.ok ? lessonWordFaults(read.lesson, said) : ["unread"]).toEqual([]);
        expect(said.goal).toHaveLength(5);
        const sentences = [
          ...said.goal,
          ...Object.values(said.steps).flatMap(({ text: own, task, know, notes }) => [
            own,
            ...(task === undefined ? [] : [task]),
            know,
            ...Object.values(notes ?? {}),
          ]),
        ];
        expect(sentences.flatMap((sentence) => sentenceFlawsIn(language, sentence))).toEqual([]);
        expect(sentences.filter((sentence) => sentence.length > MAX_TEXT)).toEqual([]);
        expect(sentences.filter((sentence) => sentence.split("*").length % 2 === 0)).toEqual([]);
      });
    }
  });
}
