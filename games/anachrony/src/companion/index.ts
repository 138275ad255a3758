/** The companion: the Chronobot for a physical table. One table is one log of one seat, and draws nothing (CP-1). */
import type { OpenRules } from "@chronarium/kernel";
import { BOT_OPTIONS, type BotOptions } from "../chronobot/options.ts";
import { ACTIONS, type Action } from "./actions.ts";
import { apply } from "./apply.ts";
import { REFUSAL_CODES } from "./codes.ts";
import type { Event } from "./events.ts";
import { invariants, result } from "./invariants.ts";
import { legalActions } from "./legal.ts";
import { refusal } from "./refusal.ts";
import { setup } from "./setup.ts";
import type { State } from "./state.ts";
import { stateShape } from "./state-shape.ts";

/** Nothing is hidden (CP-3), so a view is the state. */
export type View = State;

export const chronobot: OpenRules<State, Action, Event, View, BotOptions> = {
  id: "chronobot",
  // 2: open tiles can be tracked (CP-7). Tables of version 1 never tell any, so they run as they did.
  rulesVersion: 2,
  seats: { min: 1, max: 1 },
  seatNames: ["h"],
  options: BOT_OPTIONS,
  actions: ACTIONS,
  refusalCodes: REFUSAL_CODES,
  // Seven Eras: at most 30 turns of a handful of steps, and 20 corrections of 40 steps that may reopen a phase.
  maxSteps: 20_000,
  setup,
  actors: ({ phase }) => (phase === "closed" ? [] : [0]),
  legalActions,
  refusal,
  apply,
  viewFor: (state) => state,
  redact: (event) => event,
  imagine: (view) => view,
  stateShape,
  result,
  invariants,
};

export {
  BOT_WARP_TILES,
  type Bot,
  botExosuits,
  DICE,
  type Die,
  HOMES,
  LAST_MORALE,
  LAST_TIME_TRAVEL,
  MORALE_VP,
  NEXT,
  PLATE,
  type Plate,
  type Position,
  SUPPLY_WATER,
  TIME_TRAVEL_VP,
} from "../chronobot/board.ts";
export { type BotOptions, DIFFICULTIES, type Difficulty } from "../chronobot/options.ts";
export { botScore, CATEGORIES, type Category, type Score, total } from "../chronobot/phases.ts";
export type { BotQuestion, PlaceAnswer, Side } from "../chronobot/position.ts";
export { type ReadTurn, readTurn } from "../chronobot/read-turn.ts";
export type { BotStep, Reason } from "../chronobot/steps.ts";
export { botTurn } from "../chronobot/turn.ts";
export { ROWS, type Row } from "../tables/buildings.ts";
export { CUBES, type Cube, SHAPES, type Shape, WORKERS, type Worker } from "../tables/goods.ts";
export { afterImpact, ERAS, IMPACT_ERA, MINE_CUBES, type Occupant } from "../tables/main-board.ts";
export {
  type Action,
  type ActionOf,
  type Change,
  type Counter,
  HEX_SPACES,
  type HexSpace,
  MINES,
  type MineSpace,
  type Origin,
  type TileKind,
} from "./actions.ts";
export { appDie, appParadox, appShape, type DiceReport, diceReport } from "./app-dice.ts";
export { REFUSAL_CODES, type RefusalCode } from "./codes.ts";
export type { Event, TableEvent } from "./events.ts";
export { type Face, facesOf, humanRolls, stepsToDo } from "./outlook.ts";
export { cleanUpAsks } from "./refusal.ts";
export {
  type Correction,
  HUMAN_WARP_TILES,
  MOST_CORRECTIONS,
  MOST_START_STEPS,
  MOST_STEPS,
  MOST_SWITCHES,
  MOST_TURNS,
  type OpenPhase,
  PHASES,
  type Phase,
  type State,
  THINGS,
  type Thing,
} from "./state.ts";
export {
  OPEN_TILES,
  type OpenTile,
  shapesLeft,
  type Tiles,
  untoldSuperprojects,
  untoldTiles,
  vpOn,
} from "./tiles.ts";
export { dueRolls, mostRolls, questionOf, turnOf, underWay } from "./turn.ts";
