import "@fontsource/grenze-gotisch/latin-700.css";
import "@fontsource/libre-bodoni/latin-600.css";
import "@fontsource/uncial-antiqua/latin-400.css";
import "./theme.css";
import type { PlayableGame } from "../entry.ts";
import art from "./poster.svg";
import { poster } from "./poster.ts";

export const khronos: PlayableGame = {
  ...poster,
  art,
  seats: { min: 2, max: 5 },
  theme: "light",
  rules: async () => (await import("@chronarium/khronos/table")).khronosTable,
  ui: async () => (await import("./index.tsx")).khronosUi,
  speech: async () => {
    const { loadKhronosText, textIn } = await import("./text.ts");
    return { load: loadKhronosText, options: (language) => textIn(language).options };
  },
  rulebook: {
    en: async () => (await import("@chronarium/khronos/rulebook/en")).en,
    fr: async () => (await import("@chronarium/khronos/rulebook/fr")).fr,
  },
  thinking: async () => (await import("@chronarium/khronos/thinking")).thinking,
  reasons: {
    en: async () => (await import("@chronarium/khronos/reasons/en")).en,
    fr: async () => (await import("@chronarium/khronos/reasons/fr")).fr,
  },
  atWork: async () => (await import("@chronarium/khronos/at-work")).rulesAtWork,
  diagrams: async () => (await import("./diagrams/diagram.tsx")).diagramsOf,
  lesson: {
    words: {
      en: async () => (await import("@chronarium/khronos/lessons/en")).en,
      fr: async () => (await import("@chronarium/khronos/lessons/fr")).fr,
    },
    goal: {
      en: async () => (await import("@chronarium/khronos/goal/en")).goal,
      fr: async () => (await import("@chronarium/khronos/goal/fr")).goal,
    },
    places: async () => (await import("./lesson-places.ts")).lessonPlaces,
  },
  puzzles: {
    en: async () => (await import("@chronarium/khronos/puzzles/en")).en,
    fr: async () => (await import("@chronarium/khronos/puzzles/fr")).fr,
  },
};
