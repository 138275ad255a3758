/** The state of a game: plain JSON, and the whole truth. */
import type { Rng, Seat } from "@chronarium/kernel";
import type { Action, BuildAction, DemolishAction, UpgradeAction } from "./actions.ts";
import type { SquareId } from "./grid.ts";
import type { Options } from "./options.ts";
import type { BuildingType, Colour, Era, Size } from "./tables.ts";

/** A military or religious building on Might or Faith, with its owner's cube (KH-28). */
export type OwnedTile = {
  readonly type: "military" | "religious";
  readonly size: Size;
  readonly at: SquareId;
  readonly owner: Seat;
};
/** A civil building on Might or Faith: nobody's (KH-28). */
type CivilTile = { readonly type: "civil"; readonly size: Size; readonly at: SquareId };
/** A military or religious building on Reason: a ruin until renovated; `progress` is the marker cube (KH-103). */
export type Relic = {
  readonly type: "military" | "religious";
  readonly size: Size;
  readonly at: SquareId;
  readonly renovated: boolean;
  readonly progress?: Seat;
};
/** A Town or City on Reason; `cubes` counts the population by seat (KH-90). */
export type Settlement = {
  readonly type: "civil";
  readonly size: Size;
  readonly at: SquareId;
  readonly cubes: readonly number[];
};
export type Tile = OwnedTile | CivilTile | Relic | Settlement;

/** Tiles in the order of their top-most, then left-most square. */
export type Board = {
  readonly tiles: readonly Tile[];
  /** Whose cube stands on an open printed hamlet; on Reason only (KH-90, KH-97). */
  readonly hamletCubes: Readonly<Record<SquareId, Seat>>;
};
export type Boards = Readonly<Record<Era, Board>>;
/** Tiles left of each kind; index = size − 1. */
export type Stock = Readonly<Record<BuildingType, readonly [number, number, number]>>;

export type Player = {
  readonly ecus: number;
  /** Cubes not on any board. */
  readonly cubes: number;
  /** In the order of COLOURS. */
  readonly hand: readonly Colour[];
  readonly pawns: readonly [Era, Era];
  /** Where the money came from and went: the end screen's categories. */
  readonly ledger: {
    readonly bonuses: number;
    readonly income: Readonly<Record<Era, number>>;
    readonly spent: number;
  };
};

/** What happens on the boards in one action, and nothing else: the part that a reckoning may change. */
export type Ground = { readonly boards: Boards; readonly stock: Stock; readonly cubes: readonly number[] };

/**
 * An action whose consequences wait for an answer. The reckoning runs again from `ground` with one answer more,
 * so nothing of a half-done resolution is stored; `told` events have been announced already.
 */
export type Cause = {
  readonly ground: Ground;
  readonly seat: Seat;
  readonly action: BuildAction | UpgradeAction | DemolishAction;
  readonly answers: readonly (SquareId | Seat)[];
  readonly told: number;
};

/** KH-88: what the game waits for. */
export type Question =
  | {
      readonly kind: "chooseLoser";
      readonly seat: Seat;
      readonly era: Era;
      readonly options: readonly SquareId[];
      readonly rule: string;
    }
  | {
      readonly kind: "placeDownsized";
      readonly seat: Seat;
      readonly era: Era;
      readonly building: BuildingType;
      readonly size: Size;
      readonly from: SquareId;
      readonly options: readonly SquareId[];
      readonly rule: string;
    }
  | {
      readonly kind: "chooseKeeper";
      readonly seat: Seat;
      readonly at: SquareId;
      readonly options: readonly Seat[];
      readonly rule: string;
    };

export type Frame =
  | { readonly kind: "question"; readonly question: Question; readonly cause: Cause }
  /** Option `keepCards`: which unused cards stay in hand. */
  | { readonly kind: "keep"; readonly seat: Seat }
  /** Hold'em: one card after the other, from the row or the deck (KH-131). */
  | { readonly kind: "draw"; readonly seat: Seat; readonly phase: "exchange" | "turn" };

/** Counts by colour, in the order of COLOURS. */
export type ColourCount = readonly [number, number, number];

export type State = {
  readonly options: Options;
  /** Squares of the printed hamlets, the same on every board (KH-5). */
  readonly hamlets: readonly SquareId[];
  readonly boards: Boards;
  readonly stock: Stock;
  readonly players: readonly Player[];
  readonly first: Seat;
  readonly round: number;
  readonly turn: {
    readonly seat: Seat;
    readonly exchanged: boolean;
    /** Something of phase II was done, so the exchange is over (KH-13). */
    readonly acted: boolean;
    /** Cards each pawn has carried this turn (KH-16). */
    readonly carried: readonly [number, number];
  };
  readonly over: boolean;
  /** The top frame, if any, decides who acts. */
  readonly pending: readonly Frame[];
  /** Drawn from the end. */
  readonly deck: readonly Colour[];
  /** Hold'em's open cards. */
  readonly row: readonly Colour[];
  /** KH-135: played cards are known to all, cards thrown away unplayed only to the seat that held them. */
  readonly discard: { readonly played: ColourCount; readonly unplayed: readonly ColourCount[] };
  readonly rng: Rng;
};

export type { Action };
