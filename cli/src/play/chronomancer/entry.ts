import type { Game } from "../../games.ts";

export const game: Game = {
  id: "chronomancer",
  rules: async () => (await import("@chronarium/chronomancer")).chronomancer,
  text: async (language) => (await import("@chronarium/chronomancer/text")).chronomancerText[language],
  rulebook: async (language) => (await import("@chronarium/chronomancer/rulebook")).rulebook[language],
  register: async () => (await import("@chronarium/chronomancer/rulebook")).register,
  reasons: async (language) =>
    language === "en"
      ? (await import("@chronarium/chronomancer/reasons/en")).en
      : (await import("@chronarium/chronomancer/reasons/fr")).fr,
  puzzleGoals: async () => (await import("@chronarium/chronomancer/puzzles")).puzzleGoals,
  terminal: async () => (await import("./index.ts")).chronomancerAtTerminal,
};
