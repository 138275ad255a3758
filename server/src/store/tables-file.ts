/**
 * Tables in one SQLite file. Everything here is done at once and keeps its thread waiting: `store-thread.ts` is where
 * it lives. What is written between `begin` and `end` is on the disk together, or not at all.
 */
import { DatabaseSync, type StatementSync } from "node:sqlite";
import {
  type Committed,
  type EntryRow,
  isObject,
  type Label,
  type ListedTable,
  labelled,
  type StoredTable,
  type TableRow,
} from "@chronarium/authority";
import { type FlatEntry, flat } from "./store-calls.ts";

/** Each is done once, in its order; `user_version` says how many were. */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE tables (id TEXT PRIMARY KEY, row TEXT NOT NULL) STRICT;
   CREATE TABLE entries (id TEXT NOT NULL, version INTEGER NOT NULL, text TEXT NOT NULL, checkpoints TEXT,
     PRIMARY KEY (id, version)) STRICT, WITHOUT ROWID;
   CREATE TABLE talk (id TEXT NOT NULL, n INTEGER NOT NULL, text TEXT NOT NULL,
     PRIMARY KEY (id, n)) STRICT, WITHOUT ROWID;
   CREATE TABLE parties (id TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT;
   CREATE TABLE notes (name TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT;`,
  `CREATE TABLE people (kind TEXT NOT NULL, id TEXT NOT NULL, text TEXT NOT NULL,
     PRIMARY KEY (kind, id)) STRICT, WITHOUT ROWID;`,
  // What every move changes apart from what stays: a page of the file holds the standings of many tables.
  `CREATE TABLE standings (id TEXT PRIMARY KEY, version INTEGER NOT NULL, text TEXT NOT NULL) STRICT, WITHOUT ROWID;
   INSERT INTO standings SELECT id, row ->> '$.standing.version', row -> '$.standing' FROM tables
     WHERE json_valid(row) AND json_type(row, '$.standing.version') = 'integer';
   UPDATE tables SET row = json_set(row, '$.standing', null) WHERE id IN (SELECT id FROM standings);`,
];

/** Without a text it goes. */
export type PeopleChange = { readonly kind: string; readonly id: string; readonly text: string | undefined };

/** Another process has this file. */
export class InUse extends Error {}

const PROBE_LETTERS = 20_000;
/** 64 MB: everybody waits while the log is brought into the file, so that comes seldom. */
const LOG_PAGES = 16_000;

export class TablesFile {
  readonly #db: DatabaseSync;
  readonly #statements: Map<string, StatementSync> = new Map();

  constructor(path: string) {
    this.#db = new DatabaseSync(path, { timeout: 0 });
    try {
      // One process has the file for as long as it lives; the system takes the lock from one that is killed.
      this.#db.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
      this.#db.exec(`PRAGMA wal_autocheckpoint = ${LOG_PAGES}`);
      this.#db.exec("BEGIN IMMEDIATE");
    } catch (error) {
      this.#db.close();
      if (error instanceof Error && /locked|busy/i.test(error.message))
        throw new InUse(error.message, { cause: error });
      throw error;
    }
    this.#migrate();
    this.#db.exec("COMMIT");
  }

  begin(): void {
    this.#sql("BEGIN IMMEDIATE").run();
  }
  /** After this it would survive a crash. */
  end(): void {
    this.#sql("COMMIT").run();
  }
  undo(): void {
    if (this.#db.isTransaction) this.#db.exec("ROLLBACK");
  }
  close(): void {
    this.#db.close();
  }

  /** One of several that are written together: if it fails, the others are still written. */
  alone<Answer>(work: () => Answer): Answer {
    this.#sql("SAVEPOINT one").run();
    try {
      const answer = work();
      this.#sql("RELEASE one").run();
      return answer;
    } catch (error) {
      this.#sql("ROLLBACK TO one").run();
      this.#sql("RELEASE one").run();
      throw error;
    }
  }

  list(): readonly ListedTable[] {
    const rows = this.#sql(
      `SELECT row, standings.text AS standing, (SELECT count(*) FROM entries WHERE entries.id = tables.id) AS entries
       FROM tables LEFT JOIN standings ON standings.id = tables.id ORDER BY tables.rowid`,
    ).all();
    return rows.map(({ row, standing, entries }) => ({
      row: standingIn(row, standing),
      entries: Number(entries),
    }));
  }

  readFrom(id: string, version: number): StoredTable | undefined {
    const row = this.#sql(
      "SELECT row, text AS standing FROM tables LEFT JOIN standings ON standings.id = tables.id WHERE tables.id = ?",
    ).get(id);
    if (row === undefined) return undefined;
    const entries = this.#sql(
      "SELECT version, text, checkpoints FROM entries WHERE id = ? AND version > ? ORDER BY version",
    )
      .all(id, version)
      .map((entry) => ({
        table: id,
        version: entry.version,
        text: entry.text,
        ...(entry.checkpoints !== null && { checkpoints: parsed(entry.checkpoints) }),
      }));
    const talk = this.#sql("SELECT text FROM talk WHERE id = ? ORDER BY n").all(id);
    return { row: standingIn(row.row, row.standing), entries, talk: talk.map(({ text }) => String(text)) };
  }

  create(row: TableRow, entries: readonly EntryRow[]): boolean {
    if (this.#row(row.id) !== undefined) return false;
    // Rows that a removed table of the same id would have left are nobody's.
    this.#empty(row.id);
    this.#sql("INSERT INTO tables (id, row) VALUES (?, ?)").run(
      row.id,
      JSON.stringify({ ...row, standing: null }),
    );
    this.#sql("INSERT INTO standings (id, version, text) VALUES (?, ?, ?)").run(
      row.id,
      row.standing.version,
      JSON.stringify(row.standing),
    );
    for (const entry of entries) this.#append(row.id, entry.version, flat(entry));
    return true;
  }

  /** `standing` as JSON, of that version; the entries follow what was seen. */
  commit(
    id: string,
    seen: number,
    version: number,
    standing: string,
    entries: readonly FlatEntry[],
  ): Committed {
    const last = this.#sql("SELECT max(version) AS last FROM entries WHERE id = ?").get(id)?.last ?? 0;
    const isNext =
      last === seen &&
      this.#sql("UPDATE standings SET version = ?, text = ? WHERE id = ? AND version = ?").run(
        version,
        standing,
        id,
        seen,
      ).changes === 1;
    if (!isNext) return this.#row(id) === undefined ? "gone" : "stale";
    for (const [i, entry] of entries.entries()) this.#append(id, seen + i + 1, entry);
    return "done";
  }

  say(id: string, spoken: string): boolean {
    if (this.#row(id) === undefined) return false;
    this.#sql(
      "INSERT INTO talk (id, n, text) SELECT ?1, coalesce(max(n), 0) + 1, ?2 FROM talk WHERE id = ?1",
    ).run(id, spoken);
    return true;
  }

  label(id: string, label: Label): boolean {
    const row = this.#row(id)?.value;
    if (!isObject(row)) return false;
    this.#sql("UPDATE tables SET row = ? WHERE id = ?").run(JSON.stringify(labelled(row, label)), id);
    return true;
  }

  remove(id: string): void {
    this.#sql("DELETE FROM tables WHERE id = ?").run(id);
    this.#empty(id);
  }

  probe(): void {
    this.note("probe", "0".repeat(PROBE_LETTERS));
    this.#sql("DELETE FROM notes WHERE name = 'probe'").run();
  }

  /** Who sits at a table, and how they agreed to play: as JSON, for whoever wrote it. */
  parties(): readonly string[] {
    return this.#sql("SELECT text FROM parties ORDER BY rowid")
      .all()
      .map(({ text }) => String(text));
  }
  keepParty(id: string, text: string): void {
    this.#sql(
      "INSERT INTO parties (id, text) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET text = excluded.text",
    ).run(id, text);
  }
  dropParty(id: string): void {
    this.#sql("DELETE FROM parties WHERE id = ?").run(id);
  }

  /** Accounts, devices, games that were played: as JSON, for whoever wrote it. */
  people(kind: string): readonly string[] {
    return this.#sql("SELECT text FROM people WHERE kind = ? ORDER BY id")
      .all(kind)
      .map(({ text }) => String(text));
  }
  /** All of them, or none. */
  keepPeople(changes: readonly PeopleChange[]): void {
    for (const { kind, id, text } of changes) {
      if (text === undefined) this.#sql("DELETE FROM people WHERE kind = ? AND id = ?").run(kind, id);
      else
        this.#sql(
          "INSERT INTO people (kind, id, text) VALUES (?, ?, ?) ON CONFLICT (kind, id) DO UPDATE SET text = excluded.text",
        ).run(kind, id, text);
    }
  }

  noted(name: string): string | undefined {
    const text = this.#sql("SELECT text FROM notes WHERE name = ?").get(name)?.text;
    return text === undefined ? undefined : String(text);
  }
  notes(prefix: string): readonly { readonly name: string; readonly text: string }[] {
    return this.#sql("SELECT name, text FROM notes WHERE substr(name, 1, length(?1)) = ?1")
      .all(prefix)
      .map(({ name, text }) => ({ name: String(name), text: String(text) }));
  }
  forget(name: string): void {
    this.#sql("DELETE FROM notes WHERE name = ?").run(name);
  }
  note(name: string, text: string): void {
    this.#sql(
      "INSERT INTO notes (name, text) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET text = excluded.text",
    ).run(name, text);
  }

  #row(id: string): { readonly value: unknown } | undefined {
    const found = this.#sql("SELECT row FROM tables WHERE id = ?").get(id);
    return found && { value: parsed(found.row) };
  }
  #append(id: string, version: number, [text, checkpoints]: FlatEntry): void {
    this.#sql("INSERT INTO entries (id, version, text, checkpoints) VALUES (?, ?, ?, ?)").run(
      id,
      version,
      text,
      checkpoints,
    );
  }
  #empty(id: string): void {
    this.#sql("DELETE FROM standings WHERE id = ?").run(id);
    this.#sql("DELETE FROM entries WHERE id = ?").run(id);
    this.#sql("DELETE FROM talk WHERE id = ?").run(id);
  }

  #sql(text: string): StatementSync {
    const known = this.#statements.get(text) ?? this.#db.prepare(text);
    this.#statements.set(text, known);
    return known;
  }

  #migrate(): void {
    const done = Number(this.#db.prepare("PRAGMA user_version").get()?.user_version ?? 0);
    if (done > MIGRATIONS.length)
      throw new Error(`This file was written by a newer Chronarium (${done} > ${MIGRATIONS.length}).`);
    for (const migration of MIGRATIONS.slice(done)) this.#db.exec(migration);
    this.#db.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
  }
}

/** A row as the authority knows it. */
function standingIn(row: unknown, standing: unknown): unknown {
  const value = parsed(row);
  return isObject(value) && standing !== null ? { ...value, standing: parsed(standing) } : value;
}

/** What cannot be read is for the authority to refuse. */
function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return text;
  }
}
