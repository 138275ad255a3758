/** What an action would do, computed by the rules on the imagined state. Nothing hidden can come out of it. */
import type { Seat } from "@chronarium/kernel";
import {
  type Action,
  ERAS,
  type Era,
  type Event,
  type Forecast,
  forecast,
  khronos,
  type SquareId,
  type State,
} from "@chronarium/khronos";
import type { Ghost } from "./board/types.ts";

type EraPreview = {
  readonly events: readonly Event[];
  readonly ghost: Ghost | undefined;
  readonly threatened: readonly SquareId[];
};

export type Preview = {
  readonly action: Action;
  readonly seat: Seat;
  readonly state: State;
  readonly events: readonly Event[];
  readonly eras: Readonly<Record<Era, EraPreview>>;
  /** The forecast afterwards. */
  readonly forecast: Forecast;
};

/** These reveal cards: what they would bring is nobody's to know. */
export const reveals = ({ type }: Action): boolean =>
  type === "end" || type === "exchange" || type === "keep" || type === "draw";

const known = new WeakMap<State, Map<string, Preview>>();

export function previewOf(state: State, seat: Seat, action: Action): Preview | undefined {
  if (reveals(action)) return undefined;
  const ofState = known.get(state) ?? new Map<string, Preview>();
  known.set(state, ofState);
  const key = JSON.stringify(action);
  let preview = ofState.get(key);
  if (preview === undefined) {
    preview = makePreview(state, seat, action);
    ofState.set(key, preview);
  }
  return preview;
}

function makePreview(state: State, seat: Seat, action: Action): Preview {
  const { state: after, events } = khronos.apply(state, seat, action);
  const of = (era: Era): EraPreview => {
    const here = events.filter((event) => eraOf(event) === era);
    return { events: here, ghost: ghostOf(here, era), threatened: lostOf(here) };
  };
  return {
    action,
    seat,
    state: after,
    events,
    eras: { might: of("might"), faith: of("faith"), reason: of("reason") },
    forecast: forecast(after),
  };
}

/** The board an event belongs to. */
function eraOf(event: Event): Era | undefined {
  switch (event.type) {
    case "populated":
    case "renovated":
    case "cubeKept":
      return "reason";
    case "asked":
      return event.question.kind === "chooseKeeper" ? "reason" : event.question.era;
    case "bonus":
    case "travelled":
      return undefined;
    default:
      return "era" in event ? event.era : undefined;
  }
}

function ghostOf(events: readonly Event[], era: Era): Ghost | undefined {
  for (const event of events) {
    switch (event.type) {
      case "built":
      case "upgraded":
        return { at: event.at, size: event.size, type: event.building, kind: "ghost" };
      case "rippled":
        return {
          at: event.at,
          size: event.size,
          type: event.building,
          kind: era === "reason" && event.building !== "civil" ? "ruin" : "ghost",
        };
      case "rippleBlocked":
        return { at: event.at, size: event.size, type: event.building, kind: "blocked" };
      case "downsized":
        return { at: event.at, size: event.size, type: event.building, kind: "ghost" };
      case "renovated":
        return { at: event.at, size: event.size, type: event.building, kind: "ghost" };
      default:
        break;
    }
  }
  return undefined;
}

/** Top-left squares of what would be destroyed, demolished or made smaller. */
const lostOf = (events: readonly Event[]): readonly SquareId[] =>
  events.flatMap((event) => (event.type === "destroyed" || event.type === "demolished" ? [event.at] : []));

/** What the seat's income in each era would change by. */
export function incomeChange(before: Forecast, after: Forecast, seat: Seat): Readonly<Record<Era, number>> {
  const change = { might: 0, faith: 0, reason: 0 };
  for (const era of ERAS)
    change[era] = (after.seats[seat]?.income[era] ?? 0) - (before.seats[seat]?.income[era] ?? 0);
  return change;
}
