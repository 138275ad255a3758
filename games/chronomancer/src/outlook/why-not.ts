/** "Why not?": what a choice that the rules refuse stood for, what is to blame, and what would work instead. */
import type { Refusal, Seat } from "@chronarium/kernel";
import type { Action, MoveAction } from "../actions.ts";
import { type BoardPick, picked } from "../board-picks.ts";
import { deedAttempt } from "../deeds/index.ts";
import { movePieceMeant } from "../deeds/move.ts";
import { actionAt, costAt, isPortal } from "../portal.ts";
import { refusal } from "../refusal.ts";
import { movesOf } from "../ring.ts";
import type { Player, State } from "../state.ts";
import {
  type Ability,
  type Boat,
  COLOURS,
  type Colour,
  FIGURES,
  type Figure,
  type Piece,
  SPACES,
  type Space,
} from "../tables.ts";
import { meanings, type Place } from "./places.ts";

const MOST = 3;

/** The action that a choice without a legal meaning stands for, after these picks. */
export function attemptFor(
  state: State,
  seat: Seat,
  picks: readonly BoardPick[],
  place: Place,
): Action | undefined {
  const frame = state.pending.at(-1);
  const mine = state.players[seat];
  if (mine === undefined) return undefined;
  if (frame?.kind === "deed") {
    const answer = deedAttempt(frame.deed, [...picks, ...meanings(place, frame)], state);
    if (answer !== undefined) return answer;
  }
  switch (place.on) {
    case "figure":
      return { type: "move", figure: place.figure, to: spaceAfter(mine[place.figure], place.figure) };
    case "space":
      return moveTo(state, seat, picked(picks, "figure")[0] as Figure | undefined, place.space);
    case "icon": {
      const wanted = [...picked(picks, "icon"), ...picked(picks, "spend"), place.colour] as Colour[];
      const freezes =
        frame?.kind === "freeze" || (frame?.kind !== "pay" && !mine.open.includes(place.colour));
      return freezes ? { type: "freeze", icons: wanted } : { type: "pay", frozen: wanted };
    }
    case "tile":
      return { type: "shift", tile: place.tile };
    case "card":
      return { type: "recruit", card: place.card };
    case "ability":
      return workOf(mine, place.ability);
    case "corruption":
      return { type: "discard", card: place.card };
    case "hall":
      return place.piece === "X" ? undefined : { type: "sponsor", faction: place.piece };
    case "good":
      return frame?.kind === "staff" ? goodAttempt(picks, place) : { type: "relic", colour: place.colour };
    case "boat":
    case "seat":
      return boatAttempt(state, picks, place);
    case "dock":
      return { type: "dock", dock: place.dock };
  }
}

function spaceAfter(from: Space, figure: Figure): Space {
  const other: readonly Space[] = figure === "assistant" ? ["LC", "RC"] : ["LA", "RA"];
  const start = SPACES.indexOf(from);
  const ring = [...SPACES.slice(start + 1), ...SPACES.slice(0, start)];
  return ring.find((space) => !other.includes(space)) ?? "T1";
}

/** With no figure in hand: one that can go, or the one whose reason is not that the space is the other's. */
function moveTo(state: State, seat: Seat, figure: Figure | undefined, to: Space): Action {
  const moves = (figure === undefined ? FIGURES : [figure]).map((each): MoveAction => {
    return { type: "move", figure: each, to };
  });
  const rank = (move: MoveAction): number => {
    const code = refusal(state, seat, move)?.code;
    return code === undefined ? 0 : DULL.includes(code) ? 2 : 1;
  };
  return moves.reduce((best, move) => (rank(move) < rank(best) ? move : best));
}
const DULL: readonly string[] = ["chronomancer/reserved-space", "chronomancer/must-move"];

function workOf({ shelf, corruption }: Player, ability: Ability): Action {
  const small = COLOURS.find((colour) => shelf.small[colour] > 0) ?? "R";
  const large = COLOURS.find((colour) => shelf.large[colour] > 0) ?? "R";
  switch (ability) {
    case "recombobulator":
      return { type: "recombobulate", from: small, to: small === "R" ? "G" : "R" };
    case "embiggener":
      return { type: "embiggen", colour: small };
    case "fractor":
      return { type: "fracture", colour: large };
    case "security":
      return { type: "discard", card: corruption[0] ?? "C01" };
  }
}

function goodAttempt(picks: readonly BoardPick[], { size, colour }: Extract<Place, { on: "good" }>): Action {
  const given = picked(picks, "give small")[0] as Colour | undefined;
  const ability = picked(picks, "ability")[0];
  if (size === "large" || ability === "fractor") return { type: "fracture", colour };
  if (ability === "embiggener") return { type: "embiggen", colour };
  return given === undefined
    ? { type: "recombobulate", from: colour, to: colour === "R" ? "G" : "R" }
    : { type: "recombobulate", from: given, to: colour };
}

