/** Who looks at which table right now: known as long as the server runs, and stored nowhere. */
import type { ChatLine, Party, Presence } from "@chronarium/authority";
/** Somebody who looks at a party through a line of his. */
export type Caller = {
    readonly guest: string;
    readonly tell: (party: Party) => void;
    readonly hear: (line: ChatLine) => void;
};
export declare class Company {
    #private;
    join(id: string, caller: Caller): void;
    leave(id: string, caller: Caller, now: number): void;
    turn(id: string, caller: Caller, front: boolean): void;
    at(id: string): readonly Caller[];
    presence(id: string, guest: string): Presence;
    forget(id: string): void;
}
