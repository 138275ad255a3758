import type { Chapter } from "@chronarium/kernel";

export const renovate: Chapter = {
  id: "renovate",
  title: "Rénover",
  paragraphs: [
    {
      rules: ["KH-101"],
      text:
        "Sur Raison, les cartes orange restaurent les ruines de donjons et de châteaux, les cartes fuchsia " +
        "celles de monastères et d’abbayes. Chacun peut rénover n’importe quelle ruine.",
    },
    {
      rules: ["KH-102"],
      text: "Une ruine de donjon ou de monastère coûte 1 carte, une ruine de château ou d’abbaye 2.",
    },
    {
      rules: ["KH-103"],
      text:
        "Les 2 cartes peuvent venir ensemble ou une par une, à des tours différents et de joueurs " +
        "différents. Après une seule carte, qui l’a payée pose un cube témoin sur la ruine.",
    },
    {
      rules: ["KH-104"],
      text:
        "Quand le prix est complet, retournez la tuile du côté bâtiment ; le cube témoin rentre. Le " +
        "bâtiment n’appartient à personne et compte désormais sa pleine valeur de 2 ou 3.",
    },
    {
      rules: ["KH-105"],
      text: "Une ruine compte 0 pour les revenus, payée à moitié ou non.",
    },
    {
      rules: ["KH-106"],
      text:
        "Un cube témoin n’est ni habitant ni propriétaire. Sans cube en réserve, vous ne pouvez pas payer " +
        "une première carte seule, mais vous pouvez payer les deux d’un coup.",
    },
    {
      rules: ["KH-107"],
      text: "Rénover ne rapporte pas de bonus. Un bâtiment retombé en ruine peut être rénové de nouveau.",
    },
  ],
};
