/** App dice (CP-2): the n-th app roll standing in a log is draw n of the table's committed seed. */
import { nextInt, type Rng, type Seed, seedRng } from "@chronarium/kernel";
import { DICE, type Die } from "../chronobot/board.ts";
import { PARADOX_FACES, SHAPES, type Shape } from "../tables/goods.ts";
import type { Action } from "./actions.ts";
import type { State } from "./state.ts";

const SIDES = 6;

/** Draw n, counted from 1: each of the three dice has six sides (AN-5), so one stream serves them all. */
function drawAt(seed: Seed, n: number): number {
  let rng: Rng = seedRng(seed, "app dice");
  let drawn = 0;
  for (let i = 0; i < n; i++) [drawn, rng] = nextInt(rng, SIDES);
  return drawn;
}

export const appDie = (seed: Seed, n: number): Die => DICE[drawAt(seed, n)]!;
export const appParadox = (seed: Seed, n: number): number => PARADOX_FACES[drawAt(seed, n)]!;
export const appShape = (seed: Seed, n: number): Shape => SHAPES[drawAt(seed, n) % SHAPES.length]!;

export type DiceReport = {
  /** App dice that are what the seed says, and dice entered by hand. */
  readonly vouched: number;
  readonly byHand: number;
  /** Places in the log, from 0, of app dice that are not. */
  readonly forged: readonly number[];
};

/** What can be said for the dice of a log. A branch goes on counting where its start stood. */
export function diceReport(seed: Seed, log: readonly unknown[], start?: unknown): DiceReport {
  // The rules have read the start of a branch, and every entry of a log.
  const before = (start as State | undefined)?.appRolls ?? 0;
  let [vouched, byHand] = [0, 0];
  const forged: number[] = [];
  for (const [i, entry] of log.entries()) {
    const action = entry as Action;
    if (action.type !== "rollDie" && action.type !== "rollParadox" && action.type !== "rollShape") continue;
    if (action.origin === "hand") {
      byHand++;
      continue;
    }
    const n = before + vouched + forged.length + 1;
    const face =
      action.type === "rollDie"
        ? appDie(seed, n)
        : action.type === "rollParadox"
          ? appParadox(seed, n)
          : appShape(seed, n);
    if (face === action.face) vouched++;
    else forged.push(i);
  }
  return { vouched, byHand, forged };
}
