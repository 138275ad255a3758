/** Boards in the middle of an action (KH-88) pay nothing yet: what they were before it, and what they may come to. */
import type { Seat } from "@chronarium/kernel";
import { apply } from "./apply.ts";
import { type Forecast, forecast, type Realm } from "./income.ts";
import { legalActions } from "./legal.ts";
import { questionIn } from "./outlook.ts";
import type { State } from "./state.ts";
import { ERAS, type Era } from "./tables.ts";

/** The income as it was before the action whose question is open; the present one if none is. */
export function settledForecast(realm: Realm & Pick<State, "pending">): Forecast {
  const frame = realm.pending.at(-1);
  return forecast(frame?.kind === "question" ? { ...realm, boards: frame.cause.ground.boards } : realm);
}

/** More endings than these are nobody's to read. */
const MOST_ENDINGS = 32;

/** What the boards come to, one forecast for each way of answering all that is still asked; none where they are too many. */
export function forecastsAfter(state: State): readonly Forecast[] {
  let [open, ended]: [readonly State[], readonly Forecast[]] = [[state], []];
  while (open.length > 0) {
    ended = [...ended, ...open.filter((each) => questionIn(each) === undefined).map(forecast)];
    open = open.flatMap(answered);
    if (open.length + ended.length > MOST_ENDINGS) return [];
  }
  return ended;
}

function answered(state: State): readonly State[] {
  const question = questionIn(state);
  if (question === undefined) return [];
  return legalActions(state, question.seat).map((answer) => apply(state, question.seat, answer).state);
}

/** Where answers are still open it may be less or more. */
export type IncomeChange = { readonly least: number; readonly most: number };

const between = (values: readonly number[]): IncomeChange | undefined => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return values.length === 0 || (least === 0 && most === 0) ? undefined : { least, most };
};

const incomeOf = ({ seats }: Forecast, seat: Seat, era: Era): number => seats[seat]?.income[era] ?? 0;

/** What the seat's income in each era changes by; undefined where it does not, or nobody can tell. */
export function incomeChange(
  before: Forecast,
  after: readonly Forecast[],
  seat: Seat,
): Readonly<Record<Era, IncomeChange | undefined>> {
  const of = (era: Era): IncomeChange | undefined =>
    between(after.map((each) => incomeOf(each, seat, era) - incomeOf(before, seat, era)));
  return { might: of("might"), faith: of("faith"), reason: of("reason") };
}

/** The same over all eras. */
export const incomeChangeInAll = (
  before: Forecast,
  after: readonly Forecast[],
  seat: Seat,
): IncomeChange | undefined =>
  between(
    after.map((each) =>
      ERAS.reduce((sum, era) => sum + incomeOf(each, seat, era) - incomeOf(before, seat, era), 0),
    ),
  );
