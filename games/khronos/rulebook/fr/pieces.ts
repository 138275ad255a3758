import type { Chapter } from "@chronarium/kernel";

export const pieces: Chapter = {
  id: "pieces",
  title: "Le matériel",
  paragraphs: [
    {
      rules: ["KH-1"],
      text:
        "Il y a trois plateaux : Puissance, Foi et Raison, dans cet ordre du temps. Ils montrent la même " +
        "région, case pour case. La case D7 est le même bout de terre sur les trois.",
    },
    {
      rules: ["KH-3"],
      text:
        "Les bâtiments ont trois types et trois tailles. La valeur, le prix en cartes et la taille sont le " +
        "même nombre ; un bâtiment couvre un carré dont le côté est sa taille. Seule la place pour les " +
        "habitants suit une autre échelle.",
      table: [
        [
          "Taille",
          "Militaire (orange)",
          "Religieux (fuchsia)",
          "Civil (bleu)",
          "Valeur",
          "Cartes",
          "Cases",
          "Cubes dans un bâtiment civil sur Raison",
        ],
        ["1", "tour de guet", "chapelle", "hameau", "1", "1", "1×1", "1"],
        ["2", "donjon", "monastère", "bourg", "2", "2", "2×2", "3"],
        ["3", "château", "abbaye", "cité", "3", "3", "3×3", "5"],
      ],
    },
    {
      rules: ["KH-2"],
      text:
        "La réserve compte 155 tuiles, communes à tous les joueurs et aux trois plateaux. La taille 3 est " +
        "rare : un château construit sur Puissance peut prendre trois tuiles sur neuf, une par plateau.",
      table: [
        ["Taille", "Militaire", "Religieux", "Civil"],
        ["1", "20 tours de guet", "20 chapelles", "20 hameaux"],
        ["2", "24 donjons", "20 monastères", "24 bourgs"],
        ["3", "9 châteaux", "9 abbayes", "9 cités"],
      ],
    },
    {
      rules: ["KH-4"],
      text:
        "Les donjons, châteaux, monastères et abbayes portent une ruine au verso. Les cinq autres sortes " +
        "n’en ont pas.",
    },
    {
      rules: ["KH-5"],
      text:
        "Chaque plateau montre 10 hameaux imprimés, sur les mêmes 10 cases. Un hameau imprimé est un " +
        "bâtiment civil de taille 1 ; il n’appartient à personne et ne quitte jamais le plateau. Un bourg " +
        "ou une cité peut le recouvrir, par agrandissement ou comme copie d’un agrandissement. Recouvert, " +
        "il ne compte pour rien : ni valeur, ni contact, ni cube. Quand la tuile s’en va, il reparaît.",
    },
    {
      rules: ["KH-6"],
      text:
        "Chaque joueur dispose de 2 pions aventuriers, de 25 cubes à sa couleur et de 4 Écus. Un cube " +
        "montre à qui est un bâtiment militaire ou religieux ; sur Raison, c’est un habitant ou le témoin " +
        "d’une rénovation payée à moitié.",
    },
    {
      rules: ["KH-7"],
      text:
        "Le paquet compte 55 cartes de construction de trois couleurs : 18 orange pour le militaire, 18 " +
        "fuchsia pour le religieux, 19 bleues pour le civil. Une carte n’est rien d’autre que sa couleur.",
    },
    {
      rules: ["KH-9"],
      text:
        "La boîte contient pour 255 Écus de pièces : 30 de 1, 15 de 5 et 15 de 10. Ici, votre argent est " +
        "un seul nombre, que tout le monde peut lire.",
    },
  ],
};
