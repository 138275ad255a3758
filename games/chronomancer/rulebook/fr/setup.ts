import type { Chapter } from "@chronarium/kernel";

export const setup: Chapter = {
  id: "setup",
  title: "Mise en place",
  paragraphs: [
    {
      rules: ["BG-13"],
      text: "Les bateaux 1 à 3 sont sur la moitié gauche de la mer, 4 à 6 sur la droite. Tous se valent.",
    },
    {
      rules: ["BG-14"],
      text: "1 aventurier de chaque Clan commence dans sa maison. Tous les autres vont dans le sac.",
    },
    {
      rules: ["BG-15"],
      option: "rogues",
      text: "La carte Voyou de la table dit combien de Voyous commencent au repaire et combien dans le sac.",
    },
    {
      rules: ["BG-16"],
      option: "townsfolk",
      text: "Deux groupes d’Habitants sont mélangés en une pioche, et 4 cartes en garnissent la Grand-Place.",
    },
    {
      rules: ["BG-17"],
      text: "Les cartes Corruption sont mélangées face cachée.",
    },
    {
      rules: ["BG-18"],
      text:
        "Chacun a 0 Or. Tous les pions Sablier sont sur I en une pile ; celui du dessus agit d’abord. Le " +
        "hasard ordonne la pile, c’est notre choix ; en solo, vous êtes dessus.",
    },
    {
      rules: ["BG-19"],
      text:
        "Chaque joueur est un Chronomancien, avec son plateau, ses tuiles et ses Marchandises. Dans la " +
        "boîte, chacun serait un marchand différent.",
    },
    {
      rules: ["CM-2", "CM-8"],
      text:
        "4 Heures Gelées couvrent les quatre icônes Mécénat en haut de votre plateau. Vous n’en avez aucune " +
        "en réserve au départ.",
    },
    {
      rules: ["CM-3"],
      text:
        "Les 2 tuiles marquées d’une étoile vont au hasard dans les deux emplacements du haut, face blanche " +
        "visible.",
    },
    {
      rules: ["CM-4", "CM-5"],
      text:
        "Des 8 autres, 2 vont au hasard dans les emplacements du bas, face blanche visible. Les 6 dernières " +
        "restent à côté du plateau, face bleue visible : c’est le Flux Temporel.",
    },
    {
      rules: ["CM-6"],
      text: "Les 20 Marchandises sont dans votre réserve, et l’Étal est vide.",
    },
    {
      rules: ["CM-7"],
      text:
        "Les deux figurines sont dans la Machine Temporelle de gauche, chacune sur la case qui lui est " +
        "réservée.",
    },
  ],
};
