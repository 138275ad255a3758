/**
 * Every legal action, straight from the tables. Much faster than trying all candidates; the tests prove on small
 * boards that the list is exactly what `refusal` lets pass.
 */
import type { Seat } from "@chronarium/kernel";
import { unreachable } from "@chronarium/kernel";
import type { Action, Pay } from "./actions.ts";
import { countColours, deckHasCards } from "./cards.ts";
import { type Grid, gridOf, type Place, placesContaining } from "./grid.ts";
import {
  type Building,
  domainTouched,
  type Layout,
  layoutOf,
  SEVERAL_DOMAINS,
  TYPE_INDEX,
} from "./layout.ts";
import { capacityOf, surchargeOf } from "./options.ts";
import { allowance, choose, MOST_CARDS, type Price, splits, surcharges } from "./payment.ts";
import { askedSeat, population } from "./refusal.ts";
import type { Frame, Player, Relic, State } from "./state.ts";
import {
  BUILDING_ERAS,
  type BuildingEra,
  type BuildingType,
  COLOUR_OF,
  COLOURS,
  type Colour,
  DEMOLITION_PRICE,
  ERAS,
  EXCHANGE_PRICE,
  JOURNEY_PRICE,
  RENOVATION,
  SIZES,
  type Size,
  TYPES,
} from "./tables.ts";

export function legalActions(state: State, seat: Seat): readonly Action[] {
  if (state.over) return [];
  const frame = state.pending.at(-1);
  if (frame !== undefined) return askedSeat(frame) === seat ? answers(state, frame) : [];
  if (seat !== state.turn.seat) return [];
  const out: Action[] = [];
  exchanges(state, seat, out);
  journeys(state, seat, out);
  for (const era of BUILDING_ERAS) {
    const payments = paymentsOn(state, seat, era);
    if (payments === undefined) continue;
    builds(state, seat, era, payments, out);
    upgrades(state, seat, era, payments, out);
    demolitions(state, seat, era, payments, out);
  }
  const payments = paymentsOn(state, seat, "reason");
  if (payments !== undefined) {
    populations(state, seat, payments, out);
    renovations(state, seat, payments, out);
  }
  out.push({ type: "end" });
  return out;
}

function answers(state: State, frame: Frame): readonly Action[] {
  if (frame.kind === "keep") {
    const held = countColours((state.players[frame.seat] as Player).hand);
    return [0, 1, 2, 3, 4].flatMap((n) =>
      choose(held, n).map((cards): Action => (n === 0 ? { type: "keep" } : { type: "keep", cards })),
    );
  }
  if (frame.kind === "draw") {
    const open = COLOURS.filter((colour) => state.row.includes(colour));
    return [...(deckHasCards(state) ? (["deck"] as const) : []), ...open].map(
      (from): Action => ({ type: "draw", from }),
    );
  }
  const { question } = frame;
  switch (question.kind) {
    case "chooseLoser":
    case "placeDownsized":
      return question.options.map((at): Action => ({ type: question.kind, at }));
    case "chooseKeeper":
      return question.options.map((player): Action => ({ type: "chooseKeeper", player }));
    default:
      return unreachable(question);
  }
}

function exchanges(state: State, seat: Seat, out: Action[]): void {
  const { ecus, hand } = state.players[seat] as Player;
  if (state.turn.acted || state.turn.exchanged || ecus < EXCHANGE_PRICE) return;
  const held = countColours(hand);
  for (const count of [1, 2, 3, 4])
    for (const cards of choose(held, count)) out.push({ type: "exchange", cards });
}

function journeys(state: State, seat: Seat, out: Action[]): void {
  const { ecus, pawns } = state.players[seat] as Player;
  if (ecus < JOURNEY_PRICE) return;
  for (const pawn of [0, 1] as const)
    for (const to of ERAS) if (pawns[pawn] !== to) out.push({ type: "travel", pawn, to });
}

/** How a price can be paid on a board: every split over the pawns with every choice of surcharge cards. */
type Payment = { readonly pay: Pay; readonly extra: readonly Colour[] | undefined };
type Payments = (colour: Colour, base: number, surcharge: number) => readonly Payment[];

/** Undefined when no pawn there can carry a card. Answers are kept: few prices occur, thousands of places ask. */
function paymentsOn(state: State, seat: Seat, era: (typeof ERAS)[number]): Payments | undefined {
  const left = allowance(state, seat, era);
  const { hand } = state.players[seat] as Player;
  if (left[0] + left[1] === 0 || hand.length === 0) return undefined;
  const held = countColours(hand);
  const known = new Map<number, readonly Payment[]>();
  return (colour, base, surcharge) => {
    const index = COLOURS.indexOf(colour);
    const key = (index * 8 + base) * 8 + surcharge;
    let found = known.get(key);
    if (found === undefined) {
      found = (held[index] as number) < base ? [] : waysToPay(hand, left, { colour, base, surcharge });
      known.set(key, found);
    }
    return found;
  };
}

function waysToPay(
  hand: readonly Colour[],
  left: readonly [number, number],
  price: Price,
): readonly Payment[] {
  const total = price.base + price.surcharge;
  if (total > MOST_CARDS || hand.length < total) return [];
  const extras = price.surcharge === 0 ? [undefined] : surcharges(hand, price);
  return splits(left, total).flatMap((pay) => extras.map((extra) => ({ pay, extra })));
}

/** What a board looks like to somebody who builds there. */
type Site = { readonly grid: Grid; readonly layout: Layout };
function siteOf(state: State, era: (typeof ERAS)[number]): Site {
  const grid = gridOf(state.options.map);
  return { grid, layout: layoutOf(grid, state.hamlets, state.boards[era]) };
}

