/** What one viewer may do and is told, and how his end follows. */
import { type AnyRules, canonicalJson, chooseAtRandom, seedRng } from "@chronarium/kernel";
import { describe, expect, it } from "vitest";
import { Authority } from "../src/authority.ts";
import { MemoryStore } from "../src/memory-store.ts";
import { type AuthorityCalls, TOPICS, type Told } from "../src/protocol.ts";
import type { Caller, Port } from "../src/rpc.ts";
import type { Session } from "../src/session.ts";
import type { Store } from "../src/store.ts";
import {
  bot,
  clientOf,
  codeOf,
  hostOf,
  human,
  opened,
  people,
  rejection,
  rulesOf,
  type Sitting,
  seated,
  step,
  tab,
  totalOf,
  truth,
  until,
} from "./house.ts";
import { toy } from "./toy.ts";

/** An authority with a table of the toy, and a session of somebody who has these seats. */
async function visiting(
  seats: readonly number[],
): Promise<{ session: Session; told: Told[]; owner: Sitting }> {
  const authority = new Authority(hostOf(new MemoryStore()));
  const library = clientOf(authority);
  const id = await library.create({ game: "toy", seats: [...people, bot("Vesper")], options: {} });
  const told: Told[] = [];
  const session = await authority.open(id, (each) => told.push(each), { rights: () => seats });
  await session.sync("opened");
  return { session, told, owner: await opened({ library }, id) };
}

describe("rights", () => {
  it("are those of one's own seats: others are neither looked through nor played", async () => {
    const { session } = await visiting([1]);
    expect(await session.sync("opened")).toMatchObject({ whole: { viewer: 1 } });
    expect(await rejection(session.look(0))).toBe("driver/not-your-seat");
    expect(await rejection(session.look(2))).toBe("driver/hidden-seat");
    expect(await rejection(session.look("observer"))).toBe("kept");
    expect(codeOf(await session.act(0, [step(1)], 0, "a"))).toBe("driver/not-your-seat");
    expect(codeOf(await session.undo(0, "b"))).toBe("driver/not-your-seat");
    expect(codeOf(await session.redo(2, "c"))).toBe("driver/bot-seat");
    expect(codeOf(await session.act(1, [step(1)], 0, "d"))).toBe("toy/not-your-turn");
    expect(await rejection(session.say(0, "I am Ada", "all"))).toBe("driver/not-your-seat");
    expect(await session.hint(0)).toBeUndefined();
  });

  it("of a guest are an observer's", async () => {
    const { session, told, owner } = await visiting([]);
    expect(await session.sync("opened")).toMatchObject({ whole: { viewer: "observer" } });
    expect(codeOf(await session.act(0, [step(1)], 0, "a"))).toBe("driver/not-your-seat");
    await owner.play(0, step(1));
    expect(told).toMatchObject([{ cause: "acted", entries: [{ events: [{ type: "stepped", by: 1 }] }] }]);
    expect(JSON.stringify(told)).not.toContain("secret");
  });

  it("let only the owner take a running game away, and nobody its seed; a finished one is anybody's", async () => {
    const authority = new Authority(hostOf(new MemoryStore()));
    const id = await authority.create({ game: "toy", seats: people, options: {} });
    expect(await rejection(authority.export(id, "", [0, 1]))).toBe("driver/not-your-seat");
    expect(await authority.export(id)).not.toContain('"seed"');
    const session = await authority.open(id, () => {});
    for (let turn = 0; turn < 7; turn++) await session.act(turn % 2, [step(3)], turn, `${turn}`);
    expect(await authority.export(id, "", [])).toContain('"seed"');
    expect(await rejection(session.look(1))).toBe("kept");
  });
});

