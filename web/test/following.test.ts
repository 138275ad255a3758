/** The time in which the others' turns are told. */
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createStore } from "zustand";
import type { Entry, Moment, Update } from "../src/driver/types.ts";
import type { GameUi, OpenUi } from "../src/games/ui.ts";
import { actingIn, rivalsIn } from "../src/table/acting.ts";
import {
  comeBack,
  hear,
  leadsToMyTurn,
  linesToTell,
  rememberStory,
  skipToMyTurn,
  tellingTime,
  tellNext,
} from "../src/table/following.ts";
import type { Table, TableState } from "../src/table/store.ts";

const SENTENCE = "Vesper builds a Town in the Age of Might and takes the domain beside it.";

const seats = [
  { kind: "human", name: "Ida" },
  { kind: "bot", level: 3, name: "Vesper" },
];
const momentAt = (revision: number): Moment =>
  ({ revision, last: revision, viewer: 0, actors: [1], table: { seats } }) as unknown as Moment;
const actOf = (revision: number, seat: number): Update => ({
  moment: momentAt(revision),
  entries: [{ revision, seat, events: [] } as unknown as Entry],
  cause: "acted",
});

function tableOf(turns: readonly number[] = []): Table {
  const ui = {
    lines: ({ seat }: Entry) => [{ seat, text: SENTENCE }],
    begins: ({ revision }: Entry) => (turns.includes(revision) ? 1 : undefined),
  } as unknown as GameUi;
  const live = momentAt(0);
  const rest = { entries: [], arriving: [], story: [], coming: [], held: false, hurry: false };
  return createStore<TableState>()(() => ({ ui, live, shown: live, ...rest }) as unknown as TableState);
}

/** Reads until nothing is told any more; answers how long each part was shown. */
function read(table: Table): readonly number[] {
  const times: number[] = [];
  for (let telling = table.getState().telling; telling !== undefined; telling = table.getState().telling) {
    const time = tellingTime(table.getState(), telling, "en");
    // Several sentences at once do not flash by.
    if (telling.entries.length > 1) expect(time).toBeGreaterThanOrEqual(3000);
    times.push(time);
    tellNext(table);
  }
  return times;
}
const sum = (times: readonly number[]): number => times.reduce((all, time) => all + time, 0);

describe("another's turn", () => {
  it("is told in six seconds at most, however many acts it has, and each part can be read", () => {
    for (let acts = 1; acts <= 40; acts++) {
      const table = tableOf();
      for (let act = 1; act <= acts; act++) hear(table, actOf(act, 1));
      const times = read(table);
      expect(sum(times), `${acts} acts`).toBeLessThanOrEqual(6000);
      expect(Math.min(...times), `${acts} acts`).toBeGreaterThanOrEqual(1200);
      expect(table.getState().live.revision).toBe(acts);
    }
  });

  it("is skipped to one's own turn while bots play on, and only to the present while a person plays", () => {
    const told = (kind: "human" | "bot"): boolean => {
      const table = tableOf();
      const others = [seats[0], { ...seats[1], kind }];
      const act = (revision: number): Update => {
        const { moment, ...rest } = actOf(revision, 1);
        return { ...rest, moment: { ...moment, table: { seats: others } } as unknown as Moment };
      };
      hear(table, act(1));
      expect(leadsToMyTurn(table.getState().live)).toBe(kind === "bot");
      skipToMyTurn(table);
      expect(table.getState().telling).toBeUndefined();
      hear(table, act(2));
      return table.getState().telling !== undefined;
    };
    expect(told("bot")).toBe(false);
    expect(told("human")).toBe(true);
    expect(leadsToMyTurn({ ...momentAt(1), viewer: "observer" })).toBe(false);
  });

  it("is told in six seconds when its acts arrive one by one", () => {
    const table = tableOf();
    const times = Array.from({ length: 20 }, (_, act) => {
      hear(table, actOf(act + 1, 1));
      return read(table);
    }).flat();
    expect(sum(times)).toBeLessThanOrEqual(6000);
    expect(times.length).toBeGreaterThan(1);
    expect(table.getState().live.revision).toBe(20);
    // All of it is in the story, from which recap and rings are made.
    expect(table.getState().story).toHaveLength(20);
  });

  it("is told to its end where whoever plays takes his time", () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const table = tableOf();
    for (let act = 1; act <= 20; act++) {
      vi.advanceTimersByTime(10_000);
      hear(table, actOf(act, 1));
      expect(read(table), `act ${act}`).toHaveLength(1);
    }
  });

  it("has a time of its own after another's", () => {
    const table = tableOf([10]);
    for (let act = 1; act <= 10; act++) hear(table, actOf(act, 1));
    for (let act = 11; act <= 20; act++) hear(table, actOf(act, 1));
    const both = sum(read(table));
    expect(both).toBeGreaterThan(6000);
    expect(both).toBeLessThanOrEqual(12_000);
  });
});

