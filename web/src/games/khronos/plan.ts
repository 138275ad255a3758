/**
 * What the player is about to do: cards, an act, a place. Everything the screen lights, offers or commits follows
 * from the legal actions that agree with it; the plan itself knows no rule.
 */
import {
  type Action,
  type BuildingType,
  type Colour,
  ERAS,
  type Era,
  type Pay,
  type Size,
  type SquareId,
} from "@chronarium/khronos";
import { handOf, type Offer, type Setting } from "./setting.ts";

export type Act =
  | { readonly kind: "build"; readonly building: BuildingType; readonly size: Size }
  | { readonly kind: "upgrade" }
  | { readonly kind: "grow"; readonly era: Era; readonly from: SquareId; readonly size: Size }
  | { readonly kind: "demolish" | "populate" | "renovate" | "exchange" | "keep" | "end" }
  | { readonly kind: "travel"; readonly pawn: 0 | 1 }
  | { readonly kind: "chooseLoser" | "placeDownsized" };

export type Spot = { readonly era: Era; readonly at: SquareId };

export type Plan = {
  /** Positions in the hand, chosen by the player; empty leaves the cards open. */
  readonly cards: readonly number[];
  readonly act: Act | undefined;
  /** Where, once chosen; and where the pointer only looks. A journey aims at an era. */
  readonly target: Spot | undefined;
  readonly aim: Spot | undefined;
  readonly pay: Pay | undefined;
  /** The square whose possibilities are listed. */
  readonly menu: Spot | undefined;
  /** Something that the rules refuse: "Why not?" explains it. */
  readonly attempt: Action | undefined;
  /** Ending the turn asks once when cards are left. */
  readonly passing: boolean;
};

export const EMPTY: Plan = {
  cards: [],
  act: undefined,
  target: undefined,
  aim: undefined,
  pay: undefined,
  menu: undefined,
  attempt: undefined,
  passing: false,
};

export type Step =
  | { readonly type: "toggleCard"; readonly index: number; readonly shown: readonly number[] }
  | { readonly type: "chooseAct"; readonly act: Act; readonly target?: Spot }
  | { readonly type: "aim"; readonly spot: Spot | undefined }
  | { readonly type: "target"; readonly spot: Spot }
  | { readonly type: "pay"; readonly pay: Pay }
  | { readonly type: "menu"; readonly spot: Spot }
  | { readonly type: "attempt"; readonly action: Action | undefined }
  | { readonly type: "pass" }
  | { readonly type: "back" }
  | { readonly type: "clear" };

export function reduce(plan: Plan, step: Step): Plan {
  switch (step.type) {
    case "toggleCard": {
      const cards = step.shown.includes(step.index)
        ? step.shown.filter((index) => index !== step.index)
        : [...step.shown, step.index].sort((a, b) => a - b);
      // With a place chosen the cards are its payment; before that they ask what could be done with them.
      const keeps = plan.target !== undefined || plan.act?.kind === "exchange" || plan.act?.kind === "keep";
      return { ...EMPTY, cards, act: keeps ? plan.act : undefined, target: plan.target };
    }
    case "chooseAct":
      return { ...EMPTY, cards: plan.cards, act: step.act, target: step.target };
    case "aim":
      return sameSpot(plan.aim, step.spot) ? plan : { ...plan, aim: step.spot };
    case "target":
      return {
        ...plan,
        target: step.spot,
        aim: undefined,
        menu: undefined,
        attempt: undefined,
        pay: undefined,
      };
    case "pay":
      return { ...plan, pay: step.pay };
    case "menu":
      return { ...EMPTY, cards: plan.cards, menu: step.spot };
    case "attempt":
      return { ...plan, attempt: step.action, aim: undefined };
    case "pass":
      return { ...EMPTY, act: { kind: "end" }, passing: true };
    case "back":
      return stepBack(plan);
    case "clear":
      return EMPTY;
  }
}

/** Esc: one level. */
function stepBack(plan: Plan): Plan {
  if (plan.attempt !== undefined) return { ...plan, attempt: undefined };
  if (plan.menu !== undefined) return { ...plan, menu: undefined };
  if (plan.target !== undefined) return { ...plan, target: undefined, pay: undefined };
  return EMPTY;
}

export const sameSpot = (a: Spot | undefined, b: Spot | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && a.era === b.era && a.at === b.at);

/** Where an action happens; a journey goes to an era. */
export function spotOf(action: Action): Spot | undefined {
  switch (action.type) {
    case "build":
    case "upgrade":
    case "demolish":
      return { era: action.era, at: action.at };
    case "populate":
    case "renovate":
      return { era: "reason", at: action.at };
    case "travel":
      return { era: action.to, at: "" };
    default:
      return undefined;
  }
}