function builds(state: State, seat: Seat, era: BuildingEra, payments: Payments, out: Action[]): void {
  const { grid, layout } = siteOf(state, era);
  const players = state.players.length;
  const hasCube = (state.players[seat] as Player).cubes > 0;
  for (const size of SIZES) {
    const open = TYPES.filter(
      (type) =>
        (state.stock[type][size - 1] as number) > 0 &&
        (type === "civil" || hasCube) &&
        payments(COLOUR_OF[type], size, 0).length > 0,
    );
    if (open.length === 0) continue;
    const held = open.some((type) => type !== "civil");
    const ways = open.map((type) => SURCHARGES.map((cards) => payments(COLOUR_OF[type], size, cards)));
    for (const place of grid.placesOf[size]) {
      if (!isFree(layout, place)) continue;
      const { at } = place;
      const surcharge = surchargeOf(state.options, players, place);
      const touched = held ? domainTouched(layout, place, undefined) : SEVERAL_DOMAINS;
      for (let i = 0; i < open.length; i++) {
        const building = open[i] as BuildingType;
        if (!mayStand(layout, place, building, touched)) continue;
        for (const { pay, extra } of ways[i]?.[surcharge] ?? [])
          out.push(
            extra === undefined
              ? { type: "build", era, building, size, at, pay }
              : { type: "build", era, building, size, at, pay, extra },
          );
      }
    }
  }
}

/** What terrain can cost: mountain alone, or forest and mountain with `terrainSum` (KH-48..50). */
const SURCHARGES = [0, 1, 2, 3] as const;

/** River, Dominion and Hierarchy (KH-41, KH-43, KH-47). */
function mayStand(layout: Layout, place: Place, type: Building["type"], touched: number): boolean {
  if (type === "civil") return !place.river || place.size > 1;
  if (place.river || touched === SEVERAL_DOMAINS) return false;
  return touched < 0 || layout.tops[touched * TYPES.length + TYPE_INDEX[type]] !== place.size;
}

/** Thousands of places are asked in every position: plain loops over arrays at hand are worth it here. */
function isFree({ occupant }: Layout, { squares }: Place): boolean {
  for (let i = 0; i < squares.length; i++) if (occupant[squares[i] as number] !== -1) return false;
  return true;
}

function upgrades(state: State, seat: Seat, era: BuildingEra, payments: Payments, out: Action[]): void {
  const { grid, layout } = siteOf(state, era);
  layout.buildings.forEach((old, index) => {
    if (old.size === 3) return;
    if (
      old.tile !== undefined &&
      "owner" in old.tile &&
      old.tile.owner !== seat &&
      !state.options.upgradeOthers
    )
      return;
    for (const size of SIZES) {
      if (size <= old.size || (state.stock[old.type][size - 1] as number) === 0) continue;
      if (payments(COLOUR_OF[old.type], size - old.size, 0).length === 0) continue;
      for (const place of placesContaining(grid, old.place, size)) {
        if (!isFreeBut(layout, place, index)) continue;
        const touched = old.type === "civil" ? SEVERAL_DOMAINS : domainTouched(layout, place, old);
        if (!mayStand(layout, place, old.type, touched)) continue;
        upgradeTo(place, size);
      }
    }
    function upgradeTo(place: Place, size: Size): void {
      const surcharge = surchargeOf(state.options, state.players.length, place);
      for (const { pay, extra } of payments(COLOUR_OF[old.type], size - old.size, surcharge))
        out.push(
          extra === undefined
            ? { type: "upgrade", era, from: old.at, size, at: place.at, pay }
            : { type: "upgrade", era, from: old.at, size, at: place.at, pay, extra },
        );
    }
  });
}

function isFreeBut(layout: Layout, place: Place, building: number): boolean {
  for (const square of place.squares) {
    const occupant = layout.occupant[square];
    if (occupant !== -1 && occupant !== building) return false;
  }
  return true;
}

function demolitions(state: State, seat: Seat, era: BuildingEra, payments: Payments, out: Action[]): void {
  if ((state.players[seat] as Player).ecus < DEMOLITION_PRICE) return;
  for (const tile of state.boards[era].tiles) {
    if (tile.size > 1) continue;
    for (const { pay } of payments(COLOUR_OF[tile.type], 1, 0))
      out.push({ type: "demolish", era, at: tile.at, pay });
  }
}

function populations(state: State, seat: Seat, payments: Payments, out: Action[]): void {
  const ways = payments(COLOUR_OF.civil, 1, 0);
  if ((state.players[seat] as Player).cubes === 0 || ways.length === 0) return;
  for (const building of siteOf(state, "reason").layout.buildings) {
    if (building.type !== "civil" || population(state, building) >= capacityOf(state.options, building.size))
      continue;
    for (const { pay } of ways) out.push({ type: "populate", at: building.at, pay });
  }
}

function renovations(state: State, seat: Seat, payments: Payments, out: Action[]): void {
  const hasCube = (state.players[seat] as Player).cubes > 0;
  for (const tile of state.boards.reason.tiles) {
    if (!("renovated" in tile) || tile.renovated) continue;
    const missing = cardsMissing(tile);
    for (let cards = hasCube ? 1 : missing; cards <= missing; cards++) {
      for (const { pay } of payments(COLOUR_OF[tile.type], cards, 0))
        out.push({ type: "renovate", at: tile.at, pay });
    }
  }
}

/** KH-102, KH-103. */
const cardsMissing = (relic: Relic): number =>
  RENOVATION[relic.size] - (relic.progress === undefined ? 0 : 1);
