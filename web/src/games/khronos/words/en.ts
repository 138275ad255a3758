import type { Colour, Era } from "@chronarium/khronos";
import type { Kind } from "@chronarium/khronos/text";
import { en as game } from "@chronarium/khronos/text/en";
import type { KhronosWords, Piece, SquareFacts } from "./types.ts";

const { eras, kinds, colours, types } = game;

const ecus = (count: number): string => `${count} ${Math.abs(count) === 1 ? "Ecu" : "Ecus"}`;
const cards = (count: number): string => (count === 1 ? "1 card" : `${count} cards`);
const cubes = (count: number): string => (count === 1 ? "1 cube" : `${count} cubes`);
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
const coloured = (hand: readonly Colour[]): string =>
  list(
    (["orange", "fuchsia", "blue"] as const).flatMap((colour) => {
      const count = hand.filter((card) => card === colour).length;
      return count === 0 ? [] : [`${count} ${colours[colour].name} ${count === 1 ? "card" : "cards"}`];
    }),
  );
const on = (era: Era): string => `on ${eras[era]}`;
const name = (kind: Kind): string => kinds[kind].one;
const a = (kind: Kind): string => kinds[kind].a;
const the = (kind: Kind): string => kinds[kind].the;
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const whose = ({ kind, owner, ruin = false }: Piece): string => {
  const piece = `${name(kind)}${ruin ? " ruin" : ""}`;
  return owner === undefined ? `the ${piece}` : owner === "you" ? `your ${piece}` : `${owner}’s ${piece}`;
};
const PAWNS = ["first pawn", "second pawn"] as const;
const side = (count: number, one: string, many: string, way: string): string =>
  `${count === 1 ? "one" : count} ${count === 1 ? one : many} ${way}`;

function square(facts: SquareFacts, full: boolean): string {
  const said = [`${facts.at}, ${eras[facts.era]}.`, `${contents(facts)}.`];
  if (facts.domain !== undefined && (full || facts.piece !== undefined))
    said.push(`${domain(facts.domain.leaders, facts.domain.ecus)}.`);
  if (facts.possible !== undefined) said.push(`Possible: ${facts.possible}.`);
  for (const { era, pieces } of facts.lost)
    said.push(`${eras[era]}: ${list(pieces.map(whose))} would be lost.`);
  if (full && facts.refused !== undefined) said.push(`Not possible: ${facts.refused}`);
  if (facts.lastMove) said.push("Last move.");
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
  const ground = surcharge === 0 ? terrain : `${terrain}, ${cards(surcharge)} more`;
  if (piece === undefined) return `Empty, ${ground}`;
  const what = printed ? "Printed hamlet" : upper(whose(piece).replace(/^the /, ""));
  const state = halfPaid ? ", half renovated" : renovated ? ", renovated" : "";
  if (capacity === undefined) return `${what}${state}`;
  const count = people.reduce((sum, { count: n }) => sum + n, 0);
  const by =
    people.length === 0
      ? ""
      : `: ${list(people.map(({ who, count: n }) => `${n} ${who === "you" ? "of yours" : `of ${who}`}`))}`;
  return `${what}, ${count} of ${capacity} ${capacity === 1 ? "cube" : "cubes"}${by}`;
}

const domain = (leaders: readonly string[], worth: number): string =>
  leaders.length === 0
    ? `Domain without a leader${worth === 0 ? "" : `, ${ecus(worth)}`}`
    : `Domain led by ${list(leaders.map((who) => (who === "you" ? "you" : who)))}, ${ecus(worth)}`;

