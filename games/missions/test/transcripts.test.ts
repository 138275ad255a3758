/** Every transcript holds, line by line; together they reach every refusal, each by the rule that its line names. */
import { readdirSync, readFileSync } from "node:fs";
import { parseTranscript, runTranscript } from "@chronarium/kernel";
import { describe, expect, test } from "vitest";
import { REFUSAL_CODES } from "../src/index.ts";
import { rules as game } from "./shelf.ts";

const folder = new URL("transcripts/", import.meta.url);

/** The rules that the game's refusals gave, in order. */
function runNoting(text: string, file: string) {
  const rules: string[] = [];
  const noting: typeof game = {
    ...game,
    refusal: (state, seat, action) => {
      const refused = game.refusal(state, seat, action);
      if (refused !== undefined) rules.push(refused.rule);
      return refused;
    },
  };
  return { run: runTranscript([noting], text, file), rules };
}

/** The rules that the lines with refusals of this game name at their end: `!missions/… # TS-16`. */
function rulesWritten(text: string, file: string): readonly string[] {
  const parsed = parseTranscript(text, file);
  if (!parsed.ok) return [];
  return parsed.transcripts.flatMap(({ steps }) =>
    steps.flatMap((step) =>
      step.kind === "act" && step.refused?.startsWith("missions/")
        ? [/# (\S+)$/.exec(step.text)?.[1] ?? `no rule: ${step.text}`]
        : [],
    ),
  );
}

const runs = readdirSync(folder)
  .filter((file) => file.endsWith(".txt"))
  .sort()
  .map((file) => {
    const text = readFileSync(new URL(file, folder), "utf8");
    return { file, written: rulesWritten(text, file), ...runNoting(text, file) };
  });

describe("transcripts", () => {
  for (const { file, run, rules, written } of runs) {
    test(file, () => {
      expect(run.ok ? "holds" : run.problem).toBe("holds");
      expect(rules).toEqual(written);
    });
  }

  test("every refusal code is reached by some transcript", () => {
    const reached = new Set(runs.flatMap(({ run }) => (run.ok ? run.codes : [])));
    expect(REFUSAL_CODES.filter((code) => !reached.has(code))).toEqual([]);
  });

  test("no transcript expects a code that the game does not declare", () => {
    const known: readonly string[] = REFUSAL_CODES;
    const reached = runs.flatMap(({ run }) => (run.ok ? run.codes : []));
    expect(reached.filter((code) => code.startsWith("missions/") && !known.includes(code))).toEqual([]);
  });
});
