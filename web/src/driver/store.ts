/** Where tables are kept. Two tabs may use it at once: `commit` is the one place where they meet. */
import type { Refusal } from "@chronarium/kernel";
import type { EntryRow, Standing, StoredTable, TableRow } from "./rows.ts";

/** What a move does to the log: one more action, or none after a revision. */
export type Change = { readonly append: EntryRow } | { readonly keep: number };
/** "stale": somebody else changed the table since that version. "gone": somebody removed it. */
export type Committed = "done" | "stale" | "gone";
/** What is written on a table beside its game. An undefined one is taken away. */
export type Label = { readonly name: string } | { readonly damaged: Refusal | undefined };

export interface Store {
  /** Every table's row as it is stored, with the number of its actions. */
  list(): Promise<readonly { readonly row: unknown; readonly entries: number }[]>;
  /** The actions in the order of their revisions. */
  read(id: string): Promise<StoredTable | undefined>;
  /** All or nothing; false if the id is taken. */
  create(row: TableRow, entries: readonly EntryRow[]): Promise<boolean>;
  /** All or nothing, and only if the table is still at version `seen`. Answers when it would survive a crash. */
  commit(id: string, seen: number, standing: Standing, change: Change): Promise<Committed>;
  /** False if there is no such table. */
  label(id: string, label: Label): Promise<boolean>;
  remove(id: string): Promise<void>;
}

export function labelled(row: object, label: Label): object {
  const { damaged, ...rest } = { damaged: undefined, ...row, ...label };
  return damaged === undefined ? rest : { ...rest, damaged };
}
