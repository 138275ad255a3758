/** What the table of Khronos says besides the words of the game itself. */
import type { BuildingType, Colour, Era, RefusalCode, SquareId } from "@chronarium/khronos";
import type { Kind } from "@chronarium/khronos/text";

/** A piece in a sentence: what, and whose if it has an owner; "you" is the person who reads. */
export type Piece = { readonly kind: Kind; readonly owner?: string; readonly ruin?: boolean };
export type PieceAt = Piece & { readonly at: SquareId };

export type SquareFacts = {
  readonly at: SquareId;
  readonly era: Era;
  readonly piece: Piece | undefined;
  /** A printed hamlet, not a tile. */
  readonly printed: boolean;
  readonly cubes: readonly { readonly who: string; readonly count: number }[];
  readonly capacity: number | undefined;
  /** One card of a half-paid renovation lies here. */
  readonly halfPaid: boolean;
  readonly renovated: boolean;
  readonly terrain: "plain" | "forest" | "mountain" | "river";
  readonly surcharge: number;
  readonly domain: { readonly leaders: readonly string[]; readonly ecus: number } | undefined;
  readonly lastMove: boolean;
  /** What the act in hand would do here. */
  readonly possible: string | undefined;
  /** Buildings that would be lost, by era, in the order of time. */
  readonly lost: readonly { readonly era: Era; readonly pieces: readonly Piece[] }[];
  readonly refused: string | undefined;
};

