/** What a page puts into a table that is more than a game: a lesson has its own strip, notes and list. */
import { createContext, type ReactNode } from "react";

export type TableSlots = {
  /** In the strip, while nothing is told and nobody looks back. */
  readonly strip?: ReactNode;
  /** Over the table. */
  readonly over?: ReactNode;
  /** In the ledger below the players, in place of what has happened since one's turn. */
  readonly ledger?: ReactNode;
};

export const SlotsContext: React.Context<TableSlots> = createContext<TableSlots>({});
