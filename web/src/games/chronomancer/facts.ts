/** What a plan would mean on the Clock, and what Goods are worth on the piers as they stand. */
import {
  type Action,
  allPastMarker,
  CONFIG,
  type Colour,
  type Cost,
  clockOrder,
  costAt,
  halvesOf,
  hoursMet,
  isPortal,
  marksFor,
  PIERS,
  type Pier,
  type Player,
  proceeds,
  type Size,
  type State,
  type Who,
} from "@chronarium/chronomancer";
import type { Seat } from "@chronarium/kernel";

/** The rest of a turn: what it costs, where the Timepiece comes to lie, and who is next. */
export type TurnForecast = {
  /** The halves of the portal, or the one price of a Time Machine. */
  readonly parts: readonly Cost[];
  readonly total: Cost;
  readonly spent: number;
  readonly from: number;
  readonly to: number;
  /** Absolute hours. */
  readonly marks: readonly number[];
  readonly draws: number;
  /** Frozen Hours that could still be spent. */
  readonly couldPay: number;
  readonly next: Who | "market";
};

export const partsAt = (
  { slots }: Pick<Player, "slots">,
  to: Parameters<typeof costAt>[1],
): readonly Cost[] => (isPortal(to) ? halvesOf(slots, to) : [costAt(slots, to)]);

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
  const from = mine.timepiece.hour;
  const to = from + total.hours - spent;
  const marks = hoursMet(from, to, marksFor(state.players.length));
  const free = later.boats.reduce(
    (sum, { dock, pieces }) => sum + (dock === null ? CONFIG.seats - pieces.length : 0),
    0,
  );
  const open = later.players[seat]?.open.length ?? 0;
  return {
    parts: move === undefined ? [total] : partsAt(mine, move.to),
    total,
    spent,
    from,
    to,
    marks,
    draws: Math.min(marks.length, free),
    couldPay: paid?.frozen === undefined ? Math.min(open, total.hours) : 0,
    next: nextAt(state, seat, to),
  };
}

/** Who acts once this Timepiece lies on `to`. Whoever arrives lies on top. */
function nextAt(state: State, seat: Seat, to: number): Who | "market" {
  const top = Math.max(
    ...state.players.map(({ timepiece }) => timepiece.order),
    state.peddler?.timepiece.order ?? 0,
  );
  const players = state.players.map((player, i) =>
    i === seat && to !== player.timepiece.hour
      ? { ...player, timepiece: { hour: to, order: top + 1 } }
      : player,
  );
  const clock = { ...state, players };
  return allPastMarker(clock) ? "market" : (clockOrder(clock)[0] ?? seat);
}

/** The most that so many Goods of one kind would bring on one pier now, and where. */
export function bestPier(
  state: Pick<State, "boats">,
  size: Size,
  colour: Colour,
  count = 1,
): { readonly pier: Pier; readonly gold: number } {
  let best: { pier: Pier; gold: number } = { pier: size === "small" ? "left" : "right", gold: 0 };
  for (const pier of PIERS) {
    if (pier === (size === "small" ? "right" : "left")) continue;
    const goods = { small: 0, large: 0, [size]: count };
    const { gold } = proceeds(state, colour, { pier, ...goods, withRogues: false });
    if (gold > best.gold) best = { pier, gold };
  }
  return best;
}
