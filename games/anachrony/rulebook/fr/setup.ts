import type { Chapter } from "@chronarium/kernel";

export const setup: Chapter = {
  id: "setup",
  title: "Mise en place",
  paragraphs: [
    {
      rules: ["AN-7", "AN-8"],
      text: "Quatre piles de bâtiments, visibles sur le dessus\u202f; sept tuiles de chronologie avec un superprojet chacune, le premier visible, et l’Impact entre la quatrième et la cinquième.",
    },
    {
      rules: ["AN-9", "AN-10"],
      text: "Votre Focus commence sur la première tuile. La condition de votre évacuation est tirée, sauf si vous la choisissez.",
    },
    {
      rules: ["AN-11"],
      text: "Votre Voie donne des biens, des ouvriers actifs et un fatigué\u202f; vous choisissez un de ses deux chefs.",
    },
    {
      rules: ["AN-104"],
      text: "Sont cachés\u202f: les piles sous leur dessus, les superprojets face cachée, et les cartes et dés à venir. Tout le reste est visible.",
    },
  ],
};
