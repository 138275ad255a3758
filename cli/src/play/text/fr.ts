import type { PlayText } from "./types.ts";

const many = (count: number, one: string, more: string): string => `${count} ${count < 2 ? one : more}`;

export const fr: PlayText = {
  vocabulary: {
    commands: {
      help: ["aide", "?"],
      menu: ["m"],
      board: ["plateau", "plateaux", "b"],
      hand: ["main"],
      forecast: ["prevision", "previsions", "revenus"],
      log: ["chronique", "journal"],
      why: ["pourquoi"],
      rule: ["regle", "regles"],
      undo: ["annuler", "u"],
      save: ["enregistrer", "sauver"],
      quit: ["quitter", "q"],
    },
    verbs: {
      build: ["construire", "batir"],
      upgrade: ["ameliorer", "agrandir"],
      demolish: ["demolir", "raser"],
      populate: ["peupler"],
      renovate: ["renover", "restaurer"],
      travel: ["voyager", "voyage", "aller"],
      exchange: ["echanger"],
      end: ["fin", "finir", "terminer", "passer"],
    },
    fillers: [
      "un",
      "une",
      "le",
      "la",
      "les",
      "l",
      "d",
      "de",
      "du",
      "des",
      "sur",
      "en",
      "a",
      "au",
      "vers",
      "pion",
      "carte",
      "cartes",
      "avec",
      "et",
    ],
    all: ["tout", "tous", "toutes"],
    none: ["aucune", "aucun", "rien"],
    deck: ["pioche"],
    back: ["retour"],
    yes: ["o", "oui"],
    no: ["n", "non"],
  },
  usage: `chronarium play khronos [options]

Une partie de Khronos dans le terminal, contre des robots ou entre amis devant un seul écran.

  --seats you,bot,bot    qui joue, dans l’ordre du tour : you, you:Nom, bot, bot:random
  --bots greedy          ce que « bot » veut dire
  --seed TEXTE           la graine de la partie ; tirée au sort si elle manque
  --option NOM=VALEUR    une option du jeu, par exemple holdem=true ; peut se répéter
  --lang en|fr           la langue
  --load FICHIER         reprendre une partie enregistrée
  --no-confirm           construire sans demander confirmation
  --help                 ce texte`,
  help: [
    "Choisissez un numéro du menu, ou écrivez ce que vous voulez faire :",
    "  donjon D2 · château sur Foi en F4 · hameau C3           construire",
    "  agrandir C2 château · agrandir E3 bourg en D2         la seconde case est la nouvelle, en haut à gauche",
    "  démolir C2 · peupler D3 · rénover A1",
    "  voyager 1 foi · échanger orange bleu · fin",
    "  build era=might type=military size=2 at=D2 pay=2,0      tout en toutes lettres",
    "",
    "  plateau [puissance|foi|raison|tout]   main   prévision   chronique   menu",
    "  pourquoi    la règle du dernier refus              règle KH-43  n’importe quelle règle",
    "  annuler     reprendre votre dernière action        enregistrer [FICHIER]",
    "  quitter     laisser la partie ; elle peut être reprise",
  ],
  wrong: {
    game: (name) =>
      name === ""
        ? "Dites à quel jeu vous voulez jouer : chronarium play khronos."
        : `« ${name} » ne se joue pas dans le terminal. Essayez : chronarium play khronos.`,
    language: (name) => `Les langues sont en et fr, pas « ${name} ».`,
    seat: (word) => `« ${word} » n’est pas une place. Écrivez you, you:Nom, bot ou bot:random.`,
    seats: (given, min, max) => `Khronos se joue de ${min} à ${max}, pas à ${given}. Changez --seats.`,
    loadedSeats: (given, seats) => `La partie enregistrée a ${seats} places, mais --seats en nomme ${given}.`,
    bot: (name, known) => `Aucun robot ne s’appelle « ${name} ». Les robots : ${known}.`,
    sameName: (name) => `Deux joueurs s’appellent « ${name} ». Donnez à chacun son nom.`,
    option: (word) =>
      `« ${word} » n’est pas une option. Écrivez --option nom=valeur, par exemple --option holdem=true.`,
    argument: (what) => `La ligne de commande est illisible : ${what}. Voir : chronarium play --help.`,
    file: (path) => `${path} ne peut pas être lu. Vérifiez que le fichier existe.`,
  },
  seatNames: ["Rouge", "Bleu", "Blanc", "Vert", "Jaune"],
  begin: {
    players: (names) => `Khronos avec ${names}.`,
    commitment: (hash) => `La graine est fixée et sera montrée à la fin. Son SHA-256 : ${hash}`,
    loaded: (path, actions) => `${path} est chargé, après ${many(actions, "action", "actions")}.`,
    hint: "Écrivez « aide » à tout moment.",
  },
  table: {
    round: (round, rounds) => `Manche ${round} sur ${rounds}`,
    turn: (name) => `${name} joue`,
    decides: (name) => `${name} décide`,
    incomeNow: "revenus à la fin de ce tour",
    incomeIn: (round) => `revenus à la manche ${round}`,
    ecus: (count) => many(count, "Écu", "Écus"),
    cubes: (count) => many(count, "cube", "cubes"),
    cards: (count) => many(count, "carte", "cartes"),
    pawns: "pions",
    hand: "Votre main :",
    emptyHand: "vide",
    carry: "Vos pions :",
    pawn: (number, era, cards) =>
      `${number} sur ${era}, ${cards === 0 ? "ne porte plus rien" : `porte ${many(cards, "carte", "cartes")}`}`,
    deck: (deck, discard) => `pioche ${deck}, défausse ${discard}`,
    row: "Cartes visibles :",
    stock: "Réserve",
    legend: [
      ["M R C", "militaire, religieux, civil ; puis taille et propriétaire (Mr : tour de guet de r)"],
      ["C*", "hameau imprimé"],
      ["%", "ruine"],
      ["+", "rénové"],
      ["♣", "forêt"],
      ["▲", "montagne"],
      ["≈", "rivière"],
    ],
  },
  menu: {
    what: "Que faites-vous ?",
    build: (kind, era) => `Construire ${kind} sur ${era}`,
    upgrade: (era) => `Agrandir sur ${era}`,
    demolish: (era) => `Démolir sur ${era}`,
    populate: "Peupler",
    renovate: "Rénover",
    travel: "Voyager",
    exchange: "Échanger des cartes",
    end: "Finir le tour",
    price: (cards, colour) => `${cards} ${colour}`,
    places: (count) => many(count, "endroit", "endroits"),
    buildings: (count) => many(count, "bâtiment", "bâtiments"),
    square: "Où ? La case en haut à gauche",
    whichBuilding: "Quel bâtiment ?",
    whichSize: "Vers quoi ?",
    whichEra: "À quelle époque ?",
    howManyCards: "Avec combien de cartes ?",
    cardsOf: (count) => many(count, "carte", "cartes"),
    howToPay: "Comment payez-vous ?",
    payment: (first, second) =>
      first > 0 && second > 0
        ? `le pion 1 porte ${first}, le pion 2 porte ${second}`
        : `le pion ${first > 0 ? 1 : 2} porte ${first + second}`,
    surcharge: (colours) => `surcoût ${colours}`,
    which: "Laquelle ou lequel ?",
    pawnTo: (pawn, era) => `pion ${pawn} vers ${era}`,
    noCards: "aucune carte",
    fromDeck: "de la pioche",
    fromRow: (colour) => `la carte visible ${colour}`,
    rowLabel: (row) => `rangée ${row}`,
    pick: "numéro, ou Entrée pour revenir",
    pickOrEnter: "numéro, ou Entrée pour le premier",
    pickSquare: "case comme D2, ou Entrée pour revenir",
    typed: "numéro, ou des mots comme « donjon D2 »",
    noSuchNumber: (last) => `Choisissez un numéro de 1 à ${last}.`,
    notPossible: (square) => `${square} n’en fait pas partie.`,
  },
  preview: {
    would: "Voici ce qui arriverait :",
    confirm: "Le faire ? [O/n]",
    confirmOrPay: "Le faire ? [O/n, p : payer autrement]",
    dropped: "Rien n’est fait.",
  },
  answers: {
    notUnderstood: (word) => `« ${word} » ne veut rien dire ici. Écrivez « aide » pour savoir quoi dire.`,
    incomplete: "Il manque quelque chose. Essayez « donjon D2 », « voyager 1 foi » ou « aide ».",
    otherType: (square, kind) =>
      `Le bâtiment en ${square} ne peut pas devenir ${kind}. Agrandir garde le type.`,
    impossible: "Rien de tel n’est possible en ce moment.",
    whyHint: (rule) => `Écrivez « pourquoi » pour la règle ${rule}.`,
    nothingRefused: "Rien n’a encore été refusé.",
    noRule: (id) =>
      id === "" ? "Dites quelle règle : règle KH-43." : `Le livret n’a pas de paragraphe sur ${id}.`,
    undone: "C’est repris.",
    noSuchBoard: (word) =>
      `Il n’y a pas de plateau « ${word} ». Dites : plateau puissance, foi, raison ou tout.`,
    chronicleEmpty: "Il ne s’est encore rien passé.",
  },
  files: {
    saved: (path) => `Enregistré : ${path}`,
    failed: (path, reason) =>
      `${path} n’a pas pu être écrit (${reason}). Utilisez « enregistrer FICHIER » avec un autre endroit.`,
    ask: "Garder la partie pour la reprendre ? [O/n]",
    resume: (path) => `Pour continuer : chronarium play khronos --load ${path}`,
    forgotten: "La partie n’est pas gardée.",
    inputEnded: "Il n’y a plus rien à lire.",
  },
  curtain: {
    pass: (name) => `Passez à ${name}, appuyez sur Entrée`,
    since: (name) => `${name}, depuis votre dernier regard :`,
  },
  forecast: {
    title: "Revenus s’ils étaient payés maintenant",
    total: "tout de suite",
    note: "Entre parenthèses : ce que cela vaudrait, mais aucun pion n’y est.",
    domains: (era) => `Domaines sur ${era} :`,
    domain: (at, names, ecus) => `${at} ${names} ${ecus}`,
    noDomains: "aucun qui paie",
  },
  end: {
    title: "La partie est finie",
    winner: (name) => `${name} gagne.`,
    winners: (names) => `${names} se partagent la victoire.`,
    score: "Écus",
    seed: (seed) => `La graine était : ${seed}`,
    verify: (path) => `Vérifiez avec : chronarium verify ${path}`,
  },
  and: "et",
};
