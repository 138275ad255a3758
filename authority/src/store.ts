/**
 * Where tables are kept. Two rooms may use it at once, in two tabs or on two nodes: `commit` is the one place where
 * they meet. What every store keeps to is written as laws in the test kit.
 */
import type { Refusal } from "@chronarium/kernel";
import { isObject, isText, parsed } from "./guards.ts";
import type { EntryRow } from "./log.ts";
import type { Standing, StoredTable, TableRow } from "./rows.ts";
import type { Ended, SeatSetup } from "./types.ts";

/** "stale": somebody else changed the table since that version. "gone": somebody removed it. */
export type Committed = "done" | "stale" | "gone";
/** What is written on a table beside its game. An undefined one is taken away. */
export type Label =
  | { readonly name: string }
  | { readonly damaged: Refusal | undefined }
  | { readonly analysis: string }
  | { readonly seats: readonly SeatSetup[] }
  | { readonly ended: Ended };
export type ListedTable = { readonly row: unknown; readonly entries: number };

export interface Store {
  /** Every table's row as it is stored, with the number of its entries. */
  list(): Promise<readonly ListedTable[]>;
  /** The table with the entries after a version, in their order. */
  readFrom(id: string, version: number): Promise<StoredTable | undefined>;
  /** All or nothing; false if the id is taken. */
  create(row: TableRow, entries: readonly EntryRow[]): Promise<boolean>;
  /**
   * All or nothing, and only if the table is still at version `seen`. Answers when it would survive a crash. A store
   * that cannot say whether it was done rejects; the room then reads again.
   */
  commit(id: string, seen: number, standing: Standing, entries: readonly EntryRow[]): Promise<Committed>;
  /** Beside the log, in the order of saying; false if there is no such table. */
  say(id: string, spoken: string): Promise<boolean>;
  /** False if there is no such table. */
  label(id: string, label: Label): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** Writes something of a move's size and takes it away again: rejects if nothing can be stored now. */
  probe(): Promise<void>;
}

/** What was stored may be gone: somebody has deleted it behind the store's back. Told once, by the next use. */
export class StoreEmptied extends Error {
  override readonly name = "StoreEmptied";
}

export function labelled(row: object, label: Label): object {
  const { damaged, ...rest } = { damaged: undefined, ...row, ...label, ...renamed(row, label) };
  return damaged === undefined ? rest : { ...rest, damaged };
}

/** The record names those who sit there now: whoever has gone for good is named nowhere any more. */
function renamed(row: object, label: Label): { readonly head?: string } {
  if (!("seats" in label) || !("head" in row) || !isText(row.head)) return {};
  const head = parsed(row.head);
  if (!isObject(head) || head.names === undefined) return {};
  return { head: JSON.stringify({ ...head, names: label.seats.map(({ name }) => name) }) };
}
