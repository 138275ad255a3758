/** Tables in IndexedDB. Every change is one transaction; it is over when the browser says that it is on the disk. */
import { isObject, isText } from "./guards.ts";
import type { EntryRow, Standing, StoredTable, TableRow } from "./rows.ts";
import { type Change, type Committed, type Label, labelled, type Store } from "./store.ts";

const TABLES = "tables";
const ENTRIES = "entries";
/** A browser that has not opened its database by then will not. */
const PATIENCE_MS = 8000;

export class IdbStore implements Store {
  readonly #name: string;
  #db: Promise<IDBDatabase> | undefined;

  /** Rejects where the browser has no database for us. */
  static async open(name: string): Promise<IdbStore> {
    const store = new IdbStore(name);
    await store.#connection();
    return store;
  }

  private constructor(name: string) {
    this.#name = name;
  }

  list(): Promise<readonly { readonly row: unknown; readonly entries: number }[]> {
    return this.#transaction("readonly", async (tables, entries) => {
      const rows: readonly unknown[] = await answer(tables.getAll());
      return Promise.all(
        rows.map(async (row) => {
          const counted = isObject(row) && isText(row.id) ? await answer(entries.count(allOf(row.id))) : 0;
          return { row, entries: counted };
        }),
      );
    });
  }

  read(id: string): Promise<StoredTable | undefined> {
    return this.#transaction("readonly", async (tables, entries) => {
      const [row, log] = await Promise.all([answer(tables.get(id)), answer(entries.getAll(allOf(id)))]);
      return row === undefined ? undefined : { row: row as unknown, entries: log as readonly unknown[] };
    });
  }

  create(row: TableRow, log: readonly EntryRow[]): Promise<boolean> {
    return this.#transaction("readwrite", async (tables, entries) => {
      if ((await answer(tables.count(row.id))) > 0) return false;
      tables.add(row);
      // Rows that a removed table of the same id would have left are nobody's.
      entries.delete(allOf(row.id));
      for (const entry of log) entries.add(entry);
      return true;
    });
  }

  async commit(id: string, seen: number, standing: Standing, change: Change): Promise<Committed> {
    try {
      return await this.#transaction("readwrite", async (tables, entries): Promise<Committed> => {
        const row: unknown = await answer(tables.get(id));
        if (row === undefined) return "gone";
        if (!isObject(row) || !isObject(row.standing) || row.standing.version !== seen) return "stale";
        if ("append" in change) entries.add(change.append);
        else entries.delete(allOf(id, change.keep + 1));
        tables.put({ ...row, standing });
        return "done";
      });
    } catch (error) {
      // The revision exists already: the transaction was undone as a whole.
      if (error instanceof DOMException && error.name === "ConstraintError") return "stale";
      throw error;
    }
  }

  label(id: string, label: Label): Promise<boolean> {
    return this.#transaction("readwrite", async (tables) => {
      const row: unknown = await answer(tables.get(id));
      if (!isObject(row)) return false;
      tables.put(labelled(row, label));
      return true;
    });
  }

  remove(id: string): Promise<void> {
    return this.#transaction("readwrite", async (tables, entries) => {
      tables.delete(id);
      entries.delete(allOf(id));
    });
  }

  async #transaction<Answer>(
    mode: IDBTransactionMode,
    work: (tables: IDBObjectStore, entries: IDBObjectStore) => Promise<Answer>,
  ): Promise<Answer> {
    const db = await this.#connection();
    const transaction = db.transaction([TABLES, ENTRIES], mode, { durability: "strict" });
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("The browser stopped a write."));
    });
    const working = work(transaction.objectStore(TABLES), transaction.objectStore(ENTRIES));
    // Half a change must not be written because the other half could not even be asked for. A whole one need not wait
    // until the browser has answered each of its requests.
    working.then(
      () => mode === "readwrite" && transaction.commit(),
      () => stop(transaction),
    );
    const [worked] = await Promise.all([working, done]);
    return worked;
  }

  #connection(): Promise<IDBDatabase> {
    if (this.#db !== undefined) return this.#db;
    const opening = connect(this.#name);
    this.#db = opening;
    const forget = (): void => {
      if (this.#db === opening) this.#db = undefined;
    };
    opening.then((db) => {
      // The browser may end a connection, and a newer version of the page may need it: the next use opens another.
      db.onclose = forget;
      db.onversionchange = () => {
        db.close();
        forget();
      };
    }, forget);
    return opening;
  }
}

function connect(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("The browser does not open its database.")), PATIENCE_MS);
    const settled =
      <T>(settle: (value: T) => void) =>
      (value: T): void => {
        clearTimeout(late);
        settle(value);
      };
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(TABLES, { keyPath: "id" });
      request.result.createObjectStore(ENTRIES, { keyPath: ["table", "revision"] });
    };
    request.onsuccess = () => settled(resolve)(request.result);
    request.onerror = () => settled(reject)(request.error ?? new Error("The browser has no database."));
  });
}

function stop(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has stopped by itself.
  }
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The browser could not read its database."));
  });
}

/** The keys of a table's actions from a revision on. */
function allOf(table: string, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([table, from], [table, Number.POSITIVE_INFINITY]);
}
