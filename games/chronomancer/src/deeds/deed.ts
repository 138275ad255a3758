/** One optional part of a Townsfolk's ability (DS-4), as a row of the table: everything the game knows about it. */
import type { ActionSpec, Refusal, Seat, StateShape } from "@chronarium/kernel";
import type { Prices } from "../advice-shop.ts";
import type { BoardPick } from "../board-picks.ts";
import type { BoatState, Player, State } from "../state.ts";
import type { Table } from "../table.ts";
import type { Boat } from "../tables.ts";
import type { TownsfolkId } from "../townsfolk.ts";
import type { DeedRefusals } from "./index.ts";

export type Sea = { readonly boats: readonly BoatState[] };

export type DeedRow<Of extends { readonly kind: string }, Answer extends { readonly type: string }> = {
  /** Its own fields in a state from outside. */
  readonly shape: Extract<StateShape, { kind: "fields" }>;
  /** The action that carries it out, and its fields. */
  readonly answer: Answer["type"];
  readonly fields: ActionSpec[string];
  /** The codes that only this deed refuses with. */
  readonly refusals?: readonly (keyof DeedRefusals)[];
  /** Where its answer is chosen. */
  readonly where: "sea" | "shop";
  /** All that can be done; a deed without an answer is skipped. */
  readonly answers: (sea: Sea, mine: Player, deed: Of) => readonly Answer[];
  readonly refusal: (state: State, mine: Player, deed: Of, answer: Answer) => Refusal | undefined;
  /** Its frame has left the agenda. */
  readonly carryOut: (table: Table, seat: Seat, deed: Of, answer: Answer, card: TownsfolkId) => void;
  readonly picks: (answer: Answer, deed: Of) => readonly BoardPick[];
  /** What picks without a legal meaning would come to; undefined where they are no matter of this deed. */
  readonly attempt?: (picks: readonly BoardPick[], sea: Sea) => Answer | undefined;
  /** Fields as somebody said them, in the order in which the rules name them. */
  readonly sorted?: (said: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** What it is about worth to its owner. */
  readonly worth: (prices: Prices, mine: Player, deed: Of) => number;
  /** Of the answers and the pass, those that can be the best. */
  readonly worthTrying?: (state: State, answers: readonly Answer[]) => readonly Answer[];
  /** Answers with the same text come to the same; boats are told apart by `kind`. */
  readonly sameness?: (answer: Answer, kind: (boat: Boat) => string) => string;
};

/** What moving, swapping or bringing a piece is about worth. */
export const SAILING = 2;
