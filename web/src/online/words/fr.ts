import { partyRefusalsFr } from "@chronarium/authority";
import { ofName } from "@chronarium/kernel";
import { change } from "../../play/signed.ts";
import { days, noteText } from "./notes-fr.ts";
import type { ClockWords, OnlineWords, Told } from "./words.ts";

const NUMBERS = ["", "Une", "Deux", "Trois", "Quatre", "Cinq"] as const;
const and = new Intl.ListFormat("fr-FR", { type: "conjunction" });
const taken = (sitting: number, seats: number): string => `${sitting} sur ${seats} à table`;
const robots = (count: number): string => (count === 1 ? "1 robot" : `${count} robots`);
const long = (seconds: number): string =>
  seconds % 60 === 0 ? `${seconds / 60} ${seconds === 60 ? "minute" : "minutes"}` : `${seconds} secondes`;
const rules = (changes: number): string =>
  changes === 0 ? "règles standard" : changes === 1 ? "1 règle changée" : `${changes} règles changées`;
const help = (allowed: boolean): string =>
  allowed ? "Conseils et branches sont permis" : "Ni conseils ni branches";
const anyone = (lobby: boolean): Told => [
  " ",
  { to: "who", says: lobby ? "Tout le monde au salon" : "Qui a le lien" },
];

function clockTold(clock: ClockWords): Told {
  if (clock.kind === "none") return [" Il n’y a ", { to: "clock", says: "pas de pendule" }, "."];
  if (clock.kind === "live") {
    const says = `${long(clock.bank)}, et ${long(clock.added)} de plus par tour`;
    return [" Chacun a ", { to: "clock", says }, "."];
  }
  const { daysOff } = clock;
  return [
    " Chacun a ",
    { to: "clock", says: `${days(clock.hours)} pour un tour` },
    " et ",
    {
      to: "daysOff",
      says: daysOff === 0 ? "aucun jour de congé" : `${daysOff} ${daysOff === 1 ? "jour" : "jours"} de congé`,
    },
    ".",
  ];
}

export const refusals: typeof partyRefusalsFr = partyRefusalsFr;

