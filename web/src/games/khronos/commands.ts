/** What a choice on the board means, given the plan so far. */
import { type Action, COLOUR_OF, type Colour, khronos, type SquareId } from "@chronarium/khronos";
import { act as commitAction, offerBranch, seatToAct, type Table } from "../../table/store.ts";
import type { Means } from "./board/types.ts";
import { buildAt, payFor, upgradeTo } from "./menu.ts";
import { type Act, agrees, type Plan, type Spot, sameSpot } from "./plan.ts";
import { planFor } from "./plan-for.ts";
import { buildingOn, handOf, type Setting, settingOf } from "./setting.ts";
import { derive, dispatch, forgetPlan, planOf, setPlan } from "./use-scene.ts";

export function settingNow(table: Table): Setting {
  const state = table.getState();
  return settingOf(state.shown, seatToAct(state));
}

/** Commits what the plan says; answers whether there was something to commit. */
export async function commit(table: Table): Promise<boolean> {
  const { planned } = derive(settingNow(table), planOf(table));
  return planned !== undefined && (await commitThis(table, planned));
}

export async function commitThis(table: Table, action: Action): Promise<boolean> {
  const done = await commitAction(table, action);
  if (done) forgetPlan();
  return done;
}

const ON_BUILDINGS: readonly Act["kind"][] = ["upgrade", "demolish", "populate", "renovate", "chooseLoser"];

/** The square that names what is meant: for acts on buildings, the building's own. */
export function anchorOf(setting: Setting, act: Act | undefined, { era, at }: Spot): Spot {
  if (act === undefined || !ON_BUILDINGS.includes(act.kind)) return { era, at };
  return { era, at: buildingOn(setting, era, at)?.at ?? at };
}

export function chooseSquare(table: Table, spot: Spot, means: Means, quick: boolean): void {
  const setting = settingNow(table);
  if (setting.seat === undefined) {
    const { live, shown } = table.getState();
    if (live !== shown) offerBranch(table);
    return;
  }
  const plan = planOf(table);
  const { act, lit } = derive(setting, plan);
  if (act === undefined || act.kind === "exchange" || act.kind === "keep" || act.kind === "end") {
    if (setting.state.pending.length === 0) dispatch(table, { type: "menu", spot });
    return;
  }
  if (act.kind === "travel") {
    const target: Spot = { era: spot.era, at: "" };
    const action: Action = { type: "travel", pawn: act.pawn, to: spot.era };
    if (khronos.refusal(setting.state, setting.seat, action) === undefined)
      dispatch(table, { type: "target", spot: target });
    else dispatch(table, { type: "attempt", action });
    return;
  }
  const anchor = anchorOf(setting, act, spot);
  const again = sameSpot(plan.target, anchor) || insideTarget(setting, plan, act, spot);
  if (again && (means !== "mouse" || quick)) {
    void commit(table);
    return;
  }
  if (!again && lit[anchor.era].squares.has(anchor.at)) {
    if (act.kind === "upgrade") chooseUpgrade(table, setting, plan, anchor);
    else dispatch(table, { type: "target", spot: anchor });
    return;
  }
  if (again) return;
  const attempt = attemptAt(setting, plan, act, anchor);
  if (attempt === undefined) return;
  if (khronos.refusal(setting.state, setting.seat, attempt) === undefined)
    setPlan(table, planFor(setting, attempt));
  else dispatch(table, { type: "attempt", action: attempt });
}

/** A second tap on the ghost need not hit its corner. */
function insideTarget(setting: Setting, plan: Plan, act: Act, { era, at }: Spot): boolean {
  const { target } = plan;
  if (target === undefined || target.era !== era || (act.kind !== "build" && act.kind !== "grow"))
    return false;
  const { indexOf, width } = setting.grid;
  const from = indexOf.get(target.at) ?? 0;
  const to = indexOf.get(at) ?? 0;
  const right = (to % width) - (from % width);
  const down = Math.floor(to / width) - Math.floor(from / width);
  return right >= 0 && down >= 0 && right < act.size && down < act.size;
}

