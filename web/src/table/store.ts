/** One open table as the page sees it: the live moment, the moment shown, the chronicle, the last refusal. */
import { driverRefusal, refusalOf } from "@chronarium/authority";
import type { Explained, Refusal, Seat, Viewer } from "@chronarium/kernel";
import { createContext, useContext, useDeferredValue } from "react";
import { type StoreApi, useStore } from "zustand";
import { refusalSentence } from "../app/refusal-text.ts";
import type { Driver, Entry, HintLine, Moment, Update } from "../driver/types.ts";
import type { GameUi, OpenUi, SealedUi } from "../games/ui.ts";
import { toast } from "../shell/toasts.tsx";
import { type Newest, newestOnly } from "../timeline/newest.ts";

type Refused = { readonly refusal: Refusal; readonly action: { readonly type: string } };

export type TableState = {
  readonly ui: GameUi;
  readonly driver: Driver;
  /** The newest moment, and the one on the stage: another one while somebody scrubs. */
  readonly live: Moment;
  readonly shown: Moment;
  readonly entries: readonly Entry[];
  /** The entries that have just led to the moment shown, for the stage to play; none after a jump in time. */
  readonly arriving: readonly Entry[];
  /** The last act that was refused, for "Why not?". */
  readonly refused: Refused | undefined;
  /** A hot-seat table waits behind the curtain for this seat to take the screen. */
  readonly curtain: Seat | undefined;
  /** A move is on its way to the store. */
  readonly busy: boolean;
  /** A hint for the live moment, as far as it was asked for; whether the first is on its way. */
  readonly hint: TableHint | undefined;
  readonly hinting: boolean;
  /** The revision at which somebody is asked to name a branch. */
  readonly branching: number | undefined;
  /** What has happened since the viewer last acted, and what of it is being told; the rest is still to come. */
  readonly story: readonly Told[];
  readonly telling: Told | undefined;
  readonly coming: readonly Update[];
  /** The telling waits for a press; or it is skipped until it is the viewer's turn. */
  readonly held: boolean;
  readonly hurry: boolean;
  /** How often the past was visited: what was chosen before belongs to another look at the table. */
  readonly visits: number;
  /** A moment that scored, until it has been looked at. */
  readonly scoring: Told | undefined;
  /** A step back that somebody asks for: its entries would go, `before` is the moment that would return, `after` the present. */
  readonly undone: Told | undefined;
};

export type HintStep = 1 | 2 | 3;
/** Nudge, idea, move (`web/src/hints`). The best line comes first, with its words and what it is worth. */
export type TableHint = {
  readonly step: HintStep;
  readonly lines: readonly HintLine[];
  readonly told: readonly Explained[];
  readonly worths: readonly string[];
  /** How long it was thought about; undefined while it is only a first look. */
  readonly ms: number | undefined;
  /** It looks at another place than the first look did. */
  readonly elsewhere: boolean;
  /** The move lies in the tray as a plan. */
  readonly laid: boolean;
};

/** One update of the table: what happened, and how it stood before and after. */
export type Told = {
  readonly entries: readonly Entry[];
  readonly before: Moment;
  readonly after: Moment;
  /** An automa may take several turns after one act: which of them is being told. */
  readonly part?: { readonly at: number; readonly of: number };
  /** What scored has been looked at as a moment: only the chapter that began after it is still to be told. */
  readonly scored?: true;
  /** Nothing had been told for a while when it came: it keeps nobody waiting. */
  readonly rested?: boolean;
};

export type Table = StoreApi<TableState>;

export const NONE: readonly Entry[] = [];

const TableContext = createContext<Table | undefined>(undefined);
export const TableProvider: typeof TableContext.Provider = TableContext.Provider;

export function useTableStore(): Table {
  const table = useContext(TableContext);
  if (table === undefined) throw new Error("Only parts of a table can use the table.");
  return table;
}
export function useTable<Part>(select: (state: TableState) => Part): Part {
  return useStore(useTableStore(), select);
}

/** Regions that only the tables of open games have. */
export function openUi({ ui }: Pick<TableState, "ui">): OpenUi {
  if (ui.sealed) throw new Error("A sealed game has a table of its own.");
  return ui;
}
export const useOpenUi = (): OpenUi => useTable(openUi);

export const useSealedUi = (): SealedUi =>
  useTable(({ ui }) => {
    if (!ui.sealed) throw new Error("This is the table of a sealed game.");
    return ui;
  });

/** For what may be drawn a moment after the boards and the tray. */
export function useTableLater<Part>(select: (state: TableState) => Part): Part {
  return useDeferredValue(useTable(select));
}

/** The step back that the boards foreshadow: over the past nothing is drawn. */
export const undoneNow = ({ live, shown, undone }: TableState): Told | undefined =>
  live === shown ? undone : undefined;

