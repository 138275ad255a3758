/** Rules at work: what the rulebook has to say about a place of the table, or about the decision at hand. */
import type { GameEvent, Seat } from "./contract.ts";

/**
 * One table of rules for each game, read by page and terminal. The state is one that the viewer imagines, so nothing
 * hidden can be told by it; what chance decides is left out.
 */
export interface RulesAtWork<State = unknown> {
  /** Of the decision at hand; `seat` is who asks, undefined for somebody who only looks. */
  decision(state: State, seat: Seat | undefined): readonly string[];
  /** At a place, by the game's name of it as lessons use it: what bites first comes first. */
  at(state: State, seat: Seat | undefined, place: string): readonly string[];
  /** Every place that may be asked about. */
  places(state: State): readonly string[];
}

// biome-ignore lint/suspicious/noExplicitAny: like AnyRules, it stands for those of every game.
export type AnyRulesAtWork = RulesAtWork<any>;

/** The rules that events cite, up to where something is revealed that nobody could foresee. */
export function citedBy(events: readonly GameEvent[]): readonly string[] {
  const revealed = events.findIndex(({ reveals }) => reveals === true);
  const sure = revealed < 0 ? events : events.slice(0, revealed);
  return sure.flatMap((event) => {
    const rule: unknown = Reflect.get(event, "rule");
    return typeof rule === "string" ? [rule] : [];
  });
}

export const each = (rules: readonly string[]): readonly string[] => [...new Set(rules)];

/** Where a rule is at work now. */
export const placesOf = <State>(
  game: RulesAtWork<State>,
  state: State,
  seat: Seat | undefined,
  rule: string,
): readonly string[] => game.places(state).filter((place) => game.at(state, seat, place).includes(rule));