/** One size: its places light up. Several: the square lists them. */
function chooseUpgrade(table: Table, setting: Setting, plan: Plan, { era, at }: Spot): void {
  const { act } = derive(setting, plan);
  const key = plan.cards.length;
  const sizes = new Map<number, Action>();
  for (const { action, cards } of setting.offers)
    if (
      action.type === "upgrade" &&
      action.era === era &&
      action.from === at &&
      (key === 0 || cards.length === key)
    )
      sizes.set(action.size, action);
  const [only] = sizes.values();
  if (act === undefined || only?.type !== "upgrade") return;
  if (sizes.size > 1) dispatch(table, { type: "menu", spot: { era, at } });
  else chooseGrowth(table, setting, { kind: "grow", era, from: at, size: only.size });
}

/** Begins an upgrade; where only one footprint is open it is taken at once. */
export function chooseGrowth(table: Table, setting: Setting, act: Extract<Act, { kind: "grow" }>): void {
  const places = new Set(
    setting.offers.flatMap(({ action }) =>
      agrees(act, action) && action.type === "upgrade" ? [action.at] : [],
    ),
  );
  const [only] = places;
  if (places.size === 1 && only !== undefined)
    dispatch(table, { type: "chooseAct", act, target: { era: act.era, at: only } });
  else dispatch(table, { type: "chooseAct", act });
}

/** The action that a choice of an unlit square stands for. */
export function attemptAt(setting: Setting, plan: Plan, act: Act, { era, at }: Spot): Action | undefined {
  switch (act.kind) {
    case "build": {
      const action = buildAt(setting, era, act.building, act.size, at);
      return withChosen(setting, plan, action, act.size, COLOUR_OF[act.building]);
    }
    case "grow": {
      const old = buildingOn(setting, act.era, act.from);
      return upgradeTo(setting, era, act.from, old?.size ?? 1, act.size, at);
    }
    case "upgrade": {
      const old = buildingOn(setting, era, at);
      const size = old === undefined || old.size === 3 ? 3 : old.size === 2 ? 3 : 2;
      return upgradeTo(setting, era, at, old?.size ?? 1, size, at);
    }
    case "demolish":
      return { type: "demolish", era, at, pay: payFor(setting, era, 1) };
    case "populate":
    case "renovate":
      return { type: act.kind, at, pay: payFor(setting, "reason", 1) };
    case "chooseLoser":
    case "placeDownsized":
      return { type: act.kind, at };
    default:
      return undefined;
  }
}

/** With cards chosen by hand, the refusal is about these cards. */
function withChosen(setting: Setting, plan: Plan, action: Action, base: number, colour: Colour): Action {
  if (plan.cards.length === 0 || action.type !== "build") return action;
  const hand = handOf(setting);
  const chosen = plan.cards.map((index) => hand[index] as Colour);
  for (let i = 0; i < base; i++) {
    const found = chosen.indexOf(colour);
    if (found !== -1) chosen.splice(found, 1);
  }
  const { extra: _, ...bare } = action;
  return chosen.length === 0 ? bare : { ...bare, extra: chosen };
}

/** The next or previous lit square in the order of the boards; the first board is the present one. */
export function nextLit(table: Table, from: Spot | undefined, by: 1 | -1): Spot | undefined {
  const { lit } = derive(settingNow(table), planOf(table));
  const { grid } = settingNow(table);
  const all = (["might", "faith", "reason"] as const).flatMap((era) =>
    grid.names.filter((name: SquareId) => lit[era].squares.has(name)).map((at): Spot => ({ era, at })),
  );
  if (all.length === 0) return undefined;
  const here = all.findIndex((spot) => sameSpot(spot, from));
  return all[(here + by + all.length) % all.length];
}
