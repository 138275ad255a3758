/** Games that a page of the first version left in its browser. The dump was recorded with that page's own code. */
import { readFileSync } from "node:fs";
import { Authority, Client, inProcess, MemoryStore, serve } from "@chronarium/authority";
import { khronos } from "@chronarium/khronos";
import { describe, expect, it } from "vitest";
import { chance, clock } from "../src/driver/clock.ts";
import { upgradedTable } from "../src/driver/idb-upgrade.ts";

type Kept = {
  readonly id: string;
  readonly revision: number;
  readonly undone: number;
  readonly hash: string;
};
type Dump = {
  readonly expected: Readonly<Record<"people" | "branch" | "bots" | "damaged", Kept>>;
  readonly tables: readonly {
    readonly id: string;
    readonly standing: { readonly actors: readonly number[] };
  }[];
  readonly entries: readonly { readonly table: string; readonly text: string }[];
};
const dump = JSON.parse(
  readFileSync(new URL("../e2e/saves/first-database.dump", import.meta.url), "utf8"),
) as Dump;
const { expected } = dump;

function opened(): { readonly library: Client; readonly authority: Authority; readonly store: MemoryStore } {
  const store = new MemoryStore();
  for (const table of dump.tables) {
    const { row, log } = upgradedTable(
      table,
      dump.entries.filter((entry) => entry.table === table.id),
    );
    store.put(table.id, { row, entries: log, talk: [] });
  }
  const authority = new Authority({
    store,
    clock,
    chance,
    rulesOf: async () => khronos,
    allRules: async () => [khronos],
    thinker: () => ({
      think: () => ({ answer: new Promise(() => {}), cancel: () => {} }),
      close: () => {},
    }),
    announce: () => {},
    listChanged: () => {},
    working: () => {},
  });
  const [near, far] = inProcess();
  serve(far, { authority: Promise.resolve(authority), opened: () => {} });
  const library = new Client(near, { chance, rulesOf: async () => khronos, end: () => {} });
  return { library, authority, store };
}

describe("a database of the first version", () => {
  it.each(["people", "branch", "bots"] as const)("has its game as it was: %s", async (name) => {
    const { library, authority } = opened();
    const { id, revision, hash } = expected[name];
    const driver = await library.open(id);
    expect(await driver.chronicle()).toHaveLength(revision);
    const record = JSON.parse(await authority.record(id));
    expect(record.checkpoints.at(-1)).toEqual({ revision, hash });
    const texts = dump.entries.filter(({ table }) => table === id).map(({ text }) => JSON.parse(text));
    expect(record.log).toEqual(texts);
  });

  it("plays on: what was taken back can be done again, and a new move is stored", async () => {
    const { library, store } = opened();
    const { id, revision, undone } = expected.people;
    const driver = await library.open(id);
    let now = 0;
    let version = 0;
    driver.subscribe(({ moment }) => {
      now = moment.revision;
      version = moment.version;
    });
    expect(undone).toBe(2);
    expect(version).toBe(revision + undone + 1);
    const [actor = 0] = dump.tables.find((table) => table.id === id)?.standing.actors ?? [];
    expect(await driver.redo(actor)).toEqual({ ok: true });
    expect(await driver.redo(actor)).toEqual({ ok: true });
    expect(now).toBe(revision + 2);
    expect(await driver.redo(actor)).toMatchObject({ refusal: { code: "driver/redo-nothing" } });
    expect(await driver.undo(actor)).toEqual({ ok: true });
    const [card] = (await library.list()).filter((each) => each.id === id);
    expect(card).toMatchObject({ revision: revision + 1, name: "Sunday" });
    expect((await store.readFrom(id, 0))?.entries).toHaveLength(version);
  });

  it("has its bots: the weakest of three is the weakest of five", async () => {
    const { library } = opened();
    const [card] = (await library.list()).filter(({ id }) => id === expected.bots.id);
    expect(card?.seats).toEqual(["Vesper", "Idris", "Noor"].map((name) => ({ kind: "bot", name, level: 1 })));
  });

  it("keeps what is damaged as it is, and says so", async () => {
    const { library, store } = opened();
    const { id } = expected.damaged;
    await expect(library.open(id)).rejects.toMatchObject({ refusal: { code: "kernel/bad-record" } });
    const kept = JSON.stringify((await store.readFrom(id, 0))?.entries);
    for (const { table, text } of dump.entries)
      if (table === id) expect(kept).toContain(JSON.stringify(text).slice(1, 15));
    expect(await library.list()).toHaveLength(4);
  });

  it("survives rows of anything", () => {
    for (const row of [undefined, null, 7, "x", {}, { id: "a" }, { id: "a", standing: 3 }]) {
      expect(upgradedTable(row, [undefined, {}, { table: "a", revision: 1 }]).row).toEqual(row);
    }
  });
});
