/**
 * What the others do is told at a pace one can read. `live` is the last moment that was told; what came since waits in
 * `coming`, and nobody is asked to act before it has been told. Own acts show at once.
 */

import type { Seat } from "@chronarium/kernel";
import { useSettings } from "../app/settings.ts";
import type { Moment, Update } from "../driver/types.ts";
import type { Line } from "../games/ui.ts";
import type { Language } from "../text/catalogue.ts";
import { namesOf } from "./names.ts";
import { curtainFor, NONE, openUi, receive, type Table, type TableState, type Told } from "./store.ts";
import { linesOf } from "./told.ts";

/** Milliseconds at normal pace: for each event, for each letter of its sentence, and for a whole turn at most. */
const EVENT_MS = 1200;
const LETTER_MS = 40;
const TURN_MS = 6000;
/** Kept for the rest of a turn, which is told in one: shorter, several sentences would flash by. */
const REST_MS = 3000;
const SCORING_MS = 4000;

const paceNow = (): number => useSettings.getState().following;

/**
 * The lines of an update that are not the viewer's own doing: another seat's turn, or an automa's after one's own; of
 * several turns of an automa, the one that is being told.
 */
export function linesToTell(
  { ui }: Pick<TableState, "ui">,
  { entries, after, part, scored }: Omit<Told, "before">,
  language: Language,
): readonly Line[] {
  const names = namesOf(after, language);
  const lines = entries.flatMap((entry) => {
    const said = linesOf(ui, entry, language, names);
    const from = scored ? said.findIndex(({ chapter }) => chapter !== undefined) : 0;
    const all = said.slice(Math.max(0, from));
    return entry.seat === after.viewer ? all.filter(({ rival }) => rival !== undefined) : all;
  });
  return part === undefined ? lines : lines.slice(part.at, part.at + 1);
}

/** Each turn of an automa by itself; everything else as it came. */
function partsOf(state: Pick<TableState, "ui">, told: Told, language: Language): readonly Told[] {
  const { part: _, ...whole } = told;
  const lines = linesToTell(state, whole, language);
  const turns = lines.length > 1 && lines.every(({ rival }) => rival !== undefined);
  return turns ? lines.map((_, at) => ({ ...whole, part: { at, of: lines.length } })) : [whole];
}

export const readingTime = (sentence: string): number => EVENT_MS + LETTER_MS * sentence.length;

const timeToRead = (lines: readonly Line[]): number =>
  lines.reduce((sum, { text }) => sum + readingTime(text), 0);

/** The same turn goes on: nobody else has acted, and no turn has begun. */
const sameTurn = ({ ui }: TableState, before: Told, seat: Seat | undefined): boolean =>
  before.entries.at(-1)?.seat === seat && before.entries.every((entry) => ui.begins(entry) === undefined);

/**
 * What a step gets of the time that its turn has left. The last part is kept for whatever is still to come, told in
 * one; when that is gone too, the rest is only shown.
 */
function shareOf(wish: number, left: number): number {
  if (left < EVENT_MS) return 0;
  return Math.min(wish, runsOut(left) ? left : left - REST_MS);
}

const runsOut = (left: number): boolean => left < REST_MS + EVENT_MS;

/** What is left of a turn's time, at normal pace. Whoever acts slowly has each act told: nobody waits for it. */
function timeLeft(state: TableState, { entries, before, rested }: Told, language: Language): number {
  if (rested) return TURN_MS;
  const past = state.story.filter(({ after }) => after.revision <= before.revision);
  const others = past.findLastIndex((told) => !sameTurn(state, told, entries[0]?.seat));
  const anew = past.findLastIndex((told) => told.rested);
  return past
    .slice(Math.max(others + 1, anew))
    .map((told) => timeToRead(linesToTell(state, told, language)))
    .reduce((left, wish) => left - shareOf(wish, left), TURN_MS);
}

/** How long it is shown, at normal pace. */
export function tellingTime(state: TableState, telling: Told, language: Language): number {
  const lines = linesToTell(state, telling, language);
  const wish = timeToRead(lines);
  // An automa's turn is told in one: nothing of it is still to come.
  const time = lines.every(({ rival }) => rival !== undefined)
    ? Math.min(wish, TURN_MS)
    : shareOf(wish, timeLeft(state, telling, language));
  const scores = telling.entries.some(
    (entry) => openUi(state).scoring?.of(entry, telling.after.viewer) === "others",
  );
  return scores ? Math.max(SCORING_MS, time) : time;
}

