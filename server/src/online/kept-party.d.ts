/** A party as it is stored, and what is told of it. Guests are known by their cookies here, and nowhere else. */
import { type BackAsked, type Lent, type LobbyCard, type Party, type PartyClock, type PartySetup, type Presence, type SeatSetup, type TimeUp } from "@chronarium/authority";
import type { Level } from "@chronarium/bots";
import type { Seat } from "@chronarium/kernel";
export type KeptSeat = {
    readonly kind: "free";
}
/** `guest` has left it, and may come back unless he has resigned. */
 | {
    readonly kind: "bot";
    readonly name: string;
    readonly level: Level;
    readonly guest?: string;
    readonly share?: string;
    readonly resigned?: true;
} | {
    readonly kind: "person";
    readonly guest: string;
    readonly name: string;
    readonly ready: boolean;
    readonly share: string;
    readonly lent?: Lent;
};
type PersonSeat = Extract<KeptSeat, {
    kind: "person";
}>;
export type KeptParty = {
    readonly id: string;
    readonly code: string;
    readonly game: string;
    readonly setup: PartySetup;
    readonly phase: Party["phase"];
    /** The guest whose table it is. */
    readonly host: string;
    readonly seats: readonly KeptSeat[];
    /** The server's share of the deal: nobody is told before the end. */
    readonly own: string;
    readonly clock?: PartyClock;
    readonly timeUp?: TimeUp;
    readonly ending: readonly Seat[];
    /** Asked for at a version of the table: whoever acts has answered no. */
    readonly back?: BackAsked & {
        readonly version: number;
    };
    /** How often a seat was told no, and when it may ask again. */
    readonly noes?: readonly {
        readonly seat: Seat;
        readonly count: number;
        readonly from: number;
    }[];
    /** Before then nobody is asked again what is to become of somebody who is gone. */
    readonly patience?: number;
    readonly again?: {
        readonly table: string;
        readonly by: string;
    };
    readonly touched: number;
};
/** What was stored by this server is as it was written; what is not is left alone. */
export declare function readParty(text: string): KeptParty | undefined;
export declare const isPerson: (seat: KeptSeat | undefined) => seat is PersonSeat;
export declare function seatOf({ seats }: KeptParty, guest: string): Seat | undefined;
export declare const peopleAt: ({ seats }: KeptParty) => readonly Seat[];
/** Those who decide about the game: whose seat is played by others does not. */
export declare const deciders: ({ seats }: KeptParty) => readonly Seat[];
/** Where somebody sits who left his seat to a bot and may come back. */
export declare function seatToReturn({ seats }: KeptParty, guest: string): Seat | undefined;
/** The seats that the others play for somebody who is gone. */
export declare const sharedSeats: ({ seats }: KeptParty) => readonly Seat[];
/** He is back: the seat is his again. */
export declare function returned(party: KeptParty, guest: string): KeptParty | undefined;
/** Who is around: known to the server as long as it runs. */
export type Around = {
    readonly presence: (guest: string) => Presence;
    readonly watching: number;
    readonly now: number;
};
export declare function partyFor(kept: KeptParty, guest: string, around: Around): Party;
export declare function lobbyCard(kept: KeptParty, watching: number): LobbyCard;
/** The seats as the authority knows them. */
export declare const setupsOf: ({ seats }: KeptParty) => readonly SeatSetup[];
export {};
