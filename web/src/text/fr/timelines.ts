import { ofName as of } from "@chronarium/kernel";
import type { TimelinesText } from "../areas/timelines.ts";

export const timelines: TimelinesText = {
  title: "Chronologies",
  lead: "Vos parties et leurs branches. Elles sont gardées dans ce navigateur ; un fichier les emporte ailleurs.",
  empty: "Aucune partie pour l’instant. Commencez-en une, ou ajoutez un fichier.",
  play: "Commencer une partie",
  filter: {
    label: "Montrer",
    all: "Toutes",
    waiting: "À vous",
    running: "En cours",
    over: "Finies",
    damaged: "Abîmées",
    nothing: "Aucune partie dans cet état.",
  },
  importFile: "Ajouter un fichier",
  dropHere: "Déposez ici les fichiers de parties",
  imported: (title) => `${title} a été ajoutée.`,
  importedImagined: (title) =>
    `${title} : partie ajoutée. Elle continue de là ; ce qui était caché est distribué de nouveau.`,
  passphrase: {
    title: (file) => `${file} est scellé`,
    label: "Phrase secrète",
    open: "L’ouvrir",
  },
  importedMany: (games) => `${games} parties ont été ajoutées.`,
  refusedFile: (file, sentence) => `${file} : ${sentence}`,
  dismiss: "Masquer",
  steps: (steps) => (steps < 2 ? `${steps} étape` : `${steps} étapes`),
  unnamedBranch: "Branche sans nom",
  damagedTitle: "Une partie abîmée",
  damaged: "abîmée",
  bots: (levels) => `robots : ${levels}`,
  won: (names, score) => `Victoire ${of(names)} avec ${score}`,
  rename: "Renommer",
  renameLabel: (title) => `Nouveau nom de ${title}`,
  keepName: "Garder ce nom",
  cancel: "Annuler",
  exportFile: "Enregistrer en fichier",
  exported: (file) => `Enregistrée sous ${file}.`,
  remove: "Retirer",
  removeQuestion: (title, steps, branches) =>
    `Retirer ${title} ? ${steps < 2 ? `Son étape est perdue.` : `Ses ${steps} étapes sont perdues.`}${
      branches === 0 ? "" : branches === 1 ? " Sa branche reste." : ` Ses ${branches} branches restent.`
    }`,
  removeNow: (steps) =>
    steps === 0 ? "La retirer" : steps === 1 ? "Retirer 1 étape" : `Retirer ${steps} étapes`,
  keep: "La garder",
  removed: (title) => `${title} a été retirée.`,
  actionOn: (action, title) => `${action} : ${title}`,
};
