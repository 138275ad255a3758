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
      return { file, rules: parsed.ok ? parsed.transcripts.flatMap(({ rules }) => rules) : [] };
    }),
    ...tests.map((file) => ({ file, rules: rulesNamed(textOf(file), "BG", "CM", "DS", "INV") })),
  ];
}

const series = (prefix: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${prefix}${i + 1}`);
/** All ids of the register. */
const REGISTER: readonly string[] = [
  ...series("BG-", 79),
  ...series("CM-", 42),
  ...series("CM-A ", 30),
  ...series("DS-", 9),
  ...series("INV-", 9),
];

test("every rule of the register is proved", () => {
  const { rules, missing } = ruleCoverage(REGISTER, proofs());
  expect(missing).toEqual([]);
  expect(rules).toBe(169);
});

test("no proof names a rule that does not exist", () => {
  const named = new Set(proofs().flatMap(({ rules }) => rules));
  expect([...named].filter((id) => !REGISTER.includes(id))).toEqual([]);
});

test("the rulebook explains only rules of the register", () => {
  const explained = new Set(
    rulebook.en.chapters.flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => [...rules])),
  );
  expect([...explained].filter((id) => !REGISTER.includes(id))).toEqual([]);
  expect(explained.size).toBeGreaterThan(100);
});