/** The seat that may act now on this screen, if the live moment is shown, and nothing is left to tell or to answer. */
export function seatToAct(state: TableState): Seat | undefined {
  const { live, shown, curtain } = state;
  if (live !== shown || curtain !== undefined) return undefined;
  if ((state.telling ?? state.scoring ?? state.undone) !== undefined) return undefined;
  // Those who played have ended it.
  if (live.table.ended !== undefined) return undefined;
  const seat = live.actors.find((actor) => actor === live.viewer);
  return seat !== undefined && live.table.seats[seat]?.kind === "human" ? seat : undefined;
}

/** Shows an update. */
export function receive(table: Table, { moment, entries, cause }: Update, rested = false): void {
  const before = table.getState();
  // A past that has been taken back is no past any more.
  const following = before.live === before.shown || before.shown.revision >= moment.last;
  const known = before.entries.filter(({ revision }) => revision <= moment.last - entries.length);
  table.setState({
    live: moment,
    ...(following ? { shown: moment } : {}),
    entries: [...known, ...entries],
    arriving: cause === "acted" && following ? entries : NONE,
    curtain: curtainFor(moment, before.live),
    refused: undefined,
    story: storyAfter(before, { moment, entries, cause }, rested),
    ...(moment.revision === before.live.revision ? {} : { hint: undefined, undone: undefined }),
  });
}

/** What the viewer does begins a new story; what is taken back was never told. Whoever watches is told the last turn. */
function storyAfter(
  { story, live }: TableState,
  { moment: after, entries, cause }: Update,
  rested: boolean,
): readonly Told[] {
  // Where the whole comes anew, its entries are those of the whole game.
  if (entries.length === 0 || cause !== "acted")
    return story.filter((told) => told.after.revision <= after.last);
  const told = { entries, before: live, after, rested };
  const acted = story.at(-1)?.entries.at(-1)?.seat;
  const begins =
    live.viewer === "observer"
      ? entries.some(({ seat }) => seat !== acted)
      : entries.some(({ seat }) => seat === live.viewer);
  return begins ? [told] : [...story, told];
}

/** With several people at one screen, the next of them takes it behind a curtain. */
export function curtainFor(moment: Moment, before: Moment | undefined): Seat | undefined {
  // A sealed game has a curtain of its own: it is drawn by whoever wants to read, not because somebody may act.
  if (moment.acts !== undefined) return undefined;
  // Those who have a screen each hand none round.
  if (moment.own !== undefined) return undefined;
  const { seats } = moment.table;
  const humans = seats.flatMap((seat, i) => (seat.kind === "human" ? [i] : []));
  if (humans.length < 2 || moment.table.result !== undefined) return undefined;
  const next = moment.actors.find((actor) => humans.includes(actor));
  if (next === undefined) return undefined;
  return next === moment.viewer && before !== undefined ? undefined : next;
}

/** The person named by the curtain has the screen now. */
export async function takeScreen(table: Table): Promise<void> {
  const { driver, curtain, live, shown } = table.getState();
  if (curtain === undefined) return;
  // Whoever opens a table at a past moment still sees it behind the curtain; the next player starts in the present.
  const at = curtain === live.viewer && shown !== live ? shown.revision : undefined;
  const moment = await driver.look(curtain);
  table.setState({
    live: moment,
    shown: moment,
    curtain: undefined,
    entries: await driver.chronicle(),
    arriving: NONE,
    story: [],
  });
  if (at !== undefined) await scrub(table, at);
}

export function act(table: Table, action: { readonly type: string }): Promise<boolean> {
  return actAll(table, [action]);
}

/** What was confirmed with one press: all of it is done, or nothing. */
export async function actAll(table: Table, actions: readonly { readonly type: string }[]): Promise<boolean> {
  const state = table.getState();
  const seat = seatToAct(state);
  const [action] = actions;
  if (state.live !== state.shown) offerBranch(table);
  if (seat === undefined || state.busy || action === undefined) return false;
  table.setState({ busy: true });
  try {
    const acted = await state.driver.act(seat, actions, state.live.version);
    if (!acted.ok) table.setState({ refused: { refusal: acted.refusal, action } });
    return acted.ok;
  } catch (error) {
    // The table is closed or its thread was ended: the player may try again, and is told why.
    table.setState({ refused: { refusal: refusalOf(error), action } });
    return false;
  } finally {
    table.setState({ busy: false });
  }
}

/** Acts of a sealed game: they name all that they depend on, and are judged when they arrive; all are done or none. */
export async function actFor(
  table: Table,
  seat: Seat,
  actions: readonly { readonly type: string }[],
): Promise<boolean> {
  const { driver, live, shown } = table.getState();
  const [action] = actions;
  if (live !== shown || action === undefined) return false;
  table.setState({ busy: true, refused: undefined });
  try {
    const acted = await driver.act(seat, actions, live.version);
    if (!acted.ok) table.setState({ refused: { refusal: acted.refusal, action } });
    return acted.ok;
  } catch (error) {
    table.setState({ refused: { refusal: refusalOf(error), action } });
    return false;
  } finally {
    table.setState({ busy: false });
  }
}

