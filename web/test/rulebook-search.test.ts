import { rulebook as chronomancer } from "@chronarium/chronomancer/rulebook";
import { rulebook } from "@chronarium/khronos/rulebook";
import { describe, expect, test } from "vitest";
import { findWords, ruleNamed, searchBook } from "../src/rulebook/search.ts";

const marked = (text: string, query: string): string[] =>
  findWords(text, query).map(({ from, to }) => text.slice(from, to));

describe("searching the rulebook", () => {
  test.each(["KH-43", "kh-43", "kh43", " KH 43 ", "43"])("“%s” names a rule", (query) => {
    expect(ruleNamed(rulebook.en, query)).toBe("KH-43");
  });

  test.each(["KH-999", "castle", "4 cards", "", "-"])("“%s” names none", (query) => {
    expect(ruleNamed(rulebook.en, query)).toBeUndefined();
  });

  test("a rule finds every paragraph that explains it, and only those", () => {
    const { passages, terms } = searchBook(rulebook.en, "kh-43");
    expect(passages.length).toBeGreaterThan(0);
    expect(passages.every(({ paragraph }) => paragraph.rules.includes("KH-43"))).toBe(true);
    expect(terms).toEqual([]);
  });

  test("all words must be there, in any order, in the text or its table", () => {
    const passages = searchBook(rulebook.en, "ORANGE castle").passages;
    expect(passages.length).toBeGreaterThan(0);
    for (const { paragraph } of passages) {
      const whole = [paragraph.text, ...(paragraph.table ?? []).flat()].join(" ").toLowerCase();
      expect(whole).toContain("castle");
      expect(whole).toContain("orange");
    }
  });

  test("accents, ligatures, capitals and apostrophes do not matter", () => {
    expect(searchBook(rulebook.fr, "ecus").passages).toEqual(searchBook(rulebook.fr, "ÉCUS").passages);
    expect(marked("Le Château est à l’abbé", "chateau l'abbe")).toEqual(["Château", "l’abbé"]);
    expect(marked("un cœur, des œufs", "coeur oeuf")).toEqual(["cœur", "œuf"]);
  });

  test("marks keep their place behind letters that fold to several", () => {
    expect(marked("œœ Keep", "keep")).toEqual(["Keep"]);
    expect(marked("e\u0301cu Keep", "keep")).toEqual(["Keep"]);
  });

  test("overlapping words are marked once", () => {
    expect(marked("Castles", "castle castles")).toEqual(["Castles"]);
  });

  test("finds terms of the glossary", () => {
    expect(searchBook(rulebook.en, "abbey").terms.map(({ term }) => term)).toContain("Abbey");
  });

  test("finds nothing for words that are not there", () => {
    expect(searchBook(rulebook.en, "zeppelin")).toEqual({ passages: [], terms: [] });
  });
});

describe("what players say", () => {
  const books = { khronos: rulebook, chronomancer };
  test.each([
    ["khronos", "en", "base value", "KH-3"],
    ["khronos", "en", "tie-break", "KH-118"],
    ["khronos", "fr", "valeur de base", "KH-3"],
    ["khronos", "fr", "égalité", "KH-118"],
    ["chronomancer", "en", "base value", "BG-51"],
    ["chronomancer", "en", "turn order", "BG-28"],
    ["chronomancer", "fr", "valeur de base", "BG-51"],
    ["chronomancer", "fr", "ordre du tour", "BG-28"],
  ] as const)("leads in %s, %s, from “%s” to %s", (game, language, query, rule) => {
    const { passages } = searchBook(books[game][language], query);
    expect(passages.flatMap(({ paragraph }) => paragraph.rules)).toContain(rule);
  });

  test.each(["khronos", "chronomancer"] as const)("of %s leads to rules that the book explains", (game) => {
    for (const book of [books[game].en, books[game].fr]) {
      const known = new Set(
        book.chapters.flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => rules)),
      );
      expect((book.said ?? []).flatMap(({ rules }) => rules).filter((rule) => !known.has(rule))).toEqual([]);
    }
  });
});
