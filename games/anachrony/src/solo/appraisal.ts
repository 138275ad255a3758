/**
 * What a position is worth to the human, in VP at the end: what he has, what his goods, people and tiles will bring in
 * the Eras to come, and what he can still do in this one. A position in mid-Era is appraised as it will stand after
 * Clean up, so that passing and acting can be compared.
 */
import { botScore, paradoxRolls, total } from "../chronobot/phases.ts";
import { ROWS } from "../tables/buildings.ts";
import type { Gain, Price } from "../tables/effects.ts";
import {
  type Amount,
  GOODS,
  type Good,
  type PerWorker,
  SHAPES,
  type Shape,
  shapeOf,
} from "../tables/goods.ts";
import { afterImpact, CAPITAL, ERAS, IMPACT_ERA } from "../tables/main-board.ts";
import { EVACUATION_CAP, EXOSUITS } from "../tables/paths.ts";
import { SUPERPROJECT, type SuperprojectId } from "../tables/superprojects.ts";
import { conditionOf } from "./evacuation.ts";
import {
  boardFor,
  effectsOf,
  freeColumn,
  hasPassive,
  isCovered,
  onTimeline,
  ownTiles,
  pairColumn,
  rangeOf,
  shapesOf,
  supplyPrice,
  thresholdOf,
  totalOf,
  vpOf,
} from "./human.ts";
import { canRepay, humanScore } from "./scoring.ts";
import type { Human, State, TileId } from "./state.ts";

/** Everything that is judgement and not rule, in VP; found by letting the greedy bot play with other numbers. */
const WEIGHTS = {
  W: 0.21,
  T: 0.43,
  U: 0.57,
  G: 0.47,
  N: 0.81,
  E: 0.68,
  /** Of a heap beyond what can soon be used so much is left. */
  heap: 0.53,
  /** How fast goods lose their use towards the end: of an Era that is left, and without one. */
  lateGoods: 0.15,
  lastGoods: 0.033,
  /** A first action of an Era, and how much of it each further one is worth. */
  action: 0.57,
  furtherAction: 0.68,
  further: 0.66,
  /** What a Tired worker counts as, next Era; and everybody in the Eras after that. */
  tired: 0.31,
  crowd: 0.35,
  later: 1.1,
  genius: 0.22,
  /** In this Era: with an Exosuit, and on the own board. */
  placement: 1.1,
  work: 0.5,
  supply: 1.3,
  /** Tiles: how much of what their effects are worth comes true. */
  tileWork: 0.11,
  tileFree: 1.6,
  tilePassive: 0.54,
  breakthrough: 1.2,
  superprojectWish: 0.45,
  buildingWish: 0.3,
  evacuation: 0.8,
  evacuationWish: 0.8,
  debtWithPlant: 1.1,
  /** How much of the next steps of Time Travel comes true, with a plant and tiles to send back. */
  travel: 0.3,
  debt: 0.46,
  roll: 0.93,
  paradox: 0.57,
  anomaly: 0.47,
  banner: 0.62,
  /** What a turn brings the Chronobot. */
  botTurn: 0.53,
};

export function appraise(state: State): number {
  const rival = total(botScore(state.bot));
  if (state.phase === "over") return total(humanScore(state)) - rival;
  const acting = state.phase === "warp" || state.phase === "actions";
  const left = erasLeft(state, acting);
  const after = acting ? cleanedUp(state.human) : state.human;
  return (
    total(humanScore(state)) -
    rival +
    goodsWorth(state, left, acting) +
    peopleWorth(after, left) +
    tilesWorth(state, left, acting) +
    piecesWorth(state.human, left) +
    superprojectWishes(state, left, acting) +
    buildingWish(state, left) +
    evacuationHope(state, left, acting) +
    debtsWorth(state, after, left) -
    paradoxRisk(state, left, acting) +
    (state.banner === "human" ? WEIGHTS.banner * Math.min(1, left) : 0) +
    (acting ? eraWorth(state) : 0)
  );
}

