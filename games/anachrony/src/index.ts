/** Anachrony's base game against the Chronobot: seven Eras, an Impact, and a rival of dice and rules. */
import type { OpenRules } from "@chronarium/kernel";
import { ACTIONS, type Action } from "./solo/actions.ts";
import { REFUSAL_CODES } from "./solo/codes.ts";
import type { Event } from "./solo/events.ts";
import { invariants } from "./solo/invariants.ts";
import type { Options } from "./solo/options.ts";
import { result } from "./solo/scoring.ts";
import { RULES_VERSION, setup } from "./solo/setup.ts";
import type { State } from "./solo/state.ts";
import { stateShape } from "./solo/state-shape.ts";
import type { View } from "./solo/view.ts";
import { thinking } from "./thinking.ts";

export const anachrony: OpenRules<State, Action, Event, View, Options> = {
  ...thinking,
  rulesVersion: RULES_VERSION,
  seatNames: ["h"],
  actions: ACTIONS,
  refusalCodes: REFUSAL_CODES,
  // AN-109: seven Eras of at most 6 placements and 14 works, each with a handful of answers.
  maxSteps: 3000,
  setup,
  stateShape,
  result,
  invariants,
};

export {
  type Bot,
  type BotBuilding,
  type BotSuperproject,
  DICE,
  type Die,
  MORALE_VP,
  NEXT,
  PLATE,
  type Plate,
  POSITIONS,
  type Position,
  SUPPLY_WATER,
  TIME_TRAVEL_VP,
} from "./chronobot/board.ts";
export { workerOrder } from "./chronobot/capital-plates.ts";
export { type BotOptions, DIFFICULTIES, type Difficulty } from "./chronobot/options.ts";
export {
  botScore,
  CATEGORIES,
  type Category,
  paradoxRolls,
  type Score,
  total,
} from "./chronobot/phases.ts";
export type {
  BotAnswers,
  BotPosition,
  BotQuestion,
  BotTurn,
  OpenBuilding,
  OpenSuperproject,
  PlaceAnswer,
  Side as Player,
  Stacks,
} from "./chronobot/position.ts";
export type { BotStep, BotStepType, Reason } from "./chronobot/steps.ts";
export { botTurn } from "./chronobot/turn.ts";
export { attemptAt, waysOut } from "./outlook/attempts.ts";
export { nextRolls, type Roll } from "./outlook/next-roll.ts";
export { type ParadoxOutlook, paradoxAhead } from "./outlook/paradox.ts";
export { type BoardPick, type BoardWay, itemsOf, partsOf, picksOf, waysOf } from "./outlook/picks.ts";
export { anomalyOn, meanings, type Place, tileOn } from "./outlook/places.ts";
export { afterStep, isBotStep } from "./outlook/told.ts";
export {
  buildingCost,
  copyable,
  councilActions,
  focusEras,
  mayPerform,
  mayRecruit,
  mayWork,
  piecePayments,
  spaceWater,
  standardActions,
  superprojectInReach,
} from "./solo/able.ts";
export type {
  Action,
  ActionOf,
  Bonus,
  DieFace,
  GivenWorker,
  SlotPayment,
} from "./solo/actions.ts";
export { REFUSAL_CODES, type RefusalCode } from "./solo/codes.ts";
export { type DiceStep, diceStep } from "./solo/dice.ts";
export { evacuationValue } from "./solo/evacuation.ts";
export type { Event, HumanEvent } from "./solo/events.ts";
export {
  anomalyCount,
  anomalySpots,
  boardFor,
  countRow,
  discounted,
  effectsOf,
  freeColumn,
  freeSlots,
  isCovered,
  isSuperproject,
  type OwnTile,
  onTimeline,
  ownedWorkers,
  ownTiles,
  pairColumn,
  rangeOf,
  spareExosuits,
  supplyPrice,
  thresholdOf,
  vpOf,
  warpEra,
} from "./solo/human.ts";
export type { Options } from "./solo/options.ts";
export { mayDecline } from "./solo/refusal.ts";
export { freeEffect } from "./solo/refusal-choices.ts";
export { canRepay, humanScore } from "./solo/scoring.ts";
export type {
  Asked,
  AskedKind,
  Board,
  Frame,
  FreeSource,
  Human,
  LaidSuperproject,
  Phase,
  RowTiles,
  State,
  TileId,
  WorkPlace,
} from "./solo/state.ts";
export type { SeenStack, SeenSuperproject, View } from "./solo/view.ts";
export * from "./tables/buildings.ts";
export type { EndEffect, FreeEffect, Gain, Passive, Price, WorkerEffect } from "./tables/effects.ts";
export * from "./tables/goods.ts";
export * from "./tables/main-board.ts";
export * from "./tables/paths.ts";
export * from "./tables/superprojects.ts";
