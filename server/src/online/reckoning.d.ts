/** The clocks of a table. The server's own clock decides; nothing here reads it. */
import { type ClockRule, type PartyClock } from "@chronarium/authority";
import type { Seat } from "@chronarium/kernel";
/** In milliseconds: how long the others may choose before it happens by itself, and what waiting gives. */
export type RunningRule = Exclude<ClockRule, {
    readonly kind: "none";
}>;
type OfKind = Readonly<Record<RunningRule["kind"], number>>;
export declare const GRACE: OfKind;
export declare function firstClock(rule: RunningRule, seats: number, running: readonly Seat[], since: number): PartyClock;
/** What is left at a time. A day off takes nothing. */
export declare function leftAt({ left, running, since, off }: PartyClock, seat: Seat, now: number): number;
/** So many days off from now; 0 ends those one has, and whole days that were not needed come back. */
export declare function rested(clock: PartyClock, seat: Seat, days: number, now: number): PartyClock;
/** Others are to act now: whoever has had his turn gets what a turn brings. */
export declare function passed(rule: RunningRule, clock: PartyClock, running: readonly Seat[], now: number): PartyClock;
/** Nobody plays any more. */
export declare const stopped: (clock: PartyClock, now: number) => PartyClock;
export declare function waited(rule: RunningRule, clock: PartyClock, seat: Seat, now: number): PartyClock;
/** The server was not there between the two: that time counts for nobody. */
export declare function resumed(rule: RunningRule, clock: PartyClock, lastAlive: number, now: number): PartyClock;
/** Whose time is up. */
export declare const outOfTime: (clock: PartyClock, now: number) => Seat | undefined;
export {};
