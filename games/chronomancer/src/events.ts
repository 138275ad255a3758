/**
 * What happens, in order, fine enough to animate and to write the chronicle. Automatic steps cite their rule; where the
 * Peddler had to decide, `because` says what his rules kept.
 */
import type { Because, Seat } from "@chronarium/kernel";
import type { DeedEvent } from "./deeds/index.ts";
import type { LaidTile, Ledger, Who } from "./state.ts";
import type {
  Ability,
  Boat,
  Colour,
  CorruptionId,
  Cost,
  Dock,
  Figure,
  Half,
  PeddlerCardId,
  Piece,
  Pier,
  Size,
  Space,
} from "./tables.ts";
import type { TownsfolkId } from "./townsfolk.ts";

export type Event =
  /** Turns. */
  | { readonly type: "turnBegan"; readonly seat: Seat }
  | {
      readonly type: "moved";
      readonly seat: Seat;
      readonly figure: Figure;
      readonly from: Space;
      readonly to: Space;
      readonly cost: Cost;
    }
  /** Frozen Hours taken off these icons, which are open now; none if none was left (CM-21, CM-22). */
  | { readonly type: "froze"; readonly seat: Seat; readonly icons: readonly Colour[]; readonly rule: string }
  /** `out` is the tile that left the board, as it lies in the Time Stream now (CM-26..28). */
  | {
      readonly type: "shifted";
      readonly seat: Seat;
      readonly column: Half;
      readonly tile: LaidTile;
      readonly out: LaidTile;
    }
  /** Goods from the supply to the shelf; `card` if a Townsfolk brought them. */
  | {
      readonly type: "gained";
      readonly seat: Seat;
      readonly size: Size;
      readonly colour: Colour;
      readonly count: number;
      readonly card?: TownsfolkId;
    }
  /** CM-A 11: the action could not be done and its cost is paid all the same. */
  | { readonly type: "inVain"; readonly seat: Seat; readonly rule: string }
  /** Gold from a Hall: at once (BG-57) or in the Market Phase (BG-45). */
  | {
      readonly type: "sponsored";
      readonly who: Who;
      readonly faction: Colour;
      readonly gold: number;
      readonly when: "now" | "market";
      readonly rule: string;
      readonly because?: readonly Because[];
    }
  /** Townsfolk and staff. `place` counts from 1 (DS-5). */
  | { readonly type: "recruited"; readonly seat: Seat; readonly card: TownsfolkId; readonly place: number }
  | {
      readonly type: "placed";
      readonly seat: Seat;
      readonly card: TownsfolkId;
      readonly ability: Ability;
      readonly replaced?: TownsfolkId;
    }
  | {
      readonly type: "squareRefilled";
      readonly cards: readonly TownsfolkId[];
      readonly reveals: true;
      readonly rule: string;
    }
  | { readonly type: "townsfolkShuffled"; readonly count: number; readonly reveals: true }
  | { readonly type: "corruptionDiscarded"; readonly seat: Seat; readonly card: CorruptionId }
  | { readonly type: "recombobulated"; readonly seat: Seat; readonly from: Colour; readonly to: Colour }
  | { readonly type: "embiggened"; readonly seat: Seat; readonly colour: Colour }
  | { readonly type: "fractured"; readonly seat: Seat; readonly colour: Colour }
  /** What could be left out and was (CM-A 25). */
  | { readonly type: "passed"; readonly seat: Seat; readonly on: "deed" | "staff" | "rob" }
  /** Corruption (BG-61); no `card` when deck and discards are empty. */
  | {
      readonly type: "corrupted";
      readonly who: Who;
      readonly card?: CorruptionId;
      readonly rule: string;
      readonly reveals: true;
    }
  | { readonly type: "corruptionShuffled"; readonly count: number; readonly reveals: true }
  /** The Clock; hours are absolute (BG-43). `moved` may be 0 (CM-25). */
  | { readonly type: "paid"; readonly seat: Seat; readonly frozen: readonly Colour[]; readonly hours: number }
  | { readonly type: "clock"; readonly who: Who; readonly from: number; readonly to: number }
  /** BG-30; `hour` of the mark, absent for an ability. */
  | {
      readonly type: "drew";
      readonly who: Who;
      readonly pieces: readonly Piece[];
      readonly hour?: number;
      readonly rule: string;
      readonly reveals: true;
    }
  /** BG-31: a mark was met, and no boat has a free seat. */
  | { readonly type: "noSeat"; readonly who: Who; readonly rule: string }
  | {
      readonly type: "seated";
      readonly who: Who;
      readonly piece: Piece;
      readonly boat: Boat;
      readonly rule: string;
      readonly because?: readonly Because[];
    }
  /** Into the bag: from a boat, or from the hand (S04). */
  | { readonly type: "returned"; readonly seat: Seat; readonly piece: Piece; readonly boat?: Boat }
  | {
      readonly type: "pieceMoved";
      readonly seat: Seat;
      readonly piece: Piece;
      readonly from: Boat;
      readonly to: Boat;
      readonly rule: string;
    }
  | DeedEvent
  | {
      readonly type: "docked";
      readonly who: Who;
      readonly boat: Boat;
      readonly dock: Dock;
      readonly rule: string;
      readonly because?: readonly Because[];
    }
  | { readonly type: "stayedAtSea"; readonly boat: Boat; readonly rule: string }
  | { readonly type: "markerPlaced"; readonly hour: number; readonly rule: string }
  /** Days and phases. */
  | { readonly type: "dayBegan"; readonly day: number }
  | {
      readonly type: "arrived";
      readonly boat: Boat;
      readonly pieces: readonly Piece[];
      readonly reveals: true;
    }
  | {
      readonly type: "marketBegan";
      readonly day: number;
      /** BG-41: the order of the Market Phase and of the coming day. */
      readonly order: readonly Who[];
      readonly setBack: readonly { readonly who: Who; readonly from: number; readonly to: number }[];
    }
  /** BG-44: pieces left at sea. */
  | { readonly type: "hallsFilled"; readonly pieces: Readonly<Record<Piece, number>>; readonly rule: string }
  /** BG-46: `worth` of the Goods × `buyers` = `gold`; `rogues` are among the buyers (DS-7). */
  | {
      readonly type: "sold";
      readonly who: Who;
      readonly colour: Colour;
      readonly pier: Pier;
      readonly small: number;
      readonly large: number;
      readonly worth: number;
      readonly buyers: number;
      readonly rogues: number;
      readonly gold: number;
      readonly rule: string;
      readonly because?: readonly Because[];
    }
  | { readonly type: "closed"; readonly who: Who; readonly gold: number; readonly corruption: number }
  | { readonly type: "cleanedUp"; readonly left?: TownsfolkId; readonly rule: string }
  /** The Peddler (DS-8). */
  | {
      readonly type: "peddlerPlayed";
      readonly card: PeddlerCardId;
      readonly rule: string;
      readonly reveals: true;
    }
  | { readonly type: "peddlerShuffled"; readonly reveals: true }
  | {
      readonly type: "peddlerGained";
      readonly size: Size;
      readonly colour: Colour;
      readonly rule: string;
      readonly because?: readonly Because[];
    }
  | {
      readonly type: "peddlerPoached";
      readonly card: TownsfolkId;
      readonly gold: number;
      readonly rule: string;
      readonly because?: readonly Because[];
    }
  | { readonly type: "peddlerInVain"; readonly card: PeddlerCardId; readonly rule: string }
  /** BG-71, BG-72. */
  | { readonly type: "scored"; readonly who: Who; readonly gold: number; readonly ledger: Ledger }
  | { readonly type: "gameEnded"; readonly winners: readonly Who[] };

/** Whose doing it is; nobody’s in particular: undefined. */
export const ownerOf = (event: Event): Who | undefined =>
  "who" in event
    ? event.who
    : "seat" in event
      ? event.seat
      : event.type.startsWith("peddler")
        ? "peddler"
        : undefined;
