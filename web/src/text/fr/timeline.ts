import { ofName as of } from "@chronarium/kernel";
import type { TimelineText } from "../areas/timeline.ts";

const counted = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;

export const timeline: TimelineText = {
  label: "Chronologie",
  slider: "Étape de la partie",
  step: (revision, last) => `Étape ${revision} sur ${last}`,
  start: "Le début.",
  happened: (chapter, sentence) => `${chapter}\u202f: ${sentence}`,
  back: "Étape précédente",
  forward: "Étape suivante",
  play: "Rejouer le passé",
  pause: "Pause",
  branchHere: "Créer une branche ici",
  whole: "Montrer toute la partie",
  open: (sentence) => `Ouvrir la chronologie. ${sentence}`,
  jump: {
    open: "Aller à un tour",
    title: "Tours",
    turns: (name) => `Tours ${of(name)}`,
    to: (chapter, name) => `${chapter}, ${name}`,
  },
  rewound: {
    label: "Vous regardez le passé",
    toNow: "Retour au présent",
    branch: "Créer une branche ici",
    returned: "Vous êtes revenu au présent.",
  },
  branches: {
    open: (branches) => counted(branches, "branche", "branches"),
    title: "Branches",
    more: (branches) => `+${branches}`,
    numbered: (number) => `Branche ${number}`,
    steps: (steps) => counted(steps, "étape", "étapes"),
    leftAt: (chapter) => `depuis : ${chapter}`,
    won: (names, score) => `victoire ${of(names)}, ${score}`,
    mainLine: "Ligne principale",
    compare: "Comparer",
    compareWith: (name) => `Comparer avec ${name}`,
  },
  dialog: {
    title: (chapter) => `Branche : ${chapter}`,
    name: "Nom de la branche",
    naming: "Sans nom, elle prend celui de son premier coup.",
    redealt: "Ce que vous ne pouvez pas savoir est redistribué\u202f: chaque adversaire a une main possible.",
    truth: "La partie est finie\u202f: la branche part de la vraie position, avec toutes les vraies cartes.",
    create: "Commencer la branche",
    cancel: "Annuler",
    failed: "La branche n’a pas pu être créée.",
  },
  badge: {
    name: (name) => `Branche · ${name}`,
    possible: "une main possible",
    back: "Retour à la ligne principale",
  },
  compare: {
    title: (name) => `Ligne principale et «\u202f${name}\u202f»`,
    scores: "Scores",
    player: "Joueur",
    branch: "Branche",
    difference: "Différence",
    partsNote: "Les colonnes de droite montrent les différences.",
    over: "partie finie",
    loading: "Les deux lignes s’ouvrent.",
    failed: "L’autre ligne n’a pas pu s’ouvrir.",
  },
};
