/** What a turn would mean: its price in parts, the Clock, who is next, and what it cannot bring. */
import type { Seat } from "@chronarium/kernel";
import type { Action, MoveAction } from "../actions.ts";
import { coveredIcons } from "../agenda.ts";
import { allPastMarker, clockOrder, hoursMet, marksFor, timepieceOf } from "../clock.ts";
import { CONFIG } from "../config.ts";
import { inSupply } from "../goods.ts";
import { actionAt, costAt, halvesOf, isPortal, SEAMS } from "../portal.ts";
import { usable } from "../staff.ts";
import type { LaidTile, Player, State, Timepiece, Who } from "../state.ts";
import {
  COLUMNS,
  type Cost,
  FREEZE_TOKENS,
  type Half,
  type Portal,
  type Side,
  type Space,
} from "../tables.ts";

/** A half of a portal, or the one price of a Time Machine. */
export type PricePart = { readonly cost: Cost; readonly from: Side | "frame" };

/** CM-30: what makes up the price of a space. */
export function priceAt({ slots }: Pick<Player, "slots">, space: Space): readonly PricePart[] {
  if (!isPortal(space)) return [{ cost: costAt(slots, space), from: "frame" }];
  const { left, right } = SEAMS[space];
  const [one, two] = halvesOf(slots, space);
  const from = (slot: typeof left): PricePart["from"] => (slot === undefined ? "frame" : slots[slot].side);
  return [
    { cost: one, from: from(left) },
    { cost: two, from: from(right) },
  ];
}

type OnTable = Pick<State, "players" | "marker" | "boats"> & {
  readonly peddler: { readonly timepiece: Timepiece } | null;
};

/** The end of a turn that moves the Timepiece by so many hours (BG-28, BG-30, BG-40). */
export type ClockOutlook = {
  readonly from: number;
  readonly to: number;
  /** Absolute hours. */
  readonly marks: readonly number[];
  /** So many of the marks find a free seat. */
  readonly draws: number;
  readonly next: Who | "market";
};

export function clockOutlook(
  { players, peddler, marker, boats }: OnTable,
  seat: Seat,
  hours: number,
): ClockOutlook {
  const now = { players, peddler, marker };
  const from = timepieceOf(now, seat).hour;
  const to = from + hours;
  // Whoever arrives lies on top.
  const order = Math.max(...clockOrder(now).map((who) => timepieceOf(now, who).order)) + 1;
  const moved = players.map((player, each) =>
    each === seat && hours > 0 ? { ...player, timepiece: { hour: to, order } } : player,
  );
  const then = { ...now, players: moved };
  const marks = hoursMet(from, to, marksFor(players.length));
  const free = boats.reduce(
    (sum, { dock, pieces }) => sum + (dock === null ? CONFIG.seats - pieces.length : 0),
    0,
  );
  return {
    from,
    to,
    marks,
    draws: Math.min(marks.length, free),
    next: allPastMarker(then) ? "market" : (clockOrder(then)[0] ?? seat),
  };
}

/** CM-23, CM-25: so many Frozen Hours could pay for a turn on this space; what it freezes itself counts. */
export function frozenFor({ open, slots }: Player, to: Space): number {
  const freezes = to === "LA" || to === "RA";
  const more = freezes ? Math.min(FREEZE_TOKENS, coveredIcons(open).length) : 0;
  return Math.min(costAt(slots, to).hours, open.length + more);
}

/** Whether a turn on this space leads to an action that cannot be done (CM-A 11). */
export function isInVain(
  { town }: { readonly town: Pick<State["town"], "square"> },
  player: Player,
  { to }: Pick<MoveAction, "to">,
): boolean {
  const { slots, shelf, open } = player;
  if (!isPortal(to)) return (to === "LA" || to === "RA") && coveredIcons(open).length === 0;
  const action = actionAt(slots, to);
  switch (action.kind) {
    case "artifact":
      return inSupply(shelf, "large", action.colour) === 0;
    case "relicPair":
      return action.colours.every((colour) => inSupply(shelf, "small", colour) === 0);
    case "relicOrSponsor":
      return false;
    case "recruit":
      return town.square.length === 0;
    case "activate":
      return usable(player, []).length === 0;
  }
}

/** The tile that a shift pushes out, as it will lie in the Time Stream (CM-27, CM-28). */
export function tileOut({ slots }: Pick<Player, "slots">, column: Half): LaidTile {
  const { tile, side } = slots[COLUMNS[column].bottom];
  return { tile, side: side === "white" ? "blue" : "white" };
}

/** The slots after a tile has been slid into a column, and the portals that change with it (CM-26, CM-27). */
export function shifted(
  { slots }: Pick<Player, "slots">,
  column: Half,
  tile: LaidTile,
): { readonly slots: Player["slots"]; readonly portals: readonly Portal[] } {
  const { top, bottom } = COLUMNS[column];
  return {
    slots: { ...slots, [top]: tile, [bottom]: slots[top] },
    portals: column === "left" ? ["T1", "T2", "B2", "B3"] : ["T2", "T3", "B1", "B2"],
  };
}

/** The rest of a turn that is planned: what it costs, and where it leads. */
export type TurnForecast = ClockOutlook & {
  /** What makes up the total. */
  readonly parts: readonly PricePart[];
  readonly total: Cost;
  /** Frozen Hours spent, and those that could still be. */
  readonly spent: number;
  readonly couldPay: number;
};

/** What is still to be paid in a turn that has begun. */
function owed({ pending }: State): Cost | undefined {
  let hours: number | undefined;
  let corruption = 0;
  for (const frame of pending) {
    if (frame.kind === "pay") hours = frame.hours;
    if (frame.kind === "corruption") corruption += frame.cards;
  }
  return hours === undefined ? undefined : { hours, corruption };
}

/** `actions` are planned in this state; `later` is the state they lead to, as far as it is sure. */
export function turnForecast(
  state: State,
  seat: Seat,
  actions: readonly Action[],
  later: State = state,
): TurnForecast | undefined {
  const mine = state.players[seat];
  if (mine === undefined || state.phase !== "production") return undefined;
  const move = actions.find((action) => action.type === "move");
  const total = move === undefined ? owed(state) : costAt(mine.slots, move.to);
  if (total === undefined) return undefined;
  const paid = actions.find((action) => action.type === "pay");
  const spent = paid?.frozen?.length ?? 0;
  const open = later.players[seat]?.open.length ?? 0;
  return {
    ...clockOutlook({ ...state, boats: later.boats }, seat, total.hours - spent),
    parts: move === undefined ? [{ cost: total, from: "frame" }] : priceAt(mine, move.to),
    total,
    spent,
    couldPay: paid?.frozen === undefined ? Math.min(open, total.hours) : 0,
  };
}
