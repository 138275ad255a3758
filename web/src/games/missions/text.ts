/** What missions say on the page. The words of a story come from the worker. */
import type { GameText } from "@chronarium/missions/text";
import { speechOf } from "../../play/speech.ts";
import type { MissionWords } from "./words/types.ts";

export const {
  load: loadMissionsText,
  textIn,
  wordsIn,
  refusalText,
} = speechOf<GameText, MissionWords>("missions", {
  en: async () => {
    const [{ en: text }, { en: words }] = await Promise.all([
      import("@chronarium/missions/text/en"),
      import("./words/en.ts"),
    ]);
    return { text, words };
  },
  fr: async () => {
    const [{ fr: text }, { fr: words }] = await Promise.all([
      import("@chronarium/missions/text/fr"),
      import("./words/fr.ts"),
    ]);
    return { text, words };
  },
});
