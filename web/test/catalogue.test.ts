import { describe, expect, test } from "vitest";
import { en } from "../src/text/en/index.ts";
import { fr } from "../src/text/fr/index.ts";

/** Every sentence with its place; sentences with gaps are filled with samples. */
function sentences(value: unknown, place = ""): [string, string][] {
  if (typeof value === "string") return [[place, value]];
  if (typeof value === "function") {
    const samples = Array.from({ length: value.length }, () => 3);
    return sentences((value as (...args: unknown[]) => unknown)(...samples), place);
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => sentences(part, `${place}.${name}`));
}

/** The areas of these pages; the table's own areas are tested with the table. */
const areas = ["shell", "home", "rulebook", "settings", "timelines", "about"] as const;

describe.each(areas)("the sentences of %s", (area) => {
  const english = sentences(en[area]);
  const french = sentences(fr[area]);

  test("stand at the same places in both languages", () => {
    expect(french.map(([place]) => place)).toEqual(english.map(([place]) => place));
  });

  test("are not empty, do not shout and use curly quotes", () => {
    for (const [place, text] of [...english, ...french]) {
      expect(text.trim(), place).not.toBe("");
      expect(text, place).not.toMatch(/[!'"]/);
      expect(text, place).not.toMatch(/undefined|\[object/);
    }
  });

  test("have no-break spaces where French wants them", () => {
    for (const [place, text] of french) {
      expect(text, place).not.toMatch(/ [;:?»%]/);
      expect(text, place).not.toMatch(/« /);
      expect(text.replaceAll(/https?:/g, ""), place).not.toMatch(/[^\s\u00a0\u202f][;:?»](?!\d)/);
    }
  });
});