describe("whoever comes back", () => {
  const tableAt = (seats: readonly number[]): Table => {
    const table = tableOf();
    const live = momentAt(seats.length);
    const entries = seats.flatMap((seat, i) => actOf(i + 1, seat).entries);
    const driver = { moment: async (revision: number) => momentAt(revision) };
    table.setState({ live, shown: live, entries, driver } as unknown as TableState);
    return table;
  };

  it("before an act of his own still knows what the others did", async () => {
    const table = tableAt([1, 1, 1]);
    await comeBack(table, 3);
    expect(table.getState().story.map(({ after }) => after.revision)).toEqual([1, 2, 3]);
  });

  it("after too much to tell knows what was done since his last act", async () => {
    const table = tableAt(Array.from({ length: 60 }, (_, i) => (i === 49 ? 0 : 1)));
    await comeBack(table, 2);
    expect(table.getState().telling).toBeUndefined();
    expect(table.getState().story.map(({ after }) => after.revision)).toEqual([
      51, 52, 53, 54, 55, 56, 57, 58, 59, 60,
    ]);
  });
});

describe("whoever was cut off", () => {
  const reloaded = (seats: readonly number[]): Update => ({
    moment: momentAt(seats.length),
    entries: seats.flatMap((seat, i) => actOf(i + 1, seat).entries),
    cause: "reloaded",
  });
  const told = (table: Table): readonly number[] => table.getState().story.map(({ after }) => after.revision);

  it("finds the story as it was when nothing has happened meanwhile", () => {
    const table = tableOf();
    for (const [i, seat] of [1, 0, 1].entries()) {
      hear(table, actOf(i + 1, seat));
      read(table);
    }
    const before = told(table);
    hear(table, reloaded([1, 0, 1]));
    expect(told(table)).toEqual(before);
  });

  it("knows what was done meanwhile, and nothing from before his last act", async () => {
    const table = tableOf();
    table.setState({ driver: { moment: async (revision: number) => momentAt(revision) } } as never);
    hear(table, actOf(1, 1));
    hear(table, reloaded([1, 0, 1, 1]));
    await expect.poll(() => told(table)).toEqual([3, 4]);
    expect(table.getState().telling).toBeUndefined();
  });
});

describe("whoever watches", () => {
  const watched = (revision: number): Moment => ({ ...momentAt(revision), viewer: "observer" });
  const acts = (...seats: readonly number[]): readonly Update[] =>
    seats.map((seat, i) => ({ ...actOf(i + 1, seat), moment: watched(i + 1) }));
  const told = (table: Table): readonly number[] => table.getState().story.map(({ after }) => after.revision);

  it("is told the last turn, not the whole game", () => {
    const table = tableOf();
    table.setState({ live: watched(0), shown: watched(0) });
    for (const update of acts(0, 0, 1, 1, 0, 0, 0)) {
      hear(table, update);
      read(table);
    }
    expect(told(table)).toEqual([5, 6, 7]);
  });

  it("is told the same when he comes later", async () => {
    const table = tableOf();
    const updates = acts(0, 0, 1, 1, 0, 0, 0);
    const live = watched(updates.length);
    const entries = updates.flatMap((update) => update.entries);
    const driver = { moment: async (revision: number) => watched(revision) };
    table.setState({ live, shown: live, entries, driver } as unknown as TableState);
    await rememberStory(table);
    expect(told(table)).toEqual([5, 6, 7]);
  });
});

describe("an automa's turns after one's own act", () => {
  const rivals = [
    "The Peddler sells.",
    "The Peddler buys a large blue Good and docks a boat at the Black Market.",
  ];
  const ui = {
    lines: ({ seat }: Entry) => [
      { seat, text: SENTENCE },
      ...rivals.map((text) => ({ seat: undefined, rival: "ink", text })),
    ],
    begins: () => undefined,
  } as unknown as GameUi;

  it("are told one by one, each in its own time, and skipped together", () => {
    const table = tableOf();
    table.setState({ ui });
    hear(table, actOf(1, 0));
    const said = (): readonly string[] => {
      const { telling } = table.getState();
      return telling === undefined ? [] : linesToTell({ ui }, telling, "en").map(({ text }) => text);
    };
    expect(said()).toEqual([rivals[0]]);
    expect(table.getState().telling?.part).toEqual({ at: 0, of: 2 });
    const [first, second] = read(table);
    expect([first, second]).toEqual(rivals.map((text) => 1200 + 40 * text.length));
    expect(table.getState().telling).toBeUndefined();
    hear(table, actOf(2, 0));
    // It is marked while it acts, and what it gains in three turns is not known in the first.
    const { telling, live } = table.getState();
    const open = { ...ui, rivals: ({ revision }: Moment) => [{ score: revision }] } as unknown as OpenUi;
    expect(actingIn(open, live, telling, "en")).toEqual({ seats: [], rival: "ink" });
    expect(rivalsIn(open, live, telling, "en")).toEqual([{ score: 1 }]);
    tellNext(table);
    expect(rivalsIn(open, live, table.getState().telling, "en")).toEqual([{ score: 2 }]);
    skipToMyTurn(table);
    expect(actingIn(open, live, table.getState().telling, "en")).toEqual({ seats: [1], rival: undefined });
    expect(table.getState().telling).toBeUndefined();
  });
});
