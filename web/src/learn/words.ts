/** What the shelf says besides the lessons. Loaded with it. */
import type { Language } from "../text/catalogue.ts";

type ShelfText = {
  readonly lost: {
    readonly title: string;
    readonly lead: string;
    readonly none: string;
    readonly won: (score: number) => string;
    readonly beaten: (score: number, names: string, best: number) => string;
    readonly over: string;
    readonly ask: string;
    readonly askOf: (title: string) => string;
  };
};

export const shelfText: Readonly<Record<Language, ShelfText>> = {
  en: {
    lost: {
      title: "Why did I lose?",
      lead: "Your last games: how you stood after every turn, and three turns that decided.",
      none: "A game that you have finished can be talked through here.",
      won: (score) => `won with ${score}`,
      beaten: (score, names, best) => `${score} to ${names}’s ${best}`,
      over: "lost",
      ask: "Analyse",
      askOf: (title) => `Analyse ${title}`,
    },
  },
  fr: {
    lost: {
      title: "Pourquoi ai-je perdu\u202f?",
      lead: "Vos dernières parties\u202f: où vous en étiez après chaque tour, et les trois tours qui ont décidé.",
      none: "Une partie finie peut être relue ici.",
      won: (score) => `gagnée avec ${score}`,
      beaten: (score, names, best) => `${score} contre ${best} pour ${names}`,
      over: "perdue",
      ask: "Analyser",
      askOf: (title) => `Analyser ${title}`,
    },
  },
};
