/**
 * What actions will surely bring: for previews, and for the words beside a button. Meant for imagined states, which
 * hold nothing that the seat may not know; what chance or a secret decides there is made up, so it is cut off.
 */
import type { CommonRules, GameEvent, Refusal, Seat } from "./contract.ts";

/** One action and its sure events, as the seat hears them. */
export type SureStep<Action, Event> = { readonly action: Action; readonly events: readonly Event[] };

/** Why nothing is sure from here on. `index` counts the actions; the step of a revealing action holds what came before. */
export type Cut<Event> =
  | { readonly kind: "reveals"; readonly index: number; readonly event: Event }
  | { readonly kind: "refused"; readonly index: number; readonly refusal: Refusal };

export type Foreseen<State, Action, Event> = {
  readonly steps: readonly SureStep<Action, Event>[];
  /** All sure events in order. */
  readonly events: readonly Event[];
  /** After the last action that is sure to its end. */
  readonly state: State;
  readonly cut?: Cut<Event>;
};

/** The seat does these actions one after the other, up to the first event that reveals something. */
export function foresee<
  State,
  Action extends { readonly type: string },
  Event extends GameEvent,
  View,
  Options,
>(
  rules: Pick<CommonRules<State, Action, Event, View, Options>, "refusal" | "apply" | "redact">,
  from: State,
  seat: Seat,
  actions: readonly Action[],
): Foreseen<State, Action, Event> {
  const steps: SureStep<Action, Event>[] = [];
  let state = from;
  const ended = (cut?: Cut<Event>): Foreseen<State, Action, Event> => ({
    steps,
    events: steps.flatMap(({ events }) => events),
    state,
    ...(cut && { cut }),
  });
  for (const [index, action] of actions.entries()) {
    const refusal = rules.refusal(state, seat, action);
    if (refusal !== undefined) return ended({ kind: "refused", index, refusal });
    const after = rules.apply(state, seat, action);
    const at = after.events.findIndex(({ reveals }) => reveals === true);
    const sure = at < 0 ? after.events : after.events.slice(0, at);
    steps.push({ action, events: sure.flatMap((event) => rules.redact(event, seat) ?? []) });
    if (at >= 0) return ended({ kind: "reveals", index, event: after.events[at]! });
    state = after.state;
  }
  return ended();
}
