/**
 * Plans its whole turn: a beam search over its own actions in an imagined state. Every plan that ends the turn is a
 * candidate; the best few are judged again after the next player's answer, in several imagined worlds. The effort is
 * a number of looks, not of seconds, so equal seeds play equal games; a deadline may cut it short.
 */
import { type Advice, type AnyRules, type Seat, seedRng } from "@chronarium/kernel";
import type { Bot, BotTurn } from "./bot.ts";

type Act = { readonly type: string };
type Plan = { readonly first: Act; readonly state: unknown; readonly weight: number };

export type Effort = {
  /** Plans kept at each depth. */
  readonly width: number;
  readonly depth: number;
  /** States looked at for one plan of a turn. */
  readonly looks: number;
  /** Finished plans that are judged again after the next player's answer. */
  readonly replies: number;
  /** How often the hidden cards are dealt anew for that. */
  readonly worlds: number;
  /** One in so many actions escapes its notice; none without it. */
  readonly overlooks?: number;
};

export function planner(name: string, effort: Effort): Bot {
  return { name, choose: (turn) => choose(turn, effort) };
}

function choose(turn: BotTurn, effort: Effort): Act {
  const { rules, legal } = turn;
  const [only, second] = legal;
  if (only !== undefined && second === undefined) return only;
  const { advice } = rules;
  if (advice === undefined) throw new Error(`${rules.id} has no advice for a planning bot.`);
  const [best, ...others] = finishedPlans(turn, advice, effort);
  if (best === undefined) return only as Act;
  const rivals = others.slice(0, effort.replies - 1);
  // Only the first action is asked for: where the plans agree on it, their ends need no comparing.
  if (rivals.every(({ first }) => first === best.first)) return best.first;
  return bestAfterAnswers(turn, advice, effort, [best, ...rivals]).first;
}

/** Plans that leave nothing of the turn undone, best first; unfinished ones where none was found. */
function finishedPlans(turn: BotTurn, advice: Advice<unknown, Act>, effort: Effort): readonly Plan[] {
  const { rules, seat, legal, imagine, rng, outOfTime } = turn;
  let looks = 0;
  const grow = (state: unknown, options: readonly Act[], first: Act | undefined): Plan[] => {
    const grown: Plan[] = [];
    for (const action of advice.worthTrying(state, seat, options)) {
      if (looks >= effort.looks || (looks > 0 && outOfTime?.() === true)) break;
      if (effort.overlooks !== undefined && rng.int(effort.overlooks) === 0) continue;
      looks++;
      const after: unknown = rules.apply(state, seat, action).state;
      // A hair of chance settles equal plans.
      const weight = advice.weigh(after, seat) + rng.int(1000) * 1e-6;
      grown.push({ first: first ?? action, state: after, weight });
    }
    return grown;
  };

  const finished: Plan[] = [];
  let beam = grow(imagine(), legal, undefined);
  for (let depth = 1; beam.length > 0; depth++) {
    const open = beam.filter(({ state }) => rules.actors(state).includes(seat));
    finished.push(...beam.filter(({ state }) => !rules.actors(state).includes(seat)));
    if (depth === effort.depth || looks >= effort.looks) {
      if (finished.length === 0) finished.push(...open);
      break;
    }
    beam = bestOf(open)
      .slice(0, effort.width)
      .flatMap(({ first, state }) => grow(state, rules.legalActions(state, seat), first));
  }
  return bestOf(finished);
}

/** Best first, without plans that weigh the same but for the hair: they are other orders of the same actions. */
function bestOf(plans: readonly Plan[]): readonly Plan[] {
  const seen = new Set<number>();
  return plans
    .toSorted((a, b) => b.weight - a.weight)
    .filter(({ weight }) => {
      const key = Math.round(weight * 500);
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

/** The plan that stands best on average after the next player's answers to it; the first when time is up. */
function bestAfterAnswers(
  { rules, seat, rng, outOfTime }: BotTurn,
  advice: Advice<unknown, Act>,
  { worlds }: Effort,
  plans: readonly [Plan, ...Plan[]],
): Plan {
  // The same deals for every plan, so that none is lucky.
  const deals = Array.from({ length: worlds }, () => `${rng.int(2 ** 32)}`);
  let [chosen] = plans;
  let most = Number.NEGATIVE_INFINITY;
  for (const plan of plans) {
    let weight = 0;
    for (const deal of deals) {
      if (outOfTime?.() === true) return chosen;
      const world: unknown = rules.imagine(
        rules.viewFor(plan.state, seat),
        seat,
        seedRng(deal, "imagination"),
      );
      weight += advice.weigh(answered(rules, advice, world, seat), seat);
    }
    if (weight > most) {
      most = weight;
      chosen = plan;
    }
  }
  return chosen;
}

/** No turn of an opponent is longer than this in our imagination. */
const LONGEST_ANSWER = 12;

/**
 * The state when the next player has done what weighs most for him, step by step, and is about to hand over: past
 * that point the asker's own turn begins, and positions before and after cannot be compared.
 */
function answered(rules: AnyRules, advice: Advice<unknown, Act>, from: unknown, seat: Seat): unknown {
  let state = from;
  const [next] = rules.actors(state);
  if (next === undefined || next === seat) return state;
  for (let step = 0; step < LONGEST_ANSWER; step++) {
    let best: unknown;
    let most = Number.NEGATIVE_INFINITY;
    for (const action of advice.worthTrying(state, next, rules.legalActions(state, next))) {
      const after: unknown = rules.apply(state, next, action).state;
      const weight = advice.weigh(after, next);
      if (weight > most) {
        most = weight;
        best = after;
      }
    }
    if (best === undefined || rules.actors(best)[0] !== next) return state;
    state = best;
  }
  return state;
}