export const words: OnlineWords = {
  form: {
    name: "Votre nom",
    guest: "compte inutile",
    account: (name) => `compte ${name}`,
    namePlaceholder: "Comment on vous appelle",
    seats: "Places",
    fewer: "Une place de moins",
    more: "Une place de plus",
    clock: "Pendule",
    clocks: { none: "Aucune" },
    minutes: (minutes, seconds) => `${minutes} min + ${seconds} s`,
    hours: (hours) => (hours >= 48 ? `${hours / 24} jours` : `${hours} h`),
    who: "Qui peut s’asseoir",
    link: "Avec le lien",
    lobby: "Tout le monde, au salon",
    counts: "Ce qui est en jeu",
    unrated: "Pour le plaisir",
    rated: "Pour le classement",
    takeBack: "Retours d’un commun accord",
    takeBackNote: "Par-dessus ce qu’un autre a fait, si tous acceptent et que rien n’a été révélé depuis.",
    help: "Conseils et branches",
    helpNote: "Pendant la partie, chacun d’après ce qu’il voit.",
    daysOff: "Jours de congé de chacun",
    days: (count) => String(count),
    note: "Qui a le lien peut regarder.",
    open: "Ouvrir la table",
    opening: "La table s’ouvre",
    next: "Ensuite\u202f: un lien à partager. Les places vides peuvent aller à des robots.",
    nextRated: "Ensuite\u202f: un lien à partager. Chaque place demande un compte.",
    nextSealed: "Ensuite\u202f: un lien à partager. Ceux qui sont là au départ jouent.",
  },
  lobby: {
    title: "Tables ouvertes",
    count: (shown, tables) =>
      shown < tables ? `${shown} sur ${tables}` : tables === 1 ? "1 ouverte" : `${tables} ouvertes`,
    none: "Aucune table n’est ouverte. Choisissez En direct ou Par tours pour en ouvrir une.",
    filter: {
      label: "Quelles tables",
      fold: (wishes) => (wishes === 0 ? "Filtrer" : wishes === 1 ? "1 filtre" : `${wishes} filtres`),
      all: "Toutes",
      wishes: {
        live: "En direct",
        turns: "Par tours",
        free: "Places libres",
        rated: "Classées",
        fun: "Amicales",
      },
      none: "Aucune table ouverte ne correspond.",
      clear: "Voir toutes les tables",
    },
    tableOf: (name) => `Table ${ofName(name)}`,
    free: (free, seats) =>
      free === 0
        ? seats === 1
          ? "en solitaire, pas encore commencée"
          : "toutes les places sont prises"
        : free === 1
          ? `1 place libre sur ${seats}`
          : `${free} places libres sur ${seats}`,
    played: "partie en cours",
    rules: (changes, helped) => `${rules(changes)}, ${helped ? "conseils permis" : "sans conseils"}`,
    rated: "classée",
    sit: "S’asseoir",
    watch: "Regarder",
    unreachable: "Le serveur des tables partagées est hors d’atteinte.",
    mine: "Vos tables partagées",
    yourTurn: "À vous de jouer",
    turnOfOthers: "Aux autres de jouer",
    replaced: "Un robot joue pour vous\u202f: vous pouvez revenir",
    waiting: (free) =>
      free === 0
        ? "Salle d’attente, toutes les places prises"
        : free === 1
          ? "Salle d’attente, 1 place libre"
          : `Salle d’attente, ${free} places libres`,
    goOn: "Y aller",
    with: (game, names) => (names === "" ? game : `${game} avec ${names}`),
    tabTitle: (tables) => (tables === 1 ? "À vous à 1 table" : `À vous à ${tables} tables`),
  },
  clockRule: (clock: ClockWords) => {
    if (clock.kind === "none") return "En direct · sans pendule";
    return clock.kind === "live"
      ? `En direct · ${clock.bank / 60} min + ${clock.added} s par tour`
      : `Par tours · ${days(clock.hours)} par tour`;
  },
  room: {
    title: "Salle d’attente",
    taken,
    status: (sitting, seats, slow) =>
      `Salle d’attente\u202f: ${taken(sitting, seats)}${slow.length === 0 ? "" : `, on attend ${and.format(slow)}`}`,
    where: (host, pace) => `table ${ofName(host)} · ${pace === "live" ? "en direct" : "par tours"}`,
    seats: "Places",
    you: (name) => `Vous, ${name}`,
    host: "hôte",
    here: "à la table",
    away: "ailleurs",
    gone: (time) => `hors ligne depuis ${time}`,
    left: "pas à la table",
    ready: "peut commencer",
    notReady: "pas encore",
    free: "Place libre",
    freeNote: "pour qui ouvrira le lien",
    sitHere: "S’asseoir ici",
    profile: (account) => `Compte ${account}`,
    seatBot: "Placer un robot",
    remove: (name) => `Retirer ${name}`,
    bot: "robot",
    botFor: "un robot joue à cette place",
    invite: "Inviter par un lien",
    copy: "Copier le lien",
    copied: "Le lien est copié.",
    share: "Partager",
    homeNote: "Valable pour tous sur ce réseau domestique. Un nom suffit aux invités.",
    localNote:
      "Cette adresse ne vaut que sur cet appareil. Ouvrez la page à l’adresse que npm\u00a0start indique pour les autres appareils.",
    plays: ({ seats, clock, takeBack, help: helped, rated, lobby }, changes) => [
      { to: "seats", says: `${NUMBERS[seats] ?? seats} places` },
      ", ",
      { to: "rules", says: rules(changes) },
      ".",
      ...clockTold(clock),
      " Revenir au-delà du coup d’un autre ",
      { to: "takeBack", says: takeBack ? "demande l’accord de tous" : "n’est pas permis" },
      ". ",
      { to: "help", says: help(helped) },
      ". La partie ",
      { to: "counts", says: rated ? "est classée" : "n’est pas classée" },
      rated ? "\u202f: avec un compte seulement, et sans robot." : ".",
      ...anyone(lobby),
      " peut s’asseoir ou regarder.",
    ],
    playsSealed: ({ seats, lobby }, chosen) => [
      `${chosen}, à `,
      { to: "seats", says: `${seats} au plus` },
      ". Chacun lit sur son propre appareil, et personne n’attend son tour.",
      ...anyone(lobby),
      " peut s’asseoir ou regarder.",
    ],
    playsSolo: ({ help: helped, lobby }, changes) => [
      "Une partie en solo, ",
      { to: "rules", says: rules(changes) },
      ". ",
      { to: "help", says: help(helped) },
      ".",
      ...anyone(lobby),
      " peut regarder.",
    ],
    qr: "Le lien en code QR",
    change: "Modifier",
    changing: "Modifier la table",
    toChange: (question, answer) => `${question}\u202f: ${answer}\u202f; modifier`,
    askedAgain: "On redemande l’accord de tous.",
    keep: "Redemander à tous",
    deal: (commitment) =>
      `La donne est scellée\u202f: engagement ${commitment}. Chaque place y met sa part\u202f; chacun peut vérifier ensuite.`,
    sit: "S’asseoir",
    leave: "Quitter",
    imReady: "Je peux commencer",
    notYet: "Finalement, pas encore",
    startSealed: (people) => (people === 1 ? "Commencer" : `Commencer à ${people}`),
    startSolo: "Commencer",
    waitsForWatchers: "Envoyez le lien à qui veut regarder, ou commencez",
    start: (free) => (free === 0 ? "Commencer" : `Commencer avec ${robots(free)}`),
    waitsForSecond: "On attend une deuxième personne",
    waitsForYou: "Dites quand vous pouvez commencer",
    waitsFor: (slow, free) =>
      [
        slow.length === 0 ? "" : `On attend ${and.format(slow)}`,
        free === 0
          ? ""
          : free === 1
            ? `${slow.length === 0 ? "Une" : "une"} place est libre`
            : `${free} places sont libres`,
      ]
        .filter((part) => part !== "")
        .join(", "),
    allReady: "Tout le monde peut commencer",
    startNote:
      "La partie commence d’elle-même quand toutes les places sont prises et que tout le monde peut commencer.",
    hostStarts: (name, free) =>
      `${name} peut commencer avant${free === 0 ? "" : "\u202f; des robots prennent alors les places libres"}.`,
    youStart: (free) =>
      free === 0
        ? "Vous pouvez commencer avant."
        : `Commencez, et ${free === 1 ? "un robot prend la place libre" : "des robots prennent les places libres"}.`,
    youStartSealed: "Vous pouvez commencer avant, avec ceux qui sont là.",
    hostStartsSealed: (name) => `${name} peut commencer avant, avec ceux qui sont là.`,
    lent: { friend: "place ouverte à un ami", share: "les autres jouent cette place" },
    youWatch: "Vous regardez. Choisissez une place libre pour jouer.",
    youWatchFull: "Vous regardez. Toutes les places sont prises.",
    closed: "Cette table est fermée",
    closedLead: "Son hôte est parti avant le début de la partie.",
    watching: (count) => (count === 1 ? "1 spectateur" : `${count} spectateurs`),
    sound: "Un son quand c’est à vous",
  },
  table: {
    overShoulder: (name) => `par-dessus l’épaule ${ofName(name)}\u202f: «\u00a0vous\u00a0», c’est ${name}`,
    where: { live: "table partagée · en direct", turns: "table partagée · par tours" },
    lineNote: "D’ici au serveur et retour",
    ms: (ms) => `${ms ?? "–"} ms`,
    cutOff: "hors ligne",
    cut: (time) => `Hors ligne depuis ${time}.`,
    cutFor: (time) => `Durée\u202f: ${time}.`,
    statusCut: (time) => `Hors ligne depuis ${time}`,
    statusKept: "Hors ligne, coup gardé",
    statusTimeUp: (name) => `Plus de temps pour ${name}\u202f: votez`,
    statusTimeUpYou: "Plus de temps\u202f: jouez",
    statusGone: (name) => `${name} n’est plus là\u202f: votez`,
    statusBack: (name) => `${name} demande un pas en arrière\u202f: à vous de répondre`,
    statusEnd: (name) => `${name} veut arrêter la partie\u202f: à vous de répondre`,
    briefVote: (name) => `Votre avis sur ${name}`,
    briefAnswer: (name) => `Répondez à ${name}`,
    show: "Afficher",
    aside: "Mettre de côté",
    silent: (time) => `Le serveur ne répond plus depuis ${time}.`,
    next: (seconds) => (seconds <= 0 ? "Nouvel essai en cours." : `Nouvel essai dans ${seconds} s.`),
    tryNow: "Essayer maintenant",
    keptTitle: "Votre coup est gardé sur cet appareil",
    kept: "Il partira au retour de la liaison, s’il est encore possible. D’ici là, personne ne le voit.",
    keptRefused: "Le coup choisi hors ligne n’est plus possible\u202f: il n’a pas été joué.",
    keptRead: "Compris",
    asked: (game) => `Une question pour vous · ${game}`,
    plan: "Vous pouvez regarder et préparer la suite.",
    back: (time) => `De retour à ${time}. Rien n’est perdu.`,
    restarted: (time) =>
      `De retour à ${time}. Le serveur a redémarré\u202f: rien n’est perdu, et aucune pendule n’a couru.`,
    backAt: (time) => `De retour à ${time}.`,
    meanwhile: (count) =>
      count === 1 ? "Il s’est passé une chose entre-temps." : `Il s’est passé ${count} choses entre-temps.`,
    showThem: (count) => (count === 1 ? "La montrer" : "Les montrer"),
    old: "Cette page est plus ancienne que le serveur. Rechargez-la avant votre prochain coup.",
    oldTitle: "Recharger prend un instant et ne perd rien",
    oldLead: "La table revient telle quelle, avec ce qui s’y est dit.",
    oldKept: "Votre dernier coup n’est pas parti\u202f: rejouez-le ensuite.",
    reload: "Recharger",
    resign: "Abandonner",
    resignTitle: "Quitter votre place\u202f?",
    resignLead: "Un robot joue à votre place, et vous ne pourrez pas revenir. Les autres en sont avertis.",
    resignSealed:
      "Les autres jouent pour vous jusqu’à ce que quelqu’un prenne votre place. Vous ne pourrez pas revenir.",
    end: "Mettre fin à la partie",
    endTitle: "Arrêter la partie sans résultat\u202f?",
    endLead: (others) =>
      others === "" ? "Plus personne d’autre ne joue." : `Il faut l’accord ${ofName(others)}.`,
    playOn: "Continuer à jouer",
    endAsked: (name) => `${name} souhaite arrêter la partie sans résultat.`,
    endNote: "Personne n’aura gagné, et elle ne comptera pour personne. Il faut l’accord de tous.",
    endYou: "Vous souhaitez arrêter la partie.",
    endWithdraw: "Finalement, continuer",
    endRefused: "La partie continue\u202f: tous ne souhaitent pas l’arrêter.",
    endAgree: "Arrêter",
    ended: "Ceux qui jouaient ont mis fin à cette partie.",
    endedStatus: "La partie a été arrêtée sans résultat",
    timeUp: (name) => `${name} n’a plus de temps.`,
    timeUpYou: "Votre temps est écoulé. Vous pouvez encore jouer tant que les autres n’ont pas décidé.",
    timeUpOther: (name) => `${name} n’a plus de temps. Les autres décident.`,
    timeUpLead: (time) => `Un robot s’assied dans ${time}, sauf autre accord.`,
    timeUpLeadYou: (time) => `Un robot prend votre place dans ${time} au plus tard.`,
    timeUpLeadOther: (time) => `Un robot s’assied dans ${time} au plus tard.`,
    goneUp: (name) => `${name} n’est plus là depuis un moment.`,
    goneOther: (name) => `${name} n’est plus là depuis un moment. Les autres décident.`,
    goneLead: "Il faut l’accord de tous les présents.",
    whatNow: "Que faire\u202f?",
    chosen: (name, choice) => `${name}\u202f: ${choice}.`,
    notChosen: "Vous n’avez pas encore choisi.",
    youChose: "Votre choix est marqué\u202f; vous pouvez en changer.",
    wait: { live: "Attendre 5 min", turns: "Attendre un jour", none: "Attendre encore" },
    timeChoices: {
      bot: "Placer un robot",
      friend: "Inviter un ami",
      share: "Jouer à sa place",
      end: "Arrêter la partie",
    },
    seatOpen: (name) => `La place ${ofName(name)} est ouverte à qui a le lien.`,
    sitIn: "S’asseoir",
    askBack: "Demander à revenir",
    backAsked: (name) => `${name} demande à revenir d’un pas.`,
    backIf: (name) => `${name} revient d’un pas, si vous êtes d’accord.`,
    goesAndReturns: (goes, returns) =>
      [
        goes.length === 0
          ? ""
          : `${goes.length === 1 ? "Disparaît" : "Disparaissent"}\u202f: ${and.format(goes)}.`,
        returns.length === 0
          ? ""
          : `${returns.length === 1 ? "Revient" : "Reviennent"}\u202f: ${and.format(returns)}.`,
      ]
        .filter((part) => part !== "")
        .join(" "),
    backAll: "Ce qui a suivi ce pas disparaît aussi.",
    backSafe: "Rien n’a été pioché ni révélé depuis.",
    backLead: (time) => `${time} pour répondre, sinon rien ne change.`,
    backYou: "Vous demandez à revenir d’un pas.",
    backWaits: (names) => `On attend ${names}.`,
    backAgree: "Accepter le retour",
    refuse: "Non, on continue",
    backWithdraw: "Laisser en l’état",
    backRefused: (time) => `La réponse est non. Vous pourrez redemander à ${time}.`,
    rest: (count) => `Prendre des jours de congé (${count} restants)`,
    restTitle: "Combien de jours de congé\u202f?",
    restLead:
      "Votre pendule s’arrête pendant ce temps. Vous pouvez jouer quand même, et revenir plus tôt\u202f: les jours entiers vous sont rendus.",
    restFor: (count) => (count === 1 ? "1 jour" : `${count} jours`),
    // A month may be cut short, and then ends with a full stop.
    resting: (date) => `En congé jusqu’au ${date}, pendule arrêtée`,
    restEnds: "Finir le congé",
    off: (date) => `en congé jusqu’au ${date}`,
    replaced: (name) => `Un robot joue pour ${name}.`,
    replacedLead: "Il ne voit que ce que vous voyiez. Vous pouvez revenir à tout moment.",
    takeBack: "Reprendre ma place",
    ratedSoon: "Votre cote à ce jeu est en cours de calcul…",
    rated: (before, after) => `Votre cote à ce jeu\u202f: ${before} → ${after} (${change(after - before)})`,
    again: (name) => `${name} propose une nouvelle partie.`,
    goThere: "Aller à la nouvelle table",
    hours: (hours) => (hours >= 48 ? `${Math.floor(hours / 24)} j ${hours % 24} h` : `${hours} h`),
    hoursLeft: (hours) => `encore ${hours}`,
    clockOf: (name, time) => `Pendule ${ofName(name)} : ${time}`,
    left5: "Il vous reste cinq minutes.",
    left1: "Il vous reste une minute.",
    left10: "Il vous reste dix secondes.",
  },
  chat: {
    title: "Discussion",
    open: (unread) =>
      unread === 0
        ? "Discussion"
        : `Discussion, ${unread} ${unread === 1 ? "nouveau message" : "nouveaux messages"}`,
    close: "Fermer la discussion",
    players: (watching) =>
      watching === 0
        ? "Seuls ceux qui jouent lisent ceci."
        : watching === 1
          ? "Seuls ceux qui jouent lisent ceci, pas la personne qui regarde."
          : `Seuls ceux qui jouent lisent ceci, pas les ${watching} qui regardent.`,
    watchers: "Seuls ceux qui regardent lisent ceci\u202f; les joueurs le pourront après la partie.",
    over: "La partie est finie\u202f: les joueurs lisent ce qu’ont dit ceux qui regardaient.",
    toPlayers: "Aux joueurs",
    toWatchers: "À ceux qui regardent",
    send: "Envoyer",
    empty: "Personne n’a encore rien dit.",
    you: "Vous",
    watcher: "regarde",
    about: (name) => `Faire taire, bloquer ou signaler ${name}`,
    mute: "Faire taire ici",
    unmute: "Entendre à nouveau",
    block: "Bloquer",
    report: "Signaler",
    reportText: "Que s’est-il passé\u202f? Ses dernières paroles ici sont jointes.",
    silent: "Aucun message pour l’instant\u202f:",
    atTable: "À la table\u202f:",
    removed: "Retiré par qui tient ce serveur",
    unblock: (name) => `Entendre ${name} à nouveau`,
    blockNote: "Vous ne l’entendez plus à aucune table, et la vôtre lui est fermée.",
    muted: "mis en sourdine",
    note: noteText,
    said: (name, text) => `${name} : ${text}`,
  },
  join: { looking: "On cherche la table", home: "Retour aux jeux" },
  failed: "Cette table ne peut pas s’ouvrir",
  tryAgain: "Réessayer",
  unreachable: "Le serveur des tables partagées est hors d’atteinte. Vérifiez la connexion, puis réessayez.",
};
