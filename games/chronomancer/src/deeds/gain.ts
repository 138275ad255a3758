import { shape } from "@chronarium/kernel";
import { gainGoods, inSupply } from "../goods.ts";
import { no } from "../refused.ts";
import { player } from "../table.ts";
import { COLOURS, type Colour, SIZES, type Size } from "../tables.ts";
import type { DeedRow } from "./deed.ts";

/** `count` Goods of one of the colours, as far as the supply has them. */
export type Gain = {
  readonly kind: "gain";
  readonly size: Size;
  readonly colours: readonly Colour[];
  readonly count: number;
};
export type GainAction = { readonly type: "gain"; readonly colour: Colour };

export const gain: DeedRow<Gain, GainAction> = {
  shape: shape.fields({
    size: shape.choice(SIZES),
    colours: shape.list(shape.choice(COLOURS), COLOURS.length),
    count: shape.integer(1, 2),
  }),
  answer: "gain",
  fields: { colour: { kind: "choice", values: COLOURS } },
  where: "shop",
  answers: (_sea, { shelf }, { colours, size }) =>
    colours.filter((colour) => inSupply(shelf, size, colour) > 0).map((colour) => ({ type: "gain", colour })),
  refusal: (_state, { shelf }, { colours, size }, { colour }) => {
    if (!colours.includes(colour)) return no("chronomancer/colour-not-offered", "DS-4", { colour });
    return inSupply(shelf, size, colour) > 0
      ? undefined
      : no("chronomancer/supply-empty", "DS-4", { size, colour });
  },
  carryOut: (table, seat, { size, count }, { colour }, card) => {
    const left = inSupply(player(table, seat).shelf, size, colour);
    gainGoods(table, seat, { size, colour, count: Math.min(count, left), card });
  },
  picks: ({ colour }, { size }) => [`take ${size} ${colour}`],
  attempt: (picks) => {
    const good = picks.findLast((pick) => pick.startsWith("take ") || pick.startsWith("give "));
    return good === undefined ? undefined : { type: "gain", colour: good.split(" ")[2] as Colour };
  },
  worth: (prices, { shelf }, { colours, count, size }) =>
    Math.max(
      ...colours.map((colour) => Math.min(count, inSupply(shelf, size, colour)) * prices.more[size][colour]),
    ),
  // Goods are never declined.
  worthTrying: (_state, answers) => answers,
};
