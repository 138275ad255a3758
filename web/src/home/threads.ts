/** Where the lines of the running games lie on the strip, in hundredths of its width and in pixels of a row. */
import { stateOf } from "../app/table-words.ts";
import type { TableCard } from "../driver/types.ts";

const DAY = 24 * 60 * 60 * 1000;
/** Four days behind, three ahead. */
export const NOW_AT = 58;
const DAY_WIDTH = 14.5;
const SHORTEST = 5;
const KNOT_ROOM = 1.6;
export const ROW_HEIGHT = 42;
const MIDDLE = 17;
const SWAY = [0, -4, 3, -3, 4] as const;

export type Knot = { readonly x: number; readonly y: number };
export type Thread = {
  readonly card: TableCard;
  /** The past as a path. */
  readonly line: string;
  readonly knots: readonly Knot[];
  readonly end: Knot;
  readonly fork: { readonly path: string; readonly label: Knot; readonly branch: TableCard } | undefined;
};

export const placeOf = (time: number, now: number): number =>
  Math.max(0, Math.min(NOW_AT, NOW_AT - ((now - time) / DAY) * DAY_WIDTH));

/** The lines between the days: how many days from now, and where. */
export const dayLines = (): readonly { readonly days: number; readonly x: number }[] =>
  [-4, -3, -2, -1, 0, 1, 2].map((days) => ({ days, x: NOW_AT + days * DAY_WIDTH }));

export const timeOfDay = (days: number, now: number): number => now + days * DAY;

/** The games to go on with: those that wait for somebody here come first, then the latest. */
export function runningGames(cards: readonly TableCard[]): readonly TableCard[] {
  const waits = (card: TableCard): number => (stateOf(card) === "waiting" ? 0 : 1);
  return cards
    .filter((card) => ["waiting", "running"].includes(stateOf(card)))
    .toSorted((a, b) => waits(a) - waits(b) || b.updated - a.updated);
}

export function threadOf(card: TableCard, branches: readonly TableCard[], now: number): Thread {
  const waiting = stateOf(card) === "waiting";
  const end = { x: waiting ? NOW_AT : Math.max(SHORTEST, placeOf(card.updated, now)), y: MIDDLE };
  const start = { x: Math.min(placeOf(card.created, now), end.x - SHORTEST), y: MIDDLE };
  const times = [...branches.map(({ created }) => created), card.updated].toSorted((a, b) => a - b);
  const knots: Knot[] = [];
  for (const time of times) {
    const x = placeOf(time, now);
    const last = knots.at(-1) ?? start;
    if (x - last.x < KNOT_ROOM || end.x - x < KNOT_ROOM) continue;
    knots.push({ x, y: MIDDLE + (SWAY[(knots.length + 1) % SWAY.length] ?? 0) });
  }
  const newest = branches.toSorted((a, b) => b.created - a.created)[0];
  return {
    card,
    line: smoothLine([start, ...knots, end]),
    knots,
    end,
    fork: newest === undefined ? undefined : forkAt(newest, start, end, now),
  };
}

function forkAt(branch: TableCard, start: Knot, end: Knot, now: number): NonNullable<Thread["fork"]> {
  const x = Math.max(start.x, Math.min(placeOf(branch.created, now), end.x - SHORTEST));
  const tip = Math.min(x + 9, NOW_AT - 3);
  const low = MIDDLE + 17;
  const path = `M${x} ${MIDDLE}C${round(x + 2)} ${MIDDLE} ${round(x + 1)} ${low} ${round(x + 4)} ${low}H${round(tip)}`;
  return { path, label: { x: tip, y: low }, branch };
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** A soft line through the points (Catmull-Rom). */
export function smoothLine(points: readonly Knot[]): string {
  const [first] = points;
  if (first === undefined) return "";
  const at = ({ x, y }: Knot): string => `${round(x)} ${round(y)}`;
  const curves = points.slice(1).map((to, i) => {
    const from = points[i] ?? to;
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    const leave = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const arrive = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${at(leave)} ${at(arrive)} ${at(to)}`;
  });
  return `M${at(first)}${curves.join("")}`;
}
