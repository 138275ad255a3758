/** Goods on shelf and in supply (CM-1, INV-7). */
import type { Goods, PerColour } from "./state.ts";
import { type Colour, GOODS_EACH, type Size } from "./tables.ts";

const NO_COLOURS: PerColour = { R: 0, G: 0, B: 0, Y: 0 };
export const NO_GOODS: Goods = { small: NO_COLOURS, large: NO_COLOURS };

export const inSupply = (shelf: Goods, size: Size, colour: Colour): number =>
  GOODS_EACH[size] - shelf[size][colour];

export const plus = (goods: Goods, size: Size, colour: Colour, count: number): Goods => ({
  ...goods,
  [size]: { ...goods[size], [colour]: goods[size][colour] + count },
});
