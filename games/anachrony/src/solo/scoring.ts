/** Final scoring (AN-80, AN-81, AN-102, AN-110, CB-43, CB-44). */
import type { Result } from "@chronarium/kernel";
import { botScore, type Score, verdict } from "../chronobot/phases.ts";
import { breakthroughVp } from "../tables/goods.ts";
import { WARP, WARP_TILES, type WarpTile } from "../tables/main-board.ts";
import { ANOMALY_VP, WARP_PENALTY } from "../tables/paths.ts";
import { payWarp, retrieveWarp } from "./deeds.ts";
import {
  anomalyCount,
  boardFor,
  buildingsOf,
  covers,
  effectsOf,
  hasPassive,
  isCovered,
  onTimeline,
  ownTiles,
  shapesOf,
  superprojectsOf,
  vpOf,
} from "./human.ts";
import type { Human, State } from "./state.ts";
import type { Table } from "./table.ts";

export function canRepay(human: Human, tile: WarpTile): boolean {
  const { goods, worker, exosuit } = WARP[tile];
  if (goods !== undefined && !covers(human.goods, goods)) return false;
  if (worker !== undefined && human.active[worker] === 0) return false;
  return exosuit !== true || human.powered > 0;
}

/** AN-80: the nine tiles owe nine different goods, so nothing is to be chosen. */
export function repayWarpTiles(table: Table): readonly WarpTile[] {
  const due = onTimeline(table.human);
  const repaid = WARP_TILES.filter((tile) => due.includes(tile) && canRepay(table.human, tile));
  for (const tile of repaid) {
    payWarp(table, tile);
    retrieveWarp(table, tile);
  }
  return repaid;
}

export function humanScore(state: Pick<State, "human" | "path" | "options">): Score {
  const { human } = state;
  const board = boardFor(state);
  const points = (tiles: readonly Parameters<typeof vpOf>[0][]): number =>
    tiles.reduce((sum, tile) => sum + vpOf(tile), 0);
  const anomaly = hasPassive(human, "mildAnomalies") ? ANOMALY_VP + 1 : ANOMALY_VP;
  return {
    tokens: human.vp,
    buildings: points(buildingsOf(human)),
    superprojects: points(superprojectsOf(human)) + endEffects(human),
    timeTravel: board.timeTravel[human.timeTravel]!,
    morale: board.morale[human.morale]!,
    breakthroughs: breakthroughVp(shapesOf(human)),
    // Adding 0 makes of -0 the 0 that JSON would make of it.
    anomalies: 0 + anomalyCount(human) * anomaly,
    warp: 0 - onTimeline(human).length * WARP_PENALTY,
  };
}

/** S02, S16. */
function endEffects(human: Human): number {
  let vp = 0;
  for (const own of ownTiles(human)) {
    const { end } = effectsOf(own.tile);
    if (end === undefined || isCovered(human, own)) continue;
    vp += end === "perBuilding" ? buildingsOf(human).length : 2 * superprojectsOf(human).length;
  }
  return vp;
}

export const result = (state: State): Result | undefined =>
  state.phase === "over" ? verdict(humanScore(state), botScore(state.bot)) : undefined;
