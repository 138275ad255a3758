/** What people do before the game begins: each makes another party of one, or is refused and changes nothing. */
import { type PartySetup } from "@chronarium/authority";
import type { Level } from "@chronarium/bots";
import { type Seat } from "@chronarium/kernel";
import { type KeptParty, type KeptSeat } from "./kept-party.ts";
export declare const USUAL_LEVEL: Level;
export declare const withSeat: (party: KeptParty, seat: Seat, there: KeptSeat) => KeptParty;
export declare function hosted(guest: string, name: string, share: string, seats: number): readonly KeptSeat[];
export declare function mustHost(party: KeptParty, guest: string): void;
export declare const mustSit: (party: KeptParty, guest: string) => Seat;
export declare function seated(party: KeptParty, { guest, seat, name, share }: {
    guest: string;
    seat: Seat;
    name: string;
    share: string;
}): KeptParty;
/** The table goes to the next person, or closes with the last. */
export declare function stood(party: KeptParty, guest: string): KeptParty;
export declare function readied(party: KeptParty, guest: string, ready: boolean): KeptParty;
/** All seats are taken, and everybody is ready. */
export declare const isComplete: (party: KeptParty) => boolean;
/** Whoever agreed to something else is asked again. */
export declare function arranged(party: KeptParty, guest: string, setup: PartySetup): KeptParty;
export declare function botSeated(party: KeptParty, seat: Seat, level: Level): KeptParty;
/** A bot goes, or somebody who is not to play along. */
export declare function cleared(party: KeptParty, guest: string, seat: Seat): KeptParty;
/** Bots take the free seats. */
export declare function filled(party: KeptParty): KeptParty;
/** No bot plays a sealed game: those who are there begin. */
export declare function withoutFree(party: KeptParty): KeptParty;
/** A game for one is played before watchers. */
export declare const leastPeople: ({ setup }: KeptParty) => number;
/** Refused where the game is not for so many, or not with these rules. */
export declare function readSetup(game: string, setup: PartySetup): Promise<PartySetup>;
/** Neither control characters nor those that turn the direction of writing. */
export declare function nameOf(name: string): string;
