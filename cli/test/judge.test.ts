/** Files that ask too much are given up; whoever asked goes on. */
import { truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { MAX_RECORD_BYTES, saveText } from "@chronarium/kernel";
import { expect, test, vi } from "vitest";
import { guarded } from "../src/guarded.ts";
import { chronarium, freshFolder } from "./chronarium.ts";
import { playedMatch } from "./sample.ts";

const folder = freshFolder();

test("a file that is too large, or has no end, is not read", async () => {
  const large = join(folder, "large.json");
  writeFileSync(large, "");
  truncateSync(large, MAX_RECORD_BYTES + 1);
  for (const command of ["verify", "replay", "import", "export", "transcript"])
    for (const file of [large, "/dev/zero"]) {
      const { code, out, err } = await chronarium([command, file]);
      expect([code, out]).toEqual([2, ""]);
      expect(err).toMatch(/is larger than 20 MB, so it is not read; name another file\.\n$/);
    }
});

test("a match that asks too much is given up, and whoever asked goes on", { timeout: 300_000 }, async () => {
  const file = join(folder, "match.json");
  const record = playedMatch("judged", 30).record();
  writeFileSync(file, saveText(record));
  expect((await chronarium(["verify", file])).code).toBe(0);
  // 300 MB are not enough for a file of nothing but brackets, each of which is an object of its own.
  const eats = join(folder, "eats.json");
  writeFileSync(eats, `{"game":"khronos","log":[${"{},".repeat(6_600_000)}{}]}`);
  const { code, out, err } = await chronarium(["verify", eats]);
  expect([code, out]).toEqual([1, ""]);
  expect(err).toBe(
    "Playing the saved match again takes too long or too much memory, so it was not opened.\n",
  );
});

test("a lesson that takes too much memory, or too long, is given up with a sentence", {
  timeout: 300_000,
}, async () => {
  const file = join(folder, "lesson.txt");
  writeFileSync(
    file,
    `game khronos seats=2 seed=1\nothers Idris\n\nstep a KH-1\n${"= a\n".repeat(4_600_000)}`,
  );
  const ended = await chronarium(["lesson", file]);
  expect(ended).toEqual({ code: 1, out: "", err: GIVEN_UP });
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(await guarded("mission", ["walk", "ten-to-six"], 1)).toBe(1);
  expect(said.mock.calls.map(([sentence]) => `${stripVTControlCharacters(String(sentence))}\n`)).toEqual([
    GIVEN_UP,
  ]);
  said.mockRestore();
});
const GIVEN_UP = "This takes too long or too much memory, so it was given up.\n";
