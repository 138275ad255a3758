/**
 * What somebody points at on the way to an action: a figure, a space, a card. Every action is a set of picks, so what
 * can be chosen next is a question about sets; in which order things are chosen does not matter.
 */
import type {
  Ability,
  Boat,
  Colour,
  CorruptionId,
  Dock,
  Figure,
  Piece,
  Size,
  Space,
  TileId,
} from "./tables.ts";
import type { TownsfolkId } from "./townsfolk.ts";

export type BoardPick =
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

/** What the picks of one kind name. */
export const picked = (picks: Iterable<BoardPick>, kind: string): readonly string[] =>
  [...picks].flatMap((pick) => (pick.startsWith(`${kind} `) ? [pick.slice(kind.length + 1)] : []));

/** Pieces picked on boats. */
export const aboard = (picks: Iterable<BoardPick>): readonly { boat: Boat; piece: Piece }[] =>
  picked(picks, "aboard").map((pick) => {
    const [boat = "", piece = ""] = pick.split(" ");
    return { boat: Number(boat) as Boat, piece: piece as Piece };
  });
