import type { Chapter } from "@chronarium/kernel";

export const information: Chapter = {
  id: "information",
  title: "Ce qui est visible et ce qui est caché",
  paragraphs: [
    {
      rules: ["KH-135"],
      text:
        "Visible pour tous : les plateaux, les pions, l’argent de chacun, les réserves de tuiles et de " +
        "cubes, le nombre de cartes de chaque main et de chaque pile, et toute carte jouée en phase II.",
    },
    {
      rules: ["KH-135"],
      text:
        "Caché : les couleurs des autres mains, l’ordre de la pioche, et les couleurs des cartes " +
        "défaussées sans être jouées, lors d’un échange ou de la phase de pioche.",
    },
  ],
};
