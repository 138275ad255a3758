/** Why the best split is the best, and what another one loses against it. */
import {
  type Advice,
  against,
  type Colour,
  expectedCardPrice,
  isSame,
  reckon,
  type Split,
  type View,
} from "@chronarium/chronomancer";
import type { GameText } from "@chronarium/chronomancer/text";
import { type Language, locales } from "../../../text/catalogue.ts";
import { type MarketWords, marketWords } from "./words.ts";

type Speech = { readonly text: GameText; readonly words: MarketWords };

/** What so many Corruption cards are expected to cost. */
export const priceOf = (
  view: Parameters<typeof expectedCardPrice>[0],
  cards: number,
  language: Language,
): string =>
  new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1 }).format(
    Math.abs(cards) * expectedCardPrice(view),
  );

/** "2 red Relics at the Black Market and 1 red Artifact at the Artifact Quay". */
function describe(view: Pick<View, "boats">, colour: Colour, split: Split, { text, words }: Speech): string {
  const lots = reckon(view, colour, split).sales.map(({ pier, small, large, withRogues }) => {
    const goods = words.and([
      ...(small > 0 ? [text.goods("small", colour, small)] : []),
      ...(large > 0 ? [text.goods("large", colour, large)] : []),
    ]);
    return words.lot(goods, pier, withRogues, (of) => text.piers[of].name);
  });
  return lots.length === 0 ? words.keepAll : words.and(lots);
}

export function verdict(
  view: View,
  colour: Colour,
  split: Split,
  advice: Advice,
  { language, text }: { readonly language: Language; readonly text: GameText },
): string | undefined {
  const words = marketWords[language];
  const known = advice[colour];
  if (known === undefined) return words.unwanted;
  const { best, second } = known;
  const compare = (other: Split): string => {
    const difference = against(view, colour, split, other);
    return words.compare({
      ...difference,
      price: priceOf(view, difference.cards, language),
      other: describe(view, colour, other, { text, words }),
    });
  };
  if (!isSame(split, best)) return upper(compare(best));
  return second && words.best(describe(view, colour, best, { text, words }), upper(compare(second)));
}

export const upper = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
