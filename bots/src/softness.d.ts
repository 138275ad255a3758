/** Choosing with a soft hand: what is a little worse is taken a little less often. */
import type { Chance } from "./bot.ts";
/** One of these, with a probability proportional to exp(weight / softness); the first of the best at softness 0. */
export declare function pickSoftly<T extends {
    readonly weight: number;
}>(choices: readonly T[], softness: number, rng: Chance): T | undefined;
