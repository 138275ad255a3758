import "@fontsource/almendra/latin-700.css";
import "./theme.css";
import type { PlayableGame } from "../entry.ts";
import art from "./poster.svg";
import { poster } from "./poster.ts";

export const chronomancer: PlayableGame = {
  ...poster,
  art,
  seats: { min: 1, max: 4 },
  theme: "dark",
  // The Peddler comes to whoever plays alone.
  aloneOptions: ["peddler"],
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
  thinking: async () => (await import("@chronarium/chronomancer/thinking")).thinking,
  reasons: {
    en: async () => (await import("@chronarium/chronomancer/reasons/en")).en,
    fr: async () => (await import("@chronarium/chronomancer/reasons/fr")).fr,
  },
  atWork: async () => (await import("@chronarium/chronomancer/at-work")).rulesAtWork,
  diagrams: async () => (await import("./diagrams/diagram.tsx")).diagramsOf,
  lesson: {
    words: {
      en: async () => (await import("@chronarium/chronomancer/lessons/en")).en,
      fr: async () => (await import("@chronarium/chronomancer/lessons/fr")).fr,
    },
    goal: {
      en: async () => (await import("@chronarium/chronomancer/goal/en")).goal,
      fr: async () => (await import("@chronarium/chronomancer/goal/fr")).goal,
    },
    places: async () => (await import("./lesson-places.ts")).lessonPlaces,
  },
  puzzles: {
    en: async () => (await import("@chronarium/chronomancer/puzzles/en")).en,
    fr: async () => (await import("@chronarium/chronomancer/puzzles/fr")).fr,
  },
};
