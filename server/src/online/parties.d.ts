/**
 * All parties of this server: what their people ask for, one after the other for each table, stored before anybody is
 * told. The games themselves are the authority's.
 */
import { type Authority, type Chance, type ChatLine, type Clock, type LobbyCard, type OwnTable, type Party, type PartySetup, type Rights, type TableCard, type TimeChoice } from "@chronarium/authority";
import type { Level } from "@chronarium/bots";
import type { Seat } from "@chronarium/kernel";
import { type Caller } from "./company.ts";
type PartyStore = {
    readonly parties: () => Promise<readonly string[]>;
    readonly keepParty: (id: string, text: string) => Promise<void>;
    readonly dropParty: (id: string) => Promise<void>;
    readonly noted: (name: string) => Promise<string | undefined>;
    readonly note: (name: string, text: string) => Promise<void>;
    readonly forget: (name: string) => Promise<void>;
};
export type PartiesHost = {
    readonly store: PartyStore;
    readonly clock: Clock;
    readonly chance: Chance;
    readonly authority: Authority;
    /** What went wrong while nobody waited for an answer. */
    readonly report: (error: unknown) => void;
};
export declare class Parties {
    #private;
    constructor(host: PartiesHost);
    /** `lastAlive`: when this server was last known to run. */
    load(lastAlive: number): Promise<void>;
    /** Calls back when the lobby, or what this guest sits at, may look different. */
    watchLists(guest: string, changed: () => void): () => void;
    mine(guest: string): Promise<readonly OwnTable[]>;
    lobby(): readonly LobbyCard[];
    /** The tables that somebody plays or has played at. */
    tablesOf(guest: string): Promise<readonly TableCard[]>;
    /** Whoever has a table's name may watch it; whoever sits there looks through his own eyes. */
    rightsAt(id: string, guest: string): Rights;
    helpedAt(id: string): boolean;
    find(code: string): string;
    open(guest: string, { game, setup, name, share }: {
        game: string;
        setup: PartySetup;
        name: string;
        share: string;
    }): Promise<string>;
    visit(id: string, caller: Caller): Party;
    leave(id: string, caller: Caller): void;
    present(id: string, caller: Caller, front: boolean): void;
    sit(id: string, guest: string, seat: Seat, name: string, share: string): Promise<void>;
    stand(id: string, guest: string): Promise<void>;
    /** When all seats are taken and everybody is ready it begins by itself. */
    ready(id: string, guest: string, ready: boolean): Promise<void>;
    arrange(id: string, guest: string, setup: PartySetup): Promise<void>;
    seatBot(id: string, guest: string, seat: Seat, level: Level): Promise<void>;
    clearSeat(id: string, guest: string, seat: Seat): Promise<void>;
    start(id: string, guest: string): Promise<void>;
    /** A bot takes the seat; where none can play, the others share it, and whoever comes may have it. */
    resign(id: string, guest: string): Promise<void>;
    /** All people at the table must wish it. */
    wishEnd(id: string, guest: string, wish: boolean): Promise<void>;
    /** What more than half of the others choose happens at once; about somebody who is only gone all must be of one mind. */
    timeChoice(id: string, guest: string, choice: TimeChoice): Promise<void>;
    askBack(id: string, guest: string): Promise<void>;
    /** The asker's own no withdraws it. */
    answerBack(id: string, guest: string, agree: boolean): Promise<void>;
    rest(id: string, guest: string, days: number): Promise<void>;
    chat(id: string, guest: string): Promise<readonly ChatLine[]>;
    speak(id: string, guest: string, name: string, text: string): Promise<void>;
    block(id: string, guest: string, who: string, block: boolean): Promise<void>;
    /** The first who asks is the host; the others find the way there at the old table. */
    again(id: string, guest: string, name: string, share: string): Promise<string>;
    /** The authority has stored a move. */
    moved(card: TableCard): void;
    /** Looks at all clocks, and at tables whose host is gone. */
    tick(): void;
}
export {};
