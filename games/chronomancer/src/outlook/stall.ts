/** Sales in the making: how the Goods of each colour are spread over the piers, and what that brings. */
import type { Seat } from "@chronarium/kernel";
import type { SellAction } from "../actions.ts";
import { suggestedSales } from "../appraise.ts";
import { countOn } from "../boats.ts";
import { CONFIG } from "../config.ts";
import type { Event } from "../events.ts";
import { debtOf, type Proceeds, proceeds, type Sale, salesOf } from "../market.ts";
import type { Frame, Goods, Player } from "../state.ts";
import { COLOURS, type Colour, OUTER_PIER, PIERS, type Pier, SIZES, type Size } from "../tables.ts";
import type { View } from "../view.ts";

export type SellFrame = Extract<Frame, { kind: "sell" }>;
/** The Goods of one colour: as in the action, and possibly none. */
export type Split = Required<Omit<SellAction, "type" | "colour">>;
export type StallPlan = Readonly<Record<Colour, Split>>;

const KEPT: Split = { small: [0, 0], large: [0, 0], rogues: [] };

/** The frame that asks this seat to sell. */
export function sellFrame({ pending }: Pick<View, "pending">, seat: Seat): SellFrame | undefined {
  const frame = pending.at(-1);
  return frame?.kind === "sell" && frame.seat === seat ? frame : undefined;
}

const splitOf = ({ small, large, rogues = [] }: SellAction): Split => ({ small, large, rogues });

/** The way to sell each colour that earns most today, and the next one, if there is one. */
export type Advice = Readonly<Partial<Record<Colour, { readonly best: Split; readonly second?: Split }>>>;

export function adviceFor(view: View, seat: Seat): Advice {
  const split = (action: SellAction | undefined): Split => (action === undefined ? KEPT : splitOf(action));
  return Object.fromEntries(
    suggestedSales(view, seat).map(({ colour, best, second }) => [
      colour,
      { best: split(best.action), ...(second && { second: split(second.action) }) },
    ]),
  );
}

export const bestPlan = (advice: Advice): StallPlan => ({
  R: advice.R?.best ?? KEPT,
  G: advice.G?.best ?? KEPT,
  B: advice.B?.best ?? KEPT,
  Y: advice.Y?.best ?? KEPT,
});

/** The most Gold that the colours not sold yet could bring today. */
export const goldToBeHad = (view: View, seat: Seat): number =>
  suggestedSales(view, seat).reduce(
    (sum, { best, second }) => sum + Math.max(best.gold, second?.gold ?? 0),
    0,
  );

/** The colours to be shown: those with Goods on the shelf, and those sold already. */
export const coloursOf = (shelf: Goods, { sold }: SellFrame): readonly Colour[] =>
  COLOURS.filter((colour) => sold.includes(colour) || SIZES.some((size) => shelf[size][colour] > 0));

/** BG-48, BG-50. */
export const buys = (pier: Pier, size: Size): boolean => pier === "centre" || pier === OUTER_PIER[size];

export const countAt = (split: Split, pier: Pier, size: Size): number =>
  buys(pier, size) ? split[size][pier === "centre" ? 1 : 0] : 0;

export const keptOf = (split: Split, shelf: Goods, colour: Colour, size: Size): number =>
  shelf[size][colour] - split[size][0] - split[size][1];

const isUsed = (split: Split, pier: Pier): boolean => SIZES.some((size) => countAt(split, pier, size) > 0);

/** The Rogues that may be counted at a pier (DS-7). */
export const roguesAt = (view: Pick<View, "rogue" | "boats">, pier: Pier): number =>
  view.rogue === "cultists" ? countOn(view, pier, "X") : 0;

/**
 * So many Goods of a size at a pier: from those that are kept, then from the other pier. Where only Rogues buy, they
 * are counted. The answer may be more than the shelf has, for the rules to refuse.
 */
export function withCount(
  view: View,
  shelf: Goods,
  colour: Colour,
  split: Split,
  at: { readonly pier: Pier; readonly size: Size; readonly count: number },
): Split {
  const { pier, size, count } = at;
  const [outer, centre] = split[size];
  const left = Math.max(0, shelf[size][colour] - count);
  const counts: Split["small"] =
    pier === "centre" ? [Math.min(outer, left), count] : [count, Math.min(centre, left)];
  const moved: Split = { ...split, [size]: counts };
  const rogues = PIERS.filter(
    (each) =>
      isUsed(moved, each) &&
      (split.rogues.includes(each) ||
        (each === pier && roguesAt(view, pier) > 0 && countOn(view, pier, colour) === 0)),
  );
  return { ...moved, rogues };
}

export const withRogues = (split: Split, pier: Pier, counted: boolean): Split => ({
  ...split,
  rogues: PIERS.filter((each) => (each === pier ? counted : split.rogues.includes(each))),
});

