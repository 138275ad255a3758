/**
 * What a line of play is for, as facts: Goods and their buyers, Gold from the Halls, staff, boats, the Clock. All of it
 * follows from what lies open on the table and from events that are sure, so nothing hidden can be told.
 */
import { foresee, type Seat } from "@chronarium/kernel";
import type { Action, SellAction } from "../actions.ts";
import { freeDocks } from "../boats.ts";
import { CONFIG } from "../config.ts";
import { rogueIcons } from "../corruption.ts";
import type { Event } from "../events.ts";
import { actionAt, costAt } from "../portal.ts";
import type { BoatState, LaidTile, Player, State } from "../state.ts";
import { chronomancerTable } from "../table-rules.ts";
import {
  type Boat,
  COLOURS,
  type Colour,
  type Cost,
  type Dock,
  type Piece,
  type Portal,
  type PortalAction,
  SIZES,
  type Size,
} from "../tables.ts";
import type { TownsfolkId } from "../townsfolk.ts";
import { iconsWorth, landingWorth, shelfWorth } from "./explain.ts";
import { afterEvent } from "./picture.ts";
import { hitOf, type Place } from "./places.ts";
import { shifted, turnForecast } from "./turn.ts";
import { bringsIn } from "./worth.ts";

export type Purpose = {
  readonly rule: string;
} /** Goods that come to the shelf: what the piers would pay for them as they stand, who is still at sea. */ & (
  | {
      readonly kind: "goods";
      readonly size: Size;
      readonly colour: Colour;
      readonly count: number;
      readonly gold: number;
      readonly ashore: number;
      readonly atSea: number;
    }
  | { readonly kind: "sponsored"; readonly faction: Colour; readonly gold: number }
  | { readonly kind: "opens"; readonly icons: readonly Colour[]; readonly gold: number }
  | { readonly kind: "recruits"; readonly card: TownsfolkId; readonly gold: number }
  /** Corruption that is got rid of, and what it would have cost as the Lair stands (BG-72). */
  | { readonly kind: "cleans"; readonly cards: number; readonly gold: number }
  | {
      readonly kind: "lands";
      readonly boat: Boat;
      readonly dock: Dock;
      readonly pieces: readonly Piece[];
      readonly gold: number;
    }
  | { readonly kind: "fills"; readonly boat: Boat; readonly docks: readonly Dock[] }
  /** Somebody takes a seat: what those aboard would buy of the own shelf where the boat can go. */
  | { readonly kind: "boards"; readonly boat: Boat; readonly piece: Piece; readonly gold: number }
  | {
      readonly kind: "opensPortal";
      readonly portal: Portal;
      readonly does: PortalAction;
      readonly cost: Cost;
    }
  | { readonly kind: "sells"; readonly action: SellAction; readonly gold: number; readonly debt: number }
  | { readonly kind: "saves"; readonly hours: number; readonly icons: readonly Colour[] }
  | { readonly kind: "again" }
  | { readonly kind: "draws"; readonly pieces: number }
  | { readonly kind: "costs"; readonly cost: Cost }
  | { readonly kind: "inVain" }
);

/** In the order in which they are told, unless Gold decides. */
const RANK: readonly Purpose["kind"][] = [
  "sells",
  "sponsored",
  "goods",
  "lands",
  "recruits",
  "cleans",
  "opens",
  "fills",
  "boards",
  "opensPortal",
  "saves",
  "again",
  "draws",
  "inVain",
  "costs",
];
const worth = (purpose: Purpose): number => ("gold" in purpose ? purpose.gold : 0);

export function purposesOf(state: State, seat: Seat, actions: readonly Action[]): readonly Purpose[] {
  const { events } = foresee(chronomancerTable, state, seat, actions);
  const own = events.filter((event) => !("seat" in event) || event.seat === seat);
  const after = own.reduce(afterEvent, state);
  const found = [
    ...goods(state, after, seat),
    ...own.flatMap((event) => ofEvent(state, after, seat, event)),
    ...actions.flatMap((action) => ofAction(state, seat, action)),
    ...ofClock(state, seat, actions, after),
  ];
  return found.toSorted((a, b) => worth(b) - worth(a) || RANK.indexOf(a.kind) - RANK.indexOf(b.kind));
}

