import { LEVELS } from "@chronarium/bots";
import { expect, test } from "vitest";
import { interval, ladderOf, ladderPlans, ladderText } from "../src/sim/ladder.ts";
import { entryAt, seedOf } from "../src/sim/plan.ts";
import type { Simulated } from "../src/sim/run.ts";
import { emptyTally } from "../src/sim/tally.ts";
import { spreadOf, stopwatches } from "../src/sim/thinking.ts";
import { chronarium } from "./chronarium.ts";

const common = {
  game: "khronos",
  games: 10,
  seed: "7",
  options: {},
  mixOptions: false,
  level: "fast",
} as const;

/** Ten games of which the upper bot won so many. */
function simulated(wins: number, ms: number): Simulated {
  const tally = emptyTally(2);
  tally.games = 10;
  tally.entries[0]!.wins = wins;
  tally.entries[1]!.wins = 10 - wins;
  tally.thinking[0]!.decisions.push(ms);
  tally.thinking[0]!.turns.push(ms);
  return { tally, seconds: 1, digest: "" };
}

test("every level meets the one below, each deal once with each seating", () => {
  const plans = ladderPlans(common);
  expect(plans.map(({ entries }) => entries)).toEqual([
    ["level2", "level1"],
    ["level3", "level2"],
    ["level4", "level3"],
    ["level5", "level4"],
  ]);
  const [plan] = plans;
  expect([0, 1, 2, 3].map((game) => seedOf(plan!, game))).toEqual(["7-0", "7-0", "7-1", "7-1"]);
  expect([0, 1, 2, 3].map((game) => entryAt(plan!, game, 0))).toEqual([0, 1, 0, 1]);
});

test("the interval is Wilson's", () => {
  expect(interval(140, 200)).toEqual({ share: 70, low: 63.3, high: 75.9 });
  expect(interval(10, 10)).toEqual({ share: 100, low: 72.2, high: 100 });
});

test("a turn lasts until somebody else decides", () => {
  const { time, read } = stopwatches(2);
  for (const entry of [0, 0, 1, 0]) expect(time(entry, () => entry)).toBe(entry);
  expect(read().map(({ decisions, turns }) => [decisions.length, turns.length])).toEqual([
    [3, 2],
    [1, 1],
  ]);
  expect(spreadOf([4, 1, 3, 2])).toEqual({ count: 4, p50: 3, p95: 4, max: 4 });
  expect(spreadOf([])).toEqual({ count: 0, p50: 0, p95: 0, max: 0 });
});

test("the ladder says who won and how long each level thinks", () => {
  const ladder = ladderOf([simulated(7, 20), simulated(8, 30), simulated(6, 40), simulated(9, 1000)]);
  expect(ladder.steps.map(({ level, below, wins, losses }) => [level, below, wins, losses])).toEqual([
    [2, 1, 7, 3],
    [3, 2, 8, 2],
    [4, 3, 6, 4],
    [5, 4, 9, 1],
  ]);
  expect(ladder.paces.map(({ turn }) => turn.max)).toEqual([0, 20, 30, 40, 1000]);
  const text = ladderText(common, ladder);
  expect(text).toContain("5 Master      4 Expert         9     0       1  90.0 %  59.6–98.2");
});

test("--ladder prints it as a table or as one object", async () => {
  const args = ["sim", "khronos", "--ladder", "--games", "1", "--option", "map=plain7x4"];
  const { code, out, err } = await chronarium([...args, "--json"]);
  expect([code, err]).toEqual([0, ""]);
  const report = JSON.parse(out);
  expect(Object.keys(report)).toEqual([
    "game",
    "games",
    "seed",
    "steps",
    "paces",
    "deadEnds",
    "brokenInvariants",
    "leaks",
  ]);
  expect(report.paces.map(({ level }: { level: number }) => level)).toEqual([...LEVELS]);
  for (const { wins, ties, losses } of report.steps) expect(wins + ties + losses).toBe(1);
});

test("--ladder brings its own bots", async () => {
  const wrong = await chronarium(["sim", "khronos", "--ladder", "--bots", "random"]);
  expect([wrong.code, wrong.err]).toEqual([
    2,
    "--ladder plays its own levels at two seats; leave --bots out.\n",
  ]);
});
