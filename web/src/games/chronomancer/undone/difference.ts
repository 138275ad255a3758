/** What a step back takes from the table and what it brings back: the two moments laid over each other. */
import {
  ABILITIES,
  type Ability,
  BOATS,
  type Boat,
  COLOURS,
  type Colour,
  clockOrder,
  type Dock,
  FIGURES,
  type Figure,
  type LaidTile,
  type Piece,
  type Player,
  SIZES,
  type Size,
  SLOTS,
  type Slot,
  type Space,
  type State,
  type TownsfolkId,
  timepieceOf,
  type View,
  type Who,
} from "@chronarium/chronomancer";
import type { Seat } from "@chronarium/kernel";
import type { Told } from "../../../table/store.ts";

/** Of Goods, Frozen Hours, Gold and cards: what there would be more of is above 0, what would go below. */
export type ShopUndone = {
  readonly figures: readonly { readonly figure: Figure; readonly at: Space; readonly back: Space }[];
  /** A tile that only slid neither goes nor returns. */
  readonly tiles: readonly {
    readonly slot: Slot;
    readonly goes?: LaidTile;
    readonly returns?: LaidTile;
  }[];
  readonly frozen: readonly { readonly colour: Colour; readonly more: 1 | -1 }[];
  readonly goods: readonly { readonly size: Size; readonly colour: Colour; readonly more: number }[];
  readonly staff: readonly {
    readonly ability: Ability;
    readonly goes?: TownsfolkId;
    readonly returns?: TownsfolkId;
  }[];
  readonly corruption: number;
  readonly gold: number;
};
export type BoatUndone = {
  readonly boat: Boat;
  /** Seats, 0 to 3, whose pieces go. */
  readonly goes: readonly number[];
  readonly returns: readonly Piece[];
  /** Where it would lie again, null at sea; undefined where it stays. */
  readonly dock: Dock | null | undefined;
};
export type Undone = {
  /** Who asks: the first of the steps is his. */
  readonly by: Seat;
  readonly was: View;
  readonly is: View;
  readonly shops: readonly ShopUndone[];
  readonly boats: readonly BoatUndone[];
  readonly clock: readonly { readonly who: Who; readonly at: number; readonly back: number }[];
  /** Cards that return to the Town Square. */
  readonly town: readonly TownsfolkId[];
};

const known = new WeakMap<Told, Undone>();

export function undoneIn(told: Told): Undone {
  const found = known.get(told) ?? differenceOf(told);
  known.set(told, found);
  return found;
}

/** Nothing of the Clock is hidden. */
export const onClock = (view: View): State => view as unknown as State;

function differenceOf({ entries, before, after }: Told): Undone {
  const [was, is] = [before.view as View, after.view as View];
  return {
    by: entries[0]?.seat ?? is.turn,
    was,
    is,
    shops: is.players.map((player, seat) => shopOf(was.players[seat] ?? player, player)),
    boats: BOATS.map((boat) => boatOf(was, is, boat)).filter(
      ({ goes, returns, dock }) => goes.length + returns.length > 0 || dock !== undefined,
    ),
    clock: clockOrder(onClock(is)).flatMap((who) => {
      const [at, back] = [is, was].map((view) => timepieceOf(onClock(view), who).hour) as [number, number];
      return at === back ? [] : [{ who, at, back }];
    }),
    town: was.town.square.filter((card) => !is.town.square.includes(card)),
  };
}

function shopOf(was: Player, is: Player): ShopUndone {
  const laid = (player: Player): readonly string[] => SLOTS.map((slot) => player.slots[slot].tile);
  return {
    figures: FIGURES.flatMap((figure) =>
      is[figure] === was[figure] ? [] : [{ figure, at: is[figure], back: was[figure] }],
    ),
    tiles: SLOTS.flatMap((slot) => {
      const [now, then] = [is.slots[slot], was.slots[slot]];
      if (now.tile === then.tile) return [];
      return [
        {
          slot,
          ...(laid(was).includes(now.tile) ? {} : { goes: now }),
          ...(laid(is).includes(then.tile) ? {} : { returns: then }),
        },
      ];
    }),
    frozen: COLOURS.flatMap((colour) => {
      const open = is.open.includes(colour);
      return open === was.open.includes(colour) ? [] : [{ colour, more: open ? 1 : -1 } as const];
    }),
    goods: SIZES.flatMap((size) =>
      COLOURS.flatMap((colour) => {
        const more = was.shelf[size][colour] - is.shelf[size][colour];
        return more === 0 ? [] : [{ size, colour, more }];
      }),
    ),
    staff: ABILITIES.flatMap((ability) => {
      const [goes, returns] = [is.staff[ability], was.staff[ability]];
      if (goes === returns) return [];
      return [
        { ability, ...(goes === undefined ? {} : { goes }), ...(returns === undefined ? {} : { returns }) },
      ];
    }),
    corruption: was.corruption.length - is.corruption.length,
    gold: was.gold - is.gold,
  };
}

function boatOf(was: View, is: View, boat: Boat): BoatUndone {
  const [then, now] = [was.boats[boat - 1], is.boats[boat - 1]];
  const returns = [...(then?.pieces ?? [])];
  const goes = (now?.pieces ?? []).flatMap((piece, seat) => {
    const at = returns.indexOf(piece);
    if (at === -1) return [seat];
    returns.splice(at, 1);
    return [];
  });
  return { boat, goes, returns, dock: then?.dock === now?.dock ? undefined : (then?.dock ?? null) };
}
