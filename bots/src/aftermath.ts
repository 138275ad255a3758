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

export type Judged = { readonly plan: Plan; readonly worth: number };

/**
 * The plans that are judged again, best first by how they stand on average over what the seat cannot know. Those that
 * fell out early come last, as they were left; when time is up all stay as far as they were judged.
 */
export function rankedInTheEnd(
  thought: Thought,
  { plans, deals }: Aftermath,
  all: readonly Plan[],
): readonly Judged[] {
  let judged = all.slice(0, plans).map((plan) => ({ plan, sum: FAITH * plan.weight, times: FAITH }));
  const fallen: Judged[] = [];
  const ranked = (): readonly Judged[] => [
    ...judged.map(({ plan, sum, times }) => ({ plan, worth: sum / times })),
    ...fallen,
  ];
  for (const count of deals) {
    // The same deals for every plan, so that none is lucky.
    for (let deal = 0; deal < count; deal++) {
      if (judged.length === 1 || thought.looks <= 0 || thought.outOfTime()) return ranked();
      const seed = `${thought.rng.int(2 ** 32)}`;
      const weights: number[] = [];
      for (const { plan } of judged) {
        // A deal that not all of them have met says nothing.
        if (weights.length > 0 && thought.outOfTime()) return ranked();
        weights.push(weightAfter(thought, plan, seed));
      }
      for (const [i, each] of judged.entries()) {
        each.sum += weights[i] as number;
        each.times += 1;
      }
    }
    judged.sort((a, b) => b.sum - a.sum);
    const kept = Math.ceil(judged.length / 2);
    fallen.unshift(...judged.slice(kept).map(({ plan, sum, times }) => ({ plan, worth: sum / times })));
    judged = judged.slice(0, kept);
  }
  return ranked();
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
