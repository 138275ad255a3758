/** How the seats stand: Gold and what the end would bring now; at the end, Gold by source. */
import { endScore, type View } from "@chronarium/chronomancer";
import type { Category } from "@chronarium/chronomancer/text";
import type { Seat } from "@chronarium/kernel";
import type { Moment } from "../../driver/types.ts";
import type { Language } from "../../text/catalogue.ts";
import type { SeatScore } from "../ui.ts";
import { textIn, wordsIn } from "./text.ts";

/** Gold now with what staff and Corruption would add and take if the game ended now. */
export function goldAtEnd(view: View, seat: Seat): number {
  const player = view.players[seat];
  if (player === undefined) return 0;
  if (view.phase === "over") return player.gold;
  const { icons, rogues, corruption } = endScore(view, player);
  return player.gold + icons + rogues + corruption;
}

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
  const name = wordsIn(language).thread.forecast;
  return view.players.map(({ gold }, seat) => ({
    seat,
    score: gold,
    parts: [{ name, score: goldAtEnd(view, seat) }],
  }));
}
