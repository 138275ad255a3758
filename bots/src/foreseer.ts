/**
 * For games in which chance strikes within a turn, where a plan for one imagined world says little. Tries each action
 * in several worlds, lets everybody play on greedily for a while, and takes what stands best on average. All actions
 * meet the same worlds, so none is lucky. The effort is a number of looks, not of seconds, so equal seeds play equal
 * games; a deadline may cut it short.
 */
import type { Advice, AnyOpenRules } from "@chronarium/kernel";
import type { Act, Bot, BotTurn } from "./bot.ts";

export type Foresight = {
  /** Imagined worlds for all actions, then for the better half, and so on. */
  readonly worlds: readonly number[];
  /** Decisions of all players after the first that are played on. */
  readonly steps: number;
  /** After each so many of them the state is weighed: early weights are blind to what follows, late ones all luck. */
  readonly every: number;
  /** States looked at; no world is begun beyond it. */
  readonly looks: number;
};

export function foreseer(name: string, foresight: Foresight): Bot {
  return { name, choose: (turn) => choose(turn, foresight) };
}

function choose(turn: BotTurn, { worlds, steps, every, looks }: Foresight): Act {
  const { rules, seat, legal, imagine, outOfTime } = turn;
  const { advice } = rules;
  if (advice === undefined) throw new Error(`${rules.id} has no advice for a foreseeing bot.`);
  const first = imagine();
  let tried = (advice.worthTrying(first, seat, legal) as readonly Act[]).map((act) => ({ act, sum: 0 }));
  let looked = 0;
  let world: unknown = first;
  for (const count of worlds) {
    for (let i = 0; i < count && tried.length > 1; i++) {
      if (looked > 0 && (looked >= looks || outOfTime?.() === true)) break;
      for (const each of tried) {
        let state: unknown = rules.apply(world, seat, each.act).state;
        each.sum += advice.weigh(state, seat);
        for (let step = 0; step < steps; step += every) {
          const played = playOn(rules, advice, state, every);
          state = played.state;
          looked += played.looks;
          each.sum += advice.weigh(state, seat);
        }
      }
      world = imagine();
    }
    tried.sort((a, b) => b.sum - a.sum);
    tried = tried.slice(0, Math.ceil(tried.length / 2));
  }
  return tried[0]?.act ?? (legal[0] as Act);
}

/** Everybody takes what weighs most for him, step by step. */
function playOn(
  rules: AnyOpenRules,
  advice: Advice<unknown, Act>,
  from: unknown,
  steps: number,
): { readonly state: unknown; readonly looks: number } {
  let state = from;
  let looks = 0;
  for (let step = 0; step < steps; step++) {
    const [next] = rules.actors(state);
    if (next === undefined) break;
    const options = advice.worthTrying(state, next, rules.legalActions(state, next));
    looks += options.length;
    let best: unknown;
    let most = Number.NEGATIVE_INFINITY;
    for (const action of options) {
      const after: unknown = rules.apply(state, next, action).state;
      const weight = options.length === 1 ? 0 : advice.weigh(after, next);
      if (weight <= most) continue;
      most = weight;
      best = after;
    }
    if (best === undefined) break;
    state = best;
  }
  return { state, looks };
}
