import { expect, test } from "vitest";
import { median, percentile, ratesOf } from "../src/measure.ts";
import { rowAgainst, rowAtLeast, rowBelow } from "../src/row.ts";
import { tableOf } from "../src/table.ts";

test("the median is the middle, or between the two in the middle", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([7])).toBe(7);
});

test("a percentile is a value that occurred", () => {
  const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect(percentile(hundred, 99)).toBe(99);
  expect(percentile([5], 99)).toBe(5);
});

test("sides take turns, and rates are per second of their own time", () => {
  const order: string[] = [];
  const side = (name: string, ms: number) => () => {
    order.push(name);
    return { count: 10, ms };
  };
  const budget = { warmUpMs: 0, sliceMs: 0, slices: 2, games: 0, warmUpGames: 0 };
  const rates = ratesOf("test", [side("ours", 1), side("theirs", 2)], budget, () => {});
  expect(rates).toEqual([10_000, 5000]);
  expect(order).toEqual(["ours", "theirs", "ours", "theirs", "ours", "theirs"]);
});

test("rows hold by their bars", () => {
  const figure = { name: "speed", value: 40, unit: "games/s" };
  expect(rowAgainst(figure, "peer", 2, 20)).toMatchObject({ ratio: 20, holds: true });
  expect(rowAgainst(figure, "peer", 2, 21)).toMatchObject({ ratio: 20, holds: false });
  expect(rowAtLeast(figure, 40)).toMatchObject({ ratio: null, peer: null, holds: true });
  expect(rowAtLeast(figure, 41).holds).toBe(false);
  expect(rowBelow({ name: "call", value: 0.9, unit: "ms" }, 1)).toMatchObject({
    name: "call, below 1 ms",
    holds: true,
  });
  expect(rowBelow({ name: "call", value: 1, unit: "ms" }, 1).holds).toBe(false);
});

test("the table shows figures in columns", () => {
  const rows = [
    rowAgainst({ name: "moves", value: 1_234_567, unit: "moves/s" }, "peer", 100, 20),
    rowBelow({ name: "call", value: 1.2345, unit: "ms" }, 1),
  ];
  expect(tableOf(rows).split("\n")).toEqual([
    "                  measured           peer        ratio     bar",
    "moves             1,234,567 moves/s  100 (peer)  12,346 ×  20 ×  holds",
    "call, below 1 ms  1.23 ms                                  1 ms  does not hold",
  ]);
});
