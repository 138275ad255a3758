/** Khronos: three eras of one valley, and buildings that ripple forward in time. */
import type { OpenRules } from "@chronarium/kernel";
import { ACTIONS, type Action } from "./actions.ts";
import type { Event } from "./events.ts";
import { invariants } from "./invariants.ts";
import type { Options } from "./options.ts";
import { readPosition, writePosition } from "./position.ts";
import { REFUSAL_CODES } from "./refusal.ts";
import { result } from "./result.ts";
import { setup } from "./setup.ts";
import type { State } from "./state.ts";
import { stateShape } from "./state-shape.ts";
import { SEAT_LETTERS } from "./tables.ts";
import { thinking } from "./thinking.ts";
import type { View } from "./view.ts";

export const khronos: OpenRules<State, Action, Event, View, Options> = {
  ...thinking,
  rulesVersion: 1,
  seatNames: SEAT_LETTERS,
  actions: ACTIONS,
  refusalCodes: REFUSAL_CODES,
  // At most 35 turns of a dozen actions and decisions each; journeys cost money, and the bank pays far less than 5,000.
  maxSteps: 6000,
  setup,
  result,
  invariants,
  stateShape,
  position: { read: readPosition, write: writePosition },
};

export type { Action, ActionOf, Pay } from "./actions.ts";
export { buildAt, nearestRefusal, payFor, triesAt, upgradeTo } from "./attempts.ts";
export type { Event } from "./events.ts";
export { type Grid, gridOf, type Place, placeAt, type SquareId } from "./grid.ts";
export { type DomainForecast, type Forecast, forecast, type Realm, type SeatForecast } from "./income.ts";
export { type Building, type Layout, layoutOf } from "./layout.ts";
export { mapData } from "./maps.ts";
export { capacitiesOf, capacityOf, type Options, surchargeOf, worthOf } from "./options.ts";
export {
  carrying,
  course,
  eraOf,
  lost,
  questionIn,
  reveals,
  touched,
  turnAt,
  turnNow,
  turnsAhead,
} from "./outlook.ts";
export {
  cardsFor,
  cardsKey,
  completes,
  extraOf,
  type Ground,
  paymentWorth,
  payOf,
  positionsOf,
  priceOf,
  surchargeIn,
} from "./prices.ts";
export { REFUSAL_CODES, type RefusalCode } from "./refusal.ts";
export {
  forecastsAfter,
  type IncomeChange,
  incomeChange,
  incomeChangeInAll,
  settledForecast,
} from "./settled.ts";
export {
  buildingOn,
  cubesOn,
  layoutIn,
  offset,
  pawnEras,
  presumedEra,
  type Site,
  type Spot,
  spotOf,
  squareFrom,
  type Terrain,
  terrainAt,
} from "./site.ts";
export type { Board, Boards, Frame, Player, Question, State, Tile } from "./state.ts";
export * from "./tables.ts";
export { boardsAfter, type Ghost, ghostIn } from "./told.ts";
export type { PlayerView, View } from "./view.ts";
export { blameFor, pieceOf, type WayOut, waysOut } from "./ways-out.ts";
