import type { SettingsText } from "../areas/settings.ts";

export const settings: SettingsText = {
  title: "Réglages",
  lead: "Chaque changement s’applique aussitôt et n’est gardé que dans ce navigateur.",
  sections: { player: "Vous", look: "Apparence", table: "À la table", reading: "Touches et lecture" },
  playerName: { name: "Votre nom", explanation: "Affiché à votre place dans les nouvelles parties." },
  language: "Langue",
  theme: {
    name: "Thème",
    explanation: "À table, chaque jeu a le sien ; Système suit votre appareil.",
    game: "Par jeu",
    system: "Système",
    light: "Clair",
    dark: "Sombre",
  },
  textSize: {
    name: "Taille du texte",
    explanation: "S’ajoute à la taille choisie dans votre navigateur.",
    percent: (size) => `${size} %`,
  },
  plainReading: {
    name: "Caractère de lecture",
    explanation: "Les titres et les noms aussi prennent le caractère fait pour bien se lire.",
  },
  pace: {
    name: "Mouvement",
    explanation: "Si votre appareil demande moins de mouvement, il n’y en a pas, quel que soit ce choix.",
    off: "Aucun",
    slow: "Lent",
    normal: "Normal",
    fast: "Rapide",
  },
  following: {
    name: "Tours des autres",
    explanation: "Le temps donné à chacun. Espace continue, Échap mène à votre tour.",
    off: "D’un coup",
    slow: "Lent",
    normal: "Normal",
    fast: "Rapide",
  },
  livingPictures: {
    name: "Images vivantes",
    explanation:
      "La pluie et la mer d’une mission bougent sans cesse ; sinon, elles s’arrêtent après cinq secondes.",
  },
  sound: {
    name: "Son",
    explanation: "De brefs sons pour les tours et les pièces. Rien n’est dit par le son seul.",
  },
  quickConfirm: {
    name: "Un second clic confirme",
    explanation: "Cliquez de nouveau sur la pièce prévue, sans passer par le bouton.",
  },
  textTable: {
    name: "Plateau en texte",
    explanation: "Les mêmes commandes en listes et en boutons, sans dessin.",
  },
  fullSpeech: {
    name: "Descriptions complètes",
    explanation: "Les lecteurs d’écran disent chaque détail d’une case, pas seulement l’essentiel.",
  },
  singleKeys: {
    name: "Commandes à une touche",
    explanation: "Des touches comme U pour annuler et H pour un conseil, quand le plateau est actif.",
  },
};