/** Eras after this one's Action rounds; the Capital may be gone before the seventh (AN-73). */
function erasLeft({ era, board }: State, acting: boolean): number {
  const most = ERAS - era + (acting ? 0 : 1);
  if (era <= IMPACT_ERA) return most - 0.6;
  let open = 0;
  for (const kind of CAPITAL) for (const occupant of board.spaces[kind]) if (occupant === "free") open++;
  if (open === 0) return acting ? 0 : 1;
  return Math.min(most, 0.3 + 0.28 * open + (acting ? 0 : 0.7));
}

/** The human after Clean up (AN-84). */
function cleanedUp(human: Human): Human {
  const plus = (a: PerWorker, b: PerWorker): PerWorker => ({
    Ge: a.Ge + b.Ge,
    Ad: a.Ad + b.Ad,
    En: a.En + b.En,
    Sc: a.Sc + b.Sc,
  });
  return { ...human, active: plus(human.active, human.motivated), tired: plus(human.tired, human.busy) };
}

/** Each further one is worth a little less. */
const fading = (count: number, first: number, ratio: number): number =>
  (first * (1 - ratio ** Math.max(0, count))) / (1 - ratio);

const PLENTY: Readonly<Record<Good, number>> = { W: 10, T: 5, U: 4, G: 4, N: 3, E: 4 };

function goodsWorth({ human, phase }: State, left: number, acting: boolean): number {
  const busyNow = acting && human.powered > 0 && totalOf(human.active) > 0 && phase !== "warp" ? 0.5 : 0;
  const time = Math.min(1, WEIGHTS.lastGoods + WEIGHTS.lateGoods * (left + busyNow));
  let value = 0;
  for (const good of GOODS) {
    const count = human.goods[good];
    const plenty = PLENTY[good];
    value += WEIGHTS[good] * (Math.min(count, plenty) + Math.max(0, count - plenty) * WEIGHTS.heap);
  }
  return value * time;
}

function peopleWorth(human: Human, left: number): number {
  if (left <= 0) return 0;
  const active = totalOf(human.active);
  const tired = totalOf(human.tired);
  const next = Math.min(1, left);
  const later = Math.max(0, left - 1);
  const skill = (human.active.Ge + human.tired.Ge) * WEIGHTS.genius * left;
  return (
    next * fading(active + tired * WEIGHTS.tired, WEIGHTS.action, WEIGHTS.furtherAction) +
    later * WEIGHTS.later * fading((active + tired) * WEIGHTS.crowd, WEIGHTS.action, WEIGHTS.furtherAction) +
    skill
  );
}

/** What a part of a gain is worth, roughly. */
function gainWorth(gain: Gain): number {
  switch (gain.kind) {
    case "goods":
      return amountWorth(gain.goods);
    case "vp":
      return gain.vp;
    case "cubes":
      return gain.count * WEIGHTS.U;
    case "focus":
      return 1.6 + gain.range * 0.2 + (gain.again ? 1.5 : 0);
    case "takeBack":
      return gain.most * 1.5;
    case "exosuit":
      return 1.4;
    case "paradox":
      return gain.change < 0 ? 0.7 : -0.9;
    case "noParadox":
      return 1;
    case "morale":
      return 2;
    case "wake":
      return gain.most * 0.8;
    case "hire":
      return gain.of.includes("Ge") ? 3.2 : gain.tired ? 1.8 : 2.6;
    case "breakthrough":
      return 2.6;
    case "swap":
      return 0.4;
    case "museum":
      return 1.6;
    case "condense":
      return 0.7;
    case "exchange":
      return 1;
    case "standard":
      return 2.4;
    case "placement":
      return 1;
    case "research":
      return 2;
    case "copy":
      return 1.4;
  }
}
function amountWorth(amount: Amount): number {
  let worth = 0;
  for (const good of GOODS) worth += (amount[good] ?? 0) * WEIGHTS[good];
  return worth;
}
const priceWorth = (price: Price | undefined): number =>
  price === undefined
    ? 0
    : amountWorth(price.goods ?? {}) + (price.x ?? 0) * WEIGHTS.U + (price.worker ? 1.8 : 0);
