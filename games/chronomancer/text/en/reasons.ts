/** What a line of play is for, in English. */
import { type Explainer, unreachable } from "@chronarium/kernel";
import type { Action, Place, State } from "../../src/index.ts";
import type { Purpose } from "../../src/outlook/purposes.ts";
import { capital, lots } from "../pieces.ts";
import { explainerOf, type ReasonWords } from "../reasons.ts";
import { action } from "./menu.ts";
import { outlook } from "./outlook.ts";
import {
  aGood,
  boat,
  colours,
  corruption,
  corruptionCards,
  cost,
  crowd,
  docks,
  figures,
  gold,
  goods,
  hours,
  list,
  party,
  pieces,
  piers,
  portal,
  quoted,
  someGoods,
  spaces,
  sponsorships,
  theAbility,
  theFolk,
  tile,
} from "./words.ts";

function thing(place: Place): string {
  switch (place.on) {
    case "figure":
      return `your ${figures[place.figure]}`;
    case "space":
      return spaces[place.space];
    case "icon":
      return sponsorships([place.colour]);
    case "tile":
      return tile(place.tile);
    case "card":
      return `${theFolk(place.card)} in the Town Square`;
    case "ability":
      return theAbility(place.ability);
    case "corruption":
      return `your Corruption card ${quoted(corruption[place.card])}`;
    case "hall":
      return place.piece === "X" ? "the Lair" : `the ${colours[place.piece].hall}`;
    case "good":
      return `your ${someGoods(place.size, place.colour)}`;
    case "boat":
    case "seat":
      return boat(place.boat);
    case "dock":
      return docks[place.dock];
    default:
      return unreachable(place);
  }
}

const some = (piece: Parameters<typeof crowd>[0][number][0], count: number): string =>
  crowd([[piece, count]]);
const stand = (count: number): string => (count === 1 ? "stands" : "stand");
const goodsSaid = ({ size, colour, count }: Extract<Purpose, { kind: "goods" }>): string =>
  capital(count === 1 ? aGood(size, colour) : goods(size, colour, count));

function reason(purpose: Purpose): string {
  switch (purpose.kind) {
    case "goods": {
      const { colour, ashore, atSea } = purpose;
      if (purpose.gold > 0)
        return `${goodsSaid(purpose)}: ${some(colour, ashore)} on the piers would pay ${gold(purpose.gold)} for ${purpose.count === 1 ? "it" : "them"}.`;
      return atSea > 0
        ? `${goodsSaid(purpose)}: no buyer yet, but ${some(colour, atSea)} ${atSea === 1 ? "is" : "are"} at sea.`
        : `${goodsSaid(purpose)} for a later day: no ${pieces[colour].one} is in sight.`;
    }
    case "sponsored":
      return `The ${colours[purpose.faction].faction} pay ${gold(purpose.gold)} at once: 1 for each in their Hall.`;
    case "opens":
      return `Opens ${sponsorships(purpose.icons)}: ${gold(purpose.gold)} at the market as the Halls stand, or ${hours(purpose.icons.length)} to pay with.`;
    case "recruits":
      return purpose.gold === 0
        ? `${capital(theFolk(purpose.card))} joins your staff.`
        : `${capital(theFolk(purpose.card))} joins your staff: the icons would score ${gold(purpose.gold)} as Halls and Lair stand.`;
    case "cleans":
      return `Rids you of ${corruptionCards(purpose.cards)}, ${gold(purpose.gold)} less to lose as the Lair stands.`;
    case "lands":
      return purpose.gold > 0
        ? `${capital(party(purpose.pieces))} land at ${docks[purpose.dock]}: ${gold(purpose.gold)} more for what is on your shelf.`
        : `${capital(party(purpose.pieces))} land at ${docks[purpose.dock]}, where they buy nothing of yours.`;
    case "fills":
      return purpose.docks.length === 0
        ? `Fills ${boat(purpose.boat)}, which stays at sea: its people go to the Halls.`
        : `Fills ${boat(purpose.boat)}, and it docks: ${purpose.docks.length === 1 ? `at ${docks[purpose.docks[0] ?? "left"]}` : "you choose where"}.`;
    case "boards":
      return purpose.gold > 0
        ? `${capital(pieces[purpose.piece].a)} on ${boat(purpose.boat)}: those aboard would pay ${gold(purpose.gold)} for what is on your shelf.`
        : `${capital(pieces[purpose.piece].a)} on ${boat(purpose.boat)}, where nobody buys from your shelf yet.`;
    case "opensPortal":
      return `${capital(spaces[purpose.portal])} becomes: ${portal(purpose.does)}, ${cost(purpose.cost)}.`;
    case "sells":
      return `${capital(list(lots(purpose.action).map(([pier, size, count]) => `${goods(size, purpose.action.colour, count)} at ${piers[pier].name}`)))}: ${gold(purpose.gold)}${purpose.debt === 0 ? "" : `, for ${corruptionCards(purpose.debt)}`}.`;
    case "saves":
      return `Saves ${hours(purpose.hours)} on the Clock, and closes ${sponsorships(purpose.icons)}.`;
    case "again":
      return "You stay furthest back on the Clock and act again.";
    case "draws":
      return `You pass ${purpose.pieces === 1 ? "a mark" : `${purpose.pieces} marks`} and choose where who is drawn takes a seat.`;
    case "costs":
      return `Costs ${cost(purpose.cost)}.`;
    case "inVain":
      return "There is nothing to be had there, but it is where a figure should be.";
    default:
      return unreachable(purpose);
  }
}

