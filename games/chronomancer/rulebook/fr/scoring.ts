import type { Chapter } from "@chronarium/kernel";

export const scoring: Chapter = {
  id: "scoring",
  title: "Décompte Final",
  paragraphs: [
    {
      rules: ["BG-71"],
      text:
        "Pour chaque icône de Clan sur les Habitants de votre Équipe, gagnez 1 Or par aventurier dans la " +
        "maison de ce Clan.",
    },
    {
      rules: ["BG-72"],
      text:
        "Pour chaque icône Voyou de votre Équipe et de vos cartes Corruption, perdez 1 Or par Voyou au " +
        "repaire.",
    },
    {
      rules: ["BG-73"],
      text:
        "Les invendus et les Heures Gelées ne valent rien. L’Or peut passer sous 0. Les deux sont notre " +
        "supposition.",
    },
    {
      rules: ["BG-74"],
      text:
        "Le plus d’Or gagne. À égalité, qui a le moins de cartes Corruption ; puis le plus d’Habitants dans " +
        "l’Équipe ; sinon la victoire est partagée. C’est aussi notre supposition ; en solo, une égalité " +
        "est une défaite.",
    },
  ],
};
