/** What an action does. Expects one that `refusal` lets pass, and never changes its input. */
import type { Seat } from "@chronarium/kernel";
import { anyX, type Gain, goods, vp } from "../tables/effects.ts";
import type { Worker } from "../tables/goods.ts";
import { ICON_FACES, SHAPES } from "../tables/goods.ts";
import { EXCHANGE, MINE_CUBES, WARP, WARP_TILES } from "../tables/main-board.ts";
import type { HeadStart } from "../tables/paths.ts";
import { PAID_SLOTS } from "../tables/paths.ts";
import type { Action, ActionOf } from "./actions.ts";
import { isShape } from "./actions.ts";
import {
  beginCapital,
  finishResearch,
  layAnomaly,
  rerollOffered,
  rollAgain,
  run,
  skipHeadStartBuild,
} from "./agenda.ts";
import { build } from "./apply-build.ts";
import { force, freeAction, place, work, workerBusy } from "./apply-turn.ts";
import { drawBreakthrough, hire, retrieveWarp, sendBack, takeBreakthrough, wake } from "./deeds.ts";
import type { Event } from "./events.ts";
import { amountOf, namesCubes } from "./exchange.ts";
import { boardFor, effectsOf, freeSlots } from "./human.ts";
import { SLOT_WATER } from "./refusal-choices.ts";
import type { FrameOf, State } from "./state.ts";
import {
  change,
  draw,
  gain,
  gainVp,
  pay,
  plusWorker,
  stateOf,
  type Table,
  tableOf,
  without,
} from "./table.ts";

export function apply(state: State, _seat: Seat, action: Action): { state: State; events: readonly Event[] } {
  const table = tableOf(state);
  (DO[action.type] as (table: Table, action: Action) => void)(table, action);
  run(table);
  return { state: stateOf(table), events: table.events };
}

const DO: { readonly [Type in Action["type"]]: (table: Table, action: ActionOf<Type>) => void } = {
  headStart,
  powerUp,
  warp,
  place: (table, { worker, space }) => {
    endPlacement(table);
    place(table, worker, space);
  },
  work: (table, action) => {
    endPlacement(table);
    work(table, action);
  },
  free: (table, action) => {
    if (action.source === "force") force(table, action);
    else freeAction(table, action.source, action);
  },
  pass: (table) => {
    table.pending.pop();
    table.humanPassed = true;
    table.events.push({ type: "passed" });
  },
  handOver: (table) => {
    table.pending.pop();
    table.next = "bot";
    table.events.push({ type: "handedOver" });
  },
  build,
  recruit,
  research,
  reroll: (table, { die }) => {
    const frame = table.pending.pop() as FrameOf<"dice">;
    table.pending.push({ ...frame, reroll: false });
    rollAgain(table, die);
  },
  keep: (table) => {
    const frame = table.pending.pop() as FrameOf<"dice">;
    table.pending.push({ ...frame, reroll: false });
  },
  icon: (table, { icon }) => {
    const frame = table.pending.pop() as FrameOf<"dice">;
    finishResearch(table, frame, `${frame.shape}-${icon}`);
  },
  breakthrough: (table, { piece }) => {
    const frame = table.pending.pop() as FrameOf<"breakthrough" | "research">;
    if (frame.kind === "research") finishResearch(table, frame, piece);
    else takeBreakthrough(table, piece, "AN-68");
  },
  mine,
  trade,
  capital: (table, { action }) => {
    const { by } = table.pending.pop() as FrameOf<"council" | "standard">;
    beginCapital(table, action, by);
  },
  copy,
  focus,
  takeBack: (table, { tile }) => {
    const { left, may } = table.pending.pop() as FrameOf<"takeBack">;
    const era = retrieveWarp(table, tile);
    table.events.push({ type: "tookBack", tile, era });
    if (left > 1) table.pending.push({ kind: "takeBack", left: left - 1, ...(may && { may }) });
  },
  gain: (table, { cubes }) => {
    table.pending.pop();
    gain(table, amountOf(cubes), "AN-86");
  },
  swap: (table, { from, to }) => {
    const { left } = table.pending.pop() as FrameOf<"swap">;
    change(table, { [from]: 1 }, -1);
    change(table, { [to]: 1 });
    table.events.push({ type: "swapped", from, to });
    if (left > 1) table.pending.push({ kind: "swap", left: left - 1 });
  },
  wake: (table, { workers = [] }) => {
    table.pending.pop();
    wake(table, workers, "AN-84");
  },
  hire: (table, { worker }) => {
    const { tired } = table.pending.pop() as FrameOf<"hire">;
    hire(table, worker, tired === true, "AN-68");
  },
  anomalySpot: (table, { spot }) => {
    table.pending.pop();
    layAnomaly(table, spot);
  },
  decline: (table) => {
    const frame = table.pending.pop()!;
    table.events.push({ type: "declined", on: frame.kind });
    if (frame.kind === "headStartBuild") skipHeadStartBuild(table);
  },
};

