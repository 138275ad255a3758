/** Games as files: what a running one tells, and how it goes on elsewhere. */
import { chronomancer } from "@chronarium/chronomancer";
import {
  type AnyMatch,
  type AnyRules,
  chooseAtRandom,
  loadText,
  newMatch,
  type Seat,
  saveText,
  seedRng,
  stateHash,
} from "@chronarium/kernel";
import { khronos } from "@chronarium/khronos";
import { describe, expect, it, vi } from "vitest";
import { Authority } from "../src/authority.ts";
import { readInThread } from "../src/game-file.ts";
import { MemoryStore } from "../src/memory-store.ts";
import { openStored } from "../src/rows.ts";
import { inProcess } from "../src/rpc.ts";
import type { SeatSetup } from "../src/types.ts";
import { hostOf, human, people, rejection, seated, step, tab } from "./house.ts";

const games: readonly AnyRules[] = [khronos, chronomancer];

function houseOf(): { readonly authority: Authority; readonly store: MemoryStore } {
  const store = new MemoryStore();
  const authority = new Authority(
    hostOf(store, {
      rulesOf: async (game) => games.find(({ id }) => id === game)!,
      allRules: async () => games,
      // Nobody moves by himself.
      thinker: () => ({
        think: () => ({ answer: new Promise(() => {}), cancel: () => {} }),
        close: () => {},
      }),
    }),
  );
  return { authority, store };
}

/** A match in its middle, played by chance. */
function played(rules: AnyRules, seats: number, actions: number): AnyMatch {
  const match: AnyMatch = newMatch(rules, {
    id: `file-${rules.id}`,
    seats,
    seed: `a file of ${rules.id}`,
    names: Array.from({ length: seats }, (_, seat) => `Player ${seat}`),
  });
  let rng = seedRng(rules.id, "players");
  while (match.revision < actions) {
    const chosen = chooseAtRandom(rules, match.state, rng);
    if (chosen === undefined) break;
    rng = chosen.rng;
    const acted = match.act(chosen.seat, chosen.action, match.revision);
    if (!acted.ok) throw new Error(acted.refusal.code);
  }
  return match;
}

/** Every list and text of the state that this viewer's view does not have, in the order in which it lies there. */
function hiddenIn(match: AnyMatch, viewer: Seat | "observer"): readonly string[] {
  const view = JSON.stringify(match.rules.viewFor(match.state, viewer));
  const found: string[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const text = JSON.stringify(value);
    if (
      Array.isArray(value) &&
      value.length > 1 &&
      !value.every((each) => typeof each === "number") &&
      !view.includes(text)
    )
      found.push(text);
    for (const each of Object.values(value)) look(each);
  };
  look(match.state);
  return found;
}

