/** Workers on the Main board and on the own board, and Free Actions (AN-50..AN-68, AN-99). */
import type { Worker } from "../tables/goods.ts";
import { CUBES } from "../tables/goods.ts";
import { type Capital, MINE_CUBES, type Occupant, PLACE, type Space } from "../tables/main-board.ts";
import type { Spot } from "../tables/paths.ts";
import { councilActions, spaceWater } from "./able.ts";
import { type ActionOf, type GivenWorker, givenType, isTired } from "./actions.ts";
import { raiseMorale, wakeAll } from "./deeds.ts";
import { conditionOf, evacuationValue } from "./evacuation.ts";
import { amountOf } from "./exchange.ts";
import { effectsOf, hasPassive, supplyPrice } from "./human.ts";
import { FORCE_WATER, freeEffect } from "./refusal-choices.ts";
import { ANOMALY_WATER } from "./refusal-turn.ts";
import type { FrameOf, TileId } from "./state.ts";
import { change, gain, gainVp, pay, plusWorker, type Table, without } from "./table.ts";

/** AN-84: Busy until Clean up. */
export function workerBusy(table: Table, worker: Worker, back: "active" | "lost" | undefined): void {
  const { human } = table;
  if (back === "active") human.motivated = plusWorker(human.motivated, worker);
  else if (back === "lost") human.doomed = plusWorker(human.doomed, worker);
  else human.busy = plusWorker(human.busy, worker);
}

const skilled = (worker: Worker, type: Worker): boolean => worker === type || worker === "Ge";

export function place(table: Table, worker: Worker, space: Space): void {
  const { human, board } = table;
  const { kind, index } = PLACE[space];
  const water = spaceWater(table.era, human, space);
  const banner = space === "council1";
  change(table, { W: water }, -1);
  human.active = plusWorker(human.active, worker, -1);
  human.powered--;
  human.placed++;
  workerBusy(table, worker, kind === "mine" && skilled(worker, "En") ? "active" : undefined);
  if (banner) table.banner = "human";
  table.events.push({ type: "placed", worker, space, water, banner });
  if (kind !== "purify" && kind !== "trade" && kind !== "evacuate") {
    const row = board.spaces[kind].map((occupant, i): Occupant => (i === index ? "human" : occupant));
    board.spaces = { ...board.spaces, [kind]: row };
  }
  switch (kind) {
    case "construct":
    case "recruit":
    case "research": {
      const tile = board.collapsing?.[kind][index];
      const frame: FrameOf<Capital> = { kind, by: worker };
      table.pending.push(tile === undefined ? frame : { ...frame, tile });
      break;
    }
    case "council":
      if (councilActions(table, human, worker).length > 0)
        table.pending.push({ kind: "council", by: worker, ...(banner && { may: true }) });
      break;
    case "mine":
      beginMine(table, index);
      break;
    case "purify":
      gain(table, { W: skilled(worker, "Sc") ? 4 : 3 }, "AN-61");
      break;
    case "trade":
      table.pending.push({ kind: "exchange", left: skilled(worker, "Ad") ? 2 : 1 });
      break;
    case "evacuate":
      evacuate(table);
      break;
  }
}

/** AN-60, AN-107: the cube of the pool, then S13's, then the Salvor's. */
function beginMine(table: Table, index: number): void {
  const { board, human } = table;
  if (table.leader === "salvor" && !human.used.includes("salvor"))
    table.pending.push({ kind: "extraCube", from: "salvor" });
  if (hasPassive(human, "extraCube")) table.pending.push({ kind: "extraCube", from: "S13" });
  if (CUBES.some((cube) => board.minePool[cube] > 0)) {
    table.pending.push({ kind: "mine", index });
    return;
  }
  const own = MINE_CUBES[index]!;
  change(table, { [own]: 1 });
  table.events.push({ type: "mined", own });
}

