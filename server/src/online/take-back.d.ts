import type { Seat } from "@chronarium/kernel";
import { type KeptParty } from "./kept-party.ts";
export declare const waitsUntil: ({ noes }: KeptParty, seat: Seat) => number;
/** `canAsk`: there is a step of this seat's with nothing revealed since. */
export declare function asked(party: KeptParty, seat: Seat, { version, canAsk, now }: {
    readonly version: number;
    readonly canAsk: boolean;
    readonly now: number;
}): KeptParty;
export declare function agreed(party: KeptParty, seat: Seat): KeptParty;
/** Whether all people beside the asker agree; bots have nothing against it. */
export declare const isAgreed: (party: KeptParty) => boolean;
export declare function withoutBack(party: KeptParty): KeptParty;
/** Somebody said no, or nothing in time. */
export declare function refusedBack(party: KeptParty, now: number): KeptParty;
