/** What cards offer: options of what is held, read or lies before everybody (AM-87, AM-101), and their prices. */
import { holds } from "./conditions.ts";
import { pay } from "./crystals.ts";
import { hooksOf, isLeft, useUp } from "./hooks.ts";
import type { Mission } from "./mission.ts";
import { COIN, type Effect, type Option, type Price } from "./pack.ts";
import { panoramaOf } from "./places.ts";
import { heldVariant, variantOf } from "./reading.ts";
import type { Lane } from "./state.ts";
import { agentAt, type Scene, type Table, tell } from "./table.ts";
import { coinsOf, has, isGroupToken, putAway, setTokens } from "./things.ts";

/** The options before an agent, whether they can be taken or not. Those of card A lie before everybody. */
export function optionsBefore(scene: Scene, mission: Mission, lane: Lane): readonly Option[] {
  const agent = scene.agents[lane]!;
  const top = agent.lane.at(-1);
  if (top?.kind === "look") return top.peek ? NONE : variantOf(mission, top.side, top.variant)!.options;
  const found: Option[] = [];
  const held = heldVariant(mission, agent);
  if (held !== undefined) found.push(...held.options);
  for (const item of agent.items) found.push(...mission.items.get(item)!.variants[0]!.options);
  for (const item of scene.white) found.push(...mission.items.get(item)!.variants[0]!.options);
  found.push(...publicOptions(scene, mission));
  return found;
}
const NONE: readonly Option[] = [];

/** AM-101. */
export function publicOptions(scene: Scene, mission: Mission): readonly Option[] {
  if (scene.visit === null || scene.stage === "entering") return NONE;
  const [first] = panoramaOf(scene, mission, scene.visit.loc);
  return first === undefined ? NONE : (variantOf(mission, first, scene.visit.variantA)?.options ?? NONE);
}

/** What card A offers is the Captain's to decide, and whatever says so. */
export const captainDecides = (scene: Scene, mission: Mission, option: Option): boolean =>
  option.decides === "captain" || publicOptions(scene, mission).includes(option);

export const optionHolds = (scene: Scene, mission: Mission, lane: Lane, option: Option): boolean =>
  (option.when === undefined || holds(scene, mission, option.when, lane)) &&
  isLeft(scene, lane, `option:${option.id}`, option.limit);

/** AM-55, AM-97: a price is offered only if it can be paid in full. */
export function canPay(
  scene: Scene,
  mission: Mission,
  lane: Lane,
  price: Price | undefined,
  effects: readonly Effect[],
): boolean {
  let crystals = price?.azrak ?? 0;
  let coins = coinPrice(scene, mission, lane, price);
  for (const effect of effects) {
    if ("azrak" in effect) {
      const { spend = 0, toReturn = 0, from = "vortex", who = "self" } = effect.azrak;
      if (spend > 0 && who === "self") crystals += spend;
      if (toReturn > 0 && from === "vortex" && scene.vortex < toReturn) return false;
      if (toReturn > 0 && from === "self") crystals += toReturn;
    }
    if ("coins" in effect && (effect.coins.who ?? "self") === "self") coins += effect.coins.spend ?? 0;
  }
  if (scene.agents[lane]!.pool < crystals || coinsOf(scene, lane) < coins) return false;
  const thing = price?.stow ?? price?.remove;
  if (thing === undefined) return true;
  return isGroupToken(thing) ? scene.groupTokens.includes(thing) : has(scene, lane, thing);
}

function coinPrice(scene: Scene, mission: Mission, lane: Lane, price: Price | undefined): number {
  const coins = price?.coins ?? 0;
  if (coins === 0) return 0;
  const [discount] = hooksOf(scene, mission, lane, "coins.discount");
  return Math.max(0, coins - (discount?.hook.args?.less ?? 0));
}

export function payPrice(table: Table, lane: Lane, price: Price | undefined): void {
  if (price === undefined) return;
  const coins = coinPrice(table, table.at, lane, price);
  if ((price.coins ?? 0) > 0) {
    const [discount] = hooksOf(table, table.at, lane, "coins.discount");
    if (discount !== undefined) useUp(table, lane, discount.id, discount.hook.limit);
    setTokens(table, lane, COIN, coinsOf(table, lane) - coins);
    tell(table, { type: "coins", agent: agentAt(table, lane).rec, coins: -coins });
  }
  if (price.stow !== undefined) putAway(table, price.stow, false, lane);
  if (price.remove !== undefined) putAway(table, price.remove, true, lane);
  for (let paid = 0; paid < (price.azrak ?? 0); paid++) pay(table, lane, "vortex");
}
