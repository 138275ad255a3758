/** Khronos before anything of it is loaded; the build reads it too, for those who look at a link without opening it. */
import type { PosterFacts } from "../entry.ts";

export const poster: PosterFacts = {
  id: "khronos",
  place: 1,
  words: {
    en: {
      name: "Khronos",
      line: "Build in one era, change the next two",
      facts: "2 to 5 · 60 min",
      description:
        "Three eras of one valley. What you build in the past ripples into the future. For 2 to 5 players, against bots or at one screen.",
    },
    fr: {
      name: "Khronos",
      line: "Bâtissez à une époque, changez les deux suivantes",
      facts: "2 à 5 · 60 min",
      description:
        "Trois époques d’une même vallée. Ce que vous bâtissez dans le passé gagne l’avenir. De 2 à 5 joueurs, contre des robots ou autour d’un écran.",
    },
  },
};
