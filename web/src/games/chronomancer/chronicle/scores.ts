/** How the seats stand: Gold and what the end would bring now; at the end, Gold by source. */
import { goldAtEnd, type View } from "@chronarium/chronomancer";
import type { Category } from "@chronarium/chronomancer/text";
import type { Moment } from "../../../driver/types.ts";
import type { Language } from "../../../text/catalogue.ts";
import type { SeatScore } from "../../ui.ts";
import { textIn, wordsIn } from "../text.ts";

export function scores(moment: Moment, language: Language): readonly SeatScore[] {
  const view = moment.view as View;
  const { result } = moment.table;
  if (view.phase === "over" && result !== undefined) {
    const { categories: names } = textIn(language);
    return result.seats.map(({ seat, score, categories }) => ({
      seat,
      score,
      parts: Object.entries(categories).map(([of, gold]) => ({ name: names[of as Category], score: gold })),
    }));
  }
  const name = wordsIn(language).ledger.forecast;
  return view.players.map((player, seat) => ({
    seat,
    score: player.gold,
    parts: [{ name, score: goldAtEnd(view, player) }],
  }));
}