/** The same for all turns of an automa that one act brought: their pictures are one film. */
export const filmTime = (state: TableState, telling: Told, language: Language): number =>
  partsOf(state, telling, language).reduce((sum, part) => sum + tellingTime(state, part, language), 0);

/** Since when nothing is told any more. */
const quiet = new WeakMap<Table, number>();

/** News from the driver. */
export function hear(table: Table, update: Update): void {
  const { coming, live } = table.getState();
  const known = coming.at(-1)?.moment ?? live;
  take(table, update);
  const { cause, moment } = update;
  const missed = cause === "reloaded" && moment.revision !== known.revision;
  // What was missed belongs to the story, which is told when somebody asks for it.
  if (missed && moment.table.result === undefined) rememberStory(table).catch(() => {});
}

function take(table: Table, update: Update): void {
  const { telling, scoring, coming } = table.getState();
  const { entries, cause, moment } = update;
  if (telling === undefined && scoring === undefined) {
    show(table, update, Date.now() - (quiet.get(table) ?? 0) >= TURN_MS);
    return;
  }
  if (cause === "acted" && entries.length > 0) {
    table.setState({ coming: [...coming, update] });
    return;
  }
  const last = coming.at(-1);
  if (cause !== "acted" && cause !== "said") {
    // The past has changed, or the eyes: nothing of what waits is to be told any more.
    for (const waiting of coming) receive(table, waiting);
    table.setState({ coming: [], telling: undefined, scoring: undefined, held: false, hurry: false });
    receive(table, update);
  } else if (last === undefined) receive(table, update);
  else table.setState({ coming: [...coming.slice(0, -1), { ...last, moment }] });
}

/** Shows an update, and tells it if it is not one's own. */
function show(table: Table, update: Update, rested = false): void {
  receive(table, update, rested);
  const { live, shown, story, hurry } = table.getState();
  const ui = openUi(table.getState());
  const told = story.at(-1);
  const fresh = update.cause === "acted" && update.entries.length > 0 && told?.after === live;
  if (!fresh || told === undefined || live !== shown || paceNow() === 0) {
    onward(table);
    return;
  }
  if (told.entries.some((entry) => ui.scoring?.of(entry, live.viewer) === "mine")) {
    table.setState({ scoring: told, curtain: undefined });
    return;
  }
  if (hurry) onward(table);
  else tell(table, told);
}

function tell(table: Table, told: Told): void {
  const { language } = useSettings.getState();
  const silent = linesToTell(table.getState(), told, language).length === 0;
  const left = timeLeft(table.getState(), told, language);
  if (silent || left < EVENT_MS) onward(table);
  else if (runsOut(left)) tellRest(table, told);
  else table.setState({ telling: partsOf(table.getState(), told, language)[0], curtain: undefined });
}

/** A turn whose time runs out is told to its end in one, as far as it is known: nothing flashes by. */
function tellRest(table: Table, told: Told): void {
  let rest = told;
  for (;;) {
    const [next, ...later] = table.getState().coming;
    if (next === undefined || !sameTurn(table.getState(), rest, next.entries[0]?.seat)) break;
    table.setState({ coming: later });
    receive(table, next);
    rest = { ...rest, entries: [...rest.entries, ...next.entries], after: table.getState().live };
  }
  table.setState({ telling: rest, arriving: rest.entries, curtain: undefined });
}

/** What was told is read: the next, or the present. */
function onward(table: Table): void {
  const { coming, live, hurry, telling } = table.getState();
  if (telling !== undefined) quiet.set(table, Date.now());
  const [next, ...rest] = coming;
  if (next !== undefined) {
    table.setState({ coming: rest });
    show(table, next);
    return;
  }
  const mine = live.actors.some((seat) => seat === live.viewer) || live.table.result !== undefined;
  table.setState({
    telling: undefined,
    held: false,
    hurry: hurry && !mine && leadsToMyTurn(live),
    curtain: table.getState().curtain ?? curtainFor(live, live),
  });
}

/** Space: what is being told is read. */
export function tellNext(table: Table): void {
  const { telling } = table.getState();
  if (telling === undefined) return;
  const parts = partsOf(table.getState(), telling, useSettings.getState().language);
  const next = telling.part === undefined ? undefined : parts[telling.part.at + 1];
  if (next === undefined) onward(table);
  else table.setState({ telling: next });
}

