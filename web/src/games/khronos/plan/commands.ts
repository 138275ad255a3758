/** What a choice on the boards means, given the plan so far. */
import {
  type Action,
  buildAt,
  buildingOn,
  COLOUR_OF,
  type Colour,
  ERAS,
  gridOf,
  offset,
  payFor,
  type Spot,
  squareFrom,
  upgradeTo,
} from "@chronarium/khronos";
import { agreeing } from "../../../play/picks.ts";
import type { Means } from "../../../play/use-hits.ts";
import type { Table } from "../../../table/store.ts";
import {
  type Act,
  buildingIn,
  cardsIn,
  chooseAct,
  choosePlace,
  growthIn,
  handOf,
  type KhronosPlan,
  type KhronosSetting,
  type Pick,
  pawnIn,
  placePick,
  targetIn,
} from "./picks.ts";
import { play, type Scene } from "./play.ts";

const sameSpot = (a: Spot | undefined, b: Spot | undefined): boolean => a?.era === b?.era && a?.at === b?.at;

type Lit = ReturnType<typeof play.derive>["lit"];

const ON_BUILDINGS: readonly Act[] = ["upgrade", "demolish", "populate", "renovate", "chooseLoser"];
const WITHOUT_PLACE: readonly Act[] = ["exchange", "keep", "end"];

/** The square that names what is meant: for acts on buildings, the building's own. */
export function anchorOf(
  { state }: KhronosSetting,
  { picks }: KhronosPlan,
  act: Act | undefined,
  spot: Spot,
): Spot {
  const where = act !== undefined && ON_BUILDINGS.includes(act) && growthIn(picks) === undefined;
  return where ? { era: spot.era, at: buildingOn(state, spot.era, spot.at)?.at ?? spot.at } : spot;
}

/** What is lit can be chosen: a square inside of possible places means the one that begins nearest to it. */
function placeMeant({ state }: KhronosSetting, lit: Lit, spot: Spot): Spot {
  const { squares, size = 1 } = lit[spot.era];
  const steps = Array.from({ length: size * size }, (_, i) => [i % size, Math.floor(i / size)] as const);
  for (const [left, up] of steps.sort((a, b) => a[0] + a[1] - (b[0] + b[1]))) {
    const at = squareFrom(state, spot.at, -left, -up);
    if (at !== undefined && squares.has(at)) return { era: spot.era, at };
  }
  return spot;
}

/** The pick that the pointer looks at, where the act in hand is possible. */
export function aimAt(table: Table, spot: Spot | undefined): void {
  const setting = play.settingNow(table);
  const plan = play.planOf(table);
  const { act, lit } = play.derive(setting, plan);
  const anchor = spot && placeMeant(setting, lit, anchorOf(setting, plan, act, spot));
  const open = anchor !== undefined && lit[anchor.era].squares.has(anchor.at);
  const journey: Pick | undefined = spot && pawnIn(act) !== undefined ? `to ${spot.era}` : undefined;
  play.dispatch(table, { type: "aim", pick: open ? placePick(anchor) : journey });
}

export function chooseSquare(table: Table, spot: Spot, means: Means, quick: boolean): void {
  if (play.onlyLooking(table)) return;
  const setting = play.settingNow(table);
  const plan = play.planOf(table);
  const { act, lit } = play.derive(setting, plan);
  if (act === undefined || WITHOUT_PLACE.includes(act)) {
    if (setting.state.pending.length === 0) openMenu(table, spot);
    return;
  }
  const pawn = pawnIn(act);
  if (pawn !== undefined) {
    if (!play.attempt(table, setting, { type: "travel", pawn, to: spot.era }))
      play.setPlan(table, choosePlace(plan, `to ${spot.era}`));
    return;
  }
  const anchor = placeMeant(setting, lit, anchorOf(setting, plan, act, spot));
  const again = sameSpot(targetIn(plan.picks), anchor) || insideTarget(setting, plan, spot);
  if (again) {
    if (means !== "mouse" || quick) void play.commit(table);
  } else if (lit[anchor.era].squares.has(anchor.at)) {
    if (act === "upgrade" && growthIn(plan.picks) === undefined) chooseUpgrade(table, anchor);
    else play.setPlan(table, choosePlace(plan, placePick(anchor)));
  } else {
    const attempt = attemptAt(setting, plan, act, anchor);
    if (attempt !== undefined && !play.attempt(table, setting, attempt))
      play.setPlan(table, play.planFor(setting, attempt));
  }
}

