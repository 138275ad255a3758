/** What comes in wrongly: a code, a place and a sentence in both languages, and nothing changes. */
import { readFileSync } from "node:fs";
import {
  type AnyMatch,
  type AnyRules,
  loadText,
  newMatch,
  type Refusal,
  stateHash,
} from "@chronarium/kernel";
import { describe, expect, test } from "vitest";
import { chronobot } from "../src/companion/index.ts";
import { anachrony } from "../src/index.ts";
import { companionRefusalText, refusalText } from "../text/index.ts";

const NAMES = { seat: () => "Ada" };
const sentences = (rules: AnyRules, refusal: Refusal): readonly string[] =>
  (["en", "fr"] as const).map((language) =>
    (rules.id === "anachrony" ? refusalText : companionRefusalText)(language, refusal, NAMES),
  );

/** The refusal of one act at a new table that has taken these steps; nothing of the table has changed. */
function refusedAt(rules: AnyRules, before: readonly object[], action: unknown): Refusal {
  const match = newMatch(rules, { id: "bad", seats: 1, seed: "bad input", options: {} }) as AnyMatch;
  for (const step of before) if (!match.act(0, step, 0).ok) throw new Error(JSON.stringify(step));
  const [hash, revision] = [stateHash(match.state), match.revision];
  const acted = match.act(0, action, 0);
  if (acted.ok) throw new Error("This should have been refused.");
  expect([stateHash(match.state), match.revision]).toEqual([hash, revision]);
  for (const sentence of sentences(rules, acted.refusal)) {
    expect(sentence).toMatch(/[.!]$/);
    expect(sentence).not.toContain("undefined");
    expect(sentence).not.toContain(acted.refusal.code);
  }
  return acted.refusal;
}

const POWERED = [{ type: "powerUp", free: 3 }, { type: "warp" }];
const BEGUN = [{ type: "corrected" }];
const ROLLING = [
  { type: "track", thing: "warp", on: "no" },
  { type: "corrected" },
  { type: "confirm" },
  { type: "confirm" },
  { type: "rollParadox", face: 1, origin: "hand" },
  { type: "confirm" },
];

describe("the solo game", () => {
  test.each<[string, readonly object[], unknown, string, string]>([
    ["no action at all", [], undefined, "kernel/malformed-action", ""],
    ["a list", [], [{ type: "warp" }], "kernel/malformed-action", ""],
    ["an unknown deed", [], { type: "fly" }, "kernel/malformed-action", "type"],
    ["half a Power Up", [], { type: "powerUp" }, "kernel/malformed-action", "free"],
    ["seven free slots", [], { type: "powerUp", free: 7 }, "kernel/malformed-action", "free"],
    ["a part of a slot", [], { type: "powerUp", free: 1.5 }, "kernel/malformed-action", "free"],
    [
      "a payment nobody takes",
      [],
      { type: "powerUp", free: 3, payments: ["N"] },
      "kernel/malformed-action",
      "payments[0]",
    ],
    [
      "a field that nobody knows",
      [],
      { type: "powerUp", free: 3, wish: 1 },
      "kernel/malformed-action",
      "wish",
    ],
    [
      "a worker who does not exist",
      POWERED,
      { type: "place", worker: "Xx", space: "mine1" },
      "kernel/malformed-action",
      "worker",
    ],
    [
      "a space that does not exist",
      POWERED,
      { type: "place", worker: "Sc", space: "mine4" },
      "kernel/malformed-action",
      "space",
    ],
    [
      "a tile that does not exist",
      POWERED,
      { type: "build", tile: "PP16" },
      "kernel/malformed-action",
      "tile",
    ],
    [
      "a die face that does not exist",
      POWERED,
      { type: "research", face: "moon" },
      "kernel/malformed-action",
      "face",
    ],
  ])("%s", (_what, before, action, code, place) => {
    const refusal = refusedAt(anachrony, before, action);
    expect([refusal.code, refusal.params.place ?? ""]).toEqual([code, place]);
  });
});

