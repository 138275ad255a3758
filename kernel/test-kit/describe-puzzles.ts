import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { AnyOpenRules } from "../src/contract.ts";
import { openMatch } from "../src/open.ts";
import {
  type AnyPuzzleGoal,
  layPuzzle,
  type PuzzleWords,
  puzzleFault,
  puzzleMatch,
  readPuzzles,
  SOLVER,
  searchTurn,
} from "../src/puzzle.ts";
import { type Language, sentenceFlawsIn } from "./typography.ts";

/** What the data of a game's puzzles may weigh where it is fetched. */
const MOST_BYTES = 25_000;
const MOST_STATES = 12_000;

/**
 * Gives a game the tests of its puzzles: every solution and refutation is played again, and one in `every` is proved
 * by trying all ways through its turn; `chronarium puzzles GAME --prove FILE` proves them all.
 */
export function describePuzzles(
  rules: AnyOpenRules,
  goals: readonly AnyPuzzleGoal[],
  file: URL,
  words: Readonly<Record<Language, PuzzleWords>>,
  { count, every }: { readonly count: number; readonly every: number },
): void {
  const text = readFileSync(file, "utf8");
  const { puzzles, damaged } = readPuzzles(text);

  describe("puzzles", () => {
    test("are all sound, different, and sorted from easy to hard", () => {
      expect(damaged).toEqual([]);
      expect(puzzles.length).toBe(count);
      expect(new Set(puzzles.map(({ id }) => id)).size).toBe(count);
      const steps = puzzles.map(({ difficulty }) => difficulty);
      expect(steps).toEqual(steps.toSorted((a, b) => a - b));
      expect(steps.filter((step) => step < 1 || step > 5)).toEqual([]);
      const faults = puzzles.map((puzzle) => ({ id: puzzle.id, fault: puzzleFault(rules, goals, puzzle) }));
      expect(faults.filter(({ fault }) => fault !== undefined)).toEqual([]);
    });

    test("are tables that can be stored, opened and played on from", () => {
      for (const puzzle of puzzles.filter((_, i) => i % 8 === 0)) {
        const match = puzzleMatch(rules, puzzle, { id: puzzle.id, names: ["", ""] });
        for (const act of puzzle.best.acts) expect(match.act(SOLVER, act, 0).ok).toBe(true);
        const opened = openMatch(rules, JSON.parse(JSON.stringify(match.record())));
        expect(opened.ok ? "opened" : opened).toBe("opened");
      }
    });

    test("have one best way: every way through the turn is tried", { timeout: 300_000 }, () => {
      for (const puzzle of puzzles.filter((_, i) => i % every === 0)) {
        const goal = goals.find(({ id }) => id === puzzle.goal) as AnyPuzzleGoal;
        const searched = searchTurn(rules, goal, layPuzzle(rules, puzzle), SOLVER, MOST_STATES);
        expect([puzzle.id, searched?.best.points, searched?.second?.points]).toEqual([
          puzzle.id,
          puzzle.best.points,
          puzzle.tempting.points,
        ]);
      }
    });

    test("are light", () => {
      expect(gzipSync(text).length).toBeLessThanOrEqual(MOST_BYTES);
    });

    for (const [language, said] of Object.entries(words) as [Language, PuzzleWords][]) {
      test(`${language}: says what is asked for`, () => {
        const sentences = puzzles.map(
          ({ goal, from, best }) => said.goals[goal]?.task(best.points - from) ?? goal,
        );
        expect(sentences.flatMap((sentence) => sentenceFlawsIn(language, sentence))).toEqual([]);
      });
    }
  });
}
