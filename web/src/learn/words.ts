/** What the shelf says besides the lessons. Loaded with it. */
import type { Language } from "../text/catalogue.ts";
import type { Damage } from "./lesson-source.ts";

type ShelfText = {
  /** Where a lesson is damaged, and how; before it stands that nothing else is. */
  readonly damaged: (damage: Damage) => string;
  readonly stepOf: (step: number, steps: number) => string;
  readonly noStep: (step: number, steps: number) => string;
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
    damaged: ({ why, step, line }) => {
      const at = [
        ...(step === undefined ? [] : [`step “${step}”`]),
        ...(line === undefined ? [] : [`line ${line}`]),
      ];
      const how = {
        missing: "It could not be fetched.",
        unread: "This line means nothing in a lesson.",
        unsaid: "What it says and what it asks for do not belong together.",
        unfit: "What it does there is against the rules of the game as they are now.",
      }[why];
      return [...(at.length === 0 ? [] : [`Damaged: ${at.join(", ")}.`]), how].join(" ");
    },
    stepOf: (step, steps) => `Lesson, step ${step} of ${steps}`,
    noStep: (step, steps) => `The lesson has ${steps} steps, and no step ${step}.`,
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
    damaged: ({ why, step, line }) => {
      const at = [
        ...(step === undefined ? [] : [`étape «\u202f${step}\u202f»`]),
        ...(line === undefined ? [] : [`ligne ${line}`]),
      ];
      const how = {
        missing: "Elle n’a pas pu être chargée.",
        unread: "Cette ligne n’a pas de sens dans une leçon.",
        unsaid: "Ce qu’elle dit et ce qu’elle demande ne vont pas ensemble.",
        unfit: "Ce qu’elle fait là est contraire aux règles actuelles du jeu.",
      }[why];
      return [...(at.length === 0 ? [] : [`Abîmée\u202f: ${at.join(", ")}.`]), how].join(" ");
    },
    stepOf: (step, steps) => `Leçon, étape ${step} sur ${steps}`,
    noStep: (step, steps) => `La leçon a ${steps} étapes, et pas d’étape ${step}.`,
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
