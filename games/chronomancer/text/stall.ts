/** What the piers say of a way to sell: why the best is the best, and what another one loses against it. */
import {
  type Advice,
  against,
  type Colour,
  expectedCardPrice,
  isSame,
  type Pier,
  reckon,
  type Size,
  type Split,
  type SplitDifference,
  type View,
} from "../src/index.ts";
import { capital } from "./pieces.ts";
import type { Explained } from "./types.ts";

/** One way to sell set against another one, which is described. */
export type Comparison = SplitDifference & {
  /** The Gold that the difference in cards is expected to make at the end. */
  readonly price: string;
  readonly other: string;
};

export type StallWords = {
  readonly and: (parts: readonly string[]) => string;
  /** "2 red Relics at the Black Market". */
  readonly lot: (goods: string, pier: Pier, withRogues: boolean, name: (pier: Pier) => string) => string;
  readonly keepAll: string;
  readonly best: (what: string, comparison: string) => string;
  /** Of a colour that no pier takes. */
  readonly unwanted: string;
  readonly compare: (comparison: Comparison) => string;
  /** With one decimal at most. */
  readonly decimal: (number: number) => string;
};

/** "but" where one thing is gained and another lost. */
export const trades = ({ gold, cards, kept }: Comparison): boolean =>
  gold === 0 || (gold > 0 ? cards > 0 || kept < 0 : cards < 0 || kept > 0);

type Names = {
  readonly goods: (size: Size, colour: Colour, count: number) => string;
  readonly piers: Readonly<Record<Pier, Explained>>;
};
export type Verdict = (view: View, colour: Colour, split: Split, advice: Advice) => string | undefined;

export const verdictIn =
  (words: StallWords, { goods, piers }: Names): Verdict =>
  (view, colour, split, advice) => {
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
  };
