/** 100,000 random turns without a dead end; `npm run soak` plays more, and looks for leaks too. */
import { playRandom } from "@chronarium/kernel";
import { expect, test } from "vitest";
import { chronomancer } from "../src/index.ts";
import { ALL_OPTIONS, bagSize } from "./table.ts";

const TURNS = 100_000;
/** One step in so many is checked by the engine's own invariants. */
const CHECKED = 29;

test("INV-1 INV-8 INV-9: 100,000 random turns: every state has an action, every game ends, the bag keeps 5 pieces", () => {
  let turns = 0;
  let smallest = 52;
  let longestRun = 0;
  for (let game = 0; turns < TURNS; game++) {
    let run = { seat: -1, length: 0 };
    const { result, log } = playRandom(chronomancer, {
      seats: 1 + (game % 4),
      options: ALL_OPTIONS[Math.floor(game / 4) % ALL_OPTIONS.length]!,
      seed: `soak ${game}`,
      onStep: ({ seat, action, legal, after, revision }) => {
        if (legal.length === 0) throw new Error(`game ${game}, revision ${revision}: nothing to do`);
        smallest = Math.min(smallest, bagSize(after));
        if (revision % CHECKED === 0 && chronomancer.invariants(after).length > 0)
          throw new Error(`game ${game}, revision ${revision}: ${chronomancer.invariants(after).join()}`);
        if (action.type !== "move") return;
        turns++;
        run = { seat, length: run.seat === seat ? run.length + 1 : 1 };
        longestRun = Math.max(longestRun, run.length);
      },
    });
    if (result === undefined) throw new Error(`game ${game} did not end in ${log.length} steps`);
  }
  expect(turns).toBeGreaterThanOrEqual(TURNS);
  expect(smallest).toBeGreaterThanOrEqual(5);
  // BG-29: several turns in a row happen, and end (INV-4).
  expect(longestRun).toBeGreaterThan(5);
});
