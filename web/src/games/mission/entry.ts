import "./theme.css";
import type { ComingGame } from "../entry.ts";
import art from "./poster.svg";

export const mission: ComingGame = {
  id: "mission",
  place: 4,
  art,
  words: {
    en: {
      name: "The Hour That Answers",
      line: "1958. A boy is missing. The light is on.",
      facts: "1 to 4 · 120 min",
    },
    fr: {
      name: "L’heure qui répond",
      line: "1958. Un garçon a disparu. Le phare est allumé.",
      facts: "1 à 4 · 120 min",
    },
  },
  coming: true,
};