const gainsWorth = (gains: readonly Gain[]): number => gains.reduce((sum, gain) => sum + gainWorth(gain), 0);

const PASSIVE_WORTH = {
  range: 0.5,
  threshold: 0.5,
  mildAnomalies: 0.2,
  reroll: 0.3,
  cheapSupply: 0.6,
  supplyVp: 0.8,
  sentBackWater: 0.2,
  freeCouncil: 0.5,
  cheapConstruct: 0.8,
  forceByWater: 0.8,
  extraCube: 1,
  evacuation: 1.5,
} as const;

type Uses = { readonly work: number; readonly free: number; readonly passive: number };
/** Reckoned once for each: a memory of a pure function. */
const USES: Map<TileId, Uses> = new Map();
/** A use of the tile: with a worker, and without. */
function usesOf(tile: TileId): Uses {
  const known = USES.get(tile);
  if (known !== undefined) return known;
  const uses = reckonedUses(tile);
  USES.set(tile, uses);
  return uses;
}
function reckonedUses(tile: TileId): Uses {
  const { work, free, passive } = effectsOf(tile);
  const back = work?.back === "active" ? 1.1 : work?.back === "lost" ? -1.8 : 0;
  return {
    work: work === undefined ? 0 : Math.max(0.2, gainsWorth(work.gain) - priceWorth(work.price) + back),
    free: free === undefined ? 0 : Math.max(0.1, gainsWorth(free.gain) - priceWorth(free.price)),
    passive: (passive ?? []).reduce((sum, each) => sum + PASSIVE_WORTH[each], 0),
  };
}

function tilesWorth({ human, era }: State, left: number, acting: boolean): number {
  let value = 0;
  for (const own of ownTiles(human)) {
    if (isCovered(human, own)) continue;
    const { work, free, passive } = usesOf(own.tile);
    const unused = acting && !human.fresh.includes(own.tile);
    const worked = unused && !human.worked.includes(own.tile) && totalOf(human.active) > 0 ? 0.5 : 0;
    const used = unused && !human.used.includes(own.tile) ? 1 : 0;
    value += WEIGHTS.tileWork * work * (left + worked);
    value += WEIGHTS.tileFree * free * (left + (era === 1 && own.tile === "PP15" ? 0 : used));
    value += WEIGHTS.tilePassive * passive * left;
  }
  return value;
}

const piecesWorth = ({ breakthroughs }: Human, left: number): number =>
  fading(breakthroughs.length, WEIGHTS.breakthrough, 0.8) * Math.min(1, left * 0.6);

/** Superprojects that can be reached: this Era's, the next one's, and those behind as far as a plant reaches. */
function superprojectWishes(state: State, left: number, acting: boolean): number {
  const { human, board, era } = state;
  if (!ROWS.some((row) => pairColumn(human, row) >= 0)) return 0;
  const reach = plantReach(state);
  const shapes = shapesOf(human);
  let best = 0;
  let second = 0;
  for (let i = 0; i < Math.min(ERAS, era + 1); i++) {
    const laid = board.superprojects[i]!;
    if (laid.built !== "no") continue;
    const distance = era - (i + 1);
    const time =
      distance <= 0
        ? distance === 0
          ? acting
            ? 0.8
            : 1
          : left > 0.5
            ? 0.8
            : 0
        : distance <= reach
          ? 0.7
          : 0;
    if (time === 0) continue;
    const wish = time * superprojectWish(human, shapes, laid.id, left);
    if (wish > best) [best, second] = [wish, best];
    else if (wish > second) second = wish;
  }
  return WEIGHTS.superprojectWish * (best + second * 0.4);
}

