/**
 * The sentences of a game: `text` are the words of the game itself, `words` those of its table. Each language is a
 * chunk of its own, loaded before anything speaks it.
 *
 *     export const { load, textIn, wordsIn } = speechOf("khronos", { en: async () => ({ text, words }), fr: … });
 */
import type { Refusal } from "@chronarium/kernel";
import { refusalSentence } from "../app/refusal-text.ts";
import type { Names } from "../games/ui.ts";
import type { Language } from "../text/catalogue.ts";

type Sentences = Readonly<Record<string, (params: Refusal["params"], names: Names) => string>>;
type Spoken<Text, Words> = { readonly text: Text; readonly words: Words };

export type Speech<Text, Words> = {
  readonly load: (language: Language) => Promise<void>;
  readonly textIn: (language: Language) => Text;
  readonly wordsIn: (language: Language) => Words;
  /** The game's own sentences first; those of the kernel and the driver where it has none. */
  readonly refusalText: (refusal: Refusal, language: Language, names: Names) => string;
};

export function speechOf<Text extends { readonly refusals: object }, Words>(
  game: string,
  loaders: Readonly<Record<Language, () => Promise<Spoken<Text, Words>>>>,
): Speech<Text, Words> {
  const loaded = new Map<Language, Spoken<Text, Words>>();
  const spoken = (language: Language): Spoken<Text, Words> => {
    const speech = loaded.get(language);
    if (speech === undefined) throw new Error(`${game} speaks ${language} only once it is loaded.`);
    return speech;
  };
  const textIn = (language: Language): Text => spoken(language).text;
  return {
    load: async (language) => {
      if (!loaded.has(language)) loaded.set(language, await loaders[language]());
    },
    textIn,
    wordsIn: (language) => spoken(language).words,
    refusalText: (refusal, language, names) => {
      const own = textIn(language).refusals as Sentences;
      return Object.hasOwn(own, refusal.code)
        ? own[refusal.code]!(refusal.params, names)
        : refusalSentence(refusal);
    },
  };
}
