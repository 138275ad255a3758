/** The Clock (BG-27..BG-33, BG-38..BG-43, BG-79). */
import { CONFIG } from "./config.ts";
import type { State, Timepiece, Who } from "./state.ts";
import { everybody, purseOf, type Table } from "./table.ts";

/** BG-43: hour on the dial, 1 to 12. */
export const dialHour = (hour: number): number => ((hour - 1) % CONFIG.hoursOnDial) + 1;

/** BG-79: the absolute hours after `from`, up to `to`, that are among these hours of the dial. */
export function hoursMet(from: number, to: number, dial: readonly number[]): readonly number[] {
  const met: number[] = [];
  for (let hour = from + 1; hour <= to; hour++) if (dial.includes(dialHour(hour))) met.push(hour);
  return met;
}

/** BG-32: by number of players; the solo game has those of two (DS-8.1). */
export const marksFor = (players: number): readonly number[] => CONFIG.marks[players] as readonly number[];

type OnClock = {
  readonly players: readonly { readonly timepiece: Timepiece }[];
  readonly peddler: { readonly timepiece: Timepiece } | null;
};
export const timepieceOf = ({ players, peddler }: OnClock, who: Who): Timepiece =>
  (who === "peddler" ? peddler : players[who])?.timepiece as Timepiece;

/** Everybody, first to act first: furthest back, and of those the top of the stack (BG-28). */
export const clockOrder = (state: OnClock): readonly Who[] =>
  [...everybody(state)].sort((a, b) => {
    const [mine, other] = [timepieceOf(state, a), timepieceOf(state, b)];
    return mine.hour - other.hour || other.order - mine.order;
  });

/** BG-28: a Timepiece that arrives lies on top; one that moves 0 hours keeps its place. */
export function advance(table: Table, who: Who, hours: number): void {
  if (hours === 0) return;
  const purse = purseOf(table, who);
  const from = purse.timepiece.hour;
  purse.timepiece = { hour: from + hours, order: topOrder(table) + 1 };
  table.events.push({ type: "clock", who, from, to: from + hours });
}

const topOrder = (table: Table): number =>
  Math.max(...everybody(table).map((who) => timepieceOf(table, who).order));

/** BG-38: once all docks are taken, at the end of the turn. */
export function placeMarker(table: Table): void {
  const lead = Math.max(...everybody(table).map((who) => timepieceOf(table, who).hour));
  table.marker = lead + CONFIG.marketMarkerAhead;
  table.events.push({ type: "markerPlaced", hour: table.marker, rule: "BG-38" });
}

/** BG-41: who overshot goes back to the marker; whoever was furthest lies on top. Top first. */
export function gatherAtMarker(table: Table): {
  order: readonly Who[];
  setBack: readonly { who: Who; from: number; to: number }[];
} {
  const marker = table.marker as number;
  const base = topOrder(table) + 1;
  const upwards = [...everybody(table)].sort((a, b) => {
    const [mine, other] = [timepieceOf(table, a), timepieceOf(table, b)];
    return mine.hour - other.hour || mine.order - other.order;
  });
  const setBack: { who: Who; from: number; to: number }[] = [];
  upwards.forEach((who, i) => {
    const purse = purseOf(table, who);
    if (purse.timepiece.hour > marker) setBack.push({ who, from: purse.timepiece.hour, to: marker });
    purse.timepiece = { hour: marker, order: base + i };
  });
  return { order: upwards.toReversed(), setBack };
}

/** BG-40: production is over when everybody is on or past the marker. */
export const allPastMarker = (state: OnClock & Pick<State, "marker">): boolean =>
  state.marker !== null &&
  everybody(state).every((who) => timepieceOf(state, who).hour >= (state.marker as number));
