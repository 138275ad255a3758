/** One open table of the companion: what the authority says of it, and what was taken back last. */

import {
  type Action,
  appDie,
  appParadox,
  appShape,
  type BotStep,
  type Event,
  type Origin,
  type Side,
  type State,
} from "@chronarium/anachrony/companion";
import { fail, refusalOf } from "@chronarium/authority";
import { parseSave, type Refusal } from "@chronarium/kernel";
import { createContext, useContext } from "react";
import { createStore, type StoreApi, useStore } from "zustand";
import type { Driver, Entry, Library, Moment, Update } from "../driver/types.ts";
import { companion } from "./entry.ts";

/** The module hears of no other events than its own. */
export type Told = Omit<Entry, "events"> & { readonly events: readonly Event[] };

/** What undo or redo has done, and the revision it led to: as long as that is shown, the screen says it. */
export type Back = {
  readonly way: "undo" | "redo";
  readonly entry: Told | undefined;
  readonly revision: number;
};

export type TableState = {
  readonly driver: Driver;
  readonly live: Moment;
  /** Nothing is hidden (CP-3): the view is the state. */
  readonly state: State;
  readonly entries: readonly Told[];
  readonly busy: boolean;
  readonly refused: Refusal | undefined;
  readonly back: Back | undefined;
  /** The revision whose verdict has been read. */
  readonly read: number;
};
export type Table = StoreApi<TableState> & { readonly seed: string };

const TableContext = createContext<Table | undefined>(undefined);
export const TableProvider: typeof TableContext.Provider = TableContext.Provider;

export function useTableStore(): Table {
  const table = useContext(TableContext);
  if (table === undefined) throw new Error("Only parts of a companion’s table can use it.");
  return table;
}
export const useTable = <Part>(select: (state: TableState) => Part): Part =>
  useStore(useTableStore(), select);
export const useGame = (): State => useTable(({ state }) => state);

/** `stop` lets go of the driver. */
export async function openTable(library: Library, id: string): Promise<{ table: Table; stop: () => void }> {
  const driver = await library.open(id);
  // CP-2: the faces of app dice are draws of the seed, which the owner of a table may know.
  const saved = parseSave(await library.export(id));
  const { seed } = (saved.ok ? saved.record : {}) as { readonly seed?: string };
  let table: Table | undefined;
  const unsubscribe = driver.subscribe((update) => {
    if (table === undefined) table = begin(driver, update.moment, seed ?? "");
    else receive(table, update);
  });
  const opened = table as Table | undefined;
  if (opened === undefined || opened.getState().live.table.game !== companion.id) {
    driver.close();
    return fail("driver/unknown-game", { game: opened?.getState().live.table.game.slice(0, 60) ?? "" });
  }
  opened.setState({ entries: (await driver.chronicle()) as readonly Told[] });
  return {
    table: opened,
    stop: () => {
      unsubscribe();
      driver.close();
    },
  };
}

function begin(driver: Driver, live: Moment, seed: string): Table {
  const store = createStore<TableState>(() => ({
    driver,
    live,
    state: live.view as State,
    entries: [],
    busy: false,
    refused: undefined,
    back: undefined,
    read: -1,
  }));
  return Object.assign(store, { seed });
}

function receive(table: Table, { moment, entries }: Update): void {
  const before = table.getState();
  const known = before.entries.filter(({ revision }) => revision <= moment.last - entries.length);
  table.setState({
    live: moment,
    state: moment.view as State,
    entries: [...known, ...(entries as readonly Told[])],
    refused: undefined,
    read: Math.min(before.read, moment.last),
  });
}

/** What was told with one press: all of it is done, or nothing. */
export async function act(table: Table, ...actions: readonly Action[]): Promise<boolean> {
  const { driver, live, busy } = table.getState();
  if (busy || actions.length === 0) return false;
  table.setState({ busy: true, refused: undefined });
  try {
    const acted = await driver.act(0, actions, live.version);
    if (!acted.ok) table.setState({ refused: acted.refusal });
    return acted.ok;
  } catch (error) {
    table.setState({ refused: refusalOf(error) });
    return false;
  } finally {
    table.setState({ busy: false });
  }
}

/** CP-3: one step, over dice too. */
export async function takeBack(table: Table, way: Back["way"]): Promise<boolean> {
  const { driver, entries, busy, live } = table.getState();
  if (busy) return false;
  table.setState({ busy: true, refused: undefined });
  try {
    const back: Back =
      way === "undo"
        ? { way, entry: entries.at(-1), revision: live.revision - 1 }
        : { way, entry: undefined, revision: live.revision + 1 };
    const done = await driver[way](0);
    if (done.ok) table.setState({ back });
    else table.setState({ refused: done.refusal });
    return done.ok;
  } catch (error) {
    table.setState({ refused: refusalOf(error) });
    return false;
  } finally {
    table.setState({ busy: false });
  }
}

/** CP-2: what the app's next roll shows, whatever it is rolled for. */
export function appRoll(table: Table, die: "chronobot" | "paradox" | "shape"): Action {
  const n = table.getState().state.appRolls + 1;
  const origin: Origin = "app";
  switch (die) {
    case "chronobot":
      return { type: "rollDie", face: appDie(table.seed, n), origin };
    case "paradox":
      return { type: "rollParadox", face: appParadox(table.seed, n), origin };
    case "shape":
      return { type: "rollShape", face: appShape(table.seed, n), origin };
  }
}

/** How the last die was rolled: the next one is offered in the same way first. */
export function lastOrigin(entries: readonly Told[]): Origin {
  for (const { events } of entries.toReversed())
    for (const event of events) if (event.type === "dieEntered") return event.origin;
  return "app";
}

const isStep = (event: Event): event is BotStep => "because" in event;

/** The turn of the Chronobot that the last step completed, until it has been read. */
export function verdictOf({ entries, read }: TableState): readonly BotStep[] | undefined {
  const last = entries.at(-1);
  if (last === undefined || last.revision <= read) return undefined;
  const over = last.events.some(({ type }) => type === "botTokenMoved" || type === "botPassed");
  return over ? last.events.filter(isStep) : undefined;
}

export function readVerdict(table: Table): void {
  table.setState({ read: table.getState().live.revision, back: undefined });
}

/** Who was told to have taken the left Council space this Era: nobody else can have the banner then (AN-57). */
export function bannerTaken(entries: readonly Told[]): Side | undefined {
  for (const { events } of entries.toReversed())
    for (const event of events.toReversed()) {
      if (event.type === "phaseBegan" && event.phase === "preparation") return undefined;
      if (event.type === "humanDone" && event.banner) return "human";
      if (event.type === "botPlaced" && event.banner) return "bot";
    }
  return undefined;
}

/** The first of the steps that have happened since a phase began. */
export function sincePhase(entries: readonly Told[]): readonly Event[] {
  const since: Event[] = [];
  for (const { events } of entries.toReversed()) {
    const began = events.findLastIndex(({ type }) => type === "phaseBegan");
    since.unshift(...events.slice(began + 1));
    if (began >= 0) break;
  }
  return since;
}
