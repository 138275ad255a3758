/** What an action leads to, as far as it can be known: worked out by the rules on the imagined state, and cut at chance. */
import type { GameEvent, Seat } from "@chronarium/kernel";

export type Outcome<State, Event> = {
  /** The events before the first that chance decides or that shows something hidden. */
  readonly sure: readonly Event[];
  /** What is revealed first, if anything is. */
  readonly reveals: Event | undefined;
  /** The state afterwards: to be believed only where nothing is revealed. */
  readonly state: State;
};

type Applies<State, Action, Event> = {
  apply(
    state: State,
    seat: Seat,
    action: Action,
  ): { readonly state: State; readonly events: readonly Event[] };
};

const known = new WeakMap<object, Map<string, Outcome<object, GameEvent>>>();

/** Worked out once for each action of a state; hovering asks for it again and again. */
export function outcomeOf<State extends object, Action, Event extends GameEvent>(
  rules: Applies<State, Action, Event>,
  state: State,
  seat: Seat,
  action: Action,
): Outcome<State, Event> {
  const ofState = known.get(state) ?? new Map<string, Outcome<object, GameEvent>>();
  known.set(state, ofState);
  const key = `${seat} ${JSON.stringify(action)}`;
  // What a state's map holds was made from that state, by its own rules.
  let outcome = ofState.get(key) as Outcome<State, Event> | undefined;
  if (outcome === undefined) {
    const { state: after, events } = rules.apply(state, seat, action);
    const first = events.findIndex((event) => event.reveals === true);
    outcome = {
      sure: first === -1 ? events : events.slice(0, first),
      reveals: events[first],
      state: after,
    };
    ofState.set(key, outcome);
  }
  return outcome;
}
