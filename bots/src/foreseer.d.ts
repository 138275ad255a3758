import type { Bot } from "./bot.ts";
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
export declare function foreseer(name: string, foresight: Foresight): Bot;
