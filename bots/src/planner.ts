/**
 * Plans its whole turn: a beam search over its own actions in an imagined state. Every prefix of a plan is kept
 * as a candidate, so it also finds when to stop. The effort is a number of looks, not of seconds, so equal seeds
 * play equal games; a deadline may cut it short.
 */
import type { AnyRules, Seat } from "@chronarium/kernel";
import type { Bot, BotTurn } from "./bot.ts";

type Act = { readonly type: string };
type Plan = { readonly first: Act; readonly state: unknown; readonly weight: number };

export type Effort = {
  /** Plans kept at each depth. */
  readonly width: number;
  readonly depth: number;
  /** States looked at for one decision. */
  readonly looks: number;
};

export function planner(name: string, effort: Effort): Bot {
  return { name, choose: (turn) => plan(turn, effort) };
}

function plan({ rules, seat, legal, imagine, rng, outOfTime }: BotTurn, effort: Effort): Act {
  const [only, second] = legal;
  if (only !== undefined && second === undefined) return only;
  const { advice } = rules;
  if (advice === undefined) throw new Error(`${rules.id} has no advice for a planning bot.`);
  const start = imagine();
  let looks = 0;
  const grow = (state: unknown, options: readonly Act[], first: Act | undefined): Plan[] => {
    const grown: Plan[] = [];
    for (const action of advice.worthTrying(state, seat, options)) {
      if (looks >= effort.looks || (looks > 0 && outOfTime?.() === true)) break;
      looks++;
      const after: unknown = rules.apply(state, seat, action).state;
      // A hair of chance settles equal plans.
      grown.push({
        first: first ?? action,
        state: after,
        weight: advice.weigh(after, seat) + rng.int(1000) * 1e-6,
      });
    }
    return grown;
  };

  let beam = grow(start, legal, undefined);
  let best: Plan | undefined;
  for (let depth = 1; beam.length > 0; depth++) {
    const open: Plan[] = [];
    for (const candidate of beam) {
      // A plan counts when nothing of it is left undone: the turn has passed, or the game is over.
      if (goesOn(rules, candidate.state, seat)) open.push(candidate);
      else if (best === undefined || candidate.weight > best.weight) best = candidate;
    }
    if (depth === effort.depth || looks >= effort.looks) {
      for (const candidate of open)
        if (best === undefined || candidate.weight > best.weight) best = candidate;
      break;
    }
    const kept = distinct(open.sort((a, b) => b.weight - a.weight)).slice(0, effort.width);
    beam = kept.flatMap(({ first, state }) => grow(state, rules.legalActions(state, seat), first));
  }
  return (best ?? { first: only as Act }).first;
}

const goesOn = (rules: AnyRules, state: unknown, seat: Seat): boolean => rules.actors(state).includes(seat);

/** Two orders of the same actions weigh the same to the last digit but the hair: one of them is enough. */
function distinct(plans: readonly Plan[]): readonly Plan[] {
  const seen = new Set<number>();
  return plans.filter(({ weight }) => {
    const key = Math.round(weight * 500);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
