import type { AboutText } from "../areas/about.ts";

export const about: AboutText = {
  title: "À propos de Chronarium",
  games: (playable, coming) =>
    `Chronarium est une table pour des jeux de plateau sur le temps. Prêts à jouer : ${playable}${
      coming === "" ? "." : ` ; à venir : ${coming}.`
    }`,
  what: [
    "Chaque coup est une étape que l’on peut rejouer, expliquer par sa règle et ouvrir sur une autre histoire.",
    "Chaque partie commence par une graine scellée. Elle s’ouvre à la fin : chacun peut vérifier la donne.",
  ],
  unofficial: {
    title: "Non officiel",
    text: "Ce projet est non officiel et non commercial. Il n’a aucun lien avec les éditeurs ni les auteurs des jeux. Les règles sont dites avec nos mots, et tous les dessins sont les nôtres.",
  },
  licence: { title: "Licence", text: "Chronarium est un logiciel libre sous licence MIT." },
  credits: {
    title: "Crédits",
    lead: "Merci aux personnes dont le travail est dans cette page.",
    by: "Par",
    licence: "Licence",
    fonts: "Caractères",
    icons: "Icônes",
    software: "Logiciels",
    whole: "Le texte complet de chaque licence",
  },
  privacy: {
    title: "Vos données",
    text: "Parties et réglages restent dans ce navigateur. Rien n’est envoyé nulle part, et personne n’est compté.",
  },
  readRules: "Lire les règles",
};
