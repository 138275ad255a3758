/** Corrections (CP-9, CP-10): unit steps, each judged by what it would make of the table. */
import type { Refusal } from "@chronarium/kernel";
import type { Bot, Position, Tokens } from "../chronobot/board.ts";
import { withWarp } from "../chronobot/board.ts";
import { type BotFault, countFaults, tileFaults, tokenFaults } from "../chronobot/faults.ts";
import { scoreSets } from "../chronobot/sets.ts";
import { type Cube, type Shape, WORKERS, type Worker } from "../tables/goods.ts";
import { type Occupant, PLACE, type Spaces } from "../tables/main-board.ts";
import type { Action, ActionOf, Counter, HexSpace } from "./actions.ts";
import { no } from "./refused.ts";
import { type Correction, HUMAN_WARP_TILES, MOST_START_STEPS, MOST_STEPS, type State } from "./state.ts";

type Step = Extract<Action, { type: `correct${string}` }>;

export function correctionRefusal(state: State, action: Action): Refusal | undefined {
  const { correction } = state;
  if (correction === undefined) return no("chronobot/no-correction", "CP-9");
  if (action.type === "corrected") return undefined;
  return stepsRefusal(correction) ?? stepRefusal(state, action as Step);
}

export function stepsRefusal({ steps, start }: Correction): Refusal | undefined {
  const most = start ? MOST_START_STEPS : MOST_STEPS;
  return steps < most ? undefined : no("chronobot/too-many-steps", start ? "CP-10" : "CP-9", { most });
}

function stepRefusal(state: State, action: Step): Refusal | undefined {
  switch (action.type) {
    case "correctCounter":
      return isPoolCounter(action.counter)
        ? poolRefusal(state, action)
        : countRefusal(counted(state.bot, action));
    case "correctToken":
      if (state.bot.tokens[action.token - 1] === action.position)
        return no("chronobot/changes-nothing", "CP-9");
      return refusalFor(tokenFaults(withToken(state.bot, action)));
    case "correctTile":
      return tileRefusal(state.bot, action);
    case "correctWarp":
      return warpRefusal(state, action);
    case "correctSpace": {
      if (state.spaces === undefined) return no("chronobot/not-tracked", "CP-4", { thing: "spaces" });
      return occupantAt(state.spaces, action.space) === action.by
        ? no("chronobot/changes-nothing", "CP-9")
        : undefined;
    }
    case "correctPhase":
      if (action.phase === state.phase) return no("chronobot/changes-nothing", "CP-9");
      return action.phase === "paradox" && state.era === 1
        ? no("chronobot/breaks-rule", "CP-11", { rule: "CP-11" })
        : undefined;
    case "correctFirst":
      return action.side === state.banner ? no("chronobot/changes-nothing", "CP-9") : undefined;
    case "correctEra":
      return eraRefusal(state, action);
    case "correct":
    case "corrected":
      return undefined;
  }
}

/** CB-29, CB-32: a step that completes a set scores it. */
function countRefusal(bot: Bot): Refusal | undefined {
  const { steps: _, ...holdings } = scoreSets(bot);
  return refusalFor(countFaults({ ...bot, ...holdings }));
}

/** A step changes one thing: what it does not touch was sound before. */
function refusalFor([fault]: readonly BotFault[]): Refusal | undefined {
  return fault === undefined ? undefined : no("chronobot/breaks-rule", fault.rule, { rule: fault.rule });
}

const step = (change: "up" | "down"): 1 | -1 => (change === "up" ? 1 : -1);

/** The Chronobot with a counter changed by one; limits are looked for afterwards. */
export function counted(bot: Bot, { counter, change }: ActionOf<"correctCounter">): Bot {
  const by = step(change);
  switch (counter) {
    case "vp":
    case "water":
    case "timeTravel":
    case "morale":
    case "paradox":
    case "anomalies":
    case "exosuits":
    case "actions":
      return { ...bot, [counter]: bot[counter] + by };
    case "N":
    case "U":
    case "G":
    case "T":
      return { ...bot, cubes: { ...bot.cubes, [counter]: bot.cubes[counter] + by } };
    case "Ge":
    case "Ad":
    case "En":
    case "Sc":
      return { ...bot, workers: { ...bot.workers, [counter]: bot.workers[counter] + by } };
    case "circle":
    case "triangle":
    case "square": {
      const shape: Shape = counter;
      return { ...bot, breakthroughs: { ...bot.breakthroughs, [shape]: bot.breakthroughs[shape] + by } };
    }
    default:
      return bot;
  }
}

export function withToken(bot: Bot, { token, position }: ActionOf<"correctToken">): Bot {
  const tokens = bot.tokens.map((each, i): Position => (i === token - 1 ? position : each));
  return { ...bot, tokens: tokens as readonly Position[] as Tokens };
}

