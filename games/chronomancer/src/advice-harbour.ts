/** What the harbour promises: how long the day lasts, who will stand on the piers, how Halls and Lair will grow. */
import { expectedLair, ICONS_PER_CARD, valueLater } from "./appraise.ts";
import { CONFIG } from "./config.ts";
import type { BoatState, Goods, PerColour, State } from "./state.ts";
import { type Boat, COLOURS, DOCK_OF, HALVES, type Half, PIECES, type Piece, type Pier } from "./tables.ts";

type Count = Record<Piece, number>;
export type Harbour = {
  /** Absolute hour at which Production will end (BG-38). */
  readonly dayEnd: number;
  /** Adventurers and Rogues on each pier when the sales begin. */
  readonly buyers: Readonly<Record<Pier, Readonly<Count>>>;
  /** Halls now, when today's sponsorship is paid (BG-45), and at the end (BG-71). */
  readonly halls: PerColour;
  readonly hallsToday: PerColour;
  readonly hallsAtEnd: PerColour;
  readonly lairAtEnd: number;
  /** What one more Corruption card will cost (BG-72). */
  readonly card: number;
  /** DS-7: Rogues may buy. */
  readonly cultists: boolean;
  /** What a Good brings if it is not sold today. */
  readonly later: Goods;
};

/** Of the boats of a half exactly one stays at sea: each empty seat makes it so many times likelier. */
const STAYS_PER_SEAT = [1, 2.2, 4.8, 10.6, 23] as const;
/** The seats of that boat that are filled before the Market. */
const FILLED = 0.7;
/**
 * A boat may go to either of two free docks, and whoever fills it chooses as it suits him (BG-36): both get more than
 * half of it.
 */
const EITHER_DOCK = 0.7;
/** Hours of the Clock until a needed seat is filled, and from the last one to the marker (register 5.4: 11 a day). */
const HOURS_PER_SEAT = 1.1;
const HOURS_TO_MARKER = 1.8;
/** Adventurers that come into Halls and Lair on a day: about 7 (register 5.4); a careful forecast plays better. */
const SETTLERS = 6;

const BOATS_OF: Readonly<Record<Half, readonly Boat[]>> = { left: [1, 2, 3], right: [4, 5, 6] };
const PIERS_OF: Readonly<Record<Half, readonly Pier[]>> = {
  left: ["left", "centre"],
  right: ["right", "centre"],
};
const nobody = (): Count => ({ R: 0, G: 0, B: 0, Y: 0, X: 0 });

export function forecast(state: State): Harbour {
  const { bag, halls, day } = state;
  const buyers = { left: nobody(), centre: nobody(), right: nobody() };
  const settling = nobody();
  const inBag = bag.R + bag.G + bag.B + bag.Y + bag.X;
  let needed = 0;
  for (const half of HALVES) {
    const sea: BoatState[] = [];
    let free = PIERS_OF[half];
    for (const number of BOATS_OF[half]) {
      const boat = state.boats[number - 1] as BoatState;
      if (boat.dock === null) sea.push(boat);
      else {
        const { pier } = DOCK_OF[boat.dock];
        free = free.filter((other) => other !== pier);
        for (const piece of boat.pieces) buyers[pier][piece] += 1;
      }
    }
    if (state.phase !== "production") continue;
    const empty = sea.map(({ pieces }) => CONFIG.seats - pieces.length);
    needed += seatsNeeded(empty, free.length);
    // A full boat with a free dock is about to go there (BG-36).
    const weights = empty.map((seats) =>
      free.length > 0 && seats === 0 ? 0 : (STAYS_PER_SEAT[seats] as number),
    );
    const total = weights.reduce((a, b) => a + b, 0);
    for (let i = 0; i < sea.length; i++) {
      const { pieces } = sea[i] as BoatState;
      const perPiece = (empty[i] as number) / inBag;
      const stays = (weights[i] as number) / total;
      board(settling, pieces, stays, bag, stays * FILLED * perPiece);
      const lands = (1 - stays) * (free.length === 2 ? EITHER_DOCK : 1);
      for (const pier of free) board(buyers[pier], pieces, lands, bag, lands * perPiece);
    }
  }
  const daysAfter = CONFIG.rounds - day;
  const perDay = (daysAfter * SETTLERS) / inBag;
  const hallsToday = { R: 0, G: 0, B: 0, Y: 0 };
  const hallsAtEnd = { R: 0, G: 0, B: 0, Y: 0 };
  const later = { small: { R: 0, G: 0, B: 0, Y: 0 }, large: { R: 0, G: 0, B: 0, Y: 0 } };
  for (const colour of COLOURS) {
    hallsToday[colour] = halls[colour] + settling[colour];
    hallsAtEnd[colour] = hallsToday[colour] + perDay * bag[colour];
    later.small[colour] = valueLater(state, "small", colour);
    later.large[colour] = valueLater(state, "large", colour);
  }
  // Today's Rogues are seen; expectedLair knows the days after.
  const lairAtEnd = expectedLair({ day, phase: "market", lair: state.lair + settling.X });
  return {
    dayEnd: dayEnd(state, needed),
    buyers,
    halls,
    hallsToday,
    hallsAtEnd,
    lairAtEnd,
    card: ICONS_PER_CARD * lairAtEnd,
    cultists: state.rogue === "cultists",
    later,
  };
}

/** These pieces, and so much of what is in the bag. */
function board(
  to: Count,
  pieces: readonly Piece[],
  share: number,
  bag: Readonly<Count>,
  ofBag: number,
): void {
  for (const piece of pieces) to[piece] += share;
  for (const piece of PIECES) to[piece] += ofBag * bag[piece];
}

/** The seats that have to be filled until so many boats dock. */
function seatsNeeded([a = 0, b = 0, c = 0]: readonly number[], docks: number): number {
  if (docks === 2) return a + b + c - Math.max(a, b, c);
  return docks === 1 ? Math.min(a, b) : 0;
}

function dayEnd({ marker, players, peddler }: State, needed: number): number {
  if (marker !== null) return marker;
  const hours = players.map(({ timepiece }) => timepiece.hour);
  if (peddler !== null) hours.push(peddler.timepiece.hour);
  const earliest = Math.max(...hours) + CONFIG.marketMarkerAhead;
  if (needed === 0) return earliest;
  const mean = hours.reduce((a, b) => a + b, 0) / hours.length;
  return Math.max(earliest, mean + needed * HOURS_PER_SEAT + HOURS_TO_MARKER);
}
