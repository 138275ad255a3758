/** What the server's threads say to each other about the store. */
import type { TablesFile } from "./tables-file.ts";
/** What may be asked of the file: its methods, without those that say when something is written. */
export type StoreCall = Exclude<keyof TablesFile, "begin" | "end" | "undo" | "close" | "alone">;
export type Asked = {
    readonly id: number;
    readonly call: StoreCall;
    readonly args: readonly unknown[];
};
/** All that were written together are answered together. */
export type Answered = readonly ({
    readonly id: number;
    readonly ok: true;
    readonly answer: unknown;
} | {
    readonly id: number;
    readonly ok: false;
    readonly message: string;
})[];
/** The first word of the thread. */
export type Opened = {
    readonly opened: true;
} | {
    readonly opened: false;
    readonly inUse: boolean;
    readonly message: string;
};
