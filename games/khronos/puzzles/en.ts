import type { PuzzleWords } from "@chronarium/kernel";

const ecus = (points: number): string => `${points} ${points === 1 ? "Ecu" : "Ecus"}`;

export const en: PuzzleWords = {
  goals: {
    income: {
      title: "Before the income",
      task: (gain) => `One card is left, and your income is next. Find the way that earns ${ecus(gain)}.`,
    },
  },
  points: ecus,
};
