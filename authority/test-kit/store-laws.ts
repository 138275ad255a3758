/** What every store keeps to, wherever it keeps it: run on memory in Node, and on IndexedDB in the browser. */
import type { EntryRow } from "../src/log.ts";
import type { Standing, TableRow } from "../src/rows.ts";
import type { Store } from "../src/store.ts";

export type StoreLaw = { readonly name: string; readonly run: (store: Store) => Promise<void> };

const standing = (version: number): Standing => ({
  version,
  revision: version,
  updated: version,
  actors: [0],
  digest: version,
});
const table = (id: string, version = 0): TableRow => ({
  id,
  game: "toy",
  seats: [{ kind: "human", name: "Ada" }],
  levels: 5,
  created: 1,
  head: "{}",
  origin: "",
  standing: standing(version),
});
const entry = (id: string, version: number, text = "{}"): EntryRow => ({ table: id, version, text });

function same(found: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  if (a !== b) throw new Error(`found ${a}, expected ${b}`);
}

async function texts(store: Store, id: string, from = 0): Promise<unknown> {
  return (await store.readFrom(id, from))?.entries.map((row) => (row as EntryRow).text);
}

/** Each needs an empty store of its own. */
export const storeLaws: readonly StoreLaw[] = [
  {
    name: "a table is found as it was laid, and its id is taken",
    run: async (store) => {
      same(await store.create(table("a", 1), [entry("a", 1)]), true);
      same(await store.create(table("a"), []), false);
      same(await store.readFrom("a", 0), { row: table("a", 1), entries: [entry("a", 1)], talk: [] });
      same(await store.readFrom("b", 0), undefined);
    },
  },
  {
    name: "an entry is appended to its own table alone, in the order of versions",
    run: async (store) => {
      await store.create(table("a"), []);
      await store.create(table("b"), []);
      for (let n = 1; n <= 12; n++)
        same(await store.commit("a", n - 1, standing(n), [entry("a", n, `${n}`)]), "done");
      const all = Array.from({ length: 12 }, (_, i) => `${i + 1}`);
      same(await texts(store, "a"), all);
      same(await texts(store, "a", 9), all.slice(9));
      same(await texts(store, "a", 12), []);
      same(await texts(store, "b"), []);
      same(
        (await store.list()).map(({ entries }) => entries),
        [12, 0],
      );
    },
  },
  {
    name: "several entries of one commit come together or not at all",
    run: async (store) => {
      await store.create(table("a"), []);
      same(await store.commit("a", 0, standing(2), [entry("a", 1, "x"), entry("a", 2, "y")]), "done");
      same(await store.commit("a", 1, standing(3), [entry("a", 2, "late"), entry("a", 3, "late")]), "stale");
      same(await texts(store, "a"), ["x", "y"]);
      same((await store.readFrom("a", 0))?.row, table("a", 2));
    },
  },
  {
    name: "of two who append the same version one wins, and the other changes nothing",
    run: async (store) => {
      await store.create(table("a"), []);
      const results = await Promise.all(
        ["x", "y"].map((text) => store.commit("a", 0, standing(1), [entry("a", 1, text)])),
      );
      same([...results].sort(), ["done", "stale"]);
      same(await texts(store, "a"), [results[0] === "done" ? "x" : "y"]);
    },
  },
  {
    name: "a version that is there already is never replaced",
    run: async (store) => {
      // The row says version 0, but the entry is there: half of an older table.
      const half = { ...table("a"), standing: standing(0) };
      await store.create(half, [entry("a", 1, "first")]);
      same(await store.commit("a", 0, standing(1), [entry("a", 1, "second")]), "stale");
      same(await store.readFrom("a", 0), { row: half, entries: [entry("a", 1, "first")], talk: [] });
    },
  },
  {
    name: "a commit that was done is stale the second time, and is there once",
    run: async (store) => {
      await store.create(table("a"), []);
      same(await store.commit("a", 0, standing(1), [entry("a", 1, "once")]), "done");
      same(await store.commit("a", 0, standing(1), [entry("a", 1, "once")]), "stale");
      same(await texts(store, "a"), ["once"]);
    },
  },
  {
    name: "tables whose ids begin alike do not mix",
    run: async (store) => {
      await store.create(table("a", 1), [entry("a", 1, "mine")]);
      await store.create(table("aa", 1), [entry("aa", 1, "other")]);
      await store.say("aa", "elsewhere");
      await store.remove("a");
      same(await texts(store, "aa"), ["other"]);
      same((await store.readFrom("aa", 0))?.talk, ["elsewhere"]);
    },
  },
  {
    name: "what is said stays in its order, beside the log",
    run: async (store) => {
      await store.create(table("a"), []);
      for (const word of ["one", "two", "three"]) same(await store.say("a", word), true);
      same(await store.commit("a", 0, standing(1), [entry("a", 1)]), "done");
      same((await store.readFrom("a", 1))?.talk, ["one", "two", "three"]);
      same(await store.say("b", "nobody hears"), false);
      same(await store.readFrom("b", 0), undefined);
    },
  },
  {
    name: "a label and a move do not undo each other, and a removed table stays removed",
    run: async (store) => {
      await store.create(table("a"), []);
      same(await store.label("a", { name: "Abbey first" }), true);
      same(await store.commit("a", 0, standing(1), [entry("a", 1)]), "done");
      const damaged = { code: "kernel/bad-record", params: {}, rule: "protocol" };
      await store.label("a", { damaged });
      const row = { ...table("a"), standing: standing(1), name: "Abbey first" };
      same((await store.readFrom("a", 0))?.row, { ...row, damaged });
      await store.label("a", { damaged: undefined });
      same((await store.readFrom("a", 0))?.row, row);
      await store.say("a", "gone with it");
      await store.remove("a");
      same(await store.readFrom("a", 0), undefined);
      same(await store.commit("a", 1, standing(2), [entry("a", 2)]), "gone");
      same(await store.label("a", { name: "x" }), false);
      same(await store.create(table("a"), []), true);
      same(await store.readFrom("a", 0), { row: table("a"), entries: [], talk: [] });
    },
  },
];
