/** What a room promises when its store fails it, when somebody repeats himself, and when others write at once. */
import { describe, expect, it } from "vitest";
import { MemoryStore } from "../src/memory-store.ts";
import type { Store } from "../src/store.ts";
import {
  codeOf,
  opened,
  people,
  type Sitting,
  seated,
  step,
  type Tab,
  tab,
  tabs,
  totalOf,
  truth,
  until,
} from "./house.ts";

type Commit = Store["commit"];
type Fault = (commit: () => ReturnType<Commit>) => ReturnType<Commit>;

/** A store whose next commit goes wrong in a way of the test's choosing, and that counts what is read. */
class FaultyStore extends MemoryStore {
  fault: Fault | undefined;
  reads = 0;
  unreadable = false;

  override commit(...args: Parameters<Commit>): ReturnType<Commit> {
    const { fault } = this;
    this.fault = undefined;
    const commit = (): ReturnType<Commit> => super.commit(...args);
    return fault === undefined ? commit() : fault(commit);
  }
  override readFrom(id: string, version: number): ReturnType<Store["readFrom"]> {
    this.reads++;
    return this.unreadable ? Promise.reject(new Error("offline")) : super.readFrom(id, version);
  }
}

const fails: Fault = () => Promise.reject(new Error("The disk is full."));
/** It was stored, and the answer was lost. */
const succeedsButSaysNo: Fault = async (commit) => {
  await commit();
  throw new Error("The connection was lost.");
};

/** Everything anybody was told stands in the store, word for word. */
async function expectTruthful(store: Store, { id, updates }: Sitting): Promise<void> {
  const { match } = await truth(store, id);
  for (const { entries } of updates) {
    for (const { revision, seat } of entries) {
      if (revision <= match.revision) expect(match.log[revision - 1]?.seat).toBe(seat);
    }
  }
  const last = updates.at(-1)?.moment;
  if (last !== undefined) expect(last.revision).toBe(match.revision);
}

describe("a commit", () => {
  it("that fails is told to nobody, and the room is where the store is", async () => {
    const store = new FaultyStore();
    const at = tab(store);
    const a = await seated(at, people);
    const b = await opened(at, a.id);
    store.fault = fails;
    expect(codeOf(await a.play(0, step(2)))).toBe("driver/not-stored");
    expect(a.updates).toEqual([]);
    expect(b.updates).toEqual([]);
    expect((await a.table.present()).revision).toBe(0);
    // The next one is as good as any.
    expect(codeOf(await a.play(0, step(3)))).toBe("ok");
    expect((await truth(store, a.id)).match.state.total).toBe(3);
    expect(b.updates.map(({ moment }) => totalOf(moment))).toEqual([3]);
  });

  it("that was done although it said no is told as done, once", async () => {
    const store = new FaultyStore();
    const a = await seated(tab(store), people);
    store.fault = succeedsButSaysNo;
    expect(codeOf(await a.play(0, step(2)))).toBe("ok");
    expect(a.updates.map(({ entries }) => entries.length)).toEqual([1]);
    expect((await truth(store, a.id)).match.log).toHaveLength(1);
    await expectTruthful(store, a);
  });

  it("that was done while the store cannot be read is told to nobody until it can", async () => {
    const store = new FaultyStore();
    const at = tab(store);
    const a = await seated(at, people);
    store.fault = async (commit) => {
      await commit();
      store.unreadable = true;
      throw new Error("The connection was lost.");
    };
    expect(codeOf(await a.play(0, step(2)))).toBe("driver/not-stored");
    expect(a.updates).toEqual([]);
    expect(codeOf(await a.play(0, step(2)))).toBe("driver/not-stored");
    store.unreadable = false;
    // What came to light first: the player looks again before he acts.
    expect(codeOf(await a.play(0, step(2)))).toBe("driver/stale");
    expect(a.updates).toMatchObject([{ cause: "reloaded", entries: [{ revision: 1, events: [{ by: 2 }] }] }]);
    expect(codeOf(await a.play(1, step(1)))).toBe("ok");
    await expectTruthful(store, a);
  });

  it("that answers too late is looked up: nothing is told before it is stored", async () => {
    const store = new FaultyStore();
    const a = await seated(tab(store, { over: { patience: { rulesMs: 1000, commitMs: 20 } } }), people);
    let arrive: () => void = () => {};
    store.fault = async (commit) => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return commit();
    };
    expect(codeOf(await a.play(0, step(2)))).toBe("driver/not-stored");
    expect(a.updates).toEqual([]);
    arrive();
    await until(() => a.updates.length === 1);
    expect(a.updates).toMatchObject([
      { cause: "reloaded", entries: [{ revision: 1 }], moment: { revision: 1 } },
    ]);
    await expectTruthful(store, a);
  });

  it("of a table that somebody removed stops it", async () => {
    const store = new MemoryStore();
    const a = await seated(tab(store), people);
    await store.remove(a.id);
    expect(codeOf(await a.play(0, step(1)))).toBe("driver/no-such-table");
    expect(a.updates.at(-1)?.moment.stopped?.code).toBe("driver/no-such-table");
  });
});

