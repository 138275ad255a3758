/** Diagrams of the rulebook: small positions, drawn by the boards themselves. */
import type { BoatState, Goods, LaidTile } from "@chronarium/chronomancer";
import type { Placed } from "../../../play/diagrams.tsx";
import type { ClockProps, CoveOverlay, ShelfProps, WorkshopProps } from "../board/index.ts";

/** Of an action; without it the picture shows how things are. */
type When = { readonly when?: "before" | "after" };

export type Picture = When &
  (
    | ({ readonly kind: "workshop" } & Pick<WorkshopProps, "player" | "overlay">)
    | { readonly kind: "tile"; readonly tile: LaidTile }
    | { readonly kind: "cove"; readonly boats: readonly BoatState[]; readonly overlay?: CoveOverlay }
    | { readonly kind: "clock"; readonly clock: Omit<ClockProps, "label" | "title" | "lines"> }
    | ({ readonly kind: "shelf"; readonly goods: Goods } & Pick<ShelfProps, "tags">)
  );

export type Diagram = Placed & { readonly pictures: readonly Picture[] };