describe("the companion", () => {
  test.each<[string, readonly object[], unknown, string, string]>([
    [
      "a seventh face",
      ROLLING,
      { type: "rollDie", face: 7, origin: "hand" },
      "kernel/malformed-action",
      "face",
    ],
    [
      "a shape nobody rolled",
      ROLLING,
      { type: "rollShape", face: "star", origin: "hand" },
      "kernel/malformed-action",
      "face",
    ],
    [
      "three paradoxes on a die",
      BEGUN,
      { type: "rollParadox", face: 3, origin: "app" },
      "kernel/malformed-action",
      "face",
    ],
    [
      "a die of unknown origin",
      ROLLING,
      { type: "rollDie", face: 3, origin: "sky" },
      "kernel/malformed-action",
      "origin",
    ],
    [
      "a counter that does not exist",
      [],
      { type: "correctCounter", counter: "luck", change: "up" },
      "kernel/malformed-action",
      "counter",
    ],
    [
      "Water below nothing",
      [],
      { type: "correctCounter", counter: "water", change: "down" },
      "chronobot/breaks-rule",
      "",
    ],
    [
      "a fourth Morale step",
      [
        { type: "correctCounter", counter: "morale", change: "up" },
        { type: "correctCounter", counter: "morale", change: "up" },
        { type: "correctCounter", counter: "morale", change: "up" },
      ],
      { type: "correctCounter", counter: "morale", change: "up" },
      "chronobot/breaks-rule",
      "",
    ],
    [
      "token 1 in the second circuit",
      [],
      { type: "correctToken", token: 1, position: "B4" },
      "chronobot/breaks-rule",
      "",
    ],
    ["a ninth Era", [], { type: "correctEra", era: 9 }, "kernel/malformed-action", "era"],
    [
      "a power plant of 8 VP",
      [],
      { type: "correctTile", tile: "PP", vp: 8, change: "up" },
      "chronobot/no-such-tile",
      "",
    ],
    [
      "a tile that it does not have",
      [],
      { type: "correctTile", tile: "PP", vp: 3, change: "down" },
      "chronobot/no-such-tile",
      "",
    ],
    ["1000 points", [], { type: "score", category: "tokens", vp: 1000 }, "kernel/malformed-action", "vp"],
    ["a correction that nobody opened", BEGUN, { type: "correctEra", era: 2 }, "chronobot/no-correction", ""],
  ])("%s", (_what, before, action, code, place) => {
    const refusal = refusedAt(chronobot, before, action);
    expect([refusal.code, refusal.params.place ?? ""]).toEqual([code, place]);
  });
});

describe("saves", () => {
  const solo = readFileSync(new URL("corpus/tide-b.match", import.meta.url), "utf8");
  const table = readFileSync(new URL("corpus-companion/strict.match", import.meta.url), "utf8");
  const refusalOf = (rules: AnyRules, text: string): Refusal => {
    const loaded = loadText([rules], text);
    if (loaded.ok) throw new Error("This should not have been opened.");
    for (const sentence of sentences(rules, loaded.refusal)) expect(sentence).toMatch(/[.!]$/);
    return loaded.refusal;
  };

  test.each<[string, AnyRules, string, string]>([
    ["another game’s", anachrony, table, "kernel/other-game"],
    ["cut in the middle", anachrony, solo.slice(0, solo.length / 2), "kernel/not-json"],
    ["no game at all", chronobot, "{}", "kernel/bad-record"],
    ["another seed", anachrony, solo.replace('"seed":"corpus', '"seed":"other'), "kernel/wrong-commitment"],
    [
      "an action that was not possible",
      chronobot,
      table.replace('"type":"corrected"', '"type":"close"'),
      "kernel/log-refused",
    ],
    [
      "of rules to come",
      anachrony,
      solo.replace('"rulesVersion":1', '"rulesVersion":99'),
      "kernel/newer-rules",
    ],
  ])("%s", (_what, rules, text, code) => {
    expect(refusalOf(rules, text).code).toBe(code);
  });
});
