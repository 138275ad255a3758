import type { PuzzleWords } from "@chronarium/kernel";

export const fr: PuzzleWords = {
  goals: {
    goods: {
      title: "Un tour pour votre étal",
      task: (gain) =>
        `Trouvez le tour qui ajoute ${gain} à votre Étal et à votre bourse\u202f: les Marchandises à leur valeur de base, l’Or à l’unité.`,
    },
  },
  points: (points) => `${points}`,
};
