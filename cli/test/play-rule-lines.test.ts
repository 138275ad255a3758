import { rulebook as chronomancerBook } from "@chronarium/chronomancer/rulebook";
import { rulebook as khronosBook } from "@chronarium/khronos/rulebook";
import { describe, expect, test } from "vitest";
import { ruleLines } from "../src/play/rule-lines.ts";

describe.each([
  ["Khronos", khronosBook],
  ["the Chronomancer", chronomancerBook],
] as const)("the rules of %s", (_, books) => {
  test.each([60, 80, 100])("fit on a screen of %i columns, tables too", (width) => {
    for (const book of [books.en, books.fr]) {
      const rules = new Set(
        book.chapters.flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => rules)),
      );
      for (const rule of rules) {
        const lines = ruleLines(book, rule, width);
        expect(lines.length).toBeGreaterThan(0);
        for (const line of lines) expect(line.length, `${rule}: ${line}`).toBeLessThanOrEqual(width);
      }
    }
  });

  test("say the same on every screen", () => {
    const wordsAt = (width: number): string => {
      const [paragraph] = books.en.chapters.flatMap(({ paragraphs }) =>
        paragraphs.filter(({ table }) => table !== undefined),
      );
      const [rule = ""] = paragraph?.rules ?? [];
      const words = ruleLines(books.en, rule, width).join(" ").split(/\s+/);
      return words
        .filter((word) => word !== "" && word !== "·")
        .toSorted()
        .join(" ");
    };
    expect(wordsAt(60)).toBe(wordsAt(400));
  });
});
