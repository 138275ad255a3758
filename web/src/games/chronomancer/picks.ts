/**
 * What a player points at on the way to an action: a figure, a space, a card. Every action is a set of picks, so
 * what can be chosen next is a question about sets; in which order things are chosen does not matter.
 */

import type {
  Ability,
  Action,
  Boat,
  Colour,
  CorruptionId,
  Dock,
  Figure,
  Frame,
  Piece,
  Size,
  Space,
  TileId,
  TownsfolkId,
} from "@chronarium/chronomancer";
import { unreachable } from "@chronarium/kernel";

export type Pick =
  | `figure ${Figure}`
  | `space ${Space}`
  /** A Frozen Hour that is taken, and one that is spent. */
  | `icon ${Colour}`
  | `spend ${Colour}`
  | `tile ${TileId}`
  | `card ${TownsfolkId}`
  | `ability ${Ability}`
  | `corruption ${CorruptionId}`
  | `hall ${Colour}`
  /** A Good that leaves the shelf, and one that comes. */
  | `give ${Size} ${Colour}`
  | `take ${Size} ${Colour}`
  /** A piece in hand. */
  | `piece ${Piece}`
  /** A piece on a boat. */
  | `aboard ${Boat} ${Piece}`
  | `boat ${Boat}`
  | `dock ${Dock}`
  | "draw"
  | "pass";

/** What a place on the table can mean, the likelier meaning first. */
export type Place =
  | { readonly on: "figure"; readonly figure: Figure }
  | { readonly on: "space"; readonly space: Space }
  | { readonly on: "icon"; readonly colour: Colour }
  | { readonly on: "tile"; readonly tile: TileId }
  | { readonly on: "card"; readonly card: TownsfolkId }
  | { readonly on: "ability"; readonly ability: Ability }
  | { readonly on: "corruption"; readonly card: CorruptionId }
  | { readonly on: "hall"; readonly piece: Piece }
  | { readonly on: "good"; readonly size: Size; readonly colour: Colour }
  | { readonly on: "boat"; readonly boat: Boat }
  | { readonly on: "seat"; readonly boat: Boat; readonly piece: Piece }
  | { readonly on: "dock"; readonly dock: Dock };

/** While something is paid, an icon is a Frozen Hour to spend and nothing else. */
export function meanings(place: Place, frame?: Frame): readonly Pick[] {
  switch (place.on) {
    case "figure":
      return [`figure ${place.figure}`];
    case "space":
      return [`space ${place.space}`];
    case "icon":
      return frame?.kind === "pay"
        ? [`spend ${place.colour}`]
        : [`icon ${place.colour}`, `spend ${place.colour}`];
    case "tile":
      return [`tile ${place.tile}`];
    case "card":
      return [`card ${place.card}`];
    case "ability":
      return [`ability ${place.ability}`];
    case "corruption":
      return [`corruption ${place.card}`];
    case "hall":
      return place.piece === "X" ? [] : [`hall ${place.piece}`];
    case "good":
      return [`give ${place.size} ${place.colour}`, `take ${place.size} ${place.colour}`];
    case "boat":
      return [`boat ${place.boat}`];
    case "seat":
      return [`aboard ${place.boat} ${place.piece}`];
    case "dock":
      return [`dock ${place.dock}`];
    default:
      return unreachable(place);
  }
}

/** The picks that make up an action. Sales are made in the ledger of the market. */
export function picksOf(frame: Frame | undefined, action: Action): readonly Pick[] {
  switch (action.type) {
    case "move":
      return [`figure ${action.figure}`, `space ${action.to}`];
    case "freeze":
      return action.icons.map((icon): Pick => `icon ${icon}`);
    case "pay":
      return (action.frozen ?? []).map((icon): Pick => `spend ${icon}`);
    case "shift":
      return [`tile ${action.tile}`];
    case "relic":
      return [`take small ${action.colour}`];
    case "gain":
      return frame?.kind === "deed" && frame.deed.kind === "gain"
        ? [`take ${frame.deed.size} ${action.colour}`]
        : [];
    case "sponsor":
      return [`hall ${action.faction}`];
    case "recruit":
      return [`card ${action.card}`];
    case "place":
      return [`ability ${action.ability}`];
    case "discard":
      return frame?.kind === "staff"
        ? ["ability security", `corruption ${action.card}`]
        : [`corruption ${action.card}`];
    case "draw":
      return ["draw"];
    case "seat":
      return frame?.kind === "seat" && frame.pieces.length > 1
        ? [`piece ${action.piece}`, `boat ${action.boat}`]
        : [`boat ${action.boat}`];
    case "returnPiece":
      return [`aboard ${action.boat} ${action.piece}`];
    case "movePiece":
      return [`aboard ${action.from} ${action.piece}`, `boat ${action.to}`];
    case "swapPieces":
      return [`aboard ${action.boat} ${action.piece}`, `aboard ${action.with} ${action.other}`];
    case "recombobulate":
      return ["ability recombobulator", `give small ${action.from}`, `take small ${action.to}`];
    case "embiggen":
      return ["ability embiggener", `give small ${action.colour}`];
    case "fracture":
      return ["ability fractor", `give large ${action.colour}`];
    case "dock":
      return [`dock ${action.dock}`];
    case "pass":
      return ["pass"];
    case "sell":
    case "close":
      return [];
    default:
      return unreachable(action);
  }
}

/** An action with its picks; the sets of one frame are worked out once. */
export type Way = { readonly action: Action; readonly picks: readonly Pick[] };

const agrees = ({ picks }: Way, chosen: readonly Pick[]): boolean =>
  chosen.every((pick) => picks.includes(pick));

/** What could be picked besides what is chosen. */
export function litBy(ways: readonly Way[], chosen: readonly Pick[]): ReadonlySet<Pick> {
  const lit = new Set<Pick>();
  for (const way of ways)
    if (agrees(way, chosen)) for (const pick of way.picks) if (!chosen.includes(pick)) lit.add(pick);
  return lit;
}

/** The action that is meant: all its picks are chosen, or no other action agrees with those that are. */
export function meant(ways: readonly Way[], chosen: readonly Pick[]): Action | undefined {
  const open = ways.filter((way) => agrees(way, chosen));
  const whole = open.find(({ picks }) => picks.length === chosen.length);
  return (whole ?? (chosen.length > 0 && open.length === 1 ? open[0] : undefined))?.action;
}
