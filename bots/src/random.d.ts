/** Takes any legal action, each equally likely. */
import type { Bot } from "./bot.ts";
export declare const random: Bot;
