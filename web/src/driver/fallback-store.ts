/** A store that goes on in memory when the browser's fails: a full disk must not end a game. */
import { isObject, isText } from "./guards.ts";
import { MemoryStore } from "./memory-store.ts";
import type { EntryRow, Standing, StoredTable, TableRow } from "./rows.ts";
import type { Change, Committed, Label, Store } from "./store.ts";

export class FallbackStore implements Store {
  #store: Store;
  #persistent: boolean;
  #falling: Promise<void> | undefined;
  readonly #fell: () => void;

  /** Without a first store it begins in memory. `fell` is told when it goes there later. */
  constructor(first: Store | undefined, fell: () => void) {
    this.#store = first ?? new MemoryStore();
    this.#persistent = first !== undefined;
    this.#fell = fell;
  }

  get persistent(): boolean {
    return this.#persistent;
  }

  list(): Promise<readonly { readonly row: unknown; readonly entries: number }[]> {
    return this.#safely((store) => store.list());
  }
  read(id: string): Promise<StoredTable | undefined> {
    return this.#safely((store) => store.read(id));
  }
  create(row: TableRow, entries: readonly EntryRow[]): Promise<boolean> {
    return this.#safely((store) => store.create(row, entries));
  }
  commit(id: string, seen: number, standing: Standing, change: Change): Promise<Committed> {
    return this.#safely((store) => store.commit(id, seen, standing, change));
  }
  label(id: string, label: Label): Promise<boolean> {
    return this.#safely((store) => store.label(id, label));
  }
  remove(id: string): Promise<void> {
    return this.#safely((store) => store.remove(id));
  }

  /** A lost connection is worth a second try; after that, memory. */
  async #safely<Answer>(work: (store: Store) => Promise<Answer>): Promise<Answer> {
    await this.#falling;
    if (!this.#persistent) return work(this.#store);
    const first = this.#store;
    try {
      return await work(first);
    } catch {
      try {
        return await work(first);
      } catch {
        this.#falling ??= this.#fall(first);
        await this.#falling;
        return work(this.#store);
      }
    }
  }

  /** Takes along what can still be read. What is stored stays as it is. */
  async #fall(first: Store): Promise<void> {
    const memory = new MemoryStore();
    try {
      for (const { row } of await first.list()) {
        if (!isObject(row) || !isText(row.id)) continue;
        const stored = await first.read(row.id);
        if (stored !== undefined) memory.put(row.id, stored);
      }
    } catch {
      // Nothing can be read either: new tables can still be played.
    }
    this.#store = memory;
    this.#persistent = false;
    this.#fell();
  }
}
