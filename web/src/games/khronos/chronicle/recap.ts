/** What the others' turns do to one's own income, era by era (KH-110 to KH-115). */
import {
  type DomainForecast,
  ERAS,
  type Era,
  type Event,
  type Forecast,
  INCOME_ROUNDS,
  questionIn,
  settledForecast,
  type View,
} from "@chronarium/khronos";
import { kindOf } from "@chronarium/khronos/text";
import type { Moment } from "../../../driver/types.ts";
import type { Told } from "../../../table/store.ts";
import type { Language } from "../../../text/catalogue.ts";
import type { Names, Stake } from "../../ui.ts";
import { incomeWords } from "../income/words.ts";
import { textIn } from "../text.ts";
import { eventsOf } from "./chronicle.ts";

/** In the middle of an action the boards pay nothing yet: what counts is what stood before it. */
const forecastAt = ({ view }: Moment): Forecast => settledForecast(view as View);

export function stakesOf(moment: Moment, language: Language): readonly Stake[] {
  const { viewer } = moment;
  if (viewer === "observer") return [];
  const { eras } = textIn(language);
  const income = forecastAt(moment).seats[viewer]?.income;
  return ERAS.map((era) => ({ name: eras[era], value: income?.[era] ?? 0 }));
}

/** The building by which somebody changed an era: it was built there, or its ripple came there. */
function buildingIn(events: readonly Event[], era: Era): Extract<Event, { type: "built" }> | undefined {
  const found = events.find(
    (event) =>
      (event.type === "built" || event.type === "upgraded" || event.type === "rippled") && event.era === era,
  );
  return found as Extract<Event, { type: "built" }> | undefined;
}

const ledBy = (domains: readonly DomainForecast[], seat: number): readonly DomainForecast[] =>
  domains.filter(({ leaders, ecus }) => leaders.includes(seat) && ecus > 0);

/** "Vesper's Town at H1 took your Might domain: income 8 to 0." */
export function effectOf(
  { entries, before, after }: Told,
  language: Language,
  names: Names,
): string | undefined {
  const { viewer } = after;
  if (viewer === "observer") return undefined;
  const [say, text] = [incomeWords[language], textIn(language)];
  const [was, is] = [forecastAt(before), forecastAt(after)];
  const events = entries.flatMap(eventsOf);
  const actor = names.seat(entries[0]?.seat ?? 0);
  const told = ERAS.flatMap((era) => {
    const [from, to] = [was.seats[viewer]?.income[era] ?? 0, is.seats[viewer]?.income[era] ?? 0];
    if (from === to) return [];
    const building = buildingIn(events, era);
    const fewer = ledBy(is.domains[era], viewer).length < ledBy(was.domains[era], viewer).length;
    return to < from && fewer && building !== undefined
      ? [say.took(text, actor, kindOf(building.building, building.size), building.at, era, from, to)]
      : [say.changed(text, era, from, to)];
  });
  if (told.length > 0) return told.join(" ");
  const lost = events.filter(
    (event) =>
      event.type === "destroyed" &&
      event.owner === viewer &&
      !events.some(
        (other) => other.type === "downsized" && other.era === event.era && other.from === event.at,
      ),
  ).length;
  if (lost > 0) return say.lost(lost);
  return questionIn(after.view as View)?.seat === viewer ? say.asked : undefined;
}

/** KH-110: incomes come at the end of each turn of these rounds. */
export function warning(moment: Moment, language: Language): string | undefined {
  const { round, over, turn } = moment.view as View;
  const mine = turn.seat === moment.viewer && moment.table.result === undefined;
  return !over && mine && INCOME_ROUNDS.includes(round) ? incomeWords[language].lastTurn : undefined;
}
