/** Why something cannot be done, and what can be done instead. */
import type { Colour, RefusalCode } from "../../src/index.ts";
import { capital, largerThan, sizedOf } from "../pieces.ts";
import type { DecisionKind, Refusals } from "../types.ts";
import {
  cards,
  coloured,
  colouredCards,
  colours,
  cubes,
  does,
  ecus,
  either,
  kinds,
  on,
  pawns,
  standing,
  whose,
} from "./words.ts";

const PENDING: Readonly<Record<DecisionKind, string>> = {
  keep: "which cards to keep",
  draw: "where the next card comes from",
  chooseLoser: "which rival is downsized",
  placeDownsized: "where the downsized building stands",
  chooseKeeper: "who leaves a cube on the hamlet",
};

const NOT_ASKED: Readonly<Record<DecisionKind, string>> = {
  keep: "No cards are to be kept now. You are asked after ending your turn, if the table plays with keeping cards.",
  draw: "No card is to be drawn now. With Hold’em you choose cards after an exchange and after ending your turn.",
  chooseLoser: "No rival is to be downsized now. Go on with your turn, or end it.",
  placeDownsized: "No building is being downsized now. Go on with your turn, or end it.",
  chooseKeeper: "Nobody is leaving a cube on a hamlet now. Go on with your turn, or end it.",
};

