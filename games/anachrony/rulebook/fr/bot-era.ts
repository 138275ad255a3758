import type { Chapter } from "@chronarium/kernel";

export const botEra: Chapter = {
  id: "bot-era",
  title: "Son Ère",
  paragraphs: [
    {
      rules: ["CB-7", "AMB-10"],
      text: "Il lance pour les paradoxes après vous\u202f; le nombre de jets de chacun est fixé au début de la phase.",
    },
    {
      rules: ["CB-8", "AMB-28"],
      text: "À trois paradoxes il subit une anomalie\u202f: ils partent, le surplus aussi, il ne lance plus, et la tuile de la chronologie qui a le plus de ses tuiles Vortex, à égalité la plus ancienne, en rend une.",
    },
    {
      rules: ["CB-9", "AMB-11", "AMB-12"],
      text: "Avec trois anomalies il n’en vient pas de quatrième et aucune tuile ne revient\u202f; les paradoxes partent quand même. Les anomalies ne prennent aucun de ses bâtiments.",
    },
    {
      rules: ["CB-10"],
      text: "Il active 6 exosquelettes avant l’Impact et 4 après, quel que soit le reste.",
    },
    {
      rules: ["CB-11", "CB-12"],
      text: "On pose les tuiles Vortex dans l’ordre du tour. Pour le Chronobot, le dé de paradoxe dit combien de ses tuiles vont sur l’Ère présente, tant qu’il en a\u202f; elles ne lui rapportent rien.",
    },
    {
      rules: ["CB-38", "AMB-14", "AMB-15"],
      text: "Sans exosquelette il ne lance pas\u202f: il voyage dans le temps s’il le peut et passe dans le même tour, ce qui n’est pas une action.",
    },
    {
      rules: ["CB-39", "AMB-18"],
      text: "Quand vous passez, la phase se termine, sauf s’il a fait moins de trois actions\u202f; ses tours manquants suivent alors d’abord. Les exosquelettes restants sont simplement repris.",
    },
    {
      rules: ["CB-40"],
      text: "S’il a passé d’abord, vous continuez seul jusqu’à votre passe.",
    },
    {
      rules: ["CB-42", "CB-49"],
      text: "Ses exosquelettes reviennent avec les vôtres\u202f; après l’Impact ils font retourner les tuiles Capitale détruite comme les vôtres. Les emplacements du Conseil et de la mine ne se retournent jamais.",
    },
    {
      rules: ["CB-43"],
      text: "Son score\u202f: jetons PV, bâtiments, superprojets, ses deux pistes, découvertes à 1 chacune et 2 par série de formes, et 3 de moins par anomalie. Les tuiles Vortex restantes ne lui coûtent rien.",
    },
    {
      rules: ["CB-44", "AMB-21", "AN-82"],
      text: "Vous ne gagnez qu’avec plus de PV. Une égalité n’est pas gagnée, et rien ne la départage.",
    },
  ],
};
