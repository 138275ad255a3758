/** What the Chronobot does, why, and what it asks. */
import { unreachable } from "@chronarium/kernel";
import { PLATE, type Plate } from "../../src/chronobot/board.ts";
import type { BotQuestion } from "../../src/chronobot/position.ts";
import type { BotStep, Reason } from "../../src/chronobot/steps.ts";
import type { Row } from "../../src/tables/buildings.ts";
import type { Worker } from "../../src/tables/goods.ts";
import { erasIn, valueIn } from "../parts.ts";
import type { BotText } from "../types.ts";
import { tiles } from "./tiles.ts";
import {
  amount,
  aWorker,
  capitalActions,
  goods,
  icons,
  list,
  plural,
  rows,
  shapes,
  spaces,
  worker,
} from "./words.ts";

/** As on its board. */
const ROWS: Readonly<Record<Row, string>> = {
  PP: "Power plant",
  FA: "Factory",
  LS: "Life support",
  LAB: "Lab",
};
const PLATES: Readonly<Record<Exclude<Plate["kind"], "construct">, string>> = {
  timeTravel: "Time travel",
  removeAnomaly: "Anomaly",
  supply: "Supply",
  research: "Research",
  mine: "Mine",
  recruit: "Recruit",
  water: "2 Water",
  superproject: "Superproject",
};
const plateName = (each: Plate): string => (each.kind === "construct" ? ROWS[each.row] : PLATES[each.kind]);

const plate = (each: Plate): string => {
  switch (each.kind) {
    case "construct":
      return `construct a ${rows[each.row]}`;
    case "timeTravel":
      return "travel in time";
    case "removeAnomaly":
      return "remove an Anomaly";
    case "supply":
      return "supply, or recruit";
    case "research":
      return "research";
    case "mine":
      return "mine";
    case "recruit":
      return "recruit";
    case "water":
      return "take 2 Water";
    case "superproject":
      return "a Superproject, or 1 VP before the Impact";
  }
};

function step(event: BotStep): string {
  switch (event.type) {
    case "botRolled":
      return `The Chronobot rolls ${event.die}: ${plateName(PLATE[event.position])}.`;
    case "botRolledShape":
      return `It rolls the shape die: ${shapes[event.shape]}.`;
    case "botPlaced":
      return event.banner
        ? `It places an Exosuit on ${spaces[event.space]} for ${capitalOrMine(event.action)}, and will be First Player.`
        : `It places an Exosuit on ${spaces[event.space]}.`;
    case "botBuilt":
      return event.tile === undefined
        ? `It takes a ${rows[event.row]} of ${event.vp} VP.`
        : `It takes the ${rows[event.row]} ${tiles[event.tile]} (${event.vp} VP)${event.stack === undefined ? "" : ` from the ${event.stack} stack`}.`;
    case "botBuiltSuperproject":
      return event.tile === undefined
        ? `It takes a Superproject of ${event.vp} VP.`
        : `It takes the Superproject ${tiles[event.tile]} (${event.vp} VP)${event.era === undefined ? "" : ` of Era ${event.era}`}.`;
    case "botGainedVp":
      return `It gains ${event.vp} VP.`;
    case "botGainedWater":
      return `It gains ${amount({ W: event.water })}.`;
    case "botRecruited":
      return `It recruits ${aWorker(event.worker)}.`;
    case "botResearched":
      return event.icon === undefined
        ? `It takes a Breakthrough of shape ${shapes[event.shape]}.`
        : `It takes the Breakthrough ${icons[event.icon]} in a ${shapes[event.shape]}.`;
    case "botMined":
      return event.pool === undefined
        ? `It mines 1 ${goods[event.own]}.`
        : `It mines 1 ${goods[event.own]} of the space and 1 ${goods[event.pool]} of the pool.`;
    case "botScoredSet":
      return `It discards a set of ${event.of === "workers" ? "workers" : "cubes"} for ${event.vp} VP.`;
    case "botTravelled":
      return `It takes a Warp tile back from Era ${event.era}; its Time Travel stands on step ${event.step}.`;
    case "botSupplied":
      return `It pays ${amount({ W: event.water })}; its Morale stands on step ${event.morale}.`;
    case "botRecruitsInstead":
      return "It recruits instead of supplying.";
    case "botRemovedAnomaly":
      return `It removes an Anomaly for ${amount({ [event.cube]: event.count, W: event.water })}.`;
    case "botFellBack":
      return event.vp === 0
        ? `It can do nothing and takes ${amount({ W: event.water })}.`
        : `It can do nothing and takes ${amount({ W: event.water })} and ${event.vp} VP.`;
    case "botTokenMoved":
      return `Token ${event.token} goes on to ${plateName(PLATE[event.to])}.`;
    case "botTokenPushed":
      return `Token ${event.token} is pushed on to ${plateName(PLATE[event.to])}.`;
    case "botPassed":
      return "The Chronobot has no Exosuit left and passes.";
    case "botParadox":
      return `The Chronobot rolls ${event.face} for paradoxes and has ${event.paradox}.`;
    case "botAnomaly":
      return event.era === undefined
        ? `Its paradoxes go; it has ${plural(event.anomalies, "Anomaly", "Anomalies")}.`
        : `It gains an Anomaly and takes a Warp tile back from Era ${event.era}.`;
    case "botPoweredUp":
      return `The Chronobot powers up ${event.exosuits} Exosuits.`;
    case "botWarped":
      return `The Chronobot rolls ${event.face} and puts ${plural(event.tiles, "Warp tile")} on Era ${event.era}.`;
    default:
      return unreachable(event);
  }
}

