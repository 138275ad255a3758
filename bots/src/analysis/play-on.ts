/** Quick play in imagined worlds: everybody takes what weighs most for him. */
import { type AnyOpenRules, nextInt, type Rng, type Seat, seedRng } from "@chronarium/kernel";
import type { Act, Chance } from "../bot.ts";

/** No turns are longer in our imagination. */
const LONGEST = 400;

/** The action that weighs most for whoever acts, and the state it leads to. */
export function quickStep(
  { advice, ...rules }: AnyOpenRules,
  state: unknown,
  actor: Seat,
): { readonly act: Act; readonly state: unknown } | undefined {
  let best: { readonly act: Act; readonly state: unknown } | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const act of advice?.worthTrying(state, actor, rules.legalActions(state, actor)) ?? []) {
    const after: unknown = rules.apply(state, actor, act).state;
    const weight = advice?.weigh(after, actor) ?? 0;
    if (weight <= most) continue;
    most = weight;
    best = { act, state: after };
  }
  return best;
}

/** The states in which the next turns begin, from the first on; the end is one of them. */
export function playOn(rules: AnyOpenRules, from: unknown, turns: number): readonly unknown[] {
  const begun = [from];
  let state = from;
  for (let step = 0; step < LONGEST && begun.length <= turns; step++) {
    const [actor] = rules.actors(state);
    const next = actor === undefined ? undefined : quickStep(rules, state, actor)?.state;
    if (next === undefined) break;
    if (rules.advice?.course?.begins(state, next) || rules.actors(next).length === 0) begun.push(next);
    state = next;
  }
  return begun;
}

export const worldOf = (rules: AnyOpenRules, state: unknown, seat: Seat, seed: string): unknown =>
  rules.imagine(rules.viewFor(state, seat), seat, seedRng(seed, "imagination"));

/** Equal seeds draw equally. */
export function chanceFrom(seed: string): Chance {
  let rng: Rng = seedRng(seed, "analysis");
  return {
    int: (bound) => {
      const [drawn, next] = nextInt(rng, bound);
      rng = next;
      return drawn;
    },
  };
}
