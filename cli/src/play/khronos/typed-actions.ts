/** From a typed action to legal actions, or to the action that the rules will refuse with the right sentence. */
import {
  type Action,
  type Building,
  type BuildingType,
  buildingOn,
  type Era,
  gridOf,
  payOf,
  presumedEra,
  type Size,
  type SquareId,
  type View,
} from "@chronarium/khronos";
import type { TypedAction } from "./short-forms.ts";

/** Legal actions that do what was wanted. */
export const granted = (view: View, typed: TypedAction, legal: readonly Action[]): readonly Action[] =>
  legal.filter((action) => action.type === typed.type && fits(view, typed, action));

const said = <Value>(wanted: Value | undefined, value: Value): boolean =>
  wanted === undefined || wanted === value;

function fits(view: View, typed: TypedAction, action: Action): boolean {
  switch (action.type) {
    case "build":
      return (
        said(typed.era, action.era) &&
        said(typed.building, action.building) &&
        said(typed.size, action.size) &&
        said(typed.at, action.at)
      );
    case "upgrade":
      return (
        said(typed.era, action.era) &&
        said(typed.size, action.size) &&
        said(typed.onto, action.at) &&
        said(typed.building, typeAt(view, action.era, action.from)) &&
        said(topLeft(view, action.era, typed.at), action.from)
      );
    case "demolish":
      return said(typed.era, action.era) && said(topLeft(view, action.era, typed.at), action.at);
    case "populate":
      return said(topLeft(view, "reason", typed.at), action.at);
    case "renovate":
      return (
        said(topLeft(view, "reason", typed.at), action.at) &&
        said(typed.count, payOf(action)[0] + payOf(action)[1])
      );
    case "travel":
      return said(typed.era, action.to) && said(typed.pawn, action.pawn);
    case "exchange":
      return typed.cards === undefined || sameCards(typed.cards, action.cards);
    case "keep":
      return typed.cards === undefined || sameCards(typed.cards, action.cards ?? []);
    case "draw":
      return said(typed.from, action.from);
    case "chooseLoser":
    case "placeDownsized":
      return said(typed.at, action.at);
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

/** Whether an upgrade was wanted to a kind of another type than the building's own. */
export function changesType(view: View, seat: number, typed: TypedAction): Building | undefined {
  if (typed.type !== "upgrade" || typed.at === undefined || typed.building === undefined) return undefined;
  const old = buildingOn(view, typed.era ?? presumedEra(view, seat), typed.at);
  return old !== undefined && old.type !== typed.building ? old : undefined;
}

/**
 * The typed action made whole, for the rules to say why it is not possible. Undefined where too much is missing to
 * say. Only for typed actions that no legal action grants: then no payment would do, and any stands for all.
 */
export function wholeAction(view: View, seat: number, typed: TypedAction): Action | undefined {
  const { at } = typed;
  const early = typed.era ?? presumedEra(view, seat);
  switch (typed.type) {
    case "build": {
      if (at === undefined || typed.building === undefined || typed.size === undefined) return undefined;
      return { type: "build", era: early, building: typed.building, size: typed.size, at, pay: [1, 0] };
    }
    case "upgrade": {
      if (at === undefined) return undefined;
      const old = buildingOn(view, early, at);
      const from = old?.at ?? at;
      const size = typed.size ?? (Math.min(3, (old?.size ?? 1) + 1) as Size);
      return {
        type: "upgrade",
        era: early,
        from,
        size,
        at: typed.onto ?? onBoard(view, from, size),
        pay: [1, 0],
      };
    }
    case "demolish":
      if (at === undefined) return undefined;
      return { type: "demolish", era: early, at: topLeft(view, early, at) ?? at, pay: [1, 0] };
    case "populate":
    case "renovate": {
      if (at === undefined) return undefined;
      const pay = [Math.min(2, typed.count ?? 1), 0] as const;
      return { type: typed.type, at: topLeft(view, "reason", at) ?? at, pay };
    }
    case "travel": {
      if (typed.era === undefined) return undefined;
      return { type: "travel", pawn: typed.pawn ?? 0, to: typed.era };
    }
    case "exchange":
      return { type: "exchange", cards: typed.cards ?? view.you?.hand.slice(0, 1) ?? [] };
    case "keep":
      return { type: "keep", cards: typed.cards ?? [] };
    case "draw":
      return typed.from && { type: "draw", from: typed.from };
    case "chooseLoser":
    case "placeDownsized":
      return at === undefined ? undefined : { type: typed.type, at };
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
