import type { Catalogue } from "./catalogue.ts";
import { commands } from "./commands.ts";

export const en: Catalogue = {
  languageSwitch: "Language",
  title: "What if you had built it first?",
  lead: "Four games about time. Every move can be replayed, explained and branched into another history.",
  gamesLabel: "The four games",
  playable: "Plays in the terminal",
  coming: "Coming",
  games: {
    khronos: {
      name: "Khronos",
      line: "Build in one age, change the next two",
      facts: "2 to 5 players · 60 min",
    },
    chronomancer: {
      name: "The Chronomancer",
      line: "A harbour, a clock, a workshop that shifts",
      facts: "1 to 4 players · 75 min",
    },
    chronobot: { name: "Chronobot", line: "Beat the machine across seven eras", facts: "Solo · 90 min" },
    mission: {
      name: "The Hour That Answers",
      line: "1958. A boy is missing. The light is on.",
      facts: "1 to 4 players · 120 min",
    },
  },
  terminal: {
    title: "Khronos",
    lead: "Khronos plays in the terminal now. Its table on this page comes next.",
    steps: [
      { command: commands.play, brings: "Play against bots" },
      { command: commands.rules, brings: "Read which rules the tests prove" },
      { command: commands.sim, brings: "Let bots play many games" },
    ],
  },
  notice: "Unofficial and non-commercial; not connected with the publishers of the games.",
};
