/** Why something cannot be done, and what can be done instead. */
import type { Action } from "../../src/index.ts";
import { halfOf } from "../../src/tables.ts";
import { deedWhen } from "../deeds.ts";
import { capital, machineAhead } from "../pieces.ts";
import type { AskedKind, GameText, Refusals } from "../types.ts";
import { deedText } from "./deeds.ts";
import {
  boat,
  colours,
  corruption,
  figures,
  frozen,
  halves,
  hours,
  machine,
  pieces,
  piers,
  quoted,
  someGoods,
  spaces,
  theAbility,
  theFolk,
  tile,
  whose,
} from "./words.ts";

const PENDING: Readonly<Record<AskedKind, string>> = {
  freeze: "choose the Frozen Hours you take",
  shift: "slide a tile into the column",
  relic: "choose what the portal gives you",
  recruit: "choose whom you recruit",
  deed: "use the ability of your new Townsfolk, or leave it",
  place: "choose a Staff Ability for your new Townsfolk",
  staff: "use your staff, or stop",
  pay: "say how many Frozen Hours you spend",
  seat: "seat the piece you drew",
  rob: "decide what the Robbers do",
  dock: "choose a dock for the full boat",
  sell: "sell your Goods and close your stall",
};

/** What an answer without a question waits for. */
const WHEN: Readonly<Record<Action["type"], string>> = {
  ...deedWhen(deedText),
  move: "You move a figure at the start of your turn",
  freeze: "You take Frozen Hours when your Assistant enters a Time Machine",
  shift: "You slide in a tile when your Chronomancer enters a Time Machine",
  relic: "You choose a Relic on a portal space that offers one",
  recruit: "You recruit on the portal space T3",
  place: "You assign Townsfolk right after recruiting them",
  seat: "You seat a piece that you have drawn",
  recombobulate: "You use your staff on the portal space B1",
  embiggen: "You use your staff on the portal space B1",
  fracture: "You use your staff on the portal space B1",
  pay: "You spend Frozen Hours when the Clock is resolved",
  dock: "You choose a dock when a boat is full and two docks are free",
  sell: "You sell in the Market Phase",
  close: "You close your stall in the Market Phase",
  pass: "You can leave out an ability, your staff or the Robbers when you are asked",
};

export const refusals: Refusals = {
  ...deedText.refusals,
  "chronomancer/game-over": () => "The game is over, and its result stands. Start a new game to play on.",
  "chronomancer/not-your-turn": ({ seat }, names) =>
    `It is ${whose(seat, names)} turn. You can act when your own begins.`,
  "chronomancer/decision-pending": ({ frame }) =>
    `Something is to be decided first. Please ${PENDING[frame]}.`,
  "chronomancer/nothing-to-decide": ({ action }) => `Nobody asks for this now. ${WHEN[action]}.`,
  "chronomancer/must-act": ({ frame }) => `This may not be left out. Please ${PENDING[frame]}.`,

  "chronomancer/must-move": ({ figure }) =>
    `Your ${figures[figure]} already stands there. Move on clockwise by at least 1 space, or move the other figure.`,
  "chronomancer/reserved-space": ({ figure, space }) =>
    `This space in ${spaces[space]} is not for your ${figures[figure]}. Choose the one reserved for him, or a portal space.`,
  "chronomancer/assistant-locked": ({ space }) =>
    `Your Assistant is locked in ${spaces[space]}. Bring the Chronomancer into it to let him out.`,
  "chronomancer/machine-stops": ({ space }) =>
    `Your Assistant cannot go past ${spaces[space]}. Let him stop in it and freeze time, or choose a portal on the way.`,
  "chronomancer/not-past-assistant": ({ space, assistant }) =>
    `To reach ${spaces[space]} your Chronomancer would have to pass the Assistant at ${spaces[assistant]}. Stop before him, or move the Assistant on.`,
  "chronomancer/assistant-there": ({ space }) =>
    `Your Assistant stands at ${spaces[space]}. Stop before him, or first move him on towards ${machine(machineAhead(space))}.`,

  "chronomancer/two-tokens": ({ count }) =>
    `Freeze Time takes exactly 2 Frozen Hours, and you named ${count}. Name 2 different ones.`,
  "chronomancer/icon-open": ({ icon }) =>
    `The Frozen Hour of the ${colours[icon].faction} is already in your supply. Take one that still lies on the board.`,
  "chronomancer/not-in-stream": ({ tile: id }) =>
    `${capital(tile(id))} does not lie in your Time Stream. Choose one of the 6 tiles that do.`,
  "chronomancer/colour-not-offered": ({ colour }) =>
    `Nothing ${colours[colour].name} is offered here. Choose a colour that is shown.`,
  "chronomancer/supply-empty": ({ size, colour }) =>
    `Your supply does not have enough ${someGoods(size, colour)} for this. Choose another colour, or leave it.`,
  "chronomancer/not-this-sponsorship": ({ faction }) =>
    `The ${colours[faction].faction} do not offer to pay you now. Choose what is shown.`,
  "chronomancer/not-in-square": ({ card }) =>
    `You will not find ${theFolk(card)} on the Town Square. Recruit somebody who is there.`,
  "chronomancer/no-such-corruption": ({ card }) =>
    `You have no card ${quoted(corruption[card])}. Discard one that lies before you.`,
  "chronomancer/not-staffed": ({ ability }) =>
    `Nobody works at ${theAbility(ability)}. Assign Townsfolk to it first, or use an ability that is staffed.`,
  "chronomancer/ability-used": ({ ability }) =>
    `You have already used ${theAbility(ability)} in this activation. Use another ability, or stop.`,
  "chronomancer/not-on-shelf": ({ size, colour }) =>
    `Your shelf does not hold enough ${someGoods(size, colour)} for this. Choose from the Goods that stand on it.`,
  "chronomancer/same-colour": () =>
    "The Recombobulator needs a different colour. Choose another one for the new Relic.",
  "chronomancer/too-many-frozen": (p) =>
    `${capital(frozen(p.count))} would be more than the ${hours(p.hours)} to pay. Spend ${p.hours} at most.`,
  "chronomancer/icon-covered": ({ icon }) =>
    `The Sponsorship of the ${colours[icon].faction} is already covered. Put the Frozen Hour on an open one.`,

  "chronomancer/not-drawn": ({ piece }) =>
    `You have not drawn ${pieces[piece].a}. Seat a piece that you hold.`,
  "chronomancer/boat-docked": ({ boat: which }) =>
    `${capital(boat(which))} has docked, and nobody boards or leaves it today. Choose a boat at sea.`,
  "chronomancer/boat-full": ({ boat: which }) =>
    `${capital(boat(which))} has no free seat. Choose a boat with fewer than 4 pieces.`,
  "chronomancer/piece-not-there": ({ boat: which, piece }) =>
    `There is no ${pieces[piece].one} on ${boat(which)}. Choose a piece that sits there.`,
  "chronomancer/same-boat": ({ boat: which }) =>
    `Both times this is ${boat(which)}. Choose two different boats.`,
  "chronomancer/wrong-boat": ({ boat: which }) =>
    `The Rogue has boarded ${boat(which)}. Move a piece from there.`,
  "chronomancer/just-seated": () =>
    "The Rogue who has just sat down stays. Move another piece of the boat, or leave it.",
  "chronomancer/wrong-half": ({ boat: which }) =>
    `${capital(boat(which))} belongs to the ${halves[halfOf(which)]} half of the sea, and nothing crosses the middle. Choose within one half.`,

  "chronomancer/colour-sold": ({ colour }) =>
    `Your ${colours[colour].name} Goods have had their sale today. Sell another colour, or close your stall.`,
  "chronomancer/sells-nothing": () =>
    "This would sell nothing. Name at least 1 of the Goods on your shelf, or close your stall.",
  "chronomancer/no-buyers": ({ colour, pier }) =>
    `Nobody at ${piers[pier].name} buys ${colours[colour].name}. Sell where ${colours[colour].faction} have landed, or keep the Goods.`,
  "chronomancer/rogues-do-not-buy": () =>
    "The Rogues of this game buy nothing. Sell to adventurers of the colour alone.",
  "chronomancer/rogues-not-needed": ({ pier }) =>
    `The Rogues at ${piers[pier].name} count once, and only for a colour you sell there. Leave them out.`,
  "chronomancer/no-rogue-there": ({ pier }) =>
    `No Rogue has landed at ${piers[pier].name}. Leave the Rogues out there.`,
};

