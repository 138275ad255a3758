import type { Game } from "../../games.ts";

export const game: Game = {
  id: "khronos",
  rules: async () => (await import("@chronarium/khronos")).khronos,
  text: async (language) => (await import("@chronarium/khronos/text")).khronosText[language],
  rulebook: async (language) => (await import("@chronarium/khronos/rulebook")).rulebook[language],
  register: async () => (await import("@chronarium/khronos/rulebook")).register,
  reasons: async (language) =>
    language === "en"
      ? (await import("@chronarium/khronos/reasons/en")).en
      : (await import("@chronarium/khronos/reasons/fr")).fr,
  puzzleGoals: async () => (await import("@chronarium/khronos/puzzles")).puzzleGoals,
  terminal: async () => (await import("./index.ts")).khronosAtTerminal,
};