describe("what crosses the port", () => {
  it("is the difference and its hash; the viewer's end makes the same moment of it", async () => {
    const khronos: AnyRules = await rulesOf("khronos");
    const store = new MemoryStore();
    const sent: { told: Told }[] = [];
    const spy = (port: Port): Port => ({
      send: (message) => port.send(message),
      listen: (hear) =>
        port.listen((message) => {
          const { topic, content } = message as { topic?: string; content?: unknown };
          if (topic === TOPICS.told) sent.push(content as { told: Told });
          hear(message);
        }),
    });
    const authority = new Authority(hostOf(store));
    const sitting = await opened(
      { library: clientOf(authority, spy) },
      await authority.create({ game: "khronos", seats: people, options: {} }),
    );
    let rng = seedRng("moves");
    for (let moves = 0; moves < 40; moves++) {
      const { match } = await truth(store, sitting.id);
      const choice = chooseAtRandom(khronos, match.state, rng);
      if (choice === undefined) break;
      rng = choice.rng;
      expect(codeOf(await sitting.play(choice.seat, choice.action))).toBe("ok");
      const now = sitting.updates.at(-1)?.moment;
      const after = (await truth(store, sitting.id)).match;
      expect(canonicalJson(now?.view)).toBe(canonicalJson(khronos.viewFor(after.state, now?.viewer ?? 0)));
    }
    expect(sent).toHaveLength(40);
    for (const { told } of sent) expect(Object.keys(told)).not.toContain("whole");
    const whole = JSON.stringify((await sitting.table.present()).view).length;
    const sizes = sent.map(({ told }) => JSON.stringify("change" in told ? told.change : "").length);
    expect(sizes.reduce((a, b) => a + b) / sizes.length).toBeLessThan(whole / 2);
  });

  it("holds neither legal actions nor imagined states: they are made where the viewer sits, once, when asked for", async () => {
    let imagined = 0;
    const counting: AnyRules = {
      ...toy,
      imagine: (...args) => {
        imagined++;
        return toy.imagine(...args);
      },
    };
    const counted = async (): Promise<AnyRules> => counting;
    const authority = new Authority(hostOf(new MemoryStore(), { rulesOf: counted }));
    const { play, updates } = await opened(
      { library: clientOf(authority, (port) => port, counted) },
      await authority.create({ game: "toy", seats: people, options: {} }),
    );
    await play(0, step(1));
    expect(imagined).toBe(0);
    const moment = updates.at(-1)?.moment;
    expect(moment?.imagined).toBe(moment?.imagined);
    expect(imagined).toBe(1);
  });

  const spoilers: readonly (readonly [string, (told: Told) => unknown])[] = [
    ["is lost", () => undefined],
    ["comes with another hash", (told) => ({ ...told, hash: told.hash + 1 })],
    ["does not fit", (told) => ({ ...told, change: { at: 9, remove: 1, insert: [] } })],
    ["is nonsense", (told) => ({ ...told, change: { fields: [["view", 7]] } })],
  ];
  it.each(spoilers)("resyncs by itself when an update %s", async (_, spoil) => {
    let spoiled = 0;
    const spy = (port: Port): Port => ({
      send: (message) => port.send(message),
      listen: (hear) =>
        port.listen((message) => {
          const { topic, content } = message as { topic?: string; content?: { session: number; told: Told } };
          if (topic !== TOPICS.told || content === undefined || spoiled++ > 0) return hear(message);
          const told = spoil(content.told);
          if (told !== undefined) hear({ topic, content: { ...content, told } });
        }),
    });
    const store = new MemoryStore();
    const authority = new Authority(hostOf(store));
    const sitting = await opened(
      { library: clientOf(authority, spy) },
      await authority.create({ game: "toy", seats: people, options: {} }),
    );
    const other = await opened({ library: clientOf(authority) }, sitting.id);
    expect(codeOf(await other.play(0, step(1)))).toBe("ok");
    expect(codeOf(await other.play(1, step(2)))).toBe("ok");
    await until(() => sitting.updates.at(-1)?.moment.revision === 2);
    const last = sitting.updates.at(-1);
    expect(totalOf(last!.moment)).toBe(3);
    // Nothing is missing in what the listener has heard.
    const heard = sitting.updates.reduce<readonly number[]>(
      (known, { moment, entries }) => [
        ...known.filter((revision) => revision <= moment.last - entries.length),
        ...entries.map(({ revision }) => revision),
      ],
      [],
    );
    expect(heard).toEqual([1, 2]);
    expect(codeOf(await sitting.play(0, step(1)))).toBe("ok");
  });
});

describe("talk", () => {
  it("is kept beside the log, heard by those it is for, and changes nothing", async () => {
    const store = new MemoryStore();
    const at = tab(store);
    const a = await seated(at, [...people, human("Noor")]);
    await a.play(0, step(1));
    await a.table.say(0, "Well met", "all");
    await a.table.say(1, "Not for Ada", [2]);
    // The screen has Ada's eyes: that something was said to others is not hers to know.
    expect(a.updates.map(({ cause }) => cause)).toEqual(["acted", "said"]);
    const said = async (viewer: number | "observer") =>
      (await a.table.look(viewer)).talk?.map(({ text }) => text);
    expect(await said(0)).toEqual(["Well met"]);
    expect(await said(1)).toEqual(["Well met", "Not for Ada"]);
    expect(await said(2)).toEqual(["Well met", "Not for Ada"]);
    expect(await said("observer")).toEqual(["Well met"]);
    expect((await a.table.present()).talk?.[0]).toMatchObject({ seat: 0, to: "all", revision: 1 });
    expect(await a.table.present()).toMatchObject({ version: 1, revision: 1 });
    expect((await truth(store, a.id)).talk).toHaveLength(2);
    const later = await opened(tab(store), a.id);
    expect((await later.table.look(1)).talk).toHaveLength(2);
  });
});