/** The same in a few words. */
export const verdicts: GameText["verdicts"] = {
  ...deedText.verdicts,
  "chronomancer/game-over": "the game is over",
  "chronomancer/not-your-turn": "it is not your turn",
  "chronomancer/decision-pending": "something else is asked first",
  "chronomancer/nothing-to-decide": "nobody asks for this now",
  "chronomancer/must-act": "this cannot be left out",
  "chronomancer/must-move": "the figure stands there",
  "chronomancer/reserved-space": "the space is the other figure’s",
  "chronomancer/assistant-locked": "the Assistant is locked in",
  "chronomancer/machine-stops": "the Time Machine stops the Assistant",
  "chronomancer/not-past-assistant": "the Assistant stands in the way",
  "chronomancer/assistant-there": "the Assistant stands there",
  "chronomancer/two-tokens": "two Frozen Hours are taken",
  "chronomancer/icon-open": "its Frozen Hour is gone",
  "chronomancer/not-in-stream": "the tile is not in the Time Stream",
  "chronomancer/colour-not-offered": "the colour is not offered",
  "chronomancer/supply-empty": "none is left",
  "chronomancer/not-this-sponsorship": "another Sponsorship is offered",
  "chronomancer/not-in-square": "not on the Town Square",
  "chronomancer/no-such-corruption": "you have no such card",
  "chronomancer/not-staffed": "the place is empty",
  "chronomancer/ability-used": "used already",
  "chronomancer/not-on-shelf": "not on your shelf",
  "chronomancer/same-colour": "the colour is the same",
  "chronomancer/too-many-frozen": "that pays too much",
  "chronomancer/icon-covered": "the icon is covered",
  "chronomancer/not-drawn": "that piece was not drawn",
  "chronomancer/boat-docked": "the boat has docked",
  "chronomancer/boat-full": "the boat is full",
  "chronomancer/piece-not-there": "the piece is not there",
  "chronomancer/same-boat": "it is the same boat",
  "chronomancer/wrong-boat": "the Rogue boarded another boat",
  "chronomancer/just-seated": "this Rogue has just sat down",
  "chronomancer/wrong-half": "it is the other half of the sea",
  "chronomancer/colour-sold": "the colour is sold",
  "chronomancer/sells-nothing": "nothing would be sold",
  "chronomancer/no-buyers": "nobody there buys it",
  "chronomancer/rogues-do-not-buy": "Rogues do not buy",
  "chronomancer/rogues-not-needed": "Rogues are not counted there",
  "chronomancer/no-rogue-there": "no Rogue is there",
};
