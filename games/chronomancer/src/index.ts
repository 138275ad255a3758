/** The Chronomancer of Merchants Cove: a clock, six boats, and a workshop of sliding portals. */
import type { OpenRules } from "@chronarium/kernel";
import { ACTIONS, type Action } from "./actions.ts";
import { REFUSAL_CODES } from "./codes.ts";
import type { Event } from "./events.ts";
import { invariants } from "./invariants.ts";
import type { Options } from "./options.ts";
import { readPosition, writePosition } from "./position.ts";
import { result } from "./scoring.ts";
import { RULES_VERSION, setup } from "./setup.ts";
import type { State } from "./state.ts";
import { stateShape } from "./state-shape.ts";
import { SEAT_LETTERS } from "./tables.ts";
import { thinking } from "./thinking.ts";
import type { View } from "./view.ts";

export const chronomancer: OpenRules<State, Action, Event, View, Options> = {
  ...thinking,
  rulesVersion: RULES_VERSION,
  seatNames: SEAT_LETTERS,
  actions: ACTIONS,
  refusalCodes: REFUSAL_CODES,
  // Three days of at most 30 turns for each of four players, a dozen steps each; INV-4 bounds the turns of a day.
  maxSteps: 6000,
  setup,
  result,
  invariants,
  stateShape,
  position: { read: readPosition, write: writePosition },
};

export type { Action, ActionOf, MoveAction, SellAction } from "./actions.ts";
export { coveredIcons } from "./agenda.ts";
export {
  bestSales,
  expectedCardPrice,
  expectedLair,
  type SaleAdvice,
  type SalePlan,
  suggestedSales,
  valueLater,
} from "./appraise.ts";
export { aboard, type BoardPick } from "./board-picks.ts";
export { boatsAtSea, boatsWithSeat, countOn, docksTaken, freeDocks, piecesOn } from "./boats.ts";
export { allPastMarker, clockOrder, dialHour, hoursMet, marksFor, timepieceOf } from "./clock.ts";
export { REFUSAL_CODES, type RefusalCode } from "./codes.ts";
export { CONFIG } from "./config.ts";
export { corruptionPrice, rogueIcons } from "./corruption.ts";
export {
  type AnswerOf,
  DEED_EVENTS,
  DEED_KINDS,
  DEEDS,
  type Deed,
  type DeedAction,
  type DeedEvent,
  type DeedKind,
  type DeedOf,
  type DeedRefusals,
  deedAttempt,
  deedKindOf,
  whereOf,
} from "./deeds/index.ts";
export { type Event, ownerOf } from "./events.ts";
export { inSupply } from "./goods.ts";
export { debtOf, isSaleable, type Proceeds, proceeds, type Sale, salesOf } from "./market.ts";
export { type Options, PAIRS } from "./options.ts";
export { type Course, course, merchantsOf, outcome, purseOf, type Reason } from "./outlook/course.ts";
export { type Effect, type EffectOf, effectsOf } from "./outlook/effects.ts";
export { type Explanation, explain, iconsWorth } from "./outlook/explain.ts";
export { afterEvent, figureAt, wayBetween } from "./outlook/picture.ts";
export { hitOf, meanings, type Place, placeNamed, placeOf, placeOfPick } from "./outlook/places.ts";
export * from "./outlook/stall.ts";
export {
  type ClockOutlook,
  clockOutlook,
  frozenFor,
  isInVain,
  type PricePart,
  priceAt,
  shifted,
  type TurnForecast,
  tileOut,
  turnForecast,
} from "./outlook/turn.ts";
export { type DayTurn, turnsPlayed, turnsToCome } from "./outlook/turns.ts";
export { attemptFor, blameOf, waysOut } from "./outlook/why-not.ts";
export {
  bestWorth,
  bringsIn,
  byGold,
  type EndForecast,
  endForecasts,
  goldAtEnd,
  peddlerLevel,
  worthOn,
} from "./outlook/worth.ts";
export { picksOf } from "./picks.ts";
export { actionAt, costAt, halvesOf, isPortal, SEAMS } from "./portal.ts";
export { isLocked, movesOf } from "./ring.ts";
export { endScore } from "./scoring.ts";
export { canUse, usable } from "./staff.ts";
export {
  type BoatState,
  type Frame,
  type Goods,
  type LaidTile,
  LEDGER,
  type Ledger,
  type Peddler,
  type PerColour,
  type Player,
  type State,
  type Timepiece,
  type Who,
} from "./state.ts";
export * from "./tables.ts";
export { deedsOf, iconsOf, setOf, TOWNSFOLK_IDS, type TownsfolkId } from "./townsfolk.ts";
export type { View } from "./view.ts";
