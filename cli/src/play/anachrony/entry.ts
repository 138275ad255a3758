import type { Game } from "../../games.ts";

export const game: Game = {
  id: "anachrony",
  rules: async () => (await import("@chronarium/anachrony")).anachrony,
  text: async (language) => (await import("@chronarium/anachrony/text")).anachronyText[language],
  rulebook: async (language) => (await import("@chronarium/anachrony/rulebook")).rulebook[language],
  register: async () => (await import("@chronarium/anachrony/rulebook")).register,
  terminal: async () => (await import("./index.ts")).anachronyAtTerminal,
};
