/**
 * Plans its whole turn once and carries it out. The stronger ones pay for a chance where that gains on average, and
 * judge their best plans again by what follows; the softer ones take any plan, the better the likelier.
 */
import { type Aftermath } from "./aftermath.ts";
import type { Bot } from "./bot.ts";
import { type Gambling } from "./gamble.ts";
import { type Breadth } from "./turn-plans.ts";
export type Effort = Breadth & {
    /** States looked at for one turn. */
    readonly looks: number;
    /** How freely it chooses among its plans, in the game's points; 0 takes the best. */
    readonly softness: number;
    readonly gambling?: Gambling;
    readonly aftermath?: Aftermath;
};
export declare function planner(name: string, effort: Effort): Bot;
