import type { IncomeChange } from "@chronarium/khronos";
import type { Kind } from "@chronarium/khronos/text";
import { en as game } from "@chronarium/khronos/text/en";
import type { KhronosWords } from "./types.ts";

const { eras, kinds, colours, types } = game;
const { cards, cubes, list, on } = game.count;
const name = (kind: Kind): string => kinds[kind].one;
const a = (kind: Kind): string => kinds[kind].a;
const the = (kind: Kind): string => kinds[kind].the;
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const whose = (who: string): string => (who === "you" ? "your" : `${who}’s`);
const PAWNS = ["first pawn", "second pawn"] as const;
const side = (count: number, one: string, many: string, way: string): string =>
  `${count === 1 ? "one" : count} ${count === 1 ? one : many} ${way}`;

const sign = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);
const signed = ({ least, most }: IncomeChange): string =>
  least === most ? sign(least) : `${sign(least)} to ${sign(most)}`;

export const en: KhronosWords = {
  ecuUnit: (count) => (Math.abs(count) === 1 ? "Ecu" : "Ecus"),
  button: {
    build: (kind) => `Build ${the(kind)}`,
    grow: (kind) => `Upgrade to ${a(kind)}`,
    demolish: (kind) => `Demolish ${the(kind)}`,
    populate: (kind) => `Populate ${the(kind)}`,
    renovate: (kind) => `Renovate ${the(kind)}`,
    renovatePart: (kind) => `Pay half of ${the(kind)}`,
    travel: (era) => `Travel to ${eras[era]}`,
    exchange: (count) => `Exchange ${cards(count)}`,
    end: "End your turn",
    pass: "Pass",
    keep: (count) => (count === 0 ? "Keep no cards" : `Keep ${cards(count)}`),
    shrink: (kind, at) => `Shrink ${the(kind)} at ${at}`,
    place: (kind, at) => `Place ${the(kind)} at ${at}`,
    draw: (from) => (from === "deck" ? "Draw from the pile" : `Take the ${colours[from].name} card`),
    keeper: (who) => (who === "you" ? "Leave the cube" : `${who} leaves the cube`),
    noUndo: "draws cards, no undo",
  },
  endQuestion: (count, begun) =>
    `${begun ? "End your turn" : "Pass"} with ${cards(count)}? ${count === 1 ? "It is" : "They are"} discarded.`,
  title: {
    piece: (kind, at) => `${name(kind)} at ${at}`,
    grow: (from, to, at) => `${name(from)} to ${name(to)} at ${at}`,
    ruin: (kind, at) => `${name(kind)} ruin at ${at}`,
    populate: (kind, at) => `${name(kind)} at ${at}`,
    demolish: (kind, at) => `Demolish the ${name(kind)} at ${at}`,
    where: (era) => `, ${on(era)}`,
    travel: (pawn, from) => `Your ${PAWNS[pawn]} leaves ${eras[from]}`,
    exchange: "Exchange cards for 2 Ecus",
    square: (at, era) => `${at}, ${on(era)}`,
  },
  prompt: {
    idle: "Choose cards, a pawn or a square.",
    where: (kind) => `Choose a place for ${the(kind)}.`,
    whichBuilding: "Choose the building to upgrade.",
    whichRuin: "Choose the ruin to renovate.",
    whichSettlement: "Choose a hamlet, Town or City with room.",
    whichSmall: "Choose the small building to demolish.",
    whereGrow: (kind) => `Choose where ${the(kind)} stands.`,
    exchange: "Choose the cards to exchange.",
    nowhere: "No place on your boards takes these cards.",
    morePayment: (count) => `Choose ${count === 1 ? "1 more card" : `${count} more cards`} of any colour.`,
    lessPayment: (count) => `Take back ${cards(count)}.`,
    travelWhere: "Choose an era. The journey costs 1 Ecu.",
    spent: "Your cards are played. End your turn, or travel.",
  },
  chip: {
    upgrade: "Upgrade",
    demolish: "Demolish",
    populate: "Populate",
    renovate: "Renovate",
    exchange: "Exchange",
    grow: (kind) => `Upgrade to ${a(kind)}`,
    acts: "What these cards can do",
    possible: "Possible here",
    notNow: "Not now",
    allOf: (verdict) => `${upper(verdict)}.`,
    nothingHere: "Nothing can be done on this square.",
  },
  pawn: {
    label: (who, pawn, era) => `${who === "you" ? "Your" : `${who}’s`} ${PAWNS[pawn]}, ${on(era)}`,
    strip: (era) => `Travellers ${on(era)}`,
    carries: (pawn, era, used, now) =>
      `${upper(PAWNS[pawn])}, ${on(era)}: ${used} of 2 carried${now === 0 ? "" : `, ${now} more for this`}`,
    carriers: "Your pawns and the cards they carry",
    shift: (pawn) => `Let the ${PAWNS[pawn]} carry one card more`,
  },
  hand: {
    label: "Your hand",
    card: (colour, type) => `${upper(colours[colour].name)} card, pays for ${types[type].buildings}`,
  },
  row: {
    label: "Open cards",
    deck: (count) => `Draw pile: ${cards(count)}`,
    discard: (count) => `Discard pile: ${cards(count)}`,
  },
  caption: {
    built: "built here",
    grown: "upgraded here",
    demolished: "demolished here",
    populated: "a cube arrives",
    renovated: "renovated here",
    halfPaid: "half paid here, still a ruin",
    ripple: "ripple arrives",
    ruin: "ripple arrives as a ruin",
    matched: "ripple finds its like",
    stops: (rule) => `ripple stops: ${rule}`,
    paradoxes: (count) => (count === 1 ? "1 paradox" : `${count} paradoxes`),
    shrinks: (count) => (count === 1 ? "1 building shrinks" : `${count} buildings shrink`),
    travel: "your pawn arrives",
  },
  tab: {
    built: "you build here",
    ruin: "ruin arrives",
    stops: "ripple stops",
    shrinks: (count) => (count === 1 ? "1 shrinks" : `${count} shrink`),
    pawns: (count) => (count === 0 ? "no pawn" : count === 1 ? "1 pawn" : `${count} pawns`),
    label: "Eras",
  },
  undone: {
    at: (piece, at) => `${piece} at ${at}`,
    cube: (who) => `${whose(who)} cube`,
    journey: (who, pawn, to) => `${whose(who)} ${PAWNS[pawn]} to ${eras[to]}`,
    cards: (who, count) => `${cards(count)} to ${whose(who)} hand`,
    cardsGone: (who, count) => `${cards(count)} of ${whose(who)} hand`,
    ecus: (who, count) => `${game.count.ecus(count)} for ${who}`,
    ecusGone: (who, count) => `${count} of ${whose(who)} Ecus`,
    several: (count, kind, ruin) => `${count} ${ruin ? `${name(kind)} ruins` : kinds[kind].many}`,
    pieces: (count) => `${count} pieces`,
    goes: (what, count) => `${what} ${count === 1 ? "goes" : "go"}`,
    returns: (what, count) => `${what} ${count === 1 ? "returns" : "return"}`,
    short: (kind, ruin, at) =>
      `${at === undefined ? "your " : ""}${name(kind)}${ruin ? " ruin" : ""}${at === undefined ? "" : ` ${at}`}`,
    back: (what) => `${what} back`,
    wouldGo: (what = []) => upper(`${list(what)} would go`.trim()),
    wouldReturn: (what = []) => upper(`${list(what)} would return`.trim()),
  },
  why: {
    title: (verdict, at) => (at === undefined ? `Not now: ${verdict}` : `Not at ${at}: ${verdict}`),
    crop: (era) => `The place ${on(era)} with the pieces in question`,
    moved: (right, down, at, paid) => {
      const parts = [
        ...(down === 0 ? [] : [side(Math.abs(down), "row", "rows", down < 0 ? "up" : "down")]),
        ...(right === 0 ? [] : [side(Math.abs(right), "column", "columns", right < 0 ? "left" : "right")]),
      ];
      return `${upper(parts.join(", "))}, at ${at}, for ${paid}`;
    },
    instead: (kind, paid) => `${upper(a(kind))} instead, for ${paid}`,
    travel: (pawn, to) => `Travel to ${eras[to]} with your ${PAWNS[pawn]} first, for 1 Ecu`,
    carried: (first, second) => `Let your pawns carry ${first} and ${second}`,
    part: (count) => `Pay ${cards(count)} of it`,
  },
  ledger: {
    facts: (hand, stock) => `${cards(hand)} · ${cubes(stock)}`,
    income: "Your income if the round ended now",
    change: signed,
    noPawn: "no pawn",
    table: "Cards and stock",
    stock: "Tiles left",
    stockOf: (kind, left) => `${name(kind)}: ${left}`,
  },
  status: {
    yours: (round, income) => `Your turn, round ${round} of 7: actions${income ? ", then income" : ""}`,
    yoursBrief: (round, income) => (income ? `Your turn · ${round}/7` : "Your turn"),
    theirs: (who, round, income) => `${who}’s turn, round ${round} of 7${income ? ", income round" : ""}`,
    theirsBrief: (who) => `${who}’s turn`,
    yourAnswer: "Your answer",
    theirAnswer: (who) => `${who} decides`,
    won: "You win",
    shared: (others) => `You and ${list(others)} share the victory`,
    wins: (who) => (who.length === 1 ? `${who[0]} wins` : `${list(who)} share the victory`),
    over: "Game over",
  },
  lost: (who, count) =>
    `${who === "you" ? "you lose" : `${who} loses`} ${count === 1 ? "1 building" : `${count} buildings`}`,
  domains: "Domains",
  noDomain: "No building here, so no domain.",
  thread: {
    round: (round) => `Round ${round}`,
    incomeRound: (round) => `Round ${round} · income`,
    income: "Income now",
  },
  board: (era) => `${eras[era]}, 16 columns A to P, 20 rows`,
  nudge: { label: "Move the ghost", up: "Up", down: "Down", left: "Left", right: "Right" },
  goTo: { label: "Go to a square, such as L12", unknown: (it) => `There is no square ${it}.` },
  end: {
    scores: "Ecus by source",
    graph: "Ecus over the game",
    player: "Player",
    rounds: (from, to) => `in rounds ${from} to ${to}`,
  },
  income: (change) => `income\u00a0${signed(change)}`,
  buildings: (era) => `Buildings ${on(era)}`,
};
