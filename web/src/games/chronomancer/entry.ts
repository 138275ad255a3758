import "@fontsource/almendra/latin-700.css";
import "./theme.css";
import type { PlayableGame } from "../entry.ts";
import art from "./poster.svg";

export const chronomancer: PlayableGame = {
  id: "chronomancer",
  place: 2,
  art,
  words: {
    en: {
      name: "The Chrono\u00admancer",
      line: "A harbour, a clock, a workshop that shifts",
      facts: "1 to 4 · 75 min",
      alone: "Alone, you play against the Peddler.",
      rivals: { peddler: "the Peddler" },
    },
    fr: {
      name: "Le Chrono\u00admancien",
      line: "Un port, une horloge, un atelier qui se décale",
      facts: "1 à 4 · 75 min",
      alone: "En solitaire, vous jouez contre le Colporteur.",
      rivals: { peddler: "le Colporteur" },
    },
  },
  seats: { min: 1, max: 4 },
  theme: "dark",
  // The Peddler comes to whoever plays alone.
  optionApplies: (option, seats) => option !== "peddler" || seats === 1,
  rules: async () => (await import("@chronarium/chronomancer/table")).chronomancerTable,
  ui: async () => (await import("./index.tsx")).chronomancerUi,
  speech: async () => {
    const { loadChronomancerText, textIn } = await import("./text.ts");
    return { load: loadChronomancerText, options: (language) => textIn(language).options };
  },
  rulebook: {
    en: async () => (await import("@chronarium/chronomancer/rulebook/en")).en,
    fr: async () => (await import("@chronarium/chronomancer/rulebook/fr")).fr,
  },
  diagrams: async () => (await import("./diagrams/diagram.tsx")).diagramsOf,
};
