import type { Game } from "../../games.ts";

export const game: Game = {
  id: "missions",
  rules: async () => {
    const [{ missionRules }, { shippedShelf }] = await Promise.all([
      import("@chronarium/missions"),
      import("./folder.ts"),
    ]);
    return missionRules(shippedShelf());
  },
  text: async (language) => (await import("@chronarium/missions/text")).missionsText[language],
  rulebook: async (language) => (await import("@chronarium/missions/rulebook")).rulebook[language],
  terminal: async () => (await import("../../play/missions/index.ts")).missionsAtTerminal(),
  register: async () => (await import("@chronarium/missions/rulebook")).register,
};
