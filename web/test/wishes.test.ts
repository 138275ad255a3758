import type { LobbyCard } from "@chronarium/authority";
import { describe, expect, test } from "vitest";
import { playable } from "../src/games/catalogue.ts";
import { addressOf, fulfils, WISHES, wishesIn } from "../src/online/wishes.ts";
import { words as en } from "../src/online/words/en.ts";
import { words as fr } from "../src/online/words/fr.ts";

const card = (change: Partial<LobbyCard> = {}, setup: Partial<LobbyCard["setup"]> = {}): LobbyCard => ({
  id: "o-1",
  game: "khronos",
  phase: "waiting",
  watching: 0,
  host: "Juno",
  seats: ["person", "free"],
  ...change,
  setup: {
    seats: 2,
    options: {},
    clock: { kind: "live", bank: 600, added: 20 },
    lobby: true,
    rated: false,
    help: false,
    takeBack: true,
    ...setup,
  },
});

describe("which open tables are shown", () => {
  const live = card();
  const unhurried = card({}, { clock: { kind: "none" } });
  const turns = card({ game: "chronomancer" }, { clock: { kind: "turns", hours: 24, daysOff: 0 } });
  const full = card({ seats: ["person", "person"] });
  const played = card({ phase: "running" });
  const rated = card({}, { rated: true });
  const tables = [live, unhurried, turns, full, played, rated];
  const shown = (...wished: string[]): readonly LobbyCard[] => tables.filter((each) => fulfils(each, wished));

  test("all of them without a wish", () => {
    expect(shown()).toEqual(tables);
  });

  test.each<[string[], readonly LobbyCard[]]>([
    [["live"], [live, unhurried, full, played, rated]],
    [["turns"], [turns]],
    [["chronomancer"], [turns]],
    [["free"], [live, unhurried, turns, rated]],
    [["rated"], [rated]],
    [["fun"], [live, unhurried, turns, full, played]],
    // Alternatives to one question, and two questions at once.
    [["live", "turns"], tables],
    [["khronos", "chronomancer"], tables],
    [
      ["khronos", "free"],
      [live, unhurried, rated],
    ],
    [["turns", "khronos"], []],
  ])("%s", (wished, expected) => {
    expect(shown(...wished)).toEqual(expected);
  });
});

describe("the wishes in the address", () => {
  test("come back as they were, in one order", () => {
    const at = addressOf({ pathname: "/", search: "" }, ["free", "live"]);
    expect(at).toBe("/?tables=live+free");
    expect(wishesIn(at.slice(1))).toEqual(["live", "free"]);
  });

  test("leave alone what else stands there, and go without a trace", () => {
    const search = "?deal=12&tables=live";
    expect(addressOf({ pathname: "/new/khronos", search }, ["turns"])).toBe(
      "/new/khronos?deal=12&tables=turns",
    );
    expect(addressOf({ pathname: "/new/khronos", search }, [])).toBe("/new/khronos?deal=12");
    expect(addressOf({ pathname: "/", search: "?tables=live" }, [])).toBe("/");
  });

  test("that nobody knows are not asked for", () => {
    expect(wishesIn("?tables=live+chess+%20")).toEqual(["live"]);
    expect(wishesIn("?tables")).toEqual([]);
  });

  test.each([en, fr])("have a name each, in every language", ({ lobby }) => {
    const nameless = WISHES.filter((wish) => playable(wish) === undefined && !lobby.filter.wishes[wish]);
    expect(nameless).toEqual([]);
  });
});
