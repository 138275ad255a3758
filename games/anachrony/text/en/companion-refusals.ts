/** What the companion refuses, in sentences. */
import type { Category } from "../../src/chronobot/phases.ts";
import type { OpenTile } from "../../src/companion/tiles.ts";
import type { Cube, Shape, Worker } from "../../src/tables/goods.ts";
import { capital } from "../parts.ts";
import type { CompanionText } from "../types.ts";
import { openTile, PHASES, THINGS, tile } from "./companion-words.ts";
import { categories, goods, shapes, spaces, worker } from "./words.ts";

export const refusals: CompanionText["refusals"] = {
  "chronobot/table-closed": () => "The table is closed.",
  "chronobot/not-now": ({ phase }) =>
    `This does not belong here; the phase is ${PHASES[phase as keyof typeof PHASES]}.`,
  "chronobot/not-this-turn": ({ turn }) =>
    turn === "bot" ? "It is the Chronobot’s turn." : "It is your turn.",
  "chronobot/other-question": ({ question }) =>
    question === "turn"
      ? "Finish the Chronobot’s turn first, or take its die back."
      : `The Chronobot asks something else: ${ASKS[String(question)] ?? "another answer"}.`,
  "chronobot/correction-open": () => "A correction is under way. Close it first.",
  "chronobot/no-correction": () => "No correction is under way.",
  "chronobot/too-many-steps": ({ most }) => `A correction has ${most} steps at most.`,
  "chronobot/too-many-corrections": ({ most }) => `There are ${most} corrections in one Era at most.`,
  "chronobot/too-many-switches": ({ most }) => `Tracking changes ${most} times in one Era at most.`,
  "chronobot/already-so": ({ thing }) => `It is so already: ${THINGS[thing as keyof typeof THINGS]}.`,
  "chronobot/not-tracked": ({ thing }) => `Not tracked: ${THINGS[thing as keyof typeof THINGS]}.`,
  "chronobot/card-entered": ({ card }) =>
    `The ${card === "recruit" ? "Recruit" : "Mine"} card is entered already.`,
  "chronobot/card-missing": ({ card }) =>
    `Enter the ${card === "recruit" ? "Recruit" : "Mine"} card first, or do not track its pool.`,
  "chronobot/tiles-missing": () => "Enter the tiles that lie open first, or do not track them.",
  "chronobot/tile-told": ({ tile: of }) =>
    `Entered already: ${openTile(of as OpenTile)}. A correction can change it.`,
  "chronobot/not-open": ({ tile: of }) => `This cannot have been taken there: ${taken(String(of))}.`,
  "chronobot/rolls-known": () => "The number of Paradox rolls is known.",
  "chronobot/rolls-due": ({ rolls }) =>
    Number(rolls) < 0 ? "Say how many Paradox rolls are due." : `Paradox rolls still due: ${rolls}.`,
  "chronobot/too-many-rolls": ({ most }) =>
    `The Chronobot has tiles on ${most} past Eras; more rolls cannot be due.`,
  "chronobot/no-roll-due": () => "No Paradox roll is due.",
  "chronobot/warp-pending": () => "Roll for the Chronobot’s Warp and say how many tiles you warp, each once.",
  "chronobot/has-exosuits": () => "The Chronobot has Exosuits left and rolls its die.",
  "chronobot/no-exosuits": () => "The Chronobot has no Exosuits left and rolls no die.",
  "chronobot/space-covered": () => "The right Council space is covered.",
  "chronobot/not-that-reason": ({ reason }) =>
    reason === "space" ? "No space is asked for." : "Nothing to take is asked for.",
  "chronobot/named-twice": ({ piece }) => `Named twice: ${named(String(piece))}.`,
  "chronobot/not-that-era": ({ era }) =>
    `Enter the open Superprojects Era by Era up to the present; Era ${era} does not fit.`,
  "chronobot/too-many-turns": ({ most }) => `An Era has ${most} turns of yours at most.`,
  "chronobot/only-pass": () => "The Chronobot has passed. Say when you pass too.",
  "chronobot/space-not-free": ({ space }) => `${capital(spaces[space as HexName])} is not free.`,
  "chronobot/not-in-pool": ({ piece }) => `This cannot have been taken there: ${named(String(piece))}.`,
  "chronobot/no-warp-tile": ({ era }) => `That Warp tile does not exist: Era ${era}.`,
  "chronobot/clean-up-needs": ({ field }) => `Say this too: ${FIELDS[String(field)] ?? ""}.`,
  "chronobot/clean-up-knows": ({ field }) =>
    `This is known or does not matter: ${FIELDS[String(field)] ?? ""}.`,
  "chronobot/breaks-rule": () => "The table cannot look like that; the rule says why.",
  "chronobot/changes-nothing": () => "This would change nothing.",
  "chronobot/no-such-tile": ({ tile: kind, vp }) =>
    `There is no such tile: ${tile(String(kind))} of ${vp} VP.`,
  "chronobot/era-is-set": () => "The Era can only be set while the table begins.",
  "chronobot/category-entered": ({ category }) =>
    `Entered already: ${categories[category as Category]}. Take it back to change it.`,
  "chronobot/sheet-open": ({ category }) => `Still missing: ${categories[category as Category]}.`,
};
type HexName = keyof typeof spaces;
const named = (of: string): string =>
  of in spaces ? spaces[of as HexName] : (worker[of as Worker] ?? goods[of as Cube]);
const taken = (of: string): string => {
  if (of in shapes) return shapes[of as Shape];
  return /^\d/.test(of) ? `the Superproject of Era ${of}` : openTile(of as OpenTile);
};
const FIELDS: Readonly<Record<string, string>> = {
  first: "who is First Player in the next Era",
  collapsed: "whether all Capital spaces are gone",
};
const ASKS: Readonly<Record<string, string>> = {
  die: "its die",
  shape: "the shape die",
  space: "a space",
  freeMines: "the free Mine spaces",
  cubes: "the cubes in the pool",
  worker: "a worker",
  building: "a building",
  superproject: "a Superproject",
  breakthrough: "a Breakthrough",
};
