/** What is said when a part of the page could not be loaded: the words of every language are there before any is. */
import type { Language } from "./catalogue.ts";

export type Unloaded = {
  readonly lead: string;
  readonly slow: string;
  readonly again: string;
  readonly still: string;
};

export const unloaded: Readonly<Record<Language, Unloaded>> = {
  en: {
    lead: "A part of Chronarium could not be loaded. Your games are safe.",
    slow: "This takes longer than it should.",
    again: "Try again",
    still: "There is still no connection.",
  },
  fr: {
    lead: "Une partie de Chronarium n’a pas pu se charger. Vos parties sont sauves.",
    slow: "Le chargement est plus long que prévu.",
    again: "Réessayer",
    still: "Toujours pas de connexion.",
  },
};