function plantReach(state: State): number {
  let reach = 0;
  for (const own of ownTiles(state.human)) {
    if (isCovered(state.human, own)) continue;
    const { work, free } = effectsOf(own.tile);
    for (const gain of [...(work?.gain ?? []), ...(free?.gain ?? [])])
      if (gain.kind === "focus") reach = Math.max(reach, rangeOf(state, gain.range));
  }
  return reach;
}

/** What is lacking of a cost is worth more than what is there. */
function missingWorth({ goods }: Human, cost: Amount): number {
  let missing = 0;
  for (const good of GOODS) {
    const lack = (cost[good] ?? 0) - goods[good];
    if (lack > 0) missing += lack * WEIGHTS[good] * 1.5;
  }
  return missing;
}

/** What it would bring beyond its cost, less what is still missing. */
function superprojectWish(
  human: Human,
  shapes: Readonly<Record<Shape, number>>,
  id: SuperprojectId,
  left: number,
): number {
  const { vp, cost, worker, breakthrough } = SUPERPROJECT[id];
  const uses = usesOf(id);
  const end = id === "S02" ? 5 : id === "S16" ? 3 : 0;
  const gain = vp + end + (uses.work * WEIGHTS.tileWork + uses.free * WEIGHTS.tileFree) * left;
  let missing = missingWorth(human, cost);
  if (worker !== undefined && human.active[worker] + human.tired[worker] + human.busy[worker] === 0)
    missing += 2;
  if ("two" in breakthrough) missing += 2.2 * Math.max(0, 2 - shapes[breakthrough.two]);
  else if (!human.breakthroughs.includes(breakthrough.one)) {
    const own = shapeOf(breakthrough.one);
    for (const shape of SHAPES) if (shape !== own && shapes[shape] === 0) missing += 2.2;
  }
  return Math.max(0, gain - missing - amountWorth(cost) * 0.5);
}

function evacuationHope(state: State, left: number, acting: boolean): number {
  const { human } = state;
  if (human.evacuated) return 0;
  const now = acting && human.powered > 0 && totalOf(human.active) > 0 && afterImpact(state.era);
  if (!now && left <= 0) return 0;
  const condition = conditionOf(state);
  const vp = Math.min(EVACUATION_CAP, condition.vp(human));
  if (condition.met(human) || hasPassive(human, "evacuation"))
    return WEIGHTS.evacuation * vp * (now ? 1 : Math.min(1, 0.4 + 0.4 * left));
  return WEIGHTS.evacuationWish * evacuationProgress(state) ** 2 * vp * Math.min(1, left * 0.4);
}

/** How much of the condition is there, from 0 to 1. */
function evacuationProgress({ human, path, evacuation, edition }: State): number {
  const row = (prefix: string): number =>
    ownTiles(human).filter(({ tile }) => tile.startsWith(prefix)).length;
  const people =
    totalOf(human.active) + totalOf(human.tired) + totalOf(human.busy) + totalOf(human.motivated);
  const { N, U, G, T } = human.goods;
  switch (`${path} ${evacuation}` as const) {
    case "verdant a":
      return Math.min(1, row("LS") / 3);
    case "verdant b":
      return Math.min(1, people / 8);
    case "tide a":
      return Math.min(1, (Math.min(2, row("FA")) + 2 * Math.min(1, row("S"))) / 4);
    case "tide b":
      return Math.min(1, (N + U + G + T) / 6);
    case "lantern a":
      return Math.min(1, row("LB") / 3);
    case "lantern b":
      return Math.min(1, human.breakthroughs.length / 4);
    case "vow a":
      return Math.min(1, row("PP") / (edition === 4 ? 2 : 3));
    case "vow b":
      return Math.min(1, human.timeTravel / 4);
  }
}

/** Whether the condition of the Evacuation has to be built for; the others come by themselves. */
const evacuationIsBuilt = ({ path, evacuation }: Pick<State, "path" | "evacuation">): boolean =>
  evacuation === "a" || path === "vow";

