import type { Chapter } from "@chronarium/kernel";

export const overview: Chapter = {
  id: "overview",
  title: "Le rival",
  paragraphs: [
    {
      rules: ["CB-1", "CB-6"],
      text: "Vous jouez le jeu de base à deux contre le Chronobot, un rival fait de dés et de règles. Vous choisissez la face de votre plateau.",
    },
    {
      rules: ["CB-2"],
      text: "Le Chronobot commence avec 8 tuiles Vortex et 6 exosquelettes, et rien d’autre\u202f: ni ouvrier, ni chef, ni Eau, ni PV, ses deux pistes au premier cran.",
    },
    {
      rules: ["CB-3", "AN-13"],
      text: "Ni cartes de fin de partie ni avantages choisis au départ\u202f; l’avance les remplace.",
    },
    {
      rules: ["CB-5", "AN-12"],
      text: "Le Chronobot est premier joueur dans la première Ère\u202f; comme second joueur vous recevez 1 Eau de plus.",
    },
    {
      rules: ["CB-16", "CB-17", "CB-27"],
      text: "Il emploie des exosquelettes vides, ne paie aucun coût, et rien de ce qui est imprimé sur un emplacement ou une tuile ne le concerne. Ses bâtiments et ses superprojets ne valent que leurs PV.",
    },
    {
      rules: ["CB-46", "CB-47", "CB-48"],
      text: "Ses tuiles Vortex sont semblables et seulement comptées. Il partage avec vous réserves, piles, superprojets et découvertes\u202f; ce qu’il défausse quitte la table. Il n’a ni Focus, ni cases, ni énergie, et ses anomalies ne touchent aucune de ses tuiles.",
    },
    {
      rules: ["AMB-20"],
      text: "Son Eau, ses PV, cubes, ouvriers et découvertes n’ont pas de limite\u202f; ses pistes finissent après 6 et 3 pas.",
    },
    {
      rules: ["CB-37", "CB-50"],
      text: "Il n’évacue jamais, ne purifie ni n’échange, et n’emploie chaque exosquelette qu’une fois par Ère au plus.",
    },
  ],
};
