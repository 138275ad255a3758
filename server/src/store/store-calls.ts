/** What the server's threads say to each other about the store. */
import type { EntryRow } from "@chronarium/authority";
import type { TablesFile } from "./tables-file.ts";

/** What may be asked of the file: its methods, without those that say when something is written. */
export type StoreCall = Exclude<keyof TablesFile, "begin" | "end" | "undo" | "close" | "alone">;

/** Lists of texts cross between threads at a fraction of what objects do: those name each of their fields every time. */
export type Asked = readonly [id: number, call: StoreCall, args: readonly unknown[]];
/** All that were written together are answered together. */
export type Answered = readonly (
  | readonly [id: number, ok: true, answer: unknown]
  | readonly [id: number, ok: false, message: string]
)[];
/** An entry of a table's log, without what follows from its place; its checkpoints as JSON. */
export type FlatEntry = readonly [text: string, checkpoints: string | null];

export const flat = ({ text, checkpoints }: EntryRow): FlatEntry => [
  text,
  checkpoints === undefined ? null : JSON.stringify(checkpoints),
];

/** The first word of the thread. */
export type Opened =
  | { readonly opened: true }
  | { readonly opened: false; readonly inUse: boolean; readonly message: string };
