/** Tables that last as long as the process: where nothing is stored, and in tests. */
import { isObject } from "./guards.ts";
import type { EntryRow } from "./log.ts";
import type { Standing, StoredTable, TableRow } from "./rows.ts";
import { type Committed, type Label, type ListedTable, labelled, type Store } from "./store.ts";

type Kept = { row: unknown; readonly entries: unknown[]; readonly talk: string[] };

export class MemoryStore implements Store {
  readonly #tables: Map<string, Kept> = new Map();

  async list(): Promise<readonly ListedTable[]> {
    return [...this.#tables.values()].map(({ row, entries }) => ({ row, entries: entries.length }));
  }

  async readFrom(id: string, version: number): Promise<StoredTable | undefined> {
    const kept = this.#tables.get(id);
    if (kept === undefined) return undefined;
    const { row, entries, talk } = kept;
    return { row, entries: entries.slice(version), talk: [...talk] };
  }

  async create(row: TableRow, entries: readonly EntryRow[]): Promise<boolean> {
    if (this.#tables.has(row.id)) return false;
    this.put(row.id, { row, entries, talk: [] });
    return true;
  }

  async commit(
    id: string,
    seen: number,
    standing: Standing,
    entries: readonly EntryRow[],
  ): Promise<Committed> {
    const kept = this.#tables.get(id);
    if (kept === undefined) return "gone";
    const { row } = kept;
    if (!isObject(row) || !isObject(row.standing) || row.standing.version !== seen) return "stale";
    if (kept.entries.length !== seen) return "stale";
    kept.entries.push(...entries);
    kept.row = { ...row, standing };
    return "done";
  }

  async say(id: string, spoken: string): Promise<boolean> {
    const kept = this.#tables.get(id);
    kept?.talk.push(spoken);
    return kept !== undefined;
  }

  async label(id: string, label: Label): Promise<boolean> {
    const kept = this.#tables.get(id);
    if (kept === undefined || !isObject(kept.row)) return false;
    kept.row = labelled(kept.row, label);
    return true;
  }

  async remove(id: string): Promise<void> {
    this.#tables.delete(id);
  }

  async probe(): Promise<void> {}

  /** Whatever there was under this id is replaced: for moving tables here, damaged ones too. */
  put(id: string, { row, entries, talk }: StoredTable): void {
    this.#tables.set(id, { row, entries: [...entries], talk: [...talk] });
  }
}
