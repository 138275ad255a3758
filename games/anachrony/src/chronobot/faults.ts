/** What cannot be true of the Chronobot (invariant 1 of section 6). */
import { ROWS } from "../tables/buildings.ts";
import { CUBES, SHAPES, WORKERS } from "../tables/goods.ts";
import {
  BOT_WARP_TILES,
  type Bot,
  HOMES,
  LAST_MORALE,
  LAST_TIME_TRAVEL,
  MOST_ANOMALIES,
  MOST_PER_ROW,
  MOST_SUPERPROJECTS,
} from "./board.ts";

export type BotFault = { readonly rule: string; readonly says: string };

const EXOSUITS = 6;

const isCount = (count: number): boolean => Number.isInteger(count) && count >= 0;

export const botFaults = (bot: Bot): readonly BotFault[] => [
  ...countFaults(bot),
  ...tileFaults(bot),
  ...tokenFaults(bot),
];

/** Every correction that one might make is judged: sentences are made for what is wrong alone. */
type Must = (holds: boolean, rule: string, says: () => string) => void;

function found(look: (must: Must) => void): readonly BotFault[] {
  const faults: BotFault[] = [];
  look((holds, rule, says) => {
    if (!holds) faults.push({ rule, says: says() });
  });
  return faults;
}

/** What is counted, and the markers. */
export const countFaults = (bot: Bot): readonly BotFault[] =>
  found((must) => {
    const warp = bot.warpOn.reduce((sum, count) => sum + count, bot.warpSupply);
    must(
      [bot.vp, bot.water, bot.paradox, bot.warpSupply, bot.actions].every(isCount) &&
        bot.warpOn.every(isCount) &&
        CUBES.every((cube) => isCount(bot.cubes[cube])) &&
        WORKERS.every((worker) => isCount(bot.workers[worker])) &&
        SHAPES.every((shape) => isCount(bot.breakthroughs[shape])),
      "CB-2",
      () => "The Chronobot has less than nothing.",
    );
    must(warp === BOT_WARP_TILES, "CB-2", () => `The Chronobot has ${warp} Warp tiles.`);
    must(
      bot.exosuits >= 0 && bot.exosuits <= EXOSUITS,
      "CB-10",
      () => `The Chronobot has ${bot.exosuits} Exosuits.`,
    );
    must(
      bot.anomalies >= 0 && bot.anomalies <= MOST_ANOMALIES,
      "CB-9",
      () => `The Chronobot has ${bot.anomalies} Anomalies.`,
    );
    must(bot.paradox <= 2, "CB-8", () => `The Chronobot has ${bot.paradox} paradoxes.`);
    must(
      bot.timeTravel >= 0 && bot.timeTravel <= LAST_TIME_TRAVEL,
      "CB-33",
      () => "The Chronobot's Time Travel marker left its track.",
    );
    must(
      bot.morale >= 0 && bot.morale <= LAST_MORALE,
      "CB-34",
      () => "The Chronobot's Morale marker left its track.",
    );
    must(
      CUBES.some((cube) => bot.cubes[cube] === 0),
      "CB-32",
      () => "The Chronobot kept a set of cubes.",
    );
    must(
      WORKERS.some((worker) => bot.workers[worker] === 0),
      "CB-29",
      () => "The Chronobot kept a set of workers.",
    );
  });

export const tileFaults = (bot: Bot): readonly BotFault[] =>
  found((must) => {
    for (const row of ROWS) {
      const owned = bot.buildings.filter((building) => building.row === row).length;
      must(owned <= MOST_PER_ROW, "CB-23", () => `The Chronobot has ${owned} buildings ${row}.`);
    }
    must(
      bot.superprojects.length <= MOST_SUPERPROJECTS,
      "CB-26",
      () => "The Chronobot has three Superprojects.",
    );
  });

export const tokenFaults = (bot: Bot): readonly BotFault[] =>
  found((must) => {
    for (const [i, position] of bot.tokens.entries())
      must(HOMES[i]!.includes(position), "CB-4", () => `Token ${i + 1} stands on ${position}.`);
    for (const position of new Set(bot.tokens)) {
      const there = bot.tokens.filter((each) => each === position).length;
      must(there < 3, "CB-14", () => `${there} tokens stand on ${position}.`);
    }
  });
