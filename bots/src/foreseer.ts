/**
 * For games in which chance strikes within a turn, where a plan for one imagined world says little. Tries each action
 * in several worlds, lets everybody play on greedily for a while, and takes what stands best on average. All actions
 * meet the same worlds, so none is lucky. The effort is a number of looks, not of seconds, so equal seeds play equal
 * games; a deadline may cut it short.
 */
import type { Advice, AnyThinkingRules } from "@chronarium/kernel";
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
  return { name, choose: (turn) => ranked(turn, foresight)[0]?.act ?? (turn.legal[0] as Act) };
}

/** What deserves a thought, best first; what fell out early comes last. `worth` is the mean of all weights. */
export function ranked(
  turn: BotTurn,
  { worlds, steps, every, looks }: Foresight,
): readonly { readonly act: Act; readonly worth: number }[] {
  const { rules, seat, legal, imagine, outOfTime } = turn;
  const { advice } = rules;
  if (advice === undefined) throw new Error(`${rules.id} has no advice for a foreseeing bot.`);
  const first = imagine();
  let tried = (advice.worthTrying(first, seat, legal) as readonly Act[]).map((act) => ({
    act,
    sum: 0,
    times: 0,
  }));
  const fallen: typeof tried = [];
  let looked = 0;
  let times = 0;
  let world: unknown = first;
  for (const count of worlds) {
    for (let i = 0; i < count && tried.length > 1; i++) {
      if (looked > 0 && (looked >= looks || outOfTime?.() === true)) break;
      const sums: number[] = [];
      for (const { act } of tried) {
        // A world that not all of them have met says nothing.
        if (times > 0 && outOfTime?.() === true) break;
        let state: unknown = rules.apply(world, seat, act).state;
        let sum = advice.weigh(state, seat);
        for (let step = 0; step < steps; step += every) {
          const played = playOn(rules, advice, state, every);
          state = played.state;
          looked += played.looks;
          sum += advice.weigh(state, seat);
        }
        sums.push(sum);
      }
      if (sums.length < tried.length) break;
      times += 1;
      for (const [at, each] of tried.entries()) {
        each.sum += sums[at] as number;
        each.times += 1 + Math.ceil(steps / every);
      }
      world = imagine();
    }
    tried.sort((a, b) => b.sum - a.sum);
    const kept = Math.ceil(tried.length / 2);
    fallen.unshift(...tried.slice(kept));
    tried = tried.slice(0, kept);
  }
  return [...tried, ...fallen].map(({ act, sum, times }) => ({ act, worth: times === 0 ? 0 : sum / times }));
}

/** Everybody takes what weighs most for him, step by step. */
function playOn(
  rules: AnyThinkingRules,
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
