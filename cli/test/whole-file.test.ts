import { linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { writeWhole } from "../src/whole-file.ts";

const folder = mkdtempSync(join(tmpdir(), "chronarium-whole-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a file is written in the place of the old one", () => {
  const path = join(folder, "deep", "game.json");
  writeWhole(path, "one");
  writeWhole(path, "two");
  expect(readFileSync(path, "utf8")).toBe("two");
  expect(readdirSync(join(folder, "deep"))).toEqual(["game.json"]);
});

test("the old file is never written to: half a save would be no save", () => {
  const path = join(folder, "beside", "game.json");
  writeWhole(path, "one");
  const old = join(folder, "beside", "old.json");
  linkSync(path, old);
  writeWhole(path, "two");
  expect(readFileSync(old, "utf8")).toBe("one");
  expect(readFileSync(path, "utf8")).toBe("two");
});

test("what cannot be put in its place leaves nothing behind", () => {
  const taken = join(folder, "taken");
  mkdirSync(join(taken, "game.json", "inside"), { recursive: true });
  expect(() => writeWhole(join(taken, "game.json"), "text")).toThrow();
  expect(readdirSync(taken)).toEqual(["game.json"]);
});
