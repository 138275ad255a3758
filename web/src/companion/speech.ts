/** What the companion says: its own words and those of the game, loaded together for each language. */
import type { CompanionText } from "@chronarium/anachrony/text";
import type { Refusal } from "@chronarium/kernel";
import { refusalSentence } from "../app/refusal-text.ts";
import { useLanguage } from "../app/text.ts";
import type { Language } from "../text/catalogue.ts";
import type { Words } from "./words/types.ts";

export type Speech = { readonly words: Words; readonly game: CompanionText };

const LOAD: Readonly<Record<Language, () => Promise<Speech>>> = {
  en: async () => {
    const [{ en }, { companionEn }] = await Promise.all([
      import("./words/en.ts"),
      import("@chronarium/anachrony/text/en"),
    ]);
    return { words: en, game: companionEn };
  },
  fr: async () => {
    const [{ fr }, { companionFr }] = await Promise.all([
      import("./words/fr.ts"),
      import("@chronarium/anachrony/text/fr"),
    ]);
    return { words: fr, game: companionFr };
  },
};

const spoken = new Map<Language, Speech>();

export async function loadSpeech(language: Language): Promise<void> {
  if (!spoken.has(language)) spoken.set(language, await LOAD[language]());
}

export function useSpeech(): Speech {
  const speech = spoken.get(useLanguage());
  if (speech === undefined) throw new Error("The companion’s words are loaded before it is shown.");
  return speech;
}

/** The companion speaks to one person only. */
export const NAMES = { seat: () => "" } as const;

export function useRefusalText(): (refusal: Refusal) => string {
  const { game } = useSpeech();
  const own: Readonly<Record<string, (params: Refusal["params"]) => string>> = game.refusals;
  return (refusal) =>
    (Object.hasOwn(own, refusal.code) ? own[refusal.code] : undefined)?.(refusal.params) ??
    refusalSentence(refusal);
}
