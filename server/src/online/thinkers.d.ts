/**
 * A few threads think for the bots of all tables, one job after the other. How long a thought took would tell what
 * the bot holds, so every answer comes at the next beat after it was asked for.
 */
import type { Clock, Thinker } from "@chronarium/authority";
export declare class Thinkers {
    #private;
    constructor(threads: number, make: () => Thinker, clock: Clock);
    /** For one room. */
    one(): Thinker;
}
