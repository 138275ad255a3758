import type { Chapter } from "@chronarium/kernel";

export const examples: Chapter = {
  id: "examples",
  title: "Exemples",
  paragraphs: [
    {
      rules: ["CB-13", "CB-15", "CB-33", "CB-35"],
      example: true,
      text: "Ère 1, tous les emplacements libres, le dé montre trois fois 1\u202f: une centrale est construite avec un exosquelette\u202f; le voyage temporel ne trouve pas de tuile et se replie\u202f; retirer une anomalie aussi, et le pion est revenu en A1. Le Chronobot a 4 Eaux et 2 PV.",
    },
    {
      rules: ["CB-14"],
      example: true,
      text: "Le pion 3 arrive en B5, où sont 4 et 5\u202f: le pion 5 avance en B6, et sa plaque n’est pas exécutée.",
    },
    {
      rules: ["CB-31", "AMB-3"],
      example: true,
      text: "Il a neutronium et uranium\u202f; la réserve a or, uranium et titanium, tout est libre. Il veut or et titanium\u202f: l’emplacement central a son or et est au-dessus de celui du bas, il le prend donc avec le titanium de la réserve. Avec les deux il a une série, pour 5 PV.",
    },
    {
      rules: ["CB-34"],
      example: true,
      text: "Avec 5 Eaux et le moral au deuxième cran, où le prix est 6, il recrute à la place et garde son Eau.",
    },
    {
      rules: ["AN-40", "AN-41"],
      example: true,
      text: "Trois emplacements gratuits et 1 noyau d’énergie\u202f: quatre exosquelettes sont activés, et deux emplacements vides rapportent 2 Eaux.",
    },
    {
      rules: ["AN-67", "AN-88"],
      example: true,
      text: "Dans l’Ère 4 une centrale de portée 3 pose le Focus sur l’Ère 2, où se trouve votre tuile neutronium. Vous payez 1 neutronium, le voyage temporel avance d’un pas, et le superprojet pour l’Ère 2 peut être construit dans cette Ère, celui de la quatrième non.",
    },
    {
      rules: ["AN-62"],
      example: true,
      text: "Un Génie avec 3 Eaux les échange contre un noyau d’énergie, et celui-ci contre du neutronium.",
    },
    {
      rules: ["AN-56", "AN-93"],
      example: true,
      text: "Un Génie construit le Pont du ciel\u202f: 1 titanium au lieu de 2, 2 uranium, 2 Eaux, et au lieu de la feuille dans un cercle un rouage dans un triangle et un œil dans un carré.",
    },
  ],
};
