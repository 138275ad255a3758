/** The chronicle: one sentence or two for everything that happens, and a second line where it needs a reason. */
import { type GameEvent, unreachable } from "@chronarium/kernel";
import { CONFIG } from "../../src/config.ts";
import type { Event } from "../../src/index.ts";
import { type Boat, type Colour, PEDDLER_CARD } from "../../src/tables.ts";
import type { TownsfolkId } from "../../src/townsfolk.ts";
import { deedEvent } from "../deeds.ts";
import { bargain, capital, counted, equals, hour, isPeddler, ordered } from "../pieces.ts";
import type { Asked, Names } from "../types.ts";
import { deedText } from "./deeds.ts";
import {
  aGood,
  boat,
  cards,
  colours,
  corruption,
  corruptionCards,
  cost,
  crowd,
  docks,
  does,
  figures,
  frozen,
  gold,
  goods,
  hours,
  list,
  party,
  peddlerCard,
  peddlersGood,
  pieces,
  piers,
  quoted,
  sides,
  spaces,
  sponsorships,
  subject,
  theAbility,
  theFolk,
  tile,
  verb,
  who,
  whose,
} from "./words.ts";

type EventOf<Type extends Event["type"]> = Extract<Event, { type: Type }>;

export function event(it: Event, names: Names): string {
  switch (it.type) {
    case "turnBegan":
      return `${capital(whose(it.seat, names))} turn: no Timepiece is further back on the Clock.`;
    case "moved":
      return `${capital(whose(it.seat, names))} ${figures[it.figure]} goes from ${spaces[it.from]} to ${spaces[it.to]}${cost(it.cost) === "free" ? ", free of charge" : ` for ${cost(it.cost)}`}.`;
    case "froze":
      return it.icons.length === 0
        ? `${does(it.seat, names, "freezes", "freeze")} time, but no Frozen Hour is left on the board.`
        : `${does(it.seat, names, "takes", "take")} ${frozen(it.icons.length)} and ${it.seat === names.you ? "open" : "opens"} ${sponsorships(ordered(it.icons))}.`;
    case "shifted":
      return `${does(it.seat, names, "slides", "slide")} ${tile(it.tile.tile)} into the ${it.column} column, ${sides[it.tile.side]} up. ${tile(it.out.tile).replace("tile", "Tile")} drops into the Time Stream and shows its ${sides[it.out.side]}.`;
    case "gained":
      return gained(it, names);
    case "inVain":
      return `There is nothing to be had here. ${does(it.seat, names, "pays", "pay")} all the same.`;
    case "sponsored":
      return it.when === "now"
        ? `Immediate Sponsorship: the ${colours[it.faction].faction} pay ${who(it.who, names)} ${gold(it.gold)}.`
        : `Sponsorship: the ${colours[it.faction].faction} pay ${who(it.who, names)} ${gold(it.gold)}.`;
    case "recruited":
      return `${does(it.seat, names, "recruits", "recruit")} ${theFolk(it.card)} from place ${it.place} of the Town Square.`;
    case "placed":
      return placed(it, names);
    case "squareRefilled":
      return `New on the Town Square: ${list(it.cards.map(theFolk))}.`;
    case "townsfolkShuffled":
      return `The Townsfolk deck is empty: ${cards(it.count)} from its discards make a new one.`;
    case "corruptionDiscarded":
      return `${does(it.seat, names, "is", "are")} rid of ${quoted(corruption[it.card])}.`;
    case "recombobulated":
      return `${capital(whose(it.seat, names))} Recombobulator turns ${aGood("small", it.from)} into a ${colours[it.to].name} one.`;
    case "embiggened":
      return `${capital(whose(it.seat, names))} Embiggener swells ${aGood("small", it.colour)} into an Artifact.`;
    case "fractured":
      return `${capital(whose(it.seat, names))} Fractor splits ${aGood("large", it.colour)} into 2 Relics.`;
    case "passed":
      return {
        deed: `${does(it.seat, names, "leaves", "leave")} the ability unused.`,
        staff: `${does(it.seat, names, "lets", "let")} the staff rest.`,
        rob: `${does(it.seat, names, "keeps", "keep")} the Robbers quiet.`,
      }[it.on];
    case "corrupted":
      return it.card === undefined
        ? `No Corruption card is left for ${who(it.who, names)}.`
        : `${does(it.who, names, "takes", "take")} the Corruption card ${quoted(corruption[it.card])}.`;
    case "corruptionShuffled":
      return `The Corruption deck is empty: ${cards(it.count)} from its discards make a new one.`;
    case "paid":
      return paid(it, names);
    case "clock":
      return it.from === it.to
        ? `${capital(whose(it.who, names))} Timepiece stays on ${hour(it.to)}.`
        : `${capital(whose(it.who, names))} Timepiece moves from ${hour(it.from)} to ${hour(it.to)}.`;
    case "drew":
      return it.hour === undefined
        ? `${does(it.who, names, "draws", "draw")} ${party(it.pieces)} from the bag.`
        : `The mark at ${hour(it.hour)}: ${who(it.who, names)} ${it.who === names.you ? "draw" : "draws"} ${party(it.pieces)} from the bag.`;
    case "noSeat":
      return `${does(it.who, names, "meets", "meet")} a mark, but no boat has a free seat.`;
    case "seated":
      return `${does(it.who, names, "seats", "seat")} ${pieces[it.piece].the} on ${boat(it.boat)}.`;
    case "returned":
      return it.boat === undefined
        ? `${does(it.seat, names, "puts", "put")} ${pieces[it.piece].the} back into the bag.`
        : `${does(it.seat, names, "sends", "send")} ${pieces[it.piece].a} from ${boat(it.boat)} back to the bag.`;
    case "pieceMoved":
      return it.rule === "DS-7"
        ? `Robbers on board: ${who(it.seat, names)} ${it.seat === names.you ? "drive" : "drives"} ${pieces[it.piece].a} from ${boat(it.from)} to ${boat(it.to)}.`
        : `${does(it.seat, names, "moves", "move")} ${pieces[it.piece].a} from ${boat(it.from)} to ${boat(it.to)}.`;
    case "docked":
      return `Boat ${it.boat} is full: ${who(it.who, names)} ${it.who === names.you ? "dock" : "docks"} it at ${docks[it.dock]}.`;
    case "stayedAtSea":
      return `Boat ${it.boat} is full, but both docks of its half are taken: it stays at sea.`;
    case "markerPlaced":
      return `The fourth dock is taken: the Market marker goes to ${hour(it.hour)}.`;
    case "dayBegan":
      return `Day ${it.day} dawns over the cove.`;
    case "arrived":
      return `Boat ${it.boat} arrives with ${party(it.pieces)}.`;
    case "marketBegan":
      return `The market of day ${it.day} opens: ${it.order.length === 1 ? "" : "first "}${it.order.map((each) => who(each, names)).join(", then ")}.`;
    case "hallsFilled":
      return hallsFilled(it);
    case "sold":
      return sold(it, names);
    case "closed":
      return it.gold === 0
        ? `${does(it.who, names, "sells", "sell")} nothing today.`
        : `${does(it.who, names, "closes", "close")} the stall with ${gold(it.gold)}${it.corruption === 0 ? "" : ` and ${it.who === names.you ? "owe" : "owes"} ${corruptionCards(it.corruption)}`}.`;
    case "cleanedUp":
      return `The piers empty, and the boats put out to sea.${it.left === undefined ? "" : ` The Town Square loses ${theFolk(it.left)}.`}`;
    case "peddlerPlayed":
      return `The Peddler turns over ${quoted(peddlerCard(it.card).name)} for ${hours(PEDDLER_CARD[it.card].hours)}.`;
    case "peddlerShuffled":
      return "The Peddler shuffles all his cards again.";
    case "peddlerGained":
      return `The Peddler gains ${peddlersGood(it.size, it.colour)}.`;
    case "peddlerPoached":
      return `The Peddler sends ${theFolk(it.card)} away from the Town Square and takes ${gold(it.gold)}.`;
    case "peddlerInVain":
      return `${quoted(peddlerCard(it.card).name)} brings the Peddler nothing.`;
    case "scored":
      return scored(it, names);
    case "gameEnded":
      return it.winners.length === 1
        ? `The game is over: ${list(it.winners.map((each) => who(each, names)))} ${it.winners[0] === names.you ? "win" : "wins"}.`
        : `The game is over: ${list(it.winners.map((each) => who(each, names)))} share the victory.`;
    default:
      return deedEvent(deedText, it, names);
  }
}

