import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { AnyOpenRules } from "../src/contract.ts";
import type { RuleRegister } from "../src/coverage.ts";
import { exampleFault, exampleMatch, readExamples } from "../src/example.ts";
import { openMatch } from "../src/open.ts";
import { examplesFrom } from "./examples.ts";
import { filesIn } from "./files.ts";

const MOST_BYTES = 10_000;

/**
 * Gives a game the tests of the positions that show its rules. The list is made of the transcripts, and what they
 * leave out is filled in by `whole`; `vitest -u` writes it anew when a transcript has changed.
 */
export function describeExamples<State>(
  rules: AnyOpenRules,
  register: RuleRegister,
  { transcripts, list }: { readonly transcripts: URL; readonly list: URL },
  whole: (state: State) => State,
  { shown }: { readonly shown: number },
): void {
  describe("positions that show rules", () => {
    test("are those of the transcripts", { timeout: 120_000 }, async () => {
      const made = examplesFrom(rules, register, filesIn(transcripts, ".txt"), (state) =>
        whole(state as State),
      );
      const text = `[\n${made.map((example) => JSON.stringify(example)).join(",\n")}\n]\n`;
      await expect(text).toMatchFileSnapshot(list.pathname);
      expect(gzipSync(text).length).toBeLessThanOrEqual(MOST_BYTES);
    });

    test("can be stored, opened and played, each rule once", () => {
      const { examples, damaged } = readExamples(readFileSync(list, "utf8"));
      expect(damaged).toEqual([]);
      const ids = examples.flatMap((example) => example.rules);
      expect(ids.filter((id) => !register.ids.includes(id))).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBe(shown);
      for (const example of examples) {
        expect([example.rules, exampleFault(rules, example)]).toEqual([example.rules, undefined]);
        const match = exampleMatch(rules, example, {
          id: "example",
          names: Array.from({ length: example.seats }, () => ""),
        });
        for (const { seat, action } of example.acts) expect(match.act(seat, action, 0).ok).toBe(true);
        const opened = openMatch(rules, JSON.parse(JSON.stringify(match.record())));
        expect([example.rules, opened.ok ? "opened" : opened]).toEqual([example.rules, "opened"]);
      }
    });
  });
}
