import type { Chapter } from "@chronarium/kernel";

export const domains: Chapter = {
  id: "domains",
  title: "Domaines, hiérarchie, suprématie",
  paragraphs: [
    {
      rules: ["KH-39"],
      text:
        "Un domaine est un groupe de bâtiments d’un même plateau reliés par des bords de cases ; les coins " +
        "ne relient pas. Le domaine est toujours le groupe entier. Les hameaux imprimés et les ruines " +
        "relient comme tout autre bâtiment.",
    },
    {
      rules: ["KH-40"],
      text:
        "Règle de hiérarchie : dans chaque domaine de Puissance et de Foi, la plus haute valeur militaire " +
        "n’existe qu’une fois, et la plus haute valeur religieuse de même. Un seul seigneur, un seul abbé. " +
        "Sous le sommet, les égalités sont permises. Les bâtiments civils en sont dispensés.",
    },
    {
      rules: ["KH-41"],
      text:
        "Vous ne pouvez ni construire ni agrandir un bâtiment militaire ou religieux si son domaine " +
        "contient alors un autre bâtiment du même type et de même valeur, sans aucun plus haut. Sous un " +
        "château, ajoutez autant de donjons qu’il vous plaît.",
    },
    {
      rules: ["KH-42"],
      text:
        "Peu importe à qui ils sont. Deux donjons à égalité au sommet sont interdits même si les deux sont " +
        "à vous.",
    },
    {
      rules: ["KH-43"],
      text:
        "Règle de suprématie : un bâtiment militaire ou religieux ne peut pas relier deux domaines. Le " +
        "nouveau bâtiment touche au plus un domaine existant.",
    },
    {
      rules: ["KH-45"],
      text:
        "Lors d’un agrandissement, ce seul domaine est celui de l’ancien bâtiment. La nouvelle emprise ne " +
        "peut toucher aucun bâtiment d’un autre domaine, même si l’ancien était tout seul.",
    },
    {
      rules: ["KH-44"],
      text:
        "Les bâtiments civils peuvent relier autant de domaines que l’on veut. C’est une jonction, et elle " +
        "peut servir d’arme.",
    },
    {
      rules: ["KH-46"],
      text:
        "La règle de suprématie regarde les domaines tels qu’ils étaient avant l’action, non tels qu’ils " +
        "deviennent en cours de route.",
    },
    {
      rules: ["KH-137"],
      text:
        "Le sens exact, pour les experts. Avant une action, chaque bâtiment de chaque plateau reçoit la " +
        "marque de son domaine ; un hameau imprimé recouvert reçoit celle de sa tuile. La règle de " +
        "suprématie compte les marques différentes que touche une emprise. Les divisions survenues pendant " +
        "l’action ne créent pas de nouvelle marque.",
    },
    {
      rules: ["KH-137"],
      text:
        "Une tuile qui arrive pendant l’action est marquée elle aussi. Une tuile militaire ou religieuse " +
        "prend la seule marque qu’elle touche ou celle de son prédécesseur, sinon une nouvelle. Une tuile " +
        "réduite garde la marque du bâtiment dont elle vient, et sa copie celle de l’ombre qu’elle " +
        "remplace. Une tuile civile noue ensemble toutes les marques qu’elle touche, et celle de son " +
        "prédécesseur : dès lors, sur ce plateau, la suprématie n’en compte plus qu’une. Les forces qui " +
        "tranchent une jonction s’additionnent toujours selon les marques séparées.",
    },
    {
      rules: ["KH-87"],
      text:
        "Sur Raison, il n’y a pas de hiérarchie. Plus aucun seigneur n’y règne : les égaux voisinent et " +
        "aucun conflit ne naît.",
    },
  ],
};
