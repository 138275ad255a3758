/** The Chronomancer's sentences: each language is a chunk of its own, loaded before anything speaks it. */
import type { GameText } from "@chronarium/chronomancer/text";
import type { Language } from "../../text/catalogue.ts";
import type { ChronomancerWords } from "./words/types.ts";

/** `text` are the words of the game itself, `words` those of its table. */
type Speech = { readonly text: GameText; readonly words: ChronomancerWords };

const load: Readonly<Record<Language, () => Promise<Speech>>> = {
  en: async () => {
    const [game, table] = await Promise.all([
      import("@chronarium/chronomancer/text/en"),
      import("./words/en.ts"),
    ]);
    return { text: game.en, words: table.en };
  },
  fr: async () => {
    const [game, table] = await Promise.all([
      import("@chronarium/chronomancer/text/fr"),
      import("./words/fr.ts"),
    ]);
    return { text: game.fr, words: table.fr };
  },
};

const loaded = new Map<Language, Speech>();

export async function loadChronomancerText(language: Language): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, await load[language]());
}

function speechIn(language: Language): Speech {
  const speech = loaded.get(language);
  if (speech === undefined) throw new Error(`The Chronomancer speaks ${language} only once it is loaded.`);
  return speech;
}

export const textIn = (language: Language): GameText => speechIn(language).text;
export const wordsIn = (language: Language): ChronomancerWords => speechIn(language).words;
