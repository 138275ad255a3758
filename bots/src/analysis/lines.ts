/** Lines worth judging for a turn, best first as far as one can see at once. */
import type { Seat } from "@chronarium/kernel";
import { type Thought, turnPlans } from "../turn-plans.ts";
import type { Analysed, TurnLine } from "./judge.ts";
import { chanceFrom } from "./play-on.ts";

/** States looked at for the plans of one turn. */
const LOOKS = 4000;
const WIDTH = 8;

export function linesFor(
  game: Analysed,
  world: unknown,
  seat: Seat,
  most: number,
  seed: string,
): readonly TurnLine[] {
  const { rules, advice } = game;
  const legal = rules.legalActions(world, seat);
  const { turns } = advice;
  if (turns !== undefined) {
    const thought: Thought = {
      rules,
      advice,
      turns,
      seat,
      rng: chanceFrom(seed),
      looks: LOOKS,
      outOfTime: () => false,
    };
    return turnPlans(thought, world, legal, { width: WIDTH })
      .slice(0, most)
      .map(({ steps }) => steps.map(({ act }) => act));
  }
  // Where chance strikes within turns only the first action can be chosen now.
  return advice
    .worthTrying(world, seat, legal)
    .map((act) => ({ act, weight: advice.weigh(rules.apply(world, seat, act).state, seat) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ act }) => [act]);
}