function gained(it: EventOf<"gained">, names: Names): string {
  const what = it.count === 1 ? aGood(it.size, it.colour) : goods(it.size, it.colour, it.count);
  return it.card === undefined
    ? `${does(it.seat, names, "brings", "bring")} ${what} out of the past.`
    : `${capital(theFolk(it.card))} ${verb(it.card, "brings", "bring")} ${who(it.seat, names)} ${what}.`;
}

function placed(it: EventOf<"placed">, names: Names): string {
  const where = `${does(it.seat, names, "puts", "put")} ${theFolk(it.card)} in charge of ${theAbility(it.ability)}`;
  return it.replaced === undefined ? `${where}.` : `${where}, in place of ${theFolk(it.replaced)}.`;
}

function paid(it: EventOf<"paid">, names: Names): string {
  const left = it.hours - it.frozen.length;
  if (it.frozen.length === 0) return `${does(it.seat, names, "pays", "pay")} ${hours(it.hours)}.`;
  const mine = it.seat === names.you;
  return `${does(it.seat, names, "spends", "spend")} ${frozen(it.frozen.length)}, ${mine ? "close" : "closes"} ${sponsorships(ordered(it.frozen))} and ${mine ? "pay" : "pays"} ${left === 0 ? "no Hour" : `${hours(left)} instead of ${it.hours}`}.`;
}

