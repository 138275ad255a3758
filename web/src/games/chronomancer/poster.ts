/** The Chronomancer before anything of it is loaded; the build reads it too, for those who look at a link without opening it. */
import type { PosterFacts } from "../entry.ts";

export const poster: PosterFacts = {
  id: "chronomancer",
  place: 2,
  words: {
    en: {
      name: "The Chrono\u00admancer",
      line: "A harbour, a clock, a workshop that shifts",
      facts: "1 to 4 · 75 min",
      description:
        "Six boats, a clock and a workshop of portals. Fetch your wares from the past before the market opens. For 1 to 4 merchants.",
      alone: "Alone, you play against the Peddler.",
      rivals: { peddler: "the Peddler" },
    },
    fr: {
      name: "Le Chrono\u00admancien",
      line: "Un port, une horloge, un atelier qui se décale",
      facts: "1 à 4 · 75 min",
      description:
        "Six bateaux, une horloge et un atelier de portails. Rapportez vos marchandises du passé avant l’ouverture du marché. De 1 à 4 marchands.",
      alone: "En solitaire, vous jouez contre le Colporteur.",
      rivals: { peddler: "le Colporteur" },
    },
  },
};
