/** What an action leads to, as far as it can be known: foreseen by the rules on the imagined state, and cut at chance. */
import { type CommonRules, foresee, type GameEvent, type Seat } from "@chronarium/kernel";

export type Outcome<State, Event> = {
  /** The events before the first that chance decides or that shows something hidden. */
  readonly sure: readonly Event[];
  /** What is revealed first, if anything is. */
  readonly reveals: Event | undefined;
  /** The state afterwards; where something is revealed, the one before. */
  readonly state: State;
};

type Foresees<State, Action extends { readonly type: string }, Event extends GameEvent> = Pick<
  CommonRules<State, Action, Event, unknown, unknown>,
  "refusal" | "apply" | "redact"
>;

const known = new WeakMap<object, Map<string, Outcome<object, GameEvent>>>();

/** Worked out once for each action of a state; hovering asks for it again and again. */
export function outcomeOf<
  State extends object,
  Action extends { readonly type: string },
  Event extends GameEvent,
>(rules: Foresees<State, Action, Event>, state: State, seat: Seat, action: Action): Outcome<State, Event> {
  const ofState = known.get(state) ?? new Map<string, Outcome<object, GameEvent>>();
  known.set(state, ofState);
  const key = `${seat} ${JSON.stringify(action)}`;
  // What a state's map holds was made from that state, by its own rules.
  let outcome = ofState.get(key) as Outcome<State, Event> | undefined;
  if (outcome === undefined) {
    const { events, cut, state: after } = foresee(rules, state, seat, [action]);
    outcome = { sure: events, reveals: cut?.kind === "reveals" ? cut.event : undefined, state: after };
    ofState.set(key, outcome);
  }
  return outcome;
}
