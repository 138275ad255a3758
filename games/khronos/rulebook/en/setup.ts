import type { Chapter } from "@chronarium/kernel";

export const setup: Chapter = {
  id: "setup",
  title: "Setting up",
  paragraphs: [
    {
      rules: ["KH-1", "KH-10"],
      text:
        "Lay the boards side by side in the order of time. 2 to 5 players take part. The first player is " +
        "drawn by lot, play goes clockwise, and the round marker starts on 1.",
    },
    {
      rules: ["KH-6", "KH-8"],
      text:
        "Take your 2 pawns, 25 cubes and 4 Ecus. Both pawns start on Might. A pawn has no square of its " +
        "own: only its era matters, and it never stands in anybody’s way.",
    },
    {
      rules: ["KH-7"],
      text: "Shuffle the cards and deal 4 to each player. Hands stay hidden.",
    },
    {
      rules: ["KH-5", "KH-39"],
      text: "No tile is on the boards yet. There are only the printed hamlets, each a domain of its own.",
    },
  ],
};
