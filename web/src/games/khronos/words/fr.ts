import type { Colour, Era } from "@chronarium/khronos";
import type { Kind } from "@chronarium/khronos/text";
import { fr as game } from "@chronarium/khronos/text/fr";
import type { KhronosWords, Piece, SquareFacts } from "./types.ts";

const { eras, kinds, colours, types } = game;

const counted = (count: number, one: string, many: string): string =>
  `${count} ${Math.abs(count) < 2 ? one : many}`;
const ecus = (count: number): string => counted(count, "Écu", "Écus");
const cards = (count: number): string => counted(count, "carte", "cartes");
const cubes = (count: number): string => counted(count, "cube", "cubes");
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} et ${parts.at(-1)}`;
const shade = (count: number, colour: Colour): string =>
  count < 2 ? colours[colour].one : colours[colour].many;
const coloured = (hand: readonly Colour[]): string =>
  list(
    (["orange", "fuchsia", "blue"] as const)
      .map((colour) => [colour, hand.filter((card) => card === colour).length] as const)
      .filter(([, count]) => count > 0)
      .map(([colour, count], i) =>
        i === 0 ? `${cards(count)} ${shade(count, colour)}` : `${count} ${shade(count, colour)}`,
      ),
  );
const on = (era: Era): string => `sur ${eras[era]}`;
const name = (kind: Kind): string => kinds[kind].one;
const a = (kind: Kind): string => kinds[kind].a;
const the = (kind: Kind): string => kinds[kind].the;
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const of = (who: string): string => (/^[aeiouàâäæéèêëîïôöœùûü]/i.test(who) ? `d’${who}` : `de ${who}`);

const whose = ({ kind, owner, ruin = false }: Piece): string => {
  if (owner === "you") return `votre ${name(kind)}`;
  const piece = ruin ? `la ruine ${of(name(kind))}` : the(kind);
  return owner === undefined ? piece : `${piece} ${of(owner)}`;
};
const PAWNS = ["premier pion", "second pion"] as const;
const TERRAIN = { plain: "plaine", forest: "forêt", mountain: "montagne", river: "rivière" } as const;

function square(facts: SquareFacts, full: boolean): string {
  const said = [`${facts.at}, ${eras[facts.era]}.`, `${contents(facts)}.`];
  if (facts.domain !== undefined && (full || facts.piece !== undefined))
    said.push(`${domain(facts.domain.leaders, facts.domain.ecus)}.`);
  if (facts.possible !== undefined) said.push(`Possible : ${facts.possible}.`);
  for (const { era, pieces } of facts.lost)
    said.push(
      `${eras[era]} : ${list(pieces.map(whose))} ${pieces.length === 1 ? "disparaîtrait" : "disparaîtraient"}.`,
    );
  if (full && facts.refused !== undefined) said.push(`Impossible : ${facts.refused}`);
  if (facts.lastMove) said.push("Dernier coup.");
  return said.join(" ");
}

function contents({
  piece,
  printed,
  cubes: people,
  capacity,
  halfPaid,
  renovated,
  terrain,
  surcharge,
}: SquareFacts): string {
  const ground = surcharge === 0 ? TERRAIN[terrain] : `${TERRAIN[terrain]}, ${cards(surcharge)} de plus`;
  if (piece === undefined) return `Vide, ${ground}`;
  const what = printed ? "Hameau imprimé" : upper(whose(piece).replace(/^(le |la |l’)/, ""));
  const state = halfPaid ? ", à moitié rénové" : renovated ? ", rénové" : "";
  if (capacity === undefined) return `${what}${state}`;
  const count = people.reduce((sum, { count: n }) => sum + n, 0);
  const by =
    people.length === 0
      ? ""
      : ` : ${list(people.map(({ who, count: n }) => `${n} ${who === "you" ? "à vous" : of(who)}`))}`;
  return `${what}, ${count} ${count < 2 ? "cube" : "cubes"} sur ${capacity}${by}`;
}

const domain = (leaders: readonly string[], worth: number): string =>
  leaders.length === 0
    ? `Domaine sans chef${worth === 0 ? "" : `, ${ecus(worth)}`}`
    : `Domaine mené par ${list(leaders.map((who) => (who === "you" ? "vous" : who)))}, ${ecus(worth)}`;

export const fr: KhronosWords = {
  ecus,
  ecuUnit: (count) => (Math.abs(count) < 2 ? "Écu" : "Écus"),
  coloured,
  list,
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
    keeper: (who) => `${who} laisse le cube`,
    attempt: (what) => `Essayer : ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
    noUndo: "pioche, sans retour possible",
    cancel: "Annuler",
  },
  passQuestion: (count) =>
    `Passer avec ${cards(count)} ? ${count === 1 ? "Elle va" : "Elles vont"} à la défausse.`,
  passText: "Passer",
  title: {
    piece: (kind, at, era) => `${upper(name(kind))} en ${at}, ${on(era)}`,
    grow: (from, to, at, era) => `${upper(name(from))} en ${name(to)}, ${at} ${on(era)}`,
    ruin: (kind, at) => `Ruine ${of(name(kind))} en ${at}, ${on("reason")}`,
    populate: (kind, at) => `${upper(name(kind))} en ${at}, ${on("reason")}`,
    demolish: (kind, at, era) => `Démolir ${the(kind)} en ${at}, ${on(era)}`,
    travel: (pawn, from) => `Votre ${PAWNS[pawn]} quitte ${eras[from]}`,
    exchange: "Échanger des cartes pour 2 Écus",
    square: (at, era) => `${at}, ${on(era)}`,
    hint: "Une suggestion",
  },
  prompt: {
    idle: "Choisissez des cartes, un pion ou une case.",
    waiting: (who) => `${who} doit jouer.`,
    thinking: (who) => `${who} réfléchit.`,
    past: "Vous regardez le passé. Rien ne s’y joue.",
    over: "La partie est finie.",
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
    nothingHere: "Rien ne peut se faire sur cette case.",
    more: (count) => `${count} de plus`,
  },
  pawn: {
    label: (who, pawn, era) => `${who}, ${PAWNS[pawn]}, ${on(era)}`,
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
  after: {
    build: (paid, bonus) => `Vous construisez pour ${paid} et gagnez ${ecus(bonus)}.`,
    grow: (paid, bonus) => `Vous agrandissez pour ${paid} et gagnez ${ecus(bonus)}.`,
    demolish: (paid) => `Vous démolissez pour 1 Écu et ${paid}.`,
    populate: (kind) => `Vous posez 1 cube sur ${the(kind)} pour 1 carte bleue.`,
    renovate: (paid) => `Vous la rénovez pour ${paid}.`,
    renovatePart: (paid) => `Vous payez ${paid} sur 2 et laissez un cube témoin.`,
    appears: (piece) => `${upper(whose(piece))} apparaît.`,
    arrivesAsRuin: (kind) => `${upper(the(kind))} arrive en ruine.`,
    grows: (kind) => `Le bâtiment devient ${a(kind)}.`,
    matched: "Il s’y trouve déjà : rien ne change.",
    blocked: (by, kind) =>
      ({
        dominion: `L’onde s’arrête : ${the(kind)} relierait deux domaines.`,
        hierarchy: `L’onde s’arrête : ${the(kind)} partagerait le sommet de son domaine.`,
        tile: `L’onde s’arrête : il ne reste aucune tuile ${of(name(kind))}.`,
        cube: `L’onde s’arrête : il ne reste aucun cube pour ${the(kind)}.`,
      })[by],
    vanishes: (piece) => `${upper(whose(piece))} en ${piece.at} disparaît.`,
    shadow: (piece) => `${upper(whose(piece))}, son ombre, tombe aussi.`,
    shrinks: (piece, to) => `${upper(whose(piece))} en ${piece.at} devient ${a(to)}.`,
    gone: (piece) => `${upper(whose(piece))} en ${piece.at} disparaît : rien de plus petit ne reste.`,
    conflict: (members) => `${upper(list(members))} partageraient le sommet d’un domaine.`,
    cubeKept: (who, at) =>
      `${who === "you" ? "Vous laissez" : `${who} laisse`} 1 cube sur le hameau en ${at}.`,
    asked: (who) =>
      who === "you" ? "Vous choisissez ensuite ce qui rétrécit." : `${who} choisit ensuite ce qui rétrécit.`,
    income: (change) => `Votre revenu ici ${change > 0 ? "monte" : "baisse"} de ${ecus(Math.abs(change))}.`,
    travel: (from, to) => `Votre pion quitte ${eras[from]} pour ${eras[to]} et paie 1 Écu.`,
    discard: (count) => `Vous défaussez ${cards(count)}.`,
    draw: (count) => `Vous piochez ${cards(count)}.`,
    incomeNow: (worth) => `Revenus : vous recevez ${ecus(worth)}.`,
    exchange: (count) =>
      `Vous payez 2 Écus, défaussez ${cards(count)} et en piochez ${count === 1 ? "une autre" : "d’autres"}.`,
    label: "Ce qui se passerait",
  },
  caption: {
    built: "construit ici",
    grown: "agrandi ici",
    demolished: "démoli ici",
    populated: "un cube arrive",
    renovated: "rénové ici",
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
    ripple: "l’onde arrive",
    ruin: "une ruine",
    stops: "onde arrêtée",
    paradoxes: (count) => counted(count, "paradoxe", "paradoxes"),
    shrinks: (count) => counted(count, "réduit", "réduits"),
    pawns: (count) => (count === 0 ? "sans pion" : counted(count, "pion", "pions")),
    label: "Époques",
  },
  why: {
    title: (verdict, at) => (at === undefined ? `Pas maintenant : ${verdict}` : `Pas en ${at} : ${verdict}`),
    verdict: {
      "khronos/game-over": "la partie est finie",
      "khronos/not-your-turn": "c’est à quelqu’un d’autre",
      "khronos/decision-pending": "une décision passe avant",
      "khronos/nothing-to-decide": "rien n’est demandé",
      "khronos/not-an-option": "ce n’est pas un des choix",
      "khronos/exchange-too-late": "l’échange ouvre le tour",
      "khronos/exchange-once": "un seul échange par tour",
      "khronos/not-enough-ecus": "pas assez d’Écus",
      "khronos/cards-missing": "il manque des cartes",
      "khronos/hand-too-small": "le terrain coûte davantage",
      "khronos/pawn-already-there": "le pion y est déjà",
      "khronos/not-on-reason": "rien ne se construit sur Raison",
      "khronos/off-the-board": "il sort du plateau",
      "khronos/square-taken": "une case est prise",
      "khronos/river": "il serait dans la rivière",
      "khronos/no-tile": "plus de tuile",
      "khronos/no-cube": "plus de cube",
      "khronos/joins-two-domains": "il relie deux domaines",
      "khronos/shares-the-top": "il partage le sommet du domaine",
      "khronos/too-dear": "plus de 4 cartes",
      "khronos/no-pawn-there": "aucun pion à vous là-bas",
      "khronos/pawns-cannot-carry": "vos pions portent trop peu",
      "khronos/pawn-exhausted": "ce pion ne porte plus rien",
      "khronos/pawn-elsewhere": "ce pion est ailleurs",
      "khronos/wrong-payment": "le compte de cartes n’y est pas",
      "khronos/wrong-surcharge": "le supplément n’y est pas",
      "khronos/no-building-there": "aucun bâtiment n’y commence",
      "khronos/not-your-building": "il est à quelqu’un d’autre",
      "khronos/not-larger": "agrandir rend plus grand",
      "khronos/does-not-cover": "il doit couvrir l’ancien",
      "khronos/not-demolishable": "il ne peut être démoli",
      "khronos/not-civil": "personne n’y habite",
      "khronos/full": "il est plein",
      "khronos/not-a-ruin": "ce n’est pas une ruine",
      "khronos/too-many-cards": "plus de cartes qu’il n’en faut",
      "khronos/not-in-the-row": "pas de telle carte dans la rangée",
      "khronos/deck-empty": "la pioche est vide",
    },
    other: "la table le refuse",
    crop: (era) => `L’endroit ${on(era)}, avec les pièces en cause`,
    rule: (id, rule) => `${id} ${rule}`,
    waysOut: "Solutions",
    moved: (right, down, at) => {
      const parts = [
        ...(down === 0
          ? []
          : [`${counted(Math.abs(down), "rangée", "rangées")} plus ${down < 0 ? "haut" : "bas"}`]),
        ...(right === 0
          ? []
          : [`${counted(Math.abs(right), "colonne", "colonnes")} plus à ${right < 0 ? "gauche" : "droite"}`]),
      ];
      return `${parts.join(", ")}, en ${at}`;
    },
    instead: (kind, paid) => `Plutôt ${a(kind)}, pour ${paid}`,
    travel: (pawn, to) => `D’abord voyager vers ${eras[to]} avec votre ${PAWNS[pawn]}, pour 1 Écu`,
    carried: (first, second) => `Laisser vos pions porter ${first} et ${second}`,
    part: (count) => `N’en payer que ${cards(count)}`,
    label: "Pourquoi pas ?",
  },
  ledger: {
    facts: (hand, stock) => `${cards(hand)} · ${cubes(stock)}`,
    income: "Vos revenus si la manche finissait",
    change: (change) => (change > 0 ? `+${change}` : `−${-change}`),
    noPawn: "sans pion",
    table: "Cartes et réserve",
    stock: "Tuiles restantes",
    stockOf: (kind, left) => `${upper(name(kind))} : ${left}`,
  },
  status: {
    yours: (round, income) => `À vous, manche ${round} sur 7 : actions${income ? ", puis revenus" : ""}`,
    yoursBrief: (round) => `À vous · ${round}/7`,
    theirs: (who, round, income) => `Tour ${of(who)}, manche ${round} sur 7${income ? ", avec revenus" : ""}`,
    theirsBrief: (who, round) => `${who} · ${round}/7`,
    yourAnswer: "Votre réponse · ",
    theirAnswer: (who) => `${who} décide`,
    won: "Vous gagnez",
    wins: (who) => (who.length === 1 ? `${who[0]} gagne` : `${list(who)} partagent la victoire`),
    over: "Partie finie",
  },
  domain,
  noDomain: "Aucun bâtiment ici, donc aucun domaine.",
  square,
  rippled: (to) => `L’onde gagne ${list(to.map((era) => eras[era]))}.`,
  thread: {
    round: (round) => `Manche ${round}`,
    incomeRound: (round) => `Manche ${round} · revenus`,
    income: "Revenu actuel",
  },
  lostPiece: whose,
  board: (era) => `${eras[era]}, 16 colonnes de A à P, 20 rangées`,
  nudge: { label: "Déplacer le fantôme", up: "Haut", down: "Bas", left: "Gauche", right: "Droite" },
  goTo: { label: "Aller à une case, par exemple L12", unknown: (it) => `Il n’y a pas de case ${it}.` },
  hint: {
    why: (parts) => (parts.length === 0 ? "Un fort joueur ferait ceci." : `${upper(list(parts))}.`),
    bonus: (count) => `rapporte ${ecus(count)} tout de suite`,
    income: (count) => `augmente vos revenus de ${ecus(count)}`,
    rival: (who, count) => `coûte ${ecus(count)} de revenu à ${who}`,
    worth: (gain) => `vaut environ ${ecus(gain)} de plus que passer`,
  },
  end: {
    title: (who, you) =>
      you ? "Vous gagnez" : who.length === 1 ? `${who[0]} gagne` : `${list(who)} partagent la victoire`,
    scores: "Écus par source",
    total: "Total",
    place: (place) => (place === 1 ? "1er" : `${place}e`),
    graph: "Les Écus au fil de la partie",
    fair: "Une donne honnête",
    seed: "Graine",
    commitment: "Engagement, montré avant le premier coup",
    verify: "Le SHA-256 de la graine est l’engagement. Exportez la partie et vérifiez chaque coup avec :",
    command: "npm run -s chronarium -- verify partie.json",
    player: "Joueur",
  },
  text: {
    buildings: (era) => `Bâtiments ${on(era)}`,
    choose: "Choisir",
  },
};
