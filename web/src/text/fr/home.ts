import type { HomeText } from "../areas/home.ts";

export const home: HomeText = {
  title: "Et si vous l’aviez bâti plus tôt ?",
  lead: "Des jeux sur le temps. Chaque coup se rejoue, s’explique et peut ouvrir une autre histoire.",
  gamesLabel: "Les jeux",
  openTables: "Tables ouvertes",
  companion: "Avec le jeu imprimé sur votre table : le compagnon du Chronobot",
  threads: {
    label: "Vos parties",
    waiting: (games) =>
      games === 0
        ? "Vos parties"
        : games === 1
          ? "À vous de jouer dans 1 partie"
          : `À vous de jouer dans ${games} parties`,
    empty: "Votre premier fil commence par l’une des affiches ci-dessous",
    none: "Aucune partie en cours : une affiche ci-dessous en commence une",
    today: (day) => `${day} · aujourd’hui`,
    gameWith: (game, others) => (others === "" ? game : `${game} avec ${others}`),
    yourTurn: "À vous de jouer",
    turnOf: (name) => `À ${name} de jouer`,
    branch: (name) => `branche « ${name} »`,
    all: (games) => `Les ${games} parties`,
  },
  panel: {
    lead: "Nouvelle partie. Ne changez rien et la table est dressée.",
    modes: {
      label: "Comment jouez-vous ?",
      alone: "Solo",
      bots: "Robots",
      screen: "Un écran",
      live: "En direct",
      turns: "Par tours",
      sharedReason:
        "Ici, personne n’attend son tour. Ouvrez la table en direct\u202f: elle reste, et vous y revenez quand vous voulez.",
    },
    seats: "Places",
    you: "Vous",
    here: "à cet écran",
    person: "personne",
    player: (seat) => `Joueur ${seat}`,
    nameOf: (seat) => `Nom de la place ${seat}`,
    kindOf: (name) => `Qui joue ${name}`,
    add: "Ajouter une place",
    upTo: (seats) => `jusqu’à ${seats}`,
    remove: (name) => `Retirer ${name}`,
    standardRules: "Règles : standard",
    changedRules: (changes) => (changes === 1 ? "Règles : 1 changement" : `Règles : ${changes} changements`),
    backToStandard: "Revenir aux règles standard",
    quickConfirm: "Un second clic confirme",
    textTable: "Plateau en texte",
    start: "Jouer le premier tour",
    starting: "On dresse la table",
    inShort: "En bref",
    rules: "Règles",
    note: "Sans compte. Contre les robots, le jeu marche hors ligne.",
    lot: "Le premier joueur est tiré au sort.",
    dealt:
      "Cette partie est déjà distribuée : les mêmes cartes et les mêmes dés que celle qu’on vous envoie.",
    damagedDeal: "Le lien vers cette donne est abîmé. Vous pouvez commencer une partie à vous.",
  },
};
