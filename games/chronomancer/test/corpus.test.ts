/** Recorded matches play again exactly as they were played: every checkpoint and the result. */
import { readdirSync, readFileSync } from "node:fs";
import { loadText, openMatch, parseSave, saveText } from "@chronarium/kernel";
import { describe, expect, test } from "vitest";
import { chronomancer } from "../src/index.ts";

/** What every seat had in the end. */
const RESULTS: Readonly<Record<string, readonly number[]>> = {
  "four-random": [93, 72, 44, 75],
  "solo-criminals": [6],
  "solo-cultists-hard": [21],
  "solo-sailors": [12],
  "three-cultists": [55, 73, 76],
  "two-criminals": [33, 54],
  "two-robbers-sailors": [44, 53],
};

const folder = new URL("corpus/", import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, folder), "utf8");
const files = readdirSync(folder).filter((file) => file.endsWith(".match"));

describe("corpus", () => {
  test("there are matches of 1 to 4 players, and none without a known result", () => {
    expect(files.map((file) => file.replace(".match", "")).sort()).toEqual(Object.keys(RESULTS).sort());
    const seats = new Set(Object.values(RESULTS).map((scores) => scores.length));
    expect(seats).toEqual(new Set([1, 2, 3, 4]));
  });

  for (const file of files) {
    test(file, () => {
      const text = textOf(file);
      const loaded = loadText([chronomancer], text);
      if (!loaded.ok) throw new Error(JSON.stringify(loaded.refusal));
      const { match } = loaded;
      expect(match.over).toBe(true);
      expect(match.result?.seats.map(({ score }) => score)).toEqual(RESULTS[file.replace(".match", "")]);
      expect(chronomancer.invariants(match.state)).toEqual([]);
      expect(saveText(match.record())).toBe(text);
    });
  }

  test("a match whose history was changed is not opened", () => {
    const parsed = parseSave(textOf(files[0]!));
    if (!parsed.ok) throw new Error("not JSON");
    const record = parsed.record as { log: readonly unknown[]; checkpoints: readonly { hash: string }[] };
    const spoilt = record.checkpoints.map((point, i) =>
      i === 3 ? { ...point, hash: "0".repeat(64) } : point,
    );
    const opened = openMatch(chronomancer, { ...record, checkpoints: spoilt });
    expect(opened.ok ? "opened" : opened.refusal.code).toBe("kernel/hash-differs");
  });
});
