import type { PuzzleWords } from "@chronarium/kernel";

const ecus = (points: number): string => `${points} ${points < 2 ? "Écu" : "Écus"}`;

export const fr: PuzzleWords = {
  goals: {
    income: {
      title: "Avant le revenu",
      task: (gain) =>
        `Il vous reste une carte, et votre revenu vient ensuite. Trouvez la façon de gagner ${ecus(gain)}.`,
    },
  },
  points: ecus,
};
