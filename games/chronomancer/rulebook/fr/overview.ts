import type { Chapter } from "@chronarium/kernel";

export const overview: Chapter = {
  id: "overview",
  title: "Le jeu en bref",
  paragraphs: [
    {
      rules: [],
      text:
        "Vous êtes Gris-Mage, le Chronomancien, et avec votre Assistant Humpty McHalf vous tenez une " +
        "boutique qui vend le passé. Les Portails de votre atelier ouvrent sur d’autres âges ; ce que vous " +
        "en rapportez attend sur votre Étal que les bateaux accostent et que les aventuriers viennent " +
        "acheter.",
    },
    {
      rules: ["BG-1"],
      text: "Le jeu se joue de 1 à 4 et dure 3 journées. Qui a alors le plus d’Or gagne.",
    },
    {
      rules: ["BG-20", "BG-22", "BG-27"],
      text:
        "Le temps est votre monnaie. Chaque action coûte des Heures, l’Horloge fait avancer votre pion " +
        "Sablier, et celui dont le pion est le plus en retard agit. À mesure que l’Horloge tourne, des aventuriers " +
        "montent sur les bateaux ; les bateaux pleins accostent ; quand quatre ont accosté, le marché " +
        "approche.",
    },
    {
      rules: ["BG-11", "BG-46"],
      text:
        "Une Marchandise a une couleur et une taille. La couleur dit qui la veut, la taille à quel quai on " +
        "peut la vendre. Sur un quai, chaque Marchandise d’une couleur est payée par chaque aventurier de " +
        "cette couleur : trois Guerriers triplent donc le prix de tout le rouge qu’on y vend.",
    },
    {
      rules: ["BG-45", "BG-57", "BG-71", "BG-72"],
      text: "L’Or vient de quatre sources, et une chose le reprend.",
      table: [
        ["Source", "Quand", "Combien"],
        [
          "Ventes",
          "à chaque phase de Marché",
          "valeur des Marchandises × aventuriers de la couleur sur le quai",
        ],
        [
          "Mécénat de phase de Marché",
          "à chaque phase de Marché",
          "1 Or par aventurier dans la maison de chaque icône ouverte",
        ],
        ["Mécénat Immédiat", "aussitôt", "1 Or par aventurier dans cette maison"],
        ["Icônes de Clan de votre Équipe", "à la fin", "1 Or par aventurier dans cette maison"],
        ["Icônes Voyou de l’Équipe et de la Corruption", "à la fin", "moins 1 Or par Voyou au repaire"],
      ],
    },
    {
      rules: ["BG-19", "BG-76"],
      text:
        "Ceci est une reconstitution honnête. Les règles du Chronomancien sont connues ; du jeu de base, " +
        "seules des critiques publiques ont pu être lues. Là où un nombre ou une carte est de nous, le " +
        "paragraphe le dit.",
    },
  ],
};
