/** From a wish to legal actions, or to the action that the rules will refuse with the right sentence. */
import {
  type Action,
  type Building,
  type BuildingType,
  type Era,
  gridOf,
  type Size,
  type SquareId,
  type View,
} from "@chronarium/khronos";
import { payOf } from "./prices.ts";
import type { Wish } from "./short-forms.ts";
import { buildingOn, presumedEra } from "./site.ts";

/** Legal actions that do what was wished. */
export const granted = (view: View, wish: Wish, legal: readonly Action[]): readonly Action[] =>
  legal.filter((action) => action.type === wish.type && fits(view, wish, action));

const said = <Value>(wished: Value | undefined, value: Value): boolean =>
  wished === undefined || wished === value;

function fits(view: View, wish: Wish, action: Action): boolean {
  switch (action.type) {
    case "build":
      return (
        said(wish.era, action.era) &&
        said(wish.building, action.building) &&
        said(wish.size, action.size) &&
        said(wish.at, action.at)
      );
    case "upgrade":
      return (
        said(wish.era, action.era) &&
        said(wish.size, action.size) &&
        said(wish.onto, action.at) &&
        said(wish.building, typeAt(view, action.era, action.from)) &&
        said(topLeft(view, action.era, wish.at), action.from)
      );
    case "demolish":
      return said(wish.era, action.era) && said(topLeft(view, action.era, wish.at), action.at);
    case "populate":
      return said(topLeft(view, "reason", wish.at), action.at);
    case "renovate":
      return (
        said(topLeft(view, "reason", wish.at), action.at) &&
        said(wish.count, payOf(action)[0] + payOf(action)[1])
      );
    case "travel":
      return said(wish.era, action.to) && said(wish.pawn, action.pawn);
    case "exchange":
      return wish.cards === undefined || sameCards(wish.cards, action.cards);
    case "keep":
      return wish.cards === undefined || sameCards(wish.cards, action.cards ?? []);
    case "draw":
      return said(wish.from, action.from);
    case "chooseLoser":
    case "placeDownsized":
      return said(wish.at, action.at);
    default:
      return true;
  }
}

const sameCards = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((card, i) => card === b[i]);

const typeAt = (view: View, era: Era, at: SquareId): BuildingType | undefined =>
  buildingOn(view, era, at)?.type;

/** Any square of a building names it. */
const topLeft = (view: View, era: Era, square: SquareId | undefined): SquareId | undefined =>
  square === undefined ? undefined : (buildingOn(view, era, square)?.at ?? square);

/** Whether an upgrade was wished to a kind of another type than the building's own. */
export function changesType(view: View, seat: number, wish: Wish): Building | undefined {
  if (wish.type !== "upgrade" || wish.at === undefined || wish.building === undefined) return undefined;
  const old = buildingOn(view, wish.era ?? presumedEra(view, seat), wish.at);
  return old !== undefined && old.type !== wish.building ? old : undefined;
}

/**
 * The wish as a whole action, for the rules to say why it is not possible. Undefined where too much is missing to
 * say. Only for wishes that no legal action grants: then no payment would do, and any stands for all.
 */
export function wholeAction(view: View, seat: number, wish: Wish): Action | undefined {
  const { at } = wish;
  const early = wish.era ?? presumedEra(view, seat);
  switch (wish.type) {
    case "build": {
      if (at === undefined || wish.building === undefined || wish.size === undefined) return undefined;
      return { type: "build", era: early, building: wish.building, size: wish.size, at, pay: [1, 0] };
    }
    case "upgrade": {
      if (at === undefined) return undefined;
      const old = buildingOn(view, early, at);
      const from = old?.at ?? at;
      const size = wish.size ?? (Math.min(3, (old?.size ?? 1) + 1) as Size);
      return {
        type: "upgrade",
        era: early,
        from,
        size,
        at: wish.onto ?? onBoard(view, from, size),
        pay: [1, 0],
      };
    }
    case "demolish":
      if (at === undefined) return undefined;
      return { type: "demolish", era: early, at: topLeft(view, early, at) ?? at, pay: [1, 0] };
    case "populate":
    case "renovate": {
      if (at === undefined) return undefined;
      const pay = [Math.min(2, wish.count ?? 1), 0] as const;
      return { type: wish.type, at: topLeft(view, "reason", at) ?? at, pay };
    }
    case "travel": {
      if (wish.era === undefined) return undefined;
      return { type: "travel", pawn: wish.pawn ?? 0, to: wish.era };
    }
    case "exchange":
      return { type: "exchange", cards: wish.cards ?? view.you?.hand.slice(0, 1) ?? [] };
    case "keep":
      return { type: "keep", cards: wish.cards ?? [] };
    case "draw":
      return wish.from && { type: "draw", from: wish.from };
    case "chooseLoser":
    case "placeDownsized":
      return at === undefined ? undefined : { type: wish.type, at };
    case "end":
      return { type: "end" };
    default:
      return undefined;
  }
}

/** The block of this size that begins at the square, moved up and left as far as the board's edge asks for. */
function onBoard(view: View, at: SquareId, size: Size): SquareId {
  const grid = gridOf(view.options.map);
  const index = grid.indexOf.get(at);
  if (index === undefined) return at;
  const column = Math.min(index % grid.width, grid.width - size);
  const row = Math.min(Math.floor(index / grid.width), grid.height - size);
  return grid.names[row * grid.width + column] ?? at;
}
