/** What the piers say of a way to sell: why the best is the best, and what another one loses against it. */
import {
  type Advice,
  against,
  type Colour,
  expectedCardPrice,
  isSame,
  reckon,
  type Split,
  type View,
} from "../src/index.ts";
import { capital } from "./pieces.ts";
import type { GameText } from "./types.ts";

/** Apart from the sentences themselves: it reckons, and only who sells needs it. */
export function stallVerdict(
  { stall: words, goods, piers }: Pick<GameText, "stall" | "goods" | "piers">,
  view: View,
  colour: Colour,
  split: Split,
  advice: Advice,
): string | undefined {
  const known = advice[colour];
  if (known === undefined) return words.unwanted;
  /** "2 red Relics at the Black Market and 1 red Artifact at the Artifact Quay". */
  const describe = (of: Split): string => {
    const lots = reckon(view, colour, of).sales.map(({ pier, small, large, withRogues }) => {
      const sold = words.and([
        ...(small > 0 ? [goods("small", colour, small)] : []),
        ...(large > 0 ? [goods("large", colour, large)] : []),
      ]);
      return words.lot(sold, pier, withRogues, (at) => piers[at].name);
    });
    return lots.length === 0 ? words.keepAll : words.and(lots);
  };
  const compare = (other: Split): string => {
    const difference = against(view, colour, split, other);
    const price = words.decimal(Math.abs(difference.cards) * expectedCardPrice(view));
    return capital(words.compare({ ...difference, price, other: describe(other) }));
  };
  if (!isSame(split, known.best)) return compare(known.best);
  return known.second && words.best(describe(known.best), compare(known.second));
}
