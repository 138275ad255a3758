import type { Chapter } from "@chronarium/kernel";

export const overview: Chapter = {
  id: "overview",
  title: "Le jeu en bref",
  paragraphs: [
    {
      rules: [],
      text:
        "Vous voyagez dans le temps. La même vallée s’étend devant vous trois fois : à l’époque de la " +
        "Puissance, à celle de la Foi, à celle de la Raison. Vous bâtissez dans les deux premières, et ce " +
        "qui est assez grand tient encore debout dans la suivante. Un donjon élevé tôt peut donc vous " +
        "nourrir pendant des siècles, ou écraser le monastère qu’un autre avait prévu au même endroit.",
    },
    {
      rules: ["KH-11", "KH-117"],
      text:
        "La partie dure 7 manches, avec un tour par joueur à chaque manche. Qui a alors le plus d’Écus " +
        "gagne.",
    },
    {
      rules: ["KH-29", "KH-110"],
      text:
        "L’argent vient de deux sources. Chaque construction et chaque agrandissement rapporte aussitôt un " +
        "petit bonus. Et deux fois, à la fin de votre tour dans les manches 4 et 7, vous touchez des " +
        "revenus. Les bonus vous font vivre ; les revenus décident le plus souvent.",
    },
    {
      rules: ["KH-111", "KH-112", "KH-113", "KH-114"],
      text: "Chaque époque paie autre chose, et seulement à qui y a un pion au moment de toucher ses revenus.",
      table: [
        ["Époque", "Qui gagne dans un domaine", "Ce que cela rapporte"],
        ["Puissance", "qui possède le plus haut bâtiment militaire", "la valeur des bâtiments civils"],
        ["Foi", "qui possède le plus haut bâtiment religieux", "la valeur des bâtiments civils"],
        [
          "Raison",
          "qui a le plus de cubes dans les bâtiments civils",
          "la valeur des bâtiments militaires et religieux rénovés",
        ],
      ],
    },
    {
      rules: ["KH-53", "KH-54", "KH-64"],
      text:
        "Les bâtiments de taille 2 et 3 envoient une onde vers l’avenir : une copie apparaît sur les mêmes " +
        "cases des plateaux suivants, et ce qui s’y trouvait disparaît dans un paradoxe temporel. Rien ne " +
        "remonte jamais le temps.",
    },
  ],
};
