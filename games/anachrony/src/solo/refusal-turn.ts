/** Why a worker cannot go somewhere (AN-50..AN-68). */
import type { Refusal } from "@chronarium/kernel";
import type { Gain } from "../tables/effects.ts";
import { type Amount, XS } from "../tables/goods.ts";
import { afterImpact, PLACE, type SpaceKind } from "../tables/main-board.ts";
import { SPOTS, type Spot } from "../tables/paths.ts";
import { isWorthwhile, mayPerform, mayWork, spaceWater, spaceWorks, spending } from "./able.ts";
import type { ActionOf } from "./actions.ts";
import { amountOf } from "./exchange.ts";
import { effectsOf, isCovered, ownTile, supplyPrice } from "./human.ts";
import { no, shortage } from "./refused.ts";
import type { State, TileId } from "./state.ts";

const SPACE_RULE: Readonly<Record<SpaceKind, string>> = {
  construct: "AN-56",
  recruit: "AN-58",
  research: "AN-59",
  council: "AN-57",
  mine: "AN-60",
  purify: "AN-61",
  trade: "AN-62",
  evacuate: "AN-63",
};

export function placeRefusal(state: State, { worker, space }: ActionOf<"place">): Refusal | undefined {
  const { human } = state;
  const { kind, index } = PLACE[space];
  if (human.active[worker] === 0) return no("anachrony/no-active-worker", "AN-54", { worker });
  if (human.powered === 0) return no("anachrony/no-powered-exosuit", "AN-50");
  if (kind === "evacuate") {
    if (!afterImpact(state.era)) return no("anachrony/evacuation-closed", "AN-63");
    if (human.evacuated) return no("anachrony/already-evacuated", "AN-63");
  } else if (kind !== "purify" && kind !== "trade") {
    const occupant = state.board.spaces[kind][index];
    if (occupant === "gone")
      return no("anachrony/space-gone", kind === "council" ? "CB-53" : "AN-71", { space });
    if (occupant !== "free") return no("anachrony/space-taken", "AN-52", { space });
  }
  if ((kind === "construct" || kind === "recruit" || kind === "research") && !mayPerform(state, kind, worker))
    return no("anachrony/worker-not-allowed", "AN-84", { worker, action: kind });
  const water = spaceWater(state.era, human, space);
  if (human.goods.W < water) return shortage(human, { W: water }, kind === "council" ? "AN-57" : "AN-55");
  if (spaceWorks(state, human, space, worker, water)) return undefined;
  if (kind === "council") return no("anachrony/no-full-action", "AN-57", { worker });
  return kind === "evacuate"
    ? no("anachrony/evacuation-condition", "AN-97")
    : no("anachrony/nothing-to-gain", SPACE_RULE[kind], { action: kind });
}

const ALL_SPOTS: ReadonlySet<string> = new Set(SPOTS);
const isSpot = (at: string): at is Spot => ALL_SPOTS.has(at);
export const ANOMALY_WATER = 2;

export function workRefusal(state: State, action: ActionOf<"work">): Refusal | undefined {
  const { worker, at, cubes = [] } = action;
  const { human } = state;
  if (human.active[worker] === 0) return no("anachrony/no-active-worker", "AN-54", { worker });
  if (at === "supply") {
    if (human.worked.includes(at)) return no("anachrony/already-worked", "AN-64", { place: at });
    if (cubes.length > 0) return no("anachrony/wrong-cubes", "AN-64", { needed: 0 });
    return shortage(human, { W: supplyPrice(state) }, "AN-94");
  }
  if (at === "beside" || isSpot(at)) return anomalyRefusal(state, action);
  return tileRefusal(state, action, at);
}

/** AN-66: 2 W, and 2 X in any mix or 1 N. */
function anomalyRefusal({ human }: State, { at, cubes = [] }: ActionOf<"work">): Refusal | undefined {
  const there = at === "beside" ? human.beside > 0 : human.anomalies.includes(at as Spot);
  if (!there) return no("anachrony/no-anomaly-there", "AN-66", { spot: at });
  const neutronium = cubes.length === 1 && cubes[0] === "N";
  const twoX = cubes.length === 2 && !cubes.includes("N");
  if (!neutronium && !twoX) return no("anachrony/wrong-cubes", "AN-66", { needed: 2 });
  return shortage(human, { ...amountOf(cubes), W: ANOMALY_WATER }, "AN-66");
}

/** The X of a price, named in the action (AN-108): the whole cost, or why it does not fit. */
export function withX(
  goods: Amount,
  x: number,
  cubes: readonly string[],
): { readonly cost: Amount } | { readonly refused: Refusal } {
  const fits = cubes.length === x && cubes.every((cube) => (XS as readonly string[]).includes(cube));
  if (!fits) return { refused: no("anachrony/wrong-cubes", "AN-86", { needed: x }) };
  const cost: Record<string, number> = { ...goods };
  for (const cube of cubes) cost[cube] = (cost[cube] ?? 0) + 1;
  return { cost };
}

/** In the first Era no F can be carried out. */
export const nothingRule = ({ era }: State, gain: readonly Gain[]): string =>
  era === 1 && gain.some(({ kind }) => kind === "focus") ? "AN-96" : "AN-85";

function tileRefusal(state: State, action: ActionOf<"work">, tile: TileId): Refusal | undefined {
  const { human } = state;
  const { worker, cubes = [] } = action;
  const own = ownTile(human, tile);
  const { work } = effectsOf(tile);
  if (own === undefined || work === undefined) return no("anachrony/no-such-place", "AN-68", { place: tile });
  if (isCovered(human, own)) return no("anachrony/tile-covered", "AN-92", { tile });
  if (human.worked.includes(tile)) return no("anachrony/already-worked", "AN-68", { place: tile });
  if (human.fresh.includes(tile)) return no("anachrony/tile-is-new", "AN-68", { tile });
  if (!mayWork(work, worker)) return no("anachrony/worker-not-allowed", "AN-84", { worker, action: tile });
  const price = withX(work.price?.goods ?? {}, work.price?.x ?? 0, cubes);
  if ("refused" in price) return price.refused;
  const short = shortage(human, price.cost, "AN-85");
  if (short !== undefined) return short;
  const after = spending(human, worker, price.cost);
  return isWorthwhile(state, after, work.gain, worker)
    ? undefined
    : no("anachrony/nothing-to-gain", nothingRule(state, work.gain), { action: tile });
}
