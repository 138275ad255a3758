/** What the Chronobot does outside its turns: paradoxes, power up, warp, and its score (CB-7..CB-12, CB-43). */
import type { Result } from "@chronarium/kernel";
import { breakthroughVp } from "../tables/goods.ts";
import { ANOMALY_VP } from "../tables/paths.ts";
import {
  type Bot,
  botExosuits,
  fullestEra,
  MORALE_VP,
  MOST_ANOMALIES,
  TIME_TRAVEL_VP,
  withWarp,
} from "./board.ts";
import type { BotStep } from "./steps.ts";

export type Changed = { readonly bot: Bot; readonly steps: readonly BotStep[] };

const THRESHOLD = 3;

/** CB-8, CB-9: one roll. It stops rolling when `steps` has an Anomaly, or when three it has leave no room for one. */
export function botParadox(bot: Bot, face: number): Changed & { readonly stops: boolean } {
  const paradox = bot.paradox + face;
  const rolled: BotStep = {
    type: "botParadox",
    face,
    paradox: Math.min(paradox, THRESHOLD),
    because: [{ rule: "CB-8", kept: [`paradox=${bot.paradox}`] }],
  };
  if (paradox < THRESHOLD) return { bot: { ...bot, paradox }, steps: [rolled], stops: false };
  if (bot.anomalies >= MOST_ANOMALIES) {
    const because = [{ rule: "CB-9", kept: [`anomalies=${bot.anomalies}`] }, { rule: "AMB-11" }];
    const none: BotStep = { type: "botAnomaly", anomalies: bot.anomalies, because };
    return { bot: { ...bot, paradox: 0 }, steps: [rolled, none], stops: true };
  }
  // AMB-28: all Timeline tiles are looked at.
  const era = fullestEra(bot.warpOn, bot.warpOn.length);
  const anomalies = bot.anomalies + 1;
  const kept = bot.warpOn.flatMap((count, i) => (count > 0 ? [`era${i + 1}=${count}`] : []));
  const gained: BotStep = {
    type: "botAnomaly",
    anomalies,
    ...(era > 0 && { era }),
    because: [{ rule: "CB-8", kept }],
  };
  const tiles = era === 0 ? {} : { warpOn: withWarp(bot.warpOn, era, -1), warpSupply: bot.warpSupply + 1 };
  return { bot: { ...bot, paradox: 0, anomalies, ...tiles }, steps: [rolled, gained], stops: true };
}

/** CB-10. */
export function botPowerUp(bot: Bot, era: number): Changed {
  const exosuits = botExosuits(era);
  const because = [{ rule: "CB-10", kept: [`era=${era}`] }];
  return {
    bot: { ...bot, exosuits },
    steps: [{ type: "botPoweredUp", exosuits, because }],
  };
}

/** CB-42, AMB-18: what was placed and what was left over goes back. */
export const botRetrieves = (bot: Bot): Bot => ({ ...bot, exosuits: 0, actions: 0, passed: false });

/** CB-11, CB-12. */
export function botWarp(bot: Bot, era: number, face: number): Changed {
  const tiles = Math.min(face, bot.warpSupply);
  const because = [{ rule: "CB-11" }, ...(tiles < face ? [{ rule: "CB-12" }] : [])];
  return {
    bot: { ...bot, warpSupply: bot.warpSupply - tiles, warpOn: withWarp(bot.warpOn, era, tiles) },
    steps: [{ type: "botWarped", face, tiles, era, because }],
  };
}

/** AN-110: the categories of both sides, in this order. */
export const CATEGORIES = [
  "tokens",
  "buildings",
  "superprojects",
  "timeTravel",
  "morale",
  "breakthroughs",
  "anomalies",
  "warp",
] as const;
export type Category = (typeof CATEGORIES)[number];
export type Score = Readonly<Record<Category, number>>;

export const total = (score: Score): number => CATEGORIES.reduce((sum, category) => sum + score[category], 0);

/** CB-43. */
export function botScore(bot: Bot): Score {
  const points = (tiles: readonly { readonly vp: number }[]): number =>
    tiles.reduce((sum, { vp }) => sum + vp, 0);
  return {
    tokens: bot.vp,
    buildings: points(bot.buildings),
    superprojects: points(bot.superprojects),
    timeTravel: TIME_TRAVEL_VP[bot.timeTravel]!,
    morale: MORALE_VP[bot.morale]!,
    breakthroughs: breakthroughVp(bot.breakthroughs),
    // Adding 0 makes of -0 the 0 that JSON would make of it.
    anomalies: 0 + bot.anomalies * ANOMALY_VP,
    warp: 0,
  };
}

/** AN-33: on how many past tiles a side has at least one Warp tile, and no fewer than the other. */
export function paradoxRolls(mine: readonly number[], others: readonly number[], era: number): number {
  let rolls = 0;
  for (let past = 0; past < era - 1; past++) if (mine[past]! > 0 && mine[past]! >= others[past]!) rolls++;
  return rolls;
}

/** CB-44, AMB-21, AN-110: the human wins only with more. */
export function verdict(human: Score, bot: Score): Result {
  const [score, rival] = [total(human), total(bot)];
  const won = score > rival;
  return {
    seats: [{ seat: 0, place: won ? 1 : 2, score, categories: human }],
    rivals: [{ id: "chronobot", place: won ? 2 : 1, score: rival, categories: bot }],
    winners: won ? [0] : [],
    outcome: won ? "won" : score === rival ? "tied" : "lost",
  };
}
