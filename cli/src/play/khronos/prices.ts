/** What an action costs in cards, and which way to pay it is the obvious one. */
import { type Action, COLOUR_OF, type Colour, type Pay, type View } from "@chronarium/khronos";
import { buildingOn } from "./site.ts";

export type Price = { readonly colour: Colour; readonly cards: number };

/** The cards of the building's own colour; the surcharge is in the action. Undefined where no card is played. */
export function priceOf(view: View, action: Action): Price | undefined {
  switch (action.type) {
    case "build":
      return { colour: COLOUR_OF[action.building], cards: action.size };
    case "upgrade": {
      const old = buildingOn(view, action.era, action.from);
      return old && { colour: COLOUR_OF[old.type], cards: action.size - old.size };
    }
    case "demolish": {
      const old = buildingOn(view, action.era, action.at);
      return old && { colour: COLOUR_OF[old.type], cards: 1 };
    }
    case "populate":
      return { colour: COLOUR_OF.civil, cards: 1 };
    case "renovate": {
      const ruin = buildingOn(view, "reason", action.at);
      return ruin && { colour: COLOUR_OF[ruin.type], cards: action.pay[0] + action.pay[1] };
    }
    default:
      return undefined;
  }
}

export const payOf = (action: Action): Pay => ("pay" in action ? action.pay : [0, 0]);
export const extraOf = (action: Action): readonly Colour[] => ("extra" in action ? (action.extra ?? []) : []);

/** The first pawn carries as much as it can, and a surcharge takes what the hand has most of. */
export function byObviousPayment(view: View, actions: readonly Action[]): readonly Action[] {
  const hand = view.you?.hand ?? [];
  const plenty = (action: Action): number => {
    const price = priceOf(view, action);
    return extraOf(action).reduce((sum, colour) => {
      const held = hand.filter((card) => card === colour).length;
      return sum + held - (price?.colour === colour ? price.cards : 0);
    }, 0);
  };
  return actions.toSorted((a, b) => payOf(b)[0] - payOf(a)[0] || plenty(b) - plenty(a));
}
