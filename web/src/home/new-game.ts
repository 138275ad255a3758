/** The seats of a game that is about to begin. */
import type { Level } from "@chronarium/bots";
import type { SeatSetup } from "../driver/types.ts";
import type { Pace } from "../online/setup-fields.tsx";

/** So many are laid for, unless the game is for more or for fewer. */
const USUAL_SEATS = 3;

export const usualSeats = ({ min, max }: Limits): number => Math.max(min, Math.min(USUAL_SEATS, max));

export type Mode = "alone" | "bots" | "screen";
type Limits = { readonly min: number; readonly max: number };

/** Where a game can be played alone, that is a way of its own: the others have two seats or more. */
export const limitsIn = ({ min, max }: Limits, mode: Mode): Limits =>
  mode === "alone" ? { min: 1, max: 1 } : { min: Math.min(Math.max(min, 2), max), max };

/** The way the last game was played, if this game knows it: no bot plays a sealed one. */
export function modeFor(
  { seats: { min }, sealed }: { readonly seats: Limits; readonly sealed?: true | undefined },
  last: Mode,
): Mode {
  if (sealed) return last === "bots" ? "alone" : last;
  return last === "alone" && min > 1 ? "bots" : last;
}

/** Whoever turns to another game still wishes to play with others; who plays it alone has nobody to play with. */
export const paceFor = (
  { seats: { max }, sealed }: { readonly seats: Limits; readonly sealed?: true | undefined },
  last: Pace | undefined,
): Pace | undefined => (max === 1 || (sealed && last === "turns") ? undefined : last);

/** An empty name is the seat's usual one. `id` stays the same while others come and go. */
export type SeatDraft = {
  readonly id: number;
  readonly kind: "human" | "bot";
  readonly name: string;
  readonly level: Level;
};

const BOT_NAMES = ["Vesper", "Corvin", "Ondine", "Thibault"] as const;
/** Somebody to begin with: neither kind nor hard. */
const USUAL_LEVEL: Level = 3;

function nextSeat(seats: readonly SeatDraft[], mode: Mode): SeatDraft {
  const id = Math.max(-1, ...seats.map((seat) => seat.id)) + 1;
  if (mode === "screen" || seats.length === 0) return { id, kind: "human", name: "", level: USUAL_LEVEL };
  const name = BOT_NAMES.find((free) => !seats.some((seat) => seat.name === free)) ?? "";
  return { id, kind: "bot", name, level: USUAL_LEVEL };
}

export const addSeat = (seats: readonly SeatDraft[], mode: Mode): readonly SeatDraft[] => [
  ...seats,
  nextSeat(seats, mode),
];

export function firstSeats(mode: Mode, count: number): readonly SeatDraft[] {
  let seats: readonly SeatDraft[] = [];
  while (seats.length < count) seats = addSeat(seats, mode);
  return seats;
}

export const removeSeat = (seats: readonly SeatDraft[], id: number): readonly SeatDraft[] =>
  seats.filter((seat) => seat.id !== id);

export const changeSeat = (
  seats: readonly SeatDraft[],
  id: number,
  change: Partial<SeatDraft>,
): readonly SeatDraft[] => seats.map((seat) => (seat.id === id ? { ...seat, ...change } : seat));

/** A bot that takes over a person's seat brings its own name, and the other way round. */
export function castSeat(
  seats: readonly SeatDraft[],
  id: number,
  cast: "human" | Level,
): readonly SeatDraft[] {
  if (cast === "human") return changeSeat(seats, id, { kind: "human", name: "" });
  const seat = seats.find((each) => each.id === id);
  const { name } = seat?.kind === "bot" ? seat : nextSeat(seats, "bots");
  return changeSeat(seats, id, { kind: "bot", level: cast, name });
}

export function setupOf(
  seats: readonly SeatDraft[],
  nameOf: (seat: SeatDraft, index: number) => string,
): readonly SeatSetup[] {
  return seats.map((seat, index) => {
    const name = seat.name.trim() || nameOf(seat, index);
    return seat.kind === "human" ? { kind: "human", name } : { kind: "bot", name, level: seat.level };
  });
}