const capitalOrMine = (action: string): string =>
  action in capitalActions ? capitalActions[action as keyof typeof capitalActions] : "the Mine";

const names = (kept: readonly string[], of: Readonly<Record<string, string>>): string =>
  list(kept.map((each) => of[each] ?? each));

/** CB-22: 0 stands for an empty stack. */
function openTiles(primary: number, secondary: number): string {
  if (primary === 0 || secondary === 0)
    return `Only the ${primary === 0 ? "secondary" : "primary"} stack has a tile.`;
  const open = `Open were ${primary} VP (primary) and ${secondary} VP (secondary)`;
  return primary === secondary ? `${open}: of equals the secondary.` : `${open}: the higher.`;
}

/** What a rule saw, as a sentence; undefined where there is nothing to add. */
function reason({ rule, kept = [] }: Reason): string | undefined {
  switch (rule) {
    case "CB-18":
      return "It is the topmost free space.";
    case "CB-19":
      return "The action has no free space, so it goes to the World Council.";
    case "CB-20":
      return "Neither the action nor the Council has a free space.";
    case "CB-21":
      return "Every Mine space is taken, and the Council does not serve the Mine.";
    case "CB-22":
      return kept.length === 0
        ? "Of the two open tiles the higher counts, of equals the secondary."
        : openTiles(Number(valueIn(kept, "primary")), Number(valueIn(kept, "secondary")));
    case "CB-23":
      return "It has three of this type already.";
    case "CB-24":
      return "Before the Impact this plate gives 1 VP.";
    case "CB-25": {
      const open = erasIn(kept);
      return open.length === 0
        ? "Of the open ones the highest counts, of equals the earliest."
        : `Open are ${list(open.map(([era, vp]) => `${vp} VP in Era ${era}`))}; the highest counts, of equals the earliest.`;
    }
    case "CB-26":
      return kept.length === 0
        ? "It has two Superprojects, or none is left to take."
        : kept.includes("open=0")
          ? "No Superproject is left to take."
          : "It has two Superprojects already.";
    case "CB-28":
      return kept.length === 0
        ? "It has every type and takes the best that is there."
        : `It lacks ${names(kept, worker)}.`;
    case "CB-31":
      return kept.length === 0 ? "It has every kind of cube." : `It lacks ${names(kept, goods)}.`;
    case "AMB-3":
      return kept.length === 1
        ? "It is the only free space of the Mine."
        : `Of ${kept.length} free spaces it takes the one with what it wants most, of equals the upper.`;
    case "CB-29":
    case "CB-32":
      return "One of each kind is a set.";
    case "CB-33":
    case "CB-38": {
      const tilesOn = erasIn(kept);
      return tilesOn.length === 0
        ? "No Warp tile of it lies in the past."
        : `Its Warp tiles in the past: ${list(tilesOn.map(([era, count]) => `${count} on Era ${era}`))}.`;
    }
    case "CB-34":
      return `It has ${valueIn(kept, "water")} Water; the price is ${valueIn(kept, "price")}.`;
    case "CB-35":
      if (kept.includes("anomalies=0")) return "It has no Anomaly to remove.";
      if (kept.includes("water=0") || kept.includes("water=1"))
        return `An Anomaly costs it 2 Water; it has ${valueIn(kept, "water")}.`;
      return `Its cubes are worth ${valueIn(kept, "T")} Titanium, ${valueIn(kept, "G")} Gold, ${valueIn(kept, "U")} Uranium and ${valueIn(kept, "N")} Neutronium.`;
    case "CB-14":
      return `Tokens ${list(kept)} shared a plate; the highest goes on.`;
    case "AMB-6":
      return "Its Morale stands on the last spot.";
    case "AMB-7":
      return "Its Time Travel stands on the last step.";
    case "AMB-9":
      return "Of this icon most are left.";
    case "AMB-16":
      return "There is a space, but nothing to take.";
    case "CB-9":
      return "It has three Anomalies already.";
    case "CB-12":
      return "Its supply held no more.";
    default:
      return undefined;
  }
}

function why(event: BotStep): string | undefined {
  if (event.type === "botPassed" || event.type === "botRolled") return undefined;
  for (const each of event.because) {
    const sentence = reason(each);
    if (sentence !== undefined) return sentence;
  }
  return undefined;
}

function question(asked: BotQuestion): string {
  switch (asked.ask) {
    case "die":
      return "Roll the Chronobot die.";
    case "shape":
      return "Roll the shape die.";
    case "space":
      return `Name the first free space for ${capitalActions[asked.action]}.`;
    case "freeMines":
      return "Name the free Mine spaces.";
    case "cubes":
      return "Name the kinds of cubes in the Mine pool.";
    case "worker":
      return `Name the first of these in the pool: ${list(asked.order.map((type: Worker) => worker[type]))}.`;
    case "building":
      return `Tell the VP of the ${rows[asked.row]} that it takes, or of the two open ones.`;
    case "superproject":
      return "Tell the VP of the Superproject that it takes, or of every open one.";
    case "breakthrough":
      return `Take any Breakthrough of shape ${shapes[asked.shape]} for the Chronobot.`;
  }
}

export const bot: BotText = { plate, plateName, step, why, question };
