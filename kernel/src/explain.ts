/** What a line of play is for, in the game's words: hints say it before the move, an analysis after the game. */
import type { Seat } from "./contract.ts";

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
  /** Whole sentences that name things on the board, the weightiest first. */
  readonly reasons: readonly Reason[];
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
