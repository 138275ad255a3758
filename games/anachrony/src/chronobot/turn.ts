/**
 * A turn of the Chronobot (CB-13..CB-41): a pure function from a position, dice and answers to the next position and
 * the steps that led there. Where something is not known it asks, and is called again with the answer.
 */

import type { Row } from "../tables/buildings.ts";
import {
  CUBES,
  type Cube,
  ICONS,
  type Icon,
  pieceOf,
  type Shape,
  WORKERS,
  type Worker,
} from "../tables/goods.ts";
import {
  afterImpact,
  type Capital,
  MINE_CUBES,
  type Occupant,
  type Spaces,
  spaceAt,
} from "../tables/main-board.ts";
import {
  type Bot,
  type Die,
  fullestEra,
  LAST_MORALE,
  LAST_TIME_TRAVEL,
  MOST_PER_ROW,
  MOST_SUPERPROJECTS,
  NEXT,
  PLATE,
  type Plate,
  type Position,
  SUPPLY_WATER,
  type Tokens,
  withWarp,
} from "./board.ts";
import { chooseMine } from "./mine-choice.ts";
import type {
  BotAnswers,
  BotPosition,
  BotQuestion,
  BotTurn,
  OpenBuilding,
  OpenSuperproject,
  PlaceAnswer,
} from "./position.ts";
import { scoreSets } from "./sets.ts";
import type { BotStep, Reason } from "./steps.ts";

type Draft<T> = { -readonly [Key in keyof T]: T[Key] };
/** The position while it changes. What lies deeper is replaced, never changed. */
type Table = Draft<Omit<BotPosition, "bot">> & { readonly bot: Draft<Bot>; readonly steps: BotStep[] };

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

/** CB-15 and CB-45. */
function fallBack(table: Table, ...why: readonly Reason[]): void {
  const beginner = table.options.difficulty === "beginner";
  const vp = beginner ? 0 : 1;
  table.bot.water += 2;
  table.bot.vp += vp;
  const because = [...why, { rule: "CB-15" }, ...(beginner ? [{ rule: "CB-45" }] : [])];
  table.steps.push({ type: "botFellBack", water: 2, vp, because });
}

/** Where the Exosuit of a Capital action goes (CB-18..CB-20); a question, or false if nowhere. */
function placeFor(table: Table, action: Capital, { space }: BotAnswers): BotQuestion | boolean {
  const { spaces } = table;
  if (spaces === undefined)
    return space === undefined ? { ask: "space", action } : placeAt(table, action, space);
  const top = spaces[action].indexOf("free");
  const kept = freeNames(spaces, action);
  if (top >= 0) return place(table, action, top, action, { rule: "CB-18", kept });
  const council = spaces.council.indexOf("free");
  if (council < 0) return false;
  return place(table, "council", council, action, { rule: "CB-19", kept: freeNames(spaces, "council") });
}

/** CP-5: the human says which is the first free one. */
function placeAt(table: Table, action: Capital, space: PlaceAnswer): boolean {
  switch (space) {
    case "none":
      return false;
    case "top":
      return place(table, action, 0, action, { rule: "CB-18" });
    case "second":
      return place(table, action, 1, action, { rule: "CB-18" });
    case "left":
      return place(table, "council", 0, action, { rule: "CB-19" });
    case "right":
      return place(table, "council", 1, action, { rule: "CB-19" });
  }
}

const freeNames = (spaces: Spaces, kind: keyof Spaces): readonly string[] =>
  spaces[kind].flatMap((occupant, index) => (occupant === "free" ? [spaceAt(kind, index)] : []));

function place(table: Table, kind: keyof Spaces, index: number, action: Capital | "mine", why: Reason): true {
  const { spaces, bot } = table;
  if (spaces !== undefined) {
    const row = spaces[kind].map((occupant, i): Occupant => (i === index ? "bot" : occupant));
    table.spaces = { ...spaces, [kind]: row };
  }
  bot.exosuits--;
  const banner = kind === "council" && index === 0;
  if (banner) table.banner = "bot";
  table.steps.push({ type: "botPlaced", space: spaceAt(kind, index), action, banner, because: [why] });
  return true;
}

