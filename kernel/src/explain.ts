/** What a line of play is for, in the game's words: hints say it before the move, an analysis after the game. */
import type { AnyOpenRules, Seat } from "./contract.ts";
import { foresee } from "./foresee.ts";

/** Something that a line of play brings, with the rule that makes it so. */
export type Reason = { readonly text: string; readonly rule?: string };

export type Explained = {
  /** Where to look: the game's names of places, as lessons use them, the weightiest first. */
  readonly places: readonly string[];
  /** Of these, where the first action happens; undefined where it has no place. */
  readonly target: string | undefined;
  /** Where to look, in a sentence that does not tell what to do there. */
  readonly nudge: string;
  /** The aim, in a sentence. */
  readonly idea: string;
  /** What is done, in a sentence. */
  readonly move: string;
  /** The same in a few words, for a list of moves. */
  readonly brief: string;
  /** How many of the actions this tells: where a turn has several aims, up to the first. */
  readonly covers: number;
  /** Whole sentences that name things on the board, the weightiest first. */
  readonly reasons: readonly Reason[];
};

export type ExplainedTurn = Explained & {
  /** What else is done in the turn, in a few words each, as far as nothing has to be drawn for it. */
  readonly rest: readonly string[];
};

type Names = { readonly seat: (seat: Seat) => string; readonly you?: Seat };

/** What explains a game's moves in one language. */
export interface Explainer<State = unknown, Action = { readonly type: string }> {
  /**
   * What the seat's actions, one after the other from this state, are for. The state is one that the seat imagines:
   * what chance or a secret decides in it is made up, and nothing is said of it.
   */
  explain(state: State, seat: Seat, actions: readonly Action[], names: Names): Explained;
  /** Points of the game's own with their sign and unit: "+6.1 Gold". */
  points(points: number): string;
}

/** A whole turn: its first aim with all reasons, and what follows. */
export function explainTurn(
  rules: Pick<AnyOpenRules, "refusal" | "apply" | "redact">,
  explainer: Explainer,
  state: unknown,
  seat: Seat,
  actions: readonly { readonly type: string }[],
  names: Names,
): ExplainedTurn {
  const first = explainer.explain(state, seat, actions, names);
  const rest: string[] = [];
  let from = foresee(rules, state, seat, actions.slice(0, first.covers));
  for (let i = first.covers; i < actions.length && from.cut === undefined; i++) {
    const next = foresee(rules, from.state, seat, actions.slice(i, i + 1));
    if (next.cut === undefined) rest.push(explainer.explain(from.state, seat, actions.slice(i), names).brief);
    from = next;
  }
  return { ...first, rest };
}