const ashore = ({ boats }: State, piece: Piece, docked: boolean): number =>
  boats
    .filter(({ dock }) => (dock !== null) === docked)
    .flatMap(({ pieces }) => pieces)
    .filter((each) => each === piece).length;

/** BG-46: what comes to the shelf, each kind with what it adds to the sales on the piers as they stand. */
function goods(before: State, after: State, seat: Seat): readonly Purpose[] {
  const [was, is] = [(before.players[seat] as Player).shelf, (after.players[seat] as Player).shelf];
  return SIZES.flatMap((size) =>
    COLOURS.flatMap((colour): readonly Purpose[] => {
      const count = is[size][colour] - was[size][colour];
      if (count <= 0) return [];
      const only = { ...was, [size]: { ...was[size], [colour]: is[size][colour] } };
      return [
        {
          kind: "goods",
          size,
          colour,
          count,
          gold: shelfWorth(after.boats, only) - shelfWorth(after.boats, was),
          ashore: ashore(after, colour, true),
          atSea: ashore(after, colour, false),
          rule: "BG-46",
        },
      ];
    }),
  );
}

function ofEvent(before: State, after: State, seat: Seat, event: Event): readonly Purpose[] {
  switch (event.type) {
    case "sponsored":
      return event.who === seat && event.when === "now"
        ? [{ kind: "sponsored", faction: event.faction, gold: event.gold, rule: "BG-57" }]
        : [];
    case "froze": {
      const gold = event.icons.reduce((sum, icon) => sum + before.halls[icon], 0);
      return event.icons.length === 0 ? [] : [{ kind: "opens", icons: event.icons, gold, rule: "CM-21" }];
    }
    case "recruited": {
      const { card } = event;
      return [{ kind: "recruits", card, gold: iconsWorth(before, card), rule: "BG-71" }];
    }
    case "corruptionDiscarded":
      return [{ kind: "cleans", cards: 1, gold: rogueIcons([event.card]) * before.lair, rule: "BG-72" }];
    case "docked": {
      const { pieces } = after.boats[event.boat - 1] as BoatState;
      const { shelf } = after.players[seat] as Player;
      const gold = landingWorth(after, shelf, event.boat, event.dock);
      return [{ kind: "lands", boat: event.boat, dock: event.dock, pieces, gold, rule: "BG-36" }];
    }
    case "seated":
      return boards(after, seat, event.boat, event.piece);
    case "pieceMoved":
      return boards(after, seat, event.to, event.piece);
    case "shifted":
      return portals(before, seat, event.column, event.tile);
    case "inVain":
      return [{ kind: "inVain", rule: event.rule }];
    default:
      return [];
  }
}

/** BG-36, BG-37. */
function boards(after: State, seat: Seat, boat: Boat, piece: Piece): readonly Purpose[] {
  const { pieces, dock } = after.boats[boat - 1] as BoatState;
  if (dock !== null) return [];
  const docks = freeDocks(after, boat);
  if (pieces.length >= CONFIG.seats) return [{ kind: "fills", boat, docks, rule: "BG-36" }];
  const { shelf } = after.players[seat] as Player;
  const gold = Math.max(0, ...docks.map((each) => landingWorth(after, shelf, boat, each)));
  return [{ kind: "boards", boat, piece, gold, rule: "BG-30" }];
}

/** CM-26: the portals that a tile makes cheaper, or that do something else then. */
function portals(before: State, seat: Seat, column: "left" | "right", tile: LaidTile): readonly Purpose[] {
  const mine = before.players[seat] as Player;
  const { slots, portals: changed } = shifted(mine, column, tile);
  return changed
    .filter(
      (portal) => JSON.stringify(actionAt(slots, portal)) !== JSON.stringify(actionAt(mine.slots, portal)),
    )
    .map((portal) => ({
      kind: "opensPortal",
      portal,
      does: actionAt(slots, portal),
      cost: costAt(slots, portal),
      rule: "CM-29",
    }));
}

