/** What players are asked, what they can do, and how the table stands. */
import { unreachable } from "@chronarium/kernel";
import type { Action } from "../../src/index.ts";
import { deedAction, deedDoes, deedVerbs } from "../deeds.ts";
import { capital, lots, ordered } from "../pieces.ts";
import type { Asked, GameText, Names, Standing } from "../types.ts";
import { choosing } from "./chronicle.ts";
import { cardDoes, deedText } from "./deeds.ts";
import {
  abilities,
  aGood,
  boat,
  colours,
  corruptionCards,
  docks,
  either,
  figures,
  frozen,
  goods,
  hours,
  list,
  party,
  pieces,
  piers,
  spaces,
  sponsorships,
  theFolk,
  tile,
  whose,
} from "./words.ts";

export function question(asked: Asked, _names: Names): string {
  switch (asked.kind) {
    case "freeze":
      return "Choose the 2 Frozen Hours you take.";
    case "shift":
      return `Choose a tile of the Time Stream and slide it into the top of the ${asked.column} column.`;
    case "relic": {
      const relics = either(asked.colours.map((colour) => aGood("small", colour)));
      const [first] = asked.colours;
      return asked.sponsor && first !== undefined
        ? `Choose ${relics}, or let the ${colours[first].faction} pay you at once.`
        : `Choose ${relics}.`;
    }
    case "recruit":
      return "Choose whom you recruit from the Town Square.";
    case "deed":
      return `${capital(theFolk(asked.card))}: ${deedDoes(deedText, asked.deed)}. You may also leave it.`;
    case "place":
      return `Choose a Staff Ability for ${theFolk(asked.card)}. A card already there leaves the game.`;
    case "staff":
      return asked.used.length === 0
        ? "Use each staffed ability once, in any order, or stop."
        : "Use another staffed ability, or stop.";
    case "pay":
      return `Pay ${hours(asked.hours)}. Each Frozen Hour you spend takes 1 off and closes an open Sponsorship.`;
    case "seat":
      return asked.pieces.length === 1
        ? `Choose a boat for ${party(asked.pieces)}.`
        : `Seat one of these on a boat: ${party(asked.pieces)}. The other goes back to the bag.`;
    case "rob":
      return `A Rogue has boarded ${boat(asked.boat)}. Move another piece to a boat of the same half, or leave it.`;
    case "dock":
      return `${capital(boat(asked.boat))} is full. Choose its dock.`;
    case "sell":
      return asked.debt === 0
        ? "Sell Goods colour by colour, then close your stall."
        : `Sell more, or close your stall and take ${corruptionCards(asked.debt)}.`;
    default:
      return unreachable(asked);
  }
}

export function action(it: Action, _names: Names): string {
  switch (it.type) {
    case "move":
      return `${figures[it.figure]} to ${spaces[it.to]}${MACHINE[it.to] ?? ""}`;
    case "freeze":
      return `Take ${frozen(it.icons.length)} and open ${sponsorships(ordered(it.icons))}`;
    case "shift":
      return `Slide in ${tile(it.tile)}`;
    case "relic":
      return `Take ${aGood("small", it.colour)}`;
    case "recruit":
      return `Recruit ${theFolk(it.card)}: ${cardDoes(it.card)}`;
    case "place":
      return `Assign to ${abilities[it.ability].name}`;
    case "seat":
      return `Seat ${pieces[it.piece].the} on ${boat(it.boat)}`;
    case "recombobulate":
      return `Turn ${aGood("small", it.from)} into a ${colours[it.to].name} one`;
    case "embiggen":
      return `Swell ${aGood("small", it.colour)} into an Artifact`;
    case "fracture":
      return `Split ${aGood("large", it.colour)} into 2 Relics`;
    case "pay":
      return it.frozen === undefined || it.frozen.length === 0
        ? "Spend no Frozen Hours"
        : `Spend ${frozen(it.frozen.length)} and close ${sponsorships(ordered(it.frozen))}`;
    case "dock":
      return `Dock at ${docks[it.dock]}`;
    case "sell": {
      const sold = list(
        lots(it).map(([pier, size, count]) => `${goods(size, it.colour, count)} at ${piers[pier].name}`),
      );
      const counted = it.rogues ?? [];
      return `Sell ${sold}${counted.length === 0 ? "" : `, counting the Rogues at ${list(counted.map((pier) => piers[pier].name))}`}`;
    }
    case "close":
      return "Close your stall";
    case "pass":
      return "Leave it";
    default:
      return deedAction(deedText, it);
  }
}

const MACHINE: Readonly<Record<string, string>> = {
  LC: ": Shifting Timelines",
  RC: ": Shifting Timelines",
  LA: ": Freeze Time",
  RA: ": Freeze Time",
};

export function status({ turn, day, phase, pending }: Standing, names: Names): string {
  if (phase === "over") return `The game is over after ${day} days.`;
  const frame = pending.at(-1);
  return frame === undefined
    ? `Day ${day}: ${whose(turn, names)} turn.`
    : `Day ${day}: ${names.seat(turn)} ${choosing(frame as Asked)}.`;
}

/** The word for it on a button. */
export const verbs: GameText["verbs"] = {
  move: "Move",
  freeze: "freeze",
  shift: "shift",
  relic: "take the Relic",
  recruit: "recruit",
  place: "assign",
  seat: "seat",
  recombobulate: "recombobulate",
  embiggen: "embiggen",
  fracture: "fracture",
  pay: "pay",
  dock: "dock",
  sell: "sell",
  close: "close",
  pass: "leave it",
  ...deedVerbs(deedText),
};
