/** Tables that last as long as the page: where a browser stores nothing, and in tests. */
import { isObject } from "./guards.ts";
import type { EntryRow, Standing, StoredTable, TableRow } from "./rows.ts";
import { type Change, type Committed, type Label, labelled, type Store } from "./store.ts";

export class MemoryStore implements Store {
  readonly #tables: Map<string, StoredTable> = new Map();

  async list(): Promise<readonly { readonly row: unknown; readonly entries: number }[]> {
    return [...this.#tables.values()].map(({ row, entries }) => ({ row, entries: entries.length }));
  }

  async read(id: string): Promise<StoredTable | undefined> {
    return this.#tables.get(id);
  }

  async create(row: TableRow, entries: readonly EntryRow[]): Promise<boolean> {
    if (this.#tables.has(row.id)) return false;
    this.put(row.id, { row, entries });
    return true;
  }

  async commit(id: string, seen: number, standing: Standing, change: Change): Promise<Committed> {
    const stored = this.#tables.get(id);
    if (stored === undefined) return "gone";
    const { row, entries } = stored;
    if (!isObject(row) || !isObject(row.standing) || row.standing.version !== seen) return "stale";
    if ("append" in change && change.append.revision !== entries.length + 1) return "stale";
    const left = "append" in change ? [...entries, change.append] : entries.slice(0, change.keep);
    this.put(id, { row: { ...row, standing }, entries: left });
    return "done";
  }

  async label(id: string, label: Label): Promise<boolean> {
    const stored = this.#tables.get(id);
    if (!isObject(stored?.row)) return false;
    this.put(id, { ...stored, row: labelled(stored.row, label) });
    return true;
  }

  async remove(id: string): Promise<void> {
    this.#tables.delete(id);
  }

  /** Whatever there was under this id is replaced: for moving tables here, damaged ones too. */
  put(id: string, stored: StoredTable): void {
    this.#tables.set(id, stored);
  }
}
