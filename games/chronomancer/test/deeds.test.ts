/** What a deed is made of: one row of rules, one row of words in each language, and the cards that have it. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { chronomancer, DEED_KINDS, DEEDS, deedsOf, TOWNSFOLK_IDS } from "../src/index.ts";
import { chronomancerText } from "../text/index.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const FOLDERS = [
  "bots/src",
  "cli/src",
  "kernel/src",
  "web/src",
  "games/chronomancer/src",
  "games/chronomancer/text",
  "games/chronomancer/rulebook",
];

/** The source files that know a deed by name: its kind, its answer, its event or its file. */
function filesNaming(...names: readonly string[]): readonly string[] {
  const named = new RegExp(`["'\`](${names.join("|")})["'\`]|\\b(${names.join("|")}):|/swap\\.ts"`);
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
      .map((file) => join(root, folder, file))
      .filter((file) => named.test(readFileSync(file, "utf8"))),
  ).map((file) => relative(root, file).replaceAll("\\", "/"));
}

describe("a deed", () => {
  test("is known by name in five files, whoever plays: page and terminal read its rows", () => {
    const files = filesNaming("swap", "swapPieces", "piecesSwapped");
    // Khronos has an exchange that may be typed as "swap".
    expect(files.filter((file) => !file.includes("khronos")).toSorted()).toEqual([
      "games/chronomancer/src/deeds/index.ts",
      "games/chronomancer/src/deeds/swap.ts",
      "games/chronomancer/src/townsfolk.ts",
      "games/chronomancer/text/en/deeds.ts",
      "games/chronomancer/text/fr/deeds.ts",
    ]);
  });

  test("has a card, an action in the table of actions, and words in both languages", () => {
    const kinds = new Set(TOWNSFOLK_IDS.flatMap((card) => deedsOf(card).map(({ kind }) => kind)));
    expect([...kinds].sort()).toEqual([...DEED_KINDS].sort());
    for (const kind of DEED_KINDS) {
      const { answer, fields, refusals = [] } = DEEDS[kind];
      expect(chronomancer.actions[answer]).toEqual(fields);
      for (const { verbs, verdicts, refusals: sentences } of Object.values(chronomancerText)) {
        expect(verbs[answer].length).toBeGreaterThan(2);
        for (const code of refusals) {
          expect(chronomancer.refusalCodes).toContain(code);
          expect(verdicts[code].length).toBeGreaterThan(3);
          expect(sentences[code]).toBeTypeOf("function");
        }
      }
    }
  });
});
