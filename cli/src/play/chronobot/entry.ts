import type { Game } from "../../games.ts";

export const game: Game = {
  id: "chronobot",
  folder: "anachrony",
  rules: async () => (await import("@chronarium/anachrony/companion")).chronobot,
  text: async (language) => (await import("@chronarium/anachrony/text")).chronobotText[language],
  rulebook: async (language) => (await import("@chronarium/anachrony/rulebook")).rulebook[language],
  register: async () => (await import("@chronarium/anachrony/rulebook")).register,
  terminal: async () => (await import("./index.ts")).chronobotAtTerminal,
  dice: async () => (await import("@chronarium/anachrony/companion")).diceReport,
};
