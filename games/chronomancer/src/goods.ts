/** Goods on shelf and in supply (CM-1, INV-7). */
import type { Seat } from "@chronarium/kernel";
import type { Goods, PerColour } from "./state.ts";
import { player, type Table } from "./table.ts";
import { type Colour, GOODS_EACH, type Size } from "./tables.ts";
import type { TownsfolkId } from "./townsfolk.ts";

const NO_COLOURS: PerColour = { R: 0, G: 0, B: 0, Y: 0 };
export const NO_GOODS: Goods = { small: NO_COLOURS, large: NO_COLOURS };

export const inSupply = (shelf: Goods, size: Size, colour: Colour): number =>
  GOODS_EACH[size] - shelf[size][colour];

export const plus = (goods: Goods, size: Size, colour: Colour, count: number): Goods => ({
  ...goods,
  [size]: { ...goods[size], [colour]: goods[size][colour] + count },
});

export type GoodsGained = {
  readonly size: Size;
  readonly colour: Colour;
  readonly count: number;
  /** The Townsfolk who brought them. */
  readonly card?: TownsfolkId;
};
export function gainGoods(table: Table, seat: Seat, gained: GoodsGained): void {
  const mine = player(table, seat);
  mine.shelf = plus(mine.shelf, gained.size, gained.colour, gained.count);
  table.events.push({ type: "gained", seat, ...gained });
}
