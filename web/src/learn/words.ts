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
  readonly story: { readonly title: string; readonly lead: string; readonly begin: string };
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
    story: {
      title: "The first ten minutes",
      lead: "Missions need no lesson: *Ten to Six* is one. A street, a bell, ten minutes, alone or with others. What you need to know is told when you need it.",
      begin: "Begin with Ten to Six",
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
    story: {
      title: "Les dix premières minutes",
      lead: "Les missions se passent de leçon\u202f: *Six heures moins dix* en est une. Une rue, une cloche, dix minutes, à un ou à plusieurs. Ce qu’il faut savoir se dit au moment voulu.",
      begin: "Commencer par Six heures moins dix",
    },
  },
};
