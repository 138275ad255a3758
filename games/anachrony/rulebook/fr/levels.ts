import type { Chapter } from "@chronarium/kernel";

export const levels: Chapter = {
  id: "levels",
  title: "Niveaux et lectures",
  paragraphs: [
    {
      rules: ["CB-45", "AMB-29"],
      text: "Débutant\u202f: chaque repli ne rapporte au Chronobot que 2 Eaux. Expert\u202f: vous n’avez pas de chef.",
    },
    {
      rules: ["CB-51"],
      text: "Il peut devoir six tours au lieu de trois. Il peut alors manquer d’exosquelettes, et la phase finit par sa passe.",
    },
    {
      rules: ["CB-52"],
      text: "Avec le dernier mot, il joue un tour de plus avant que votre passe ne finisse la phase, s’il a un exosquelette.",
    },
    {
      rules: ["CB-53"],
      text: "L’emplacement droit du Conseil peut être couvert pour les deux.",
    },
    {
      rules: ["AN-111"],
      text: "Options, la première par défaut\u202f: Voie, face, chef, évacuation, avance\u202f; et pour les deux produits difficulté, dé de paradoxe, emplacement droit du Conseil, tours dus, dernier mot, recrutement strict, ravitaillement au sommet, fin du voyage temporel.",
    },
  ],
};
