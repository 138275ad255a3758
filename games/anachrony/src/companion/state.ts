/** The state of a companion's table (5.1): the Chronobot, and as much of the physical table as is tracked. */
import type { Bot } from "../chronobot/board.ts";
import type { BotOptions } from "../chronobot/options.ts";
import type { Category } from "../chronobot/phases.ts";
import type { BotAnswers, OpenSuperproject, Side } from "../chronobot/position.ts";
import type { PerCube, PerWorker } from "../tables/goods.ts";
import type { Spaces } from "../tables/main-board.ts";
import type { Tiles } from "./tiles.ts";

/** CP-11: the phases of an Era as the companion walks through them, and the end. */
export const PHASES = ["preparation", "paradox", "powerUp", "warp", "actions", "cleanUp", "score"] as const;
export type OpenPhase = (typeof PHASES)[number];
export type Phase = OpenPhase | "closed";

/** CP-4: what can be tracked, each by itself. */
export const THINGS = ["spaces", "recruit", "mine", "warp", "tiles"] as const;
export type Thing = (typeof THINGS)[number];

/** CP-9, CP-10: a correction under way; the table begins with one. */
export type Correction = { readonly steps: number; readonly start: boolean };

export type State = {
  readonly options: BotOptions;
  readonly era: number;
  readonly phase: Phase;
  readonly bot: Bot;
  /** First Player of this Era, and who will be it in the next. */
  readonly first: Side;
  readonly banner: Side;
  /** Whose turn it is in the Action rounds. */
  readonly turn: Side;
  readonly humanPassed: boolean;
  readonly lastWordTaken: boolean;
  /** CP-8: the human's turns of this Era. */
  readonly done: number;
  /** Tiles came later: a table that never had them tracked looks as it did before. */
  readonly tracks: Readonly<Record<Exclude<Thing, "tiles">, boolean>> & { readonly tiles?: boolean };
  /** What is tracked and known; the pools are entered at Preparation. */
  readonly spaces?: Spaces;
  readonly recruitPool?: PerWorker;
  readonly minePool?: PerCube;
  /** CP-7: open buildings and Superprojects, and Breakthroughs. */
  readonly tiles?: Tiles;
  /** The human's Warp tiles on the Timeline, by Era. */
  readonly humanWarp?: readonly number[];
  /** Dice and answers of the Chronobot's turn under way; `open` Superprojects are entered one by one. */
  readonly answers: BotAnswers & { readonly open?: readonly OpenSuperproject[] };
  /** CP-12: Paradox rolls still due; not there until they are known. */
  readonly rolls?: number;
  /** The Warp phase: what has been done. */
  readonly warped: { readonly bot: boolean; readonly human: boolean };
  readonly correction?: Correction;
  /** Corrections and switches of this Era, so that every table ends. */
  readonly corrections: number;
  readonly switches: number;
  /** CP-2: how many app rolls stand in the log. */
  readonly appRolls: number;
  /** CP-13: the human's categories, as far as they are entered. */
  readonly sheet: Readonly<Partial<Record<Category, number>>>;
};

/** CP-8..CP-10, and what keeps a table finite. */
export const MOST_TURNS = 30;
export const MOST_STEPS = 40;
export const MOST_START_STEPS = 150;
export const MOST_CORRECTIONS = 20;
export const MOST_SWITCHES = 20;
export const HUMAN_WARP_TILES = 9;
