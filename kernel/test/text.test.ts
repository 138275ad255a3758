import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { kernelRefusalText } from "../src/text.ts";

const folder = new URL("../src/", import.meta.url);
const sources = readdirSync(folder).filter((name) => !name.startsWith("text"));
const source = sources.map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");
const codes = [...new Set(source.match(/kernel\/[a-z-]+(?=")/g))].sort();
const flaws = [...readFileSync(new URL("shape.ts", folder), "utf8").matchAll(/^ {2}\| "([a-z-]+)"/gm)].map(
  ([, kind]) => kind!,
);
const FILLED = {
  place: "pay[1]",
  expected: "0..5",
  revision: 4,
  to: 1,
  seat: 0,
  seats: 3,
  last: 2,
  line: 2,
  column: 3,
};

test("every code of the kernel has a sentence in both languages", () => {
  expect(Object.keys(kernelRefusalText.en).sort()).toEqual(codes);
  expect(Object.keys(kernelRefusalText.fr).sort()).toEqual(codes);
  expect(flaws).toHaveLength(19);
});

test("sentences are whole for every kind of flaw, and with and without a place", () => {
  for (const catalogue of [kernelRefusalText.en, kernelRefusalText.fr]) {
    for (const [code, sentence] of Object.entries(catalogue)) {
      for (const problem of flaws) {
        for (const place of ["pay[1]", ""]) {
          const more = { game: "g", code: "x/y", recorded: 1, rules: 2, message: "why" };
          const text = sentence({ ...FILLED, ...more, place, problem });
          expect(text, code).not.toMatch(/undefined|NaN/);
          expect(text, code).not.toContain(`” ${problem}`);
          expect(text.length, code).toBeGreaterThan(15);
        }
      }
    }
  }
});

test("French punctuation has its narrow no-break space", () => {
  for (const [code, sentence] of Object.entries(kernelRefusalText.fr)) {
    for (const problem of flaws) {
      const text = sentence({
        ...FILLED,
        problem,
        message: "x",
        game: "g",
        code: "c",
        recorded: 1,
        rules: 2,
      });
      expect(text, code).not.toMatch(/[^\u202f][;:!?](?=\s|$)|«[^\u202f]|[^\u202f]»|'/);
    }
  }
});
