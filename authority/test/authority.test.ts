import { type AnyRules, saveText } from "@chronarium/kernel";
import { describe, expect, it } from "vitest";
import { Authority } from "../src/authority.ts";
import type { EntryRow } from "../src/log.ts";
import { MemoryStore } from "../src/memory-store.ts";
import { openStored, type TableRow } from "../src/rows.ts";
import type { Store } from "../src/store.ts";
import type { Driver, TableCard } from "../src/types.ts";
import {
  bot,
  codeOf,
  hostOf,
  human,
  opened,
  people,
  rejection,
  seated,
  step,
  type Tab,
  tabs,
  totalOf,
  truth,
  until,
} from "./house.ts";
import { type ToyState, toy } from "./toy.ts";

const secretsOf = (state: unknown): readonly number[] => (state as ToyState).secrets;

describe("a move", () => {
  it("is stored before anybody hears of it, and is there for the next who opens the table", async () => {
    const store = new MemoryStore();
    const order: string[] = [];
    const slow: Store = Object.assign(Object.create(store) as MemoryStore, {
      readFrom: (id: string, version: number) => store.readFrom(id, version),
      create: (...args: Parameters<Store["create"]>) => store.create(...args),
      commit: async (...args: Parameters<Store["commit"]>) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        const done = await store.commit(...args);
        order.push("stored");
        return done;
      },
    });
    const [tab] = tabs(1, slow) as [Tab];
    const { id, table } = await seated(tab, people);
    table.subscribe(({ cause }) => order.push(cause));
    const acting = table.act(0, [step(2)], 0);
    const during = table.present().finally(() => order.push("read"));
    expect(codeOf(await acting)).toBe("ok");
    order.push("answered");
    expect(order.filter((what) => what !== "read")).toEqual(["opened", "stored", "acted", "answered"]);
    expect((await during).revision).toBe(1);
    expect(order.indexOf("read")).toBeGreaterThan(order.indexOf("acted"));
    const again = await opened(tabs(1, store)[0] as Tab, id);
    expect(totalOf(await again.table.present())).toBe(2);
  });

  it("is refused by the rules, for a revision that is past, and in a bot's seat", async () => {
    const { table } = await seated(tabs(1, undefined, { patient: true })[0] as Tab, [
      human("Ada"),
      bot("Vesper"),
    ]);
    expect(codeOf(await table.act(0, [{ type: "fly" }], 0))).toBe("kernel/malformed-action");
    expect(codeOf(await table.act(7, [step(1)], 0))).toBe("kernel/no-such-seat");
    expect(codeOf(await table.act(1, [step(1)], 0))).toBe("driver/bot-seat");
    expect(codeOf(await table.act(0, [step(1)], 0))).toBe("ok");
    expect(codeOf(await table.act(0, [step(1)], 0))).toBe("driver/stale");
    expect(codeOf(await table.act(0, [step(1)], 1))).toBe("toy/not-your-turn");
  });

  it("did not happen when it cannot be stored", async () => {
    const store = new MemoryStore();
    const broken = Object.assign(new MemoryStore(), {
      readFrom: (id: string, version: number) => store.readFrom(id, version),
      create: (...args: Parameters<Store["create"]>) => store.create(...args),
      commit: () => Promise.reject(new Error("The disk is gone.")),
    });
    const { table, updates } = await seated(tabs(1, broken)[0] as Tab, people);
    expect(codeOf(await table.act(0, [step(2)], 0))).toBe("driver/not-stored");
    expect((await table.present()).revision).toBe(0);
    expect(updates).toEqual([]);
  });
});

