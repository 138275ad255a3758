import { expect, test } from "vitest";
import { puzzleOfDay } from "../src/puzzles/day.ts";
import { readOutcomes } from "../src/puzzles/progress.ts";

test("every puzzle has its day before one comes again, and a day has one puzzle", () => {
  for (const count of [1, 17, 34, 40]) {
    const days = Array.from({ length: count }, (_, i) => puzzleOfDay(count, new Date(2026, 10, 16 + i, 9)));
    expect(days.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i));
  }
  expect(puzzleOfDay(40, new Date(2026, 10, 16, 23, 59))).toBe(puzzleOfDay(40, new Date(2026, 10, 16, 0, 1)));
});

test("only what has the right shape is taken from storage", () => {
  expect(readOutcomes('{"khronos":{"a":"solved","b":"won","c":"failed"},"x":7}')).toEqual({
    khronos: { a: "solved", c: "failed" },
  });
  for (const text of [null, "", "7", "null", "["]) expect(readOutcomes(text)).toEqual({});
});
