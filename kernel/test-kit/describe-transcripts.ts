import { describe, expect, test } from "vitest";
import type { AnyRules } from "../src/contract.ts";
import { parseTranscript, runTranscript, type TranscriptStep } from "../src/transcript.ts";
import { filesIn } from "./files.ts";

/**
 * Gives a game the tests of its transcripts: each holds, names the rules that it proves, and says of every refusal
 * of this game which rule it cites. Together they reach every refusal.
 */
export function describeTranscripts(rules: AnyRules, folder: URL): void {
  const own = `${rules.id}/`;
  const runs = filesIn(folder, ".txt").map(({ file, text }) => ({
    file,
    run: runTranscript([rules], text, file),
    parsed: parseTranscript(text, file),
  }));
  const reached = new Set(runs.flatMap(({ run }) => (run.ok ? run.codes : [])));
  const withoutRule = (step: TranscriptStep): boolean =>
    step.kind === "act" && step.refused?.startsWith(own) === true && step.rule === undefined;

  describe("transcripts", () => {
    for (const { file, run, parsed } of runs) {
      test(file, () => {
        expect(run.ok ? "holds" : run.problem).toBe("holds");
        const transcripts = parsed.ok ? parsed.transcripts : [];
        expect(transcripts.some((transcript) => transcript.rules.length > 0)).toBe(true);
        const silent = transcripts.flatMap(({ steps }) => steps.filter(withoutRule));
        expect(silent.map(({ line, text }) => `line ${line} names no rule: ${text}`)).toEqual([]);
      });
    }

    test("every refusal code is reached by some transcript", () => {
      expect(rules.refusalCodes.filter((code) => !reached.has(code))).toEqual([]);
    });

    test("no transcript expects a code that the game does not declare", () => {
      const strange = [...reached].filter((code) => code.startsWith(own));
      expect(strange.filter((code) => !rules.refusalCodes.includes(code))).toEqual([]);
    });
  });
}
