/** What a page puts into a table that is more than a game: a lesson has its own strip, notes and list. */
import type { Seat } from "@chronarium/kernel";
import { createContext, type ReactNode } from "react";

type MenuItem = { readonly name: string; readonly run: () => void };

export type TableSlots = {
  /** Beside the game's name, where the table is no game of one's own. */
  readonly where?: string;
  /** In the strip, while nothing is told and nobody looks back. */
  readonly strip?: ReactNode;
  /** What the bar says, in place of whose turn it is. */
  readonly status?: string;
  /** What the browser's tab says, in place of whose turn it is. */
  readonly title?: (game: string) => string;
  readonly alert?: AlertSlots;
  /** Beside a player: his clock, and whether he is there. */
  readonly beside?: (seat: Seat) => ReactNode;
  /** Before the tools of the bar: how the table stands. */
  readonly signs?: ReactNode;
  /** Among them. */
  readonly tool?: ReactNode;
  /** Of a running game with others nobody has a file. */
  readonly unsaved?: boolean;
  /** In the menu of the table, before what every table has. */
  readonly menu?: readonly MenuItem[];
  /** At its end, where nobody presses it by mistake. */
  readonly leave?: readonly MenuItem[];
  /** Above the result, once the game is over: what it has brought. */
  readonly result?: ReactNode;
  /** Over the table. */
  readonly over?: ReactNode;
  /** In the ledger below the players, in place of what has happened since one's turn. */
  readonly ledger?: ReactNode;
  /** In the ledger beside the boards, in a tab of its own. */
  readonly talk?: Talk;
  /** A table that is looked back on. */
  readonly review?: Review;
};

/** What comes before everything else. */
type AlertSlots = {
  /** In the strip. */
  readonly line: ReactNode;
  /** In the place of the tray, also on a phone, which has no strip. */
  readonly tray?: ReactNode;
  /** Over the thread, where there is neither. */
  readonly row?: ReactNode;
  /** In the bar, in place of whose turn it is. */
  readonly status?: Status;
};

/** A phone has room for the brief one. */
export type Status = { readonly long: string; readonly brief: string };

export type Talk = {
  readonly title: string;
  /** The same with how much is new. */
  readonly name: string;
  readonly unread: number;
  readonly open: boolean;
  readonly turn: (open: boolean) => void;
  readonly content: ReactNode;
};

type Review = {
  /** What the bar says. */
  readonly status: string;
  /** In the strip, also while one looks back. */
  readonly strip: ReactNode;
  /** In place of the ledger; on a phone in a tab with this name. */
  readonly aside: { readonly name: string; readonly content: ReactNode };
  /** In place of tray and thread. */
  readonly curve: ReactNode;
  /** Whether the board shows what did not happen. */
  readonly imagined: boolean;
};

export const SlotsContext: React.Context<TableSlots> = createContext<TableSlots>({});
