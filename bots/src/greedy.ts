/** Looks one action ahead in an imagined state and takes what weighs most there; equals by lot. */
import type { Bot, BotTurn } from "./bot.ts";

export const greedy: Bot = { name: "greedy", choose: (turn) => bestOf(turn, () => true) };

/** A greedy player in a hurry: it sees only one in so many of the actions worth a thought. */
export function hasty(name: string, oneIn: number): Bot {
  return { name, choose: (turn) => bestOf(turn, () => turn.rng.int(oneIn) === 0) };
}

function bestOf(
  { rules, seat, legal, imagine, rng }: BotTurn,
  sees: () => boolean,
): BotTurn["legal"][number] {
  const { advice } = rules;
  if (advice === undefined) throw new Error(`${rules.id} has no advice for a greedy bot.`);
  const state = imagine();
  let best: BotTurn["legal"][number][] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const action of advice.worthTrying(state, seat, legal)) {
    if (!sees()) continue;
    const weight = advice.weigh(rules.apply(state, seat, action).state, seat);
    if (weight > most) {
      most = weight;
      best = [];
    }
    if (weight === most) best.push(action);
  }
  const choice = best.length > 0 ? best : legal;
  return choice[rng.int(choice.length)] as BotTurn["legal"][number];
}