/** CB-22, CB-23. */
function construct(table: Table, row: Row, answers: BotAnswers): BotQuestion | undefined {
  const placed = placeFor(table, "construct", answers);
  if (typeof placed === "object") return placed;
  if (!placed) {
    fallBack(table, { rule: "CB-20" });
    return undefined;
  }
  const { bot } = table;
  const owned = bot.buildings.filter((building) => building.row === row).length;
  if (owned >= MOST_PER_ROW) {
    fallBack(table, { rule: "CB-23", kept: [`${row}=${owned}`] });
    return undefined;
  }
  const { building } = answers;
  const stacks = table.stacks?.[row] ?? (building === undefined ? undefined : stacksOf(building));
  if (stacks === undefined) return { ask: "building", row };
  if (stacks === "taken") {
    const { vp } = building as { readonly vp: number };
    bot.buildings = [...bot.buildings, { row, vp }];
    table.steps.push({ type: "botBuilt", row, vp, because: [{ rule: "CB-22" }] });
    return undefined;
  }
  const [primary, secondary] = [stacks.primary[0], stacks.secondary[0]];
  if (primary === undefined && secondary === undefined) {
    fallBack(table, { rule: "AMB-16", kept: ["primary=0", "secondary=0"] });
    return undefined;
  }
  const stack = secondary !== undefined && secondary.vp >= (primary?.vp ?? 0) ? "secondary" : "primary";
  const { vp, tile } = (stack === "primary" ? primary : secondary) as OpenBuilding;
  bot.buildings = [...bot.buildings, { row, vp, ...(tile !== undefined && { tile }) }];
  if (table.stacks !== undefined) {
    const rest = { ...table.stacks[row], [stack]: table.stacks[row][stack].slice(1) };
    table.stacks = { ...table.stacks, [row]: rest };
  }
  const kept = [`primary=${primary?.vp ?? 0}`, `secondary=${secondary?.vp ?? 0}`];
  table.steps.push({
    type: "botBuilt",
    row,
    vp,
    stack,
    ...(tile !== undefined && { tile }),
    because: [{ rule: "CB-22", kept }],
  });
  return undefined;
}

type TwoStacks = { readonly primary: readonly OpenBuilding[]; readonly secondary: readonly OpenBuilding[] };
/** CP-7: the VP of the tile taken, or of both open tiles. */
function stacksOf(building: NonNullable<BotAnswers["building"]>): TwoStacks | "taken" {
  if (building === "none") return { primary: [], secondary: [] };
  if ("vp" in building) return "taken";
  const stack = (vp: number): readonly OpenBuilding[] => (vp === 0 ? [] : [{ vp }]);
  return { primary: stack(building.primary), secondary: stack(building.secondary) };
}

/** CB-24..CB-26. */
function superproject(table: Table, answers: BotAnswers): BotQuestion | undefined {
  const { bot } = table;
  if (!afterImpact(table.era)) {
    bot.vp++;
    table.steps.push({
      type: "botGainedVp",
      vp: 1,
      because: [{ rule: "CB-24", kept: [`era=${table.era}`] }],
    });
    return undefined;
  }
  const placed = placeFor(table, "construct", answers);
  if (typeof placed === "object") return placed;
  if (!placed) {
    fallBack(table, { rule: "CB-20" });
    return undefined;
  }
  if (bot.superprojects.length >= MOST_SUPERPROJECTS) {
    fallBack(table, { rule: "CB-26", kept: [`superprojects=${bot.superprojects.length}`] });
    return undefined;
  }
  const answer = answers.superproject;
  if (table.superprojects === undefined && answer === undefined) return { ask: "superproject" };
  if (table.superprojects === undefined && typeof answer === "object" && "vp" in answer) {
    takeSuperproject(table, { vp: answer.vp }, { rule: "CB-25" });
    return undefined;
  }
  const open = table.superprojects ?? (typeof answer === "object" && "open" in answer ? answer.open : []);
  // AMB-8: not the one of the next Era, which lies open already.
  const reach = open.filter(({ era }) => era <= table.era);
  const best = reach.reduce<OpenSuperproject | undefined>((chosen, each) => {
    if (chosen === undefined || each.vp > chosen.vp) return each;
    return each.vp === chosen.vp && each.era < chosen.era ? each : chosen;
  }, undefined);
  if (best === undefined) {
    fallBack(table, { rule: "CB-26", kept: ["open=0"] });
    return undefined;
  }
  const kept = reach.map(({ era, vp }) => `era${era}=${vp}`);
  takeSuperproject(table, best, { rule: "CB-25", kept });
  if (table.superprojects !== undefined)
    table.superprojects = table.superprojects.filter(({ era }) => era !== best.era);
  return undefined;
}

