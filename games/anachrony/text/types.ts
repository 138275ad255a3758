/** What the two products say, in any language: the shapes that every catalogue fills. */
import type { Seat } from "@chronarium/kernel";
import type { Plate } from "../src/chronobot/board.ts";
import type { BotOptions } from "../src/chronobot/options.ts";
import type { Category } from "../src/chronobot/phases.ts";
import type { BotQuestion } from "../src/chronobot/position.ts";
import type { BotStep } from "../src/chronobot/steps.ts";
import type { Action as TableAction } from "../src/companion/actions.ts";
import type { RefusalCode as TableCode } from "../src/companion/codes.ts";
import type { Event as TableEvent } from "../src/companion/events.ts";
import type { State as TableState } from "../src/companion/state.ts";
import type { OpenTile } from "../src/companion/tiles.ts";
import type { Action } from "../src/solo/actions.ts";
import type { RefusalCode } from "../src/solo/codes.ts";
import type { Evacuating } from "../src/solo/evacuation.ts";
import type { Event } from "../src/solo/events.ts";
import type { Options } from "../src/solo/options.ts";
import type { Asked, TileId } from "../src/solo/state.ts";
import type { View } from "../src/solo/view.ts";
import type { Row } from "../src/tables/buildings.ts";
import type { Amount, Good, Icon, IconFace, Piece, Shape, Worker } from "../src/tables/goods.ts";
import type { Capital, CollapsingId, Exchange, Space, WarpTile } from "../src/tables/main-board.ts";
import type { HeadStart, Leader, Path } from "../src/tables/paths.ts";
import type { RuleId } from "./rules.ts";

/** How the players are called. */
export type Names = { readonly seat: (seat: Seat) => string };
/** A thing with a name and a line about what it does. */
export type Explained = { readonly name: string; readonly does: string };
export type OptionText = {
  readonly name: string;
  readonly explanation: string;
  /** By the value as text. */
  readonly values: Readonly<Record<string, string>>;
  /** What can be said more exactly once the other options are chosen. */
  readonly given?: (chosen: Readonly<Record<string, unknown>>) => Partial<OptionText>;
};

type Params = Readonly<Record<string, string | number>>;
type Refusals<Code extends string> = Readonly<Record<Code, (params: Params) => string>>;

/** The names of things. */
export type Words = {
  readonly goods: Readonly<Record<Good, string>>;
  /** "2 Titanium and 1 Water". */
  readonly amount: (amount: Amount) => string;
  readonly worker: Readonly<Record<Worker, string>>;
  readonly shapes: Readonly<Record<Shape, string>>;
  readonly icons: Readonly<Record<Icon, string>>;
  readonly face: (face: Shape | IconFace) => string;
  readonly piece: (piece: Piece) => string;
  readonly rows: Readonly<Record<Row, string>>;
  readonly spaces: Readonly<Record<Space, string>>;
  readonly capital: Readonly<Record<Capital, string>>;
  readonly warpTiles: Readonly<Record<WarpTile, string>>;
  readonly exchanges: Readonly<Record<Exchange, string>>;
  readonly tiles: Readonly<Record<TileId, string>>;
  /** What a tile does, in one line; nothing for those without an effect. */
  readonly tileDoes: (tile: TileId) => string;
  readonly collapsing: Readonly<Record<CollapsingId, Explained>>;
  readonly paths: Readonly<Record<Path, string>>;
  readonly leaders: Readonly<Record<Leader, Explained>>;
  readonly evacuation: (state: Evacuating) => string;
  readonly headStarts: Readonly<Record<HeadStart, string>>;
  readonly categories: Readonly<Record<Category, string>>;
};

/** What the Chronobot does, and why. */
export type BotText = {
  /** What a plate does: "construct a lab". */
  readonly plate: (plate: Plate) => string;
  /** What a plate is called on its board: "Lab". */
  readonly plateName: (plate: Plate) => string;
  readonly step: (step: BotStep) => string;
  /** Which rule decided, and what it saw; undefined where the step says it all. */
  readonly why: (step: BotStep) => string | undefined;
  readonly question: (question: BotQuestion) => string;
};

type RuleNames = Readonly<Record<RuleId, string>>;

export type GameText = {
  readonly title: string;
  readonly tagline: string;
  readonly words: Words;
  readonly bot: BotText;
  readonly options: Readonly<Record<keyof Options, OptionText>>;
  readonly refusals: Refusals<RefusalCode>;
  readonly rules: RuleNames;
  /** The short name of a rule; a rule without one is called by its id. */
  readonly rulesOf: (rule: string) => string;
  readonly event: (event: Event, names: Names) => string;
  readonly detail: (event: Event, names: Names) => string | undefined;
  readonly question: (asked: Asked, names: Names) => string;
  readonly action: (action: Action, names: Names) => string;
  readonly status: (view: View, names: Names) => string;
};

export type CompanionText = {
  readonly title: string;
  readonly tagline: string;
  readonly words: Words;
  readonly bot: BotText;
  readonly options: Readonly<Record<keyof BotOptions, OptionText>>;
  readonly refusals: Refusals<TableCode>;
  readonly rules: RuleNames;
  readonly rulesOf: (rule: string) => string;
  readonly event: (event: TableEvent, names: Names) => string;
  readonly detail: (event: TableEvent, names: Names) => string | undefined;
  readonly question: (asked: BotQuestion, names: Names) => string;
  readonly action: (action: TableAction, names: Names) => string;
  readonly openTile: (tile: OpenTile) => string;
  readonly status: (state: TableState, names: Names) => string;
  /** CP-11: what the human is reminded of in a phase. */
  readonly reminders: (state: TableState) => readonly string[];
  /** CP-11: what is to be done for the Chronobot in a phase. */
  readonly botReminders: (state: TableState) => readonly string[];
};
