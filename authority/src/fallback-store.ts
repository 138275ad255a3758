/** A store that goes on in memory when its first one fails: a full disk must not end a game. */
import { isObject, isText } from "./guards.ts";
import type { EntryRow } from "./log.ts";
import { MemoryStore } from "./memory-store.ts";
import type { Standing, StoredTable, TableRow } from "./rows.ts";
import type { Committed, Label, ListedTable, Store } from "./store.ts";

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

  list(): Promise<readonly ListedTable[]> {
    return this.#safely((store) => store.list());
  }
  readFrom(id: string, version: number): Promise<StoredTable | undefined> {
    return this.#safely((store) => store.readFrom(id, version));
  }
  create(row: TableRow, entries: readonly EntryRow[]): Promise<boolean> {
    return this.#safely((store) => store.create(row, entries));
  }
  commit(id: string, seen: number, standing: Standing, entries: readonly EntryRow[]): Promise<Committed> {
    return this.#safely((store) => store.commit(id, seen, standing, entries));
  }
  say(id: string, spoken: string): Promise<boolean> {
    return this.#safely((store) => store.say(id, spoken));
  }
  label(id: string, label: Label): Promise<boolean> {
    return this.#safely((store) => store.label(id, label));
  }
  remove(id: string): Promise<void> {
    return this.#safely((store) => store.remove(id));
  }

  /**
   * A lost connection is worth a second try; after that, memory. A commit that was done although it failed is found
   * stale by the second try, and the room that asked for it reads again and finds its own entry.
   */
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
        const stored = await first.readFrom(row.id, 0);
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
