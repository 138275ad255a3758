/** How each level thinks. */
import type { Bot } from "./bot.ts";
import { foreseer } from "./foreseer.ts";
import { softGreedy } from "./greedy.ts";
import { levelName } from "./levels.ts";
import { planner } from "./planner.ts";

/** Where a turn can be planned as a whole. */
export const PLANNERS: readonly Bot[] = [
  planner(levelName(1), { width: 12, looks: 6000, softness: 26, overlooks: 62, frugal: true }),
  planner(levelName(2), { width: 12, looks: 6000, softness: 16, overlooks: 40, frugal: true }),
  planner(levelName(3), { width: 12, looks: 6000, softness: 6, frugal: true }),
  planner(levelName(4), {
    width: 12,
    looks: 12_000,
    softness: 1.2,
    frugal: true,
    gambling: { width: 3, tested: 2, draws: 3, margin: 1 },
  }),
  planner(levelName(5), {
    width: 12,
    looks: 20_000,
    softness: 0,
    gambling: { width: 4, tested: 3, draws: 4, margin: 1 },
    aftermath: { plans: 6, deals: [2, 2, 3] },
  }),
];

/** Where chance strikes within turns. */
export const FORESEERS: readonly Bot[] = [
  softGreedy(levelName(1), 1.7),
  softGreedy(levelName(2), 0.9),
  softGreedy(levelName(3), 0.2),
  foreseer(levelName(4), { worlds: [2], steps: 8, every: 8, looks: 1000 }),
  foreseer(levelName(5), { worlds: [4, 4, 4], steps: 20, every: 5, looks: 6000 }),
];
