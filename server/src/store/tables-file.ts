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
import { sql } from "kysely";
import { MIGRATIONS } from "./migrations.ts";
import { type Plan, plan, query, type Values, valuesOf } from "./plans.ts";
import type { Schema } from "./schema.ts";
import { type FlatEntry, flat } from "./store-calls.ts";

/** Without a text it goes. */
export type PeopleChange = { readonly kind: string; readonly id: string; readonly text: string | undefined };

/** Another process has this file. */
export class InUse extends Error {}

const PROBE_LETTERS = 20_000;
/** 128 MB: everybody waits while the log is brought into the file, so that comes seldom. */
const LOG_PAGES = 32_000;

type Id = { readonly id: string };
type Name = { readonly name: string };

const LIST = plan(() =>
  query
    .selectFrom("tables")
    .leftJoin("standings", "standings.id", "tables.id")
    .select((of) => [
      "row",
      "standings.text as standing",
      of
        .selectFrom("entries")
        .whereRef("entries.id", "=", "tables.id")
        .select((entry) => entry.fn.countAll<number>().as("entries"))
        .as("entries"),
    ])
    .orderBy(sql`tables.rowid`),
);
const TABLE = plan(({ id }: Id) =>
  query
    .selectFrom("tables")
    .leftJoin("standings", "standings.id", "tables.id")
    .select(["row", "standings.text as standing"])
    .where("tables.id", "=", id),
);
const ADD_TABLE = plan(({ id, row }: Schema["tables"]) => query.insertInto("tables").values({ id, row }));
const CHANGE_TABLE = plan(({ id, row }: Schema["tables"]) =>
  query.updateTable("tables").set({ row }).where("id", "=", id),
);
const DROP_TABLE = plan(({ id }: Id) => query.deleteFrom("tables").where("id", "=", id));

const ADD_STANDING = plan(({ id, version, text }: Schema["standings"]) =>
  query.insertInto("standings").values({ id, version, text }),
);
const entriesAfter = (id: string, version: number) =>
  query.selectFrom("entries").where("id", "=", id).where("version", ">", version);

/** Only if the table is still where it was seen, and no entry is further. */
const ADVANCE = plan(({ id, seen, version, text }: Schema["standings"] & { readonly seen: number }) =>
  query
    .updateTable("standings")
    .set({ version, text })
    .where("id", "=", id)
    .where("version", "=", seen)
    .where((of) => of.not(of.exists(entriesAfter(id, seen).select("version")))),
);
const DROP_STANDING = plan(({ id }: Id) => query.deleteFrom("standings").where("id", "=", id));

const ENTRIES = plan(({ id, after }: Id & { readonly after: number }) =>
  entriesAfter(id, after).select(["version", "text", "checkpoints"]).orderBy("version"),
);
const ADD_ENTRY = plan(({ id, version, text, checkpoints }: Schema["entries"]) =>
  query.insertInto("entries").values({ id, version, text, checkpoints }),
);
const DROP_ENTRIES = plan(({ id }: Id) => query.deleteFrom("entries").where("id", "=", id));

const TALK = plan(({ id }: Id) => query.selectFrom("talk").select("text").where("id", "=", id).orderBy("n"));
const LAST_SAID = plan(({ id }: Id) =>
  query
    .selectFrom("talk")
    .select((said) => said.fn.max("n").as("last"))
    .where("id", "=", id),
);
const SAY = plan(({ id, n, text }: Schema["talk"]) => query.insertInto("talk").values({ id, n, text }));
const DROP_TALK = plan(({ id }: Id) => query.deleteFrom("talk").where("id", "=", id));

const PARTIES = plan(() => query.selectFrom("parties").select("text").orderBy(sql`rowid`));
const KEEP_PARTY = plan(({ id, text }: Schema["parties"]) =>
  query
    .insertInto("parties")
    .values({ id, text })
    .onConflict((known) => known.column("id").doUpdateSet({ text })),
);
const DROP_PARTY = plan(({ id }: Id) => query.deleteFrom("parties").where("id", "=", id));

const PEOPLE = plan(({ kind }: { readonly kind: string }) =>
  query.selectFrom("people").select("text").where("kind", "=", kind).orderBy("id"),
);
const KEEP_PERSON = plan(({ kind, id, text }: Schema["people"]) =>
  query
    .insertInto("people")
    .values({ kind, id, text })
    .onConflict((known) => known.columns(["kind", "id"]).doUpdateSet({ text })),
);
const DROP_PERSON = plan(({ kind, id }: Omit<Schema["people"], "text">) =>
  query.deleteFrom("people").where("kind", "=", kind).where("id", "=", id),
);

const NOTED = plan(({ name }: Name) => query.selectFrom("notes").select("text").where("name", "=", name));
const NOTES = plan(({ prefix }: { readonly prefix: string }) =>
  query.selectFrom("notes").selectAll().where(sql`substr(name, 1, length(${prefix}))`, "=", prefix),
);
const NOTE = plan(({ name, text }: Schema["notes"]) =>
  query
    .insertInto("notes")
    .values({ name, text })
    .onConflict((known) => known.column("name").doUpdateSet({ text })),
);
const FORGET = plan(({ name }: Name) => query.deleteFrom("notes").where("name", "=", name));