/** None if the split neither sells nor counts Rogues. */
export function actionOf(colour: Colour, { small, large, rogues }: Split): SellAction | undefined {
  const action: SellAction = { type: "sell", colour, small, large, ...(rogues.length > 0 && { rogues }) };
  return rogues.length === 0 && salesOf(action).length === 0 ? undefined : action;
}

export type Reckoned = {
  readonly sales: readonly (Sale & Proceeds)[];
  readonly gold: number;
  /** Corruption cards: all, and those of them that the Rogues ask for (DS-7). */
  readonly debt: number;
  readonly forRogues: number;
};

export function reckon(view: Pick<View, "boats">, colour: Colour, split: Split): Reckoned {
  const action = actionOf(colour, split);
  const sales = (action === undefined ? [] : salesOf(action)).map((sale) => ({
    ...sale,
    ...proceeds(view, colour, sale),
  }));
  return {
    sales,
    gold: sales.reduce((sum, { gold }) => sum + gold, 0),
    debt: debtOf(sales),
    forRogues: sales.filter(({ withRogues }) => withRogues).length,
  };
}

/** The sales done and those planned. */
export function totalOf(
  view: Pick<View, "boats">,
  frame: SellFrame,
  plan: StallPlan,
): Pick<Reckoned, "gold" | "debt"> {
  const planned = COLOURS.filter((colour) => !frame.sold.includes(colour)).map((colour) =>
    reckon(view, colour, plan[colour]),
  );
  return {
    gold: planned.reduce((sum, { gold }) => sum + gold, frame.gold),
    debt: planned.reduce((sum, { debt }) => sum + debt, frame.debt),
  };
}

/** What is still to be committed, one colour after the other; closing the sales comes after. */
export const actionsOf = (plan: StallPlan, { sold }: SellFrame): readonly SellAction[] =>
  COLOURS.flatMap((colour) => {
    const action = sold.includes(colour) ? undefined : actionOf(colour, plan[colour]);
    return action === undefined ? [] : [action];
  });

export const isSame = (a: Split, b: Split): boolean =>
  SIZES.every((size) => a[size][0] === b[size][0] && a[size][1] === b[size][1]) &&
  PIERS.every((pier) => a.rogues.includes(pier) === b.rogues.includes(pier));

/** More or less than another way to sell. */
export type SplitDifference = {
  readonly gold: number;
  /** Corruption cards, and those that this way brings. */
  readonly cards: number;
  readonly debt: number;
  /** Goods kept for another day. */
  readonly kept: number;
};

/** How one split does against another; what is kept on the last day is lost (BG-73). */
export function against(
  view: Pick<View, "boats" | "day">,
  colour: Colour,
  split: Split,
  other: Split,
): SplitDifference {
  const [one, two] = [reckon(view, colour, split), reckon(view, colour, other)];
  const goods = ({ small, large }: Split): number => small[0] + small[1] + large[0] + large[1];
  return {
    gold: one.gold - two.gold,
    cards: one.debt - two.debt,
    debt: one.debt,
    kept: view.day < CONFIG.rounds ? goods(other) - goods(split) : 0,
  };
}

type Sold = Extract<Event, { type: "sold" }>;
/** The sales of one merchant that are complete. */
export type ClosedSales = {
  readonly who: Sold["who"];
  readonly gold: number;
  readonly corruption: number;
  readonly sales: readonly Sold[];
};

/** What has been sold since the last Market Phase began; a position may also be laid within one. */
export function closedSales(events: readonly Event[]): readonly ClosedSales[] {
  const market = events.slice(
    Math.max(
      0,
      events.findLastIndex(({ type }) => type === "marketBegan"),
    ),
  );
  const sold = market.filter((event) => event.type === "sold");
  return market.flatMap((event) =>
    event.type === "closed"
      ? [
          {
            who: event.who,
            gold: event.gold,
            corruption: event.corruption,
            sales: sold.filter(({ who }) => who === event.who),
          },
        ]
      : [],
  );
}

/** What was sold of a colour at a pier: the Peddler sells each size apart (DS-8.6). */
export function soldAt(
  sales: readonly Sold[],
  colour: Colour,
  pier: Pier,
): Pick<Sold, "small" | "large" | "worth" | "buyers" | "gold"> | undefined {
  const here = sales.filter((sale) => sale.colour === colour && sale.pier === pier);
  const [first] = here;
  const sum = (of: "small" | "large" | "worth" | "gold"): number =>
    here.reduce((total, sale) => total + sale[of], 0);
  return (
    first && {
      small: sum("small"),
      large: sum("large"),
      worth: sum("worth"),
      buyers: first.buyers,
      gold: sum("gold"),
    }
  );
}

export const shelfOf = ({ players }: Pick<View, "players">, seat: Seat): Goods =>
  (players[seat] as Player).shelf;
