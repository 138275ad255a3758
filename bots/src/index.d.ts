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
import { type AnyRules, type Seat, type Seed } from "@chronarium/kernel";
import type { Act, Bot } from "./bot.ts";
import { Intentions } from "./intentions.ts";
export type { Bot, BotTurn } from "./bot.ts";
export { Intentions } from "./intentions.ts";
export { levelText } from "./level-text.ts";
export { levelTextEn } from "./level-text-en.ts";
export { levelTextFr } from "./level-text-fr.ts";
export { isLevel, LEVELS, type Level, type LevelTexts, levelName, OF_THREE } from "./levels.ts";
/** The bots that can play a game, weakest first. They think on imagined states, so a sealed game has none. */
export declare function botsFor(rules: AnyRules): readonly Bot[];
export declare function botNamed(rules: AnyRules, name: string): Bot | undefined;
/** A bot at a seat, with its own stream of chance: asks it for an action by what its seat sees. */
export declare function seatBot(rules: AnyRules, bot: Bot, seed: Seed, intentions?: Intentions): (view: unknown, seat: Seat) => Act;