export type KhronosWords = {
  readonly ecus: (count: number) => string;
  readonly ecuUnit: (count: number) => string;
  readonly coloured: (cards: readonly Colour[]) => string;
  readonly list: (parts: readonly string[]) => string;

  /** The primary button: a verb with its object. */
  readonly button: {
    readonly build: (kind: Kind) => string;
    readonly grow: (kind: Kind) => string;
    readonly demolish: (kind: Kind) => string;
    readonly populate: (kind: Kind) => string;
    readonly renovate: (kind: Kind) => string;
    readonly renovatePart: (kind: Kind) => string;
    readonly travel: (era: Era) => string;
    readonly exchange: (cards: number) => string;
    readonly end: string;
    readonly pass: string;
    readonly keep: (cards: number) => string;
    readonly shrink: (kind: Kind, at: SquareId) => string;
    readonly place: (kind: Kind, at: SquareId) => string;
    readonly draw: (from: "deck" | Colour) => string;
    readonly keeper: (name: string) => string;
    /** In a branch. */
    readonly attempt: (what: string) => string;
    readonly noUndo: string;
    readonly cancel: string;
  };
  readonly passQuestion: (cards: number) => string;
  readonly passText: string;

  readonly title: {
    readonly piece: (kind: Kind, at: SquareId, era: Era) => string;
    readonly grow: (from: Kind, to: Kind, at: SquareId, era: Era) => string;
    readonly ruin: (kind: Kind, at: SquareId) => string;
    readonly populate: (kind: Kind, at: SquareId) => string;
    readonly demolish: (kind: Kind, at: SquareId, era: Era) => string;
    readonly travel: (pawn: 0 | 1, from: Era) => string;
    readonly exchange: string;
    readonly square: (at: SquareId, era: Era) => string;
    readonly hint: string;
  };
  readonly prompt: {
    readonly idle: string;
    readonly waiting: (name: string) => string;
    readonly thinking: (name: string) => string;
    readonly past: string;
    readonly over: string;
    readonly where: (kind: Kind) => string;
    readonly whichBuilding: string;
    readonly whichRuin: string;
    readonly whichSettlement: string;
    readonly whichSmall: string;
    readonly whereGrow: (kind: Kind) => string;
    readonly exchange: string;
    readonly nowhere: string;
    readonly morePayment: (cards: number) => string;
    readonly lessPayment: (cards: number) => string;
    readonly travelWhere: string;
    readonly spent: string;
  };
  /** Short names of acts on chips. */
  readonly chip: {
    readonly upgrade: string;
    readonly demolish: string;
    readonly populate: string;
    readonly renovate: string;
    readonly exchange: string;
    readonly grow: (kind: Kind) => string;
    readonly acts: string;
    readonly possible: string;
    readonly notNow: string;
    readonly nothingHere: string;
    readonly more: (count: number) => string;
  };
  readonly pawn: {
    readonly label: (who: string, pawn: 0 | 1, era: Era) => string;
    readonly strip: (era: Era) => string;
    readonly carries: (pawn: 0 | 1, era: Era, used: number, now: number) => string;
    readonly carriers: string;
    readonly shift: (pawn: 0 | 1) => string;
  };
  readonly hand: { readonly label: string; readonly card: (colour: Colour, type: BuildingType) => string };
  readonly row: {
    readonly label: string;
    readonly deck: (count: number) => string;
    readonly discard: (count: number) => string;
  };

  /** What would happen, era by era. */
  readonly after: {
    readonly build: (paid: string, ecus: number) => string;
    readonly grow: (paid: string, ecus: number) => string;
    readonly demolish: (paid: string) => string;
    readonly populate: (kind: Kind) => string;
    readonly renovate: (paid: string) => string;
    readonly renovatePart: (paid: string) => string;
    readonly appears: (piece: Piece) => string;
    readonly arrivesAsRuin: (kind: Kind) => string;
    readonly grows: (kind: Kind) => string;
    readonly matched: string;
    readonly blocked: (by: "dominion" | "hierarchy" | "tile" | "cube", kind: Kind) => string;
    readonly vanishes: (piece: PieceAt) => string;
    readonly shadow: (piece: Piece) => string;
    readonly shrinks: (piece: PieceAt, to: Kind) => string;
    readonly gone: (piece: PieceAt) => string;
    readonly conflict: (members: readonly string[]) => string;
    readonly cubeKept: (who: string, at: SquareId) => string;
    readonly asked: (who: string) => string;
    readonly income: (change: number) => string;
    readonly travel: (from: Era, to: Era) => string;
    readonly discard: (cards: number) => string;
    readonly draw: (cards: number) => string;
    readonly incomeNow: (ecus: number) => string;
    readonly exchange: (cards: number) => string;
    readonly label: string;
  };
  /** Beside the name of an era. */
  readonly caption: {
    readonly built: string;
    readonly grown: string;
    readonly demolished: string;
    readonly populated: string;
    readonly renovated: string;
    readonly ripple: string;
    readonly ruin: string;
    readonly matched: string;
    readonly stops: (rule: string) => string;
    readonly paradoxes: (count: number) => string;
    readonly shrinks: (count: number) => string;
    readonly travel: string;
  };
  /** The same on the small tabs of a phone. */
  readonly tab: {
    readonly built: string;
    readonly ripple: string;
    readonly ruin: string;
    readonly stops: string;
    readonly paradoxes: (count: number) => string;
    readonly shrinks: (count: number) => string;
    readonly pawns: (count: number) => string;
    readonly label: string;
  };
  /** "Why not?" */
  readonly why: {
    readonly title: (verdict: string, at: SquareId | undefined) => string;
    readonly verdict: Readonly<Record<RefusalCode, string>>;
    readonly other: string;
    readonly crop: (era: Era) => string;
    readonly rule: (id: string, name: string) => string;
    readonly waysOut: string;
    readonly moved: (right: number, down: number, at: SquareId) => string;
    readonly instead: (kind: Kind, cards: string) => string;
    readonly travel: (pawn: 0 | 1, to: Era) => string;
    readonly carried: (first: number, second: number) => string;
    readonly part: (cards: number) => string;
    readonly label: string;
  };
  readonly ledger: {
    readonly facts: (cards: number, cubes: number) => string;
    readonly income: string;
    readonly change: (change: number) => string;
    readonly noPawn: string;
    readonly table: string;
    readonly stock: string;
    readonly stockOf: (kind: Kind, left: number) => string;
  };
  readonly status: {
    readonly yours: (round: number, income: boolean) => string;
    readonly yoursBrief: (round: number) => string;
    readonly theirs: (name: string, round: number, income: boolean) => string;
    readonly theirsBrief: (name: string, round: number) => string;
    readonly yourAnswer: string;
    readonly theirAnswer: (name: string) => string;
    readonly won: string;
    readonly wins: (names: readonly string[]) => string;
    readonly over: string;
  };
  readonly domain: (leaders: readonly string[], ecus: number) => string;
  readonly noDomain: string;
  readonly square: (facts: SquareFacts, full: boolean) => string;
  /** A building reaches several eras at once. */
  readonly rippled: (to: readonly Era[]) => string;
  readonly thread: {
    readonly round: (round: number) => string;
    readonly incomeRound: (round: number) => string;
    /** What a seat would collect if the round ended now. */
    readonly income: string;
  };
  readonly lostPiece: (piece: Piece) => string;
  readonly board: (era: Era) => string;
  readonly nudge: Readonly<Record<"label" | "up" | "down" | "left" | "right", string>>;
  readonly goTo: { readonly label: string; readonly unknown: (name: string) => string };
  readonly hint: {
    readonly why: (parts: readonly string[]) => string;
    readonly bonus: (ecus: number) => string;
    readonly income: (ecus: number) => string;
    readonly rival: (name: string, ecus: number) => string;
    readonly worth: (gain: number) => string;
  };
  readonly end: {
    readonly title: (names: readonly string[], you: boolean) => string;
    readonly scores: string;
    readonly total: string;
    readonly place: (place: number) => string;
    readonly graph: string;
    readonly fair: string;
    readonly seed: string;
    readonly commitment: string;
    readonly verify: string;
    readonly command: string;
    readonly player: string;
  };
  readonly text: {
    readonly buildings: (era: Era) => string;
    readonly choose: string;
  };
};
