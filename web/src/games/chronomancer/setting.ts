/** The position a player looks at, with everything that can be done in it. Made once for each moment. */
import { type Action, chronomancer, type Event, type Frame, type State } from "@chronarium/chronomancer";
import type { Seat } from "@chronarium/kernel";
import type { Moment } from "../../driver/types.ts";
import { picksOf, type Way } from "./picks.ts";

export type Setting = {
  /** Looks exactly like the moment to its viewer; what nobody may know is dealt at random. */
  readonly state: State;
  /** Who acts on this screen; undefined while somebody else does, or in the past. */
  readonly seat: Seat | undefined;
  /** What is asked; undefined: a figure is to be moved. */
  readonly frame: Frame | undefined;
  readonly ways: readonly Way[];
};

const settings = new WeakMap<Moment, Map<Seat | undefined, Setting>>();

export function settingOf(moment: Moment, seat: Seat | undefined): Setting {
  const known = settings.get(moment) ?? new Map<Seat | undefined, Setting>();
  settings.set(moment, known);
  let setting = known.get(seat);
  if (setting === undefined) {
    setting = makeSetting(moment.imagined as State, seat);
    known.set(seat, setting);
  }
  return setting;
}

export function makeSetting(state: State, seat: Seat | undefined): Setting {
  const frame = state.pending.at(-1);
  // The ledger of the market has its own way through the many sales.
  const legal = seat === undefined || frame?.kind === "sell" ? [] : chronomancer.legalActions(state, seat);
  return { state, seat, frame, ways: legal.map((action) => ({ action, picks: picksOf(frame, action) })) };
}

/** What an action leads to, as far as it can be known: what chance brings is not told. */
export type Outcome = {
  /** The events before the first that chance decides. */
  readonly sure: readonly Event[];
  /** What chance shows first, if it speaks. */
  readonly reveals: Event["type"] | undefined;
  /** The same player is asked something more, and nothing has been revealed: planning may go on. */
  readonly next: Setting | undefined;
};

const outcomes = new WeakMap<Setting, WeakMap<Action, Outcome>>();

export function outcomeOf(setting: Setting, action: Action): Outcome {
  const known = outcomes.get(setting) ?? new WeakMap<Action, Outcome>();
  outcomes.set(setting, known);
  let outcome = known.get(action);
  if (outcome === undefined) {
    outcome = makeOutcome(setting, action);
    known.set(action, outcome);
  }
  return outcome;
}

function makeOutcome({ state, seat }: Setting, action: Action): Outcome {
  if (seat === undefined) return { sure: [], reveals: undefined, next: undefined };
  const { state: after, events } = chronomancer.apply(state, seat, action);
  const first = events.findIndex((event) => "reveals" in event);
  const goesOn =
    first === -1 && after.turn === seat && after.phase === "production" && after.pending.length > 0;
  return {
    sure: first === -1 ? events : events.slice(0, first),
    reveals: events[first]?.type,
    next: goesOn ? makeSetting(after, seat) : undefined,
  };
}
