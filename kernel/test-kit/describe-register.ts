import { describe, expect, test } from "vitest";
import type { AnyRules } from "../src/contract.ts";
import { type RuleRegister, ruleCoverage, unknownRules } from "../src/coverage.ts";
import { proofOfTest, proofOfTranscript } from "../src/proof.ts";
import type { Rulebook } from "../src/rulebook.ts";
import { filesIn } from "./files.ts";

/**
 * Gives a game the tests of its register: every rule is proved by the files of the folder `tests` or says why it
 * cannot be, and is explained by the rulebook in every language, which all have the same build.
 */
export function describeRegister(
  rules: AnyRules,
  register: RuleRegister,
  rulebook: Readonly<Record<string, Rulebook>>,
  tests: URL,
): void {
  const proofs = [
    ...filesIn(new URL("transcripts/", tests), ".txt").map(({ file, text }) => proofOfTranscript(file, text)),
    ...filesIn(tests, ".test.ts").map(({ file, text }) => proofOfTest(file, text)),
  ];
  const { missing, table } = ruleCoverage(register, proofs);

  describe("register", () => {
    test("every rule is proved, or says why it cannot be", () => {
      expect(missing).toEqual([]);
      expect(unknownRules(register, Object.keys(register.untestable))).toEqual([]);
      const proved = table.filter((row) => row.untestable !== undefined && row.provedBy.length > 0);
      expect(proved.map(({ id }) => `${id} is proved after all`)).toEqual([]);
    });

    test("no proof names a rule that does not exist", () => {
      const slips = proofs.flatMap(({ file, names }) =>
        unknownRules(register, names).map((id) => `${file}: ${id}`),
      );
      expect(slips).toEqual([]);
    });
  });

  describe("rulebook", () => {
    for (const [language, { chapters, glossary }] of Object.entries(rulebook)) {
      const paragraphs = chapters.flatMap((chapter) => chapter.paragraphs);

      test(`${language}: explains every rule of the register, and no other`, () => {
        const explained = new Set(paragraphs.flatMap((paragraph) => paragraph.rules));
        expect(register.ids.filter((id) => !explained.has(id))).toEqual([]);
        expect([...explained].filter((id) => !register.ids.includes(id))).toEqual([]);
      });

      test(`${language}: chapters, columns and rows can be told apart, and the glossary is sorted`, () => {
        expect(new Set(chapters.map(({ id }) => id)).size).toBe(chapters.length);
        for (const { table: rows } of paragraphs) {
          if (rows === undefined) continue;
          // The page tells columns by their heads, and rows by their cells.
          for (const row of rows) expect(row.length).toBe(rows[0]?.length);
          expect(new Set(rows[0]).size).toBe(rows[0]?.length);
          expect(new Set(rows.map((row) => row.join("|"))).size).toBe(rows.length);
        }
        const terms = glossary.map(({ term }) => term);
        expect(terms).toEqual(terms.toSorted(new Intl.Collator(language).compare));
      });

      test(`${language}: paragraphs about options name options that exist`, () => {
        const options = paragraphs.flatMap(({ option }) => option ?? []);
        expect(options.filter((option) => !Object.hasOwn(rules.options, option))).toEqual([]);
      });
    }

    test("has the same chapters, paragraphs and tables in every language", () => {
      const [first, ...others] = Object.values(rulebook).map(shapeOf);
      for (const other of others) expect(other).toEqual(first);
    });
  });
}

const shapeOf = ({ chapters }: Rulebook) =>
  chapters.map(({ id, paragraphs }) => ({
    id,
    paragraphs: paragraphs.map(({ rules, example, option, table }) => ({
      rules,
      example,
      option,
      rows: table?.map((row) => row.length),
    })),
  }));