export const refusals: Refusals = {
  "khronos/game-over": () => "The game is over, and its result stands. Start a new game to play on.",
  "khronos/not-your-turn": ({ seat }, names) =>
    `It is ${whose(seat, names)} turn. You can act when your own begins.`,
  "khronos/decision-pending": ({ seat, decision }, names) =>
    `${does(seat, names, "first has to choose", "first have to choose")} ${PENDING[decision]}. Nothing else can be done before that.`,
  "khronos/nothing-to-decide": ({ decision }) => NOT_ASKED[decision],
  "khronos/not-an-option": ({ answer, options }, names) => {
    const choices = options.split(" ");
    return typeof answer === "number"
      ? `${names.seat(answer)} is not one of the players to choose from. Choose ${either(choices.map((seat) => names.seat(Number(seat))))}.`
      : `${answer} is not one of the squares to choose from. Choose ${either(choices)}.`;
  },

  "khronos/exchange-too-late": () =>
    "You have already acted this turn, and an exchange comes before the first action. You can exchange when your next turn begins.",
  "khronos/exchange-once": () =>
    "You have already exchanged cards this turn. You can exchange again in your next turn.",
  "khronos/not-enough-ecus": (p) =>
    `This costs ${ecus(p.price)}, and you have ${p.ecus === 0 ? "none" : p.ecus}. Each construction or upgrade earns you a bonus.`,
  "khronos/cards-missing": (p) =>
    `This takes ${colouredCards(p.cards, p.colour)}, and you hold ${p.held === 0 ? "none" : p.held}. Choose something that needs no more than you hold.`,
  "khronos/hand-too-small": (p) =>
    `This takes ${cards(p.cards)} with the terrain surcharge, and you hold ${p.held}. Choose a smaller building, or easier ground.`,
  "khronos/pawn-already-there": ({ pawn, era }) =>
    `Your ${pawns[pawn]} is already ${on(era)}. Choose one of the two other eras.`,

  "khronos/not-on-reason": () =>
    "Nothing is built, upgraded or demolished on Reason. Do this on Might or Faith; on Reason you populate and renovate.",
  "khronos/off-the-board": ({ kind, at }) =>
    `${capital(kinds[kind].a)} at ${at} would reach beyond the edge of the board. Move its top-left square up or to the left.`,
  "khronos/square-taken": ({ kind, at, square }) =>
    square === at
      ? `${square} is taken: ${standing(kind).a} stands there. Choose a place where every square is free.`
      : `From ${at} the building would cover ${square}, where ${standing(kind).a} stands. Choose a place where every square is free.`,
  "khronos/river": ({ kind, at }) =>
    `${capital(kinds[kind].a)} at ${at} would stand in the river. Move it to dry ground, or build a Town or City there.`,
  "khronos/no-tile": ({ kind }) =>
    `No ${kinds[kind].one} tile is left in the stock. Choose another kind of building, or wait until one comes back.`,
  "khronos/no-cube": () =>
    "This puts down a cube, and your stock has none left. You can still build civil buildings, upgrade, demolish, and renovate at the full price.",
  "khronos/joins-two-domains": ({ kind, at }) =>
    `The ${kinds[kind].one} at ${at} would link two domains. Only civil buildings may do that: keep it clear of one of them.`,
  "khronos/shares-the-top": ({ kind, at, rival }) => {
    const { size } = sizedOf(kind);
    const fix = { 1: "a larger one", 2: "a larger or a smaller one", 3: "a smaller one" }[size];
    return `The ${kinds[kind].one} at ${at} would share the top of its domain with the ${kinds[kind].one} at ${rival}. Choose ${fix}, or keep clear of that domain.`;
  },

  "khronos/too-dear": (p) =>
    `This would take ${cards(p.cards)}, ${p.surcharge} of them for the terrain, and your two pawns carry ${p.most} at most. Choose easier ground, or build smaller and upgrade later.`,
  "khronos/no-pawn-there": ({ era }) =>
    `None of your pawns is ${on(era)}. Travel there first for ${ecus(1)}, or act where a pawn of yours stands.`,
  "khronos/pawns-cannot-carry": (p) => {
    const yours = `your ${p.here === 1 ? "pawn" : "pawns"} ${on(p.era)} can carry`;
    if (p.left === 0)
      return `${capital(yours)} no more cards this turn. ${p.here === 1 ? "Bring a pawn there that still can, or end your turn" : "Travel, or end your turn"}.`;
    const terrain = p.surcharge === 0 ? "" : ` (${p.surcharge} of them for the terrain)`;
    const other = p.here === 1 ? ", or bring a pawn there that can carry the rest" : "";
    return `This takes ${cards(p.cards)}${terrain}, and ${yours} only ${p.left} more this turn. Choose something cheaper${other}.`;
  },
  "khronos/pawn-exhausted": (p) =>
    p.left === 0
      ? `Your ${pawns[p.pawn]} can carry no more cards this turn. Let the other pawn carry them.`
      : `Your ${pawns[p.pawn]} can carry ${p.left} more this turn, not ${p.cards}. Let the other pawn carry the rest.`,
  "khronos/pawn-elsewhere": ({ pawn, era, at }) =>
    `Your ${pawns[pawn]} is ${on(at)}, so it can carry nothing ${on(era)}. Let the other pawn carry the cards.`,
  "khronos/wrong-payment": (p) =>
    `This takes ${cards(p.cards)}, and your pawns would carry ${p.named}. Let them carry exactly ${p.cards}.`,
  "khronos/wrong-surcharge": (p) =>
    p.cards === 0
      ? `The terrain costs nothing extra here, and you named ${cards(p.named)} for it. Leave them out.`
      : `The terrain takes ${cards(p.cards)} of any colour, and you named ${p.named}. Name exactly ${p.cards}.`,

  "khronos/no-building-there": ({ era, at }) =>
    `No building has its top-left square at ${at} ${on(era)}. Name a building there by its top-left square.`,
  "khronos/not-your-building": ({ kind, at, seat }, names) =>
    `The ${kinds[kind].one} at ${at} belongs to ${names.seat(seat)}. Upgrade a building of your own, or a civil one.`,
  "khronos/not-larger": ({ kind, at }) => {
    const larger = largerThan(kind);
    return larger.length === 0
      ? `The ${standing(kind).one} at ${at} is already the largest of its type. Choose a smaller building to upgrade.`
      : `An upgrade must be larger than the ${standing(kind).one} at ${at}. Choose ${either(larger.map((which) => kinds[which].a))}.`;
  },
  "khronos/does-not-cover": ({ kind, at, from }) =>
    `${capital(kinds[kind].a)} at ${at} would not cover all squares of the building at ${from}. Choose a top-left square from which it does.`,
  "khronos/not-demolishable": ({ kind, at }) =>
    kind === "hamlet"
      ? `The hamlet at ${at} is printed on the board and cannot be demolished. Choose a Watchtower, Chapel or Hamlet tile.`
      : `The ${kinds[kind].one} at ${at} is too large to be demolished. Choose a Watchtower, Chapel or Hamlet tile.`,

  "khronos/not-civil": ({ kind, at }) =>
    `The ${kinds[kind].one} at ${at} ${on("reason")} takes no inhabitants. Populate a hamlet, a Town or a City.`,
  "khronos/full": ({ kind, at, capacity }) =>
    `The ${standing(kind).one} at ${at} ${on("reason")} is full: it holds ${cubes(capacity)}. Choose a civil building with room left.`,
  "khronos/not-a-ruin": ({ kind, at }) =>
    sizedOf(kind).type === "civil"
      ? `The ${standing(kind).one} at ${at} ${on("reason")} is a civil building and never a ruin. Choose a ruin to renovate.`
      : `The ${kinds[kind].one} at ${at} ${on("reason")} is already renovated. Choose a ruin to renovate.`,
  "khronos/too-many-cards": (p) =>
    `The ${kinds[p.kind].one} ruin at ${p.at} needs only ${cards(p.cards)} to be whole. Pay no more than that.`,

  "khronos/not-in-the-row": ({ colour, row }) =>
    row === ""
      ? "The row is empty. Draw from the draw pile."
      : `The row has no ${colours[colour].name} card; it shows ${coloured(row.split(" ") as Colour[])}. Take one of these, or draw from the draw pile.`,
  "khronos/deck-empty": () => "The draw pile and the discard pile are empty. Take a card from the row.",
};

/** What a player has to choose, as part of a longer sentence. */
export const pendingChoice = (decision: "keep" | "draw"): string => PENDING[decision];

/** The same in a few words, after the place: “Not at K12: it joins two domains”. */
export const verdicts: Readonly<Record<RefusalCode, string>> = {
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
};
