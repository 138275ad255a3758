import { Client, type Driver, type Moment, type Party, type PartySetup } from "@chronarium/authority";
import { type AnyRules } from "@chronarium/kernel";
import WebSocket, { type RawData } from "ws";
export declare const chance: (bytes: number) => string;
export declare const share: () => string;
export type Running = {
    readonly origin: string;
    readonly folder: string;
    readonly stop: () => Promise<void>;
};
export declare function freshFolder(): string;
export declare function startServer(folder: string): Promise<Running>;
export declare function cookieOf(origin: string): Promise<string>;
export declare const textOf: (data: RawData) => string;
/** Everything that came through the line, as it came. */
export type Person = {
    readonly client: Client;
    readonly socket: WebSocket;
    readonly cookie: string;
    readonly frames: string[];
    readonly party: (id: string) => Party | undefined;
    /** Answers when the party is as one wants it. */
    readonly until: (id: string, wanted: (party: Party) => boolean) => Promise<Party>;
};
export declare function come(origin: string, cookie?: string): Promise<Person>;
export declare const setup: (change?: Partial<PartySetup>) => PartySetup;
/** Hosts a table, and lets the others sit down there. */
export declare function gather(people: readonly Person[], game: string, change?: Partial<PartySetup>): Promise<string>;
export type Playing = {
    readonly driver: Driver;
    readonly now: () => Moment;
};
export declare function playAt(person: Person, table: string, language?: string): Promise<Playing>;
/** Somebody who acts as chance would have it, whenever it is his turn, until the game is over or `enough`. */
export declare function playOn(players: readonly Playing[], rules: AnyRules, seed: string, enough?: (moment: Moment) => boolean): Promise<void>;