/**
 * The building wanted most, where the Evacuation has to be built: what it would bring, less what is still missing for
 * it, so that cubes are mined and warped for something.
 */
function buildingWish(state: State, left: number): number {
  const { human, board } = state;
  if (left <= 0 || !evacuationIsBuilt(state)) return 0;
  let best = 0;
  for (const row of ROWS) {
    const column = freeColumn(human, row);
    if (column < 0) continue;
    const cost = boardFor(state).spots[row][column]!;
    const missing = missingWorth(human, cost) + amountWorth(cost) * 0.5;
    for (const tile of [board.primary[row][0], board.secondary[row][0]]) {
      if (tile === undefined) continue;
      const uses = usesOf(tile);
      const use =
        uses.work * WEIGHTS.tileWork + uses.free * WEIGHTS.tileFree + uses.passive * WEIGHTS.tilePassive;
      best = Math.max(best, vpOf(tile) + use * left - missing);
    }
  }
  return WEIGHTS.buildingWish * best;
}

/** Warp tiles on the Timeline have been counted as lost points: most can be paid back. */
function debtsWorth(state: State, after: Human, left: number): number {
  const tiles = onTimeline(state.human);
  if (tiles.length === 0) return 0;
  const plant = plantReach(state) > 0;
  let value = 0;
  for (const tile of tiles) {
    const payable = canRepay(after, tile) ? 1 : 0;
    const end = payable * 2 * (left <= 0 ? 1 : 0);
    const later = plant ? WEIGHTS.debtWithPlant : WEIGHTS.debt;
    value += left <= 0 ? end : later * Math.min(1, 0.5 + left * 0.5);
  }
  if (!plant || left <= 0) return value;
  const { timeTravel } = boardFor(state);
  const step = (timeTravel[state.human.timeTravel + 1] ?? 0) - timeTravel[state.human.timeTravel]!;
  return value + WEIGHTS.travel * Math.max(0, step) * Math.min(tiles.length, 2, left);
}

/** Rolls that are to come as the tiles lie now (AN-33), and what has been rolled. */
function paradoxRisk(state: State, left: number, acting: boolean): number {
  const { human, bot, era } = state;
  const own = human.warpOn.map((tiles) => tiles.length);
  const rolls = left <= 0 ? 0 : paradoxRolls(own, bot.warpOn, era + (acting ? 1 : 0));
  const phases = Math.min(left, 2.5);
  const threshold = thresholdOf(state);
  const anomalies = human.anomalies.length + human.beside;
  return (
    (WEIGHTS.roll * rolls * phases * 3) / threshold +
    (WEIGHTS.paradox * human.paradox * Math.min(1, left) * 3) / threshold +
    WEIGHTS.anomaly * anomalies * Math.min(1, left)
  );
}

/** What the human can still do in this Era, and what the Chronobot surely does meanwhile. */
function eraWorth(state: State): number {
  const { human, bot, options, pending, humanPassed } = state;
  if (humanPassed) return 0;
  const ready = totalOf(human.active);
  const suits = Math.min(human.powered, EXOSUITS);
  const placements = Math.min(ready, suits);
  const places = ownTiles(human).filter(
    ({ tile }) => effectsOf(tile).work !== undefined && !human.worked.includes(tile),
  ).length;
  const works = Math.min(ready - placements, places);
  const supply =
    !human.worked.includes("supply") && ready > 0 && human.goods.W >= supplyPrice(state) ? WEIGHTS.supply : 0;
  const handing = pending.at(-1)?.kind === "handOver";
  const owed = bot.passed ? 0 : Math.max(handing ? 1 : 0, options.minActions - bot.actions);
  return (
    fading(placements, WEIGHTS.placement, WEIGHTS.further) +
    works * WEIGHTS.work +
    supply -
    owed * WEIGHTS.botTurn
  );
}
