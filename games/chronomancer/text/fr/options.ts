/** The new-game form and the end screen. */
import { CONFIG } from "../../src/config.ts";
import type { Category, GameText } from "../types.ts";
import { either, levels, rogues, sets } from "./words.ts";

export const options: GameText["options"] = {
  townsfolk: {
    name: "Habitants",
    explanation: "Les deux groupes qui se partagent la Grand-Place.",
    values: {
      localsMercenaries: `${sets.locals} et ${sets.mercenaries}`,
      localsSailors: `${sets.locals} et ${sets.sailors}`,
      mercenariesSailors: `${sets.mercenaries} et ${sets.sailors}`,
      random: "Deux au hasard",
    },
  },
  rogues: {
    name: "Carte Voyou",
    explanation: "Ce que trament les Voyous de cette partie ; les Criminels sont les plus doux.",
    values: {
      criminals: rogues.criminals.name,
      cultists: rogues.cultists.name,
      robbers: rogues.robbers.name,
      random: "Une au hasard",
    },
  },
  peddler: {
    name: "Le Colporteur",
    explanation: `L’Or de départ de votre rival dans une partie en solo : ${either(Object.values(CONFIG.peddler.gold).map(String))}.`,
    values: levels,
  },
};

export const categories: Readonly<Record<Category, string>> = {
  start: "Au départ",
  sales: "Ventes",
  sponsorship: "Mécénat de Marché",
  immediate: "Or immédiat",
  icons: "Icônes de Clan",
  rogues: "Icônes Voyou de l’Équipe",
  corruption: "Corruption",
};
