/** Cards and the pawns that carry them (KH-15..18, KH-25, KH-26). */
import type { Refusal, Seat } from "@chronarium/kernel";
import type { Pay } from "./actions.ts";
import { countColours } from "./cards.ts";
import type { Player, State } from "./state.ts";
import { CARDS_PER_PAWN, COLOURS, type Colour, type Era } from "./tables.ts";

/** What an action costs: cards of one colour, and a surcharge in cards of any colour. */
export type Price = { readonly colour: Colour; readonly base: number; readonly surcharge: number };

/** A price and the rule that sets it for the act in hand (KH-25, KH-33, KH-35, KH-90, KH-101). */
export type Due = Price & { readonly rule: string };

/** KH-16: never more than four cards in a turn, so a dearer action can never be paid (KH-26). */
export const MOST_CARDS: number = 2 * CARDS_PER_PAWN;

/** Cards that each pawn could still carry for an action on this board: none if it stands elsewhere (KH-15, KH-16). */
export function allowance(state: State, seat: Seat, era: Era): readonly [number, number] {
  const { pawns } = state.players[seat] as Player;
  const { carried } = state.turn;
  return [
    pawns[0] === era ? CARDS_PER_PAWN - carried[0] : 0,
    pawns[1] === era ? CARDS_PER_PAWN - carried[1] : 0,
  ];
}

export function paymentRefusal(
  state: State,
  seat: Seat,
  era: Era,
  price: Due,
  pay: Pay,
  extra: readonly Colour[],
): Refusal | undefined {
  const total = price.base + price.surcharge;
  if (total > MOST_CARDS)
    return {
      code: "khronos/too-dear",
      params: { cards: total, surcharge: price.surcharge, most: MOST_CARDS },
      rule: "KH-26",
    };
  const { pawns, hand } = state.players[seat] as Player;
  if (!pawns.includes(era)) return { code: "khronos/no-pawn-there", params: { era }, rule: "KH-15" };
  const left = allowance(state, seat, era);
  const here = pawns.filter((pawn) => pawn === era).length;
  if (left[0] + left[1] < total)
    return {
      code: "khronos/pawns-cannot-carry",
      params: { era, cards: total, surcharge: price.surcharge, left: left[0] + left[1], here },
      // Too much for fresh pawns too: both would have to stand here. Otherwise they have carried their share.
      rule: total > CARDS_PER_PAWN * here ? "KH-17" : "KH-16",
    };

  const held = countColours(hand);
  const base = COLOURS.indexOf(price.colour);
  if ((held[base] as number) < price.base)
    return {
      code: "khronos/cards-missing",
      params: { colour: price.colour, cards: price.base, held: held[base] as number },
      rule: price.rule,
    };
  if (hand.length < total)
    return { code: "khronos/hand-too-small", params: { cards: total, held: hand.length }, rule: price.rule };
  if (extra.length !== price.surcharge)
    return {
      code: "khronos/wrong-surcharge",
      params: { cards: price.surcharge, named: extra.length },
      rule: "KH-18",
    };
  const named = countColours(extra);
  named[base] = (named[base] as number) + price.base;
  for (const [i, colour] of COLOURS.entries()) {
    const needed = named[i] as number;
    if (needed > (held[i] as number))
      return {
        code: "khronos/cards-missing",
        params: { colour, cards: needed, held: held[i] as number },
        rule: price.rule,
      };
  }

  if (pay[0] + pay[1] !== total)
    return { code: "khronos/wrong-payment", params: { cards: total, named: pay[0] + pay[1] }, rule: "KH-18" };
  for (const pawn of [0, 1] as const) {
    if (pay[pawn] > left[pawn])
      return pawns[pawn] === era
        ? {
            code: "khronos/pawn-exhausted",
            params: { pawn, cards: pay[pawn], left: left[pawn] },
            rule: "KH-16",
          }
        : { code: "khronos/pawn-elsewhere", params: { pawn, era, at: pawns[pawn] }, rule: "KH-17" };
  }
  return undefined;
}

/** All splits of a price over the two pawns, in order. */
export function splits(left: readonly [number, number], total: number): readonly Pay[] {
  return PAYS.filter((pay) => pay[0] + pay[1] === total && pay[0] <= left[0] && pay[1] <= left[1]);
}
const PAYS: readonly Pay[] = [0, 1, 2].flatMap((a) => [0, 1, 2].map((b): Pay => [a, b]));

/** All choices of `count` surcharge cards from what the base price leaves in hand, in order. */
export function surcharges(hand: readonly Colour[], price: Price): readonly (readonly Colour[])[] {
  const left = countColours(hand);
  left[COLOURS.indexOf(price.colour) as 0 | 1 | 2] -= price.base;
  return choose(left, price.surcharge);
}

/** All multisets of `count` cards out of these, each in the order of COLOURS. */
export function choose(left: readonly number[], count: number): readonly (readonly Colour[])[] {
  const found: Colour[][] = [];
  const pick = (from: number, cards: Colour[]): void => {
    if (cards.length === count) {
      found.push(cards);
      return;
    }
    for (let i = from; i < COLOURS.length; i++) {
      const colour = COLOURS[i] as Colour;
      if (cards.filter((card) => card === colour).length < (left[i] as number)) pick(i, [...cards, colour]);
    }
  };
  pick(0, []);
  return found;
}
