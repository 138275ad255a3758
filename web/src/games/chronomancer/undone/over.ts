/** What lies over the drawings while somebody asks for a step back. */
import type { Ability, Place, TownsfolkId } from "@chronarium/chronomancer";
import type { Seat } from "@chronarium/kernel";
import type { ReactNode } from "react";
import type { ShelfProps } from "../board/index.ts";
import type { Changes } from "../chronicle/recap.ts";

type ShopOver = {
  readonly workshop: ReactNode;
  readonly shelf: ReactNode;
  /** Goods that return. */
  readonly goods: NonNullable<ShelfProps["ghost"]>;
  /** Who returns to a place, and the places that somebody leaves. */
  readonly staff: { readonly card: TownsfolkId; readonly ability: Ability } | undefined;
  readonly leaves: readonly Ability[];
};
export type Over = {
  readonly clock: ReactNode;
  readonly cove: ReactNode;
  /** By seat. */
  readonly shops: readonly ShopOver[];
  /** Boats that would change, with the mark of whoever asks. */
  readonly changes: Changes;
  /** The words of a place with what would become of it; `owner` is whose workshop it lies in. */
  readonly said: (words: string, place: Place, owner?: Seat) => string;
};
