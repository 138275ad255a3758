/** The state of a game: plain JSON, and the whole truth. */
import type { Rng, Seat } from "@chronarium/kernel";
import type { Deed } from "./deeds/index.ts";
import type { Options } from "./options.ts";
import type {
  Ability,
  Boat,
  Colour,
  CorruptionId,
  Dock,
  Half,
  PeddlerCardId,
  Piece,
  RogueCard,
  Side,
  Size,
  Slot,
  Space,
  TileId,
} from "./tables.ts";
import type { TownsfolkId } from "./townsfolk.ts";

/** Who owns a Timepiece: a player, or the Peddler of the solo game (DS-8). */
export type Who = Seat | "peddler";

export type LaidTile = { readonly tile: TileId; readonly side: Side };
export type PerColour = Readonly<Record<Colour, number>>;
/** Goods by size and colour. */
export type Goods = Readonly<Record<Size, PerColour>>;

/** Where the Gold came from, in the order of the end screen; `icons`, `rogues` and `corruption` stay 0 till then. */
export const LEDGER = ["sales", "sponsorship", "immediate", "icons", "rogues", "corruption"] as const;
export type Ledger = Readonly<Record<(typeof LEDGER)[number], number>>;

/** A place on the Clock (BG-43): hours count on from day to day; of two on one hour the higher `order` lies on top. */
export type Timepiece = { readonly hour: number; readonly order: number };

export type Player = {
  readonly assistant: Space;
  readonly chronomancer: Space;
  readonly slots: Readonly<Record<Slot, LaidTile>>;
  /** The Time Stream: always six (INV-6), in the order of arrival. */
  readonly stream: readonly LaidTile[];
  /**
   * The open Sponsorship icons, in the order of COLOURS. Each one's Frozen Hour lies in the supply (INV-5), so this
   * is the supply too.
   */
  readonly open: readonly Colour[];
  /** The Sale Shelf; the supply is what is missing from it (INV-7). */
  readonly shelf: Goods;
  readonly staff: Readonly<Partial<Record<Ability, TownsfolkId>>>;
  /** In the order of arrival. */
  readonly corruption: readonly CorruptionId[];
  readonly gold: number;
  readonly ledger: Ledger;
  readonly timepiece: Timepiece;
};

export type Peddler = {
  /** The part of his Gold that his level gave him. */
  readonly start: number;
  readonly stock: Goods;
  readonly corruption: readonly CorruptionId[];
  readonly gold: number;
  /** `immediate` holds Hawking and Poaching. */
  readonly ledger: Ledger;
  readonly timepiece: Timepiece;
  /** Drawn from the end. */
  readonly deck: readonly PeddlerCardId[];
  /** Revealed since the last shuffle. */
  readonly revealed: readonly PeddlerCardId[];
  /**
   * Revealed before it, in order: of two cards in one action the first may be shuffled in again, and everybody has seen
   * it. Matches of rules version 1 do without.
   */
  readonly before?: readonly PeddlerCardId[];
};

/** Pieces in the order in which they took their seats. */
export type BoatState = { readonly pieces: readonly Piece[]; readonly dock: Dock | null };

/**
 * What is left of a turn or a phase: the last frame is dealt with first. A frame that leaves no choice is carried
 * out at once, so the last frame of a stored state always waits for the player in `turn`. No frame at all: he moves.
 */
export type Frame =
  /** CM-21: three or four icons are covered. */
  | { readonly kind: "freeze" }
  | { readonly kind: "shift"; readonly column: Half }
  /** CM-32, CM-33: colours still in supply; `sponsor` if the Sponsorship of the first colour is offered too. */
  | { readonly kind: "relic"; readonly colours: readonly Colour[]; readonly sponsor: boolean }
  | { readonly kind: "recruit" }
  /** One part of the ability of the card just recruited. */
  | { readonly kind: "deed"; readonly card: TownsfolkId; readonly deed: Deed }
  | { readonly kind: "place"; readonly card: TownsfolkId }
  | { readonly kind: "staff"; readonly used: readonly Ability[] }
  /** 3.4, step 3. */
  | { readonly kind: "corruption"; readonly cards: number }
  /** 3.4, step 4; `hours` are the cost. */
  | { readonly kind: "pay"; readonly hours: number }
  /** 3.4, step 6: hours (absolute) whose marks are still to be met. */
  | { readonly kind: "marks"; readonly hours: readonly number[] }
  /** Pieces in hand, one of which is seated. `hour` of the mark; an ability has none, and brings no Robbers. */
  | { readonly kind: "seat"; readonly pieces: readonly Piece[]; readonly hour?: number }
  /** DS-7: a Rogue has just sat down here. */
  | { readonly kind: "rob"; readonly boat: Boat }
  /** BG-36: this boat docks if it is full. */
  | { readonly kind: "dock"; readonly boat: Boat }
  /** 3.4, steps 7 and 8. */
  | { readonly kind: "endTurn" }
  /** BG-78: `sold` colours are done, for `gold`; `debt` counts the Corruption cards to be drawn at the close. */
  | {
      readonly kind: "sell";
      readonly seat: Seat;
      readonly sold: readonly Colour[];
      readonly gold: number;
      readonly debt: number;
    }
  | { readonly kind: "peddlerSells" }
  | { readonly kind: "endMarket" };

export type State = {
  readonly options: Options;
  /** The Rogue card in force: `options.rogues`, or what chance made of it. */
  readonly rogue: RogueCard;
  readonly day: number;
  readonly phase: "production" | "market" | "over";
  /** Who decides now. */
  readonly turn: Seat;
  readonly pending: readonly Frame[];
  readonly players: readonly Player[];
  readonly peddler: Peddler | null;
  /** BG-38: absolute hour. */
  readonly marker: number | null;
  readonly boats: readonly BoatState[];
  readonly halls: PerColour;
  readonly lair: number;
  /** Its contents are open; every draw is uniform over them (BG-77). */
  readonly bag: Readonly<Record<Piece, number>>;
  readonly town: {
    /** Places 1 to 4, without gaps (DS-5). */
    readonly square: readonly TownsfolkId[];
    /** Drawn from the end. */
    readonly deck: readonly TownsfolkId[];
    readonly discard: readonly TownsfolkId[];
    /** Replaced staff (BG-66). */
    readonly gone: readonly TownsfolkId[];
  };
  readonly corruption: {
    /** Drawn from the end. */
    readonly deck: readonly CorruptionId[];
    readonly discard: readonly CorruptionId[];
  };
  readonly rng: Rng;
};
