/** What an action would do on each board. Nothing hidden can come out of it. */
import type { Seat } from "@chronarium/kernel";
import {
  type Action,
  type Era,
  type Event,
  eraOf,
  type Forecast,
  forecastsAfter,
  type Ghost,
  ghostIn,
  lost,
  reveals,
  type SquareId,
  type State,
} from "@chronarium/khronos";
import { khronosTable } from "@chronarium/khronos/table";
import { type Outcome, outcomeOf } from "../../../play/outcome.ts";

type EraPreview = {
  readonly events: readonly Event[];
  readonly ghost: Ghost | undefined;
  readonly threatened: readonly SquareId[];
};

export type Preview = {
  readonly action: Action;
  readonly seat: Seat;
  readonly events: readonly Event[];
  readonly eras: Readonly<Record<Era, EraPreview>>;
  /** What follows for incomes: one forecast for each way in which open questions may be answered. */
  readonly forecasts: readonly Forecast[];
};

const known = new WeakMap<Outcome<State, Event>, Preview>();

export function previewOf(state: State, seat: Seat, action: Action): Preview | undefined {
  if (reveals(action)) return undefined;
  const outcome = outcomeOf(khronosTable, state, seat, action);
  let preview = known.get(outcome);
  if (preview === undefined) {
    const { sure: events, state: after } = outcome;
    const of = (era: Era): EraPreview => {
      const here = events.filter((event) => eraOf(event) === era);
      return { events: here, ghost: ghostIn(here, era), threatened: lost(here) };
    };
    const eras = { might: of("might"), faith: of("faith"), reason: of("reason") };
    preview = { action, seat, events, eras, forecasts: forecastsAfter(after) };
    known.set(outcome, preview);
  }
  return preview;
}
