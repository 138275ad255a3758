/** Every transcript holds, line by line, and together they reach every refusal. */
import { readdirSync, readFileSync } from "node:fs";
import { runTranscript } from "@chronarium/kernel";
import { describe, expect, test } from "vitest";
import { khronos, REFUSAL_CODES } from "../src/index.ts";

const folder = new URL("transcripts/", import.meta.url);
const runs = readdirSync(folder)
  .filter((file) => file.endsWith(".txt"))
  .sort()
  .map((file) => ({
    file,
    run: runTranscript([khronos], readFileSync(new URL(file, folder), "utf8"), file),
  }));

describe("transcripts", () => {
  for (const { file, run } of runs) {
    test(file, () => {
      expect(run.ok ? "holds" : run.problem).toBe("holds");
    });
  }

  test("every refusal code is reached by some transcript", () => {
    const reached = new Set(runs.flatMap(({ run }) => (run.ok ? run.codes : [])));
    expect(REFUSAL_CODES.filter((code) => !reached.has(code))).toEqual([]);
  });

  test("no transcript expects a code that the game does not declare", () => {
    const known: readonly string[] = REFUSAL_CODES;
    const reached = runs.flatMap(({ run }) => (run.ok ? run.codes : []));
    expect(reached.filter((code) => code.startsWith("khronos/") && !known.includes(code))).toEqual([]);
  });
});