describe("two tabs on one table", () => {
  it("show each other's moves, with the entries in between", async () => {
    const [one, two] = tabs(2) as [Tab, Tab];
    const { id, table } = await seated(one, people);
    const other = await opened(two, id);
    await table.act(0, [step(1)], 0);
    await until(() => other.updates.length === 1);
    expect(other.updates[0]).toMatchObject({ cause: "reloaded", moment: { revision: 1 } });
    expect(other.updates[0]?.entries.map(({ revision }) => revision)).toEqual([1]);
  });

  it.each([true, false])(
    "let one of two simultaneous moves win, and end equal (news heard: %s)",
    async (hearing) => {
      const store = new MemoryStore();
      const [one, two] = tabs(2, store, { hearing }) as [Tab, Tab];
      const a = await seated(one, people);
      const b = await opened(two, a.id);
      const answers = await Promise.all([a.table.act(0, [step(1)], 0), b.table.act(0, [step(3)], 0)]);
      expect(answers.map(codeOf).sort()).toEqual(["driver/stale", "ok"]);
      const winner = answers[0]?.ok ? 1 : 3;
      for (const table of [a.table, b.table]) {
        expect(await table.present()).toMatchObject({ revision: 1, view: { total: winner } });
      }
      expect((await truth(store, a.id)).match.log).toHaveLength(1);
    },
  );

  it("never mix two histories: undone and played otherwise, the late move is refused", async () => {
    const store = new MemoryStore();
    const [one, two] = tabs(2, store, { hearing: false }) as [Tab, Tab];
    const a = await seated(one, people);
    const b = await opened(two, a.id);
    await a.table.act(0, [step(1)], 0);
    expect(codeOf(await b.table.act(0, [step(3)], 0))).toBe("driver/stale");
    await a.table.undo(0);
    // The revision that both were at, by another way: its version is another.
    expect(codeOf(await a.table.act(0, [step(2)], 2))).toBe("ok");
    expect(codeOf(await b.table.act(1, [step(3)], 1))).toBe("driver/stale");
    const last = b.updates.at(-1);
    expect(last?.entries).toMatchObject([{ revision: 1, events: [{ by: 2 }] }]);
    expect(codeOf(await b.table.act(1, [step(3)], 3))).toBe("ok");
    expect((await truth(store, a.id)).match.state.total).toBe(5);
  });

  it("stop at a table that the other removed", async () => {
    const [one, two] = tabs(2) as [Tab, Tab];
    const a = await seated(one, people);
    const b = await opened(two, a.id);
    await two.authority.remove(a.id);
    await until(() => a.updates.length === 1);
    expect(a.updates[0]?.moment.stopped?.code).toBe("driver/no-such-table");
    expect(codeOf(await a.table.act(0, [step(1)], 0))).toBe("driver/no-such-table");
    expect(codeOf(await b.table.undo(0))).toBe("driver/no-such-table");
    expect(await one.authority.list()).toEqual([]);
  });
});

describe("undo and redo", () => {
  it("take back and do again, across a reload, until a new action", async () => {
    const store = new MemoryStore();
    const [tab] = tabs(1, store) as [Tab];
    const { id, table, updates } = await seated(tab, people);
    await table.act(0, [step(2)], 0);
    expect(codeOf(await table.undo(0))).toBe("ok");
    expect(updates.at(-1)).toMatchObject({
      cause: "undone",
      entries: [],
      moment: { revision: 0, canRedo: true },
    });
    const again = await opened(tabs(1, store)[0] as Tab, id);
    expect(codeOf(await again.table.redo(1))).toBe("driver/redo-other-seat");
    expect(codeOf(await again.table.redo(0))).toBe("ok");
    expect(totalOf(await again.table.present())).toBe(2);
    expect(codeOf(await again.table.redo(1))).toBe("driver/redo-nothing");
    await again.table.undo(0);
    expect(codeOf(await again.play(0, step(3)))).toBe("ok");
    expect(codeOf(await again.table.redo(0))).toBe("driver/redo-nothing");
  });

  it("stop where the kernel stops them", async () => {
    const { table } = await seated(tabs(1)[0] as Tab, people);
    expect(codeOf(await table.undo(0))).toBe("kernel/undo-nothing");
    await table.act(0, [step(1)], 0);
    expect(codeOf(await table.undo(1))).toBe("kernel/undo-other-seat");
    expect((await table.present()).undoTo).toBe(0);
    await table.act(1, [{ type: "roll" }], 1);
    expect(codeOf(await table.undo(1))).toBe("kernel/undo-reveals");
  });

  it("call off a bot that thinks, and its late answer does nothing", async () => {
    const [tab] = tabs(1, undefined, { patient: true }) as [Tab];
    const { table, updates } = await seated(tab, [human("Ada"), bot("Vesper")]);
    await table.act(0, [step(1)], 0);
    expect(updates.at(-1)?.moment.thinking).toMatchObject({ seat: 1 });
    expect(codeOf(await table.undo(0))).toBe("ok");
    const [job] = tab.study.jobs;
    expect(job?.cancelled).toBe(true);
    expect(updates.at(-1)?.moment.thinking).toBeUndefined();
    job?.answer({ action: step(3) });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await table.present()).revision).toBe(0);
  });
});

