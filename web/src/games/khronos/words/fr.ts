import { ofName } from "@chronarium/kernel";
import type { IncomeChange } from "@chronarium/khronos";
import type { Kind } from "@chronarium/khronos/text";
import { fr as game } from "@chronarium/khronos/text/fr";
import type { KhronosWords } from "./types.ts";

const { eras, kinds, colours, types } = game;
const { cards, cubes, list, on } = game.count;
const counted = (count: number, one: string, many: string): string =>
  `${count} ${Math.abs(count) < 2 ? one : many}`;
const name = (kind: Kind): string => kinds[kind].one;
const a = (kind: Kind): string => kinds[kind].a;
const the = (kind: Kind): string => kinds[kind].the;
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const whose = (thing: string, who: string, article = "le"): string =>
  who === "you" ? `votre ${thing}` : `${article} ${thing} ${ofName(who)}`;
const toHand = (who: string): string => (who === "you" ? "dans votre main" : `dans la main ${ofName(who)}`);
const PAWNS = ["premier pion", "second pion"] as const;

const sign = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);
const signed = ({ least, most }: IncomeChange): string =>
  least === most ? sign(least) : `${sign(least)} à ${sign(most)}`;

export const fr: KhronosWords = {
  ecuUnit: (count) => (Math.abs(count) < 2 ? "Écu" : "Écus"),
  button: {
    build: (kind) => `Construire ${the(kind)}`,
    grow: (kind) => `Agrandir en ${name(kind)}`,
    demolish: (kind) => `Démolir ${the(kind)}`,
    populate: (kind) => `Peupler ${the(kind)}`,
    renovate: (kind) => `Rénover ${the(kind)}`,
    renovatePart: (kind) => `Payer la moitié ${kinds[kind].ofThe}`,
    travel: (era) => `Voyager vers ${eras[era]}`,
    exchange: (count) => `Échanger ${cards(count)}`,
    end: "Finir votre tour",
    pass: "Passer",
    keep: (count) => (count === 0 ? "Ne garder aucune carte" : `Garder ${cards(count)}`),
    shrink: (kind, at) => `Réduire ${the(kind)} en ${at}`,
    place: (kind, at) => `Poser ${the(kind)} en ${at}`,
    draw: (from) => (from === "deck" ? "Prendre dans la pioche" : `Prendre la carte ${colours[from].one}`),
    keeper: (who) => (who === "you" ? "Laisser le cube" : `${who} laisse le cube`),
    noUndo: "pioche, sans retour",
  },
  endQuestion: (count, begun) =>
    `${begun ? "Finir votre tour" : "Passer"} avec ${cards(count)} ? ${count === 1 ? "Elle va" : "Elles vont"} à la défausse.`,
  title: {
    piece: (kind, at) => `${upper(name(kind))} en ${at}`,
    grow: (from, to, at) => `${upper(name(from))} en ${name(to)}, ${at}`,
    ruin: (kind, at) => `Ruine ${ofName(name(kind))} en ${at}`,
    populate: (kind, at) => `${upper(name(kind))} en ${at}`,
    demolish: (kind, at) => `Démolir ${the(kind)} en ${at}`,
    where: (era) => `, ${on(era)}`,
    travel: (pawn, from) => `Votre ${PAWNS[pawn]} quitte ${eras[from]}`,
    exchange: "Échanger des cartes pour 2 Écus",
    square: (at, era) => `${at}, ${on(era)}`,
  },
  prompt: {
    idle: "Choisissez des cartes, un pion ou une case.",
    where: (kind) => `Choisissez une place pour ${the(kind)}.`,
    whichBuilding: "Choisissez le bâtiment à agrandir.",
    whichRuin: "Choisissez la ruine à rénover.",
    whichSettlement: "Choisissez un hameau, un bourg ou une cité avec de la place.",
    whichSmall: "Choisissez le petit bâtiment à démolir.",
    whereGrow: (kind) => `Choisissez où se pose ${the(kind)}.`,
    exchange: "Choisissez les cartes à échanger.",
    nowhere: "Aucune place de vos plateaux ne prend ces cartes.",
    morePayment: (count) => `Choisissez encore ${cards(count)}, de n’importe quelle couleur.`,
    lessPayment: (count) => `Reprenez ${cards(count)}.`,
    travelWhere: "Choisissez une époque. Le voyage coûte 1 Écu.",
    spent: "Vos cartes sont jouées. Finissez votre tour, ou voyagez.",
  },
  chip: {
    upgrade: "Agrandir",
    demolish: "Démolir",
    populate: "Peupler",
    renovate: "Rénover",
    exchange: "Échanger",
    grow: (kind) => `Agrandir en ${name(kind)}`,
    acts: "Ce que permettent ces cartes",
    possible: "Possible ici",
    notNow: "Pas maintenant",
    allOf: (verdict) => `${upper(verdict)}.`,
    nothingHere: "Rien ne peut se faire sur cette case.",
  },
  pawn: {
    label: (who, pawn, era) =>
      `${who === "you" ? `Votre ${PAWNS[pawn]}` : `Le ${PAWNS[pawn]} ${ofName(who)}`}, ${on(era)}`,
    strip: (era) => `Voyageurs ${on(era)}`,
    carries: (pawn, era, used, now) =>
      `${upper(PAWNS[pawn])}, ${on(era)} : ${used} sur 2 portées${now === 0 ? "" : `, ${now} de plus pour ceci`}`,
    carriers: "Vos pions et les cartes qu’ils portent",
    shift: (pawn) => `Le ${PAWNS[pawn]} porte une carte de plus`,
  },
  hand: {
    label: "Votre main",
    card: (colour, type) => `Carte ${colours[colour].one}, paie les ${types[type].buildings}`,
  },
  row: {
    label: "Cartes ouvertes",
    deck: (count) => `Pioche : ${cards(count)}`,
    discard: (count) => `Défausse : ${cards(count)}`,
  },
  caption: {
    built: "construit ici",
    grown: "agrandi ici",
    demolished: "démoli ici",
    populated: "un cube arrive",
    renovated: "rénové ici",
    halfPaid: "à moitié payée, encore en ruine",
    ripple: "l’onde arrive",
    ruin: "l’onde arrive en ruine",
    matched: "l’onde trouve son pareil",
    stops: (rule) => `l’onde s’arrête : ${rule}`,
    paradoxes: (count) => counted(count, "paradoxe", "paradoxes"),
    shrinks: (count) => counted(count, "bâtiment réduit", "bâtiments réduits"),
    travel: "votre pion arrive",
  },
  tab: {
    built: "vous bâtissez",
    ruin: "une ruine",
    stops: "onde arrêtée",
    shrinks: (count) => counted(count, "réduit", "réduits"),
    pawns: (count) => (count === 0 ? "sans pion" : counted(count, "pion", "pions")),
    label: "Époques",
  },
  undone: {
    at: (piece, at) => `${piece} en ${at}`,
    cube: (who) => whose("cube", who),
    journey: (who, pawn, to) => `${whose(PAWNS[pawn], who)} vers ${eras[to]}`,
    cards: (who, count) => `${cards(count)} ${toHand(who)}`,
    cardsGone: (who, count) => `${cards(count)} de ${whose("main", who, "la")}`,
    ecus: (who, count) => `${game.count.ecus(count)} pour ${who === "you" ? "vous" : who}`,
    ecusGone: (who, count) =>
      who === "you" ? `${count} de vos Écus` : `${game.count.ecus(count)} ${ofName(who)}`,
    several: (count, kind, ruin) => `${count} ${ruin ? `ruines ${ofName(name(kind))}` : kinds[kind].many}`,
    pieces: (count) => counted(count, "pièce", "pièces"),
    goes: (what, count) => `${what} ${count === 1 ? "part" : "partent"}`,
    returns: (what, count) => `${what} ${count === 1 ? "revient" : "reviennent"}`,
    short: (kind, ruin, at) =>
      `${at === undefined ? "votre " : ""}${ruin ? `ruine ${ofName(name(kind))}` : name(kind)}${at === undefined ? "" : ` ${at}`}`,
    back: (what, count) => `${what} ${count === 1 ? "revient" : "reviennent"}`,
    wouldGo: (what = []) => upper(`${list(what)} ${what.length < 2 ? "partirait" : "partiraient"}`.trim()),
    wouldReturn: (what = []) =>
      upper(`${list(what)} ${what.length < 2 ? "reviendrait" : "reviendraient"}`.trim()),
  },
  why: {
    title: (verdict, at) => (at === undefined ? `Pas maintenant : ${verdict}` : `Pas en ${at} : ${verdict}`),
    crop: (era) => `L’endroit ${on(era)}, avec les pièces en cause`,
    moved: (right, down, at, paid) => {
      const parts = [
        ...(down === 0
          ? []
          : [`${counted(Math.abs(down), "rangée", "rangées")} plus ${down < 0 ? "haut" : "bas"}`]),
        ...(right === 0
          ? []
          : [`${counted(Math.abs(right), "colonne", "colonnes")} plus à ${right < 0 ? "gauche" : "droite"}`]),
      ];
      return `${parts.join(", ")}, en ${at}, pour ${paid}`;
    },
    instead: (kind, paid) => `Plutôt ${a(kind)}, pour ${paid}`,
    travel: (pawn, to) => `D’abord voyager vers ${eras[to]} avec votre ${PAWNS[pawn]}, pour 1 Écu`,
    carried: (first, second) => `Laisser vos pions porter ${first} et ${second}`,
    part: (count) => `N’en payer que ${cards(count)}`,
  },
  ledger: {
    facts: (hand, stock) => `${cards(hand)} · ${cubes(stock)}`,
    income: "Vos revenus si la manche finissait",
    change: signed,
    noPawn: "sans pion",
    table: "Cartes et réserve",
    stock: "Tuiles restantes",
    stockOf: (kind, left) => `${upper(name(kind))} : ${left}`,
  },
  status: {
    yours: (round, income) => `À vous, manche ${round} sur 7 : actions${income ? ", puis revenus" : ""}`,
    yoursBrief: (round, income) => (income ? `À vous · ${round}/7` : "À vous"),
    theirs: (who, round, income) =>
      `Tour ${ofName(who)}, manche ${round} sur 7${income ? ", avec revenus" : ""}`,
    theirsBrief: (who) => `Tour ${ofName(who)}`,
    yourAnswer: "Votre réponse",
    theirAnswer: (who) => `${who} décide`,
    won: "Vous gagnez",
    shared: (others) => `Vous partagez la victoire avec ${list(others)}`,
    wins: (who) => (who.length === 1 ? `${who[0]} gagne` : `${list(who)} partagent la victoire`),
    over: "Partie finie",
  },
  lost: (who, count) =>
    `${who === "you" ? "vous perdez" : `${who} perd`} ${counted(count, "bâtiment", "bâtiments")}`,
  domains: "Domaines",
  noDomain: "Aucun bâtiment ici, donc aucun domaine.",
  thread: {
    round: (round) => `Manche ${round}`,
    incomeRound: (round) => `Manche ${round} · revenus`,
    income: "Revenu actuel",
  },
  board: (era) => `${eras[era]}, 16 colonnes de A à P, 20 rangées`,
  nudge: { label: "Déplacer le fantôme", up: "Haut", down: "Bas", left: "Gauche", right: "Droite" },
  goTo: { label: "Aller à une case, par exemple L12", unknown: (it) => `Il n’y a pas de case ${it}.` },
  end: {
    scores: "Écus par source",
    graph: "Les Écus au fil de la partie",
    player: "Joueur",
    rounds: (from, to) => `de la manche ${from} à la manche ${to}`,
  },
  income: (change) => `revenu\u00a0${signed(change)}`,
  buildings: (era) => `Bâtiments ${on(era)}`,
};
