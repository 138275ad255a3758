/** The author's tools: from an empty folder to a checked mission, and what a broken one is told. */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { chronarium } from "./chronarium.ts";

const folder = join(mkdtempSync(join(tmpdir(), "mission-")), "door");

test("new, check, walk, graph, read, print: a small mission from nothing", async () => {
  expect((await chronarium(["mission", "new", folder])).code).toBe(0);
  const checked = await chronarium(["check", folder, "--quick", "--json"]);
  expect(checked.code).toBe(0);
  expect(JSON.parse(checked.out)).toMatchObject({ problems: [], publishable: true });
  expect((await chronarium(["mission", "walk", folder, "--record", "first"])).code).toBe(0);
  expect((await chronarium(["mission", "walk", folder])).code).toBe(0);
  expect((await chronarium(["mission", "graph", folder])).out).toContain("graph LR");
  expect((await chronarium(["mission", "read", folder])).out).toContain("Derrière la porte");
  expect((await chronarium(["mission", "print", folder])).out).toContain("item:1");
  expect((await chronarium(["mission", "explain", folder, "item:1"])).code).toBe(0);
  expect((await chronarium(["mission", "why-not", folder, "item:1"])).out).toContain("reachable");
});

test("a slip of the pen is named with its place, and the exit code is 1", async () => {
  const file = join(folder, "items.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace("colour: green", "colour: gren"));
  const checked = await chronarium(["check", folder, "--quick"]);
  expect(checked.code).toBe(1);
  expect(checked.out).toContain("items.yaml:1:");
  expect(checked.out).toContain("Did you mean green?");
});

test("unknown tools and ids get the nearest known one", async () => {
  expect((await chronarium(["mission", "grph", folder])).err).toContain("did you mean graph?");
  expect((await chronarium(["check", "nowhere"])).code).toBe(2);
});
