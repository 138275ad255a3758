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
  account: "Compte",
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
  health: {
    failing: {
      full: "Ce navigateur n’a plus de place pour enregistrer votre partie. Aucun coup n’est joué d’ici là ; il réessaie de lui-même.",
      unavailable:
        "Ce navigateur ne laisse rien enregistrer, comme certaines fenêtres privées. Aucun coup n’est joué d’ici là ; il réessaie de lui-même.",
      failed:
        "Le navigateur n’a pas pu enregistrer votre partie. Aucun coup n’est joué d’ici là ; il réessaie de lui-même.",
    },
    memory: "Rien n’est enregistré : vos parties ne durent que tant que cette page reste ouverte.",
    well: "L’enregistrement fonctionne de nouveau. Tout ce qui a été joué ici est enregistré.",
    silent:
      "La table ne répond pas. Elle est peut-être occupée ; si elle reste muette, elle sera rouverte à partir de ce qui est enregistré.",
    ended: "La table s’est arrêtée. Elle est rouverte à partir de ce qui est enregistré.",
    back: "La table est de retour, au dernier moment enregistré.",
    tryNow: "Réessayer d’enregistrer",
    playUnstored: "Continuer sans enregistrer",
  },
};