describe.each([
  ["khronos", khronos, 3],
  ["chronomancer", chronomancer, 1],
] as const)("the file of a running game of %s", (_, game, count) => {
  const rules: AnyRules = game;
  const solo: readonly SeatSetup[] = Array.from({ length: count }, (_, seat) =>
    seat === 0 ? human("Player 0") : { kind: "bot", name: `Player ${seat}`, level: seat === 1 ? 3 : 2 },
  );

  it("holds neither the seed nor what its owner cannot see nor what will be drawn", async () => {
    const { authority } = houseOf();
    const match = played(rules, count, 25);
    await authority.keep(match.id, match, { seats: solo });
    const text = await authority.export(match.id);
    expect(text).not.toContain(match.beginning.seed);
    expect(text).not.toContain(match.state.rng.key);
    expect(text).not.toContain(stateHash(match.state));
    for (let past = 0; past <= match.revision; past++) expect(text).not.toContain(match.stateHashAt(past));
    const hidden = hiddenIn(match, 0);
    expect(hidden.length).toBeGreaterThan(0);
    for (const each of hidden) expect(text.includes(each), each.slice(0, 200)).toBe(false);
  });

  it("goes on elsewhere from an imagined deal, with its bots and their levels, and says so", async () => {
    const here = houseOf();
    const match = played(rules, count, 25);
    await here.authority.keep(match.id, match, { seats: solo });
    const there = houseOf();
    const imported = await there.authority.import(await here.authority.export(match.id));
    if (!imported.ok) throw new Error(imported.refusal.code);
    expect(imported.imagined).toBe(true);
    const [card] = await there.authority.list();
    expect(card).toMatchObject({ seats: solo, branch: { parent: match.id, imagined: true } });
    const stored = await there.store.readFrom(imported.id, 0);
    const found = await openStored(stored!, async () => rules);
    if (!found.ok) throw new Error(found.refusal.code);
    expect(found.match.rules.viewFor(found.match.state, 0)).toEqual(rules.viewFor(match.state, 0));
    expect(found.match.beginning.seed).not.toBe(match.beginning.seed);
    expect(stateHash(found.match.state)).not.toBe(stateHash(match.state));
    const seat = rules.actors(found.match.state)[0]!;
    expect(found.match.act(seat, rules.legalActions(found.match.state, seat)[0], 1).ok).toBe(true);
  });

  it("with a passphrase is whole, and only for those who know it", async () => {
    const here = houseOf();
    const match = played(rules, count, 25);
    await here.authority.keep(match.id, match, { seats: solo });
    const text = await here.authority.export(match.id, "correct horse");
    expect(text).not.toContain(match.beginning.seed);
    const { authority, store } = houseOf();
    for (const [passphrase, code] of [
      ["", "driver/passphrase-needed"],
      ["correct house", "driver/passphrase-wrong"],
    ] as const) {
      expect(await authority.import(text, passphrase)).toMatchObject({ ok: false, refusal: { code } });
    }
    const forged = text.replace(/"iterations": \d+/, '"iterations": 1000000000');
    expect(await authority.import(forged, "correct horse")).toMatchObject({
      ok: false,
      refusal: { code: "kernel/bad-record", params: { place: "key.iterations" } },
    });
    expect(await authority.import(text, "correct horse")).toEqual({
      ok: true,
      id: match.id,
      imagined: false,
    });
    const found = await openStored((await store.readFrom(match.id, 0))!, async () => rules);
    expect(found.ok && stateHash(found.match.state)).toBe(stateHash(match.state));
    expect((await authority.list())[0]?.seats).toEqual(solo);
  });

  it("is refused where its view was changed by hand", async () => {
    const { authority } = houseOf();
    const match = played(rules, count, 25);
    await authority.keep(match.id, match, { seats: solo });
    const record = JSON.parse(await authority.export(match.id));
    for (const change of [
      { view: {} },
      { view: null },
      { view: { ...record.view, extra: 1 } },
      { viewer: 7 },
      { bots: [] },
      { seats: 99 },
      { heard: "all" },
    ]) {
      const refused = await authority.import(JSON.stringify({ ...record, ...change }));
      expect(refused, JSON.stringify(change)).toMatchObject({
        ok: false,
        refusal: { code: "kernel/bad-record" },
      });
    }
  });

  it("is not opened as a whole record, with a sentence that says where it can be", async () => {
    const { authority } = houseOf();
    const match = played(rules, count, 25);
    await authority.keep(match.id, match, { seats: solo });
    expect(loadText(games, await authority.export(match.id))).toMatchObject({
      ok: false,
      refusal: { code: "kernel/running-file", params: { kind: "seen" } },
    });
  });

  it("that an older page wrote, with its seed, still opens as it was", async () => {
    const { authority, store } = houseOf();
    const match = played(rules, count, 25);
    expect(await authority.import(saveText(match.record()))).toEqual({
      ok: true,
      id: match.id,
      imagined: false,
    });
    const found = await openStored((await store.readFrom(match.id, 0))!, async () => rules);
    expect(found.ok && stateHash(found.match.state)).toBe(stateHash(match.state));
    expect((await authority.list())[0]?.seats.map(({ kind }) => kind)).toEqual(solo.map(() => "human"));
  });
});

