/** How plans stand when everybody has answered and the seat has had its next turn. */
import { seedRng } from "@chronarium/kernel";
import type { Act } from "./bot.ts";
import { bestStep, type Plan, type Thought } from "./turn-plans.ts";

export type Aftermath = {
  /** Plans that are judged again. */
  readonly plans: number;
  /** Deals for all of them, for the better half, for the better half of those. */
  readonly deals: readonly number[];
};

/** So many deals' worth of faith in what the plan weighed before. */
const FAITH = 2;
/** No turns of all seats are longer in our imagination. */
const LONGEST = 80;

/** The plan that stands best on average over what the seat cannot know; the first when time is up. */
export function bestInTheEnd(
  thought: Thought,
  { plans, deals }: Aftermath,
  [best, ...others]: readonly [Plan, ...Plan[]],
): Plan {
  let judged = [best, ...others.slice(0, plans - 1)].map((plan) => ({ plan, sum: FAITH * plan.weight }));
  for (const count of deals) {
    // The same deals for every plan, so that none is lucky.
    for (let deal = 0; deal < count; deal++) {
      if (judged.length === 1 || thought.looks <= 0 || thought.outOfTime()) return judged[0]?.plan ?? best;
      const seed = `${thought.rng.int(2 ** 32)}`;
      for (const each of judged) each.sum += weightAfter(thought, each.plan, seed);
    }
    judged.sort((a, b) => b.sum - a.sum);
    judged = judged.slice(0, Math.ceil(judged.length / 2));
  }
  return judged[0]?.plan ?? best;
}

function weightAfter(thought: Thought, plan: Plan, seed: string): number {
  const { rules, advice, turns, seat } = thought;
  // Dealt before the last action of the turn, which draws: otherwise all worlds would share the seat's next hand.
  const { act, before } = plan.steps.at(-1) as { readonly act: Act; readonly before: unknown };
  const world: unknown = rules.imagine(rules.viewFor(before, seat), seat, seedRng(seed, "imagination"));
  let state: unknown = rules.apply(world, seat, act).state;
  let begun = false;
  for (let step = 0; step < LONGEST; step++) {
    const mover = turns.of(state);
    if (mover === undefined || (begun && mover !== seat)) break;
    begun ||= mover === seat;
    const [actor] = rules.actors(state);
    if (actor === undefined) break;
    state = bestStep(thought, state, actor);
  }
  return advice.weigh(state, seat);
}