function hallsFilled(it: EventOf<"hallsFilled">): string {
  const { X, ...rest } = it.pieces;
  const halls = counted(rest);
  const parts = [
    ...(halls.length === 0 ? [] : [`${crowd(halls)} to the Halls`]),
    ...(X === 0 ? [] : [`${crowd(counted({ X }))} to the Lair`]),
  ];
  return parts.length === 0
    ? "No boat at sea carries anybody: Halls and Lair stay as they are."
    : `The boats still at sea send ${list(parts)}.`;
}

function sold(it: EventOf<"sold">, names: Names): string {
  return `${does(it.who, names, "sells", "sell")} ${wares(it)} at ${piers[it.pier].name}: ${it.worth} × ${buyers(it)} = ${gold(it.gold)}.`;
}

function wares({ who: seller, colour, small, large }: EventOf<"sold">): string {
  const lots = [["small", small] as const, ["large", large] as const].filter(([, many]) => many > 0);
  return isPeddler(seller)
    ? `${list(lots.map(([size, many]) => `${many} ${size}`))} ${colours[colour].name} ${small + large === 1 ? "Good" : "Goods"}`
    : list(lots.map(([size, many]) => goods(size, colour, many)));
}

/** "3 Warriors", "(2 Warriors and 1 Rogue)". */
function buyers({ colour, buyers: all, rogues }: EventOf<"sold">): string {
  const there = counted({ [colour]: all - rogues, X: rogues });
  const words = list(there.map(([which, many]) => `${many} ${pieces[which][many === 1 ? "one" : "many"]}`));
  return there.length > 1 ? `(${words})` : words;
}

function scored(it: EventOf<"scored">, names: Names): string {
  const { icons, rogues, corruption: sins } = it.ledger;
  const lost = Math.abs(rogues + sins);
  const mine = it.who === names.you;
  const parts = [
    ...(icons === 0 ? [] : [`${mine ? "gain" : "gains"} ${gold(icons)} for faction icons`]),
    ...(lost === 0 ? [] : [`${mine ? "lose" : "loses"} ${gold(lost)} to the Rogues’ Lair`]),
    `${mine ? "end" : "ends"} with ${gold(it.gold)}`,
  ];
  return `${subject(it.who, names)} ${list(parts)}.`;
}

const colourName = (colour: string): string => colours[colour as Colour].name;
const boatNumber = (number: string): string => boat(Number(number) as Boat);

/** Names what his rules could not tell apart. */
function equal({ because }: GameEvent, name: (each: string) => string): string {
  const kept = equals(because).map(name);
  return kept.length === 0 ? "" : ` Equal here: ${list(kept)}.`;
}

function compared({ because }: GameEvent): string {
  const gold = bargain(because);
  return gold === undefined ? "" : `: ${gold[1]} against ${gold[0]}`;
}

/** The Peddler is named once in a line. */
export const again = (sentence: string): string =>
  sentence
    .replace(/^The Peddler’s/, "His")
    .replace(/^The Peddler/, "He")
    .replace(/: the Peddler (docks|draws)/, ": he $1")
    .replace("pay the Peddler", "pay him");