describe("a sealed game", () => {
  const open = (door: number) => ({ type: "open", door });
  async function atDoors(
    store: Store = new MemoryStore(),
  ): Promise<Sitting & { caller: Caller<AuthorityCalls> }> {
    const at = tab(store);
    return { ...(await seated(at, [human("Ada")], "doors")), caller: at.library.caller };
  }

  it("gives acts and words instead of a state to imagine", async () => {
    const store = new MemoryStore();
    const { id, play, table, updates } = await atDoors(store);
    const { behind } = (await truth(store, id)).match.state;
    expect(codeOf(await play(0, open(2)))).toBe("ok");
    const now = await table.present();
    expect(now.imagined).toBeUndefined();
    expect(now.acts).toMatchObject([{}, {}, { refusal: { code: "doors/open-already" } }, {}]);
    expect(now.words).toEqual({ [behind[2]]: `en: behind it is ${behind[2]}` });
    expect(await table.words([...behind, "more"], "fr")).toEqual({
      [behind[2]]: `fr: behind it is ${behind[2]}`,
    });
    for (const door of [0, 1, 3]) expect(JSON.stringify(updates)).not.toContain(behind[door]);
  });

  it("shows its past to an observer, and lets nobody branch or ask for hints before its end", async () => {
    const { play, table } = await atDoors();
    await play(0, open(0));
    await play(0, open(1));
    expect(await table.moment(1)).toMatchObject({ viewer: "observer", view: { opened: [] }, words: {} });
    expect(await rejection(table.branch(1, "x"))).toBe("driver/sealed");
    expect(await rejection(table.hint(0))).toBe("driver/sealed");
    await play(0, open(2), open(3));
    expect(await table.moment(1)).toMatchObject({ viewer: 0, view: { opened: [{ door: 0 }] } });
    expect((await table.moment(1)).imagined).toMatchObject({ opened: [0] });
    expect(await rejection(table.branch(1, "x"))).toBe("kept");
    expect((await table.present()).table.result?.outcome).toBe("doors/won");
  });

  it("leaves no trace of what a viewer may not know: no update, no number, no time", async () => {
    const authority = new Authority(hostOf(new MemoryStore()));
    const library = clientOf(authority);
    const id = await library.create({ game: "doors", seats: people, options: {} });
    const told: Told[] = [];
    const lin = await authority.open(id, (each) => told.push(each), { rights: () => [1] });
    const before = await lin.sync("opened");
    const ada = await opened({ library }, id);
    await ada.table.look(0);
    ada.updates.length = 0;
    expect(codeOf(await ada.play(0, open(0), open(1)))).toBe("ok");
    expect(ada.updates).toMatchObject([{ entries: [{ revision: 1 }, { revision: 2 }], moment: { last: 2 } }]);
    expect(told).toEqual([]);
    expect(await lin.sync("opened")).toEqual(before);
    expect(await lin.chronicle()).toEqual([]);
    expect(await rejection(lin.moment(1))).toBe("driver/no-such-revision");
    // Once it is over everybody counts alike.
    expect(codeOf(await ada.play(0, open(2), open(3)))).toBe("ok");
    expect(told).toHaveLength(1);
    expect(await lin.sync("opened")).toMatchObject({ whole: { last: 4, revision: 4, version: 2 } });
  });

  it("has no bots", async () => {
    const { library } = tab();
    const seats = [human("Ada"), bot("Vesper")];
    expect(await rejection(library.create({ game: "doors", seats, options: {} }))).toBe("driver/sealed");
  });

  it("asks nobody for its rules where the viewer sits", async () => {
    const authority = new Authority(hostOf(new MemoryStore()));
    const library = clientOf(
      authority,
      (port) => port,
      () => Promise.reject(new Error("They are sealed.")),
    );
    const id = await authority.create({ game: "doors", seats: [human("Ada")], options: {} });
    expect((await opened({ library }, id)).id).toBe(id);
  });
});
