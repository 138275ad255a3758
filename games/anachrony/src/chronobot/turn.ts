/**
 * A turn of the Chronobot (CB-13..CB-41): a pure function from a position, dice and answers to the next position and
 * the steps that led there. Where something is not known it asks, and is called again with the answer.
 */
import { CUBES, type Cube } from "../tables/goods.ts";
import { MINE_CUBES, spaceAt } from "../tables/main-board.ts";
import {
  type Die,
  fullestEra,
  LAST_MORALE,
  LAST_TIME_TRAVEL,
  NEXT,
  PLATE,
  type Plate,
  type Position,
  SUPPLY_WATER,
  type Tokens,
  withWarp,
} from "./board.ts";
import { construct, recruit, research, superproject } from "./capital-plates.ts";
import { chooseMine } from "./mine-choice.ts";
import type { BotAnswers, BotPosition, BotQuestion, BotTurn } from "./position.ts";
import type { Reason } from "./steps.ts";
import { fallBack, place, scoreSetsOf, type Table } from "./table.ts";

export function botTurn(position: BotPosition, answers: BotAnswers): BotTurn {
  const table: Table = { ...position, bot: { ...position.bot }, steps: [] };
  const asks = takeTurn(table, answers);
  const { steps, ...after } = table;
  return asks === undefined ? { done: true, position: after, steps } : { done: false, asks, steps };
}

function takeTurn(table: Table, answers: BotAnswers): BotQuestion | undefined {
  const { bot } = table;
  if (bot.exosuits === 0) {
    passWithoutExosuits(table);
    return undefined;
  }
  const { die } = answers;
  if (die === undefined) return { ask: "die" };
  const position = bot.tokens[die - 1]!;
  table.steps.push({ type: "botRolled", die, position, because: [{ rule: "CB-13", kept: [position] }] });
  bot.actions++;
  const asks = perform(table, PLATE[position], answers);
  if (asks !== undefined) return asks;
  moveToken(table, die);
  return undefined;
}

/** CB-38: no die, no token; Time Travel if it can, and it passes. */
function passWithoutExosuits(table: Table): void {
  const stuck = table.bot.timeTravel === LAST_TIME_TRAVEL && table.options.ttAtMax === "fallback";
  if (!stuck) travel(table, "CB-38");
  table.bot.passed = true;
  table.steps.push({ type: "botPassed", because: [{ rule: "CB-38", kept: ["exosuits=0"] }] });
}

function perform(table: Table, plate: Plate, answers: BotAnswers): BotQuestion | undefined {
  switch (plate.kind) {
    case "construct":
      return construct(table, plate.row, answers);
    case "timeTravel":
      timeTravel(table);
      return undefined;
    case "removeAnomaly":
      removeAnomaly(table);
      return undefined;
    case "supply":
      return supply(table, answers);
    case "research":
      return research(table, answers);
    case "mine":
      return mine(table, answers);
    case "recruit":
      return recruit(table, answers);
    case "water":
      table.bot.water += 2;
      table.steps.push({ type: "botGainedWater", water: 2, because: [{ rule: "CB-36" }] });
      return undefined;
    case "superproject":
      return superproject(table, answers);
  }
}

/** CB-13, CB-14: the token goes on, then the highest of three on one position, and so on. */
function moveToken(table: Table, die: Die): void {
  const tokens: Position[] = [...table.bot.tokens];
  const from = tokens[die - 1]!;
  let to = NEXT[from];
  tokens[die - 1] = to;
  table.steps.push({ type: "botTokenMoved", token: die, from, to, because: [{ rule: "CB-13" }] });
  for (;;) {
    // Only the position that a token has just come to can have become full.
    const there = tokens.flatMap((position, i) => (position === to ? [i + 1] : []));
    if (there.length < 3) break;
    const token = there.at(-1) as Die;
    const next = NEXT[to];
    tokens[token - 1] = next;
    const because = [{ rule: "CB-14", kept: there.map(String) }];
    table.steps.push({ type: "botTokenPushed", token, from: to, to: next, because });
    to = next;
  }
  table.bot.tokens = tokens as readonly Position[] as Tokens;
}

