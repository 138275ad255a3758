import { readdirSync } from "node:fs";
import { join } from "node:path";
import { LEVELS, levelText } from "@chronarium/bots";
import { describe, expect, test } from "vitest";
import { COMPANIONS, companionOf, GAMES, PLAYABLE, playable } from "../src/games/catalogue.ts";
import { allRules, rulesOf } from "../src/games/rules.ts";
import { languages } from "../src/text/catalogue.ts";

/** What a page needs of a game, and nothing that only the workers ask for. */
const TABLE = ["apply", "id", "imagine", "legalActions", "options", "redact", "refusal", "seats"];

const folder = join(import.meta.dirname, "..", "src", "games");

describe("the list of games", () => {
  test("has every folder of a game once, in an order", () => {
    const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(GAMES.map(({ id }) => id).toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
    expect(new Set(GAMES.map(({ place }) => place)).size).toBe(GAMES.length);
  });

  test("calls no companion as a level of bots is called", () => {
    for (const language of languages) {
      const levels = LEVELS.map((level) => levelText[language][level].name);
      for (const { words } of COMPANIONS)
        for (const level of levels) expect(words[language].name).not.toMatch(new RegExp(`^${level}\\b`));
    }
  });

  test("has the words of every poster in every language", () => {
    for (const { words } of GAMES)
      for (const language of languages) {
        const { name, line, facts, alone } = words[language];
        for (const text of [name, line, facts, alone ?? "-"]) {
          expect(text.trim()).not.toBe("");
          expect(text).not.toMatch(/[!'"]/);
          if (language === "fr") expect(text).not.toMatch(/(^|[^\u00a0\u202f])[;:?»]/);
        }
      }
  });

  test("opens no game that is only announced, and none that nobody knows", () => {
    for (const { id, coming } of GAMES) expect(playable(id) === undefined).toBe(coming === true);
    for (const id of ["", "chess", "constructor"]) {
      expect(playable(id)).toBeUndefined();
      expect(companionOf(id)).toBeUndefined();
      expect(rulesOf(id)).toBeUndefined();
    }
  });

  test("leads the workers to the same rules", async () => {
    const rules = await allRules();
    const known = [...PLAYABLE, ...COMPANIONS];
    expect(rules.map(({ id }) => id).toSorted()).toEqual(known.map(({ id }) => id).toSorted());
  });
});

describe.each(COMPANIONS)("$id, the companion", ({ id, rules, words, address }) => {
  test("has the rules of its own name, words in every language and a page", async () => {
    expect((await rules()).id).toBe(id);
    expect(await rulesOf(id)).toBe(await rules());
    for (const language of languages) expect(words[language].name.trim()).not.toBe("");
    expect(address("a1")).toBe("/companion/a1");
  });
});

describe.each(PLAYABLE.filter((game) => game.sealed === true))("$id, sealed", (game) => {
  test("has the seats and rulebooks of its own name, a form and a table", async () => {
    const rules = await rulesOf(game.id);
    expect(rules?.sealed).toBeDefined();
    expect(game.seats).toEqual(rules?.seats);
    expect((await game.ui()).sealed).toBe(true);
    expect(await game.form()).toBeTypeOf("function");
    for (const language of languages) {
      const book = await game.rulebook[language]();
      expect(book.game).toBe(game.id);
      expect(book.chapters.map(({ id }) => id)).toContain("overview");
    }
  });
});

describe.each(PLAYABLE.filter((game) => game.sealed === undefined))("$id", (game) => {
  test("has the rules, seats and rulebooks of its own name", async () => {
    const rules = await game.rules();
    expect(rules.id).toBe(game.id);
    expect(game.seats).toEqual(rules.seats);
    // What the page computes with is a part of what the workers judge by.
    expect(await rulesOf(game.id)).toMatchObject(rules);
    expect(Object.keys(rules).toSorted()).toEqual(TABLE);
    expect((await game.ui()).rules).toBe(rules);
    for (const language of languages) {
      const book = await game.rulebook[language]();
      expect(book.game).toBe(game.id);
      // "In short" of the new game leads there.
      expect(book.chapters.map(({ id }) => id)).toContain("overview");
    }
  });

  test("words every option and every value of it", async () => {
    const { options } = await game.rules();
    const speech = await game.speech();
    for (const language of languages) {
      await speech.load(language);
      const texts = speech.options(language);
      expect(Object.keys(texts).toSorted()).toEqual(Object.keys(options).toSorted());
      for (const [name, field] of Object.entries(options)) {
        expect(texts[name]?.name.trim()).not.toBe("");
        if (field.kind === "choice")
          expect(Object.keys(texts[name]?.values ?? {})).toEqual([...field.values]);
      }
    }
  });
});
