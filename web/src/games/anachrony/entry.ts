import "@fontsource/chakra-petch/latin-600.css";
import "@fontsource/chakra-petch/latin-700.css";
import "./theme.css";
import type { PlayableGame } from "../entry.ts";
import art from "./poster.svg";

export const anachrony: PlayableGame = {
  id: "anachrony",
  place: 3,
  art,
  words: {
    en: {
      name: "Chronobot",
      line: "Beat the machine across seven eras",
      facts: "Solo · 90 min",
      alone: "You play against the Chronobot.",
      rivals: { chronobot: "the Chronobot" },
    },
    fr: {
      name: "Chronobot",
      line: "Battez la machine au fil de sept ères",
      facts: "Solo · 90 min",
      alone: "Vous jouez contre le Chronobot.",
      rivals: { chronobot: "le Chronobot" },
    },
  },
  seats: { min: 1, max: 1 },
  theme: "light",
  rules: async () => (await import("@chronarium/anachrony/table")).anachronyTable,
  ui: async () => (await import("./index.tsx")).anachronyUi,
  speech: async () => {
    const { load, textIn } = await import("./text.ts");
    return { load, options: (language) => textIn(language).options };
  },
  thinking: async () => (await import("@chronarium/anachrony/thinking")).thinking,
  reasons: {
    en: async () => (await import("@chronarium/anachrony/reasons/en")).en,
    fr: async () => (await import("@chronarium/anachrony/reasons/fr")).fr,
  },
  rulebook: {
    en: async () => (await import("@chronarium/anachrony/rulebook/en")).en,
    fr: async () => (await import("@chronarium/anachrony/rulebook/fr")).fr,
  },
  atWork: async () => (await import("@chronarium/anachrony/at-work")).rulesAtWork,
  diagrams: async () => {
    const [{ diagramsOf }, { load }] = await Promise.all([
      import("./diagrams/diagram.tsx"),
      import("./text.ts"),
    ]);
    await Promise.all([load("en"), load("fr")]);
    return diagramsOf;
  },
  lesson: {
    words: {
      en: async () => (await import("@chronarium/anachrony/lessons/en")).en,
      fr: async () => (await import("@chronarium/anachrony/lessons/fr")).fr,
    },
    goal: {
      en: async () => (await import("@chronarium/anachrony/goal/en")).goal,
      fr: async () => (await import("@chronarium/anachrony/goal/fr")).goal,
    },
    places: async () => (await import("./lesson-places.ts")).lessonPlaces,
  },
};