describe("a repeat", () => {
  const act = (at: Tab, session: number, id: string, version: number, by = 1) =>
    at.library.caller.call("act", { session, seat: 0, id, version, actions: [step(by)] });

  it("gets the first answer, and is done once", async () => {
    const store = new MemoryStore();
    const at = tab(store);
    const { id } = await seated(at, people);
    expect(await act(at, 1, "mine", 0)).toEqual({ ok: true });
    expect(await act(at, 1, "mine", 0)).toEqual({ ok: true });
    expect(codeOf(await act(at, 1, "other", 0))).toBe("driver/stale");
    expect((await truth(store, id)).match.log).toHaveLength(1);
  });

  it("gets it also in another room, after the first is gone, and after it was taken back", async () => {
    const store = new MemoryStore();
    const at = tab(store);
    const { id, table } = await seated(at, people);
    await act(at, 1, "mine", 0);
    await table.undo(0);
    const other = tab(store);
    await opened(other, id);
    expect(await act(other, 1, "mine", 0)).toEqual({ ok: true });
    expect((await truth(store, id)).match.log).toHaveLength(0);
  });

  it("of what was refused is refused again, whatever has happened since", async () => {
    const at = tab();
    const { play } = await seated(at, people, "race");
    const take = (id: string) =>
      at.library.caller.call("act", {
        session: 1,
        seat: 0,
        id,
        version: 0,
        actions: [{ type: "take", cup: 1 }],
      });
    expect(codeOf(await play(1, { type: "take", cup: 1 }))).toBe("ok");
    expect(codeOf(await take("mine"))).toBe("race/taken");
    expect(codeOf(await take("mine"))).toBe("race/taken");
  });

  it("of a commit that failed is tried again", async () => {
    const store = new FaultyStore();
    const at = tab(store);
    await seated(at, people);
    store.fault = fails;
    expect(codeOf(await act(at, 1, "mine", 0))).toBe("driver/not-stored");
    expect(await act(at, 1, "mine", 0)).toEqual({ ok: true });
  });
});

describe("several actions with one press", () => {
  it("are one entry, or none", async () => {
    const store = new MemoryStore();
    const at = tab(store);
    const a = await seated(at, people, "race");
    const take = (cup: number) => ({ type: "take", cup });
    expect(codeOf(await a.play(0, take(0), take(1), take(2)))).toBe("ok");
    expect(a.updates).toMatchObject([{ entries: [{ revision: 1 }, { revision: 2 }, { revision: 3 }] }]);
    expect((await store.readFrom(a.id, 0))?.entries).toHaveLength(1);
    expect(codeOf(await a.play(0, take(3), take(4), take(1)))).toBe("race/taken");
    expect(await a.table.present()).toMatchObject({ revision: 3, last: 3 });
    const { match } = await truth(store, a.id);
    expect(match.state.taken.slice(0, 6)).toEqual([0, 0, 0, null, null, null]);
    expect((await store.readFrom(a.id, 0))?.entries).toHaveLength(1);
  });

  it("keep the checkpoints that they lead past", async () => {
    const store = new MemoryStore();
    const { library } = tab(store);
    const id = await library.create({ game: "race", seats: people, options: { cups: 50 } });
    const { play } = await opened({ library }, id);
    await play(0, ...Array.from({ length: 45 }, (_, cup) => ({ type: "take", cup })));
    const { match, history } = await truth(store, id);
    expect(history.checkpoints.map(({ revision }) => revision)).toEqual([20, 40]);
    expect(history.checkpoints[1]?.hash).toBe(match.stateHashAt(40));
  });
});

