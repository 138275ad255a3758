/** What the page and the thread of an analysis say to each other. */
import type { Analysis, TurnLine } from "@chronarium/bots/analysis";
import type { GameEvent, Seat } from "@chronarium/kernel";

/** `stored` is what was kept of this game; without it, or where it is no good, one is made. */
export type Asked = {
  readonly file: string;
  readonly seats: readonly Seat[];
  readonly stored: string | undefined;
};

/** What a better line would have led to, as its seat would have seen it. */
export type Shown = {
  readonly line: TurnLine;
  readonly entries: readonly (readonly GameEvent[])[];
  readonly view: unknown;
};

/** The better lines of a turning point, in the order of the analysis: by what was known, and with all cards. */
type ShownPoint = { readonly knew: Shown | undefined; readonly all: Shown | undefined };

export type Made = {
  readonly analysis: Analysis;
  /** By seat as in the analysis, then by turning point. */
  readonly shown: readonly (readonly ShownPoint[])[];
};

export type Answer =
  | { readonly kind: "progress"; readonly done: number; readonly of: number }
  /** A stored analysis that was no good: where its first flaw is. */
  | { readonly kind: "damaged"; readonly place: string }
  | { readonly kind: "made"; readonly made: Made; readonly text: string; readonly seconds: number }
  | { readonly kind: "failed" };