/** The Peddler has rules instead of wishes: each step names the one it follows. */
export function detail(it: Event, names: Names): string | undefined {
  switch (it.type) {
    case "froze":
      return it.icons.length === 0 ? "The Hours are paid all the same." : undefined;
    case "clock":
      return it.from === it.to && !isPeddler(it.who)
        ? `No time has passed, so ${who(it.who, names)} ${it.who === names.you ? "keep" : "keeps"} the turn.`
        : undefined;
    case "placed":
      return it.replaced === undefined
        ? undefined
        : `${capital(theFolk(it.replaced))} ${verb(it.replaced, "leaves", "leave")} the game and no longer ${verb(it.replaced, "scores", "score")}.`;
    case "markerPlaced":
      return "It stands 1 Hour ahead of the leader. Everybody still before it goes on.";
    case "stayedAtSea":
      return "Its pieces go to the Halls and the Lair when the market opens.";
    case "marketBegan":
      return it.setBack.length === 0
        ? undefined
        : `Back to the marker at ${hour(it.setBack[0]?.to ?? 1)}: ${list(it.setBack.map((each) => who(each.who, names)))}.`;
    case "peddlerPlayed":
      // A card that brings a Good says so by its name.
      return PEDDLER_CARD[it.card].effect.kind === "good" ? undefined : peddlerCard(it.card).does;
    case "peddlerInVain":
      return it.card === "K11" ? "The Town Square is empty." : "No boat has a free seat.";
    case "peddlerPoached":
      return `Nobody on the Square had more faction icons; each is worth 1 Gold to him.${equal(it, (card) => theFolk(card as TownsfolkId))}`;
    case "peddlerGained":
      return equal(it, colourName).trim() || undefined;
    case "seated":
      if (!isPeddler(it.who)) return undefined;
      return it.piece === "X"
        ? `He sends Rogues to the emptiest boat; of equals, to the lowest number.${equal(it, boatNumber)}`
        : `He picks the boat with most ${pieces[it.piece].many}, then the fullest, then the lowest number.${equal(it, boatNumber)}`;
    case "docked":
      if (!isPeddler(it.who)) return undefined;
      if (it.rule !== "DS-8") return "No other dock of this half is free.";
      return it.dock === "left" || it.dock === "right"
        ? "Those aboard buy something he has at this quay."
        : "Those aboard buy nothing he has at the outer quay.";
    case "sponsored":
      if (!isPeddler(it.who)) return undefined;
      // Hawking has told the rule.
      return it.when === "now"
        ? equal(it, colourName).trim() || undefined
        : `He is paid by the fullest Hall; of equals: red, green, blue, yellow.${equal(it, colourName)}`;
    case "sold":
      if (!isPeddler(it.who)) return undefined;
      return it.pier === "centre"
        ? `For this colour the Black Market beats the outer quays by more than ${CONFIG.peddler.blackMarketMargin} Gold${compared(it)}.`
        : `Outer quays first: the Black Market must beat them by more than ${CONFIG.peddler.blackMarketMargin} Gold${compared(it)}.`;
    case "corrupted":
      return isPeddler(it.who) ? "The price of a colour sold at the Black Market." : undefined;
    default:
      return undefined;
  }
}

/** What the asked player is about, as others are told. */
export function choosing(asked: Asked): string {
  switch (asked.kind) {
    case "freeze":
      return "chooses 2 Frozen Hours";
    case "shift":
      return `chooses a tile for the ${asked.column} column`;
    case "relic":
      return asked.sponsor ? "chooses between a Relic and a Sponsorship" : "chooses the colour of a Relic";
    case "recruit":
      return "looks for Townsfolk on the Town Square";
    case "deed":
      return `decides on the ability of ${theFolk(asked.card)}`;
    case "place":
      return `finds a place for ${theFolk(asked.card)}`;
    case "staff":
      return "puts the staff to work";
    case "pay":
      return `pays ${hours(asked.hours)}`;
    case "seat":
      return `chooses a boat for ${party(asked.pieces)}`;
    case "rob":
      return `decides what the Robbers do on ${boat(asked.boat)}`;
    case "dock":
      return `chooses a dock for ${boat(asked.boat)}`;
    case "sell":
      return "sells at the piers";
    default:
      return unreachable(asked);
  }
}
