import { describe, expect, it } from "vitest";
import { KeptStore } from "../src/kept-store.ts";
import { MemoryStore } from "../src/memory-store.ts";
import { type Store, StoreEmptied } from "../src/store.ts";
import type { Keeping } from "../src/types.ts";
import { storeLaws } from "../test-kit/index.ts";
import { bot, codeOf, human, opened, people, rejection, seated, step, tab, totalOf, until } from "./house.ts";

/** A disk that a test can break, and a clock that it can turn. */
class Faulty {
  readonly disk = new MemoryStore();
  #timers: { readonly ms: number; readonly call: () => void }[] = [];
  readonly pauses: number[] = [];
  readonly told: Keeping[] = [];
  /** What fails, and how. */
  broken: { readonly read?: Error; readonly write?: Error; readonly open?: Error } = {};
  readonly kept: KeptStore = new KeptStore({
    open: async () => {
      const { open } = this.broken;
      if (open) throw open;
      return this.#store();
    },
    clock: {
      now: () => 5000,
      tick: () => 0,
      after: (ms, call) => {
        const timer = { ms, call };
        this.pauses.push(ms);
        this.#timers.push(timer);
        return () => {
          this.#timers = this.#timers.filter((each) => each !== timer);
        };
      },
    },
    freshId: () => "fresh",
    changed: (keeping) => {
      this.told.push(keeping);
      this.changed(keeping);
    },
  });
  changed: (keeping: Keeping) => void = () => {};

  /** The next try. */
  async ring(): Promise<void> {
    const [timer] = this.#timers;
    this.#timers = this.#timers.slice(1);
    timer?.call();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }

  #store(): Store {
    const { disk } = this;
    const either = <Answer>(error: Error | undefined, work: () => Promise<Answer>): Promise<Answer> =>
      error ? Promise.reject(error) : work();
    const read = <Answer>(work: () => Promise<Answer>): Promise<Answer> => either(this.broken.read, work);
    const write = <Answer>(work: () => Promise<Answer>): Promise<Answer> => either(this.broken.write, work);
    return {
      list: () => read(() => disk.list()),
      readFrom: (id, version) => read(() => disk.readFrom(id, version)),
      create: (row, entries) => write(() => disk.create(row, entries)),
      commit: (id, seen, standing, entries) => write(() => disk.commit(id, seen, standing, entries)),
      say: (id, spoken) => write(() => disk.say(id, spoken)),
      label: (id, label) => write(() => disk.label(id, label)),
      remove: (id) => write(() => disk.remove(id)),
      probe: () => write(() => disk.probe()),
    };
  }
}

const full = Object.assign(new Error("no room"), { name: "QuotaExceededError" });
const lost = new Error("The connection was lost.");

describe.each([
  ["memory", (): Store => new MemoryStore()],
  ["a kept store over a sound one", (): Store => new Faulty().kept],
])("%s", (_, make) => {
  it.each(storeLaws)("$name", ({ run }) => run(make()));
});

describe("a kept store in memory", () => {
  it.each(storeLaws)("$name", async ({ run }) => {
    const faulty = new Faulty();
    faulty.broken = { open: lost };
    await rejection(faulty.kept.list());
    await faulty.kept.playUnstored();
    await run(faulty.kept);
  });
});

describe("a store that cannot be written", () => {
  it("acknowledges nothing, says so, tries again with growing pauses, and says when it is well", async () => {
    const faulty = new Faulty();
    const at = tab(faulty.kept);
    faulty.changed = ({ state }) => {
      if (state === "stored") void at.authority.storeWell();
    };
    const table = await seated(at, people);
    expect(codeOf(await table.play(0, step(1)))).toBe("ok");
    faulty.broken = { write: full };
    expect(codeOf(await table.play(1, step(1)))).toBe("driver/not-stored");
    expect(faulty.kept.keeping).toEqual({ state: "failing", why: "full", nextTry: 6000 });
    expect((await table.table.present()).revision).toBe(1);
    expect((await faulty.disk.readFrom(table.id, 0))?.entries).toHaveLength(1);
    for (let tries = 0; tries < 8; tries++) await faulty.ring();
    expect(faulty.pauses.slice(0, 9)).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60].map((s) => s * 1000));
    // Asking again is another try, and fails in the same way.
    expect(codeOf(await table.play(1, step(1)))).toBe("driver/not-stored");
    faulty.broken = {};
    await faulty.ring();
    expect(faulty.kept.keeping).toEqual({ state: "stored" });
    expect(codeOf(await table.play(1, step(1)))).toBe("ok");
    expect((await faulty.disk.readFrom(table.id, 0))?.entries).toHaveLength(2);
  });

  it("is well as soon as a move is stored, without waiting for the next try", async () => {
    const faulty = new Faulty();
    const table = await seated(tab(faulty.kept), people);
    faulty.broken = { write: lost };
    expect(codeOf(await table.play(0, step(1)))).toBe("driver/not-stored");
    expect(faulty.kept.keeping).toMatchObject({ state: "failing", why: "failed" });
    faulty.broken = {};
    expect(codeOf(await table.play(0, step(1)))).toBe("ok");
    expect(faulty.told.map(({ state }) => state)).toEqual(["failing", "stored"]);
  });

  it("tries a second time at once: a connection may have been lost", async () => {
    const faulty = new Faulty();
    let opens = 0;
    faulty.broken = {
      get open() {
        return opens++ === 0 ? lost : undefined;
      },
    } as typeof faulty.broken;
    expect(await faulty.kept.list()).toEqual([]);
    expect(faulty.told).toEqual([]);
  });

  it("lets a bot wait, and act when the store is well", async () => {
    const faulty = new Faulty();
    const at = tab(faulty.kept);
    faulty.changed = ({ state }) => {
      if (state === "stored") void at.authority.storeWell();
    };
    const table = await seated(at, [human("Ada"), bot("Bo")]);
    expect(codeOf(await table.play(0, step(1)))).toBe("ok");
    faulty.broken = { write: full, read: full };
    await until(() => faulty.kept.keeping.state === "failing");
    await until(() => table.updates.at(-1)?.moment.thinking === undefined);
    expect(table.updates.at(-1)?.moment.stopped).toBeUndefined();
    faulty.broken = {};
    await faulty.kept.tryNow();
    await until(() => table.updates.at(-1)?.moment.actors[0] === 0);
    expect(table.updates.at(-1)?.moment.revision).toBe(2);
  });
});

