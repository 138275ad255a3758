/** What is played at a table, as the page is told of it: a step back is asked for over it. */
import type { Seat, Viewer } from "@chronarium/kernel";
import type { Entry, Moment } from "../src/driver/types.ts";
import type { Told } from "../src/table/store.ts";

type Rules<State, Action, Event> = {
  apply(
    state: State,
    seat: Seat,
    action: Action,
  ): { readonly state: State; readonly events: readonly Event[] };
  viewFor(state: State, viewer: Viewer): unknown;
};

/** The acts of these seats, one after the other; `state` is what they lead to. */
export function played<State, Action, Event>(
  rules: Rules<State, Action, Event>,
  start: State,
  acts: readonly (readonly [seat: Seat, action: Action])[],
  viewer: Viewer,
): { readonly told: Told; readonly state: State } {
  const momentOf = (state: State, revision: number): Moment =>
    ({ view: rules.viewFor(state, viewer), imagined: state, viewer, revision }) as unknown as Moment;
  const entries: Entry[] = [];
  let state = start;
  for (const [seat, action] of acts) {
    const { state: after, events } = rules.apply(state, seat, action);
    entries.push({ revision: entries.length + 1, seat, events } as unknown as Entry);
    state = after;
  }
  const told = { entries, before: momentOf(start, 0), after: momentOf(state, acts.length) };
  return { told, state };
}
