/** What a bot should know about the solo game: what a position is worth, and which actions deserve a thought. */
import type { Advice, Seat } from "@chronarium/kernel";
import { botScore, total } from "../chronobot/phases.ts";
import { type PerWorker, WORKERS } from "../tables/goods.ts";
import { afterImpact, ERAS } from "../tables/main-board.ts";
import { superprojectInReach } from "./able.ts";
import type { Action } from "./actions.ts";
import { apply } from "./apply.ts";
import { evacuationValue } from "./evacuation.ts";
import {
  effectsOf,
  freeSlots,
  isCovered,
  onTimeline,
  ownedWorkers,
  ownTiles,
  thresholdOf,
  totalOf,
} from "./human.ts";
import { legalActions } from "./legal.ts";
import { humanScore } from "./scoring.ts";
import type { Asked, State } from "./state.ts";

export const advice: Advice<State, Action> = { weigh, worthTrying };

/** Goods in VP at the beginning of a game; towards its end they lose what they are good for. */
const GOOD = { W: 0.3, T: 0.8, U: 0.75, G: 0.75, N: 1.2, E: 0.9 } as const;
/** A worker for each Era that is left; a Tired one has to be woken first. */
const WORKER = { Ge: 0.6, Ad: 0.45, En: 0.5, Sc: 0.5 } as const;
/** Of more workers than this few find something to do. */
const ENOUGH_WORKERS = 7;
const TIRED = 0.6;
/** What a worker with an Exosuit, and one without, can still do in this Era. */
const PLACEMENT = 1.9;
const OWN_PLACE = 0.4;
const TILE_USE = 0.6;
const FREE_USE = 0.5;
const PASSIVE_USE = 0.35;
const BREAKTHROUGH = 1.3;
/** Warp tiles can be sent back by plants; without one they are debts. */
const DEBT_WITH_PLANT = 1.2;
const PARADOX = 0.9;
const ANOMALY_ROOM = 1;
const CAN_EVACUATE = 0.85;
/** A Research under way. */
const RESEARCH = 2.5;

function weigh(state: State, _seat: Seat): number {
  const rival = total(botScore(state.bot));
  if (state.phase === "over") return total(humanScore(state)) - rival;
  return worth(state, DEPTH) - rival;
}

/** How many answers of a turn under way are looked through. */
const DEPTH = 1;

/** The own points to be expected; of questions without chance the best answer counts. */
function worth(state: State, depth: number): number {
  if (state.phase === "over") return total(humanScore(state));
  const frame = state.pending.at(-1) as Asked;
  switch (frame.kind) {
    case "research":
    case "dice":
      return standing(state) + RESEARCH;
    case "construct":
    case "recruit":
    case "mine":
    case "extraCube":
    case "exchange":
    case "council":
    case "standard":
    case "copy":
    case "focus":
    case "takeBack":
    case "cubes":
    case "wake":
    case "hire":
    case "breakthrough": {
      if (depth === 0) return standing(state);
      const answers = worthTrying(state, 0, legalActions(state, 0));
      return Math.max(...answers.map((answer) => worth(apply(state, 0, answer).state, depth - 1)));
    }
    default:
      return standing(state);
  }
}