/** AN-63, AN-97. */
function evacuate(table: Table): void {
  const vp = evacuationValue(table, table.human) ?? 0;
  const withoutCondition = !conditionOf(table).met(table.human);
  table.human.evacuated = true;
  table.human.vp += vp;
  table.events.push({ type: "evacuated", vp, withoutCondition });
}

export function work(table: Table, { worker, at, cubes = [] }: ActionOf<"work">): void {
  const { human } = table;
  human.active = plusWorker(human.active, worker, -1);
  table.events.push({ type: "worked", worker, at });
  if (at === "supply") supply(table, worker);
  else if (at === "beside" || human.anomalies.includes(at as Spot))
    removeAnomaly(table, worker, at as Spot | "beside", cubes);
  else workTile(table, worker, at as TileId, cubes);
}

/** AN-64, LS12. */
function supply(table: Table, worker: Worker): void {
  const { human } = table;
  human.worked = [...human.worked, "supply"];
  workerBusy(table, worker, skilled(worker, "Ad") ? "active" : undefined);
  pay(table, { W: supplyPrice(table) });
  wakeAll(table, "AN-64");
  raiseMorale(table);
  if (hasPassive(human, "supplyVp")) gainVp(table, 1, "AN-90");
}

/** AN-66. */
function removeAnomaly(table: Table, worker: Worker, spot: Spot | "beside", cubes: readonly string[]): void {
  const { human } = table;
  pay(table, { ...amountOf(cubes), W: ANOMALY_WATER });
  if (spot === "beside") human.beside--;
  else human.anomalies = without(human.anomalies, spot);
  table.events.push(
    { type: "anomalyRemoved", spot },
    { type: "workerLeft", worker, tired: false, rule: "AN-66" },
  );
}

/** AN-68. */
function workTile(table: Table, worker: Worker, tile: TileId, cubes: readonly string[]): void {
  const { human } = table;
  const effect = effectsOf(tile).work!;
  human.worked = [...human.worked, tile];
  workerBusy(table, worker, effect.back);
  payPrice(table, effect.price?.goods ?? {}, cubes);
  table.pending.push({ kind: "gain", parts: effect.gain, by: worker });
}

function payPrice(table: Table, goods: Parameters<typeof pay>[1], cubes: readonly string[]): void {
  const cost: Record<string, number> = { ...goods };
  for (const cube of cubes) cost[cube] = (cost[cube] ?? 0) + 1;
  pay(table, cost);
}

export function giveAway(table: Table, given: GivenWorker, rule: string): void {
  const { human } = table;
  const worker = givenType(given);
  const tired = isTired(given);
  if (tired) human.tired = plusWorker(human.tired, worker, -1);
  else human.active = plusWorker(human.active, worker, -1);
  table.events.push({ type: "workerLeft", worker, tired, rule });
}

/** AN-99: the turn goes on afterwards. */
export function freeAction(
  table: Table,
  source: Parameters<typeof freeEffect>[0],
  { cubes = [], give }: ActionOf<"free">,
): void {
  const { human } = table;
  const { price, gain: parts } = freeEffect(source);
  human.used = [...human.used, source];
  table.events.push({ type: "freeUsed", source });
  payPrice(table, price?.goods ?? {}, cubes);
  if (give !== undefined) giveAway(table, give, "AN-103");
  // AN-35, AN-106: what became due comes last.
  table.pending.push({ kind: "anomalyDue" }, { kind: "gain", parts });
}

/** AN-65, AN-95. */
export function force(table: Table, { give, pay: payment }: ActionOf<"free">): void {
  const { human } = table;
  human.used = [...human.used, "force"];
  table.events.push({ type: "freeUsed", source: "force" });
  if (payment === "water") pay(table, { W: FORCE_WATER });
  else if (give !== undefined) giveAway(table, give, "AN-95");
  else {
    human.morale--;
    table.events.push({ type: "moraleFell", morale: human.morale });
  }
  wakeAll(table, "AN-65");
}
