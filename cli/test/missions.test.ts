/** The author's tools: from an empty folder to a checked mission, and what a broken one is told. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { chronarium } from "./chronarium.ts";

const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const folder = join(mkdtempSync(join(tmpdir(), "mission-")), "door");

test("new, check, walk, graph, read, print: a small mission from nothing", async () => {
  expect((await chronarium(["mission", "new", folder])).code).toBe(0);
  const checked = await chronarium(["check", folder, "--quick", "--json"]);
  expect(checked.code).toBe(0);
  expect(JSON.parse(checked.out)).toMatchObject({ problems: [], publishable: true });
  expect((await chronarium(["mission", "walk", folder, "--record", "first"])).code).toBe(0);
  expect((await chronarium(["mission", "walk", folder])).code).toBe(0);
  expect((await chronarium(["mission", "graph", folder])).out).toContain("graph LR");
  const copy = (await chronarium(["mission", "read", folder])).out;
  expect(copy).toContain("Derrière la porte");
  expect(copy).toMatch(/<th>L1\.B\.body<small>read \d+ times<\/small><\/th>/);
  expect((await chronarium(["mission", "read", folder, "--lang", "en"])).out).not.toContain("Derrière");
  expect((await chronarium(["mission", "print", folder])).out).toContain("item:1");
  const explained = await chronarium(["mission", "explain", folder, "item:1"]);
  expect(explained.code).toBe(0);
  expect(explained.out).toContain("(item:1)”.");
  expect(explained.out).not.toContain("{");
  expect((await chronarium(["mission", "why-not", folder, "item:1"])).out).toContain("reachable");
});

test("play: from where the key is first met, with what could fire now, to the end", () => {
  const args = [MAIN, "mission", "play", folder, "--from", "item:1", "--lang", "en"];
  const { status, stdout } = spawnSync(process.execPath, args, {
    input: "quit\n",
    encoding: "utf8",
    env: { ...process.env, CHRONARIUM_DATA: folder, FORCE_COLOR: "0" },
  });
  expect(status).toBe(0);
  expect(stdout).toMatch(/\w+-\d+@\d+\. What could fire now:/);
  expect(stdout).toMatch(/ {2}\+ .*\n/);
  expect(stdout).toMatch(/ {2}- .* TS-\d+\)\n/);
  expect(stdout).toContain("What do you do?");
});

test("docs/write-a-mission.md: its test on the bench is missed by two texts, at its lines, until they are written", async () => {
  const guide = readFileSync(new URL("../../docs/write-a-mission.md", import.meta.url), "utf8");
  const block = /```yaml\n([\s\S]*?)```/.exec(guide)![1]!;
  const place = join(folder, "locations", "L1.yaml");
  const text = readFileSync(place, "utf8");
  const after = "effects: [ { take: { item: 1 } }, { read: { snap: true } } ]\n";
  expect(text).toContain(after);
  const indented = block.replace(/^(?=.)/gm, "      ");
  writeFileSync(place, text.replace(after, after + indented));
  const missed = await chronarium(["check", folder, "--quick"]);
  expect(missed.code).toBe(1);
  expect(missed.out).toContain("The text L1.B.fail is missing in: en, fr.");
  expect(missed.out).toContain("The text L1.B.ok is missing in: en, fr.");
  for (const [language, words] of [
    [
      "en",
      'L1.B.fail: "The lining tears, and your patience with it."\nL1.B.ok: "Two fingers, and there it is."\n',
    ],
    [
      "fr",
      'L1.B.fail: "La doublure se déchire, et votre patience avec."\nL1.B.ok: "Deux doigts, et la voilà."\n',
    ],
  ] as const) {
    const file = join(folder, "text", `${language}.yaml`);
    writeFileSync(file, readFileSync(file, "utf8") + words);
  }
  const clean = await chronarium(["check", folder, "--quick"]);
  expect(clean.out).toContain("0 errors");
  expect(clean.code).toBe(0);
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
