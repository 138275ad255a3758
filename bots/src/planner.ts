/**
 * Plans its whole turn once and carries it out. The stronger ones pay for a chance where that gains on average, and
 * judge their best plans again by what follows; the softer ones take any plan, the better the likelier.
 */
import { type Aftermath, rankedInTheEnd } from "./aftermath.ts";
import type { Act, Bot, BotTurn } from "./bot.ts";
import { type Gambling, goodGamble } from "./gamble.ts";
import { pickSoftly } from "./softness.ts";
import { type Breadth, type Plan, type Thought, turnPlans, withoutWaste } from "./turn-plans.ts";

export type Effort = Breadth & {
  /** States looked at for one turn. */
  readonly looks: number;
  /** How freely it chooses among its plans, in the game's points; 0 takes the best. */
  readonly softness: number;
  /** What it picked softly is done without what would be paid for nothing. */
  readonly frugal?: true;
  readonly gambling?: Gambling;
  readonly aftermath?: Aftermath;
};

export function planner(name: string, effort: Effort): Bot {
  return { name, choose: (turn) => choose(turn, name, effort) };
}

function choose(turn: BotTurn, name: string, effort: Effort): Act {
  const { rules, seat, legal, imagine, intentions } = turn;
  const [only, second] = legal;
  if (only !== undefined && second === undefined) return only;
  const world = imagine();
  const meant = intentions?.recall(name, rules.viewFor(world, seat));
  if (meant !== undefined) return meant;
  const plan = bestPlan(turn, effort, world);
  const [first, ...later] = plan?.steps ?? [];
  for (const { act, before } of later) intentions?.keep(name, rules.viewFor(before, seat), act);
  return first?.act ?? (only as Act);
}

function bestPlan(turn: BotTurn, effort: Effort, world: unknown): Plan | undefined {
  const { rules, seat, legal, imagine, rng, outOfTime = () => false } = turn;
  const { advice } = rules;
  if (advice?.turns === undefined) throw new Error(`${rules.id} has no advice for a planning bot.`);
  const thought: Thought = { rules, advice, turns: advice.turns, seat, rng, looks: effort.looks, outOfTime };
  const plans = turnPlans(thought, world, legal, effort);
  const [best] = plans;
  if (best === undefined) return undefined;
  const gamble = effort.gambling && goodGamble(thought, effort.gambling, imagine, legal, best.weight);
  if (gamble !== undefined) return { ...best, steps: [{ act: gamble.act, before: world }] };
  if (effort.aftermath !== undefined)
    return rankedInTheEnd(thought, effort.aftermath, plans)[0]?.plan ?? best;
  const picked = pickSoftly(plans, effort.softness, rng);
  return picked !== undefined && effort.frugal ? withoutWaste(thought, world, picked) : picked;
}
