/** How the human stands, as if the game ended now. */
import { CATEGORIES, humanScore, type State, total } from "@chronarium/anachrony";
import type { Moment } from "../../../driver/types.ts";
import type { Language } from "../../../text/catalogue.ts";
import type { SeatScore } from "../../ui.ts";
import { textIn } from "../text.ts";

export function scores({ view }: Moment, language: Language): readonly SeatScore[] {
  // What scores lies open: the view has all of it.
  const score = humanScore(view as State);
  const names = textIn(language).words.categories;
  return [
    {
      seat: 0,
      score: total(score),
      parts: CATEGORIES.map((category) => ({ name: names[category], score: score[category] })),
    },
  ];
}
