/** The page's sentences in the chosen language; each language is a chunk of its own. */
import { create } from "zustand";
import type { Catalogue, Language } from "../text/catalogue.ts";
import { changeSettings, useSettings } from "./settings.ts";

const load: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: async () => (await import("../text/en/index.ts")).en,
  fr: async () => (await import("../text/fr/index.ts")).fr,
};

type Spoken = { readonly language: Language; readonly text: Catalogue };
const useSpoken = create<{ readonly spoken: Spoken | undefined }>()(() => ({ spoken: undefined }));

/** What a game says beside the page: a language is shown when all of them have it. */
type Companion = (language: Language) => Promise<void>;
const companions = new Set<Companion>();

const wanted = (): Language => useSettings.getState().language;

/**
 * Loads the language of the settings, now and whenever it changes. One that could not be loaded later is told with the
 * one that stays.
 */
export async function followLanguage(failed: (wanted: Language, shown: Language) => void): Promise<void> {
  const show = async (language: Language): Promise<void> => {
    const [text] = await Promise.all([load[language](), ...[...companions].map((also) => also(language))]);
    if (wanted() === language) useSpoken.setState({ spoken: { language, text } });
  };
  useSettings.subscribe((now, before) => {
    const { language } = now;
    if (language === before.language) return;
    show(language).catch(() => {
      const { spoken } = useSpoken.getState();
      if (spoken === undefined || wanted() !== language) return;
      changeSettings({ language: spoken.language });
      failed(language, spoken.language);
    });
  });
  await show(wanted());
}

/** Loads what a game says in the language shown, and from now on with every other one. */
export async function speakWith(companion: Companion): Promise<void> {
  companions.add(companion);
  // Another language may be on its way already.
  const { spoken } = useSpoken.getState();
  await Promise.all([companion(wanted()), spoken && companion(spoken.language)]);
}

const spokenIn = ({ spoken }: { readonly spoken: Spoken | undefined }): Spoken => {
  if (spoken === undefined) throw new Error("The sentences are loaded before the first page is drawn.");
  return spoken;
};

export const useText = (): Catalogue => spokenIn(useSpoken()).text;

/** The language shown: the chosen one, as soon as all its sentences are there. */
export const useLanguage = (): Language => spokenIn(useSpoken()).language;

/** The same outside of React. */
export const textNow = (): Catalogue => spokenIn(useSpoken.getState()).text;
export const languageNow = (): Language => useSpoken.getState().spoken?.language ?? wanted();
