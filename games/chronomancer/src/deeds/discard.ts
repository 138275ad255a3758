import { type Refusal, shape } from "@chronarium/kernel";
import { discardCorruption } from "../corruption.ts";
import { no } from "../refused.ts";
import type { Player } from "../state.ts";
import { CORRUPTION_IDS, type CorruptionId, ROGUE_ICONS } from "../tables.ts";
import type { DeedRow } from "./deed.ts";

/** Up to `most` of your own Corruption cards. */
export type Discard = { readonly kind: "discard"; readonly most: number };
/** Of Security, too (CM-42). */
export type DiscardAction = { readonly type: "discard"; readonly card: CorruptionId };

export const corruptionKinds = ({ corruption }: Player): readonly DiscardAction[] =>
  CORRUPTION_IDS.filter((card) => corruption.includes(card)).map((card) => ({ type: "discard", card }));

export const cardRefusal = (
  { corruption }: Player,
  { card }: DiscardAction,
  rule: string,
): Refusal | undefined =>
  corruption.includes(card) ? undefined : no("chronomancer/no-such-corruption", rule, { card });

/** What the worst cards would cost at the end. */
export function discardWorth(
  { lairAtEnd }: { readonly lairAtEnd: number },
  { corruption }: Player,
  most: number,
): number {
  const icons = corruption.map((card) => ROGUE_ICONS[card]).sort((a, b) => b - a);
  return icons.slice(0, most).reduce((sum, each) => sum + each * lairAtEnd, 0);
}

/** The one with most Rogue icons. */
export const worstCard = (answers: readonly DiscardAction[]): readonly DiscardAction[] => {
  const [first, ...others] = answers;
  return first === undefined
    ? []
    : [others.reduce((most, one) => (ROGUE_ICONS[one.card] > ROGUE_ICONS[most.card] ? one : most), first)];
};

export const discard: DeedRow<Discard, DiscardAction> = {
  shape: shape.fields({ most: shape.integer(1, 2) }),
  answer: "discard",
  fields: { card: { kind: "choice", values: CORRUPTION_IDS } },
  where: "shop",
  answers: (_sea, mine) => corruptionKinds(mine),
  refusal: (_state, mine, _deed, answer) => cardRefusal(mine, answer, "DS-4"),
  carryOut: (table, seat, { most }, { card }, owner) => {
    if (most > 1)
      table.pending.push({ kind: "deed", card: owner, deed: { kind: "discard", most: most - 1 } });
    discardCorruption(table, seat, card);
  },
  picks: ({ card }) => [`corruption ${card}`],
  worth: (prices, mine, { most }) => discardWorth(prices, mine, most),
  worthTrying: (_state, answers) => worstCard(answers),
};
