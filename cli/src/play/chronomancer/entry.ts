import type { Game } from "../../games.ts";

export const game: Game = {
  id: "chronomancer",
  rules: async () => (await import("@chronarium/chronomancer")).chronomancer,
  text: async (language) => (await import("@chronarium/chronomancer/text")).chronomancerText[language],
  rulebook: async (language) => (await import("@chronarium/chronomancer/rulebook")).rulebook[language],
  terminal: async () => (await import("./index.ts")).chronomancerAtTerminal,
};
