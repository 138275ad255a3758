/** What happened as a sequence of pictures, and how long each is shown. */
import {
  afterEvent,
  DEED_EVENTS,
  type Event,
  figureAt,
  type State,
  wayBetween,
} from "@chronarium/chronomancer";
import type { Seat } from "@chronarium/kernel";

export type PlayedEvent = {
  readonly picture: State;
  /** What it shows, for the caption. */
  readonly event: Event;
  /** Whose workshop it happens in. */
  readonly workshop: Seat | undefined;
  /** Milliseconds at pace 1. */
  readonly ms: number;
};

const STEP = 90;
const MOVE = 220;
const TELL = 700;
/** What nobody chose is told a little longer. */
const LENGTH: Readonly<Partial<Record<Event["type"], number>>> = {
  shifted: 420,
  gained: MOVE,
  froze: MOVE,
  recruited: MOVE,
  squareRefilled: MOVE,
  corruptionDiscarded: MOVE,
  placed: MOVE,
  recombobulated: MOVE,
  embiggened: MOVE,
  fractured: MOVE,
  corrupted: 420,
  paid: MOVE,
  clock: 320,
  drew: 520,
  seated: 320,
  returned: MOVE,
  pieceMoved: MOVE,
  ...Object.fromEntries(DEED_EVENTS.map((type) => [type, MOVE])),
  docked: 420,
  markerPlaced: 420,
  dayBegan: 420,
  arrived: 120,
  marketBegan: 420,
  hallsFilled: 420,
  sold: 320,
  sponsored: MOVE,
  peddlerPlayed: TELL,
  peddlerGained: 320,
  peddlerPoached: 420,
  peddlerInVain: 420,
};

export function framesOf(before: State, events: readonly Event[]): readonly PlayedEvent[] {
  const frames: PlayedEvent[] = [];
  let state = before;
  for (const event of events) {
    if (event.type === "moved")
      for (const at of wayBetween(event.from, event.to)) {
        const picture = figureAt(state, event.seat, event.figure, at);
        frames.push({ picture, event, workshop: event.seat, ms: STEP });
      }
    state = afterEvent(state, event);
    const ms = LENGTH[event.type];
    if (ms !== undefined)
      frames.push({ picture: state, event, workshop: "seat" in event ? event.seat : undefined, ms });
  }
  return frames;
}

/** What the caption tells; the rest is seen. */
export const TOLD: ReadonlySet<Event["type"]> = new Set([
  "drew",
  "docked",
  "corrupted",
  "markerPlaced",
  "marketBegan",
  "hallsFilled",
  "dayBegan",
  "sponsored",
  "sold",
  "peddlerPlayed",
  "peddlerGained",
  "peddlerPoached",
  "peddlerInVain",
  "seated",
]);
