/** What an action does. Expects one that `refusal` lets pass, and never changes its input. */
import type { Seat } from "@chronarium/kernel";
import type { Action, ActionOf, MoveAction } from "./actions.ts";
import { recruit, resolveClock, run, takeFrozen, takeSeat } from "./agenda.ts";
import { dockBoat, movePiece } from "./boats.ts";
import { discardCorruption } from "./corruption.ts";
import { carryOutDeed, type DeedAction } from "./deeds/index.ts";
import type { Event } from "./events.ts";
import { gainGoods, inSupply, plus } from "./goods.ts";
import { sponsorNow } from "./halls.ts";
import { close, sell } from "./market.ts";
import { actionAt, costAt, isPortal } from "./portal.ts";
import type { Frame, LaidTile, State } from "./state.ts";
import { player, stateOf, type Table, tableOf } from "./table.ts";
import { type Ability, COLUMNS, type Colour, type Portal, type Size } from "./tables.ts";
import { refill } from "./town.ts";

export function apply(state: State, seat: Seat, action: Action): { state: State; events: readonly Event[] } {
  const table = tableOf(state);
  const frame = table.pending.at(-1);
  if (frame?.kind === "deed" && action.type !== "pass") {
    table.pending.pop();
    carryOutDeed(table, seat, frame, action as DeedAction);
  } else (DO[action.type as Done] as (table: Table, seat: Seat, action: Action) => void)(table, seat, action);
  run(table);
  return { state: stateOf(table), events: table.events };
}

/** What is not a deed, or not only one. */
type Done = Exclude<Action["type"], DeedAction["type"]> | "discard" | "sponsor" | "movePiece";

/** What each action does with the frame it answers. */
const DO: { readonly [Type in Done]: (table: Table, seat: Seat, action: ActionOf<Type>) => void } = {
  move,
  freeze: (table, _seat, { icons }) => {
    table.pending.pop();
    takeFrozen(table, icons);
  },
  shift,
  relic: (table, seat, { colour }) => {
    table.pending.pop();
    gainGoods(table, seat, { size: "small", colour, count: 1 });
  },
  sponsor: (table, seat, { faction }) => {
    table.pending.pop();
    sponsorNow(table, seat, faction);
  },
  recruit: (table, _seat, { card }) => {
    table.pending.pop();
    recruit(table, card);
  },
  place,
  discard: (table, seat, { card }) => {
    useStaff(table, "security");
    discardCorruption(table, seat, card);
  },
  seat: (table, _seat, { piece, boat }) => takeSeat(table, piece, boat),
  movePiece: (table, seat, action) => {
    table.pending.pop();
    movePiece(table, seat, action, "DS-7");
  },
  recombobulate: (table, seat, { from, to }) => {
    useStaff(table, "recombobulator");
    swapGoods(table, seat, ["small", from, 1], ["small", to, 1]);
    table.events.push({ type: "recombobulated", seat, from, to });
  },
  embiggen: (table, seat, { colour }) => {
    useStaff(table, "embiggener");
    swapGoods(table, seat, ["small", colour, 1], ["large", colour, 1]);
    table.events.push({ type: "embiggened", seat, colour });
  },
  fracture: (table, seat, { colour }) => {
    useStaff(table, "fractor");
    swapGoods(table, seat, ["large", colour, 1], ["small", colour, 2]);
    table.events.push({ type: "fractured", seat, colour });
  },
  pay,
  dock: (table, seat, { dock }) => {
    const { boat } = table.pending.pop() as Extract<Frame, { kind: "dock" }>;
    dockBoat(table, seat, boat, dock, "BG-36");
  },
  sell,
  close,
  pass: (table, seat) => {
    const frame = table.pending.pop() as Extract<Frame, { kind: "deed" | "staff" | "rob" }>;
    table.events.push({ type: "passed", seat, on: frame.kind });
  },
};

/** 3.4: the rest of the turn goes onto the agenda, last step first; the cost is fixed now. */
function move(table: Table, seat: Seat, { figure, to }: MoveAction): void {
  const mine = player(table, seat);
  const cost = costAt(mine.slots, to);
  table.events.push({ type: "moved", seat, figure, from: mine[figure], to, cost });
  mine[figure] = to;
  table.pending.push({ kind: "endTurn" }, { kind: "pay", hours: cost.hours });
  if (cost.corruption > 0) table.pending.push({ kind: "corruption", cards: cost.corruption });
  if (isPortal(to)) portalAction(table, seat, to);
  else if (figure === "assistant") table.pending.push({ kind: "freeze" });
  else table.pending.push({ kind: "shift", column: to === "LC" ? "left" : "right" });
}

