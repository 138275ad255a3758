/** What a player points at on the way to an action: an act, a place, cards, and which pawn carries them. */
import type { Seat } from "@chronarium/kernel";
import {
  type Action,
  type BuildingType,
  type Colour,
  cardsFor,
  cardsKey,
  type Era,
  extraOf,
  khronos,
  type Pay,
  type Player,
  paymentWorth,
  type Question,
  type Size,
  type Spot,
  type SquareId,
  type State,
  spotOf,
} from "@chronarium/khronos";
import { valuesOf, type Way } from "../../../play/picks.ts";
import { EMPTY, type Plan, type Setting } from "../../../play/plan.ts";

export type Act =
  | `build ${BuildingType} ${Size}`
  | "upgrade"
  | "demolish"
  | "populate"
  | "renovate"
  | "exchange"
  | "keep"
  | "end"
  | `travel ${0 | 1}`
  | "chooseLoser"
  | "placeDownsized";

export type Pick =
  | Act
  /** The building that an upgrade begins with, and its new size. */
  | `grow ${Era} ${SquareId} ${Size}`
  | `at ${Era} ${SquareId}`
  | `to ${Era}`
  /** A position in the hand; and cards by the number of each colour. */
  | `card ${number}`
  | `cards ${string}`
  | `pay ${number} ${number}`
  | `draw ${"deck" | Colour}`
  | `keeper ${Seat}`;

/** A legal action with the cards it takes and the square where it happens. */
export type Offer = Way<Action, Pick> & {
  readonly cards: readonly Colour[];
  readonly spot: Spot | undefined;
};
export type KhronosSetting = Omit<Setting<State, Action, Pick>, "ways"> & { readonly ways: readonly Offer[] };
export type KhronosPlan = Plan<Action, Pick, Spot>;

export function makeSetting(state: State, seat: Seat | undefined): KhronosSetting {
  const legal = seat === undefined ? [] : khronos.legalActions(state, seat);
  const question = questionIn(state);
  // Thousands of builds take one of a few sets of cards: each set is worked out once.
  const known = new Map<string, Price>();
  const priceOf = (action: Action): Price => {
    if (action.type !== "build") return makePrice(state, action);
    const id = `${action.building} ${action.size} ${action.extra?.join(" ") ?? ""}`;
    const price = known.get(id) ?? makePrice(state, action);
    known.set(id, price);
    return price;
  };
  return { state, seat, ways: legal.map((action) => offerOf(action, priceOf(action), question)) };
}

export const questionIn = ({ pending }: State): Question | undefined => {
  const frame = pending.at(-1);
  return frame?.kind === "question" ? frame.question : undefined;
};

type Price = { readonly cards: readonly Colour[]; readonly pick: `cards ${string}` };
const makePrice = (state: State, action: Action): Price => {
  const cards = cardsFor(state, action);
  return { cards, pick: `cards ${cardsKey(cards)}` };
};

export const placePick = ({ era, at }: Spot): Pick => `at ${era} ${at}`;

function offerOf(action: Action, { cards, pick }: Price, question: Question | undefined): Offer {
  const spot = spotOf(action, question);
  const place: readonly Pick[] = spot === undefined ? [] : [placePick(spot)];
  const offer = { action, cards, spot };
  switch (action.type) {
    case "draw":
      return { ...offer, picks: [`draw ${action.from}`] };
    case "chooseKeeper":
      return { ...offer, picks: [`keeper ${action.player}`] };
    case "exchange":
    case "keep":
      return { ...offer, picks: [action.type, pick] };
    case "travel":
      return { ...offer, picks: [`travel ${action.pawn}`, `to ${action.to}`] };
    case "build":
      return {
        ...offer,
        picks: [`build ${action.building} ${action.size}`, ...place],
        details: [pick, payPick(action.pay)],
      };
    case "upgrade":
      return {
        ...offer,
        picks: ["upgrade", `grow ${action.era} ${action.from} ${action.size}`, ...place],
        details: [pick, payPick(action.pay)],
      };
    case "demolish":
    case "populate":
    case "renovate":
      return { ...offer, picks: [action.type, ...place], details: [pick, payPick(action.pay)] };
    default:
      return { ...offer, picks: [action.type, ...place] };
  }
}