export function actOf(action: Action): Act | undefined {
  switch (action.type) {
    case "build":
      return { kind: "build", building: action.building, size: action.size };
    case "upgrade":
      return { kind: "grow", era: action.era, from: action.from, size: action.size };
    case "travel":
      return { kind: "travel", pawn: action.pawn };
    case "draw":
    case "chooseKeeper":
      return undefined;
    default:
      return { kind: action.type };
  }
}

export function agrees(act: Act, action: Action): boolean {
  switch (act.kind) {
    case "build":
      return action.type === "build" && action.building === act.building && action.size === act.size;
    case "upgrade":
      return action.type === "upgrade";
    case "grow":
      return (
        action.type === "upgrade" &&
        action.era === act.era &&
        action.from === act.from &&
        action.size === act.size
      );
    case "travel":
      return action.type === "travel" && action.pawn === act.pawn;
    default:
      return action.type === act.kind;
  }
}

const colourKey = (setting: Setting, cards: readonly number[]): string => {
  const hand = handOf(setting);
  const count = { orange: 0, fuchsia: 0, blue: 0 };
  for (const index of cards) {
    const colour = hand[index];
    if (colour !== undefined) count[colour]++;
  }
  return `${count.orange}${count.fuchsia}${count.blue}`;
};

/** Legal actions that cost exactly the chosen cards; all of them while none is chosen. */
function affordable(setting: Setting, plan: Plan): readonly Offer[] {
  if (plan.cards.length === 0) return setting.offers;
  const key = colourKey(setting, plan.cards);
  return setting.offers.filter((offer) => offer.key === key);
}

const sameAct = (a: Act, b: Act): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What the chosen cards can pay for, largest first; a question has its own answers. */
export function acts(setting: Setting, plan: Plan): readonly Act[] {
  const found: Act[] = [];
  for (const { action } of affordable(setting, plan)) {
    const act: Act | undefined = action.type === "upgrade" ? { kind: "upgrade" } : actOf(action);
    if (act === undefined || act.kind === "end" || act.kind === "travel") continue;
    if (!found.some((known) => sameAct(known, act))) found.push(act);
  }
  return found.sort((a, b) => rank(a) - rank(b));
}

const ORDER = ["build", "upgrade", "grow", "renovate", "populate", "demolish", "exchange", "keep"];
function rank(act: Act): number {
  const size = act.kind === "build" ? 3 - act.size : 0;
  return ORDER.indexOf(act.kind) * 4 + size;
}

/** The act in hand: the chosen one, or the first that the chosen cards can pay for. */
export function actNow(setting: Setting, plan: Plan): Act | undefined {
  if (plan.act !== undefined) return plan.act;
  const frame = setting.state.pending.at(-1);
  if (frame?.kind === "question" && frame.question.kind !== "chooseKeeper")
    return { kind: frame.question.kind };
  if (frame?.kind === "keep") return { kind: "keep" };
  return plan.cards.length === 0 || frame !== undefined ? undefined : acts(setting, plan)[0];
}

/** Where the act in hand is possible, board by board. */
export type Lit = { readonly squares: ReadonlySet<SquareId>; readonly size: Size | undefined };

export function lit(setting: Setting, plan: Plan): Readonly<Record<Era, Lit>> {
  const act = actNow(setting, plan);
  const squares: Record<Era, Set<SquareId>> = { might: new Set(), faith: new Set(), reason: new Set() };
  let size: Size | undefined;
  if (act?.kind === "build" || act?.kind === "grow") size = act.size;
  const frame = setting.state.pending.at(-1);
  if (frame?.kind === "question") {
    const { question } = frame;
    if (question.kind === "placeDownsized") size = question.size;
    if (question.kind !== "chooseKeeper" && setting.seat === question.seat)
      for (const at of question.options) squares[question.era].add(at);
  } else if (act !== undefined && act.kind !== "travel") {
    for (const { action } of affordable(setting, plan)) {
      if (!agrees(act, action)) continue;
      const spot = spotOf(action);
      if (spot === undefined) continue;
      squares[spot.era].add(act.kind === "upgrade" && action.type === "upgrade" ? action.from : spot.at);
    }
  }
  const of = (era: Era): Lit => ({ squares: squares[era], size });
  return { might: of("might"), faith: of("faith"), reason: of("reason") };
}