describe("playing on without a store", () => {
  async function unstored(faulty: Faulty, broken: Faulty["broken"]) {
    const at = tab(faulty.kept);
    faulty.changed = ({ state }) => {
      if (state === "stored") void at.authority.storeWell();
    };
    const table = await seated(at, people);
    expect(codeOf(await table.play(0, step(1)))).toBe("ok");
    faulty.broken = broken;
    expect(codeOf(await table.play(1, step(1)))).toBe("driver/not-stored");
    await faulty.kept.playUnstored();
    expect(faulty.kept.keeping).toMatchObject({ state: "memory" });
    return { at, table };
  }

  it.each([
    ["can still be read", { write: full }],
    ["cannot be read either", { write: lost, read: lost, open: lost }],
  ])("goes on where the disk %s, and is written when it is back", async (_, broken) => {
    const faulty = new Faulty();
    const { at, table } = await unstored(faulty, broken);
    expect(codeOf(await table.play(1, step(1)))).toBe("ok");
    const other = await seated(at, people);
    await at.library.rename(table.id, "Sunday");
    expect((await faulty.disk.readFrom(table.id, 0))?.entries).toHaveLength(1);
    await faulty.ring();
    expect(faulty.kept.keeping).toMatchObject({ state: "memory" });
    faulty.broken = {};
    await faulty.kept.tryNow();
    expect(faulty.kept.keeping).toEqual({ state: "stored" });
    const stored = await faulty.disk.readFrom(table.id, 0);
    expect(stored?.entries).toHaveLength(2);
    expect(stored?.row).toMatchObject({ name: "Sunday", standing: { version: 2 } });
    expect(await faulty.disk.readFrom(other.id, 0)).toBeDefined();
    expect(codeOf(await table.play(0, step(1)))).toBe("ok");
    expect((await faulty.disk.readFrom(table.id, 0))?.entries).toHaveLength(3);
  });

  it("removes what was removed meanwhile", async () => {
    const faulty = new Faulty();
    const { at, table } = await unstored(faulty, { write: full });
    await at.library.remove(table.id);
    faulty.broken = {};
    await faulty.kept.tryNow();
    expect(await faulty.disk.list()).toEqual([]);
  });

  it("keeps both where another tab has played the table on", async () => {
    const faulty = new Faulty();
    const { at, table } = await unstored(faulty, { write: full });
    expect(codeOf(await table.play(1, step(1)))).toBe("ok");
    const there = await opened(tab(faulty.disk), table.id);
    expect(codeOf(await there.play(1, step(2)))).toBe("ok");
    faulty.broken = {};
    await faulty.kept.tryNow();
    await until(() => table.updates.at(-1)?.cause === "reloaded");
    expect(totalOf(await table.table.present())).toBe(3);
    const own = await opened(at, "fresh");
    expect((await own.table.present()).revision).toBe(2);
    expect(await at.library.list()).toHaveLength(2);
  });

  it("is nobody's decision but the player's: a sound store does not go there", async () => {
    const faulty = new Faulty();
    await faulty.kept.playUnstored();
    expect(faulty.kept.keeping).toEqual({ state: "stored" });
  });
});

it("writes again what somebody has deleted behind its back, as far as it was seen", async () => {
  const faulty = new Faulty();
  const table = await seated(tab(faulty.kept), people);
  expect(codeOf(await table.play(0, step(1)))).toBe("ok");
  await faulty.disk.remove(table.id);
  let told = false;
  faulty.broken = {
    get write() {
      if (told) return undefined;
      told = true;
      return new StoreEmptied();
    },
  } as typeof faulty.broken;
  expect(codeOf(await table.play(1, step(1)))).toBe("ok");
  expect((await faulty.disk.readFrom(table.id, 0))?.entries).toHaveLength(2);
  expect(faulty.told).toEqual([]);
});