function takeSuperproject(
  table: Table,
  { vp, era, tile }: Omit<OpenSuperproject, "era"> & { readonly era?: number },
  why: Reason,
): void {
  const { bot } = table;
  const named = tile === undefined ? {} : { tile };
  bot.superprojects = [...bot.superprojects, { vp, ...named }];
  table.steps.push({
    type: "botBuiltSuperproject",
    vp,
    ...(era !== undefined && { era }),
    ...named,
    because: [why],
  });
}

/** CB-28, AMB-2: the order in which it wants workers, and how many of these are missing ones. */
export function workerOrder(
  { workers }: Pick<Bot, "workers">,
  strict: boolean,
): { readonly order: readonly Worker[]; readonly missing: readonly Worker[] } {
  const missing = WORKERS.filter((worker) => workers[worker] === 0);
  const wanted = strict ? missing.slice(0, 1) : missing;
  return { order: [...wanted, ...WORKERS.filter((worker) => !wanted.includes(worker))], missing };
}

function recruit(table: Table, answers: BotAnswers): BotQuestion | undefined {
  const placed = placeFor(table, "recruit", answers);
  if (typeof placed === "object") return placed;
  if (!placed) {
    fallBack(table, { rule: "CB-20" });
    return undefined;
  }
  const { bot, recruitPool } = table;
  const { order, missing } = workerOrder(bot, table.options.recruitStrict);
  let worker: Worker | undefined;
  if (recruitPool !== undefined) worker = order.find((each) => recruitPool[each] > 0);
  else if (answers.worker === undefined) return { ask: "worker", order };
  else worker = answers.worker === "none" ? undefined : answers.worker;
  if (worker === undefined) {
    fallBack(table, { rule: "AMB-16", kept: ["pool=0"] });
    return undefined;
  }
  if (recruitPool !== undefined) table.recruitPool = { ...recruitPool, [worker]: recruitPool[worker] - 1 };
  bot.workers = { ...bot.workers, [worker]: bot.workers[worker] + 1 };
  const because = [
    { rule: "CB-28", kept: missing },
    ...(table.options.recruitStrict ? [{ rule: "AMB-2" }] : []),
  ];
  table.steps.push({ type: "botRecruited", worker, because });
  scoreSetsOf(table);
  return undefined;
}

/** CB-29, CB-32; of cubes after both are in (AMB-24). */
function scoreSetsOf(table: Table): void {
  const { steps, ...after } = scoreSets(table.bot);
  Object.assign(table.bot, after);
  table.steps.push(...steps);
}

/** CB-30, AMB-9. */
function research(table: Table, answers: BotAnswers): BotQuestion | undefined {
  const placed = placeFor(table, "research", answers);
  if (typeof placed === "object") return placed;
  if (!placed) {
    fallBack(table, { rule: "CB-20" });
    return undefined;
  }
  const { shape } = answers;
  if (shape === undefined) return { ask: "shape" };
  table.steps.push({ type: "botRolledShape", shape, because: [{ rule: "CB-30" }] });
  const { bot, stock } = table;
  if (stock === undefined && answers.breakthrough === undefined) return { ask: "breakthrough", shape };
  const icon = stock === undefined ? undefined : fullestIcon(stock, shape);
  if (stock === undefined ? answers.breakthrough === "none" : icon === undefined) {
    fallBack(table, { rule: "AMB-16", kept: [`${shape}=0`] });
    return undefined;
  }
  if (stock !== undefined && icon !== undefined) {
    const piece = pieceOf(shape, icon);
    table.stock = { ...stock, [piece]: stock[piece] - 1 };
  }
  bot.breakthroughs = { ...bot.breakthroughs, [shape]: bot.breakthroughs[shape] + 1 };
  table.steps.push({
    type: "botResearched",
    shape,
    ...(icon !== undefined && { icon }),
    because: [{ rule: "CB-30" }, ...(icon === undefined ? [] : [{ rule: "AMB-9", kept: [icon] }])],
  });
  return undefined;
}

function fullestIcon(stock: NonNullable<BotPosition["stock"]>, shape: Shape): Icon | undefined {
  let best: Icon | undefined;
  for (const icon of ICONS)
    if (stock[pieceOf(shape, icon)] > (best === undefined ? 0 : stock[pieceOf(shape, best)])) best = icon;
  return best;
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
