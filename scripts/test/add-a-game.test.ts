// docs/add-a-game.md is a walk-through with complete code: this takes the code out of the page and runs it.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const page = readFileSync(join(root, "docs/add-a-game.md"), "utf8");

/** The first block of code in a language that contains the given words. */
function block(language: string, words: string): string {
  const blocks = page.matchAll(/```(\w+)\n([\s\S]*?)```/g);
  for (const [, named, code = ""] of blocks) if (named === language && code.includes(words)) return code;
  throw new Error(`docs/add-a-game.md has no ${language} block with "${words}".`);
}

const folder = mkdtempSync(join(tmpdir(), "chronarium-add-a-game-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the game of the walk-through obeys the laws and its transcript holds", async () => {
  mkdirSync(join(folder, "node_modules/@chronarium"), { recursive: true });
  symlinkSync(join(root, "kernel"), join(folder, "node_modules/@chronarium/kernel"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(join(folder, "hourglass.ts"), block("ts", "export const hourglass"));

  const { checkLaws } = await import(pathToFileURL(join(root, "kernel/test-kit/laws.ts")).href);
  const { runTranscript } = await import(pathToFileURL(join(root, "kernel/src/index.ts")).href);
  const { hourglass } = await import(pathToFileURL(join(folder, "hourglass.ts")).href);

  const laws = checkLaws(hourglass, { games: 200, optionSets: [{}, { grains: 13 }] });
  expect(laws.problems).toEqual([]);
  const run = runTranscript([hourglass], block("text", "game hourglass"), "last-grain.txt");
  expect(run).toMatchObject({ ok: true, proved: ["HG-1", "HG-2", "HG-3", "HG-4"] });
});