function ofAction(state: State, seat: Seat, action: Action): readonly Purpose[] {
  switch (action.type) {
    case "move": {
      const cost = costAt((state.players[seat] as Player).slots, action.to);
      return cost.hours + cost.corruption === 0 ? [] : [{ kind: "costs", cost, rule: "CM-30" }];
    }
    case "sell":
      return [{ kind: "sells", action, ...bringsIn(state, action), rule: "BG-46" }];
    case "pay": {
      const icons = action.frozen ?? [];
      return icons.length === 0 ? [] : [{ kind: "saves", hours: icons.length, icons, rule: "CM-23" }];
    }
    default:
      return [];
  }
}

/** BG-28, BG-30: who acts next, and how many pieces are drawn on the way. */
function ofClock(state: State, seat: Seat, actions: readonly Action[], later: State): readonly Purpose[] {
  if (!actions.some(({ type }) => type === "move")) return [];
  const turn = turnForecast(state, seat, actions, later);
  if (turn === undefined) return [];
  const others = state.players.length + (state.peddler === null ? 0 : 1) > 1;
  return [
    ...(others && turn.next === seat ? [{ kind: "again", rule: "BG-28" } as const] : []),
    ...(turn.draws === 0 ? [] : [{ kind: "draws", pieces: turn.draws, rule: "BG-30" } as const]),
  ];
}

/** Where to look: what is moved or taken first, then where it goes, then what it is for. */
export function placesOf(actions: readonly Action[], purposes: readonly Purpose[]): readonly Place[] {
  const found = new Map<string, Place>();
  for (const place of [...actions.flatMap(placesIn), ...purposes.slice(0, 2).flatMap(placesFor)])
    found.set(hitOf(place), place);
  return [...found.values()].slice(0, 3);
}

/** Deeds of the Townsfolk may name one boat, or two. */
function boatsOf(action: Action): readonly Place[] {
  const boats = ["boat" in action ? action.boat : undefined, "with" in action ? action.with : undefined];
  return boats.flatMap((boat) => (boat === undefined ? [] : [{ on: "boat", boat }]));
}

function placesIn(action: Action): readonly Place[] {
  switch (action.type) {
    case "move":
      return [
        { on: "figure", figure: action.figure },
        { on: "space", space: action.to },
      ];
    case "freeze":
      return action.icons.map((colour) => ({ on: "icon", colour }));
    case "shift":
      return [{ on: "tile", tile: action.tile }];
    case "relic":
    case "embiggen":
      return [{ on: "good", size: "small", colour: action.colour }];
    case "recombobulate":
      return [
        { on: "good", size: "small", colour: action.from },
        { on: "good", size: "small", colour: action.to },
      ];
    case "fracture":
      return [{ on: "good", size: "large", colour: action.colour }];
    case "sell":
      return SIZES.filter((size) => action[size][0] + action[size][1] > 0).map((size) => ({
        on: "good",
        size,
        colour: action.colour,
      }));
    case "recruit":
      return [{ on: "card", card: action.card }];
    case "place":
      return [{ on: "ability", ability: action.ability }];
    case "discard":
      return [{ on: "corruption", card: action.card }];
    case "sponsor":
      return [{ on: "hall", piece: action.faction }];
    case "seat":
    case "returnPiece":
      return [{ on: "boat", boat: action.boat }];
    case "movePiece":
      return [
        { on: "boat", boat: action.from },
        { on: "boat", boat: action.to },
      ];
    case "dock":
      return [{ on: "dock", dock: action.dock }];
    case "pay":
      return (action.frozen ?? []).map((colour) => ({ on: "icon", colour }));
    default:
      return boatsOf(action);
  }
}

function placesFor(purpose: Purpose): readonly Place[] {
  switch (purpose.kind) {
    case "sponsored":
      return [{ on: "hall", piece: purpose.faction }];
    case "fills":
    case "boards":
    case "lands":
      return [{ on: "boat", boat: purpose.boat }];
    case "opensPortal":
      return [{ on: "space", space: purpose.portal }];
    default:
      return [];
  }
}
