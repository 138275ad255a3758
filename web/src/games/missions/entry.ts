import "@fontsource/courier-prime/latin-400.css";
import "@fontsource/courier-prime/latin-400-italic.css";
import "@fontsource/courier-prime/latin-700.css";
import "@fontsource/londrina-solid/latin-400.css";
import "@fontsource/londrina-solid/latin-900.css";
import "./theme.css";
import type { SealedGame } from "../entry.ts";
import { poster } from "./cover.ts";
import art from "./poster.svg";

export const missions: SealedGame = {
  ...poster,
  art,
  sealed: true,
  seats: { min: 1, max: 4 },
  theme: "dark",
  ui: async () => (await import("./index.tsx")).missionsUi,
  form: async () => (await import("./form.tsx")).MissionForm,
  first: async () => (await import("./first-story.tsx")).FirstStory,
  chosen: async ({ mission }, language) => {
    const { covers } = await import("virtual:missions/covers");
    return covers.find(({ name }) => name === mission)?.words[language].title ?? "";
  },
  speech: async () => {
    const { loadMissionsText, textIn } = await import("./text.ts");
    return { load: loadMissionsText, options: (language) => textIn(language).options };
  },
  rulebook: {
    en: async () => (await import("@chronarium/missions/rulebook/en")).en,
    fr: async () => (await import("@chronarium/missions/rulebook/fr")).fr,
  },
};
