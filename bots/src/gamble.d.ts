/** Whether to pay for a chance, such as an exchange of cards, before the turn's plan. */
import type { Act } from "./bot.ts";
import { type Breadth, type Thought } from "./turn-plans.ts";
/** The breadth is that of the turns which are planned after the outcome. */
export type Gambling = Breadth & {
    /** How many look good enough after one draw to be tested. */
    readonly tested: number;
    /** Fresh draws for each of them: the one that made it look good would flatter it. */
    readonly draws: number;
    /** What it must gain on average. */
    readonly margin: number;
};
/** The gamble that beats a sure turn of this weight, if there is one. */
export declare function goodGamble(thought: Thought, { tested, draws, margin, ...breadth }: Gambling, imagine: () => unknown, legal: readonly Act[], sure: number): Act | undefined;
