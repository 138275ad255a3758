/** What Goods would bring on the piers as they stand. */
import type { SellAction } from "../actions.ts";
import { CONFIG } from "../config.ts";
import { debtOf, proceeds, salesOf } from "../market.ts";
import { endScore } from "../scoring.ts";
import type { BoatState, Player, State, Who } from "../state.ts";
import { type Colour, LEVELS, type Level, OUTER_PIER, type Pier, type Size } from "../tables.ts";
import type { View } from "../view.ts";
import { merchantsOf } from "./course.ts";

type Harbour = { readonly boats: readonly BoatState[] };

/** Gold for so many Goods of one size and colour on one pier (BG-46). */
export const worthOn = (
  harbour: Harbour,
  size: Size,
  colour: Colour,
  count: number,
  pier: Pier,
  withRogues = false,
): number => proceeds(harbour, colour, { pier, small: 0, large: 0, [size]: count, withRogues }).gold;

/** The most that so many Goods of one kind would bring on one pier. */
export const bestWorth = (harbour: Harbour, size: Size, colour: Colour, count = 1): number =>
  Math.max(
    worthOn(harbour, size, colour, count, OUTER_PIER[size]),
    worthOn(harbour, size, colour, count, "centre"),
  );

/** What a sale brings, and the Corruption cards it costs. */
export function bringsIn(
  harbour: Harbour,
  action: SellAction,
): { readonly gold: number; readonly debt: number } {
  const sales = salesOf(action);
  const gold = sales.reduce((sum, sale) => sum + proceeds(harbour, action.colour, sale).gold, 0);
  return { gold, debt: debtOf(sales) };
}

/** Most Gold first, of equals the cleaner sale. */
export const byGold = (harbour: Harbour, sales: readonly SellAction[]): readonly SellAction[] =>
  sales
    .map((action) => ({ action, ...bringsIn(harbour, action) }))
    .sort((a, b) => b.gold - a.gold || a.debt - b.debt)
    .map(({ action }) => action);

/** Gold with what staff and Corruption would add and take if the game ended now; when it has, they have. */
export function goldAtEnd(
  table: Pick<State, "halls" | "lair" | "phase">,
  owner: Pick<Player, "gold" | "corruption"> & Partial<Pick<Player, "staff">>,
): number {
  if (table.phase === "over") return owner.gold;
  const { icons, rogues, corruption } = endScore(table, owner);
  return owner.gold + icons + rogues + corruption;
}

/** What the end would bring a merchant now, by source; the Peddler has no staff (DS-8.7). */
export type EndForecast = ReturnType<typeof endScore> & { readonly who: Who; readonly gold: number };

/** Everybody at the table, the Peddler among them. */
export const endForecasts = (
  view: Pick<View, "players" | "peddler" | "halls" | "lair" | "phase">,
): readonly EndForecast[] =>
  merchantsOf(view).flatMap((who) => {
    const owner = who === "peddler" ? view.peddler : view.players[who];
    return owner == null ? [] : [{ who, gold: goldAtEnd(view, owner), ...endScore(view, owner) }];
  });

/** DS-8.8: how strong the Peddler is, by what he began with; undefined where the levels were others. */
export const peddlerLevel = ({ rogue, peddler }: Pick<View, "rogue" | "peddler">): Level | undefined =>
  LEVELS.find((level) => {
    const { gold, cultistsExtra } = CONFIG.peddler;
    return peddler?.start === gold[level] + (rogue === "cultists" ? cultistsExtra[level] : 0);
  });
