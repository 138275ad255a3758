/** A lesson that is damaged says where and how, before and after the rules are asked. */
import { readFileSync } from "node:fs";
import { DriverError, driverRefusal } from "@chronarium/authority";
import { en } from "@chronarium/khronos/lessons/en";
import { fr } from "@chronarium/khronos/lessons/fr";
import { expect, test } from "vitest";
import { damageIn, unfit } from "../src/learn/lesson-source.ts";
import { shelfText } from "../src/learn/words.ts";

const text = readFileSync(new URL("../../games/khronos/lessons/first.txt", import.meta.url), "utf8");
const lineOf = (start: string): number => text.split("\n").findIndex((line) => line.startsWith(start)) + 1;

test("a sound lesson has nothing to say", () => {
  expect(damageIn(text, en)).toHaveProperty("lesson");
});

test("a line that cannot be read is named with its step, by the name that the learner knows", () => {
  const aim = lineOf('aim {"type":"built","seat":0,"building":"military"}');
  const damage = damageIn(text.replace('aim {"type":"built","seat":0,"building":"military"}', "aim {"), en);
  expect(damage).toEqual({ why: "unread", step: "Build", line: aim });
  expect(damageIn(text.replace("seats=2", "seats=two"), en)).toEqual({ why: "unread", line: lineOf("game") });
  const broken = damageIn(text.replace("step leader KH-39", "step leader 39"), fr);
  expect(shelfText.fr.damaged(broken as never)).toMatch(
    /^Abîmée\u202f: étape «\u202f.+\u202f», ligne \d+\. /,
  );
});

test("words that do not belong to it are named by their step", () => {
  const { leader: _, ...steps } = en.steps;
  expect(damageIn(text, { ...en, steps })).toEqual({ why: "unsaid", step: "leader" });
  expect(shelfText.en.damaged({ why: "unsaid", step: "leader" })).toMatch(/^Damaged: step “leader”\. /);
});

test("what the rules refuse is named by step and line; another refusal is none of the lesson's", () => {
  const refused = (params: Record<string, string | number>): DriverError =>
    new DriverError(driverRefusal("driver/no-such-scene", params));
  expect(unfit(refused({ step: "leader", line: 36 }), en)).toEqual({
    why: "unfit",
    step: "Domain and leader",
    line: 36,
  });
  expect(unfit(refused({ scene: "lesson/9" }), en)).toBeUndefined();
  expect(unfit(new Error("gone"), en)).toBeUndefined();
});