/** AN-105: after a placement the turn can only be handed over; one that S11 granted leaves the turn as it is. */
function endPlacement(table: Table): void {
  const frame = table.pending.pop();
  if (frame?.kind === "turn") table.pending.push({ kind: "handOver" });
}

/** 3.9. */
const HEAD_START: Readonly<Record<HeadStart, readonly Gain[]>> = {
  HS1: [goods({ W: 4 })],
  HS2: [goods({ T: 2, W: 1 })],
  HS3: [goods({ U: 2 })],
  HS4: [goods({ G: 2 })],
  HS5: [goods({ N: 1 })],
  HS6: [goods({ E: 1, W: 1 })],
  HS7: [anyX(1), goods({ W: 2 })],
  HS8: [goods({ T: 1, U: 1, G: 1 })],
  HS9: [{ kind: "hire", of: ["Sc"], tired: true }],
  HS10: [{ kind: "hire", of: ["En"], tired: true }],
  HS11: [{ kind: "hire", of: ["Ad"], tired: true }],
  HS12: [{ kind: "morale" }],
  HS13: [],
  HS14: [vp(2)],
  HS15: [goods({ E: 2 })],
  HS16: [],
};

function headStart(table: Table, { card }: ActionOf<"headStart">): void {
  table.pending.pop();
  table.events.push({ type: "headStartKept", card });
  if (card === "HS13") drawBreakthrough(table);
  if (card === "HS15") pay(table, { W: 1 });
  if (card === "HS16") table.buildFirst = true;
  table.pending.push({ kind: "gain", parts: HEAD_START[card] });
}

/** AN-40, AN-41. */
function powerUp(table: Table, { free, payments = [] }: ActionOf<"powerUp">): void {
  table.pending.pop();
  const exosuits = free + payments.length;
  const byWater = payments.filter((payment) => payment === "W").length;
  const others = amountOf(payments.filter((payment) => payment !== "W"));
  pay(table, { ...others, ...(byWater > 0 && { W: byWater * SLOT_WATER }) });
  const water = (freeSlots(table) + PAID_SLOTS - exosuits) * boardFor(table).slotWater;
  table.human.powered = exosuits;
  change(table, { W: water });
  table.events.push({ type: "poweredUp", free, payments, exosuits, water });
}

/** AN-45..AN-47. */
function warp(table: Table, { tiles = [] }: ActionOf<"warp">): void {
  table.pending.pop();
  const { human, era } = table;
  let workers = 0;
  for (const tile of tiles) {
    human.warpSupply = without(human.warpSupply, tile);
    const { goods: shown, worker, exosuit } = WARP[tile];
    if (shown !== undefined) change(table, shown);
    if (exosuit) human.powered++;
    if (worker === undefined) continue;
    human.active = plusWorker(human.active, worker);
    workers++;
  }
  change(table, { W: workers }, -1);
  human.warpOn = human.warpOn.map((there, i) =>
    i === era - 1 ? WARP_TILES.filter((tile) => there.includes(tile) || tiles.includes(tile)) : there,
  );
  table.events.push({ type: "warped", tiles, era, water: workers });
}

