import { describe, expect, it } from "vitest";
import { FallbackStore } from "../src/fallback-store.ts";
import { MemoryStore } from "../src/memory-store.ts";
import type { TableRow } from "../src/rows.ts";
import type { Store } from "../src/store.ts";
import { storeLaws } from "../test-kit/index.ts";

describe.each([
  ["memory", (): Store => new MemoryStore()],
  ["a fallback over a sound store", (): Store => new FallbackStore(new MemoryStore(), () => {})],
  ["a fallback over none", (): Store => new FallbackStore(undefined, () => {})],
])("%s", (_, make) => {
  it.each(storeLaws)("$name", ({ run }) => run(make()));
});

/** A store that reads well and cannot write any more after so many writes. */
function full(store: MemoryStore, writes: number): Store {
  let left = writes;
  const write = <Answer>(work: () => Promise<Answer>): Promise<Answer> =>
    left-- > 0 ? work() : Promise.reject(new Error("QuotaExceededError"));
  return {
    list: () => store.list(),
    readFrom: (id, version) => store.readFrom(id, version),
    create: (row, entries) => write(() => store.create(row, entries)),
    commit: (id, seen, standing, entries) => write(() => store.commit(id, seen, standing, entries)),
    say: (id, spoken) => write(() => store.say(id, spoken)),
    label: (id, label) => write(() => store.label(id, label)),
    remove: (id) => write(() => store.remove(id)),
  };
}

describe("a store whose disk is full", () => {
  const standing = { version: 0, revision: 0, updated: 0, actors: [0], digest: 0 };
  const row: TableRow = {
    id: "a",
    game: "toy",
    seats: [],
    levels: 5,
    created: 0,
    head: "{}",
    origin: "",
    standing,
  };

  it("goes on in memory with everything that was stored, says so once, and leaves the disk as it was", async () => {
    const disk = new MemoryStore();
    let fell = 0;
    const store = new FallbackStore(full(disk, 1), () => fell++);
    expect(await store.create(row, [])).toBe(true);
    expect(store.persistent).toBe(true);
    const entry = { table: "a", version: 1, text: "{}" };
    const next = { ...standing, version: 1, revision: 1 };
    const commits = [store.commit("a", 0, next, [entry]), store.label("a", { name: "kept" })];
    expect(await Promise.all(commits)).toEqual(["done", true]);
    expect(store.persistent).toBe(false);
    expect(fell).toBe(1);
    expect(await store.readFrom("a", 0)).toEqual({
      row: { ...row, standing: next, name: "kept" },
      entries: [entry],
      talk: [],
    });
    expect(await disk.readFrom("a", 0)).toEqual({ row, entries: [], talk: [] });
  });

  it("tries a second time before it gives the disk up", async () => {
    const disk = new MemoryStore();
    let lost = true;
    const flaky: Store = Object.assign(full(disk, 9), {
      create: (...args: Parameters<Store["create"]>) => {
        if (!lost) return disk.create(...args);
        lost = false;
        return Promise.reject(new Error("The connection was lost."));
      },
    });
    const store = new FallbackStore(flaky, () => {});
    expect(await store.create(row, [])).toBe(true);
    expect(store.persistent).toBe(true);
  });
});
