/** Every rule of the register is proved by a transcript or by a test that names it. */
import { readdirSync, readFileSync } from "node:fs";
import { type Proof, parseTranscript, ruleCoverage, rulesNamed } from "@chronarium/kernel";
import { expect, test } from "vitest";
import { rulebook } from "../rulebook/index.ts";

const here = new URL("./", import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, here), "utf8");

function proofs(): readonly Proof[] {
  const transcripts = readdirSync(new URL("transcripts/", here)).map((name) => `transcripts/${name}`);
  const tests = readdirSync(here).filter((name) => name.endsWith(".test.ts") && name !== "text.test.ts");
  return [
    ...transcripts.map((file) => {
      const parsed = parseTranscript(textOf(file), file);
      const named = rulesNamed(textOf(file), "TS", "AM", "CS");
      return { file, rules: parsed.ok ? named : [] };
    }),
    ...tests.map((file) => ({ file, rules: rulesNamed(textOf(file), "TS", "AM", "CS") })),
  ];
}

const series = (prefix: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `${prefix}${at + 1}`);
const REGISTER: readonly string[] = [...series("TS-", 210), ...series("AM-", 101)];
const SCENARIOS = [1, 2, 3, 4, 6, 7, 8, 10, 12, 14, 16, 18, 20].map((number) => `CS-${number}`);

test("every rule of the register is proved", () => {
  expect(ruleCoverage(REGISTER, proofs()).missing).toEqual([]);
});

test("every conformance scenario is a transcript", () => {
  expect(ruleCoverage(SCENARIOS, proofs()).missing).toEqual([]);
});

test("no proof names a rule that does not exist", () => {
  const named = new Set(proofs().flatMap(({ rules }) => rules));
  expect([...named].filter((id) => !REGISTER.includes(id) && !SCENARIOS.includes(id))).toEqual([]);
});

test("the rulebook explains every TS rule, and only rules of the register", () => {
  const explained = new Set(
    rulebook.en.chapters.flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => [...rules])),
  );
  expect([...explained].filter((id) => !REGISTER.includes(id))).toEqual([]);
  expect(series("TS-", 210).filter((id) => !explained.has(id))).toEqual([]);
});
