/** The one source of legality: why an action is not allowed, with the rule that says so (KH-136). */
import type { Refusal, Seat } from "@chronarium/kernel";
import { unreachable } from "@chronarium/kernel";
import type { Action, ActionOf, BuildAction, DemolishAction, UpgradeAction } from "./actions.ts";
import { isBuildingEra } from "./actions.ts";
import { countColours, deckHasCards } from "./cards.ts";
import { type Grid, gridOf, type Place, placeAt, type SquareId } from "./grid.ts";
import {
  type Building,
  buildingAt,
  domainTouched,
  type Layout,
  layoutOf,
  NO_DOMAIN,
  SEVERAL_DOMAINS,
  topMembers,
  topOf,
} from "./layout.ts";
import { capacityOf, surchargeOf } from "./options.ts";
import { paymentRefusal } from "./payment.ts";
import type { Frame, Player, State } from "./state.ts";
import {
  type BuildingType,
  COLOUR_OF,
  COLOURS,
  type Colour,
  DEMOLITION_PRICE,
  type Era,
  EXCHANGE_PRICE,
  JOURNEY_PRICE,
  kindName,
  RENOVATION,
  type Size,
} from "./tables.ts";

/** Every code this game refuses with, for the catalogues and the tests. */
export const REFUSAL_CODES = [
  "khronos/game-over",
  "khronos/not-your-turn",
  "khronos/decision-pending",
  "khronos/nothing-to-decide",
  "khronos/not-an-option",
  "khronos/exchange-too-late",
  "khronos/exchange-once",
  "khronos/not-enough-ecus",
  "khronos/cards-missing",
  "khronos/hand-too-small",
  "khronos/pawn-already-there",
  "khronos/not-on-reason",
  "khronos/off-the-board",
  "khronos/square-taken",
  "khronos/river",
  "khronos/no-tile",
  "khronos/no-cube",
  "khronos/joins-two-domains",
  "khronos/shares-the-top",
  "khronos/too-dear",
  "khronos/no-pawn-there",
  "khronos/pawns-cannot-carry",
  "khronos/pawn-exhausted",
  "khronos/pawn-elsewhere",
  "khronos/wrong-payment",
  "khronos/wrong-surcharge",
  "khronos/no-building-there",
  "khronos/not-your-building",
  "khronos/not-larger",
  "khronos/does-not-cover",
  "khronos/not-demolishable",
  "khronos/not-civil",
  "khronos/full",
  "khronos/not-a-ruin",
  "khronos/too-many-cards",
  "khronos/not-in-the-row",
  "khronos/deck-empty",
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

const no = (code: RefusalCode, rule: string, params: Refusal["params"] = {}): Refusal => ({
  code,
  params,
  rule,
});

export function refusal(state: State, seat: Seat, action: Action): Refusal | undefined {
  if (state.over) return no("khronos/game-over", "KH-117");
  const frame = state.pending.at(-1);
  return frame === undefined ? turnRefusal(state, seat, action) : frameRefusal(state, seat, action, frame);
}

function turnRefusal(state: State, seat: Seat, action: Action): Refusal | undefined {
  if (seat !== state.turn.seat) return no("khronos/not-your-turn", "KH-11", { seat: state.turn.seat });
  switch (action.type) {
    case "exchange":
      return exchangeRefusal(state, seat, action);
    case "travel":
      return travelRefusal(state, seat, action);
    case "build":
      return buildRefusal(state, seat, action);
    case "upgrade":
      return upgradeRefusal(state, seat, action);
    case "demolish":
      return demolishRefusal(state, seat, action);
    case "populate":
      return populateRefusal(state, seat, action);
    case "renovate":
      return renovateRefusal(state, seat, action);
    case "end":
      return undefined; // KH-22
    case "keep":
    case "draw":
    case "chooseLoser":
    case "placeDownsized":
    case "chooseKeeper":
      return no("khronos/nothing-to-decide", "KH-88", { decision: action.type });
    default:
      return unreachable(action);
  }
}

/** What a frame waits for: the action that answers it. */
export const answerTo = (frame: Frame): Action["type"] =>
  frame.kind === "question" ? frame.question.kind : frame.kind;
export const askedSeat = (frame: Frame): Seat =>
  frame.kind === "question" ? frame.question.seat : frame.seat;

function frameRefusal(state: State, seat: Seat, action: Action, frame: Frame): Refusal | undefined {
  const decision = answerTo(frame);
  const waiting = askedSeat(frame);
  if (seat !== waiting || action.type !== decision)
    return no("khronos/decision-pending", "KH-88", { seat: waiting, decision });
  switch (action.type) {
    case "keep":
      return cardsRefusal(state, seat, action.cards ?? [], "KH-20");
    case "draw":
      return drawRefusal(state, action);
    case "chooseLoser":
    case "placeDownsized":
      return optionRefusal(frame, action.at);
    case "chooseKeeper":
      return optionRefusal(frame, action.player);
    default:
      throw new Error(`${action.type} answers no frame`);
  }
}

function optionRefusal(frame: Frame, answer: SquareId | Seat): Refusal | undefined {
  if (frame.kind !== "question") return undefined;
  const { options, rule } = frame.question;
  if ((options as readonly (SquareId | Seat)[]).includes(answer)) return undefined;
  return no("khronos/not-an-option", rule, { answer, options: options.join(" ") });
}

function drawRefusal(state: State, { from }: ActionOf<"draw">): Refusal | undefined {
  if (from === "deck") {
    return deckHasCards(state) ? undefined : no("khronos/deck-empty", "KH-119");
  }
  if (state.row.includes(from)) return undefined;
  return no("khronos/not-in-the-row", "KH-131", { colour: from, row: state.row.join(" ") });
}

/** Are these cards in hand? */
function cardsRefusal(state: State, seat: Seat, cards: readonly Colour[], rule: string): Refusal | undefined {
  const held = countColours((state.players[seat] as Player).hand);
  const wanted = countColours(cards);
  const short = COLOURS.findIndex((_, i) => (wanted[i] as number) > (held[i] as number));
  if (short === -1) return undefined;
  return no("khronos/cards-missing", rule, {
    colour: COLOURS[short] as Colour,
    cards: wanted[short] as number,
    held: held[short] as number,
  });
}

function ecusRefusal(state: State, seat: Seat, price: number): Refusal | undefined {
  const { ecus } = state.players[seat] as Player;
  return ecus >= price ? undefined : no("khronos/not-enough-ecus", "KH-122", { price, ecus });
}

function exchangeRefusal(state: State, seat: Seat, { cards }: ActionOf<"exchange">): Refusal | undefined {
  if (state.turn.exchanged) return no("khronos/exchange-once", "KH-13");
  if (state.turn.acted) return no("khronos/exchange-too-late", "KH-13");
  return ecusRefusal(state, seat, EXCHANGE_PRICE) ?? cardsRefusal(state, seat, cards, "KH-13");
}

function travelRefusal(state: State, seat: Seat, { pawn, to }: ActionOf<"travel">): Refusal | undefined {
  if ((state.players[seat] as Player).pawns[pawn] === to)
    return no("khronos/pawn-already-there", "KH-14", { pawn, era: to });
  return ecusRefusal(state, seat, JOURNEY_PRICE);
}

/** The board, its tables and what stands on it. */
function lookAt(state: State, era: Era): { grid: Grid; layout: Layout } {
  const grid = gridOf(state.options.map);
  return { grid, layout: layoutOf(grid, state.hamlets, state.boards[era]) };
}

function buildRefusal(state: State, seat: Seat, action: BuildAction): Refusal | undefined {
  const { era, building, size, at, pay, extra = [] } = action;
  if (!isBuildingEra(era)) return no("khronos/not-on-reason", "KH-52");
  const { grid, layout } = lookAt(state, era);
  const place = placeAt(grid, at, size);
  if (place === undefined)
    return no("khronos/off-the-board", "KH-23", { kind: kindName(building, size), at });
  const refused =
    groundRefusal(layout, place, building, undefined) ??
    stockRefusal(state, building, size) ??
    (building === "civil" ? undefined : cubeRefusal(state, seat, "KH-121")) ??
    domainRefusal(layout, place, building, undefined);
  if (refused !== undefined) return refused;
  const surcharge = surchargeOf(state.options, state.players.length, place);
  const price = { colour: COLOUR_OF[building], base: size, surcharge, rule: "KH-25" };
  return paymentRefusal(state, seat, era, price, pay, extra);
}

function upgradeRefusal(state: State, seat: Seat, action: UpgradeAction): Refusal | undefined {
  const { era, from, size, at, pay, extra = [] } = action;
  if (!isBuildingEra(era)) return no("khronos/not-on-reason", "KH-52");
  const { grid, layout } = lookAt(state, era);
  const old = buildingAt(layout, from);
  if (old === undefined) return no("khronos/no-building-there", "KH-31", { era, at: from });
  const owner = old.tile !== undefined && "owner" in old.tile ? old.tile.owner : undefined;
  if (owner !== undefined && owner !== seat && !state.options.upgradeOthers)
    return no("khronos/not-your-building", "KH-31", {
      kind: kindName(old.type, old.size),
      at: from,
      seat: owner,
    });
  if (size <= old.size)
    return no("khronos/not-larger", "KH-31", { kind: kindName(old.type, old.size), at: from });
  const place = placeAt(grid, at, size);
  if (place === undefined)
    return no("khronos/off-the-board", "KH-23", { kind: kindName(old.type, size), at });
  if (!old.place.squares.every((square) => place.squares.includes(square)))
    return no("khronos/does-not-cover", "KH-32", { kind: kindName(old.type, size), at, from });
  const refused =
    groundRefusal(layout, place, old.type, old) ??
    stockRefusal(state, old.type, size) ??
    domainRefusal(layout, place, old.type, old);
  if (refused !== undefined) return refused;
  const surcharge = surchargeOf(state.options, state.players.length, place);
  const price = { colour: COLOUR_OF[old.type], base: size - old.size, surcharge, rule: "KH-33" };
  return paymentRefusal(state, seat, era, price, pay, extra);
}

/** KH-24, KH-32, KH-47: free squares, and no river but under Towns and Cities. */
function groundRefusal(
  layout: Layout,
  place: Place,
  type: BuildingType,
  old: Building | undefined,
): Refusal | undefined {
  for (const square of place.squares) {
    const building = layout.buildings[layout.occupant[square] as number];
    if (building === undefined || building === old) continue;
    return no("khronos/square-taken", old === undefined ? "KH-24" : "KH-32", {
      square: layout.grid.names[square] as SquareId,
      kind: kindName(building.type, building.size),
      at: place.at,
    });
  }
  if (place.river && (type !== "civil" || place.size === 1))
    return no("khronos/river", "KH-47", { kind: kindName(type, place.size), at: place.at });
  return undefined;
}

function stockRefusal(state: State, type: BuildingType, size: Size): Refusal | undefined {
  return (state.stock[type][size - 1] as number) > 0
    ? undefined
    : no("khronos/no-tile", "KH-27", { kind: kindName(type, size) });
}

function cubeRefusal(state: State, seat: Seat, rule: string): Refusal | undefined {
  return (state.players[seat] as Player).cubes > 0 ? undefined : no("khronos/no-cube", rule);
}

/** Dominion (KH-43, KH-45), then Hierarchy (KH-41). */
function domainRefusal(
  layout: Layout,
  place: Place,
  type: BuildingType,
  old: Building | undefined,
): Refusal | undefined {
  if (type === "civil") return undefined; // KH-44, KH-40
  const kind = kindName(type, place.size);
  const touched = domainTouched(layout, place, old);
  if (touched === SEVERAL_DOMAINS)
    return no("khronos/joins-two-domains", old === undefined ? "KH-43" : "KH-45", { kind, at: place.at });
  if (touched !== NO_DOMAIN && topOf(layout, touched, type) === place.size) {
    const [rival] = topMembers(layout, touched, type);
    return no("khronos/shares-the-top", "KH-41", { kind, at: place.at, rival: (rival as Building).at });
  }
  return undefined;
}

function demolishRefusal(state: State, seat: Seat, { era, at, pay }: DemolishAction): Refusal | undefined {
  if (!isBuildingEra(era)) return no("khronos/not-on-reason", "KH-35");
  const { layout } = lookAt(state, era);
  const building = buildingAt(layout, at);
  if (building === undefined) return no("khronos/no-building-there", "KH-35", { era, at });
  if (building.tile === undefined || building.size > 1)
    return no("khronos/not-demolishable", "KH-36", { kind: kindName(building.type, building.size), at });
  const price = { colour: COLOUR_OF[building.type], base: 1, surcharge: 0, rule: "KH-35" };
  return ecusRefusal(state, seat, DEMOLITION_PRICE) ?? paymentRefusal(state, seat, era, price, pay, []);
}

function populateRefusal(state: State, seat: Seat, { at, pay }: ActionOf<"populate">): Refusal | undefined {
  const { layout } = lookAt(state, "reason");
  const building = buildingAt(layout, at);
  if (building === undefined) return no("khronos/no-building-there", "KH-90", { era: "reason", at });
  if (building.type !== "civil")
    return no("khronos/not-civil", "KH-90", { kind: kindName(building.type, building.size), at });
  const capacity = capacityOf(state.options, building.size);
  if (population(state, building) >= capacity)
    return no("khronos/full", "KH-91", { kind: kindName("civil", building.size), at, capacity });
  const price = { colour: COLOUR_OF.civil, base: 1, surcharge: 0, rule: "KH-90" };
  return cubeRefusal(state, seat, "KH-93") ?? paymentRefusal(state, seat, "reason", price, pay, []);
}

/** Cubes of all players on a civil building on Reason. */
export function population(state: Pick<State, "boards">, building: Building): number {
  if (building.tile !== undefined && "cubes" in building.tile)
    return building.tile.cubes.reduce((a, b) => a + b, 0);
  return state.boards.reason.hamletCubes[building.at] === undefined ? 0 : 1;
}

function renovateRefusal(state: State, seat: Seat, { at, pay }: ActionOf<"renovate">): Refusal | undefined {
  const { layout } = lookAt(state, "reason");
  const building = buildingAt(layout, at);
  if (building === undefined) return no("khronos/no-building-there", "KH-101", { era: "reason", at });
  const { tile } = building;
  if (tile === undefined || !("renovated" in tile) || tile.renovated)
    return no("khronos/not-a-ruin", "KH-101", { kind: kindName(building.type, building.size), at });
  const missing = RENOVATION[tile.size] - (tile.progress === undefined ? 0 : 1);
  const cards = pay[0] + pay[1];
  if (cards > missing)
    return no("khronos/too-many-cards", "KH-102", {
      kind: kindName(tile.type, tile.size),
      at,
      cards: missing,
    });
  if (cards < missing && cards > 0) {
    const refused = cubeRefusal(state, seat, "KH-106");
    if (refused !== undefined) return refused;
  }
  const price = { colour: COLOUR_OF[tile.type], base: Math.max(cards, 1), surcharge: 0, rule: "KH-101" };
  return paymentRefusal(state, seat, "reason", price, pay, []);
}
