import type { Chapter } from "@chronarium/kernel";

export const examples: Chapter = {
  id: "examples",
  title: "Exemples",
  paragraphs: [
    {
      rules: ["CM-12", "CM-14", "CM-15", "CM-16", "CM-17", "CM-19", "CM-A 3", "CM-A 7", "CM-A 30"],
      example: true,
      text: "Un demi-circuit par le haut. Les deux figurines partent de la Machine Temporelle de gauche.",
      table: [
        ["Tour", "Qui peut bouger", "Ce qui se passe"],
        [
          "1",
          "seul l’Assistant : le Chronomancien est juste derrière lui",
          "l’Assistant va en T3 et recrute",
        ],
        ["2", "les deux", "le Chronomancien avance de deux cases, en T2, et utilise le Portail"],
        [
          "3",
          "seul l’Assistant, et seulement dans la Machine Temporelle de droite",
          "il s’arrête en RA et fige le temps ; le voilà bloqué",
        ],
        ["4", "seul le Chronomancien", "il avance d’une case, en T3, et recrute"],
        [
          "5",
          "seul le Chronomancien, et seulement en RC",
          "il décale la colonne de droite ; l’Assistant est libre à nouveau",
        ],
        ["6", "seul l’Assistant", "il doit avancer, en B1, B2, B3 ou LA"],
      ],
    },
    {
      rules: ["CM-30", "DS-1", "DS-2"],
      example: true,
      text:
        "Lire les Portails. P01 est en haut à gauche, P02 en haut à droite, faces blanches. T1 réunit le " +
        "cadre (1 Heure) et le bord gauche de P01 (1 Heure) : une Relique rouge ou verte pour 2 Heures. T2 " +
        "réunit le bord droit de P01 (1 Heure) et le bord gauche de P02 (1 Heure) : une Relique bleue ou " +
        "jaune pour 2 Heures. T3 réunit le bord droit de P02 (1 Corruption) et le cadre (1 Heure) : " +
        "recruter pour 1 Heure et 1 carte Corruption.",
    },
    {
      rules: ["CM-21", "CM-23", "CM-24", "CM-25", "BG-28"],
      example: true,
      text:
        "Le temps s’arrête. Votre premier Figer le Temps coûte 2 Heures et apporte 2 Heures Gelées. " +
        "Dépensez les deux aussitôt : votre pion Sablier avance de 0, les quatre icônes sont recouvertes, " +
        "et c’est encore à vous. Ou dépensez-en 1, avancez de 1 Heure et gardez 1 icône ouverte pour le " +
        "marché.",
    },
    {
      rules: ["BG-30", "BG-36", "BG-79"],
      example: true,
      text:
        "Deux repères d’un coup. À 2 joueurs, chaque heure paire porte un repère. Depuis V, vous payez 3 " +
        "Heures et atteignez VIII : vous rencontrez VI et VIII. Le premier pion remplit le bateau 2, qui " +
        "accoste où vous voulez ; alors seulement vous tirez le second, et le bateau 2 n’est plus là pour " +
        "lui.",
    },
    {
      rules: ["BG-46", "BG-48", "BG-49"],
      example: true,
      text:
        "Une vente. Le Quai aux Reliques a 2 Guerriers, 1 Barde et 1 Magicien. Le Marché noir a 3 " +
        "Guerriers, 2 Magiciens, 2 Nobles et 1 Voyou. Vous avez 2 Reliques rouges et 1 Artefact bleu.",
      table: [
        ["Vendu", "Où", "Or", "Cartes Corruption"],
        ["2 Reliques rouges", "Quai aux Reliques", "(2 + 2) × 2 = 8", "0"],
        ["2 Reliques rouges", "Marché noir", "(2 + 2) × 3 = 12", "1"],
        ["1 Artefact bleu", "Quai aux Reliques", "impossible : trop grand", "–"],
        ["1 Artefact bleu", "Marché noir", "6 × 2 = 12", "1"],
      ],
    },
  ],
};
