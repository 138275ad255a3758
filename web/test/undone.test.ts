/** A step back that somebody asks for, at the table. */
import { expect, it } from "vitest";
import { createStore } from "zustand";
import type { Moment } from "../src/driver/types.ts";
import { receive, seatToAct, type Table, type TableState, type Told, undoneNow } from "../src/table/store.ts";

const seats = [{ kind: "human", name: "Ida" }];
const momentAt = (revision: number): Moment =>
  ({ revision, last: revision, viewer: 0, actors: [0], table: { seats } }) as unknown as Moment;
const undone: Told = { entries: [], before: momentAt(2), after: momentAt(4) };

function asked(): Table {
  const live = momentAt(4);
  const rest = { entries: [], arriving: [], story: [], coming: [], undone };
  return createStore<TableState>()(() => ({ live, shown: live, ...rest }) as unknown as TableState);
}

it("waits for the answer before anything else is done, and is not drawn over the past", () => {
  const table = asked();
  expect(undoneNow(table.getState())).toBe(undone);
  expect(seatToAct(table.getState())).toBeUndefined();
  table.setState({ shown: momentAt(3) });
  expect(undoneNow(table.getState())).toBeUndefined();
  table.setState({ shown: table.getState().live, undone: undefined });
  expect(seatToAct(table.getState())).toBe(0);
});

it("is over when the moment has another revision, taken back or played on", () => {
  for (const [revision, kept] of [
    [4, true],
    [5, false],
    [2, false],
  ] as const) {
    const table = asked();
    receive(table, { moment: momentAt(revision), entries: [], cause: "acted" });
    expect(table.getState().undone === undone).toBe(kept);
  }
});
