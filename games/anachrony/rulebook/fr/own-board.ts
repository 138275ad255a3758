import type { Chapter } from "@chronarium/kernel";

export const ownBoard: Chapter = {
  id: "own-board",
  title: "Votre plateau",
  paragraphs: [
    {
      rules: ["AN-64", "AN-94"],
      text: "Ravitaillement, une fois par Ère\u202f: payez l’Eau de votre cran de moral, tous les fatigués deviennent actifs, le moral monte.",
    },
    {
      rules: ["AN-90"],
      text: "Le moral au sommet rapporte des PV à la place\u202f; sous le plancher, il coûte un ouvrier.",
    },
    {
      rules: ["AN-65", "AN-95"],
      text: "Forcer les ouvriers, action libre\u202f: tous les fatigués deviennent actifs, le moral baisse\u202f; au plancher vous perdez d’abord un ouvrier. Il faut quelqu’un de fatigué.",
    },
    {
      rules: ["AN-66"],
      text: "Un ouvrier, 2 Eaux, et 2 X ou 1 neutronium retirent une anomalie\u202f; l’ouvrier part aussi.",
    },
    {
      rules: ["AN-92"],
      text: "Une anomalie sans case libre couvre un bâtiment depuis la droite, puis un superprojet, sinon elle est à côté du plateau. Une tuile couverte garde ses PV et compte, mais ses effets sont éteints.",
    },
    {
      rules: ["AN-67", "AN-96"],
      text: "Les centrales posent votre Focus sur une tuile passée à leur portée, comptée depuis le présent. Vous pouvez alors renvoyer une tuile Vortex qui s’y trouve.",
    },
    {
      rules: ["AN-88"],
      text: "Renvoyer paie ce que montre la tuile et avance d’un pas de voyage temporel. Reprendre ne paie rien et n’avance pas.",
    },
    {
      rules: ["AN-68"],
      text: "Les autres tuiles ont une place pour un ouvrier par Ère, une action libre, un effet immédiat, constant ou final. Une tuile neuve s’ouvre à votre prochain tour.",
    },
    {
      rules: ["AN-87"],
      text: "Un exosquelette activé comme gain va de votre réserve sur un emplacement vide, sans énergie\u202f; sans exosquelette libre, il est perdu.",
    },
    {
      rules: ["AN-89"],
      text: "Un paradoxe en moins sans en avoir est perdu. Le seuil est 3, plus avec un laboratoire et la face B de la Haute Lanterne.",
    },
  ],
};
