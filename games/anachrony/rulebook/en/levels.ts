import type { Chapter } from "@chronarium/kernel";

export const levels: Chapter = {
  id: "levels",
  title: "Levels and readings",
  paragraphs: [
    {
      rules: ["CB-45", "AMB-29"],
      text: "Beginner: every fallback brings the Chronobot 2 Water alone. Expert: you have no leader.",
    },
    {
      rules: ["CB-51"],
      text: "It may owe you six turns instead of three. Then it can run out of Exosuits, and the phase ends with its pass.",
    },
    {
      rules: ["CB-52"],
      text: "With the last word it takes one more turn before your pass ends the phase, if it has an Exosuit.",
    },
    {
      rules: ["CB-53"],
      text: "The right Council space may be covered for both sides.",
    },
    {
      rules: ["AN-111"],
      text: "Options, the default first: path, side, leader, evacuation, Head start; and for both products difficulty, Paradox die, right Council space, turns owed, last word, strict recruiting, Supply at the top, Time Travel at the end.",
    },
  ],
};
