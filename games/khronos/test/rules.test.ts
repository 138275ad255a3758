/** Every rule of the register is proved by a transcript or by a test that names it. */
import { readdirSync, readFileSync } from "node:fs";
import { type Proof, parseTranscript, ruleCoverage, rulesNamed } from "@chronarium/kernel";
import { expect, test } from "vitest";
import { rulebook } from "../rulebook/index.ts";

const here = new URL("./", import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, here), "utf8");

function proofs(): readonly Proof[] {
  const transcripts = readdirSync(new URL("transcripts/", here)).map((name) => `transcripts/${name}`);
  const tests = readdirSync(here).filter((name) => name.endsWith(".test.ts"));
  return [
    ...transcripts.map((file) => {
      const parsed = parseTranscript(textOf(file), file);
      return { file, rules: parsed.ok ? parsed.transcripts.flatMap(({ rules }) => rules) : [] };
    }),
    ...tests.map((file) => ({ file, rules: rulesNamed(textOf(file), "KH") })),
  ];
}

/** The rulebook is the one list of all rules. */
const ruleIds: readonly string[] = [
  ...new Set(rulebook.en.chapters.flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => [...rules]))),
];

test("every rule of the rulebook is proved", () => {
  const { rules, missing } = ruleCoverage(ruleIds, proofs());
  expect(missing).toEqual([]);
  expect(rules).toBe(131);
});

test("no proof names a rule that does not exist", () => {
  const named = new Set(proofs().flatMap(({ rules }) => rules));
  expect([...named].filter((id) => !ruleIds.includes(id))).toEqual([]);
});