it("several people at one screen take away what everybody sees, and nobody's hand", async () => {
  const { authority } = houseOf();
  const match = played(khronos, 2, 10);
  await authority.keep(match.id, match, { seats: people });
  const record = JSON.parse(await authority.export(match.id));
  expect(record).toMatchObject({ viewer: "observer", bots: [null, null] });
  expect(record.view).toEqual(JSON.parse(JSON.stringify(khronos.viewFor(match.state, "observer"))));
});

it("a sealed game has a file before its end only with a passphrase", async () => {
  const at = tab();
  const { id } = await seated(at, [human("Ada")], "doors");
  expect(await rejection(at.library.export(id))).toBe("driver/sealed-export");
  expect(await at.library.export(id, "long enough")).toContain("chronarium-sealed/1");
});

describe("a finished game", () => {
  it("is verified from what is stored, part by part; what was changed there is found", async () => {
    const store = new MemoryStore();
    const at = tab(store);
    const table = await seated(at, people);
    for (let turn = 0; turn < 7; turn++) await table.play(turn % 2, step(3));
    const verified = await at.library.verify(table.id);
    expect(verified).toMatchObject({ ok: true, revisions: 7 });
    expect(verified.ok && verified.parts.map(({ part, vouched }) => [part, vouched])).toEqual([
      ["seed", true],
      ["deal", true],
      ["actions", true],
      ["hashes", true],
    ]);
    const stored = (await store.readFrom(table.id, 0))!;
    const [first, ...rest] = stored.entries as { readonly text: string }[];
    const text = first!.text.replace('"by":3', '"by":2');
    store.put(table.id, { ...stored, entries: [{ ...first, text }, ...rest] });
    expect(await at.library.verify(table.id)).toMatchObject({ ok: false });
  });
});

describe("a file is read in a thread of its own", () => {
  const job = { text: "{}", passphrase: "", id: "a", seed: "b" };
  /** A thread that answers what it is told to, and a clock that rings by hand. */
  function slowThread(answers: readonly string[]) {
    let ring = (): void => {};
    let ended = 0;
    const [port, other] = inProcess();
    const asked: string[] = [];
    other.listen((message) => {
      const { id, call } = message as { readonly id: number; readonly call: string };
      asked.push(call);
      if (answers.includes(call)) other.send({ id, ok: true });
    });
    const read = readInThread(() => ({ port, end: () => ended++, onDeath: () => {} }), {
      now: () => 0,
      tick: () => 0,
      after: (_, call) => {
        ring = call;
        return () => {};
      },
    });
    return { reading: read(job), asked, ring: () => ring(), ended: () => ended };
  }

  it("that is ended afterwards, and when it takes too long", async () => {
    const thread = slowThread(["ready"]);
    await vi.waitFor(() => expect(thread.asked).toEqual(["ready", "read"]));
    thread.ring();
    expect(await thread.reading).toMatchObject({ ok: false, refusal: { code: "driver/file-too-slow" } });
    expect(thread.ended()).toBe(1);
  });

  it("whose own arrival is not the file's time", async () => {
    const thread = slowThread([]);
    await vi.waitFor(() => expect(thread.asked).toEqual(["ready"]));
    thread.ring();
    expect(await thread.reading).toMatchObject({ ok: false, refusal: { code: "driver/not-loaded" } });
    expect(thread.ended()).toBe(1);
  });

  it("and refused when it is larger than any game", async () => {
    const { authority } = houseOf();
    expect(await authority.import(" ".repeat(20_000_001))).toMatchObject({
      ok: false,
      refusal: { code: "driver/file-too-large", params: { megabytes: 20 } },
    });
  });
});
