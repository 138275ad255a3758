/** Everything the screen lights, offers or commits follows from the legal actions that agree with the plan. */
import {
  type Action,
  type Colour,
  cardsKey,
  ERAS,
  type Era,
  type Pay,
  positionsOf,
  questionIn,
  type Size,
  type SquareId,
} from "@chronarium/khronos";
import { agreeing, best, valuesOf, whole } from "../../../play/picks.ts";
import {
  type Act,
  buildingIn,
  cardsIn,
  growthIn,
  handOf,
  isAct,
  journeyIn,
  type KhronosPlan,
  type KhronosSetting,
  type Offer,
  type Pick,
  placePick,
  targetIn,
  worthIn,
} from "./picks.ts";
import { type Preview, previewOf } from "./preview.ts";

/** Where the act in hand is possible on a board, and how large its piece is. */
type Lit = { readonly squares: ReadonlySet<SquareId>; readonly size: Size | undefined };

export type Derived = {
  readonly act: Act | undefined;
  /** The place is chosen. */
  readonly placed: boolean;
  readonly lit: Readonly<Record<Era, Lit>>;
  /** What the primary button commits. */
  readonly planned: Action | undefined;
  readonly commits: readonly Action[];
  /** What the boards show as a ghost: the plan, or where the pointer looks. */
  readonly looked: Action | undefined;
  readonly preview: Preview | undefined;
  /** Positions in the hand that show as chosen: the player's own, or those that the plan would take. */
  readonly chosen: readonly number[];
};

export function derive(setting: KhronosSetting, plan: KhronosPlan): Derived {
  const { seat, state, ways } = setting;
  const { picks, aim } = plan;
  const worth = worthIn(setting);
  const meaning = meaningOf(setting, picks);
  const placed = targetIn(picks) !== undefined || journeyIn(picks) !== undefined;
  const planned = whole(ways, meaning, worth);
  const looked = placed || aim === undefined ? planned : best(agreeing(ways, [...meaning, aim]), worth);
  const cards = cardsIn(picks);
  return {
    act: actNow(setting, picks),
    placed,
    lit: litOn(setting, picks),
    planned: planned?.action,
    commits: planned === undefined ? [] : [planned.action],
    looked: looked?.action,
    preview: looked === undefined || seat === undefined ? undefined : previewOf(state, seat, looked.action),
    chosen: cards.length > 0 ? cards : positionsOf(handOf(setting), looked?.cards ?? []),
  };
}

const cardsPick = (setting: KhronosSetting, cards: readonly number[]): Pick => {
  const hand = handOf(setting);
  return `cards ${cardsKey(cards.map((index) => hand[index] as Colour))}`;
};

/** The picks as the ways know them: with the act that is understood, and cards by their colours. */
function meaningOf(setting: KhronosSetting, picks: readonly Pick[]): readonly Pick[] {
  const act = actNow(setting, picks);
  const cards = cardsIn(picks);
  // What is exchanged or kept is exactly what is chosen, be it nothing.
  const exact = (act === "exchange" || act === "keep") && valuesOf(picks, "cards").length === 0;
  return [
    ...(act === undefined ? [] : [act]),
    ...picks.filter((pick) => pick !== act && !pick.startsWith("card ")),
    ...(exact || cards.length > 0 ? [cardsPick(setting, cards)] : []),
  ];
}

/** Legal actions that agree with the act and the cards, wherever they happen. */
function anywhere(setting: KhronosSetting, picks: readonly Pick[]): readonly Offer[] {
  if (actNow(setting, picks) === undefined) return [];
  const open = meaningOf(setting, picks).filter((pick) => !/^(at|to|pay) /.test(pick));
  return agreeing(setting.ways, open);
}

/** What the chosen cards can pay for, largest first; a question has its own answers. */
export function acts(setting: KhronosSetting, picks: readonly Pick[]): readonly Act[] {
  const cards = cardsIn(picks);
  const open = cards.length === 0 ? setting.ways : agreeing(setting.ways, [cardsPick(setting, cards)]);
  const found = new Set(
    open.flatMap(({ picks: [first] }) => (first !== undefined && isAct(first) ? [first] : [])),
  );
  return [...found].filter((act) => rank(act) >= 0).sort((a, b) => rank(a) - rank(b));
}

const ORDER = ["build", "upgrade", "renovate", "populate", "demolish", "exchange", "keep"];
/** Below 0 what is not on the list: the end of the turn, journeys. */
const rank = (act: Act): number =>
  ORDER.indexOf(act.split(" ", 1)[0] ?? "") * 4 + 3 - (buildingIn(act)?.size ?? 3);

/** The act in hand: the chosen one, the one that is asked for, or the first that the chosen cards can pay for. */
export function actNow(setting: KhronosSetting, picks: readonly Pick[]): Act | undefined {
  const chosen = picks.find(isAct);
  if (chosen !== undefined) return chosen;
  const frame = setting.state.pending.at(-1);
  const question = questionIn(setting.state);
  if (question !== undefined) return question.kind === "chooseKeeper" ? undefined : question.kind;
  if (frame !== undefined) return frame.kind === "keep" ? "keep" : undefined;
  return cardsIn(picks).length === 0 ? undefined : acts(setting, picks)[0];
}

export function litOn(setting: KhronosSetting, picks: readonly Pick[]): Readonly<Record<Era, Lit>> {
  const act = actNow(setting, picks);
  const growth = growthIn(picks);
  const question = questionIn(setting.state);
  const asked = question?.kind === "placeDownsized" ? question.size : undefined;
  const size = buildingIn(act)?.size ?? growth?.size ?? asked;
  const squares: Record<Era, Set<SquareId>> = { might: new Set(), faith: new Set(), reason: new Set() };
  for (const { action, spot } of anywhere(setting, picks))
    if (spot !== undefined)
      squares[spot.era].add(
        // First which building grows, then where the larger one stands.
        action.type === "upgrade" && growth === undefined ? action.from : spot.at,
      );
  const of = (era: Era): Lit => ({ squares: squares[era], size });
  return { might: of("might"), faith: of("faith"), reason: of("reason") };
}

/** For every place the action that choosing it would plan; the squares of a board ask for it all at once. */
export function plannedByPlace(setting: KhronosSetting, picks: readonly Pick[]): ReadonlyMap<Pick, Action> {
  const worth = worthIn(setting);
  const byPlace = Map.groupBy(anywhere(setting, picks), ({ spot }) => spot && placePick(spot));
  const found = new Map<Pick, Action>();
  for (const [place, offers] of byPlace) {
    const action = best(offers, worth)?.action;
    if (place !== undefined && action !== undefined) found.set(place, action);
  }
  return found;
}

/** Splits of the same cards over the pawns at the same place: the player may change between them. */
export function payments(setting: KhronosSetting, planned: Action | undefined): readonly Pay[] {
  const offer = setting.ways.find(({ action }) => action === planned);
  const cards = offer?.details?.find((detail) => detail.startsWith("cards "));
  if (offer === undefined || cards === undefined) return [];
  return agreeing(setting.ways, [...offer.picks, cards]).flatMap(({ action }) =>
    "pay" in action ? [action.pay] : [],
  );
}

/** Eras the chosen pawn can travel to. */
export const journeys = ({ ways }: KhronosSetting, pawn: 0 | 1): readonly Era[] => {
  const open = agreeing(ways, [`travel ${pawn}`]);
  return ERAS.filter((era) => open.some(({ picks }) => picks.includes(`to ${era}`)));
};
