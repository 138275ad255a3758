/**
 * Players for any game, through the contract only.
 *
 * People choose among five levels: `LEVELS` counts them, `levelText` has their names and a sentence on how each one
 * plays, in English and French, and `botNamed(rules, levelName(level))` is the bot. A game without advice has none of
 * them, only "random". Tables stored with one of three levels find theirs by `OF_THREE`.
 *
 * A bot thinks about a whole turn and carries it out from memory. `seatBot` remembers for everybody who calls it, also
 * for those who sit the bot down anew for every decision; a caller who wants games apart hands over his own
 * `Intentions`.
 */
import { type AnyRules, nextInt, type Rng, type Seat, type Seed, seedRng } from "@chronarium/kernel";
import type { Act, Bot } from "./bot.ts";
import { greedy } from "./greedy.ts";
import { Intentions } from "./intentions.ts";
import { FORESEERS, PLANNERS } from "./level-bots.ts";
import { random } from "./random.ts";

export { type AdvisedLine, type Advising, advise, type Depth } from "./advise.ts";
export type { Bot, BotTurn } from "./bot.ts";
export { Intentions } from "./intentions.ts";
export { levelText } from "./level-text.ts";
export { levelTextEn } from "./level-text-en.ts";
export { levelTextFr } from "./level-text-fr.ts";
export { isLevel, LEVELS, type Level, type LevelTexts, levelName, OF_THREE, USUAL_LEVEL } from "./levels.ts";

/** The bots that can play a game, weakest first. They think on imagined states, so a sealed game has none. */
export function botsFor(rules: AnyRules): readonly Bot[] {
  if (rules.sealed) return [];
  if (rules.advice === undefined) return [random];
  return [random, greedy, ...(rules.advice.turns === undefined ? FORESEERS : PLANNERS)];
}

export function botNamed(rules: AnyRules, name: string): Bot | undefined {
  return botsFor(rules).find((bot) => bot.name === name);
}

const remembered = new Intentions();

/** A bot at a seat, with its own stream of chance: asks it for an action by what its seat sees. */
export function seatBot(
  rules: AnyRules,
  bot: Bot,
  seed: Seed,
  intentions: Intentions = remembered,
): (view: unknown, seat: Seat) => Act {
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
    return bot.choose({ rules, seat, legal, imagine, rng: { int }, intentions });
  };
}
