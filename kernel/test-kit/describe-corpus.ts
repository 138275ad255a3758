import { describe, expect, test } from "vitest";
import type { AnyRules } from "../src/contract.ts";
import { openMatch } from "../src/open.ts";
import { loadText, parseSave, saveText } from "../src/save.ts";
import { filesIn } from "./files.ts";

type Log = {
  readonly log: readonly unknown[];
  readonly checkpoints: readonly { readonly revision: number; readonly hash: string }[];
};

/**
 * Gives a game the tests of its stored matches: each plays again exactly as it was played, to every checkpoint and
 * to the scores given here, cut short it can be played on, and it is not opened when its history was changed.
 */
export function describeCorpus(
  rules: AnyRules,
  folder: URL,
  scores: Readonly<Record<string, readonly number[]>>,
): void {
  const files = filesIn(folder, ".match");
  describe("corpus", () => {
    const { min, max } = rules.seats;
    test(`there are matches of ${min} to ${max} players, and none without a known result`, () => {
      expect(files.map(({ file }) => file.replace(".match", ""))).toEqual(Object.keys(scores).sort());
      const seats = new Set(Object.values(scores).map(({ length }) => length));
      expect(seats).toEqual(new Set(Array.from({ length: max - min + 1 }, (_, i) => min + i)));
    });

    for (const { file, text } of files) {
      test(file, () => {
        const loaded = loadText([rules], text);
        if (!loaded.ok) throw new Error(JSON.stringify(loaded.refusal));
        const { match } = loaded;
        expect(match.over).toBe(true);
        expect(match.result?.seats.map(({ score }) => score)).toEqual(scores[file.replace(".match", "")]);
        expect(rules.invariants(match.state)).toEqual([]);
        expect(saveText(match.record())).toBe(text);
      });

      test(`${file}, cut in the middle, is played on`, () => {
        const record = recordOf(text);
        const half = Math.floor(record.log.length / 2);
        const opened = openMatch(rules, {
          ...record,
          log: record.log.slice(0, half),
          checkpoints: record.checkpoints.filter(({ revision }) => revision <= half),
        });
        if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
        const { match } = opened;
        const [seat] = rules.actors(match.state);
        const [action] = rules.legalActions(match.state, seat!);
        expect(match.act(seat!, action, match.log.at(-1)!.at)).toMatchObject({ ok: true });
        expect(match.revision).toBe(half + 1);
      });

      test(`${file} is not opened once its history was changed`, () => {
        const record = recordOf(text);
        const last = record.checkpoints.length - 1;
        const checkpoints = record.checkpoints.map((point, i) =>
          i === last ? { ...point, hash: "0".repeat(64) } : point,
        );
        const opened = openMatch(rules, { ...record, checkpoints });
        expect(opened.ok ? "opened" : opened.refusal.code).toBe("kernel/hash-differs");
      });
    }
  });
}

function recordOf(text: string): Log {
  const parsed = parseSave(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return parsed.record as Log;
}
