/** The time in which the others' turns are told. */
import { describe, expect, it } from "vitest";
import { createStore } from "zustand";
import type { Entry, Moment, Update } from "../src/driver/types.ts";
import type { GameUi } from "../src/games/ui.ts";
import { hear, linesToTell, skipToMyTurn, tellingTime, tellNext } from "../src/table/following.ts";
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
    times.push(tellingTime(table.getState(), telling, "en"));
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

  it("has a time of its own after another's", () => {
    const table = tableOf([10]);
    for (let act = 1; act <= 10; act++) hear(table, actOf(act, 1));
    for (let act = 11; act <= 20; act++) hear(table, actOf(act, 1));
    const both = sum(read(table));
    expect(both).toBeGreaterThan(6000);
    expect(both).toBeLessThanOrEqual(12_000);
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
    skipToMyTurn(table);
    expect(table.getState().telling).toBeUndefined();
  });
});