export const en: KhronosWords = {
  ecus,
  ecuUnit: (count) => (Math.abs(count) === 1 ? "Ecu" : "Ecus"),
  coloured,
  list,
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
    keeper: (who) => `${who} leaves the cube`,
    attempt: (what) => `Try: ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
    noUndo: "draws cards, no undo",
    cancel: "Cancel",
  },
  passQuestion: (count) => `Pass with ${cards(count)}? ${count === 1 ? "It is" : "They are"} discarded.`,
  passText: "Pass",
  title: {
    piece: (kind, at, era) => `${name(kind)} at ${at}, ${on(era)}`,
    grow: (from, to, at, era) => `${name(from)} to ${name(to)} at ${at}, ${on(era)}`,
    ruin: (kind, at) => `${name(kind)} ruin at ${at}, ${on("reason")}`,
    populate: (kind, at) => `${name(kind)} at ${at}, ${on("reason")}`,
    demolish: (kind, at, era) => `Demolish the ${name(kind)} at ${at}, ${on(era)}`,
    travel: (pawn, from) => `Your ${PAWNS[pawn]} leaves ${eras[from]}`,
    exchange: "Exchange cards for 2 Ecus",
    square: (at, era) => `${at}, ${on(era)}`,
    hint: "A suggestion",
  },
  prompt: {
    idle: "Choose cards, a pawn or a square.",
    waiting: (who) => `Waiting for ${who}.`,
    thinking: (who) => `${who} thinks.`,
    past: "You look at the past. Nothing can be played here.",
    over: "The game is over.",
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
    nothingHere: "Nothing can be done on this square.",
    more: (count) => `${count} more`,
  },
  pawn: {
    label: (who, pawn, era) => `${who}, ${PAWNS[pawn]}, ${on(era)}`,
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
  after: {
    build: (paid, bonus) => `You build for ${paid} and gain ${ecus(bonus)}.`,
    grow: (paid, bonus) => `You upgrade for ${paid} and gain ${ecus(bonus)}.`,
    demolish: (paid) => `You demolish for 1 Ecu and ${paid}.`,
    populate: (kind) => `You put 1 cube on ${the(kind)} for 1 blue card.`,
    renovate: (paid) => `You renovate it for ${paid}.`,
    renovatePart: (paid) => `You pay ${paid} of 2 and leave a marker cube.`,
    appears: (piece) => `${upper(whose(piece))} appears.`,
    arrivesAsRuin: (kind) => `${upper(the(kind))} arrives as a ruin.`,
    grows: (kind) => `The building grows into ${a(kind)}.`,
    matched: "It stands there already: nothing changes.",
    blocked: (by, kind) =>
      ({
        dominion: `The ripple stops: ${the(kind)} would link two domains.`,
        hierarchy: `The ripple stops: ${the(kind)} would share the top of its domain.`,
        tile: `The ripple stops: no ${name(kind)} tile is left.`,
        cube: `The ripple stops: no cube is left for ${the(kind)}.`,
      })[by],
    vanishes: (piece) => `${upper(whose(piece))} at ${piece.at} vanishes.`,
    shadow: (piece) => `${upper(whose(piece))} falls as its shadow.`,
    shrinks: (piece, to) => `${upper(whose(piece))} at ${piece.at} shrinks to ${a(to)}.`,
    gone: (piece) => `${upper(whose(piece))} at ${piece.at} is lost: nothing smaller is left.`,
    conflict: (members) => `${upper(list(members))} would share the top of one domain.`,
    cubeKept: (who, at) => `${who === "you" ? "You leave" : `${who} leaves`} 1 cube on the hamlet at ${at}.`,
    asked: (who) => (who === "you" ? "You then choose what shrinks." : `${who} then chooses what shrinks.`),
    income: (change) => `Your income here ${change > 0 ? "rises" : "falls"} by ${ecus(Math.abs(change))}.`,
    travel: (from, to) => `Your pawn leaves ${eras[from]} for ${eras[to]} and pays 1 Ecu.`,
    discard: (count) => `You discard ${cards(count)}.`,
    draw: (count) => `You draw ${cards(count)}.`,
    incomeNow: (worth) => `Income: you collect ${ecus(worth)}.`,
    exchange: (count) =>
      `You pay 2 Ecus, discard ${cards(count)} and draw ${count === 1 ? "a new one" : "new ones"}.`,
    label: "What would happen",
  },
  caption: {
    built: "built here",
    grown: "upgraded here",
    demolished: "demolished here",
    populated: "a cube arrives",
    renovated: "renovated here",
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
    ripple: "ripple arrives",
    ruin: "ruin arrives",
    stops: "ripple stops",
    paradoxes: (count) => (count === 1 ? "1 paradox" : `${count} paradoxes`),
    shrinks: (count) => (count === 1 ? "1 shrinks" : `${count} shrink`),
    pawns: (count) => (count === 0 ? "no pawn" : count === 1 ? "1 pawn" : `${count} pawns`),
    label: "Eras",
  },
  why: {
    title: (verdict, at) => (at === undefined ? `Not now: ${verdict}` : `Not at ${at}: ${verdict}`),
    verdict: {
      "khronos/game-over": "the game is over",
      "khronos/not-your-turn": "another player’s turn",
      "khronos/decision-pending": "a decision comes first",
      "khronos/nothing-to-decide": "nothing is asked",
      "khronos/not-an-option": "not one of the choices",
      "khronos/exchange-too-late": "the exchange comes first in a turn",
      "khronos/exchange-once": "one exchange in a turn",
      "khronos/not-enough-ecus": "not enough Ecus",
      "khronos/cards-missing": "cards are missing",
      "khronos/hand-too-small": "the terrain costs more",
      "khronos/pawn-already-there": "the pawn is there already",
      "khronos/not-on-reason": "nothing is built on Reason",
      "khronos/off-the-board": "it leaves the board",
      "khronos/square-taken": "a square is taken",
      "khronos/river": "it stands in the river",
      "khronos/no-tile": "no tile is left",
      "khronos/no-cube": "no cube is left",
      "khronos/joins-two-domains": "it joins two domains",
      "khronos/shares-the-top": "it shares the top of its domain",
      "khronos/too-dear": "more than 4 cards",
      "khronos/no-pawn-there": "no pawn of yours is there",
      "khronos/pawns-cannot-carry": "your pawns carry too little",
      "khronos/pawn-exhausted": "this pawn carries no more",
      "khronos/pawn-elsewhere": "this pawn is elsewhere",
      "khronos/wrong-payment": "the cards do not add up",
      "khronos/wrong-surcharge": "the surcharge does not add up",
      "khronos/no-building-there": "no building begins there",
      "khronos/not-your-building": "it belongs to somebody else",
      "khronos/not-larger": "an upgrade is larger",
      "khronos/does-not-cover": "it must cover the old building",
      "khronos/not-demolishable": "it cannot be demolished",
      "khronos/not-civil": "nobody lives there",
      "khronos/full": "it is full",
      "khronos/not-a-ruin": "it is no ruin",
      "khronos/too-many-cards": "more cards than needed",
      "khronos/not-in-the-row": "no such card in the row",
      "khronos/deck-empty": "the pile is empty",
    },
    other: "the table refuses it",
    crop: (era) => `The place ${on(era)} with the pieces in question`,
    rule: (id, rule) => `${id} ${rule}`,
    waysOut: "Ways out",
    moved: (right, down, at) => {
      const parts = [
        ...(down === 0 ? [] : [side(Math.abs(down), "row", "rows", down < 0 ? "up" : "down")]),
        ...(right === 0 ? [] : [side(Math.abs(right), "column", "columns", right < 0 ? "left" : "right")]),
      ];
      return `${upper(parts.join(", "))}, at ${at}`;
    },
    instead: (kind, paid) => `${upper(a(kind))} instead, for ${paid}`,
    travel: (pawn, to) => `Travel to ${eras[to]} with your ${PAWNS[pawn]} first, for 1 Ecu`,
    carried: (first, second) => `Let your pawns carry ${first} and ${second}`,
    part: (count) => `Pay ${cards(count)} of it`,
    label: "Why not?",
  },
  ledger: {
    facts: (hand, stock) => `${cards(hand)} · ${cubes(stock)}`,
    income: "Your income if the round ended now",
    change: (change) => (change > 0 ? `+${change}` : `−${-change}`),
    noPawn: "no pawn",
    table: "Cards and stock",
    stock: "Tiles left",
    stockOf: (kind, left) => `${name(kind)}: ${left}`,
  },
  status: {
    yours: (round, income) => `Your turn, round ${round} of 7: actions${income ? ", then income" : ""}`,
    yoursBrief: (round) => `Your turn · ${round}/7`,
    theirs: (who, round, income) => `${who}’s turn, round ${round} of 7${income ? ", income round" : ""}`,
    theirsBrief: (who, round) => `${who} · ${round}/7`,
    yourAnswer: "Your answer · ",
    theirAnswer: (who) => `${who} decides`,
    won: "You win",
    wins: (who) => (who.length === 1 ? `${who[0]} wins` : `${list(who)} share the victory`),
    over: "Game over",
  },
  domain,
  noDomain: "No building here, so no domain.",
  square,
  rippled: (to) => `It ripples to ${list(to.map((era) => eras[era]))}.`,
  thread: {
    round: (round) => `Round ${round}`,
    incomeRound: (round) => `Round ${round} · income`,
    income: "Income now",
  },
  lostPiece: whose,
  board: (era) => `${eras[era]}, 16 columns A to P, 20 rows`,
  nudge: { label: "Move the ghost", up: "Up", down: "Down", left: "Left", right: "Right" },
  goTo: { label: "Go to a square, such as L12", unknown: (it) => `There is no square ${it}.` },
  hint: {
    why: (parts) => (parts.length === 0 ? "A strong player would do this." : `${upper(list(parts))}.`),
    bonus: (count) => `brings ${ecus(count)} at once`,
    income: (count) => `raises your income by ${ecus(count)}`,
    rival: (who, count) => `costs ${who} ${ecus(count)} of income`,
    worth: (gain) => `about ${ecus(gain)} better than passing`,
  },
  end: {
    title: (who, you) =>
      you ? "You win" : who.length === 1 ? `${who[0]} wins` : `${list(who)} share the victory`,
    scores: "Ecus by source",
    total: "Total",
    place: (place) => `${place}.`,
    graph: "Ecus over the game",
    fair: "A fair deal",
    seed: "Seed",
    commitment: "Commitment, shown before the first move",
    verify: "The SHA-256 of the seed is the commitment. Export the game and check every move with:",
    command: "npm run -s chronarium -- verify game.json",
    player: "Player",
  },
  text: {
    buildings: (era) => `Buildings ${on(era)}`,
    choose: "Choose",
  },
};