/** Bots play on until it is one's own turn; another person takes his time, and is told again when he acts. */
export const leadsToMyTurn = ({ actors, viewer, table }: Moment): boolean =>
  viewer !== "observer" && actors.some((seat) => seat === viewer || table.seats[seat]?.kind === "bot");

/** Esc: everything until one's own turn, or until another person has to act, is shown at once. */
export function skipToMyTurn(table: Table): void {
  if (table.getState().telling === undefined) return;
  table.setState({ hurry: true });
  onward(table);
}

export const holdTelling = (table: Table): void => table.setState(({ held }) => ({ held: !held }));

/** The moment that scored has been looked at; an automa's turn may follow in the same act. */
export function endScoring(table: Table): void {
  const { scoring, hurry } = table.getState();
  if (scoring === undefined) return;
  table.setState({ scoring: undefined });
  if (hurry) onward(table);
  else tell(table, { ...scoring, scored: true });
}

/** A past moment as it was when it was the newest. */
const asPresent = (moment: Moment): Moment =>
  Object.create(moment, { last: { value: moment.revision, enumerable: true } }) as Moment;

/** Enough for a round of five seats; whoever missed more reads the chronicle. */
const MOST_MISSED = 40;

/** What the viewer missed since a revision, as updates; undefined when the table went on in the meantime. */
async function missedSince(table: Table, from: number): Promise<readonly Update[] | undefined> {
  const { live, entries, driver } = table.getState();
  const missed = entries.filter(({ revision }) => revision > from && revision <= live.revision);
  if (missed.length === 0 || missed.length > MOST_MISSED) return undefined;
  const moments = await Promise.all(missed.slice(0, -1).map(({ revision }) => driver.moment(revision)));
  if (table.getState().live !== live) return undefined;
  return missed.map((entry, i) => {
    const past = moments[i];
    return { moment: past === undefined ? live : asPresent(past), entries: [entry], cause: "acted" };
  });
}

/** Coming back to a table: what happened since it was last looked at is told, from the step that was seen. */
export async function comeBack(table: Table, seen: number | undefined): Promise<void> {
  const { live, driver, curtain, shown } = table.getState();
  if (curtain !== undefined || live.table.result !== undefined || live !== shown) return;
  if (seen === undefined || seen >= live.revision || paceNow() === 0) return rememberStory(table);
  const missed = await Promise.all([missedSince(table, seen), driver.moment(seen)]).catch(() => undefined);
  if (table.getState().live !== live) return;
  // The table is there, whether or not its story can be told.
  if (missed?.[0] === undefined) return rememberStory(table);
  const [updates, past] = missed;
  const from = asPresent(past);
  table.setState(({ entries }) => ({
    live: from,
    shown: from,
    entries: entries.filter(({ revision }) => revision <= seen),
    coming: updates,
  }));
  onward(table);
}

/** Tells once more what has happened since the viewer's turn. */
export function tellAgain(table: Table): void {
  const { story, entries, live } = table.getState();
  const told = story.filter((step) => step.entries.every(({ seat }) => seat !== live.viewer));
  const first = told[0];
  if (first === undefined || told.at(-1)?.after !== live) return;
  const from = asPresent(first.before);
  table.setState({
    live: from,
    shown: from,
    entries: entries.filter(({ revision }) => revision <= from.revision),
    arriving: NONE,
    story: story.slice(0, story.indexOf(first)),
    coming: told.map((step) => ({ moment: step.after, entries: step.entries, cause: "acted" })),
  });
  onward(table);
}

/** Without telling it: what has happened since the viewer last acted, or since the beginning; to a watcher, the last turn. */
export async function rememberStory(table: Table): Promise<void> {
  const { live, entries, driver } = table.getState();
  const past = entries.filter(({ revision }) => revision <= live.revision);
  const acted = past.at(-1)?.seat;
  const own = past.findLast(({ seat }) =>
    live.viewer === "observer" ? seat !== acted : seat === live.viewer,
  );
  const from = own?.revision ?? 0;
  const [updates, first] = await Promise.all([missedSince(table, from), driver.moment(from)]);
  if (updates === undefined || table.getState().live !== live) return;
  let before = first;
  const story = updates.map(({ entries: told, moment }): Told => {
    const step = { entries: told, before, after: moment };
    before = moment;
    return step;
  });
  table.setState({ story });
}
