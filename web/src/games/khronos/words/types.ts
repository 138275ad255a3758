/** What the table of Khronos says besides the words of the game itself. */
import type { BuildingType, Colour, Era, IncomeChange, SquareId } from "@chronarium/khronos";
import type { Kind } from "@chronarium/khronos/text";

export type KhronosWords = {
  readonly ecuUnit: (count: number) => string;
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
    /** Here and below, "you" is the person at the screen. */
    readonly keeper: (who: string) => string;
    readonly noUndo: string;
  };
  /** `begun`: something was done in this turn. */
  readonly endQuestion: (cards: number, begun: boolean) => string;

  readonly title: {
    readonly piece: (kind: Kind, at: SquareId) => string;
    readonly grow: (from: Kind, to: Kind, at: SquareId) => string;
    readonly ruin: (kind: Kind, at: SquareId) => string;
    readonly populate: (kind: Kind, at: SquareId) => string;
    readonly demolish: (kind: Kind, at: SquareId) => string;
    /** After one of the above. */
    readonly where: (era: Era) => string;
    readonly travel: (pawn: 0 | 1, from: Era) => string;
    readonly exchange: string;
    readonly square: (at: SquareId, era: Era) => string;
  };
  readonly prompt: {
    readonly idle: string;
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
    /** Several acts that the same thing stands against, each in its own way. */
    readonly allOf: (verdict: string) => string;
    readonly nothingHere: string;
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

  /** Beside the name of an era. */
  readonly caption: {
    readonly built: string;
    readonly grown: string;
    readonly demolished: string;
    readonly populated: string;
    readonly renovated: string;
    readonly halfPaid: string;
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
    readonly ruin: string;
    readonly stops: string;
    readonly shrinks: (count: number) => string;
    readonly pawns: (count: number) => string;
    readonly label: string;
  };
  /** A step back that somebody asks for: what would go and what would return. */
  readonly undone: {
    readonly at: (piece: string, at: SquareId) => string;
    readonly cube: (who: string) => string;
    readonly journey: (who: string, pawn: 0 | 1, to: Era) => string;
    readonly cards: (who: string, count: number) => string;
    readonly cardsGone: (who: string, count: number) => string;
    readonly ecus: (who: string, count: number) => string;
    readonly ecusGone: (who: string, count: number) => string;
    /** Several of a kind. */
    readonly several: (count: number, kind: Kind, ruin: boolean) => string;
    readonly pieces: (count: number) => string;
    /** Beside the name of an era; `count`: how many the words name. */
    readonly goes: (what: string, count: number) => string;
    readonly returns: (what: string, count: number) => string;
    /** The same on a tab: "Hamlet F6", and one's own without its square. */
    readonly short: (kind: Kind, ruin: boolean, at: SquareId | undefined) => string;
    readonly back: (what: string, count: number) => string;
    /** In speech, about the square or the traveller that was named just before; or about these. */
    readonly wouldGo: (what?: readonly string[]) => string;
    readonly wouldReturn: (what?: readonly string[]) => string;
  };
  /** "Why not?" */
  readonly why: {
    readonly title: (verdict: string, at: SquareId | undefined) => string;
    readonly crop: (era: Era) => string;
    readonly moved: (right: number, down: number, at: SquareId, paid: string) => string;
    readonly instead: (kind: Kind, paid: string) => string;
    readonly travel: (pawn: 0 | 1, to: Era) => string;
    readonly carried: (first: number, second: number) => string;
    readonly part: (cards: number) => string;
  };
  readonly ledger: {
    readonly facts: (cards: number, cubes: number) => string;
    readonly income: string;
    readonly change: (change: IncomeChange) => string;
    readonly noPawn: string;
    readonly table: string;
    readonly stock: string;
    readonly stockOf: (kind: Kind, left: number) => string;
  };
  readonly status: {
    readonly yours: (round: number, income: boolean) => string;
    /** Without the round where the second line names it; an income round's second line warns. */
    readonly yoursBrief: (round: number, income: boolean) => string;
    readonly theirs: (name: string, round: number, income: boolean) => string;
    readonly theirsBrief: (name: string) => string;
    readonly yourAnswer: string;
    readonly theirAnswer: (name: string) => string;
    readonly won: string;
    /** With the viewer. */
    readonly shared: (others: readonly string[]) => string;
    readonly wins: (names: readonly string[]) => string;
    readonly over: string;
  };
  /** How many of somebody's buildings would be lost. */
  readonly lost: (who: string, buildings: number) => string;
  readonly domains: string;
  readonly noDomain: string;
  readonly thread: {
    readonly round: (round: number) => string;
    readonly incomeRound: (round: number) => string;
    /** What a seat would collect if the round ended now. */
    readonly income: string;
  };
  readonly board: (era: Era) => string;
  readonly nudge: Readonly<Record<"label" | "up" | "down" | "left" | "right", string>>;
  readonly goTo: { readonly label: string; readonly unknown: (name: string) => string };
  readonly end: {
    readonly scores: string;
    readonly graph: string;
    readonly player: string;
    /** When something was decided. */
    readonly rounds: (from: number, to: number) => string;
  };
  /** For a line of a phone: "income +2". */
  readonly income: (change: IncomeChange) => string;
  readonly buildings: (era: Era) => string;
};
