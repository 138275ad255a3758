/** What Khronos says on the thread. */
import type { Language } from "../../../text/catalogue.ts";

type ThreadWords = {
  readonly round: (round: number) => string;
  readonly incomeRound: (round: number) => string;
  /** What a seat would collect if the round ended now. */
  readonly income: string;
};

export const threadWords: Readonly<Record<Language, ThreadWords>> = {
  en: {
    round: (round) => `Round ${round}`,
    incomeRound: (round) => `Round ${round} · income`,
    income: "Income now",
  },
  fr: {
    round: (round) => `Manche ${round}`,
    incomeRound: (round) => `Manche ${round} · revenus`,
    income: "Revenu actuel",
  },
};
