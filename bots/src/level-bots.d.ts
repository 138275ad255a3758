/** How each level thinks. */
import type { Bot } from "./bot.ts";
/** Where a turn can be planned as a whole. */
export declare const PLANNERS: readonly Bot[];
/** Where chance strikes within turns. */
export declare const FORESEERS: readonly Bot[];
