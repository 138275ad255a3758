/** How the seats stand: Ecus and what they would collect now; at the end, Ecus by source. */
import { forecast, type View } from "@chronarium/khronos";
import type { Category } from "@chronarium/khronos/text";
import type { Moment } from "../../../driver/types.ts";
import type { Language } from "../../../text/catalogue.ts";
import type { SeatScore } from "../../ui.ts";
import { textIn, wordsIn } from "../text.ts";

export function scores(moment: Moment, language: Language): readonly SeatScore[] {
  const view = moment.view as View;
  const { result } = moment.table;
  if (view.over && result !== undefined) {
    const { categories: names } = textIn(language);
    return result.seats.map(({ seat, score, categories }) => ({
      seat,
      score,
      parts: Object.entries(categories).map(([of, ecus]) => ({ name: names[of as Category], score: ecus })),
    }));
  }
  const { seats } = forecast(view);
  return view.players.map(({ ecus }, seat) => ({
    seat,
    score: ecus,
    parts: [{ name: wordsIn(language).thread.income, score: seats[seat]?.total ?? 0 }],
  }));
}
