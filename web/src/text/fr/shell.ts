import type { ShellText } from "../areas/shell.ts";

export const shell: ShellText = {
  home: "Chronarium, accueil",
  nav: {
    label: "Principale",
    play: "Jouer",
    timelines: "Chronologies",
    learn: "Apprendre",
    rulebook: "Règles",
    companion: "Compagnon",
  },
  language: "Langue",
  menu: "Menu",
  settings: "Réglages",
  about: "À propos et crédits",
  close: "Fermer",
  skip: "Aller au plateau",
  skipToContent: "Aller au contenu",
  on: "oui",
  off: "non",
  coming: "à venir",
  notice: "Projet non officiel et non commercial, sans lien avec les éditeurs des jeux.",
  notFound: { title: "Il ne s’est rien passé ici", lead: "Il n’y a pas de page à cette adresse." },
  crashed: {
    title: "Cette page s’est arrêtée",
    lead: "Vos parties sont sauves : chaque coup était gardé avant d’être montré.",
    reload: "Recharger la page",
  },
  loading: "Un instant",
  notPersistent: "Ce navigateur ne garde aucune donnée. Vos parties durent jusqu’à la fermeture de la page.",
};