/** CB-21, CB-31, 1.4. */
function mine(table: Table, answers: BotAnswers): BotQuestion | undefined {
  const { bot, spaces, minePool } = table;
  const free = spaces?.mine.flatMap((occupant, i) => (occupant === "free" ? [i] : [])) ?? answers.freeMines;
  if (free === undefined) return { ask: "freeMines" };
  if (free.length === 0) {
    fallBack(table, { rule: "CB-21" });
    return undefined;
  }
  const pool = minePool === undefined ? answers.cubes : CUBES.filter((cube) => minePool[cube] > 0);
  if (pool === undefined) return { ask: "cubes" };
  const missing: readonly Cube[] = CUBES.filter((cube) => bot.cubes[cube] === 0);
  const choice = chooseMine(bot.cubes, free, pool)!;
  place(table, "mine", choice.index, "mine", { rule: "AMB-3", kept: free.map((i) => spaceAt("mine", i)) });
  const taken: readonly Cube[] = choice.pool === undefined ? [choice.own] : [choice.pool, choice.own];
  const cubes = { ...bot.cubes };
  for (const cube of taken) cubes[cube]++;
  bot.cubes = cubes;
  if (minePool !== undefined && choice.pool !== undefined)
    table.minePool = { ...minePool, [choice.pool]: minePool[choice.pool] - 1 };
  const because = [
    { rule: "CB-31", kept: missing },
    { rule: choice.pool === undefined ? "AMB-23" : "AMB-22", kept: [MINE_CUBES[choice.index]!] },
  ];
  const { own, pool: drawn } = choice;
  table.steps.push({ type: "botMined", own, ...(drawn !== undefined && { pool: drawn }), because });
  scoreSetsOf(table);
  return undefined;
}

/** CB-33, AMB-7. */
function timeTravel(table: Table): void {
  const { bot, options } = table;
  if (bot.timeTravel === LAST_TIME_TRAVEL && options.ttAtMax === "fallback")
    fallBack(table, { rule: "AMB-7", kept: [`step=${bot.timeTravel}`] });
  else if (!travel(table, "CB-33")) fallBack(table, { rule: "CB-33", kept: ["past=0"] });
}

function travel(table: Table, rule: "CB-33" | "CB-38"): boolean {
  const { bot } = table;
  const past = table.era - 1;
  const era = fullestEra(bot.warpOn, past);
  if (era === 0) return false;
  const kept = bot.warpOn.slice(0, past).flatMap((count, i) => (count > 0 ? [`era${i + 1}=${count}`] : []));
  const last = bot.timeTravel === LAST_TIME_TRAVEL;
  bot.warpOn = withWarp(bot.warpOn, era, -1);
  bot.warpSupply++;
  if (!last) bot.timeTravel++;
  table.steps.push({
    type: "botTravelled",
    era,
    step: bot.timeTravel,
    because: [{ rule, kept }, ...(last ? [{ rule: "AMB-7" }] : [])],
  });
  return true;
}

/** CB-34, AMB-6. */
function supply(table: Table, answers: BotAnswers): BotQuestion | undefined {
  const { bot, options } = table;
  const price = SUPPLY_WATER[bot.morale]!;
  const why: Reason = { rule: "CB-34", kept: [`water=${bot.water}`, `price=${price}`] };
  if (bot.water < price) {
    table.steps.push({ type: "botRecruitsInstead", water: bot.water, price, because: [why] });
    return recruit(table, answers);
  }
  if (bot.morale < LAST_MORALE) {
    bot.water -= price;
    bot.morale++;
    table.steps.push({ type: "botSupplied", water: price, morale: bot.morale, because: [why] });
    return undefined;
  }
  const top: Reason = { rule: "AMB-6", kept: [`water=${bot.water}`, options.supplyAtMax] };
  if (options.supplyAtMax === "recruit") {
    table.steps.push({ type: "botRecruitsInstead", water: bot.water, price, because: [top] });
    return recruit(table, answers);
  }
  if (options.supplyAtMax === "payThenFallback") {
    bot.water -= price;
    table.steps.push({ type: "botSupplied", water: price, morale: bot.morale, because: [top] });
  }
  fallBack(table, top);
  return undefined;
}

/** Ties of CB-35: first T, then G, U, N. */
const GIVEN_FIRST: readonly Cube[] = ["T", "G", "U", "N"];

const ANOMALY_WATER = 2;

/** CB-35. */
function removeAnomaly(table: Table): void {
  const { bot } = table;
  const worth = (cube: Cube): number => bot.cubes[cube] * (cube === "N" ? 2 : 1);
  const cube = GIVEN_FIRST.reduce((best, each) => (worth(each) > worth(best) ? each : best));
  const kept = GIVEN_FIRST.map((each) => `${each}=${worth(each)}`);
  if (bot.anomalies === 0 || bot.water < ANOMALY_WATER || worth(cube) < 2) {
    const seen = [`anomalies=${bot.anomalies}`, `water=${bot.water}`, ...kept];
    fallBack(table, { rule: "CB-35", kept: seen });
    return;
  }
  const count = cube === "N" ? 1 : 2;
  bot.cubes = { ...bot.cubes, [cube]: bot.cubes[cube] - count };
  bot.water -= ANOMALY_WATER;
  bot.anomalies--;
  const because = [{ rule: "CB-35", kept }];
  table.steps.push({ type: "botRemovedAnomaly", cube, count, water: ANOMALY_WATER, because });
}
