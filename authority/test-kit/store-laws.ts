/** What every store keeps to, wherever it keeps it: run on memory in Node, and on IndexedDB in the browser. */
import type { EntryRow, Standing, TableRow } from "../src/driver/rows.ts";
import type { Store } from "../src/driver/store.ts";

export type StoreLaw = { readonly name: string; readonly run: (store: Store) => Promise<void> };

const standing = (version: number, revision: number): Standing => ({
  version,
  revision,
  updated: version,
  actors: [0],
  hash: `${version}`,
  undone: [],
});
const table = (id: string, revision = 0): TableRow => ({
  id,
  game: "toy",
  seats: [{ kind: "human", name: "Ada" }],
  created: 1,
  head: "{}",
  origin: "",
  standing: standing(0, revision),
});
const entry = (id: string, revision: number, text = "{}"): EntryRow => ({ table: id, revision, text });

function same(found: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  if (a !== b) throw new Error(`found ${a}, expected ${b}`);
}

async function texts(store: Store, id: string): Promise<unknown> {
  return (await store.read(id))?.entries.map((row) => (row as EntryRow).text);
}

export const storeLaws: readonly StoreLaw[] = [
  {
    name: "a table is found as it was laid, and its id is taken",
    run: async (store) => {
      same(await store.create(table("a", 1), [entry("a", 1)]), true);
      same(await store.create(table("a"), []), false);
      same(await store.read("a"), { row: table("a", 1), entries: [entry("a", 1)] });
      same(await store.read("b"), undefined);
    },
  },
  {
    name: "an action is appended to its own table alone, in the order of revisions",
    run: async (store) => {
      await store.create(table("a"), []);
      await store.create(table("b"), []);
      for (let n = 1; n <= 12; n++) {
        same(await store.commit("a", n - 1, standing(n, n), { append: entry("a", n, `${n}`) }), "done");
      }
      same(
        await texts(store, "a"),
        Array.from({ length: 12 }, (_, i) => `${i + 1}`),
      );
      same(await texts(store, "b"), []);
      same(
        (await store.list()).map(({ entries }) => entries),
        [12, 0],
      );
    },
  },
  {
    name: "of two who append the same revision one wins, and the other changes nothing",
    run: async (store) => {
      await store.create(table("a"), []);
      const results = await Promise.all(
        ["x", "y"].map((text) => store.commit("a", 0, standing(1, 1), { append: entry("a", 1, text) })),
      );
      same([...results].sort(), ["done", "stale"]);
      same(await texts(store, "a"), [results[0] === "done" ? "x" : "y"]);
    },
  },
  {
    name: "a revision that is there already is never replaced",
    run: async (store) => {
      await store.create(table("a", 1), [entry("a", 1, "first")]);
      same(await store.commit("a", 0, standing(1, 1), { append: entry("a", 1, "second") }), "stale");
      same(await store.read("a"), { row: table("a", 1), entries: [entry("a", 1, "first")] });
    },
  },
  {
    name: "whoever saw the same revision before an undo and another action is refused",
    run: async (store) => {
      await store.create(table("a", 1), [entry("a", 1, "old")]);
      same(await store.commit("a", 0, standing(1, 0), { keep: 0 }), "done");
      same(await store.commit("a", 1, standing(2, 1), { append: entry("a", 1, "new") }), "done");
      same(await store.commit("a", 0, standing(1, 2), { append: entry("a", 2, "late") }), "stale");
      same(await texts(store, "a"), ["new"]);
    },
  },
  {
    name: "an undo takes away what came after, at once",
    run: async (store) => {
      await store.create(table("a", 3), [entry("a", 1, "1"), entry("a", 2, "2"), entry("a", 3, "3")]);
      await store.create(table("aa", 1), [entry("aa", 1, "other")]);
      same(await store.commit("a", 0, standing(1, 1), { keep: 1 }), "done");
      same(await texts(store, "a"), ["1"]);
      same(await texts(store, "aa"), ["other"]);
    },
  },
  {
    name: "a label and a move do not undo each other, and a removed table stays removed",
    run: async (store) => {
      await store.create(table("a"), []);
      same(await store.label("a", { name: "Abbey first" }), true);
      same(await store.commit("a", 0, standing(1, 1), { append: entry("a", 1) }), "done");
      const damaged = { code: "kernel/bad-record", params: {}, rule: "protocol" };
      await store.label("a", { damaged });
      same((await store.read("a"))?.row, {
        ...table("a"),
        standing: standing(1, 1),
        name: "Abbey first",
        damaged,
      });
      await store.label("a", { damaged: undefined });
      same((await store.read("a"))?.row, { ...table("a"), standing: standing(1, 1), name: "Abbey first" });
      await store.remove("a");
      same(await store.read("a"), undefined);
      same(await store.commit("a", 1, standing(2, 2), { append: entry("a", 2) }), "gone");
      same(await store.label("a", { name: "x" }), false);
      same(await store.create(table("a"), []), true);
      same(await texts(store, "a"), []);
    },
  },
];
