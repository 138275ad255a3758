/** The Chronomancer's sentences. */
import type { GameText } from "@chronarium/chronomancer/text";
import { speechOf } from "../../play/speech.ts";
import type { ChronomancerWords } from "./words/types.ts";

export const {
  load: loadChronomancerText,
  textIn,
  wordsIn,
  refusalText,
} = speechOf<GameText, ChronomancerWords>("chronomancer", {
  en: async () => {
    const [{ en: text }, { en: words }] = await Promise.all([
      import("@chronarium/chronomancer/text/en"),
      import("./words/en.ts"),
    ]);
    return { text, words };
  },
  fr: async () => {
    const [{ fr: text }, { fr: words }] = await Promise.all([
      import("@chronarium/chronomancer/text/fr"),
      import("./words/fr.ts"),
    ]);
    return { text, words };
  },
});

/** At the head of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