/** CM-31..CM-35; what cannot be done is left out (CM-A 11). */
function portalAction(table: Table, seat: Seat, portal: Portal): void {
  const { slots, shelf } = player(table, seat);
  const action = actionAt(slots, portal);
  switch (action.kind) {
    case "artifact":
      if (inSupply(shelf, "large", action.colour) > 0)
        gainGoods(table, seat, { size: "large", colour: action.colour, count: 1 });
      else inVain(table, seat);
      break;
    case "relicPair": {
      const colours = action.colours.filter((colour) => inSupply(shelf, "small", colour) > 0);
      const [only] = colours;
      if (only === undefined) inVain(table, seat);
      else if (colours.length === 1)
        gainGoods(table, seat, { size: "small", colour: only, count: 1 }); // CM-A 27
      else table.pending.push({ kind: "relic", colours, sponsor: false });
      break;
    }
    case "relicOrSponsor":
      if (inSupply(shelf, "small", action.colour) === 0) sponsorNow(table, seat, action.colour, "CM-A 26");
      else table.pending.push({ kind: "relic", colours: [action.colour], sponsor: true });
      break;
    case "recruit":
      if (table.town.square.length > 0) table.pending.push({ kind: "recruit" });
      else inVain(table, seat);
      break;
    case "activate":
      table.pending.push({ kind: "staff", used: [] });
      break;
  }
}

const inVain = (table: Table, seat: Seat): void => {
  table.events.push({ type: "inVain", seat, rule: "CM-A 11" });
};

/** CM-26..CM-28: in at the top, out at the bottom; the tile that leaves is flipped, those on the board never. */
function shift(table: Table, seat: Seat, { tile }: ActionOf<"shift">): void {
  const { column } = table.pending.pop() as Extract<Frame, { kind: "shift" }>;
  const mine = player(table, seat);
  const { top, bottom } = COLUMNS[column];
  const chosen = mine.stream.find((laid) => laid.tile === tile) as LaidTile;
  const leaving = mine.slots[bottom];
  const out: LaidTile = { tile: leaving.tile, side: leaving.side === "white" ? "blue" : "white" };
  mine.slots = { ...mine.slots, [top]: chosen, [bottom]: mine.slots[top] };
  mine.stream = [...mine.stream.filter((laid) => laid !== chosen), out];
  table.events.push({ type: "shifted", seat, column, tile: chosen, out });
}

/** BG-65..BG-67: the place, then the Square is refilled. */
function place(table: Table, seat: Seat, { ability }: ActionOf<"place">): void {
  const { card } = table.pending.pop() as Extract<Frame, { kind: "place" }>;
  const mine = player(table, seat);
  const replaced = mine.staff[ability];
  mine.staff = { ...mine.staff, [ability]: card };
  if (replaced !== undefined) table.town = { ...table.town, gone: [...table.town.gone, replaced] };
  table.events.push({ type: "placed", seat, card, ability, ...(replaced && { replaced }) });
  refill(table, "BG-67");
}

/** CM-A 20: once each. */
function useStaff(table: Table, ability: Ability): void {
  const { used } = table.pending.pop() as Extract<Frame, { kind: "staff" }>;
  table.pending.push({ kind: "staff", used: [...used, ability] });
}

type Lot = readonly [size: Size, colour: Colour, count: number];
function swapGoods(
  table: Table,
  seat: Seat,
  [size, colour, count]: Lot,
  [size2, colour2, count2]: Lot,
): void {
  const mine = player(table, seat);
  mine.shelf = plus(plus(mine.shelf, size, colour, -count), size2, colour2, count2);
}

/** CM-23, CM-24: each token spent closes the icon it goes back to. */
function pay(table: Table, seat: Seat, { frozen = [] }: ActionOf<"pay">): void {
  const { hours } = table.pending.pop() as Extract<Frame, { kind: "pay" }>;
  const mine = player(table, seat);
  mine.open = mine.open.filter((icon) => !frozen.includes(icon));
  if (frozen.length > 0) table.events.push({ type: "paid", seat, frozen, hours });
  resolveClock(table, hours - frozen.length);
}
