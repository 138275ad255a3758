import type { Chapter } from "@chronarium/kernel";

export const end: Chapter = {
  id: "end",
  title: "Clean up and the end",
  paragraphs: [
    {
      rules: ["AN-70", "AN-101"],
      text: "Clean up: leaders, workers, Exosuits, markers and pools, flipping tiles, after Era 4 the Impact, the check for the end; then unused powered Exosuits leave their slots.",
    },
    {
      rules: ["AN-71", "AN-72"],
      text: "The Impact lays two tiles of five on every Capital action and covers your slots. From then on a tile that held an Exosuit becomes unavailable.",
    },
    {
      rules: ["AN-73", "AN-74"],
      text: "The game ends after Era 7, or when no Capital space is left. Otherwise the Focus moves to the new present.",
    },
    {
      rules: ["AN-80"],
      text: "First every Warp tile that can be paid is paid, without a step; each one left costs 2 VP.",
    },
    {
      rules: ["AN-81", "AN-102", "AN-110"],
      text: "Your score: VP tokens, buildings, Superprojects with their end effects, Time Travel, Morale, Breakthroughs at 1 each and 2 for a set of the three shapes, 3 less for each Anomaly, and the Warp tiles left.",
    },
  ],
};
