/** Looks one action ahead in an imagined state and takes what weighs most there; equals by lot. */
import type { Bot } from "./bot.ts";
export declare const greedy: Bot;
/** A greedy player with a soft hand, see `pickSoftly`. */
export declare function softGreedy(name: string, softness: number): Bot;
