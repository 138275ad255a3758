/** What a player points at on the way to an action: an act, a place, cards, and which pawn carries them. */
import type { Seat } from "@chronarium/kernel";
import {
  type Action,
  type ActionOf,
  type BuildingType,
  type Colour,
  cardsFor,
  cardsKey,
  type Era,
  extraOf,
  type Pay,
  type Player,
  paymentWorth,
  type Question,
  questionIn,
  type Size,
  type Spot,
  type SquareId,
  type State,
  spotOf,
} from "@chronarium/khronos";
import { khronosTable } from "@chronarium/khronos/table";
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
  const legal = seat === undefined ? [] : khronosTable.legalActions(state, seat);
  return { state, seat, ways: legal.map(offersIn(state)) };
}

function offersIn(state: State): (action: Action) => Offer {
  const question = questionIn(state);
  const builds = buildOffers(state);
  return (action) => (action.type === "build" ? builds(action) : offerOf(state, action, question));
}

/** Builds are thousands: those of one place follow each other, and many pay alike. What they share is made once. */
function buildOffers(state: State): (action: ActionOf<"build">) => Offer {
  const prices = new Map<string, Price & { readonly details: (readonly Pick[])[] }>();
  let last: (Offer & { readonly action: ActionOf<"build"> }) | undefined;
  return (action) => {
    const { era, building, size, at, pay, extra } = action;
    const cost = extra === undefined ? `${building}${size}` : `${building}${size}${extra.join("")}`;
    const price = prices.get(cost) ?? { ...makePrice(state, action), details: [] };
    prices.set(cost, price);
    price.details[3 * pay[0] + pay[1]] ??= [price.pick, payPick(pay)];
    const { action: before } = last ?? {};
    const same =
      before?.at === at && before.era === era && before.building === building && before.size === size;
    const place: Omit<Offer, "action" | "cards" | "details"> =
      last !== undefined && same
        ? last
        : { spot: { era, at }, picks: [`build ${building} ${size}`, `at ${era} ${at}`] };
    const details = price.details[3 * pay[0] + pay[1]] as readonly Pick[];
    last = { action, cards: price.cards, spot: place.spot, picks: place.picks, details };
    return last;
  };
}

type Price = { readonly cards: readonly Colour[]; readonly pick: `cards ${string}` };
const makePrice = (state: State, action: Action): Price => {
  const cards = cardsFor(state, action);
  return { cards, pick: `cards ${cardsKey(cards)}` };
};

export const placePick = ({ era, at }: Spot): Pick => `at ${era} ${at}`;

function offerOf(
  state: State,
  action: Exclude<Action, { type: "build" }>,
  question: Question | undefined,
): Offer {
  const { cards, pick } = makePrice(state, action);
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

/** Something was done in this turn: to end it is not to pass. */
export const hasBegun = ({ turn }: State): boolean => turn.acted || turn.exchanged;

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
  const { picks, details = [] } = offersIn(state)(action);
  return {
    ...EMPTY,
    picks: [...picks, ...(extraOf(action).length > 0 ? details : only(details, "pay"))],
  };
}
