/** Trade (AN-62). */
import { type Amount, type X, XS } from "../tables/goods.ts";
import { EXCHANGE, type Exchange } from "../tables/main-board.ts";
import { multisets } from "../tables/multisets.ts";
import { covers } from "./human.ts";
import type { Human } from "./state.ts";

export function canExchange({ goods }: Human, exchange: Exchange): boolean {
  const { give } = EXCHANGE[exchange];
  if (give.goods !== undefined) return covers(goods, give.goods);
  return XS.reduce((sum, x) => sum + goods[x], 0) >= (give.x ?? 0);
}

/** Whether the two X of an exchange are to be named, and whether they are given or taken. */
export const namesCubes = (exchange: Exchange): "give" | "take" | undefined =>
  EXCHANGE[exchange].give.x !== undefined
    ? "give"
    : EXCHANGE[exchange].take.x !== undefined
      ? "take"
      : undefined;

export const amountOf = (cubes: readonly string[]): Amount => {
  const amount: Record<string, number> = {};
  for (const cube of cubes) amount[cube] = (amount[cube] ?? 0) + 1;
  return amount;
};

/** Two X in every mix. */
export const X_PAIRS: readonly (readonly X[])[] = multisets(XS, 2);
