import type { CommonRules, GameEvent, SeatRange } from "./contract.ts";

/** How many may sit down with these options. */
export function seatsAllowed<
  State,
  Action extends { readonly type: string },
  Event extends GameEvent,
  View,
  Options,
>(
  rules: Pick<CommonRules<State, Action, Event, View, Options>, "seats" | "seatsFor">,
  options: Options,
): SeatRange {
  return rules.seatsFor?.(options) ?? rules.seats;
}
