/** Why a choice is not on offer: slots, Warp tiles, Free Actions, cubes, Focus, and what else is asked in a turn. */
import type { Refusal } from "@chronarium/kernel";
import type { FreeEffect } from "../tables/effects.ts";
import { WORKERS } from "../tables/goods.ts";
import { WARP } from "../tables/main-board.ts";
import type { Spot } from "../tables/paths.ts";
import {
  copyable,
  councilActions,
  focusEras,
  isWorthwhile,
  ownsGiven,
  spending,
  standardActions,
} from "./able.ts";
import type { ActionOf } from "./actions.ts";
import { amountOf, canExchange, namesCubes } from "./exchange.ts";
import {
  anomalySpots,
  boardFor,
  effectsOf,
  freeSlots,
  hasPassive,
  isCovered,
  ownTile,
  spareExosuits,
  totalOf,
  warpEra,
} from "./human.ts";
import { nothingRule, withX } from "./refusal-turn.ts";
import { no, shortage } from "./refused.ts";
import { canRepay } from "./scoring.ts";
import type { FrameOf, State } from "./state.ts";

export const SLOT_WATER = 2;
const SLOTS_BY_WATER = 2;

/** AN-40, 3.8. */
export function powerUpRefusal(
  state: State,
  { free, payments = [] }: ActionOf<"powerUp">,
): Refusal | undefined {
  const slots = freeSlots(state);
  if (free > slots) return no("anachrony/too-many-free-slots", "AN-42", { free, slots });
  const cost = { W: 0, E: 0, U: 0, G: 0, T: 0 };
  for (const payment of payments) {
    const open =
      payment === "E" || (payment === "W" ? state.leader === "quartermaster" : boardFor(state).slotsByX);
    if (!open) return no("anachrony/slot-not-paid-so", "AN-40", { payment });
    cost[payment] += payment === "W" ? SLOT_WATER : 1;
  }
  if (cost.W > SLOTS_BY_WATER * SLOT_WATER) return no("anachrony/two-slots-by-water", "AN-40");
  return shortage(state.human, cost, "AN-40");
}

/** AN-45..AN-47. */
export function warpRefusal({ human }: State, { tiles = [] }: ActionOf<"warp">): Refusal | undefined {
  let workers = 0;
  let water = human.goods.W;
  for (const tile of tiles) {
    if (tiles.indexOf(tile) !== tiles.lastIndexOf(tile) || !human.warpSupply.includes(tile))
      return no("anachrony/warp-tile-not-in-supply", "AN-45", { tile });
    if (WARP[tile].worker !== undefined) workers++;
    water += WARP[tile].goods?.W ?? 0;
  }
  if (workers > water) return no("anachrony/warp-workers-cost-water", "AN-46", { needed: workers, water });
  if (tiles.includes("exosuit") && spareExosuits(human) === 0)
    return no("anachrony/no-spare-exosuit", "AN-47");
  return undefined;
}

export const FORCE_WATER = 3;

/** AN-65, AN-95, AN-99 and the leaders. */
export function freeRefusal(state: State, action: ActionOf<"free">): Refusal | undefined {
  const { human } = state;
  const { source, cubes = [], give, pay } = action;
  if (source === "force") return forceRefusal(state, action);
  if (pay !== undefined) return no("anachrony/not-by-water", "AN-95");
  if (source === "oldRoot" || source === "timeClerk") {
    if (state.leader !== source) return no("anachrony/no-such-free-action", "AN-99", { source });
  } else {
    const own = ownTile(human, source);
    if (own === undefined || effectsOf(source).free === undefined)
      return no("anachrony/no-such-free-action", "AN-99", { source });
    if (isCovered(human, own)) return no("anachrony/tile-covered", "AN-92", { tile: source });
    if (human.fresh.includes(source)) return no("anachrony/tile-is-new", "AN-68", { tile: source });
  }
  if (human.used.includes(source)) return no("anachrony/already-used", "AN-51", { source });
  const { price, gain } = freeEffect(source);
  const whole = withX(price?.goods ?? {}, price?.x ?? 0, cubes);
  if ("refused" in whole) return whole.refused;
  if ((give !== undefined) !== (price?.worker === true) || (give !== undefined && !ownsGiven(human, give)))
    return no("anachrony/wrong-worker-given", "AN-103");
  const short = shortage(human, whole.cost, "AN-85");
  if (short !== undefined) return short;
  return isWorthwhile(state, spending(human, undefined, whole.cost), gain, undefined)
    ? undefined
    : no("anachrony/nothing-to-gain", nothingRule(state, gain), { action: source });
}

const LEADER_EFFECT: Readonly<Record<"oldRoot" | "timeClerk", FreeEffect>> = {
  oldRoot: { price: { goods: { W: 1 } }, gain: [{ kind: "wake", most: 1, least: 1 }] },
  timeClerk: { price: { x: 1 }, gain: [{ kind: "paradox", change: -1 }] },
};
export const freeEffect = (source: Exclude<ActionOf<"free">["source"], "force">): FreeEffect =>
  source === "oldRoot" || source === "timeClerk" ? LEADER_EFFECT[source] : effectsOf(source).free!;

