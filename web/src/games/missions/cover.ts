/** Missions before anything of them is loaded. */
import type { PosterFacts } from "../entry.ts";

export const poster: PosterFacts = {
  id: "missions",
  place: 4,
  words: {
    en: {
      name: "Missions",
      line: "A story that nobody reads alone",
      facts: "1 to 4 · from 10 min",
      description:
        "Each of you reads a part, tells the others in your own words, and acts at the same time. Begin with Ten to Six: a street, a bell, ten minutes.",
      alone: "Alone, you lead two people through the story.",
    },
    fr: {
      name: "Missions",
      line: "Une histoire que personne ne lit seul",
      facts: "1 à 4 · dès 10 min",
      description:
        "Chacun lit une part, la raconte aux autres avec ses mots, et tous agissent en même temps. Commencez par Six heures moins dix\u202f: une rue, une cloche, dix minutes.",
      alone: "En solitaire, vous menez deux personnes à travers l’histoire.",
    },
  },
};
