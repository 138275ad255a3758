import type { Act, Bot } from "./bot.ts";
export declare class Intentions {
    #private;
    recall(bot: Bot["name"], view: unknown): Act | undefined;
    keep(bot: Bot["name"], view: unknown, act: Act): void;
}