function standing(state: State): number {
  const { human, era, phase } = state;
  const erasLeft = ERAS - era;
  // What is in hand counts as long as there is time to use it.
  const time = Math.min(1, (erasLeft + (phase === "actions" ? 0.6 : 1)) / 4);
  let value = total(humanScore(state)) + onTimeline(human).length * (hasPlant(state) ? DEBT_WITH_PLANT : 0.4);
  for (const good of ["W", "T", "U", "G", "N", "E"] as const) {
    // The twentieth Water is worth less than the first.
    const count = human.goods[good];
    const plenty = good === "W" ? 10 : 5;
    value += GOOD[good] * time * (Math.min(count, plenty) + Math.max(0, count - plenty) * 0.3);
  }
  const people = (workers: PerWorker, factor: number): number =>
    WORKERS.reduce((sum, worker) => sum + workers[worker] * WORKER[worker] * factor, 0);
  const crowd = totalOf(ownedWorkers(human));
  const needed = Math.min(
    1,
    (ENOUGH_WORKERS + 0.3 * Math.max(0, crowd - ENOUGH_WORKERS)) / Math.max(1, crowd),
  );
  value += needed * (people(human.active, erasLeft) + people(human.motivated, erasLeft));
  value += needed * (people(human.tired, erasLeft * TIRED) + people(human.busy, erasLeft * TIRED));
  value += human.breakthroughs.length * BREAKTHROUGH * time;
  value += tilesWorth(state, erasLeft) + turnWorth(state);
  value -=
    (human.paradox / thresholdOf(state)) * PARADOX * 3 +
    (human.anomalies.length + human.beside) * ANOMALY_ROOM;
  if (!human.evacuated) value += CAN_EVACUATE * (evacuationValue(state) ?? 0) * (afterImpact(era) ? 1 : 0.5);
  if (superprojectInReach(state) !== undefined) value += 0.3;
  return value;
}

const hasPlant = ({ human }: State): boolean =>
  ownTiles(human).some(({ tile }) => tile.startsWith("PP") || tile === "S08");

/** What own tiles will do in the Eras to come, and in this one as far as they are unused. */
function tilesWorth({ human, phase }: State, erasLeft: number): number {
  let value = 0;
  for (const own of ownTiles(human)) {
    if (isCovered(human, own)) continue;
    const { work, free, passive } = effectsOf(own.tile);
    const now = phase === "actions" ? 1 : 0;
    if (work !== undefined)
      value +=
        (erasLeft + (human.worked.includes(own.tile) ? 0 : now * 0.5)) *
        TILE_USE *
        (work.back === "active" ? 1.6 : 1);
    if (free !== undefined) value += (erasLeft + (human.used.includes(own.tile) ? 0 : now)) * FREE_USE;
    if (passive !== undefined) value += erasLeft * PASSIVE_USE;
  }
  return value;
}

/** What the human can still do in this Era. */
function turnWorth({ human, phase, humanPassed, era, leader, pending }: State): number {
  if (humanPassed) return 0;
  const ready = totalOf(human.active);
  const suits =
    phase === "actions" || phase === "warp"
      ? human.powered
      : Math.min(freeSlots({ era, ...(leader !== undefined && { leader }) }) + human.goods.E, 5);
  const placements = Math.min(ready, suits);
  const idle = pending.at(-1)?.kind === "handOver" ? 0 : 0.1;
  return placements * PLACEMENT + Math.max(0, ready - placements) * OWN_PLACE + idle;
}

/** Leaves out what differs only in what does not matter. */
function worthTrying(_state: State, _seat: Seat, legal: readonly Action[]): readonly Action[] {
  const [first] = legal;
  switch (first?.type) {
    case "powerUp": {
      // Free slots are always used; Water for them is worth less.
      const most = Math.max(...legal.map((action) => (action.type === "powerUp" ? action.free : 0)));
      return legal.filter((action) => action.type === "powerUp" && action.free >= most - 1);
    }
    case "build": {
      // One row for a Superproject is as good as another.
      const seen = new Set<string>();
      return legal.filter((action) => {
        if (action.type !== "build" || action.row === undefined) return true;
        const key = `${action.tile} ${(action.pieces ?? []).join()} ${action.give ?? ""}`;
        const known = seen.has(key);
        seen.add(key);
        return !known;
      });
    }
    case "wake": {
      const most = Math.max(
        ...legal.map((action) => (action.type === "wake" ? (action.workers ?? []).length : 0)),
      );
      return legal.filter((action) => action.type === "wake" && (action.workers ?? []).length === most);
    }
    default:
      return legal;
  }
}
