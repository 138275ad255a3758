/** Whole turns: a beam search over a seat's own actions in an imagined state. */
import type { Advice, AnyOpenRules, Seat, TurnAdvice } from "@chronarium/kernel";
import type { Act, Chance } from "./bot.ts";
export type Thought = {
    readonly rules: AnyOpenRules;
    readonly advice: Advice<unknown, Act>;
    readonly turns: TurnAdvice<unknown, Act>;
    readonly seat: Seat;
    readonly rng: Chance;
    /** States that may still be looked at. The effort is counted, not timed, so equal seeds play equal games. */
    looks: number;
    readonly outOfTime: () => boolean;
};
/** One own action and the state in which it is done. */
type Step = {
    readonly act: Act;
    readonly before: unknown;
};
export type Plan = {
    readonly steps: readonly Step[];
    readonly state: unknown;
    readonly weight: number;
};
export type Breadth = {
    /** Plans kept at each depth. */
    readonly width: number;
    /** So many percent of the ways to go on escape its notice; it can always end the turn. */
    readonly overlooks?: number;
};
/** Plans that leave nothing of the turn undone, best first; unfinished ones where none was found. */
export declare function turnPlans(thought: Thought, from: unknown, legal: readonly Act[], { width, overlooks }: Breadth): Plan[];
/** The state after the action that weighs most for whoever acts. */
export declare function bestStep(thought: Thought, state: unknown, actor: Seat): unknown;
export {};
