import { type ChatLine } from "@chronarium/authority";
import { type KeptParty } from "./kept-party.ts";
type ChatStore = {
    readonly noted: (name: string) => Promise<string | undefined>;
    readonly note: (name: string, text: string) => Promise<void>;
    readonly forget: (name: string) => Promise<void>;
};
export declare class Chat {
    #private;
    constructor(store: ChatStore);
    /** All that somebody may hear. */
    heardBy(party: KeptParty, guest: string): Promise<readonly ChatLine[]>;
    /** Stored, and then told to each of these as far as he may hear it. */
    say(party: KeptParty, said: {
        readonly guest: string;
        readonly name: string;
        readonly text: string;
        readonly at: number;
    }, around: readonly {
        readonly guest: string;
        readonly hear: (line: ChatLine) => void;
    }[]): Promise<void>;
    /** Somebody who has spoken at this table. */
    block(party: KeptParty, guest: string, who: string, block: boolean): Promise<void>;
    hasBlocked(guest: string, other: string): Promise<boolean>;
    forget(table: string): Promise<void>;
}
export {};