export class TablesFile {
  readonly #db: DatabaseSync;
  readonly #prepared: Map<string, StatementSync> = new Map();

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
    this.#prepare("BEGIN IMMEDIATE").run();
  }
  /** After this it would survive a crash. */
  end(): void {
    this.#prepare("COMMIT").run();
  }
  undo(): void {
    if (this.#db.isTransaction) this.#db.exec("ROLLBACK");
  }
  close(): void {
    this.#db.close();
  }

  /** One of several that are written together: if it fails, the others are still written. */
  alone<Answer>(work: () => Answer): Answer {
    this.#prepare("SAVEPOINT one").run();
    try {
      const answer = work();
      this.#prepare("RELEASE one").run();
      return answer;
    } catch (error) {
      this.#prepare("ROLLBACK TO one").run();
      this.#prepare("RELEASE one").run();
      throw error;
    }
  }

  list(): readonly ListedTable[] {
    return this.#all(LIST, {}).map(({ row, standing, entries }) => ({
      row: standingIn(row, standing),
      entries: entries ?? 0,
    }));
  }

  readFrom(id: string, version: number): StoredTable | undefined {
    const table = this.#one(TABLE, { id });
    if (table === undefined) return undefined;
    return {
      row: standingIn(table.row, table.standing),
      entries: this.#all(ENTRIES, { id, after: version }).map((entry) => ({
        table: id,
        version: entry.version,
        text: entry.text,
        ...(entry.checkpoints !== null && { checkpoints: parsed(entry.checkpoints) }),
      })),
      talk: this.#all(TALK, { id }).map(({ text }) => text),
    };
  }

  create(row: TableRow, entries: readonly EntryRow[]): boolean {
    const { id, standing } = row;
    if (this.#has(id)) return false;
    // Rows that a removed table of the same id would have left are nobody's.
    this.#empty(id);
    this.#run(ADD_TABLE, { id, row: JSON.stringify({ ...row, standing: null }) });
    this.#run(ADD_STANDING, { id, version: standing.version, text: JSON.stringify(standing) });
    for (const entry of entries) this.#append(id, entry.version, flat(entry));
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
    if (this.#run(ADVANCE, { id, seen, version, text: standing }) !== 1)
      return this.#has(id) ? "stale" : "gone";
    for (const [i, entry] of entries.entries()) this.#append(id, seen + i + 1, entry);
    return "done";
  }

  say(id: string, spoken: string): boolean {
    if (!this.#has(id)) return false;
    const last = this.#one(LAST_SAID, { id })?.last ?? 0;
    this.#run(SAY, { id, n: last + 1, text: spoken });
    return true;
  }

  label(id: string, label: Label): boolean {
    const row = parsed(this.#one(TABLE, { id })?.row);
    if (!isObject(row)) return false;
    this.#run(CHANGE_TABLE, { id, row: JSON.stringify(labelled(row, label)) });
    return true;
  }

  remove(id: string): void {
    this.#run(DROP_TABLE, { id });
    this.#empty(id);
  }

  probe(): void {
    this.note("probe", "0".repeat(PROBE_LETTERS));
    this.forget("probe");
  }

  parties(): readonly string[] {
    return this.#all(PARTIES, {}).map(({ text }) => text);
  }
  keepParty(id: string, text: string): void {
    this.#run(KEEP_PARTY, { id, text });
  }
  dropParty(id: string): void {
    this.#run(DROP_PARTY, { id });
  }

  people(kind: string): readonly string[] {
    return this.#all(PEOPLE, { kind }).map(({ text }) => text);
  }
  /** All of them, or none. */
  keepPeople(changes: readonly PeopleChange[]): void {
    for (const { kind, id, text } of changes) {
      if (text === undefined) this.#run(DROP_PERSON, { kind, id });
      else this.#run(KEEP_PERSON, { kind, id, text });
    }
  }

  noted(name: string): string | undefined {
    return this.#one(NOTED, { name })?.text;
  }
  notes(prefix: string): readonly Schema["notes"][] {
    return this.#all(NOTES, { prefix });
  }
  forget(name: string): void {
    this.#run(FORGET, { name });
  }
  note(name: string, text: string): void {
    this.#run(NOTE, { name, text });
  }

  #has(id: string): boolean {
    return this.#one(TABLE, { id }) !== undefined;
  }
  #append(id: string, version: number, [text, checkpoints]: FlatEntry): void {
    this.#run(ADD_ENTRY, { id, version, text, checkpoints });
  }
  #empty(id: string): void {
    this.#run(DROP_STANDING, { id });
    this.#run(DROP_ENTRIES, { id });
    this.#run(DROP_TALK, { id });
  }

  #all<Given extends Values, Row>(plan: Plan<Given, Row>, given: Given): readonly Row[] {
    // The tables are STRICT: a row is what the schema says.
    const rows: readonly unknown[] = this.#prepare(plan.sql).all(...valuesOf(plan, given));
    return rows as readonly Row[];
  }
  #one<Given extends Values, Row>(plan: Plan<Given, Row>, given: Given): Row | undefined {
    const row: unknown = this.#prepare(plan.sql).get(...valuesOf(plan, given));
    return row as Row | undefined;
  }
  /** How many rows it changed. */
  #run<Given extends Values>(plan: Plan<Given, unknown>, given: Given): number {
    return Number(this.#prepare(plan.sql).run(...valuesOf(plan, given)).changes);
  }
  #prepare(text: string): StatementSync {
    const known = this.#prepared.get(text) ?? this.#db.prepare(text);
    this.#prepared.set(text, known);
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
function standingIn(row: string, standing: string | null): unknown {
  const value = parsed(row);
  return isObject(value) && standing !== null ? { ...value, standing: parsed(standing) } : value;
}

/** What cannot be read is for the authority to refuse. */
function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