function boatAttempt(
  state: State,
  picks: readonly BoardPick[],
  place: Extract<Place, { on: "boat" | "seat" }>,
): Action {
  const frame = state.pending.at(-1);
  if (frame?.kind !== "seat") {
    const moved = movePieceMeant([...picks, ...meanings(place)], state);
    if (moved !== undefined && (place.on === "boat" || frame?.kind === "rob")) return moved;
  }
  if (place.on === "seat") return { type: "returnPiece", piece: place.piece, boat: place.boat };
  const inHand = frame?.kind === "seat" ? (frame.pieces[0] ?? "R") : "R";
  return {
    type: "seat",
    piece: (picked(picks, "piece")[0] as Piece | undefined) ?? inHand,
    boat: place.boat,
  };
}

/** What stands in the way. */
export function blameOf({ code, params }: Refusal): readonly Place[] {
  switch (code) {
    case "chronomancer/not-past-assistant":
    case "chronomancer/assistant-there":
    case "chronomancer/assistant-locked":
      return [{ on: "figure", figure: "assistant" }];
    case "chronomancer/machine-stops":
      return [{ on: "space", space: params.space as Space }];
    case "chronomancer/wrong-boat":
      return [{ on: "boat", boat: params.boat as Boat }];
    default:
      return [];
  }
}

/** Of the legal actions those that help with what the refused one wanted, the nearest first, at most three. */
export const waysOut = (
  state: State,
  seat: Seat,
  legal: readonly Action[],
  refused: Action,
): readonly Action[] => helping(state, seat, legal, refused).slice(0, MOST);

function helping(state: State, seat: Seat, legal: readonly Action[], refused: Action): readonly Action[] {
  const mine = state.players[seat];
  if (mine === undefined) return [];
  if (state.pending.length > 0)
    return [...legal].sort(
      (a, b) => Number(isLoss(mine, a)) - Number(isLoss(mine, b)) || unlike(a, refused) - unlike(b, refused),
    );
  const moves = legal.filter((action) => action.type === "move");
  return refused.type === "move"
    ? insteadOf(mine, moves, refused)
    : cheapestFirst(
        mine,
        moves.filter(({ to }) => leadsTo(mine, to, refused)),
      );
}

/** BG-66: who works for the player already leaves the game for the new card. No way out begins with that. */
const isLoss = ({ staff }: Player, action: Action): boolean =>
  action.type === "place" && staff[action.ability] !== undefined;

const cheapestFirst = ({ slots }: Player, moves: readonly MoveAction[]): readonly MoveAction[] => {
  const price = ({ to }: MoveAction): number => {
    const { hours, corruption } = costAt(slots, to);
    return hours + corruption;
  };
  return moves.toSorted((a, b) => price(a) - price(b));
};

/** The other figure goes there; the same can be had elsewhere; a move opens the way. Else one stops on the way. */
function insteadOf(mine: Player, moves: readonly MoveAction[], refused: MoveAction): readonly MoveAction[] {
  const { slots } = mine;
  const there = moves.filter(({ to }) => to === refused.to);
  const alike = moves.filter(({ to }) => to !== refused.to && doesSame(slots, to, refused.to));
  const opening = moves.filter(({ figure, to }) => {
    const then = { ...mine, [figure]: to };
    return FIGURES.some((each) => movesOf(then, each).includes(refused.to));
  });
  const found = new Set([...there, ...cheapestFirst(mine, opening), ...cheapestFirst(mine, alike)]);
  if (found.size > 0) return [...found];
  const away = (space: Space): number =>
    (SPACES.indexOf(refused.to) - SPACES.indexOf(space) + SPACES.length) % SPACES.length;
  return moves.filter(({ figure }) => figure === refused.figure).toSorted((a, b) => away(a.to) - away(b.to));
}

const doesSame = (slots: Player["slots"], one: Space, other: Space): boolean =>
  isPortal(one) && isPortal(other)
    ? JSON.stringify(actionAt(slots, one)) === JSON.stringify(actionAt(slots, other))
    : !isPortal(one) &&
      !isPortal(other) &&
      (one === "LA" || one === "RA") === (other === "LA" || other === "RA");

/** The fewer of its values a legal answer shares with the refused one, the later it is offered. */
function unlike(legal: Action, refused: Action): number {
  const wanted = Object.entries(refused);
  const has = new Map(Object.entries(legal));
  return wanted.filter(([name, value]) => JSON.stringify(has.get(name)) !== JSON.stringify(value)).length;
}

/** Whether a turn on this space comes to the question that the action answers. */
function leadsTo({ slots }: Player, to: Space, wish: Action): boolean {
  if (!isPortal(to)) return wish.type === (to === "LA" || to === "RA" ? "freeze" : "shift");
  const does = actionAt(slots, to);
  switch (wish.type) {
    case "relic":
    case "gain":
      return does.kind === "relicPair"
        ? does.colours.includes(wish.colour)
        : does.kind !== "recruit" && does.kind !== "activate" && does.colour === wish.colour;
    case "sponsor":
      return does.kind === "relicOrSponsor" && does.colour === wish.faction;
    case "recruit":
      return does.kind === "recruit";
    case "recombobulate":
    case "embiggen":
    case "fracture":
    case "discard":
      return does.kind === "activate";
    default:
      return false;
  }
}
