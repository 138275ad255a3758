import type { Chapter } from "@chronarium/kernel";

export const shortages: Chapter = {
  id: "shortages",
  title: "Quand le matériel manque",
  paragraphs: [
    {
      rules: ["KH-119"],
      text:
        "Cartes : quand la pioche est vide, on mélange la défausse pour en faire une nouvelle, même au " +
        "milieu d’un tirage. Si les deux étaient vides, la main resterait incomplète, mais il y a toujours " +
        "assez de cartes pour que cela n’arrive pas.",
    },
    {
      rules: ["KH-120"],
      text:
        "Tuiles : sans tuile de la sorte voulue, on ne peut ni construire ni agrandir. Une onde s’arrête, " +
        "et un bâtiment qui devait se réduire à cette tuile est détruit.",
    },
    {
      rules: ["KH-121"],
      text:
        "Cubes : sans cube, vous ne pouvez ni construire de bâtiment militaire ou religieux, ni peupler, " +
        "ni payer la première moitié d’une rénovation. Une onde vers Foi à qui manque le cube de son " +
        "propriétaire s’arrête comme si la tuile manquait. Une copie qui prend la place de son " +
        "prédécesseur garde le cube déjà là. Un cube que cette arrivée même renverrait vient trop tard.",
    },
    {
      rules: ["KH-122"],
      text:
        "Écus : un échange en demande 2, un voyage 1, une démolition 1, et il faut les avoir. Pas de " +
        "dette.",
    },
    {
      rules: ["KH-123"],
      text: "La banque, elle, n’est jamais à sec.",
    },
  ],
};