function forceRefusal(state: State, { cubes = [], give, pay }: ActionOf<"free">): Refusal | undefined {
  const { human } = state;
  if (human.used.includes("force")) return no("anachrony/already-used", "AN-51", { source: "force" });
  if (totalOf(human.tired) === 0) return no("anachrony/nobody-tired", "AN-95");
  if (cubes.length > 0) return no("anachrony/wrong-cubes", "AN-95", { needed: 0 });
  if (pay === "water") {
    if (!hasPassive(human, "forceByWater")) return no("anachrony/not-by-water", "AN-95");
    if (give !== undefined) return no("anachrony/wrong-worker-given", "AN-95");
    return shortage(human, { W: FORCE_WATER }, "AN-95");
  }
  const loses = human.morale === 0;
  if ((give !== undefined) !== loses || (give !== undefined && !ownsGiven(human, give)))
    return no("anachrony/wrong-worker-given", "AN-95");
  return undefined;
}

export const mineRefusal = ({ board }: State, { cube }: ActionOf<"mine">): Refusal | undefined =>
  board.minePool[cube] > 0 ? undefined : no("anachrony/cube-not-in-pool", "AN-60", { cube });

/** AN-62. */
export function tradeRefusal(
  { human }: State,
  { exchange, cubes = [] }: ActionOf<"trade">,
): Refusal | undefined {
  const named = namesCubes(exchange);
  if (cubes.length !== (named === undefined ? 0 : 2))
    return no("anachrony/wrong-cubes", "AN-62", { needed: named === undefined ? 0 : 2 });
  if (named === "give") return shortage(human, amountOf(cubes), "AN-62");
  return canExchange(human, exchange)
    ? undefined
    : no("anachrony/nothing-to-gain", "AN-62", { action: exchange });
}

export function capitalRefusal(
  state: State,
  frame: FrameOf<"council" | "standard">,
  { action }: ActionOf<"capital">,
): Refusal | undefined {
  const offered =
    frame.kind === "council"
      ? councilActions(state, state.human, frame.by)
      : standardActions(state, state.human, frame.by);
  if (offered.includes(action)) return undefined;
  return no("anachrony/action-not-offered", frame.kind === "council" ? "AN-57" : "AN-91", { action });
}

/** S17. */
export function copyRefusal(state: State, { tile, cubes = [] }: ActionOf<"copy">): Refusal | undefined {
  const found = copyable(state, state.human).find((each) => each === tile);
  if (found === undefined) return no("anachrony/not-copyable", "AN-91", { tile });
  const { price } = effectsOf(tile).work!;
  const whole = withX(price?.goods ?? {}, price?.x ?? 0, cubes);
  return "refused" in whole ? whole.refused : shortage(state.human, whole.cost, "AN-85");
}

/** AN-96, AN-88. */
export function focusRefusal(
  state: State,
  { range }: FrameOf<"focus">,
  { era, tile }: ActionOf<"focus">,
): Refusal | undefined {
  if (!focusEras(state, range).includes(era)) return no("anachrony/out-of-range", "AN-96", { era });
  if (tile === undefined) return undefined;
  if (warpEra(state.human, tile) !== era) return no("anachrony/warp-tile-not-there", "AN-67", { tile });
  return canRepay(state.human, tile) ? undefined : no("anachrony/cannot-send-back", "AN-88", { tile });
}

export const takeBackRefusal = ({ human }: State, { tile }: ActionOf<"takeBack">): Refusal | undefined =>
  warpEra(human, tile) > 0 ? undefined : no("anachrony/warp-tile-not-there", "AN-88", { tile });

export function gainRefusal(frame: FrameOf<"cubes">, { cubes }: ActionOf<"gain">): Refusal | undefined {
  const { count, of, alike = count } = frame;
  const most = Math.max(...cubes.map((cube) => cubes.filter((each) => each === cube).length));
  return cubes.length === count && cubes.every((cube) => of.includes(cube)) && most <= alike
    ? undefined
    : no("anachrony/wrong-gain", "AN-86", { count });
}

export function swapRefusal({ human }: State, { from, to }: ActionOf<"swap">): Refusal | undefined {
  if (from === to) return no("anachrony/same-cube", "AN-86");
  return shortage(human, { [from]: 1 }, "AN-86");
}

export function wakeRefusal(
  { human }: State,
  { most, least }: FrameOf<"wake">,
  { workers = [] }: ActionOf<"wake">,
): Refusal | undefined {
  const asleep = WORKERS.every(
    (worker) => workers.filter((each) => each === worker).length <= human.tired[worker],
  );
  return asleep && workers.length <= most && workers.length >= least
    ? undefined
    : no("anachrony/cannot-wake", "AN-84", { most });
}

export function spotRefusal(state: State, { spot }: { readonly spot: Spot }): Refusal | undefined {
  if (anomalySpots(state).includes(spot)) return undefined;
  return no("anachrony/not-this-spot", "AN-92", { spot });
}
