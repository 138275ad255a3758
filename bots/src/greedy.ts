/** Looks one action ahead in an imagined state and takes what weighs most there; equals by lot. */
import type { Act, Bot, BotTurn } from "./bot.ts";
import { pickSoftly } from "./softness.ts";

export const greedy: Bot = { name: "greedy", choose: (turn) => choose(turn, 0) };

/** A greedy player with a soft hand, see `pickSoftly`. */
export function softGreedy(name: string, softness: number): Bot {
  return { name, choose: (turn) => choose(turn, softness) };
}

function choose({ rules, seat, legal, imagine, rng }: BotTurn, softness: number): Act {
  const { advice } = rules;
  if (advice === undefined) throw new Error(`${rules.id} has no advice for a greedy bot.`);
  const state = imagine();
  const tried = (advice.worthTrying(state, seat, legal) as readonly Act[]).map((act) => ({
    act,
    weight: advice.weigh(rules.apply(state, seat, act).state, seat),
  }));
  const most = Math.max(...tried.map(({ weight }) => weight));
  const choices = softness === 0 ? tried.filter(({ weight }) => weight === most) : tried;
  const picked =
    softness === 0 ? choices[rng.int(Math.max(1, choices.length))] : pickSoftly(choices, softness, rng);
  return picked?.act ?? (legal[0] as Act);
}
