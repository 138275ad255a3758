import type { CompanionGame } from "../games/entry.ts";

export const companion: CompanionGame = {
  id: "chronobot",
  theme: "light",
  words: {
    en: { name: "Chronobot companion", rivals: { chronobot: "the Chronobot" } },
    fr: { name: "Compagnon du Chronobot", rivals: { chronobot: "le Chronobot" } },
  },
  rules: async () => (await import("./chronobot/rules.ts")).rules,
  address: (table) => `/companion/${table}`,
};
