/** The rulebooks, loaded when somebody opens one. */
import { type Paragraph, paragraphsFor, type Rulebook } from "@chronarium/kernel";
import type { ReactNode } from "react";
import type { Language } from "../text/catalogue.ts";

export type { Paragraph, Rulebook } from "@chronarium/kernel";

export type Loaded = {
  readonly book: Rulebook;
  /** The paragraphs about a rule, the one most about it first. */
  readonly paragraphsFor: (rule: string) => readonly Paragraph[];
  /** The picture of what a paragraph says, if it has one. */
  readonly diagram: (paragraph: Paragraph) => ReactNode;
};

/** One chunk for each language. */
const khronosBook: Readonly<Record<Language, () => Promise<Rulebook>>> = {
  en: async () => (await import("@chronarium/khronos/rulebook/en")).en,
  fr: async () => (await import("@chronarium/khronos/rulebook/fr")).fr,
};

const chronomancerBook: typeof khronosBook = {
  en: async () => (await import("@chronarium/chronomancer/rulebook/en")).en,
  fr: async () => (await import("@chronarium/chronomancer/rulebook/fr")).fr,
};

const loaders: Readonly<Record<string, (language: Language) => Promise<Loaded>>> = {
  khronos: async (language) => {
    const [book, { diagramsOf }] = await Promise.all([
      khronosBook[language](),
      import("../games/khronos/diagrams/diagram.tsx"),
    ]);
    return {
      book,
      paragraphsFor: (rule) => paragraphsFor(book, rule),
      diagram: diagramsOf(book, language),
    };
  },
  chronomancer: async (language) => {
    const [book, { diagramsOf }] = await Promise.all([
      chronomancerBook[language](),
      import("../games/chronomancer/diagrams/diagram.tsx"),
    ]);
    return {
      book,
      paragraphsFor: (rule) => paragraphsFor(book, rule),
      diagram: diagramsOf(book, language),
    };
  },
};

/** The games that have one. */
export const RULEBOOKS: readonly string[] = Object.keys(loaders);
export const hasRulebook = (game: string): boolean => Object.hasOwn(loaders, game);

export async function loadRulebook(game: string, language: Language): Promise<Loaded> {
  const load = hasRulebook(game) ? loaders[game] : undefined;
  if (load === undefined) throw new Error(`There is no rulebook of ${game}.`);
  return load(language);
}
