/** The words for a way to sell, and what every language needs to choose them. */
import type { Pier, SplitDifference } from "../src/index.ts";

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
