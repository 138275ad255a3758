/** The words about people: one chunk for each language, loaded with the first of these pages. */
import { type PeopleCode, refusalOf } from "@chronarium/authority";
import { use } from "react";
import { refusalSentence } from "../app/refusal-text.ts";
import { languageNow, useLanguage } from "../app/text.ts";
import type { Language } from "../text/catalogue.ts";
import type { PeopleWords } from "./words/words.ts";

type Loaded = { readonly words: PeopleWords; readonly refusals: typeof import("./words/en.ts").refusals };

const loaders: Readonly<Record<Language, () => Promise<Loaded>>> = {
  en: () => import("./words/en.ts"),
  fr: () => import("./words/fr.ts"),
};
const loading: Map<Language, Promise<Loaded>> = new Map();

function peopleWords(language: Language): Promise<Loaded> {
  const known = loading.get(language) ?? loaders[language]();
  loading.set(language, known);
  known.catch(() => loading.delete(language));
  return known;
}

export const usePeopleWords = (): PeopleWords => use(peopleWords(useLanguage())).words;

/** The same outside of React. */
export const wordsNow = async (): Promise<PeopleWords> => (await peopleWords(languageNow())).words;

/** Why something failed, in words: the server's refusals, or that it cannot be reached. */
export async function peopleFailure(error: unknown): Promise<string> {
  const { words, refusals } = await peopleWords(languageNow());
  const refusal = refusalOf(error);
  if (refusal.code === "driver/not-loaded") return words.unreachable;
  return Object.hasOwn(refusals, refusal.code)
    ? refusals[refusal.code as PeopleCode](refusal.params)
    : refusalSentence(refusal);
}