describe("two rooms on one store", () => {
  it("race 10,000 times: one wins, and nobody is told what is not stored", async () => {
    const store = new MemoryStore();
    const [one, two] = tabs(2, store, { hearing: false }) as [Tab, Tab];
    let raced = 0;
    let lost = 0;
    while (raced < 10_000) {
      const a = await seated(one, people);
      const b = await opened(two, a.id);
      // The toy ends at twenty.
      for (let turn = 0; turn < 19; turn++, raced++) {
        const version = turn;
        const answers = await Promise.all([
          a.table.act(turn % 2, [step(1)], version),
          b.table.act(turn % 2, [step(1)], version),
        ]);
        if (answers.filter(({ ok }) => ok).length !== 1) throw new Error(JSON.stringify(answers));
        lost += answers.filter((acted) => codeOf(acted) === "driver/stale").length;
      }
      for (const sitting of [a, b]) {
        const { entries } = (await store.readFrom(a.id, 0)) ?? {};
        expect(entries).toHaveLength(19);
        await expectTruthful(store, sitting);
        const told = sitting.updates.flatMap((update) => update.entries.map(({ revision }) => revision));
        expect(told).toEqual(Array.from({ length: 19 }, (_, i) => i + 1));
        sitting.table.close();
      }
      await store.remove(a.id);
    }
    expect(lost).toBe(raced);
  });

  it("lose no act where all may act at once", async () => {
    const store = new MemoryStore();
    const [one, two] = tabs(2, store, { hearing: false }) as [Tab, Tab];
    const a = await seated(one, people, "race");
    const b = await opened(two, a.id);
    const cups = Array.from({ length: 12 }, (_, cup) => cup);
    const answers = await Promise.all(
      cups.map((cup) => (cup % 2 === 0 ? a : b).table.act(cup % 2, [{ type: "take", cup }], 0)),
    );
    expect(answers.map(codeOf)).toEqual(cups.map(() => "ok"));
    expect((await truth(store, a.id)).match.state.taken).toEqual(cups.map((cup) => cup % 2));
  });
});

describe("a room", () => {
  it("is one, however many look: no log is read again, no second bot thinks", async () => {
    const store = new FaultyStore();
    const at = tab(store, { patient: true });
    const { id, play } = await seated(at, [{ kind: "bot", name: "Vesper", level: 1 }, ...people]);
    const others = await Promise.all(Array.from({ length: 7 }, () => opened(at, id)));
    expect(store.reads).toBe(1);
    expect(at.study.jobs).toHaveLength(1);
    at.study.jobs[0]?.answer({ action: step(1) });
    await until(() => others.every(({ updates }) => updates.length === 1));
    expect(codeOf(await play(1, step(1)))).toBe("ok");
    expect(codeOf(await play(2, step(1)))).toBe("ok");
    for (const { updates } of others) expect(updates.map(({ moment }) => totalOf(moment))).toEqual([1, 2, 3]);
    expect(store.reads).toBe(1);
    expect(at.study.jobs).toHaveLength(2);
  });

  it("leaves the memory when nobody looks, and is there again for the next", async () => {
    const store = new FaultyStore();
    const at = tab(store, { patient: true });
    const { id, table } = await seated(at, [{ kind: "bot", name: "Vesper", level: 1 }, ...people]);
    table.close();
    await until(() => at.study.jobs[0]?.cancelled === true);
    await opened(at, id);
    expect(store.reads).toBe(2);
  });
});
