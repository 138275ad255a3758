import type { Chapter } from "@chronarium/kernel";

export const income: Chapter = {
  id: "income",
  title: "Les revenus et la fin de la partie",
  paragraphs: [
    {
      rules: ["KH-110"],
      text:
        "Aux manches 4 et 7, vous touchez vos revenus à la fin de votre propre tour, après la pioche, " +
        "selon l’état des plateaux à cet instant. Les joueurs suivants les trouveront peut-être changés.",
    },
    {
      rules: ["KH-111", "KH-116"],
      text:
        "Vous ne touchez que sur les plateaux où se trouve au moins un de vos pions : deux au plus. Deux " +
        "pions sur un plateau ne le font payer qu’une fois. Faites donc vos derniers voyages avant de " +
        "finir le tour.",
    },
    {
      rules: ["KH-112"],
      text:
        "Puissance : pour chaque domaine dont le plus haut bâtiment militaire est à vous, vous recevez la " +
        "valeur de tous ses bâtiments civils.",
    },
    {
      rules: ["KH-113"],
      text: "Foi : de même, pour chaque domaine dont le plus haut bâtiment religieux est à vous.",
    },
    {
      rules: ["KH-114"],
      text:
        "Raison : pour chaque domaine où vous avez au moins 1 cube et où personne n’en a davantage, vous " +
        "recevez la valeur de ses bâtiments militaires et religieux rénovés. Seuls comptent les cubes des " +
        "bâtiments civils, dans tout le domaine.",
    },
    {
      rules: ["KH-115"],
      text:
        "À égalité sur Raison, chacun reçoit la somme entière, à son propre tour. D’ici là, les cubes " +
        "peuvent avoir changé.",
    },
    {
      rules: ["KH-112", "KH-113"],
      example: true,
      text:
        "Un domaine de Puissance compte une cité, un bourg et un hameau imprimé ; Rouge y a un donjon, " +
        "Blanc une tour de guet. Un pion de Rouge est sur Puissance : Rouge reçoit 3 + 2 + 1 = 6 Écus, " +
        "Blanc rien. Un château de Blanc dans ce domaine lui donnerait les 6 Écus.",
    },
    {
      rules: ["KH-105", "KH-114", "KH-115"],
      example: true,
      text:
        "Un domaine de Raison compte un bourg avec 2 cubes de Rouge et 1 de Bleu, un hameau avec 1 cube de " +
        "Bleu, un château rénové et une ruine de monastère. Rouge et Bleu ont 2 cubes chacun. Chacun " +
        "reçoit 3 Écus pour le château, et rien pour la ruine.",
    },
    {
      rules: ["KH-117"],
      text: "La partie finit après les revenus du dernier joueur à la manche 7. Qui a le plus d’Écus gagne.",
    },
    {
      rules: ["KH-118"],
      text: "À égalité d’Écus, la victoire est partagée. Rien ne départage.",
    },
  ],
};
