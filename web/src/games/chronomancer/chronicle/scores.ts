/** How the seats stand: Gold and what the end would bring now; at the end, Gold by source. */
import { goldAtEnd, type View } from "@chronarium/chronomancer";
import type { Category } from "@chronarium/chronomancer/text";
import type { Moment } from "../../../driver/types.ts";
import type { Language } from "../../../text/catalogue.ts";
import type { SeatScore } from "../../ui.ts";
import { textIn, wordsIn } from "../text.ts";

type Parts = SeatScore["parts"];

function bySource(categories: Readonly<Record<string, number>>, language: Language): Parts {
  const { categories: names } = textIn(language);
  return Object.entries(categories).map(([of, gold]) => ({ name: names[of as Category], score: gold }));
}

const inTheEnd = (score: number, language: Language): Parts => [
  { name: wordsIn(language).ledger.forecast, score },
];

/** The same of the Peddler, who has no seat. */
export function rivalParts({ view, table }: Moment, language: Language): Parts {
  const { peddler } = view as View;
  if (table.result?.rivals?.[0] !== undefined && (view as View).phase === "over")
    return bySource(table.result.rivals[0].categories, language);
  return peddler === null ? [] : inTheEnd(goldAtEnd(view as View, peddler), language);
}

export function scores(moment: Moment, language: Language): readonly SeatScore[] {
  const view = moment.view as View;
  const { result } = moment.table;
  if (view.phase === "over" && result !== undefined) {
    return result.seats.map(({ seat, score, categories }) => ({
      seat,
      score,
      parts: bySource(categories, language),
    }));
  }
  return view.players.map((player, seat) => ({
    seat,
    score: player.gold,
    parts: inTheEnd(goldAtEnd(view, player), language),
  }));
}
