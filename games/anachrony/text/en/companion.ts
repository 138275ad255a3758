/** What the companion says. */
import { unreachable } from "@chronarium/kernel";
import { botExosuits } from "../../src/chronobot/board.ts";
import type { Category } from "../../src/chronobot/phases.ts";
import type { Action } from "../../src/companion/actions.ts";
import type { Event, TableEvent } from "../../src/companion/events.ts";
import { humanRolls } from "../../src/companion/outlook.ts";
import { questionOf } from "../../src/companion/turn.ts";
import type { Cube, Shape, Worker } from "../../src/tables/goods.ts";
import { afterImpact } from "../../src/tables/main-board.ts";
import { capital, tally } from "../parts.ts";
import type { CompanionText } from "../types.ts";
import { bot } from "./bot.ts";
import { companionOptions } from "./options.ts";
import { categories, goods, list, plural, rows, shapes, spaces, worker, workers } from "./words.ts";

const PHASES = {
  preparation: "Preparation",
  paradox: "Paradox",
  powerUp: "Power Up",
  warp: "Warp",
  actions: "Action rounds",
  cleanUp: "Clean up",
  score: "the score sheet",
  closed: "closed",
} as const;
const THINGS = {
  spaces: "the spaces",
  recruit: "the Recruit pool",
  mine: "the Mine pool",
  warp: "your Warp tiles",
} as const;
const SIDES = { human: "you", bot: "the Chronobot" } as const;
const OCCUPANTS = { free: "free", human: "yours", bot: "the Chronobot’s", gone: "unavailable" } as const;
const AT = {
  top: "The top space",
  second: "The second space",
  left: "The left Council space",
  right: "The right Council space",
} as const;
const COUNTERS: Readonly<Record<string, string>> = {
  vp: "VP",
  water: "Water",
  timeTravel: "Time Travel",
  morale: "Morale",
  paradox: "paradoxes",
  anomalies: "Anomalies",
  exosuits: "Exosuits",
  actions: "turns of this Era",
  circle: "circles",
  triangle: "triangles",
  square: "squares",
};
const counter = (name: string): string => {
  if (name.startsWith("pool")) return `${counter(name.slice(4))} in the pool`;
  return COUNTERS[name] ?? worker[name as Worker] ?? goods[name as Cube];
};
const tile = (kind: string): string =>
  kind === "superproject" ? "Superproject" : rows[kind as keyof typeof rows];
const change = (of: string): string => (of === "up" ? "one more" : "one less");
const pieces = (of: readonly (Worker | Cube)[]): string =>
  list(
    tally(of).map(([each, count]) =>
      each in worker ? workers(count, each as Worker) : `${count} ${goods[each as Cube]}`,
    ),
  );
const DICE = { chronobot: "The Chronobot die", paradox: "The Paradox die", shape: "The shape die" } as const;

const isTableEvent = (event: Event): event is TableEvent => !/^bot(?!Asks)/.test(event.type);

function table(told: TableEvent): string {
  switch (told.type) {
    case "phaseBegan":
      return `Era ${told.era}: ${PHASES[told.phase]}.`;
    case "dieEntered": {
      const shown = typeof told.face === "number" ? String(told.face) : shapes[told.face as Shape];
      return `${DICE[told.die]} shows ${shown}${told.origin === "hand" ? ", rolled by hand" : ""}.`;
    }
    case "botAsks":
      return "The Chronobot needs an answer.";
    case "cardEntered":
      return `The ${told.card === "recruit" ? "Recruit" : "Mine"} pool holds ${pieces(told.pieces)}.`;
    case "superprojectEntered":
      return `The open Superproject of Era ${told.era} is worth ${told.vp} VP.`;
    case "rollsDue":
      return `The Chronobot rolls for paradoxes ${told.rolls === 1 ? "once" : `${told.rolls} times`}.`;
    case "humanDone":
      return told.space === undefined
        ? "You took your turn."
        : `You took your turn on ${spaces[told.space]}${told.banner ? " and will be First Player" : ""}.`;
    case "humanPassed":
      return "You pass for this Era.";
    case "humanWarped":
      return `You put ${plural(told.count, "Warp tile")} on Era ${told.era}.`;
    case "humanWarpReturned":
      return `A Warp tile of yours comes back from Era ${told.era}.`;
    case "roundsEnded":
      return "The Action rounds end.";
    case "spacesFlipped":
      return `Collapsed: ${list(told.spaces.map((space) => spaces[space]))}.`;
    case "impactReminder":
      return "The Impact: turn the Evacuation tile, cover the Capital spaces and two of your slots.";
    case "tracked":
      return `${capital(THINGS[told.thing])} ${told.thing === "spaces" || told.thing === "warp" ? "are" : "is"} ${told.on ? "tracked" : "not tracked any more"}.`;
    case "correctionOpened":
      return "A correction begins.";
    case "counterCorrected":
      return `Corrected: ${change(told.change)} of ${counter(told.counter)}.`;
    case "tokenCorrected":
      return `Corrected: token ${told.token} stands on ${told.position}.`;
    case "tileCorrected":
      return `Corrected: ${change(told.change)} ${tile(told.tile)} of ${told.vp} VP.`;
    case "warpCorrected":
      return `Corrected: ${change(told.change)} Warp tile of ${told.whose === "bot" ? "the Chronobot" : "yours"} on Era ${told.era}.`;
    case "spaceCorrected":
      return `Corrected: ${spaces[told.space]} is ${OCCUPANTS[told.by]}.`;
    case "phaseCorrected":
      return `Corrected: the phase is ${PHASES[told.phase]}.`;
    case "firstCorrected":
      return `Corrected: First Player is ${told.side === "bot" ? "the Chronobot" : "the human"}.`;
    case "eraCorrected":
      return `Corrected: the Era is ${told.era}.`;
    case "correctionClosed":
      return told.steps === 0
        ? "Nothing was corrected."
        : `The correction ends after ${plural(told.steps, "step")}.`;
    case "scored":
      return `${categories[told.category]}: ${signed(told.vp)} VP.`;
    case "tableClosed":
      return `The table is closed: ${signed(told.human)} to ${signed(told.bot)}.`;
    default:
      return unreachable(told);
  }
}
/** A true minus, not a hyphen. */
const signed = (number: number): string => (number < 0 ? `−${-number}` : String(number));

