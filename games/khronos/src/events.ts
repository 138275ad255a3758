/** What happens, in order, fine enough to animate and to write the chronicle. Automatic steps cite their rule. */
import type { Seat } from "@chronarium/kernel";
import type { SquareId } from "./grid.ts";
import type { Question } from "./state.ts";
import type { BuildingType, Colour, Era, Size } from "./tables.ts";

type Piece = {
  readonly era: Era;
  readonly building: BuildingType;
  readonly size: Size;
  readonly at: SquareId;
  readonly owner?: Seat;
};

/** Cards as a viewer knows them: their colours, or only how many (KH-135). */
type CardsSeen = { readonly count: number; readonly cards?: readonly Colour[] };

export type BoardEvent =
  | ({ readonly type: "built"; readonly seat: Seat; readonly paid: readonly Colour[] } & Piece)
  | ({
      readonly type: "upgraded";
      readonly seat: Seat;
      readonly from: SquareId;
      readonly was: Size;
      readonly paid: readonly Colour[];
    } & Piece)
  | ({ readonly type: "demolished"; readonly seat: Seat; readonly paid: readonly Colour[] } & Piece)
  /** A copy arrives on a later board; `replaces` is the predecessor it grew from (KH-66). */
  | ({ readonly type: "rippled"; readonly rule: string; readonly replaces?: SquareId } & Piece)
  /** KH-69: the later board holds the identical building already. */
  | ({ readonly type: "rippleMatched"; readonly rule: string } & Piece)
  | ({
      readonly type: "rippleBlocked";
      readonly by: "dominion" | "hierarchy" | "tile" | "cube";
      readonly rule: string;
    } & Piece)
  | ({
      readonly type: "destroyed";
      readonly cause: "paradox" | "shadow" | "downsized";
      readonly cubesHome: readonly number[];
      readonly rule: string;
    } & Piece)
  /** KH-97: one cube stays behind on a printed hamlet. */
  | { readonly type: "cubeKept"; readonly seat: Seat; readonly at: SquareId; readonly rule: string }
  /** KH-71: a broken Hierarchy, with the powers compared, if any were. */
  | {
      readonly type: "conflict";
      readonly era: Era;
      readonly building: BuildingType;
      /** All members have this size: it is the highest. */
      readonly size: Size;
      readonly members: readonly {
        readonly at: SquareId;
        readonly owner: Seat;
        readonly power: readonly number[];
      }[];
      readonly loser?: SquareId;
      readonly rule: string;
    }
  /** The smaller building stands; it was `from`, one size larger (KH-77). */
  | ({ readonly type: "downsized"; readonly from: SquareId; readonly rule: string } & Piece)
  | { readonly type: "asked"; readonly question: Question };

export type Event =
  | BoardEvent
  | { readonly type: "turnBegan"; readonly seat: Seat; readonly round: number }
  | ({ readonly type: "exchanged"; readonly seat: Seat; readonly price: number } & CardsSeen)
  | {
      readonly type: "travelled";
      readonly seat: Seat;
      readonly pawn: 0 | 1;
      readonly from: Era;
      readonly to: Era;
    }
  | { readonly type: "bonus"; readonly seat: Seat; readonly ecus: number; readonly rule: string }
  | { readonly type: "populated"; readonly seat: Seat; readonly at: SquareId; readonly size: Size }
  | {
      readonly type: "renovated";
      readonly seat: Seat;
      readonly at: SquareId;
      readonly building: BuildingType;
      readonly size: Size;
      readonly cards: number;
      readonly complete: boolean;
    }
  | { readonly type: "ended"; readonly seat: Seat }
  | ({ readonly type: "kept"; readonly seat: Seat } & CardsSeen)
  | ({ readonly type: "discarded"; readonly seat: Seat } & CardsSeen)
  | ({ readonly type: "drew"; readonly seat: Seat; readonly reveals: true } & CardsSeen)
  | { readonly type: "tookFromRow"; readonly seat: Seat; readonly card: Colour }
  | { readonly type: "rowRefilled"; readonly cards: readonly Colour[]; readonly reveals: true }
  | { readonly type: "reshuffled"; readonly count: number; readonly reveals: true }
  | {
      readonly type: "income";
      readonly seat: Seat;
      readonly era: Era;
      readonly ecus: number;
      readonly domains: readonly { readonly at: SquareId; readonly ecus: number }[];
      readonly rule: string;
    }
  | { readonly type: "gameEnded"; readonly winners: readonly Seat[] };
