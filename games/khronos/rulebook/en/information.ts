import type { Chapter } from "@chronarium/kernel";

export const information: Chapter = {
  id: "information",
  title: "What is open and what is hidden",
  paragraphs: [
    {
      rules: ["KH-135"],
      text:
        "Everybody sees the three boards and the pawns, how much money each player has, what is left of " +
        "tiles and cubes, how many cards lie in every hand and pile, and each card as it is played in " +
        "phase II.",
    },
    {
      rules: ["KH-135"],
      text:
        "Nobody sees the colours of another hand or the order of the draw pile. Cards thrown away " +
        "unplayed, in an exchange or in the draw phase, keep their colours secret too.",
    },
  ],
};
