/** The page's sentences in the chosen language; each language is a chunk of its own. */
import { create } from "zustand";
import type { Catalogue, Language } from "../text/catalogue.ts";
import { useSettings } from "./settings.ts";

const load: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: async () => (await import("../text/en/index.ts")).en,
  fr: async () => (await import("../text/fr/index.ts")).fr,
};

const useCatalogue = create<{ readonly text: Catalogue | undefined }>()(() => ({ text: undefined }));

/** Loads the language of the settings, now and whenever it changes. */
export async function followLanguage(): Promise<void> {
  const show = async (language: Language): Promise<void> => {
    const text = await load[language]();
    if (useSettings.getState().language === language) useCatalogue.setState({ text });
  };
  useSettings.subscribe((now, before) => {
    if (now.language !== before.language) void show(now.language);
  });
  await show(useSettings.getState().language);
}

export function useText(): Catalogue {
  const { text } = useCatalogue();
  if (text === undefined) throw new Error("The sentences are loaded before the first page is drawn.");
  return text;
}

export const useLanguage = (): Language => useSettings((settings) => settings.language);
