/** How the merchants stand: Gold and what the end would bring now; at the end, Gold by source. */
import { endForecasts, purseOf, type View, type Who } from "@chronarium/chronomancer";
import type { Category } from "@chronarium/chronomancer/text";
import type { Moment } from "../../../driver/types.ts";
import type { Language } from "../../../text/catalogue.ts";
import type { SeatScore } from "../../ui.ts";
import { lookOfWho } from "../look.ts";
import { textIn, wordsIn } from "../text.ts";

export function scores(moment: Pick<Moment, "view">, language: Language): readonly SeatScore[] {
  const view = moment.view as View;
  const { categories } = textIn(language);
  const { forecast, peddler } = wordsIn(language).ledger;
  const seatOf = (who: Who): SeatScore["seat"] =>
    who === "peddler" ? { name: peddler, look: lookOfWho(who) } : who;
  return endForecasts(view).map(({ who, gold: atEnd }) => {
    const { gold, ledger, start } = purseOf(view, who);
    const sources = Object.entries({ ...(start !== undefined && { start }), ...ledger });
    return {
      seat: seatOf(who),
      score: gold,
      parts:
        view.phase === "over"
          ? sources.map(([of, part]) => ({ name: categories[of as Category], score: part }))
          : [{ name: forecast, score: atEnd }],
    };
  });
}