/** Through whose eyes a sealed table is looked at: a seat's while its lane is open, an observer's otherwise. */
export async function lookWith(table: Table, viewer: Viewer): Promise<void> {
  const { driver } = table.getState();
  const moment = await driver.look(viewer);
  table.setState({ live: moment, shown: moment, entries: await driver.chronicle(), arriving: NONE });
}

export async function undo(table: Table): Promise<void> {
  await takeBack(table, "undo");
}
export async function redo(table: Table): Promise<void> {
  await takeBack(table, "redo");
}

async function takeBack(table: Table, way: "undo" | "redo"): Promise<void> {
  const { driver, live } = table.getState();
  if (live.viewer === "observer") return;
  const done = await driver[way](live.viewer);
  if (!done.ok) table.setState({ refused: { refusal: done.refusal, action: { type: way } } });
}

const scrubs = new WeakMap<Table, Newest<number>>();

function scrubOf(table: Table): Newest<number> {
  let scrub = scrubs.get(table);
  if (scrub === undefined) {
    scrub = newestOnly(
      (revision: number) => table.getState().driver.moment(revision),
      (moment) => showPast(table, moment, NONE),
    );
    scrubs.set(table, scrub);
  }
  return scrub;
}

/** What was asked for other eyes, or has been taken back in the meantime, is not shown. */
function showPast(table: Table, moment: Moment, arriving: readonly Entry[]): void {
  const { live } = table.getState();
  // The past of a sealed game is an observer's.
  const eyes = moment.viewer === live.viewer || moment.acts !== undefined;
  if (!eyes || moment.revision > live.last) return;
  const { shown, visits } = table.getState();
  const leaves = shown === live && moment.revision !== live.revision;
  table.setState({
    shown: moment.revision === live.revision ? live : moment,
    arriving,
    visits: leaves ? visits + 1 : visits,
  });
}

/** Shows a past moment; the newest revision leads back to now. Quick scrubs overtake each other. */
export async function scrub(table: Table, revision: number): Promise<void> {
  if (revision < table.getState().live.last) return scrubOf(table).ask(Math.max(0, revision));
  scrubOf(table).drop();
  table.setState({ shown: table.getState().live, arriving: NONE });
}

/** The revision that is shown, or about to be. */
export const headedFor = (table: Table): number => scrubOf(table).wanted() ?? table.getState().shown.revision;

/** Shows the next revision the way it happened; false when there is none. */
export async function replayNext(table: Table): Promise<boolean> {
  const { driver, live, shown, entries } = table.getState();
  const next = shown.revision + 1;
  if (next > live.last) return false;
  const moment = await driver.moment(next);
  if (table.getState().shown !== shown) return false;
  showPast(
    table,
    moment,
    entries.filter(({ revision }) => revision === next),
  );
  return true;
}

/** Asks for the name of a branch that leaves at the moment shown. The past can only be played in one. */
export function offerBranch(table: Table): void {
  const { live } = table.getState();
  if (isUnaided(live) && isRunning(live)) toast(refusalSentence(driverRefusal("driver/no-help")));
  else table.setState({ branching: table.getState().shown.revision });
}
export function dropBranch(table: Table): void {
  table.setState({ branching: undefined });
}

const isRunning = ({ table }: Moment): boolean => table.result === undefined;

/** Those who play with others have hints and branches where their table allows them. */
export const isUnaided = ({ own, helped }: Moment): boolean => own !== undefined && helped !== true;

/** Of a sealed game, and where the table allows no help, only when it is over. */
export const mayBranch = ({ ui, live }: Pick<TableState, "ui" | "live">): boolean =>
  !isRunning(live) || (ui.sealed !== true && !isUnaided(live));

/** The first hint, or one step more of it; answers whether there is one. */
export async function askHint(table: Table): Promise<boolean> {
  const state = table.getState();
  const { ui, live } = state;
  if (isUnaided(live)) {
    if (isRunning(live) && ui.sealed !== true) toast(refusalSentence(driverRefusal("driver/no-help")));
    return false;
  }
  if (seatToAct(state) === undefined || state.hinting) return false;
  table.setState({ hinting: true });
  try {
    // All parts at once: the nudge waits for none of them twice.
    const [{ moreHint }] = await Promise.all([
      import("../hints/hints.ts"),
      import("../hints/hint-tray.tsx"),
      import("../hints/hint-marks.tsx"),
      import("../hints/hint-line.tsx"),
    ]);
    await moreHint(table);
  } finally {
    table.setState({ hinting: false });
  }
  return table.getState().hint !== undefined;
}

export function dropHint(table: Table): void {
  if (table.getState().hint !== undefined) table.setState({ hint: undefined });
}
