/** Files from elsewhere hold what they like; none of it steers the terminal. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { cleaned, printable, saveText } from "@chronarium/kernel";
import { describe, expect, test } from "vitest";
import { inAscii } from "../src/terminal/outside.ts";
import { chronarium, freshFolder } from "./chronarium.ts";
import { desk } from "./playing.ts";
import { playedMatch } from "./sample.ts";

/** Red, a new title, a bell, the eight-bit introducer, writing from right to left, and far too long. */
const HOSTILE = `\u001b[31mMal\u001b]0;owned\u0007lory\u0007\u009b2J\u202egnp.exe\u2066${"x".repeat(120)}`;
const OBEYED = /(?!\n)[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

const folder = freshFolder();
const { play } = desk();
const file = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const match = playedMatch("hostile", 40);
const record = { ...match.record(), id: HOSTILE, names: [HOSTILE, `${HOSTILE}2`, "Cy"] };
const named = file("named.json", saveText(record));
const json = (changes: object): string => JSON.stringify({ ...record, ...changes });
const files = {
  "names and an id": named,
  "a game that nobody knows": file("game.json", json({ game: HOSTILE })),
  "a field that nobody knows": file("field.json", json({ [HOSTILE]: 1 })),
  "an option that nobody knows": file("option.json", json({ options: { [HOSTILE]: true } })),
  "an action that nobody knows": file(
    "action.json",
    json({ log: [{ seat: 0, action: { type: HOSTILE }, at: 0 }], checkpoints: [] }),
  ),
  "another seed": file("seed.json", json({ seed: HOSTILE })),
};

describe("what comes from a file is shown and not obeyed", () => {
  const commands = [
    ["replay"],
    ["replay", "--events"],
    ["verify"],
    ["verify", "--json"],
    ["import"],
    ["import", "--json"],
    ["export"],
    ["export", "--format", "transcript"],
  ];
  for (const [what, path] of Object.entries(files))
    test(what, async () => {
      const runs = await Promise.all(
        commands.map(([command, ...more]) =>
          chronarium([command!, path, ...more], { env: { CHRONARIUM_DATA: freshFolder() } }),
        ),
      );
      for (const [i, { out, err }] of runs.entries()) {
        const where = commands[i]!.join(" ");
        expect(out, where).not.toMatch(OBEYED);
        expect(err, where).not.toMatch(OBEYED);
        expect(out + err, where).not.toBe("");
      }
    });

  test("names are cut to 80 characters, and are still told", async () => {
    const { code, out } = await chronarium(["replay", named]);
    expect(code).toBe(0);
    expect(out).toMatch(/^Mallorygnp\.exex{65}…: khronos, 3 players$/m);
    expect(out).not.toMatch(/x{66}/);
  });

  test("a game that is loaded and played on", () => {
    for (const path of Object.values(files)) {
      const { out, err } = play(["khronos", "--load", path], ["", "status", "log", "quit"]);
      expect(out + err).not.toBe("");
      expect(out).not.toMatch(OBEYED);
      expect(err).not.toMatch(OBEYED);
    }
  });

  test("transcripts", async () => {
    const path = file("hostile.txt", `game khronos seats=2 seed=1\nr ${HOSTILE}\n`);
    const other = file("game.txt", `game ${HOSTILE} seats=2 seed=1\n`);
    for (const args of [[path], [other], [path, "--json"]]) {
      const { code, out, err } = await chronarium(["transcript", ...args]);
      expect(code).toBe(1);
      expect(out + err).not.toMatch(OBEYED);
    }
  });

  test("a match as a transcript, whose seed would have to be written out", async () => {
    const own = playedMatch(`s\u001b[31m\u202e`, 3);
    const path = file("own-seed.json", saveText(own.record()));
    const { code, out, err } = await chronarium(["export", path, "--format", "transcript"]);
    expect([code, out]).toEqual([1, ""]);
    expect(err).toContain("its seed cannot be written out");
    expect(err).not.toMatch(OBEYED);
  });
});

test("words are cut, lines are not, and JSON stays what it was", () => {
  expect(printable("Ada")).toBe("Ada");
  expect(printable("é".repeat(80))).toBe("é".repeat(80));
  expect(printable("😀".repeat(81))).toBe(`${"😀".repeat(79)}…`);
  expect(cleaned(`\u001b[1mbold\u001b[0m ${"y".repeat(100)}\u2028`)).toBe(`bold ${"y".repeat(100)}`);
  const text = JSON.stringify({ name: HOSTILE }, undefined, 1);
  expect(inAscii(text)).not.toMatch(OBEYED);
  expect(JSON.parse(inAscii(text))).toEqual({ name: HOSTILE });
});
