/** What is about to happen, in sentences; and how things are called on the board itself. */
import {
  actionAt,
  type Effect,
  isPortal,
  type Piece,
  type Player,
  type Side,
  type Space,
} from "../../src/index.ts";
import { capital, hour, tally } from "../pieces.ts";
import type { OutlookText } from "../types.ts";
import {
  abilities,
  aGood,
  boat,
  colours,
  corruptionCards,
  cost,
  docks,
  frozen,
  list,
  pieces,
  portal,
  theFolk,
  tile,
  verb,
} from "./words.ts";

const SIDE: Readonly<Record<Side, string>> = { white: "white", blue: "blue" };
const draws = (number: number): string => `${number} draw${number === 1 ? "" : "s"}`;

/** "2 Bards and 1 Rogue". */
const company = (those: readonly Piece[]): string =>
  list(tally(those).map(([which, many]) => `${many} ${pieces[which][many === 1 ? "one" : "many"]}`));

const signs: OutlookText["signs"] = {
  left: { name: "Relic Quay", note: "Relics only" },
  centre: { name: "The Black Market", note: "both sizes, 1 Corruption card a colour" },
  right: { name: "Artifact Quay", note: "Artifacts only" },
};
const quays: OutlookText["quays"] = {
  left: "Relic Quay",
  centreLeft: "Black Market, left",
  centreRight: "Black Market, right",
  right: "Artifact Quay",
};

const does = ({ slots }: Pick<Player, "slots">, space: Space): string => {
  if (isPortal(space)) return portal(actionAt(slots, space));
  const column = space.startsWith("L") ? "left" : "right";
  return space === "LA" || space === "RA" ? "freeze time" : `shift the ${column} column`;
};

export const outlook: OutlookText = {
  signs,
  quays,
  does,
  company,
  stays: (to) => `Your Timepiece stays on ${hour(to)}.`,
  reaches: (to) => `You reach hour ${hour(to)}.`,
  marks: (marks, found) =>
    `${marks.length === 1 ? `You pass the mark at ${hour(marks[0] ?? 1)}` : `You pass the marks at ${list(marks.map(hour))}`}${found === 0 ? ", but no boat has room." : `: ${draws(found)} from the bag.`}`,
  corruption: (cards) => `You take ${corruptionCards(cards)}.`,
  couldPay: (tokens) => `${frozen(tokens)} could pay.`,
  spent: (tokens) => `${frozen(tokens)} spent.`,
  next: (who, mine, name) => {
    if (who === "market") return "Then the market opens.";
    return mine ? "You act again." : `Then ${name} acts.`;
  },
  effect,
};

function effect(effect: Effect): string | undefined {
  switch (effect.kind) {
    case "inVain":
      return effect.artifact === undefined
        ? "There is nothing to be had there now."
        : `You have every ${colours[effect.artifact].name} Artifact already: there is nothing to take.`;
    case "noneLeft": {
      const all = `You have every ${colours[effect.colour].name} Relic already`;
      return effect.instead === "sponsorship"
        ? `${all}, so it is the Sponsorship.`
        : `${all}, so you get ${aGood("small", effect.instead)}.`;
    }
    case "freezes":
      return effect.tokens === 0
        ? "No Frozen Hour is left to take."
        : `You take ${frozen(effect.tokens)} and open the ${effect.tokens === 1 ? "Sponsorship below it" : "Sponsorships below them"}.`;
    case "sells":
      return effect.gold === 0 ? "No buyer on the piers yet." : `Would sell for ${effect.gold} Gold now.`;
    case "pays":
      return `The ${colours[effect.faction].faction} pay ${effect.gold} Gold ${effect.when === "now" ? "at once" : "at the market, as their Hall stands"}.`;
    case "portal":
      return `${effect.portal} becomes: ${portal(effect.does)}, ${cost(effect.cost)}.`;
    case "leaves":
      return `${capital(tile(effect.tile.tile))} leaves and shows its ${SIDE[effect.tile.side]} side.`;
    case "ability":
      return abilities[effect.ability].does;
    case "replaced":
      return `${capital(theFolk(effect.card))} ${verb(effect.card, "leaves", "leave")} the game.`;
    case "fills":
      if (effect.docks.length === 0)
        return `Fills ${boat(effect.boat)}. Its docks are taken, so it stays at sea.`;
      return effect.docks.length === 1
        ? `Fills ${boat(effect.boat)}: it docks at ${docks[effect.docks[0] ?? "left"]}.`
        : `Fills ${boat(effect.boat)}: you choose its dock.`;
    case "lands":
      return effect.gold === 0
        ? "Its passengers add nothing to what your shelf would sell for."
        : `Its passengers add ${effect.gold} Gold to what your shelf would sell for.`;
    case "buyers":
      return buyers(signs[effect.pier].name, company(effect.pieces));
    default:
      // Seen on the cards and the boats.
      return undefined;
  }
}

const buyers = (pier: string, there: string): string =>
  there === "" ? `${pier}: nobody there yet.` : `${pier}: ${there} already there.`;
