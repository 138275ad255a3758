/** What a board is told: never a store, always values. */
import type { Seat } from "@chronarium/kernel";
import type { BuildingType, Ghost, Size, SquareId } from "@chronarium/khronos";
import type { SeatLook } from "../../../shell/seat-shapes.ts";
import type { EraUndone } from "../undone/difference.ts";

/** A block of squares, named by its top-left one. */
export type Spot = { readonly at: SquareId; readonly size: Size };

export type { Ghost };

export type DomainMark = {
  /** Top-left squares of its buildings. */
  readonly squares: readonly SquareId[];
  readonly letter: string;
  readonly leaders: readonly Seat[];
  /** Shown as a coin; left out where a domain is worth nothing by itself. */
  readonly ecus?: number;
};

/** Everything that lies over the pieces and changes with what the player is thinking about. */
export type BoardOverlay = {
  /** Top-left squares where the chosen piece may stand. */
  readonly legal?: ReadonlySet<SquareId>;
  /** Size of the chosen piece; without it every legal square means the building that stands there. */
  readonly legalSize?: Size;
  readonly ghost?: Ghost;
  /** Top-left squares of the buildings that would be lost. */
  readonly threatened?: readonly SquareId[];
  readonly selected?: SquareId;
  readonly lastMove?: readonly SquareId[];
  /** Top-left squares that a word under the pointer speaks of. */
  readonly named?: readonly SquareId[];
  /** The same for what others did since the viewer's turn, with their marks. */
  readonly changed?: readonly { readonly at: SquareId; readonly by: SeatLook }[];
  /** A step back that somebody asks for. */
  readonly undone?: EraUndone & { readonly by: SeatLook; readonly squares: ReadonlySet<SquareId> };
  readonly domains?: readonly DomainMark[];
  readonly hint?: readonly (Spot & { readonly number: number })[];
  /** A placement that the rules refuse: for diagrams; at the table only the why-not crop shows it. */
  readonly refused?: Spot;
};

/**
 * One step of an animation; a list of them plays in order. What leaves is no longer on the board, so it brings its
 * type along.
 */
export type Effect =
  | (Spot & { readonly kind: "appear" | "ring" })
  | (Spot & { readonly kind: "lost" | "shrink"; readonly type: BuildingType });
