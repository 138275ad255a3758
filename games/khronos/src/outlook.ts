/** Facts about what has happened or would happen, for whoever tells it: page, terminal, chronicle. */
import type { Seat } from "@chronarium/kernel";
import type { Action } from "./actions.ts";
import type { Event } from "./events.ts";
import type { SquareId } from "./grid.ts";
import type { Question, State } from "./state.ts";
import { CARDS_PER_PAWN, DEMOLITION_PRICE, ECUS_EACH, type Era, JOURNEY_PRICE, ROUNDS } from "./tables.ts";

/** These show cards that nobody knew: what they would bring is nobody's to know. */
export const reveals = ({ type }: Action): boolean =>
  type === "end" || type === "exchange" || type === "keep" || type === "draw";

/** What somebody is asked in the middle of an action (KH-88). */
export function questionIn({ pending }: Pick<State, "pending">): Question | undefined {
  const frame = pending.at(-1);
  return frame?.kind === "question" ? frame.question : undefined;
}

/** The board an event belongs to. */
export function eraOf(event: Event): Era | undefined {
  switch (event.type) {
    case "populated":
    case "renovated":
    case "cubeKept":
      return "reason";
    case "asked":
      return event.question.kind === "chooseKeeper" ? "reason" : event.question.era;
    default:
      return "era" in event ? event.era : undefined;
  }
}

const byEra = <Value>(of: (era: Era) => Value): Readonly<Record<Era, Value>> => ({
  might: of("might"),
  faith: of("faith"),
  reason: of("reason"),
});

/** Top-left squares that the events left something on, board by board. */
export function touched(events: readonly Event[]): Readonly<Record<Era, readonly SquareId[]>> {
  const left: readonly Event["type"][] = [
    "built",
    "upgraded",
    "rippled",
    "downsized",
    "populated",
    "renovated",
  ];
  return byEra((era) =>
    events.flatMap((event) =>
      left.includes(event.type) && eraOf(event) === era && "at" in event ? [event.at] : [],
    ),
  );
}

/** Top-left squares of what the events destroy or demolish. */
export const lost = (events: readonly Event[]): readonly SquareId[] =>
  events.flatMap((event) => (event.type === "destroyed" || event.type === "demolished" ? [event.at] : []));

/** Cards that each pawn of the acting seat has carried, and those that an action adds (KH-16). */
export function carrying(
  { players, turn }: Pick<State, "players" | "turn">,
  pay: readonly [number, number],
): readonly { readonly used: number; readonly now: number; readonly era: Era }[] {
  const pawns = players[turn.seat]?.pawns ?? [];
  return pawns.map((era, i) => ({
    used: Math.min(CARDS_PER_PAWN, turn.carried[i as 0 | 1]),
    now: pay[i as 0 | 1],
    era,
  }));
}

/** Ecus of every seat after each step, from what happened alone. */
export function course(steps: readonly (readonly Event[])[], seats: number): readonly (readonly number[])[] {
  let now: readonly number[] = Array<number>(seats).fill(ECUS_EACH);
  const found = [now];
  for (const events of steps) {
    for (const event of events) {
      const gain = gainOf(event);
      if (gain !== undefined) now = now.map((ecus, seat) => (seat === gain.seat ? ecus + gain.ecus : ecus));
    }
    found.push(now);
  }
  return found;
}

function gainOf(event: Event): { readonly seat: Seat; readonly ecus: number } | undefined {
  switch (event.type) {
    case "bonus":
    case "income":
      return event;
    case "travelled":
      return { seat: event.seat, ecus: -JOURNEY_PRICE };
    case "demolished":
      return { seat: event.seat, ecus: -DEMOLITION_PRICE };
    case "exchanged":
      return { seat: event.seat, ecus: -event.price };
    default:
      return undefined;
  }
}

type Clock = Pick<State, "first" | "round" | "turn" | "over"> & { readonly players: readonly unknown[] };
type Turn = { readonly seat: Seat; readonly chapter: number };

/** Turns are counted from the first of the game; a chapter is a round. */
export function turnAt({ first, players }: Clock, index: number): Turn {
  const seats = players.length;
  return { seat: (first + index) % seats, chapter: Math.floor(index / seats) + 1 };
}

/** The number of the turn that is being played. */
export function turnNow({ first, round, turn, players }: Clock): number {
  const seats = players.length;
  return (round - 1) * seats + ((turn.seat - first + seats) % seats);
}

/** The turns that the seven rounds still hold after the one being played. */
export function turnsAhead(clock: Clock): readonly Turn[] {
  if (clock.over) return [];
  const next = turnNow(clock) + 1;
  return Array.from({ length: ROUNDS * clock.players.length - next }, (_, i) => turnAt(clock, next + i));
}