const action: CompanionText["action"] = (each: Action) => {
  switch (each.type) {
    case "confirm":
      return "This phase is done";
    case "recruitCard":
    case "mineCard":
      return `The card shows ${pieces(each.type === "recruitCard" ? each.workers : each.cubes)}`;
    case "paradoxRolls":
      return `${plural(each.count, "Paradox roll is", "Paradox rolls are")} due`;
    case "rollParadox":
    case "rollDie":
      return `${each.origin === "app" ? "App" : "Hand"}: ${each.face}`;
    case "rollShape":
      return `${each.origin === "app" ? "App" : "Hand"}: ${shapes[each.face]}`;
    case "botPass":
      return "The Chronobot passes";
    case "space":
      return AT[each.at];
    case "mines":
      return `Free: ${list(each.free.map((space) => spaces[space]))}`;
    case "pool":
      return each.cubes === undefined
        ? "The pool is empty"
        : `In the pool: ${list(each.cubes.map((cube) => goods[cube]))}`;
    case "worker":
      return worker[each.worker];
    case "building":
    case "superproject":
      return `It takes ${each.vp} VP`;
    case "buildings":
      return `Open: ${each.primary} VP primary, ${each.secondary} VP secondary`;
    case "openSuperproject":
      return `Era ${each.era}: ${each.vp} VP`;
    case "decide":
      return "These are all";
    case "taken":
      return "It took one";
    case "couldNot":
      return each.reason === "space" ? "It could not: no space" : "It could not: nothing to take";
    case "done": {
      const parts = [
        ...(each.space === undefined ? [] : [spaces[each.space]]),
        ...(each.worker === undefined ? [] : [`took 1 ${worker[each.worker]}`]),
        ...(each.cube === undefined ? [] : [`took 1 ${goods[each.cube]}`]),
      ];
      return parts.length === 0 ? "Done" : `Done: ${parts.join(", ")}`;
    }
    case "pass":
      return "Pass for this Era";
    case "humanWarps":
      return `You warp ${plural(each.count, "tile")}`;
    case "warpReturned":
      return `A Warp tile comes back from Era ${each.era}`;
    case "cleanUp": {
      const parts = [
        ...(each.first === undefined ? [] : [`First Player: ${SIDES[each.first]}`]),
        ...(each.collapsed === undefined
          ? []
          : [each.collapsed === "yes" ? "all Capital spaces are gone" : "some Capital spaces are left"]),
      ];
      return parts.length === 0 ? "Clean up is done" : `Clean up is done; ${parts.join("; ")}`;
    }
    case "track":
      return `${each.on === "yes" ? "Track" : "Do not track"} ${THINGS[each.thing]}`;
    case "correct":
      return "Correct something";
    case "correctCounter":
      return `${capital(change(each.change))} of ${counter(each.counter)}`;
    case "correctToken":
      return `Token ${each.token} on ${each.position}`;
    case "correctTile":
      return `${capital(change(each.change))} ${tile(each.tile)} of ${each.vp} VP`;
    case "correctWarp":
      return `${capital(change(each.change))} Warp tile of ${each.whose === "bot" ? "the Chronobot" : "yours"} on Era ${each.era}`;
    case "correctSpace":
      return `${capital(spaces[each.space])}: ${OCCUPANTS[each.by]}`;
    case "correctPhase":
      return `Phase: ${PHASES[each.phase]}`;
    case "correctFirst":
      return `First Player: ${SIDES[each.side]}`;
    case "correctEra":
      return `Era ${each.era}`;
    case "corrected":
      return "The correction is done";
    case "score":
      return `${categories[each.category]}: ${signed(each.vp)}`;
    case "close":
      return "Close the table";
    default:
      return unreachable(each);
  }
};

