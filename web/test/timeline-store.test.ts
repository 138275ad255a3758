import { DriverError } from "@chronarium/authority";
import { describe, expect, it } from "vitest";
import type { Driver, Moment, Update } from "../src/driver/types.ts";
import { khronosUi } from "../src/games/khronos/index.tsx";
import { openKept } from "../src/table/open-kept.ts";
import { openTable } from "../src/table/open-table.ts";
import { act, actAll, headedFor, openUi, replayNext, scrub, type Table } from "../src/table/store.ts";
import { newestOnly } from "../src/timeline/newest.ts";
import { type Played, playRandomly } from "./timeline-game.ts";

const played = playRandomly("store", 2, 30);

/** A driver that answers past moments when the test lets it. */
class SlowDriver implements Driver {
  readonly asked: { readonly revision: number; readonly answer: () => void }[] = [];
  readonly #played: Played;
  tell: (update: Update) => void = () => {};
  constructor(game: Played) {
    this.#played = game;
  }
  subscribe(listener: (update: Update) => void): () => void {
    this.tell = listener;
    listener({ moment: this.#played.live, entries: [], cause: "opened" });
    return () => {};
  }
  moment(revision: number): Promise<Moment> {
    const { promise, resolve } = Promise.withResolvers<Moment>();
    this.asked.push({ revision, answer: () => resolve(this.#played.momentAt(revision)) });
    return promise;
  }
  look = async (): Promise<Moment> => this.#played.live;
  chronicle = async () => this.#played.entries;
  act = async () => ({ ok: true }) as const;
  undo = async () => ({ ok: true }) as const;
  redo = async () => ({ ok: true }) as const;
  branch = async (): Promise<string> => "branch";
  branchFile = async (): Promise<string> => "";
  hint = async () => undefined;
  say = async () => {};
  words = async () => ({});
  close(): void {}
}

async function open(): Promise<{ driver: SlowDriver; table: Table }> {
  const driver = new SlowDriver(played);
  const { table } = await openTable(khronosUi, driver);
  return { driver, table };
}
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe("scrubbing", () => {
  it("has one request in flight and then only the newest", async () => {
    const { driver, table } = await open();
    for (const revision of [20, 15, 10, 5]) void scrub(table, revision);
    expect(driver.asked.map(({ revision }) => revision)).toEqual([20]);
    expect(headedFor(table)).toBe(5);
    driver.asked[0]?.answer();
    await settle();
    expect(table.getState().shown.revision).toBe(20);
    expect(driver.asked.map(({ revision }) => revision)).toEqual([20, 5]);
    driver.asked[1]?.answer();
    await settle();
    expect(table.getState().shown.revision).toBe(5);
    expect(headedFor(table)).toBe(5);
  });

  it("comes back to now whatever is still on its way", async () => {
    const { driver, table } = await open();
    const past = scrub(table, 3);
    await scrub(table, 99);
    driver.asked[0]?.answer();
    await past;
    expect(table.getState().shown).toBe(table.getState().live);
  });

  it("never shows what other eyes asked for", async () => {
    const { driver, table } = await open();
    const past = scrub(table, 3);
    driver.tell({ moment: { ...played.live, viewer: 1 }, entries: [], cause: "looked" });
    driver.asked[0]?.answer();
    await past;
    expect(table.getState().shown).toBe(table.getState().live);
  });

  it("leaves a past that was taken back", async () => {
    const { driver, table } = await open();
    const past = scrub(table, 29);
    driver.asked[0]?.answer();
    await past;
    const back = { ...played.momentAt(28), last: 28 };
    driver.tell({ moment: back, entries: [], cause: "undone" });
    expect(table.getState().shown).toBe(back);
  });

  it("replays a step with what happened in it, up to now", async () => {
    const { driver, table } = await open();
    const past = scrub(table, 28);
    driver.asked[0]?.answer();
    await past;
    for (const revision of [29, 30]) {
      const went = replayNext(table);
      driver.asked.at(-1)?.answer();
      expect(await went).toBe(true);
      expect(table.getState().shown.revision).toBe(revision);
      expect(table.getState().arriving.map((entry) => entry.revision)).toEqual([revision]);
    }
    expect(table.getState().shown).toBe(table.getState().live);
    expect(await replayNext(table)).toBe(false);
  });

  it("offers a branch to whoever acts in the past", async () => {
    const { driver, table } = await open();
    expect(table.getState().branching).toBeUndefined();
    const past = scrub(table, 7);
    driver.asked[0]?.answer();
    await past;
    expect(await act(table, { type: "end" })).toBe(false);
    expect(table.getState().branching).toBe(7);
  });
});

describe("newestOnly", () => {
  it("tells of a failure and works again afterwards", async () => {
    const told: number[] = [];
    const newest = newestOnly(
      async (key: number) => (key < 0 ? Promise.reject(new Error("no")) : key),
      (answer) => told.push(answer),
    );
    await expect(newest.ask(-1)).rejects.toThrow("no");
    await newest.ask(4);
    expect(told).toEqual([4]);
  });
});

describe("acting", () => {
  const beginning = playRandomly("acting", 2, 0);
  async function atMyTurn(): Promise<{ driver: SlowDriver; table: Table }> {
    const driver = new SlowDriver(beginning);
    const { table } = await openTable(khronosUi, driver);
    const [seat = 0] = table.getState().live.actors;
    table.setState({ curtain: undefined, live: { ...table.getState().live, viewer: seat } });
    table.setState({ shown: table.getState().live });
    return { driver, table };
  }

  it("is possible again after an act whose answer never came", async () => {
    const { driver, table } = await atMyTurn();
    const died = { code: "driver/worker-failed", params: {}, rule: "protocol" };
    const answers = [Promise.reject(new DriverError(died)), Promise.resolve({ ok: true } as const)];
    Object.assign(driver, { act: () => answers.shift() });
    expect(await act(table, { type: "end" })).toBe(false);
    expect(table.getState().busy).toBe(false);
    expect(table.getState().refused?.refusal).toEqual(died);
    expect(await act(table, { type: "end" })).toBe(true);
  });

  it("sends what was confirmed with one press together, for the version seen", async () => {
    const { driver, table } = await atMyTurn();
    const sent: unknown[][] = [];
    const record = async (...args: unknown[]) => {
      sent.push(args);
      return { ok: true } as const;
    };
    Object.assign(driver, { act: record });
    const { live } = table.getState();
    const actions = [{ type: "travel" }, { type: "end" }];
    expect(await actAll(table, actions)).toBe(true);
    expect(sent).toEqual([[live.viewer, actions, live.version]]);
    expect(await actAll(table, [])).toBe(false);
  });
});

describe("opening a kept table", () => {
  it("takes the game from the table itself", async () => {
    const driver = new SlowDriver({
      ...played,
      live: { ...played.live, table: { ...played.live.table, game: "chronomancer" } },
    });
    const { table } = await openKept({ open: async () => driver }, "a table that no list has");
    expect(openUi(table.getState()).rules.id).toBe("chronomancer");
  });

  it("shows no other game instead of one that is not there", async () => {
    const driver = new SlowDriver({
      ...played,
      live: { ...played.live, table: { ...played.live.table, game: "senet" } },
    });
    await expect(openKept({ open: async () => driver }, "x")).rejects.toThrow("senet");
  });
});