const payPick = ([first, second]: Pay): Pick => `pay ${first} ${second}`;

/** Of several payments for the same thing, the sensible one. */
export const worthIn = (setting: KhronosSetting): ((offer: Offer) => number) => {
  const hand = handOf(setting);
  return ({ action, cards }) => paymentWorth(setting.state.turn, hand, action, cards);
};

export const handOf = ({ state, seat }: KhronosSetting): readonly Colour[] =>
  seat === undefined ? [] : (state.players[seat] as Player).hand;

const kindOf = (pick: string): string => pick.split(" ", 1)[0] ?? "";
/** Everything else is picked for an act. */
export const isAct = (pick: Pick): pick is Act => !/^(grow|at|to|cards?|pay|draw|keeper) /.test(pick);

/** What an act builds. */
export function buildingIn(
  act: Act | undefined,
): { readonly type: BuildingType; readonly size: Size } | undefined {
  const [kind, type, size] = act?.split(" ") ?? [];
  return kind === "build" ? { type: type as BuildingType, size: Number(size) as Size } : undefined;
}
/** The pawn that an act sends away. */
export const pawnIn = (act: Act | undefined): 0 | 1 | undefined =>
  act === "travel 0" ? 0 : act === "travel 1" ? 1 : undefined;

const spotFrom = (value: string | undefined): Spot | undefined => {
  const [era, at] = value?.split(" ") ?? [];
  return era === undefined || at === undefined ? undefined : { era: era as Era, at };
};
/** The place that is chosen. */
export const targetIn = (picks: readonly Pick[]): Spot | undefined => spotFrom(valuesOf(picks, "at")[0]);
export const journeyIn = (picks: readonly Pick[]): Era | undefined => valuesOf<Era>(picks, "to")[0];
export function growthIn(picks: readonly Pick[]): (Spot & { readonly size: Size }) | undefined {
  const [value] = valuesOf(picks, "grow");
  const spot = spotFrom(value);
  return spot && { ...spot, size: Number(value?.split(" ")[2]) as Size };
}
/** Positions in the hand, chosen by the player; none leaves the cards open. */
export const cardsIn = (picks: readonly Pick[]): readonly number[] =>
  valuesOf(picks, "card")
    .map(Number)
    .sort((a, b) => a - b);

const only = (picks: readonly Pick[], ...kinds: readonly string[]): readonly Pick[] =>
  picks.filter((pick) => kinds.includes(kindOf(pick)) || (kinds.includes("act") && isAct(pick)));

/** A card more or less than those that show as chosen. */
export function toggleCard({ picks }: KhronosPlan, index: number, shown: readonly number[]): KhronosPlan {
  const cards = shown.includes(index) ? shown.filter((card) => card !== index) : [...shown, index];
  // With a place chosen the cards are its payment; before that they ask what could be done with them.
  const keeps = targetIn(picks) !== undefined || picks.includes("exchange") || picks.includes("keep");
  const kept = keeps ? only(picks, "act", "grow", "at", "to") : [];
  return { ...EMPTY, picks: [...kept, ...cards.map((card): Pick => `card ${card}`)] };
}

export const chooseAct = ({ picks }: KhronosPlan, ...more: readonly Pick[]): KhronosPlan => ({
  ...EMPTY,
  picks: [...only(picks, "card"), ...more],
});

/** A place, in the stead of another. */
export const choosePlace = ({ picks }: KhronosPlan, place: Pick): KhronosPlan => ({
  ...EMPTY,
  picks: [...only(picks, "act", "grow", "card"), place],
});

export const choosePay = (plan: KhronosPlan, pay: Pay): KhronosPlan => ({
  ...plan,
  picks: [...plan.picks.filter((pick) => kindOf(pick) !== "pay"), payPick(pay)],
});

/** The plan that leads to a legal action: its cards stay open unless a surcharge names them. */
export function planFor({ state }: KhronosSetting, action: Action): KhronosPlan {
  const { picks, details = [] } = offerOf(action, makePrice(state, action), questionIn(state));
  return {
    ...EMPTY,
    picks: [...picks, ...(extraOf(action).length > 0 ? details : only(details, "pay"))],
  };
}
