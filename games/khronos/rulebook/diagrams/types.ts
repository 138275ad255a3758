/** Diagrams of the rulebook: positions in the notation of the rules, with marks on them, for any table to draw. */
import type { Seat } from "@chronarium/kernel";
import type { Era, Ghost, Size, SquareId } from "../../src/index.ts";

type Block = { readonly at: SquareId; readonly size: Size };

/** What is marked on a board. */
type Marks = {
  readonly ghost?: Ghost;
  /** Top-left squares of buildings that would be lost, and of those that have just come. */
  readonly threatened?: readonly SquareId[];
  readonly lastMove?: readonly SquareId[];
  readonly selected?: SquareId;
  readonly domains?: readonly {
    readonly squares: readonly SquareId[];
    readonly letter: string;
    readonly leaders: readonly Seat[];
    readonly ecus?: number;
  }[];
  /** A placement that the rules refuse. */
  readonly refused?: Block;
};

export type Picture = {
  readonly position: string;
  readonly era: Era;
  /** Of an action; without it the picture shows how things are. */
  readonly when?: "before" | "after";
  readonly overlay?: Marks;
};

export type Diagram = {
  /** The paragraphs it stands under, each by all the rules it explains. */
  readonly at: readonly string[];
  readonly map: string;
  readonly pictures: readonly Picture[];
  readonly caption: { readonly en: string; readonly fr: string };
};
