import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { EntryRow } from "@chronarium/authority";
import { storeLaws } from "@chronarium/authority/test-kit";
import { afterEach, describe, expect, it } from "vitest";
import { SqliteStore } from "../src/store/sqlite-store.ts";

const folders: string[] = [];
const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), "chronarium-store-"));
  folders.push(made);
  return made;
};
afterEach(() => {
  for (const each of folders.splice(0)) rmSync(each, { recursive: true, force: true });
});

describe("the laws of stores hold on a SQLite file", () => {
  it.each(storeLaws)("$name", async ({ run }) => {
    const store = await SqliteStore.open(folder());
    await run(store);
    await store.close();
  });
});

describe("the file", () => {
  it("is there as it was left when it is opened again", async () => {
    const where = folder();
    const first = await SqliteStore.open(where);
    await first.keepParty("a", "one");
    await first.keepParty("b", "two");
    await first.keepParty("a", "three");
    await first.note("word", "kept");
    await first.close();
    const second = await SqliteStore.open(where);
    expect(await second.parties()).toEqual(["three", "two"]);
    expect(await second.noted("word")).toBe("kept");
    expect(await second.noted("other")).toBeUndefined();
    await second.dropParty("a");
    expect(await second.parties()).toEqual(["two"]);
    await second.close();
  });

  it("of an older server is read with the standing of every table, and played on", async () => {
    const where = folder();
    const standing = { version: 1, revision: 1, updated: 7, actors: [0], digest: 9007199254740991 };
    const row = { id: "a", game: "toy", seats: [], levels: 5, created: 1, head: "{}", origin: "", standing };
    const old = new DatabaseSync(join(where, "chronarium.sqlite"));
    old.exec(`CREATE TABLE tables (id TEXT PRIMARY KEY, row TEXT NOT NULL) STRICT;
      CREATE TABLE entries (id TEXT NOT NULL, version INTEGER NOT NULL, text TEXT NOT NULL, checkpoints TEXT,
        PRIMARY KEY (id, version)) STRICT, WITHOUT ROWID;
      CREATE TABLE talk (id TEXT NOT NULL, n INTEGER NOT NULL, text TEXT NOT NULL,
        PRIMARY KEY (id, n)) STRICT, WITHOUT ROWID;
      CREATE TABLE parties (id TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT;
      CREATE TABLE notes (name TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT;
      CREATE TABLE people (kind TEXT NOT NULL, id TEXT NOT NULL, text TEXT NOT NULL,
        PRIMARY KEY (kind, id)) STRICT, WITHOUT ROWID;
      INSERT INTO entries VALUES ('a', 1, '{}', NULL);
      INSERT INTO tables VALUES ('b', 'no JSON');
      PRAGMA user_version = 2;`);
    old.prepare("INSERT INTO tables VALUES ('a', ?)").run(JSON.stringify(row));
    old.close();
    const store = await SqliteStore.open(where);
    expect(await store.list()).toEqual([
      { row: "no JSON", entries: 0 },
      { row, entries: 1 },
    ]);
    expect(await store.commit("a", 0, standing, [])).toBe("stale");
    const entry = { table: "a", version: 2, text: "{}" };
    expect(await store.commit("a", 1, { ...standing, version: 2 }, [entry])).toBe("done");
    expect((await store.readFrom("a", 1))?.row).toEqual({ ...row, standing: { ...standing, version: 2 } });
    await store.close();
  });

  it("answers many at once, however they come", async () => {
    const store = await SqliteStore.open(folder());
    const notes = Array.from({ length: 60 }, (_, i) => `${i}`);
    for (const batch of [notes.slice(0, 20), notes.slice(20, 21), notes.slice(21)])
      await Promise.all(batch.map((name) => store.note(name, `of ${name}`)));
    expect(await Promise.all(notes.map((name) => store.noted(name)))).toEqual(
      notes.map((name) => `of ${name}`),
    );
    await store.close();
  });

  it("belongs to one process: another is refused with a sentence", async () => {
    const where = folder();
    const first = await SqliteStore.open(where);
    await expect(SqliteStore.open(where)).rejects.toThrow(
      `Another Chronarium is already using ${where}. Stop it, or choose DATA_DIR.`,
    );
    await first.close();
  });

  it("writes one that fails apart from those it was asked with", async () => {
    const store = await SqliteStore.open(folder());
    const asked = [
      store.note("a", "1"),
      store.note("b", undefined as unknown as string),
      store.note("c", "3"),
    ];
    const settled = await Promise.allSettled(asked);
    expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await store.noted("c")).toBe("3");
    await store.close();
  });

  it("makes a move once that was asked for with one that fails", async () => {
    const store = await SqliteStore.open(folder());
    const standing = { version: 1, revision: 1, updated: 7, actors: [0], digest: 3 };
    const levels = 5 as const;
    const row = { id: "a", game: "toy", seats: [], levels, created: 1, head: "{}", origin: "", standing };
    const entry = (version: number): EntryRow => ({ table: "a", version, text: `{"at":${version}}` });
    expect(await store.create(row, [entry(1)])).toBe(true);
    const [failed, moved] = await Promise.allSettled([
      store.note("b", undefined as unknown as string),
      store.commit("a", 1, { ...standing, version: 2 }, [entry(2)]),
    ]);
    expect(failed.status).toBe("rejected");
    expect(moved).toEqual({ status: "fulfilled", value: "done" });
    expect((await store.readFrom("a", 0))?.entries).toEqual([entry(1), entry(2)]);
    await store.close();
  });
});
