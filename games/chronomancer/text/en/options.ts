/** The new-game form and the end screen. */
import { CONFIG } from "../../src/config.ts";
import type { Category, GameText } from "../types.ts";
import { either, levels, rogues, sets } from "./words.ts";

export const options: GameText["options"] = {
  townsfolk: {
    name: "Townsfolk",
    explanation: "The two sets that share the Town Square.",
    values: {
      localsMercenaries: `${sets.locals} and ${sets.mercenaries}`,
      localsSailors: `${sets.locals} and ${sets.sailors}`,
      mercenariesSailors: `${sets.mercenaries} and ${sets.sailors}`,
      random: "Two at random",
    },
  },
  rogues: {
    name: "Rogue card",
    explanation: "What the Rogues of this game are up to; Criminals are the mildest.",
    values: {
      criminals: rogues.criminals.name,
      cultists: rogues.cultists.name,
      robbers: rogues.robbers.name,
      random: "One at random",
    },
  },
  peddler: {
    name: "The Peddler",
    explanation: `The Gold your rival starts with in a solo game: ${either(Object.values(CONFIG.peddler.gold).map(String))}.`,
    values: levels,
  },
};

export const categories: Readonly<Record<Category, string>> = {
  start: "At the start",
  sales: "Sales",
  sponsorship: "Market Sponsorship",
  immediate: "Gold at once",
  icons: "Faction icons",
  rogues: "Rogue icons of the staff",
  corruption: "Corruption",
};