describe("bots", () => {
  it("play a whole game against each other, and the seed is shown only at its end", async () => {
    const [tab] = tabs(1) as [Tab];
    const { id, table, updates } = await seated(tab, [bot("Vesper"), bot("Idris")], "khronos");
    await until(() => updates.at(-1)?.moment.table.result !== undefined);
    const running = updates.slice(0, -1);
    expect(running.every(({ moment }) => moment.seed === undefined && moment.viewer === "observer")).toBe(
      true,
    );
    expect(updates.map(({ moment }) => moment.revision)).toEqual(updates.map((_, i) => i + 1));
    expect(updates.map(({ entries }) => entries.length)).toEqual(updates.map(() => 1));
    expect(updates.at(-1)?.moment.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(updates.at(-1)?.moment.thinking).toBeUndefined();
    expect(await table.chronicle()).toHaveLength(updates.length);
    const text = await tab.authority.export(id);
    expect(await tab.authority.import(text)).toMatchObject({ ok: true });
  });

  it("get only what their seat may know", async () => {
    const store = new MemoryStore();
    const [tab] = tabs(1, store, { patient: true }) as [Tab];
    const { id } = await seated(tab, [bot("Vesper"), human("Ada")]);
    const state = (await truth(store, id)).match.state as ToyState;
    const told = JSON.stringify(tab.study.jobs[0]?.job);
    expect(told).toContain(`"mine":${state.secrets[0]}`);
    expect(told).not.toContain(`${state.secrets[1]}`);
    expect(told).not.toContain(state.rng.key);
  });

  it("that fail are helped out once, then the table stops and says so", async () => {
    const [tab] = tabs(1, undefined, { patient: true }) as [Tab];
    const { table, updates } = await seated(tab, [human("Ada"), bot("Vesper")]);
    await table.act(0, [step(1)], 0);
    tab.study.jobs[0]?.answer({ action: { type: "fly" } });
    await until(() => tab.study.jobs.length === 2);
    expect(tab.study.jobs[1]?.job.level).toBe(0);
    tab.study.jobs[1]?.answer({ action: { type: "fly" } });
    await until(() => updates.at(-1)?.moment.stopped !== undefined);
    expect(updates.at(-1)?.moment.stopped?.code).toBe("driver/bot-failed");
    expect(codeOf(await table.undo(0))).toBe("ok");
    expect(updates.at(-1)?.moment.stopped).toBeUndefined();
  });

  it("give hints for a seat that is to move, and stop when the table changes", async () => {
    const [tab] = tabs(1, undefined, { patient: true }) as [Tab];
    const { table } = await seated(tab, people, "khronos");
    const seat = (await table.present()).actors[0] as number;
    expect(await table.hint(1 - seat)).toBeUndefined();
    const asked = table.hint(seat);
    await until(() => tab.study.jobs.length === 1);
    tab.study.jobs[0]?.answer();
    const hint = await asked;
    const [best, second] = hint?.lines ?? [];
    expect(best?.worth).toBeGreaterThanOrEqual(second?.worth ?? 0);
    expect(best?.actions[0]).not.toEqual(second?.actions[0]);
    const waiting = table.hint(seat);
    await until(() => tab.study.jobs.length === 2);
    expect(codeOf(await table.act(seat, [best?.actions[0]], 0))).toBe("ok");
    expect(await waiting).toBeUndefined();
  });
});

describe("what a viewer gets", () => {
  it("is seen by the only person, by the one to move, or by an observer", async () => {
    const [tab] = tabs(1, undefined, { patient: true }) as [Tab];
    expect((await (await seated(tab, [bot("V"), human("Ada")])).table.present()).viewer).toBe(1);
    expect((await (await seated(tab, people)).table.present()).viewer).toBe(0);
    expect((await (await seated(tab, [bot("V"), ...people])).table.present()).viewer).toBe("observer");
    expect((await (await seated(tab, [bot("V"), bot("I")])).table.present()).viewer).toBe("observer");
  });

  it("holds nothing hidden, now or of the past, until the game is over", async () => {
    const store = new MemoryStore();
    const [tab] = tabs(1, store) as [Tab];
    const { id, table, updates } = await seated(tab, people);
    const secrets = secretsOf((await truth(store, id)).match.state);
    const seed = (await truth(store, id)).match.beginning.seed;
    for (let revision = 0; totalOf(await table.present()) < 17; revision++) {
      await table.act(revision % 2, [step(3)], revision);
    }
    const { revision, viewer } = await table.present();
    expect(viewer).toBe(0);
    const shown: unknown[] = [updates, await table.chronicle()];
    for (let past = 0; past <= revision; past++) shown.push(await table.moment(past));
    expect(JSON.stringify(shown)).not.toContain(String(secrets[1]));
    expect(JSON.stringify(shown)).not.toContain(seed);
    expect(JSON.stringify(shown)).toContain(String(secrets[0]));
    expect(await rejection(table.moment(revision + 1))).toBe("driver/no-such-revision");

    expect((await table.look(1)).view).toMatchObject({ mine: secrets[1] });
    await table.act(revision % 2, [step(3)], revision);
    const end = await table.moment(1);
    expect(secretsOf(end.imagined)).toEqual(secrets);
    expect(end.seed).toBe(seed);
  });

  it("is never a bot's hand while the game runs", async () => {
    const [tab] = tabs(1, undefined, { patient: true }) as [Tab];
    const { table } = await seated(tab, [human("Ada"), bot("Vesper")]);
    expect(await rejection(table.look(1))).toBe("driver/hidden-seat");
    expect(await rejection(table.look(5))).toBe("driver/bad-call");
    expect((await table.look("observer")).view).toEqual({ total: 0, turn: 0, goal: 20, seats: 2 });
  });
});

describe("a branch", () => {
  async function branched(table: Driver, tab: Tab, store: Store, revision: number) {
    const id = await table.branch(revision, "Abbey first");
    const card = (await tab.authority.list()).find((each: TableCard) => each.id === id);
    return { id, card, match: (await truth(store, id)).match };
  }

  it("of a running game looks the same and holds no truth; the seats stay what they were", async () => {
    const store = new MemoryStore();
    const [tab] = tabs(1, store, { patient: true }) as [Tab];
    const { id, table } = await seated(tab, [human("Ada"), bot("Vesper")], "toy");
    await table.act(0, [step(2)], 0);
    const { card, match } = await branched(table, tab, store, 0);
    const parent = (await truth(store, id)).match;
    expect(card).toMatchObject({ branch: { parent: id, revision: 0, name: "Abbey first" }, revision: 0 });
    expect(card?.seats.map(({ kind }) => kind)).toEqual(["human", "bot"]);
    expect(toy.viewFor(match.state, 0)).toEqual(toy.viewFor(parent.stateAt(0), 0));
    const [own, hidden] = secretsOf(parent.state);
    expect(secretsOf(match.state)[0]).toBe(own);
    expect(secretsOf(match.state)[1]).not.toBe(hidden);
    expect(JSON.stringify(await store.readFrom(match.id, 0))).not.toContain(parent.beginning.seed);
  });

  it("of a finished game is the truth", async () => {
    const store = new MemoryStore();
    const [tab] = tabs(1, store) as [Tab];
    const { id, table } = await seated(tab, people);
    for (let revision = 0; !(await table.present()).seed; revision++)
      await table.act(revision % 2, [step(3)], revision);
    const { match, card } = await branched(table, tab, store, 2);
    expect(match.state).toEqual((await truth(store, id)).match.stateAt(2));
    expect(card).toMatchObject({ revision: 2, actors: [0] });
  });
});

describe("the library", () => {
  it("refuses what cannot be laid", async () => {
    const [{ authority, library }] = tabs(1) as [Tab];
    const two = { seats: people, options: {} };
    expect(await rejection(authority.create({ game: "chess", ...two }))).toBe("driver/unknown-game");
    expect(await rejection(authority.create({ game: "toy", seats: [], options: {} }))).toBe(
      "driver/wrong-seats",
    );
    expect(await rejection(authority.create({ game: "toy", seats: people, options: { goal: 1 } }))).toBe(
      "kernel/bad-option",
    );
    expect(await rejection(library.open("nothing"))).toBe("driver/no-such-table");
    expect(await authority.list()).toEqual([]);
  });

  it("lays a deal that is named for one player alone, and for nobody else", async () => {
    const rulesOf = async (game: string): Promise<AnyRules> =>
      game === "alone" ? { ...toy, id: "alone", seats: { min: 1, max: 3 } } : toy;
    const store = new MemoryStore();
    const authority = new Authority(hostOf(store, { rulesOf }));
    expect(await rejection(authority.create({ game: "toy", seats: people, options: {}, seed: "s" }))).toBe(
      "driver/bad-call",
    );
    expect(await authority.list()).toEqual([]);
    const [one] = people;
    if (one === undefined) throw new Error("There is somebody to play.");
    const id = await authority.create({ game: "alone", seats: [one], options: {}, seed: "a deal" });
    const stored = await store.readFrom(id, 0);
    const found = stored && (await openStored(stored, rulesOf));
    expect(found?.ok === true && found.match.beginning.seed).toBe("a deal");
  });

  it("lists the newest first, with names", async () => {
    const [tab] = tabs(1) as [Tab];
    const a = await seated(tab, people);
    const b = await seated(tab, people);
    await tab.authority.rename(a.id, "Sunday");
    await a.table.act(0, [step(1)], 0);
    expect(await tab.authority.list()).toMatchObject([
      { id: a.id, name: "Sunday", revision: 1 },
      { id: b.id },
    ]);
  });

  it("keeps what was made of a finished game with it, and of no other", async () => {
    const [tab] = tabs(1) as [Tab];
    const { id, table, updates } = await seated(tab, [human("Ada"), bot("Vesper")]);
    await expect(tab.authority.keepAnalysis(id, "{}")).rejects.toThrow();
    expect(await tab.authority.analysis(id)).toBeUndefined();
    for (let turn = 0; turn < 20 && (await table.present()).table.result === undefined; turn++) {
      await until(() => turn === 0 || updates.at(-1)?.moment.actors[0] !== 1);
      await table.act(0, [step(3)], (await table.present()).version);
    }
    await until(() => updates.at(-1)?.moment.table.result !== undefined);
    await tab.authority.keepAnalysis(id, "{}");
    expect(await tab.authority.analysis(id)).toBe("{}");
    await tab.authority.rename(id, "Sunday");
    expect(await tab.authority.analysis(id)).toBe("{}");
    await tab.authority.remove(id);
    expect(await tab.authority.analysis(id)).toBeUndefined();
  });

  it("keeps both copies of a finished game that is there already, with its bots", async () => {
    const [one, two] = [...tabs(1), ...tabs(1)] as [Tab, Tab];
    const seats = [human("Ada"), bot("Vesper")];
    const { id, table, updates } = await seated(one, seats);
    for (let turn = 0; turn < 20 && (await table.present()).table.result === undefined; turn++) {
      await until(() => turn === 0 || updates.at(-1)?.moment.actors[0] !== 1);
      await table.act(0, [step(3)], (await table.present()).version);
    }
    await until(() => updates.at(-1)?.moment.table.result !== undefined);
    const text = await one.authority.export(id);
    expect(await two.authority.import(text)).toEqual({ ok: true, id, imagined: false });
    expect(await two.authority.export(id)).toBe(text);
    const again = await two.authority.import(text);
    expect(again.ok && again.id).not.toBe(id);
    for (const card of await two.authority.list()) expect(card.seats).toEqual(seats);
  });

  it("imports nothing of a damaged file", async () => {
    const [tab] = tabs(1) as [Tab];
    const { id } = await seated(tab, people);
    const text = await tab.authority.record(id);
    for (const bad of ["", "{", text.replace('"toy"', '"chess"'), text.replace('"seats":2', '"seats":3')]) {
      const imported = await tab.authority.import(bad);
      expect(imported.ok ? "" : imported.refusal.code).toMatch(/^kernel\//);
    }
    expect(await tab.authority.list()).toHaveLength(1);
  });
});

describe("a damaged table", () => {
  const damages: readonly (readonly [
    string,
    (row: TableRow, log: readonly EntryRow[]) => [unknown, unknown[]],
  ])[] = [
    ["an action that is no JSON", (row, log) => [row, [{ ...log[0], text: "{" }, ...log.slice(1)]]],
    ["an action that is none", (row, log) => [row, [{ ...log[0], text: "7" }, ...log.slice(1)]]],
    [
      "another legal action",
      (row, log) => [row, [{ ...log[0], text: log[0]!.text.replace('"by":1', '"by":2') }, ...log.slice(1)]],
    ],
    ["a row that is missing", (row, log) => [row, log.slice(1)]],
    ["a row too many", (row, log) => [row, [...log, { ...log[0], version: log.length + 1 }]]],
    ["a row of something else", (row, log) => [row, [null, ...log.slice(1)]]],
    ["a head that is cut off", (row, log) => [{ ...row, head: row.head.slice(0, 40) }, [...log]]],
    ["another seed", (row, log) => [{ ...row, head: row.head.replace(/"seed":"./, '"seed":"x') }, [...log]]],
    ["seats that are gone", (row, log) => [{ ...row, seats: [] }, [...log]]],
    ["no standing", (row, log) => [{ ...row, standing: undefined }, [...log]]],
    ["a number instead of a table", (row, log) => [{ id: row.id, head: 3 }, [...log]]],
  ];

  it.each(damages)(
    "is refused with its sentence, listed as damaged, and leaves the others alone: %s",
    async (_, damage) => {
      const store = new MemoryStore();
      const [tab] = tabs(1, store) as [Tab];
      const { id, table } = await seated(tab, people);
      const sound = await seated(tab, people);
      await table.act(0, [step(1)], 0);
      await table.act(1, [step(1)], 1);
      const stored = await store.readFrom(id, 0);
      const [row, entries] = damage(stored?.row as TableRow, stored?.entries as EntryRow[]);
      store.put(id, { row, entries, talk: [] });

      const [other] = tabs(1, store) as [Tab];
      expect(await rejection(other.library.open(id))).toMatch(/^kernel\//);
      const cards = await tab.authority.list();
      expect(cards).toHaveLength(2);
      expect(cards.find((card) => card.id === id)?.damaged?.code).toMatch(/^kernel\//);
      expect(cards.find((card) => card.id === sound.id)?.damaged).toBeUndefined();
      expect(codeOf(await sound.table.act(0, [step(1)], 0))).toBe("ok");
    },
  );

  it("is not damaged any more when it is mended", async () => {
    const store = new MemoryStore();
    const [tab] = tabs(1, store) as [Tab];
    const { id, table } = await seated(tab, people);
    await table.act(0, [step(1)], 0);
    const stored = await store.readFrom(id, 0);
    if (stored === undefined) throw new Error("It was stored.");
    store.put(id, { ...stored, entries: [] });
    const [other] = tabs(1, store) as [Tab];
    expect(await rejection(other.library.open(id))).toBe("kernel/bad-record");
    store.put(id, { row: (await store.readFrom(id, 0))?.row, entries: stored.entries, talk: [] });
    expect((await tab.authority.list())[0]?.damaged?.code).toBe("kernel/bad-record");
    await other.library.open(id);
    expect((await tab.authority.list())[0]?.damaged).toBeUndefined();
  });
});

it("lets nobody wait while a file is sealed", async () => {
  const store = new MemoryStore();
  const [tab, other] = tabs(2, store) as [Tab, Tab];
  const id = await tab.library.create({ game: "toy", seats: people, options: { goal: 60 } });
  const { table } = await opened(tab, id);
  const order: string[] = [];
  const sealing = tab.authority.export(id, "a passphrase").then(() => order.push("sealed"));
  // By now it has been at the head of the line.
  await new Promise((resolve) => setTimeout(resolve));
  expect(codeOf(await table.act(0, [step(1)], 0))).toBe("ok");
  order.push("acted");
  await Promise.all([sealing, opened(other, id)]);
  expect(order).toEqual(["acted", "sealed"]);
});

it("stored pieces are the kernel's own record", async () => {
  const store = new MemoryStore();
  const [tab] = tabs(1, store) as [Tab];
  const id = await tab.library.create({ game: "toy", seats: people, options: { goal: 60 } });
  const { table } = await opened(tab, id);
  for (let revision = 0; revision < 45; revision++) await table.act(revision % 2, [step(1)], revision);
  const { match } = await truth(store, id);
  expect(match.revision).toBe(45);
  // Who is a bot travels with the game: here nobody is.
  expect(await tab.authority.record(id)).toBe(saveText({ ...match.record(), bots: [null, null] }));
  const hashed = (await store.readFrom(id, 0))?.entries.flatMap((row) =>
    ((row as EntryRow).checkpoints ?? []).map(({ revision }) => revision),
  );
  expect(hashed).toEqual([20, 40]);
});
