import type { Chapter } from "@chronarium/kernel";

export const end: Chapter = {
  id: "end",
  title: "Entretien et fin",
  paragraphs: [
    {
      rules: ["AN-70", "AN-101"],
      text: "Entretien\u202f: chefs, ouvriers, exosquelettes, marqueurs et réserves, tuiles retournées, après l’Ère 4 l’Impact, vérification de la fin\u202f; puis les exosquelettes activés inutilisés quittent leurs emplacements.",
    },
    {
      rules: ["AN-71", "AN-72"],
      text: "L’Impact pose deux tuiles sur cinq sur chaque action de la Capitale et couvre vos emplacements. Dès lors une tuile qui a porté un exosquelette devient indisponible.",
    },
    {
      rules: ["AN-73", "AN-74"],
      text: "La partie finit après l’Ère 7, ou quand la Capitale n’a plus d’emplacement. Sinon le Focus va au nouveau présent.",
    },
    {
      rules: ["AN-80"],
      text: "D’abord chaque tuile Vortex payable est payée, sans avancer\u202f; chacune qui reste coûte 2 PV.",
    },
    {
      rules: ["AN-81", "AN-102", "AN-110"],
      text: "Votre score\u202f: jetons PV, bâtiments, superprojets avec leurs effets finaux, voyage temporel, moral, découvertes à 1 chacune et 2 par série des trois formes, 3 de moins par anomalie, et les tuiles Vortex restées.",
    },
  ],
};
