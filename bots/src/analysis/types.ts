/** An analysis of a finished game: JSON that is kept with it. */
import type { Seat } from "@chronarium/kernel";
import type { Spread } from "./chances.ts";
import type { TurnLine } from "./judge.ts";

/** Raised when an older analysis would say something else. */
export const ANALYSIS = 1;

/** After a turn, or before the first: the seats, and after them the rivals. */
export type Moment = {
  readonly revision: number;
  /** Whose turn ended here; at the beginning nobody's. */
  readonly seat?: Seat;
  /** The chance of winning. A round later eight of ten plays on lay within the spread. */
  readonly chances: readonly Spread[];
  /** The score at the end. Eight of ten games end within the spread. */
  readonly scores: readonly Spread[];
};

/** A turn judged from one state of knowledge. */
export type Judged = {
  readonly played: Spread;
  /** Missing where nothing better was found. */
  readonly better?: { readonly line: TurnLine; readonly chance: Spread };
};

export type TurningPoint = {
  /** The moment before the turn, in the list of moments. */
  readonly turn: number;
  /** What the turn gained, or lost against the better one, in chance of winning. */
  readonly gain: number;
  /** What the seat did. */
  readonly line: TurnLine;
  /** With what the seat knew. */
  readonly knew: Judged;
  /** With all cards as they lay. */
  readonly all: Judged;
};

export type Analysis = {
  readonly format: typeof ANALYSIS;
  readonly game: string;
  readonly rulesVersion: number;
  /** The hash of the last state: another game, or another end of it, needs another analysis. */
  readonly hash: string;
  readonly moments: readonly Moment[];
  /** By seat, in the order of the game; those who were asked for. */
  readonly turningPoints: readonly { readonly seat: Seat; readonly points: readonly TurningPoint[] }[];
};
