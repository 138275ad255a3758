/** What an action costs in cards, and which way to pay it is the sensible one (KH-16, KH-18, KH-25). */
import type { Action, ActionOf, Pay } from "./actions.ts";
import { gridOf, placeAt } from "./grid.ts";
import { buildingOn, type Site } from "./site.ts";
import type { State } from "./state.ts";
import { CARDS_PER_PAWN, COLOUR_OF, COLOURS, type Colour, RENOVATION } from "./tables.ts";

/** The cards of the building's own colour; the surcharge is in the action. Undefined where no card is played. */
export function priceOf(
  site: Site,
  action: Action,
): { readonly colour: Colour; readonly cards: number } | undefined {
  switch (action.type) {
    case "build":
      return { colour: COLOUR_OF[action.building], cards: action.size };
    case "upgrade": {
      const old = buildingOn(site, action.era, action.from);
      return old && { colour: COLOUR_OF[old.type], cards: Math.max(0, action.size - old.size) };
    }
    case "demolish": {
      const old = buildingOn(site, action.era, action.at);
      return old && { colour: COLOUR_OF[old.type], cards: 1 };
    }
    case "populate":
      return { colour: COLOUR_OF.civil, cards: 1 };
    case "renovate": {
      const ruin = buildingOn(site, "reason", action.at);
      return ruin && { colour: COLOUR_OF[ruin.type], cards: action.pay[0] + action.pay[1] };
    }
    default:
      return undefined;
  }
}

export const payOf = (action: Action): Pay => ("pay" in action ? action.pay : [0, 0]);
export const extraOf = (action: Action): readonly Colour[] => ("extra" in action ? (action.extra ?? []) : []);

/** The ground that a surcharge is paid for: the dearer of the two, or both where they add up (KH-48..50). */
export type Ground = "forest" | "mountain" | "both";

/** Cards for the ground of a construction or upgrade, and which ground it is; nothing where none is due. */
export function surchargeIn(
  site: Site,
  action: Action,
): { readonly cards: readonly Colour[]; readonly ground: Ground } | undefined {
  const cards = extraOf(action);
  if (cards.length === 0 || !("size" in action)) return undefined;
  const place = placeAt(gridOf(site.options.map), action.at, action.size);
  if (place?.mountain !== true) return { cards, ground: "forest" };
  return { cards, ground: place.forest && site.options.terrainSum ? "both" : "mountain" };
}

/** Cards that leave the hand. */
export function cardsFor(site: Site, action: Action): readonly Colour[] {
  if (action.type === "exchange" || action.type === "keep") return action.cards ?? [];
  const price = priceOf(site, action);
  return price === undefined
    ? extraOf(action)
    : [...Array<Colour>(price.cards).fill(price.colour), ...extraOf(action)];
}

/** Cards as numbers of each colour, in the order of COLOURS: the same cards have the same key. */
export const cardsKey = (cards: readonly Colour[]): string =>
  COLOURS.map((colour) => cards.filter((card) => card === colour).length).join("");

/** Positions in a hand where such cards are. */
export function positionsOf(hand: readonly Colour[], cards: readonly Colour[]): readonly number[] {
  const wanted = [...cards];
  return hand.flatMap((card, index) => {
    const found = wanted.indexOf(card);
    if (found === -1) return [];
    wanted.splice(found, 1);
    return [index];
  });
}

/**
 * Of several payments for the same thing the one of the greatest worth is sensible: one pawn empties itself first, so
 * that the other can still carry two cards elsewhere; a surcharge takes lone cards before pairs; a renovation is
 * completed where it can be.
 */
export function paymentWorth(
  { carried }: Pick<State["turn"], "carried">,
  hand: readonly Colour[],
  action: Action,
  cards: readonly Colour[],
): number {
  if (!("pay" in action)) return 0;
  const left = [
    CARDS_PER_PAWN - carried[0] - action.pay[0],
    CARDS_PER_PAWN - carried[1] - action.pay[1],
  ] as const;
  const rest = [...hand];
  for (const card of cards) rest.splice(rest.indexOf(card), 1);
  const kept = COLOURS.map((colour) => rest.filter((card) => card === colour).length).reduce(
    (sum, count) => sum + count * count,
    0,
  );
  const complete = action.type === "renovate" ? 100 * (action.pay[0] + action.pay[1]) : 0;
  return complete + 10 * kept + left[0] * left[0] + left[1] * left[1] + (left[1] > left[0] ? 0.5 : 0);
}

/** KH-102: whether the payment completes the renovation of the ruin. */
export function completes(site: Site, { at, pay }: ActionOf<"renovate">): boolean {
  const tile = buildingOn(site, "reason", at)?.tile;
  const paid = tile !== undefined && "progress" in tile && tile.progress !== undefined ? 1 : 0;
  return tile !== undefined && pay[0] + pay[1] + paid >= RENOVATION[tile.size];
}