/** AN-58. */
function recruit(table: Table, { worker, bonus = [] }: ActionOf<"recruit">): void {
  const { by, tile, further } = table.pending.pop() as FrameOf<"recruit">;
  const { board } = table;
  if (tile !== undefined && by !== undefined && further !== true)
    table.pending.push({ kind: "bonus", tile, by });
  board.recruitPool = plusWorker(board.recruitPool, worker, -1);
  hire(table, worker, false, "AN-58");
  const times = tile === "QC4" ? 2 : 1;
  const gains = worker === "Ge" ? bonus : Array.from({ length: times }, () => RECRUIT_BONUS[worker]);
  for (const each of gains) {
    if (each === "vp") gainVp(table, 1, "AN-58");
    else gain(table, each === "water" ? { W: 2 } : { E: 1 }, "AN-58");
  }
}
const RECRUIT_BONUS: Readonly<Record<Exclude<Worker, "Ge">, "water" | "energy" | "vp">> = {
  Sc: "water",
  En: "energy",
  Ad: "vp",
};

/** AN-59: one die is set, the other rolled. */
function research(table: Table, { face }: ActionOf<"research">): void {
  const { kind: _, ...doing } = table.pending.pop() as FrameOf<"research">;
  const set = isShape(face) ? "shape" : "icon";
  table.events.push({ type: "dieSet", die: set, face });
  const shape = isShape(face) ? face : SHAPES[draw(table, SHAPES.length)]!;
  const icon = isShape(face) ? ICON_FACES[draw(table, ICON_FACES.length)]! : face;
  const rolled = set === "shape" ? "icon" : "shape";
  table.events.push({
    type: "dieRolled",
    die: rolled,
    face: rolled === "shape" ? shape : icon,
    reveals: true,
  });
  table.pending.push({ kind: "dice", shape, icon, rolled, reroll: rerollOffered(table), ...doing });
}

/** AN-60, AN-107. */
function mine(table: Table, { cube }: ActionOf<"mine">): void {
  const frame = table.pending.pop() as FrameOf<"mine" | "extraCube">;
  const { board, human } = table;
  board.minePool = { ...board.minePool, [cube]: board.minePool[cube] - 1 };
  if (frame.kind === "mine") {
    const own = MINE_CUBES[frame.index]!;
    change(table, { [own]: 1 });
    change(table, { [cube]: 1 });
    table.events.push({ type: "mined", own, pool: cube });
    return;
  }
  if (frame.from === "salvor") {
    pay(table, { W: 1 });
    human.used = [...human.used, "salvor"];
  }
  change(table, { [cube]: 1 });
  table.events.push({ type: "extraCube", cube, from: frame.from });
}

/** AN-62. */
function trade(table: Table, { exchange, cubes = [] }: ActionOf<"trade">): void {
  const { left } = table.pending.pop() as FrameOf<"exchange">;
  const { give, take } = EXCHANGE[exchange];
  const named = namesCubes(exchange);
  const gave = named === "give" ? amountOf(cubes) : (give.goods ?? {});
  const took = named === "take" ? amountOf(cubes) : (take.goods ?? {});
  change(table, gave, -1);
  change(table, took);
  table.events.push({ type: "exchanged", exchange, gave, took });
  if (left > 1) table.pending.push({ kind: "exchange", left: left - 1, may: true });
}

/** S17: the Genius comes back as the copied effect says. */
function copy(table: Table, { tile, cubes = [] }: ActionOf<"copy">): void {
  table.pending.pop();
  const effect = effectsOf(tile).work!;
  const { human } = table;
  human.busy = plusWorker(human.busy, "Ge", -1);
  workerBusy(table, "Ge", effect.back);
  table.events.push({ type: "copied", tile });
  const cost: Record<string, number> = { ...effect.price?.goods };
  for (const cube of cubes) cost[cube] = (cost[cube] ?? 0) + 1;
  pay(table, cost);
  table.pending.push({ kind: "gain", parts: effect.gain, by: "Ge" });
}

/** AN-96. */
function focus(table: Table, { era, tile }: ActionOf<"focus">): void {
  const { range, water, again } = table.pending.pop() as FrameOf<"focus">;
  table.human.focus = era;
  table.events.push({ type: "focused", era });
  if (tile !== undefined) sendBack(table, tile, water);
  if (again) table.pending.push({ kind: "focus", range, water, may: true });
}
