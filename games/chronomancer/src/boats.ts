/** The bag, the boats and the docks (BG-21, BG-30..BG-37, BG-77). */
import { type Because, nextInt, type Refusal, type Seat } from "@chronarium/kernel";
import { CONFIG } from "./config.ts";
import type { MovePieceAction } from "./deeds/move.ts";
import { no } from "./refused.ts";
import type { BoatState, State, Who } from "./state.ts";
import { boatAt, type Table } from "./table.ts";
import {
  BOATS,
  type Boat,
  DOCK_OF,
  DOCKS,
  type Dock,
  halfOf,
  PIECES,
  type Piece,
  type Pier,
} from "./tables.ts";

type Sea = { readonly boats: readonly BoatState[] };

export const isAtSea = (boat: BoatState): boolean => boat.dock === null;
const hasSeat = (boat: BoatState): boolean => isAtSea(boat) && boat.pieces.length < CONFIG.seats;
export const boatsAtSea = (sea: Sea): readonly Boat[] => BOATS.filter((boat) => isAtSea(boatAt(sea, boat)));
export const boatsWithSeat = (sea: Sea): readonly Boat[] =>
  BOATS.filter((boat) => hasSeat(boatAt(sea, boat)));
export const distinct = (pieces: readonly Piece[]): readonly Piece[] =>
  PIECES.filter((piece) => pieces.includes(piece));

/** BG-35: the free docks of a boat's own half. */
export const freeDocks = (sea: Sea, boat: Boat): readonly Dock[] =>
  DOCKS.filter((dock) => DOCK_OF[dock].half === halfOf(boat) && !sea.boats.some((b) => b.dock === dock));
export const docksTaken = ({ boats }: Sea): number => boats.filter((boat) => !isAtSea(boat)).length;

/** The pieces on a pier: those of the boats docked there (BG-36). */
export const piecesOn = ({ boats }: Sea, pier: Pier): readonly Piece[] =>
  boats.flatMap(({ dock, pieces }) => (dock !== null && DOCK_OF[dock].pier === pier ? pieces : []));
export const countOn = (sea: Sea, pier: Pier, piece: Piece): number =>
  piecesOn(sea, pier).filter((other) => other === piece).length;

const bagSize = (bag: State["bag"]): number => PIECES.reduce((sum, piece) => sum + bag[piece], 0);

/** BG-77: uniform over the present contents. */
export function drawPiece(table: Table): Piece {
  const [drawn, rng] = nextInt(table.rng, bagSize(table.bag));
  table.rng = rng;
  let left = drawn;
  for (const piece of PIECES) {
    if (left < table.bag[piece]) {
      putInBag(table, piece, -1);
      return piece;
    }
    left -= table.bag[piece];
  }
  throw new Error("The bag cannot run dry (DS-7).");
}

export function putInBag(table: Table, piece: Piece, count = 1): void {
  table.bag = { ...table.bag, [piece]: table.bag[piece] + count };
}

export function seatPiece(table: Table, piece: Piece, boat: Boat): void {
  const at = boatAt(table, boat);
  at.pieces = [...at.pieces, piece];
}

export function unseatPiece(table: Table, piece: Piece, boat: Boat): void {
  const at = boatAt(table, boat);
  at.pieces = at.pieces.toSpliced(at.pieces.indexOf(piece), 1);
}

export function dockBoat(
  table: Table,
  who: Who,
  boat: Boat,
  dock: Dock,
  rule: string,
  because?: readonly Because[],
): void {
  boatAt(table, boat).dock = dock;
  table.events.push({ type: "docked", who, boat, dock, rule, ...(because && { because }) });
}

/** BG-21, BG-77: two pieces on every boat. */
export function arrival(table: Table): void {
  for (const boat of BOATS) {
    const pieces = Array.from({ length: CONFIG.seatedAtArrival }, () => drawPiece(table));
    boatAt(table, boat).pieces = pieces;
    table.events.push({ type: "arrived", boat, pieces, reveals: true });
  }
}

/** DS-7: the boats to which the Robbers may move a piece. */
export const robbersTargets = (sea: Sea, boat: Boat): readonly Boat[] =>
  boatsWithSeat(sea).filter((to) => to !== boat && halfOf(to) === halfOf(boat));

export function seatRefusal(sea: Sea, boat: Boat): Refusal | undefined {
  const target = boatAt(sea, boat);
  if (!isAtSea(target)) return no("chronomancer/boat-docked", "BG-36", { boat });
  return hasSeat(target) ? undefined : no("chronomancer/boat-full", "BG-30", { boat });
}

/** The piece must be on a boat at sea. */
export function pieceRefusal(sea: Sea, boat: Boat, piece: Piece, rule: string): Refusal | undefined {
  const from = boatAt(sea, boat);
  if (!isAtSea(from)) return no("chronomancer/boat-docked", "BG-36", { boat });
  return from.pieces.includes(piece) ? undefined : no("chronomancer/piece-not-there", rule, { boat, piece });
}

export function movePieceRefusal(
  sea: Sea,
  { piece, from, to }: MovePieceAction,
  rule: string,
): Refusal | undefined {
  const refused = pieceRefusal(sea, from, piece, rule);
  if (refused !== undefined) return refused;
  return from === to ? no("chronomancer/same-boat", rule, { boat: to }) : seatRefusal(sea, to);
}

/** A Townsfolk's ability (DS-4) or the Robbers (DS-7); a boat that is full then docks. */
export function movePiece(
  table: Table,
  seat: Seat,
  { piece, from, to }: MovePieceAction,
  rule: "DS-4" | "DS-7",
): void {
  unseatPiece(table, piece, from);
  seatPiece(table, piece, to);
  table.events.push({ type: "pieceMoved", seat, piece, from, to, rule });
  table.pending.push({ kind: "dock", boat: to });
}
