/** The position a player looks at, with everything that can be done in it. Made once for each moment. */
import type { Seat } from "@chronarium/kernel";
import {
  type Action,
  type BuildingType,
  COLOUR_OF,
  COLOURS,
  type Colour,
  type Era,
  type Grid,
  gridOf,
  khronos,
  type Layout,
  layoutOf,
  type Player,
  type SquareId,
  type State,
} from "@chronarium/khronos";
import type { Moment } from "../../driver/types.ts";

/** A legal action and the cards it takes. */
export type Offer = { readonly action: Action; readonly cards: readonly Colour[]; readonly key: string };

export type Setting = {
  /** Looks exactly like the moment to its viewer; what nobody may know is dealt at random. */
  readonly state: State;
  readonly grid: Grid;
  /** Who acts on this screen; undefined while somebody else does, or in the past. */
  readonly seat: Seat | undefined;
  readonly offers: readonly Offer[];
};

const settings = new WeakMap<Moment, Map<Seat | undefined, Setting>>();

export function settingOf(moment: Moment, seat: Seat | undefined): Setting {
  const known = settings.get(moment) ?? new Map<Seat | undefined, Setting>();
  settings.set(moment, known);
  let setting = known.get(seat);
  if (setting === undefined) {
    setting = makeSetting(moment.imagined as State, seat);
    known.set(seat, setting);
  }
  return setting;
}

export function makeSetting(state: State, seat: Seat | undefined): Setting {
  const legal = seat === undefined ? [] : khronos.legalActions(state, seat);
  return {
    state,
    grid: gridOf(state.options.map),
    seat,
    offers: priced(state, legal),
  };
}

/** Thousands of builds take one of a few sets of cards: each set is worked out once. */
function priced(state: State, legal: readonly Action[]): readonly Offer[] {
  const known = new Map<string, Pick<Offer, "cards" | "key">>();
  const priceOf = (action: Action): Pick<Offer, "cards" | "key"> => {
    const cards = cardsFor(state, action);
    return { cards, key: cardsKey(cards) };
  };
  return legal.map((action) => {
    if (action.type !== "build") return { action, ...priceOf(action) };
    const id = `${action.building} ${action.size} ${action.extra?.join(" ") ?? ""}`;
    const price = known.get(id) ?? priceOf(action);
    known.set(id, price);
    return { action, cards: price.cards, key: price.key };
  });
}

export const layoutIn = ({ grid, state }: Setting, era: Era): Layout =>
  layoutOf(grid, state.hamlets, state.boards[era]);

export const handOf = ({ state, seat }: Setting): readonly Colour[] =>
  seat === undefined ? [] : (state.players[seat] as Player).hand;

/** The type of what stands on a square of a board, printed hamlets included. */
export function buildingOn(
  setting: Setting,
  era: Era,
  square: SquareId,
): Layout["buildings"][number] | undefined {
  const layout = layoutIn(setting, era);
  const index = setting.grid.indexOf.get(square);
  return index === undefined ? undefined : layout.buildings[layout.occupant[index] as number];
}

/** Colours in the order of COLOURS: two payments with the same cards have the same key. */
const cardsKey = (cards: readonly Colour[]): string =>
  COLOURS.map((colour) => cards.filter((card) => card === colour).length).join("");

const times = (count: number, colour: Colour): Colour[] => Array<Colour>(count).fill(colour);

/** Cards that leave the hand. */
export function cardsFor(state: State, action: Action): readonly Colour[] {
  const typeAt = (era: Era, at: SquareId): { type: BuildingType; size: number } => {
    const layout = layoutOf(gridOf(state.options.map), state.hamlets, state.boards[era]);
    const index = layout.grid.indexOf.get(at) ?? -1;
    return layout.buildings[layout.occupant[index] ?? -1] ?? { type: "civil", size: 0 };
  };
  switch (action.type) {
    case "build":
      return [...times(action.size, COLOUR_OF[action.building]), ...(action.extra ?? [])];
    case "upgrade": {
      const old = typeAt(action.era, action.from);
      return [...times(Math.max(0, action.size - old.size), COLOUR_OF[old.type]), ...(action.extra ?? [])];
    }
    case "demolish":
      return [COLOUR_OF[typeAt(action.era, action.at).type]];
    case "populate":
      return [COLOUR_OF.civil];
    case "renovate":
      return times(action.pay[0] + action.pay[1], COLOUR_OF[typeAt("reason", action.at).type]);
    case "exchange":
      return action.cards;
    case "keep":
      return action.cards ?? [];
    default:
      return [];
  }
}
