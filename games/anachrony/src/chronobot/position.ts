/** What the Chronobot sees on its turn, and what it has to be told where the table is not tracked. */
import type { BuildingId, Row } from "../tables/buildings.ts";
import type { Cube, PerCube, PerPiece, PerWorker, Shape, Worker } from "../tables/goods.ts";
import type { Capital, Spaces } from "../tables/main-board.ts";
import type { SuperprojectId } from "../tables/superprojects.ts";
import type { Bot, Die } from "./board.ts";
import type { BotOptions } from "./options.ts";
import type { BotStep } from "./steps.ts";

export type Side = "human" | "bot";
export type OpenBuilding = { readonly vp: number; readonly tile?: BuildingId };
export type OpenSuperproject = { readonly era: number; readonly vp: number; readonly tile?: SuperprojectId };
/** The top tile first. */
export type Stacks = Readonly<
  Record<Row, { readonly primary: readonly OpenBuilding[]; readonly secondary: readonly OpenBuilding[] }>
>;

/** What is left out is not known: the bot asks for it when it matters (CP-4). */
export type BotPosition = {
  readonly era: number;
  readonly options: BotOptions;
  readonly bot: Bot;
  readonly banner: Side;
  readonly spaces?: Spaces;
  readonly recruitPool?: PerWorker;
  readonly minePool?: PerCube;
  readonly stacks?: Stacks;
  /** Open and not built, in any order. */
  readonly superprojects?: readonly OpenSuperproject[];
  /** The Breakthrough stock. */
  readonly stock?: PerPiece;
};

export const PLACES = ["top", "second", "left", "right", "none"] as const;
export type PlaceAnswer = (typeof PLACES)[number];

/** Dice, and answers to questions. */
export type BotAnswers = {
  readonly die?: Die;
  readonly shape?: Shape;
  readonly space?: PlaceAnswer;
  /** Indices of the free Mine spaces, from the top. */
  readonly freeMines?: readonly number[];
  /** The kinds of cubes in the pool. */
  readonly cubes?: readonly Cube[];
  readonly worker?: Worker | "none";
  /** What it takes, or the two open tiles; 0 stands for an empty stack. */
  readonly building?:
    | { readonly vp: number }
    | { readonly primary: number; readonly secondary: number }
    | "none";
  readonly superproject?: { readonly vp: number } | { readonly open: readonly OpenSuperproject[] } | "none";
  readonly breakthrough?: "taken" | "none";
};

export type BotQuestion =
  | { readonly ask: "die" }
  | { readonly ask: "shape" }
  | { readonly ask: "space"; readonly action: Capital }
  | { readonly ask: "freeMines" }
  | { readonly ask: "cubes" }
  /** `order`: the first of these that is there (CB-28). */
  | { readonly ask: "worker"; readonly order: readonly Worker[] }
  | { readonly ask: "building"; readonly row: Row }
  | { readonly ask: "superproject" }
  | { readonly ask: "breakthrough"; readonly shape: Shape };

export type BotTurn =
  | { readonly done: true; readonly position: BotPosition; readonly steps: readonly BotStep[] }
  /** `steps` are those that happened before the question. */
  | { readonly done: false; readonly asks: BotQuestion; readonly steps: readonly BotStep[] };
