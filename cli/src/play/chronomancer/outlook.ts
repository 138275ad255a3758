/** What a turn means on the Clock, and what Goods are worth on the piers as they stand. */
import {
  allPastMarker,
  CONFIG,
  type Colour,
  clockOrder,
  debtOf,
  hoursMet,
  marksFor,
  OUTER_PIER,
  type Pier,
  type Player,
  proceeds,
  type SellAction,
  type Size,
  salesOf,
  timepieceOf,
  type View,
  type Who,
} from "@chronarium/chronomancer";
import type { Seat } from "@chronarium/kernel";

export type Outlook = {
  readonly from: number;
  readonly to: number;
  /** Absolute hours. */
  readonly marks: readonly number[];
  /** Whether any of them finds a seat. */
  readonly room: boolean;
  readonly next: Who | "market";
};

/** The end of a turn that moves the Timepiece by so many hours (BG-28, BG-30, BG-40). */
export function outlook(view: View, seat: Seat, hours: number): Outlook {
  const from = timepieceOf(view, seat).hour;
  const to = from + hours;
  const top = Math.max(...clockOrder(view).map((who) => timepieceOf(view, who).order));
  const players = view.players.map((player, each) =>
    each === seat && hours > 0 ? { ...player, timepiece: { hour: to, order: top + 1 } } : player,
  );
  const later = { players, peddler: view.peddler, marker: view.marker };
  return {
    from,
    to,
    marks: hoursMet(from, to, marksFor(view.players.length)),
    room: view.boats.some(({ dock, pieces }) => dock === null && pieces.length < CONFIG.seats),
    next: allPastMarker(later) ? "market" : (clockOrder(later)[0] ?? seat),
  };
}

/** Gold for so many Goods of one size and colour on one pier (BG-46). */
export const worthOn = (view: View, size: Size, colour: Colour, count: number, pier: Pier): number =>
  proceeds(view, colour, { pier, small: 0, large: 0, [size]: count, withRogues: false }).gold;

export const bestWorth = (view: View, size: Size, colour: Colour, count = 1): number =>
  Math.max(
    worthOn(view, size, colour, count, OUTER_PIER[size]),
    worthOn(view, size, colour, count, "centre"),
  );

/** What a sale brings, and the Corruption cards it costs. */
export function bringsIn(view: View, action: SellAction): { readonly gold: number; readonly debt: number } {
  const sales = salesOf(action);
  const gold = sales.reduce((sum, sale) => sum + proceeds(view, action.colour, sale).gold, 0);
  return { gold, debt: debtOf(sales) };
}

/** Most Gold first, of equals the cleaner sale. */
export const byGold = (view: View, sales: readonly SellAction[]): readonly SellAction[] =>
  sales
    .map((action) => ({ action, ...bringsIn(view, action) }))
    .sort((a, b) => b.gold - a.gold || a.debt - b.debt)
    .map(({ action }) => action);

export const playerAt = (view: View, seat: Seat): Player => view.players[seat] as Player;
