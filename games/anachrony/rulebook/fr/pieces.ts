import type { Chapter } from "@chronarium/kernel";

export const pieces: Chapter = {
  id: "pieces",
  title: "Matériel",
  paragraphs: [
    {
      rules: ["AN-1", "AN-2", "AN-3"],
      text: "Le plateau à deux emplacements par action de la Capitale\u202f; quatre Voies à deux faces, deux chefs et deux évacuations chacune. Vous avez 6 exosquelettes et 9 tuiles Vortex. Biens et ouvriers ne manquent jamais.",
    },
    {
      rules: ["AN-4"],
      text: "60 bâtiments, 18 superprojets, 45 découvertes (trois formes, cinq symboles, trois de chaque), 15 tuiles Capitale détruite, 11 cartes de recrutement et 11 de mine.",
    },
    {
      rules: ["AN-5"],
      text: "Le dé de paradoxe montre 0, 1, 1, 1, 1, 2\u202f; le dé de forme deux fois chaque forme\u202f; le dé de symbole cinq symboles et un point d’interrogation.",
    },
    {
      rules: ["AN-86"],
      text: "X est un titanium, uranium ou or au choix, mêlés librement. Le neutronium est un cube, jamais X\u202f; énergie et Eau ne sont pas des cubes.",
    },
  ],
};