/** Eras the chosen pawn can travel to. */
export function journeys(setting: Setting, pawn: 0 | 1): readonly Era[] {
  return ERAS.filter((era) =>
    setting.offers.some(
      ({ action }) => action.type === "travel" && action.pawn === pawn && action.to === era,
    ),
  );
}

/** The legal actions that the plan leaves open at a place. */
function candidates(setting: Setting, plan: Plan, spot = plan.target): readonly Offer[] {
  const act = actNow(setting, plan);
  if (act === undefined) return [];
  const open = affordable(setting, plan).filter(({ action }) => agrees(act, action));
  const frame = setting.state.pending.at(-1);
  if (frame?.kind === "question" && frame.question.kind !== "chooseKeeper") {
    const { era } = frame.question;
    return open.filter(({ action }) => "at" in action && spot?.era === era && action.at === spot.at);
  }
  if (act.kind === "exchange" || act.kind === "keep")
    return setting.offers.filter(
      ({ action, key }) => agrees(act, action) && key === colourKey(setting, plan.cards),
    );
  if (act.kind === "end") return open;
  return open.filter(({ action }) => sameSpot(spotOf(action), spot));
}

/** The action that the primary button would commit. */
export function planned(setting: Setting, plan: Plan, spot = plan.target): Action | undefined {
  const open = candidates(setting, plan, spot);
  const wished = plan.pay;
  if (wished !== undefined) {
    const found = open.find(({ action }) => "pay" in action && samePay(action.pay, wished));
    if (found !== undefined) return found.action;
  }
  let best: Offer | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const offer of open) {
    const worth = sense(setting, offer);
    if (worth > most) {
      most = worth;
      best = offer;
    }
  }
  return best?.action;
}

export const samePay = (a: Pay, b: Pay): boolean => a[0] === b[0] && a[1] === b[1];

/** For every place the action that choosing it would plan; the squares of a board ask for it all at once. */
export function plannedBySpot(setting: Setting, plan: Plan): ReadonlyMap<string, Action> {
  const act = actNow(setting, plan);
  const best = new Map<string, { readonly action: Action; readonly worth: number }>();
  for (const offer of act === undefined ? [] : affordable(setting, plan)) {
    const spot = spotOf(offer.action);
    if (act === undefined || spot === undefined || !agrees(act, offer.action)) continue;
    const key = `${spot.era} ${spot.at}`;
    const worth = sense(setting, offer);
    const known = best.get(key);
    if (known === undefined || worth > known.worth) best.set(key, { action: offer.action, worth });
  }
  return new Map([...best].map(([key, { action }]) => [key, action]));
}

/** Splits of the same cards over the pawns at the same place: the player may change between them. */
export function payments(setting: Setting, plan: Plan): readonly Pay[] {
  const action = planned(setting, plan);
  if (action === undefined || !("pay" in action)) return [];
  const key = setting.offers.find((offer) => offer.action === action)?.key;
  return candidates(setting, plan).flatMap((offer) =>
    "pay" in offer.action && offer.key === key ? [offer.action.pay] : [],
  );
}

/**
 * Of several payments for the same thing: one pawn empties itself first, so that the other can still carry two
 * cards elsewhere; a surcharge takes lone cards before pairs; a renovation is completed where it can be.
 */
function sense(setting: Setting, { action, cards }: Offer): number {
  if (!("pay" in action)) return 0;
  const { carried } = setting.state.turn;
  const left = [2 - carried[0] - action.pay[0], 2 - carried[1] - action.pay[1]] as const;
  const rest = [...handOf(setting)];
  for (const card of cards) rest.splice(rest.indexOf(card), 1);
  const groups = (["orange", "fuchsia", "blue"] as const).map(
    (colour: Colour) => rest.filter((card) => card === colour).length,
  );
  const kept = groups.reduce((sum, count) => sum + count * count, 0);
  const whole = action.type === "renovate" ? 100 * (action.pay[0] + action.pay[1]) : 0;
  return whole + 10 * kept + left[0] * left[0] + left[1] * left[1] + (left[1] > left[0] ? 0.5 : 0);
}

/** Positions in the hand that show as chosen: the player's own, or those that the plan would take. */
export function chosenCards(setting: Setting, plan: Plan): readonly number[] {
  if (plan.cards.length > 0) return plan.cards;
  const action = planned(setting, plan, plan.target ?? plan.aim);
  if (action === undefined) return [];
  const wanted = [...(setting.offers.find((offer) => offer.action === action)?.cards ?? [])];
  return handOf(setting).flatMap((card, index) => {
    const found = wanted.indexOf(card);
    if (found === -1) return [];
    wanted.splice(found, 1);
    return [index];
  });
}
