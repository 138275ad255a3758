/** Anachrony's sentences. */
import type { GameText } from "@chronarium/anachrony/text";
import { speechOf } from "../../play/speech.ts";
import type { AnachronyWords } from "./words/types.ts";

export const { load, textIn, wordsIn, refusalText } = speechOf<GameText, AnachronyWords>("anachrony", {
  en: async () => {
    const [{ en: text }, { en: words }] = await Promise.all([
      import("@chronarium/anachrony/text/en"),
      import("./words/en.ts"),
    ]);
    return { text, words };
  },
  fr: async () => {
    const [{ fr: text }, { fr: words }] = await Promise.all([
      import("@chronarium/anachrony/text/fr"),
      import("./words/fr.ts"),
    ]);
    return { text, words };
  },
});

/** At the head of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
