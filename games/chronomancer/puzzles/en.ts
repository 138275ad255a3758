import type { PuzzleWords } from "@chronarium/kernel";

export const en: PuzzleWords = {
  goals: {
    goods: {
      title: "One turn for your shelf",
      task: (gain) =>
        `Find the turn that adds ${gain} to your Sale Shelf and purse: Goods by their base value, Gold by the piece.`,
    },
  },
  points: (points) => `${points}`,
};
