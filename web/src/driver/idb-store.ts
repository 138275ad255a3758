/** Tables in IndexedDB. Every change is one transaction; it is over when the browser says that it is on the disk. */
import {
  type Committed,
  type EntryRow,
  isObject,
  isText,
  type Label,
  type ListedTable,
  labelled,
  type Standing,
  type Store,
  type StoredTable,
  StoreEmptied,
  type TableRow,
} from "@chronarium/authority";
import { upgrade } from "./idb-upgrade.ts";

/** One row for each table, by its id; one for each entry of a log and each thing said, by table and number. */
const TABLES = "tables";
const LOG = "log";
const TALK = "talk";
/** More than the largest move takes. */
const PROBE_LETTERS = 20_000;
/** A browser that has not opened its database by then will not. */
const PATIENCE_MS = 8000;

type Stores = {
  readonly tables: IDBObjectStore;
  readonly log: IDBObjectStore;
  readonly talk: IDBObjectStore;
};

export class IdbStore implements Store {
  readonly #name: string;
  #db: Promise<IDBDatabase> | undefined;
  /** Somebody has deleted the database, or the browser has closed it: what was there may be gone. */
  #cut = false;

  /** Rejects where the browser has no database for us. */
  static async open(name: string): Promise<IdbStore> {
    const store = new IdbStore(name);
    await store.#connection();
    return store;
  }

  private constructor(name: string) {
    this.#name = name;
  }

  list(): Promise<readonly ListedTable[]> {
    return this.#transaction("readonly", async ({ tables, log }) => {
      const rows: readonly unknown[] = await answer(tables.getAll());
      return Promise.all(
        rows.map(async (row) => {
          const counted = isObject(row) && isText(row.id) ? await answer(log.count(allOf(row.id))) : 0;
          return { row, entries: counted };
        }),
      );
    });
  }

  readFrom(id: string, version: number): Promise<StoredTable | undefined> {
    return this.#transaction("readonly", async ({ tables, log, talk }) => {
      const [row, entries, said] = await Promise.all([
        answer(tables.get(id)) as Promise<unknown>,
        answer(log.getAll(allOf(id, version + 1))) as Promise<readonly unknown[]>,
        answer(talk.getAll(allOf(id))) as Promise<readonly unknown[]>,
      ]);
      const texts = said.flatMap((each) => (isObject(each) && isText(each.text) ? [each.text] : []));
      return row === undefined ? undefined : { row, entries, talk: texts };
    });
  }

  create(row: TableRow, entries: readonly EntryRow[]): Promise<boolean> {
    return this.#transaction("readwrite", async ({ tables, log, talk }) => {
      if ((await answer(tables.count(row.id))) > 0) return false;
      tables.add(row);
      // Rows that a removed table of the same id would have left are nobody's.
      log.delete(allOf(row.id));
      talk.delete(allOf(row.id));
      for (const entry of entries) log.add(entry);
      return true;
    });
  }

  async commit(
    id: string,
    seen: number,
    standing: Standing,
    entries: readonly EntryRow[],
  ): Promise<Committed> {
    try {
      return await this.#transaction("readwrite", async ({ tables, log }): Promise<Committed> => {
        const row: unknown = await answer(tables.get(id));
        if (row === undefined) return "gone";
        if (!isObject(row) || !isObject(row.standing) || row.standing.version !== seen) return "stale";
        for (const entry of entries) log.add(entry);
        tables.put({ ...row, standing });
        return "done";
      });
    } catch (error) {
      // The version exists already: the transaction was undone as a whole.
      if (error instanceof DOMException && error.name === "ConstraintError") return "stale";
      throw error;
    }
  }

  say(id: string, spoken: string): Promise<boolean> {
    return this.#transaction("readwrite", async ({ tables, talk }) => {
      if ((await answer(tables.count(id))) === 0) return false;
      const n = (await answer(talk.count(allOf(id)))) + 1;
      talk.add({ table: id, n, text: spoken });
      return true;
    });
  }

  label(id: string, label: Label): Promise<boolean> {
    return this.#transaction("readwrite", async ({ tables }) => {
      const row: unknown = await answer(tables.get(id));
      if (!isObject(row)) return false;
      tables.put(labelled(row, label));
      return true;
    });
  }

  /** Beside the talk of a table that nobody has. */
  async probe(): Promise<void> {
    const key = ["", 0];
    await this.#transaction("readwrite", async ({ talk }) => {
      talk.put({ table: "", n: 0, text: "0".repeat(PROBE_LETTERS) });
    });
    await this.#transaction("readwrite", async ({ talk }) => {
      talk.delete(key);
    });
  }

  remove(id: string): Promise<void> {
    return this.#transaction("readwrite", async ({ tables, log, talk }) => {
      tables.delete(id);
      log.delete(allOf(id));
      talk.delete(allOf(id));
    });
  }

  async #transaction<Answer>(
    mode: IDBTransactionMode,
    work: (stores: Stores) => Promise<Answer>,
  ): Promise<Answer> {
    if (this.#cut) {
      this.#cut = false;
      throw new StoreEmptied("The database was closed from outside.");
    }
    const db = await this.#connection();
    const transaction = db.transaction([TABLES, LOG, TALK], mode, { durability: "strict" });
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("The browser stopped a write."));
    });
    const working = work({
      tables: transaction.objectStore(TABLES),
      log: transaction.objectStore(LOG),
      talk: transaction.objectStore(TALK),
    });
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
      db.onclose = () => {
        this.#cut = true;
        forget();
      };
      db.onversionchange = ({ newVersion }) => {
        // None: it is about to be deleted.
        this.#cut ||= newVersion === null;
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
    const request = indexedDB.open(name, 2);
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) request.result.createObjectStore(TABLES, { keyPath: "id" });
      request.result.createObjectStore(LOG, { keyPath: ["table", "version"] });
      request.result.createObjectStore(TALK, { keyPath: ["table", "n"] });
      if (oldVersion === 1 && request.transaction !== null) upgrade(request.transaction);
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

/** The keys of a table's rows from a number on. */
function allOf(table: string, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([table, from], [table, Number.POSITIVE_INFINITY]);
}
