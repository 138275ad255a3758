/** Players for any game, through the contract only. */
import { type AnyRules, nextInt, type Rng, type Seat, type Seed, seedRng } from "@chronarium/kernel";
import type { Bot, BotTurn } from "./bot.ts";
import { foreseer } from "./foreseer.ts";
import { greedy, hasty } from "./greedy.ts";
import { planner } from "./planner.ts";
import { random } from "./random.ts";

export type { Bot, BotTurn } from "./bot.ts";

/** The three levels that people play against. */
export const LEVELS: readonly [Bot, Bot, Bot] = [
  hasty("level1", 3),
  planner("level2", { width: 3, depth: 8, looks: 1500, replies: 1, worlds: 1, overlooks: 3 }),
  planner("level3", { width: 8, depth: 8, looks: 1500, replies: 4, worlds: 2 }),
];

/** The same where chance strikes within turns. */
const FORESEERS: readonly [Bot, Bot, Bot] = [
  hasty("level1", 2),
  foreseer("level2", { worlds: 2, steps: 8, looks: 1000 }),
  foreseer("level3", { worlds: 6, steps: 20, looks: 3000 }),
];

/** The bots that can play a game, weakest first. They think on imagined states, so a sealed game has none. */
export function botsFor(rules: AnyRules): readonly Bot[] {
  if (rules.sealed) return [];
  if (rules.advice === undefined) return [random];
  return [random, greedy, ...(rules.advice.chanceWithinTurns ? FORESEERS : LEVELS)];
}

export function botNamed(rules: AnyRules, name: string): Bot | undefined {
  return botsFor(rules).find((bot) => bot.name === name);
}

/** A bot at a seat, with its own stream of chance: asks it for an action by what its seat sees. */
export function seatBot(
  rules: AnyRules,
  bot: Bot,
  seed: Seed,
): (view: unknown, seat: Seat) => BotTurn["legal"][number] {
  if (rules.sealed) throw new RangeError(`${rules.id} is sealed: no bot plays it.`);
  let chance: Rng = seedRng(seed, `bot ${bot.name}`);
  const int = (bound: number): number => {
    const [drawn, next] = nextInt(chance, bound);
    chance = next;
    return drawn;
  };
  return (view, seat) => {
    const imagine = (): unknown => rules.imagine(view, seat, seedRng(`${int(2 ** 32)}`, "imagination"));
    // For the viewer's own seat the legal actions of any imagined state are the true ones.
    const legal = rules.legalActions(imagine(), seat);
    return bot.choose({ rules, seat, legal, imagine, rng: { int } });
  };
}