export function withTile(bot: Bot, { tile, vp, change }: ActionOf<"correctTile">): Bot {
  if (tile === "superproject") {
    const at = bot.superprojects.findIndex((each) => each.vp === vp);
    const superprojects =
      change === "up" ? [...bot.superprojects, { vp }] : bot.superprojects.filter((_, i) => i !== at);
    return { ...bot, superprojects };
  }
  const at = bot.buildings.findIndex((each) => each.row === tile && each.vp === vp);
  const buildings =
    change === "up" ? [...bot.buildings, { row: tile, vp }] : bot.buildings.filter((_, i) => i !== at);
  return { ...bot, buildings };
}

/** CP-7: buildings have 1 to 4 VP, Superprojects 3 to 8. */
function tileRefusal(bot: Bot, action: ActionOf<"correctTile">): Refusal | undefined {
  const { tile, vp, change } = action;
  const printed = tile === "superproject" ? vp >= 3 : vp <= 4;
  const owned =
    tile === "superproject"
      ? bot.superprojects.some((each) => each.vp === vp)
      : bot.buildings.some((each) => each.row === tile && each.vp === vp);
  if (!printed || (change === "down" && !owned)) return no("chronobot/no-such-tile", "CP-7", { tile, vp });
  return refusalFor(tileFaults(withTile(bot, action)));
}

export const movedWarp = (bot: Bot, era: number, by: 1 | -1): Bot => ({
  ...bot,
  warpSupply: bot.warpSupply - by,
  warpOn: withWarp(bot.warpOn, era, by),
});

function warpRefusal(state: State, { whose, era, change }: ActionOf<"correctWarp">): Refusal | undefined {
  const by = step(change);
  // No tile lies on an Era that is yet to come.
  if (by > 0 && era > state.era) return no("chronobot/breaks-rule", "CB-11", { rule: "CB-11" });
  if (whose === "bot") return countRefusal(movedWarp(state.bot, era, by));
  if (state.humanWarp === undefined) return no("chronobot/not-tracked", "CP-4", { thing: "warp" });
  const there = state.humanWarp.reduce((sum, tiles) => sum + tiles, 0);
  const fits = by > 0 ? there < HUMAN_WARP_TILES : state.humanWarp[era - 1]! > 0;
  return fits ? undefined : no("chronobot/no-warp-tile", "CP-9", { era });
}

function eraRefusal(state: State, { era }: ActionOf<"correctEra">): Refusal | undefined {
  if (state.correction?.start !== true) return no("chronobot/era-is-set", "CP-10");
  if (era === state.era) return no("chronobot/changes-nothing", "CP-9");
  const later = [...state.bot.warpOn, ...(state.humanWarp ?? [])].some(
    (count, i) => count > 0 && (i % state.bot.warpOn.length) + 1 > era,
  );
  if (later) return no("chronobot/breaks-rule", "CB-11", { rule: "CB-11" });
  return era === 1 && state.phase === "paradox"
    ? no("chronobot/breaks-rule", "CP-11", { rule: "CP-11" })
    : undefined;
}

const isPoolCounter = (counter: Counter): boolean => counter.startsWith("pool");
export const poolOf = (
  counter: Counter,
): { readonly recruit: Worker } | { readonly mine: Cube } | undefined => {
  if (!isPoolCounter(counter)) return undefined;
  const piece = counter.slice("pool".length);
  const worker = WORKERS.find((each) => each === piece);
  return worker === undefined ? { mine: piece as Cube } : { recruit: worker };
};

function poolRefusal(state: State, { counter, change }: ActionOf<"correctCounter">): Refusal | undefined {
  const pool = poolOf(counter)!;
  const recruit = "recruit" in pool;
  const count = recruit ? state.recruitPool?.[pool.recruit] : state.minePool?.[pool.mine];
  if (count === undefined)
    return no("chronobot/not-tracked", "CP-4", { thing: recruit ? "recruit" : "mine" });
  const after = count + step(change);
  return after >= 0 && after <= 5 ? undefined : no("chronobot/breaks-rule", "AN-22", { rule: "AN-22" });
}

const occupantAt = (spaces: Spaces, space: HexSpace): Occupant => {
  const { kind, index } = PLACE[space];
  return spaces[kind as keyof Spaces][index]!;
};
export function withOccupant(spaces: Spaces, space: HexSpace, by: Occupant): Spaces {
  const { kind, index } = PLACE[space];
  const row = spaces[kind as keyof Spaces].map((each, i): Occupant => (i === index ? by : each));
  return { ...spaces, [kind]: row };
}