function idea(purpose: Purpose): string {
  switch (purpose.kind) {
    case "goods": {
      const { colour, ashore, atSea } = purpose;
      const faction = colours[colour].faction;
      if (ashore > 0)
        return `${capital(some(colour, ashore))} ${stand(ashore)} on the piers and ${ashore === 1 ? "pays" : "pay"} for ${colours[colour].name} Goods.`;
      return atSea > 0
        ? `${capital(some(colour, atSea))} ${atSea === 1 ? "is" : "are"} at sea: have ${colours[colour].name} Goods on your shelf when they land.`
        : `Goods keep from day to day: ${faction} will come for ${colours[colour].name} ones.`;
    }
    case "sponsored":
      return `${capital(some(purpose.faction, purpose.gold))} ${stand(purpose.gold)} in their Hall: let them pay you now.`;
    case "opens":
      return "Open Sponsorships pay at the market, and Frozen Hours pay for turns.";
    case "recruits":
      return "Somebody in the Town Square is worth having in your staff.";
    case "cleans":
      return "Corruption costs Gold at the end: get rid of some.";
    case "lands":
    case "fills":
      return purpose.kind === "lands" && purpose.gold > 0
        ? "Bring buyers to where your Goods can be sold."
        : "Whoever fills a boat decides where it lands.";
    case "boards":
      return purpose.gold > 0
        ? "Put buyers of what is on your shelf into boats that will land."
        : "Nobody here buys from you: seat them where they help the others least.";
    case "opensPortal":
      return "Another tile makes a better portal of one you can reach.";
    case "sells":
      return "Buyers leave after the market: sell where they pay most.";
    case "saves":
      return "Frozen Hours save time, and each one spent closes a Sponsorship.";
    case "again":
      return "A short turn lets you act again before the others.";
    case "draws":
    case "costs":
    case "inVain":
      return plain.any;
    default:
      return unreachable(purpose);
  }
}

const plain: ReasonWords["plain"] = {
  any: "It is worth more than what else you could do now.",
  pay: "Your Frozen Hours are worth more where they are: their Sponsorships stay open.",
  close: "What nobody pays for now waits for another day.",
  pass: "What is offered here is not worth taking.",
  draw: "Whoever seats a piece decides who sails where.",
};

const words: ReasonWords = {
  thing,
  look: (things) => `Look ${list(things.map((each) => `at ${each}`))}.`,
  elsewhere: "Look at what you are asked.",
  reason,
  idea,
  plain,
  at: (does, space) => `${does} at ${space}`,
  recruit: (card) => `Recruit ${theFolk(card)}`,
  inTurn: (acts) => acts.join(", then "),
  points: (points) => `${points < 0 ? "−" : "+"}${Math.abs(points).toFixed(1)} Gold`,
};

export const en: Explainer<State, Action> = explainerOf(words, { action, outlook });