const refusals: CompanionText["refusals"] = {
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

/** CP-11: what the human does in a phase. */
const reminders: CompanionText["reminders"] = (state) => {
  const { phase, era } = state;
  switch (phase) {
    case "preparation":
      return [
        ...(era === 1 ? ["Set up for two players; as the second you get 1 Water more."] : []),
        era < 7 ? `Turn up the Superproject of Era ${era + 1}.` : "All Superprojects lie open.",
        "Move the top tile of every primary stack onto its secondary stack.",
        afterImpact(era)
          ? "Empty both pools, then draw a Recruit and a Mine card; the topmost cube becomes Neutronium."
          : "Empty both pools, then draw a Recruit and a Mine card and fill them.",
        "Refill the Mine spaces: Uranium on top, Gold, Titanium.",
      ];
    case "paradox": {
      const eras = humanRolls(state);
      return [
        eras === undefined
          ? "Roll once for every past Era on which you have at least as many Warp tiles as the Chronobot."
          : eras.length === 0
            ? "You make no Paradox roll."
            : `Make your rolls first: ${plural(eras.length, "roll")}, for ${list(eras.map((each) => `Era ${each}`))}.`,
        "At 3 paradoxes: put them back, stop rolling, lay an Anomaly on your leftmost free spot.",
        "After the Chronobot’s rolls you may take one Warp tile back for that Anomaly.",
      ];
    }
    case "powerUp":
      return [
        "Put Exosuits on your slots and pay for those with a price.",
        "Then take 1 Water for each slot left empty and not covered.",
      ];
    case "warp":
      return [
        `Put up to two Warp tiles on Era ${era} and take what they show; a worker costs 1 Water.`,
        state.first === "human" ? "You warp first." : "You warp after the Chronobot.",
      ];
    case "actions":
      return [
        "Free Actions, as many as you like, each once an Era.",
        "Then one thing: a worker on your board, a worker in an Exosuit on the Main board, or a pass for the Era.",
      ];
    case "cleanUp":
      return [
        "Motivated workers come back Active, all others Tired; Active ones that rested stay so.",
        "Take back Exosuits and the markers of Free Actions; empty the pools.",
        ...(afterImpact(era)
          ? ["Flip every Collapsing tile that held an Exosuit, yours or the Chronobot’s."]
          : []),
        ...(era === 4
          ? [
              "The Impact: turn the Evacuation tile.",
              "Cover each space of Construct, Recruit and Research with a random Collapsing tile of its kind.",
              "Cover the left and the right slot of your upper row.",
            ]
          : []),
        ...(era < 7 ? ["Unless the game ends, your Focus goes to the next Era."] : []),
      ];
    case "score":
      return ["First pay back every Warp tile that you can; each one left costs 2 VP."];
    default:
      return [];
  }
};

/** CP-11: what is to be done for the Chronobot. */
const botReminders: CompanionText["botReminders"] = ({ phase, era, rolls, first }) => {
  switch (phase) {
    case "preparation":
      return [
        ...(era === 1
          ? [
              "Its tokens 1 to 6 start on power plant, lab, Mine, life support, 2 Water and 2 Water; it has 8 Warp tiles and nothing else.",
            ]
          : []),
        first === "bot" ? "The Chronobot is First Player." : "You are First Player.",
      ];
    case "paradox":
      return rolls === 0 ? ["It has no roll to make."] : ["It rolls after you, at 3 paradoxes no more."];
    case "powerUp":
      return [`Put ${botExosuits(era)} Exosuits on its hexagon, whatever was left; it pays nothing.`];
    case "warp":
      return ["It rolls the Paradox die and warps so many tiles, face down; they bring it nothing."];
    case "actions":
      return [];
    case "cleanUp":
      return ["Take all its Exosuits back."];
    case "score":
      return ["Its Warp tiles cost it nothing."];
    default:
      return [];
  }
};

export const companion: Omit<CompanionText, "words" | "bot" | "rules" | "rulesOf"> = {
  title: "Chronobot companion",
  tagline: "The Chronobot for your own table: every die, every reason.",
  options: companionOptions,
  refusals,
  event: (told) => (isTableEvent(told) ? table(told) : bot.step(told)),
  detail: (told) => (isTableEvent(told) ? undefined : bot.why(told)),
  question: bot.question,
  action,
  status: (state) => {
    if (state.phase === "closed") return "The table is closed.";
    const asked = questionOf(state);
    const turn = state.phase !== "actions" ? "" : state.turn === "human" ? " Your turn." : "";
    return `Era ${state.era} of 7: ${PHASES[state.phase]}.${turn === "" && asked !== undefined ? ` ${bot.question(asked)}` : turn}`;
  },
  reminders,
  botReminders,
};
