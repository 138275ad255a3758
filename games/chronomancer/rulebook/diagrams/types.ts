/** Diagrams of the rulebook: small positions with marks on them, for any table to draw. */
import type { Seat } from "@chronarium/kernel";
import type {
  Boat,
  BoatState,
  Colour,
  Dock,
  Figure,
  Goods,
  Half,
  LaidTile,
  Player,
  Size,
  Space,
} from "../../src/index.ts";

/** What is marked in a workshop: where figures may go, what is chosen, a figure at its goal, numbers on spaces. */
export type WorkshopMarks = {
  readonly legal?: Readonly<Partial<Record<Figure, readonly Space[]>>>;
  readonly locked?: readonly Figure[];
  readonly chosen?: Space;
  readonly ghost?: { readonly figure: Figure; readonly to: Space };
  readonly column?: Half;
  readonly icons?: { readonly legal: readonly Colour[]; readonly chosen?: readonly Colour[] };
  readonly hint?: readonly { readonly at: Space; readonly number: number }[];
};

export type Timepiece = { readonly key: Seat; readonly hour: number; readonly order: number };

/** Of an action; without it the picture shows how things are. */
type When = { readonly when?: "before" | "after" };

export type Picture = When &
  (
    | {
        readonly kind: "workshop";
        readonly player: Pick<Player, "assistant" | "chronomancer" | "slots" | "open">;
        readonly overlay: WorkshopMarks;
      }
    | { readonly kind: "tile"; readonly tile: LaidTile }
    | {
        readonly kind: "cove";
        readonly boats: readonly BoatState[];
        readonly overlay?: { readonly docks?: readonly Dock[]; readonly chosenBoats?: readonly Boat[] };
      }
    | {
        readonly kind: "clock";
        readonly clock: {
          readonly timepieces: readonly Timepiece[];
          readonly marks: readonly number[];
          readonly marker?: number;
          /** The wedges that would be crossed, to where somebody's Timepiece would come. */
          readonly cross?: { readonly from: number; readonly to: number };
          readonly ghost?: { readonly key: Seat; readonly hour: number };
          readonly acting?: Seat;
        };
      }
    | {
        readonly kind: "shelf";
        readonly goods: Goods;
        readonly tags: Readonly<Partial<Record<Size, Readonly<Partial<Record<Colour, string>>>>>>;
      }
  );

export type Diagram = {
  /** The paragraphs it stands under, each by all the rules it explains. */
  readonly at: readonly string[];
  readonly pictures: readonly Picture[];
  readonly caption: { readonly en: string; readonly fr: string };
};