/** Lists what can be done on a square; the cards in hand stay chosen. */
export function openMenu(table: Table, spot: Spot): void {
  play.setPlan(table, { ...chooseAct(play.planOf(table)), open: spot });
}

/** A second tap on the ghost need not hit its corner. */
function insideTarget({ state }: KhronosSetting, { picks }: KhronosPlan, spot: Spot): boolean {
  const target = targetIn(picks);
  const size = growthIn(picks)?.size ?? picks.map((pick) => buildingIn(pick as Act)?.size).find(Boolean);
  if (target === undefined || target.era !== spot.era || size === undefined) return false;
  const { right, down } = offset(state, target.at, spot.at);
  return right >= 0 && down >= 0 && right < size && down < size;
}

/** One size: its places light up. Several: the square lists them. */
function chooseUpgrade(table: Table, { era, at }: Spot): void {
  const { ways } = play.settingNow(table);
  const cards = cardsIn(play.planOf(table).picks).length;
  const growths = new Set(
    ways.flatMap(({ action, picks, cards: price }) =>
      action.type === "upgrade" &&
      action.era === era &&
      action.from === at &&
      (cards === 0 || price.length === cards)
        ? [picks[1] as Pick]
        : [],
    ),
  );
  const [growth] = growths;
  if (growths.size > 1) openMenu(table, { era, at });
  else if (growth !== undefined) chooseGrowth(table, growth);
}

/** Begins an upgrade; where only one footprint is open it is taken at once. */
export function chooseGrowth(table: Table, growth: Pick): void {
  const places = new Set(
    agreeing(play.settingNow(table).ways, [growth]).flatMap(({ spot }) =>
      spot === undefined ? [] : [placePick(spot)],
    ),
  );
  const only = places.size === 1 ? [...places] : [];
  play.setPlan(table, chooseAct(play.planOf(table), "upgrade", growth, ...only));
}

/** The action that a choice of an unlit square stands for. */
export function attemptAt(
  setting: KhronosSetting,
  { picks }: KhronosPlan,
  act: Act,
  { era, at }: Spot,
): Action | undefined {
  const { state, seat } = setting;
  if (seat === undefined) return undefined;
  const building = buildingIn(act);
  if (building !== undefined)
    return withChosen(setting, picks, buildAt(state, seat, { era, at }, building.type, building.size));
  switch (act) {
    case "upgrade": {
      const growth = growthIn(picks);
      if (growth !== undefined) return upgradeTo(state, seat, { era, at: growth.at }, growth.size, at);
      const size = (buildingOn(state, era, at)?.size ?? 2) === 1 ? 2 : 3;
      return upgradeTo(state, seat, { era, at }, size, at);
    }
    case "demolish":
      return { type: act, era, at, pay: payFor(state, seat, era, 1) };
    case "populate":
    case "renovate":
      return { type: act, at, pay: payFor(state, seat, "reason", 1) };
    case "chooseLoser":
    case "placeDownsized":
      return { type: act, at };
    default:
      return undefined;
  }
}

/** With cards chosen by hand, the refusal is about these cards. */
function withChosen(
  setting: KhronosSetting,
  picks: readonly Pick[],
  action: Extract<Action, { type: "build" }>,
): Action {
  const cards = cardsIn(picks);
  if (cards.length === 0) return action;
  const hand = handOf(setting);
  const chosen = cards.map((index) => hand[index] as Colour);
  for (let i = 0; i < action.size; i++) {
    const found = chosen.indexOf(COLOUR_OF[action.building]);
    if (found !== -1) chosen.splice(found, 1);
  }
  const { extra: _, ...bare } = action;
  return chosen.length === 0 ? bare : { ...bare, extra: chosen };
}

/** The next or previous lit square in the order of the boards. */
export function nextLit({ setting, lit }: Scene, from: Spot | undefined, by: 1 | -1): Spot | undefined {
  const { names } = gridOf(setting.state.options.map);
  const all = ERAS.flatMap((era) =>
    names.filter((name) => lit[era].squares.has(name)).map((at): Spot => ({ era, at })),
  );
  const here = all.findIndex((spot) => sameSpot(spot, from));
  return all[(here + by + all.length) % all.length];
}
