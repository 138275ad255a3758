import { type Plan, type Thought } from "./turn-plans.ts";
export type Aftermath = {
    /** Plans that are judged again. */
    readonly plans: number;
    /** Deals for all of them, for the better half, for the better half of those. */
    readonly deals: readonly number[];
};
/** The plan that stands best on average over what the seat cannot know; the first when time is up. */
export declare function bestInTheEnd(thought: Thought, { plans, deals }: Aftermath, [best, ...others]: readonly [Plan, ...Plan[]]): Plan;
