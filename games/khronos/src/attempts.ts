/**
 * What somebody could try: complete actions with the payment that one would think of first. The rules then say
 * whether they let it pass, or why not.
 */
import type { Refusal, Seat } from "@chronarium/kernel";
import type { Action, Pay } from "./actions.ts";
import { gridOf, placeAt, type SquareId } from "./grid.ts";
import type { Building } from "./layout.ts";
import { surchargeOf } from "./options.ts";
import { allowance } from "./payment.ts";
import { refusal } from "./refusal.ts";
import { buildingOn, type Spot, squareFrom } from "./site.ts";
import type { Player, State } from "./state.ts";
import {
  type BuildingType,
  CARDS_PER_PAWN,
  COLOUR_OF,
  type Colour,
  type Era,
  RENOVATION,
  SIZES,
  type Size,
  TYPES,
} from "./tables.ts";

/** With the pawns that stand there; what they cannot carry is named all the same. */
export function payFor(state: State, seat: Seat, era: Era, cards: number): Pay {
  const left = allowance(state, seat, era);
  const first = Math.min(cards, left[0]);
  const second = Math.min(cards - first, left[1]);
  const all = cards - second;
  return [
    Math.min(CARDS_PER_PAWN, all),
    Math.min(CARDS_PER_PAWN, second + Math.max(0, all - CARDS_PER_PAWN)),
  ];
}

/** The surcharge of a footprint, and the cards that the hand could give for it, as far as it goes. */
function surcharged(state: State, seat: Seat, at: SquareId, size: Size, colour: Colour, base: number) {
  const place = placeAt(gridOf(state.options.map), at, size);
  const surcharge = place === undefined ? 0 : surchargeOf(state.options, state.players.length, place);
  const rest = [...(state.players[seat] as Player).hand];
  for (let i = 0; i < base; i++) {
    const found = rest.indexOf(colour);
    if (found !== -1) rest.splice(found, 1);
  }
  return { surcharge, ...(surcharge === 0 ? {} : { extra: rest.slice(0, surcharge) }) };
}

export function buildAt(
  state: State,
  seat: Seat,
  { era, at }: Spot,
  building: BuildingType,
  size: Size,
): Extract<Action, { type: "build" }> {
  const { surcharge, ...extra } = surcharged(state, seat, at, size, COLOUR_OF[building], size);
  return {
    type: "build",
    era,
    building,
    size,
    at,
    pay: payFor(state, seat, era, size + surcharge),
    ...extra,
  };
}

/** The building on `from` grows; a square without one counts as the smallest. */
export function upgradeTo(state: State, seat: Seat, from: Spot, size: Size, at: SquareId): Action {
  const { era } = from;
  const old = buildingOn(state, era, from.at);
  const base = size - (old?.size ?? 1);
  const { surcharge, ...extra } = surcharged(state, seat, at, size, COLOUR_OF[old?.type ?? "civil"], base);
  const pay = payFor(state, seat, era, base + surcharge);
  return { type: "upgrade", era, from: from.at, size, at, pay, ...extra };
}

/** Every place of the larger building that covers the old one. */
function footprints(
  state: State,
  seat: Seat,
  era: Era,
  { at, size: was }: Building,
  size: Size,
): readonly Action[] {
  const grid = gridOf(state.options.map);
  const found: Action[] = [];
  for (let up = 0; up <= size - was; up++)
    for (let left = 0; left <= size - was; left++) {
      const corner = squareFrom(state, at, -left, -up);
      if (corner !== undefined && placeAt(grid, corner, size) !== undefined)
        found.push(upgradeTo(state, seat, { era, at }, size, corner));
    }
  return found.length > 0 ? found : [upgradeTo(state, seat, { era, at }, size, at)];
}

/** Things of one kind that could be tried at a square; several where their place or price is still open. */
export type Tries =
  | {
      readonly act: "build";
      readonly building: BuildingType;
      readonly size: Size;
      readonly tries: readonly Action[];
    }
  | { readonly act: "upgrade"; readonly size: Size; readonly tries: readonly Action[] }
  | { readonly act: "demolish" | "populate" | "renovate"; readonly tries: readonly Action[] };

/** In the order of type and size. */
export function triesAt(state: State, seat: Seat, { era, at }: Spot): readonly Tries[] {
  const old = buildingOn(state, era, at);
  if (old === undefined) {
    if (era === "reason") return [];
    return TYPES.flatMap((building) =>
      SIZES.map((size) => ({
        act: "build" as const,
        building,
        size,
        tries: [buildAt(state, seat, { era, at }, building, size)],
      })),
    );
  }
  const pay = payFor(state, seat, era, 1);
  if (era === "reason") {
    if (old.type === "civil") return [{ act: "populate", tries: [{ type: "populate", at: old.at, pay }] }];
    const most = Math.max(1, RENOVATION[old.size]);
    const tries = Array.from(
      { length: most },
      (_, i): Action => ({ type: "renovate", at: old.at, pay: payFor(state, seat, era, most - i) }),
    );
    return [{ act: "renovate", tries }];
  }
  const larger = old.size === 3 ? [3 as const] : SIZES.filter((size) => size > old.size);
  return [
    ...larger.map((size) => ({
      act: "upgrade" as const,
      size,
      tries: footprints(state, seat, era, old, size),
    })),
    { act: "demolish", tries: [{ type: "demolish", era, at: old.at, pay }] },
  ];
}

const HARDEST_LAST = [
  "khronos/pawns-cannot-carry",
  "khronos/no-pawn-there",
  "khronos/not-enough-ecus",
  "khronos/cards-missing",
  "khronos/hand-too-small",
  "khronos/joins-two-domains",
  "khronos/shares-the-top",
  "khronos/too-dear",
  "khronos/square-taken",
  "khronos/river",
];

/** The reason nearest to being overcome speaks for all that was tried. */
export function nearestRefusal(
  state: State,
  seat: Seat,
  tries: readonly Action[],
): { readonly action: Action; readonly refusal: Refusal } | undefined {
  const distance = ({ code }: Refusal): number => (HARDEST_LAST.indexOf(code) + 99) % 99;
  const [nearest] = tries
    .flatMap((action) => {
      const refused = refusal(state, seat, action);
      return refused === undefined ? [] : [{ action, refusal: refused }];
    })
    .sort((a, b) => distance(a.refusal) - distance(b.refusal));
  return nearest;
}
