/** Levels of bots in stored tables: of five, or of three where the table does not say. */
import { LEVELS, type Level } from "@chronarium/bots";
import { describe, expect, it } from "vitest";
import { MemoryStore } from "../src/memory-store.ts";
import type { StoredTable, TableRow } from "../src/rows.ts";
import { readSeats } from "../src/stored-seats.ts";
import type { SeatSetup } from "../src/types.ts";
import { human, opened, seated, step, tab, until } from "./house.ts";

const vesper = (level: Level): SeatSetup => ({ kind: "bot", name: "Vesper", level });

/** A table as a page of before would have left it: with the level it had, and no word about how many there are. */
async function left(level: number): Promise<{ readonly store: MemoryStore; readonly id: string }> {
  const store = new MemoryStore();
  const { id } = await seated(tab(store), [human("Ada"), vesper(1)]);
  const stored = (await store.readFrom(id, 0)) as StoredTable & { readonly row: TableRow };
  const { levels: _, ...row } = stored.row;
  store.put(id, {
    ...stored,
    row: { ...row, seats: [human("Ada"), { kind: "bot", name: "Vesper", level }] },
  });
  return { store, id };
}

describe("a table of three levels", () => {
  it.each([
    [1, 1],
    [2, 3],
    [3, 5],
  ])("opens, and its bot of level %i plays as level %i of five", async (before, now) => {
    const { store, id } = await left(before);
    const later = tab(store, { patient: true });
    const [card] = await later.library.list();
    expect(card).toMatchObject({ id, seats: [human("Ada"), { name: "Vesper", level: now }] });
    const { play, table } = await opened(later, id);
    expect(await play(0, step(1))).toEqual({ ok: true });
    await until(() => later.study.jobs.length > 0);
    expect(later.study.jobs[0]?.job).toMatchObject({ seat: 1, level: now });
    expect((await table.present()).table.seats[1]).toEqual(vesper(now as Level));
  });

  it("stays one: what is stored after a move says nothing else than before", async () => {
    const { store, id } = await left(2);
    const { play } = await opened(tab(store, { patient: true }), id);
    await play(0, step(1));
    const row = (await store.readFrom(id, 0))?.row as TableRow;
    expect(row.standing.revision).toBe(1);
    expect(row).not.toHaveProperty("levels");
    expect(row.seats[1]).toEqual({ kind: "bot", name: "Vesper", level: 2 });
    const [card] = await tab(store).library.list();
    expect(card?.seats[1]).toEqual(vesper(3));
  });

  it("hands its bots on to its branches", async () => {
    const { store, id } = await left(3);
    const { table } = await opened(tab(store, { patient: true }), id);
    const branch = await table.branch(0, "again");
    expect((await store.readFrom(branch, 0))?.row).toMatchObject({
      levels: 5,
      seats: [human("Ada"), vesper(5)],
    });
  });
});

describe("a table of five levels", () => {
  it.each(LEVELS)("keeps level %i", async (level) => {
    const store = new MemoryStore();
    const { id } = await seated(tab(store), [human("Ada"), vesper(level)]);
    const [card] = await tab(store).library.list();
    expect(card).toMatchObject({ id, seats: [human("Ada"), vesper(level)] });
    const { table } = await opened(tab(store), id);
    expect((await table.present()).table.seats[1]).toEqual(vesper(level));
  });
});

describe("seats that nobody wrote", () => {
  it.each<[unknown, unknown]>([
    [undefined, 5],
    [[{ kind: "bot", name: "Vesper", level: 6 }], 5],
    [[{ kind: "bot", name: "Vesper", level: "3" }], 5],
    [[{ kind: "bot", name: "Vesper", level: 4 }], undefined],
    [[{ kind: "bot", name: "Vesper", level: 2 }], 4],
    [[{ kind: "ghost", name: "Vesper", level: 2 }], 5],
    [[{ kind: "human" }], 5],
  ])("%j of %j levels are refused", (seats, levels) => {
    expect(readSeats(seats, levels)).toBeUndefined();
  });
});
