/**
 * After a refusal: what is to blame, and the legal actions nearest to the refused one. Works on what the player may
 * know alone, so neither can tell anything hidden.
 */
import type { Refusal, Seat } from "@chronarium/kernel";
import type { Action, ActionOf, Pay } from "./actions.ts";
import { apply } from "./apply.ts";
import { gridOf, placeAt, type SquareId } from "./grid.ts";
import type { Building } from "./layout.ts";
import { legalActions } from "./legal.ts";
import { reveals } from "./outlook.ts";
import { cardsFor, payOf } from "./prices.ts";
import { buildingOn, layoutIn, offset, spotOf } from "./site.ts";
import type { State } from "./state.ts";
import type { BuildingType, Era, Size } from "./tables.ts";

/** How a way out differs from what was tried. */
export type WayOut = { readonly action: Action } & (
  | { readonly kind: "moved"; readonly right: number; readonly down: number; readonly at: SquareId }
  | { readonly kind: "instead"; readonly building: BuildingType; readonly size: Size }
  | { readonly kind: "travel"; readonly pawn: 0 | 1; readonly to: Era }
  | { readonly kind: "carried"; readonly pay: Pay }
  | { readonly kind: "part"; readonly cards: number }
  | { readonly kind: "other" }
);

const MOST = 3;

/** Nearest first: the same thing paid otherwise, moved, another size, another kind, after a journey. */
export function waysOut(
  state: State,
  seat: Seat,
  refused: Action,
  legal: readonly Action[],
): readonly WayOut[] {
  const ways = onePayment(nearest(state, seat, refused, legal));
  const harmful = new Set(ways.filter(({ action }) => harms(state, seat, action)));
  // What would cost the player a building of his own is no way out while another one is there.
  return distinct([...ways.filter((way) => !harmful.has(way)), ...harmful]).slice(0, MOST);
}

/** The first of several payments for the same thing: nearest and cheapest stand first. */
function onePayment(ways: readonly WayOut[]): readonly WayOut[] {
  const seen = new Set<string>();
  return ways.filter(({ action }) => {
    const key = isPaid(action) ? withoutPayment(action) : JSON.stringify(action);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Whether an action would surely take or shrink a building of the one who does it. */
function harms(state: State, seat: Seat, action: Action): boolean {
  if (reveals(action)) return false;
  return apply(state, seat, action).events.some(
    (event) =>
      (event.type === "destroyed" || event.type === "demolished" || event.type === "downsized") &&
      event.owner === seat,
  );
}

function nearest(state: State, seat: Seat, refused: Action, legal: readonly Action[]): readonly WayOut[] {
  switch (refused.type) {
    case "build":
      return [
        ...carriedOtherwise(state, refused, legal),
        ...moved(state, refused, legal).filter(
          ({ right, down }) => Math.max(Math.abs(right), Math.abs(down)) <= REACH,
        ),
        ...otherKinds(refused, legal),
        ...afterTravel(state, seat, refused.era, refused, legal),
      ];
    case "upgrade":
      return [
        ...carriedOtherwise(state, refused, legal),
        ...moved(state, refused, legal),
        ...otherSizes(state, refused, legal),
        ...afterTravel(state, seat, refused.era, refused, legal),
      ];
    case "demolish":
    case "populate":
    case "renovate":
      return [
        ...carriedOtherwise(state, refused, legal),
        ...inParts(refused, legal),
        ...afterTravel(state, seat, spotOf(refused)?.era ?? "reason", refused, legal),
        ...elsewhere(state, seat, refused, legal),
      ];
    case "travel":
      return others(legal.filter((action) => action.type === "travel" && action.pawn === refused.pawn));
    case "end":
      return others(legal.filter(({ type }) => type === "draw" || type === "chooseKeeper"));
    default:
      return others(legal.filter(({ type }) => type === refused.type));
  }
}

/** One move is enough, and so is one of everything else that reads the same. */
function distinct(ways: readonly WayOut[]): readonly WayOut[] {
  const seen = new Set<string>();
  return ways.filter(({ action, ...way }) => {
    const key = way.kind === "moved" ? "moved" : JSON.stringify(way.kind === "other" ? action : way);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const others = (legal: readonly Action[]): readonly WayOut[] =>
  legal.map((action) => ({ action, kind: "other" }));

type Paid = Extract<Action, { pay: Pay }>;
const isPaid = (action: Action): action is Paid => "pay" in action;

function withoutPayment(action: Paid): string {
  const { pay: _, ...rest } = action;
  return JSON.stringify("extra" in rest ? { ...rest, extra: undefined } : rest);
}

/** The same thing at the same place with other pawns or other surcharge cards. */
function carriedOtherwise(state: State, refused: Paid, legal: readonly Action[]): readonly WayOut[] {
  const key = withoutPayment(refused);
  const cards = cardsFor(state, refused).length;
  const found = legal.find(
    (action): action is Paid =>
      isPaid(action) && withoutPayment(action) === key && cardsFor(state, action).length >= cards,
  );
  return found === undefined ? [] : [{ action: found, kind: "carried", pay: found.pay }];
}

/** Squares to either side that are still near. */
const REACH = 2;
const far = ({ right, down }: { readonly right: number; readonly down: number }): number =>
  Math.abs(right) + Math.abs(down);

/** The same piece on another footprint, the nearest and cheapest first. */
function moved(
  state: State,
  refused: ActionOf<"build" | "upgrade">,
  legal: readonly Action[],
): readonly Extract<WayOut, { kind: "moved" }>[] {
  const same = (other: Action): boolean =>
    other.type === "build" && refused.type === "build"
      ? other.building === refused.building
      : other.type === "upgrade" && refused.type === "upgrade" && other.from === refused.from;
  return legal
    .flatMap((other) => {
      if (!("size" in other) || other.era !== refused.era || other.size !== refused.size) return [];
      if (other.at === refused.at || !same(other)) return [];
      return [
        { action: other, kind: "moved" as const, ...offset(state, refused.at, other.at), at: other.at },
      ];
    })
    .map((way) => ({ way, far: far(way) + (payOf(way.action)[0] + payOf(way.action)[1]) / 8 }))
    .sort((a, b) => a.far - b.far)
    .map(({ way }) => way);
}

/** Another size of the same type, then the same size of another type, at the same square. */
function otherKinds(refused: ActionOf<"build">, legal: readonly Action[]): readonly WayOut[] {
  const unlike = ({ size, building }: ActionOf<"build">): number =>
    Math.abs(size - refused.size) + (building === refused.building ? 0 : 1.5);
  return legal
    .filter(
      (other): other is ActionOf<"build"> =>
        other.type === "build" && other.era === refused.era && other.at === refused.at && unlike(other) > 0,
    )
    .sort((a, b) => unlike(a) - unlike(b))
    .map((action) => ({ action, kind: "instead", building: action.building, size: action.size }));
}

function otherSizes(state: State, refused: ActionOf<"upgrade">, legal: readonly Action[]): readonly WayOut[] {
  const building = buildingOn(state, refused.era, refused.from)?.type ?? "civil";
  return legal.flatMap((action): WayOut[] =>
    action.type === "upgrade" &&
    action.era === refused.era &&
    action.from === refused.from &&
    action.size !== refused.size
      ? [{ action, kind: "instead", building, size: action.size }]
      : [],
  );
}

/** A journey helps when the same thing can be done after it: no journey dries a river. */
function afterTravel(
  state: State,
  seat: Seat,
  era: Era,
  refused: Paid,
  legal: readonly Action[],
): readonly WayOut[] {
  const key = withoutPayment(refused);
  const found = legal.find((action): action is ActionOf<"travel"> => {
    if (action.type !== "travel" || action.to !== era) return false;
    const after = apply(state, seat, action).state;
    return legalActions(after, seat).some((then) => isPaid(then) && withoutPayment(then) === key);
  });
  return found === undefined ? [] : [{ action: found, kind: "travel", pawn: found.pawn, to: era }];
}

/** A renovation can be paid in parts. */
function inParts(refused: Paid, legal: readonly Action[]): readonly WayOut[] {
  if (refused.type !== "renovate") return [];
  const cards = ({ pay }: Paid): number => pay[0] + pay[1];
  const found = legal.find(
    (other): other is ActionOf<"renovate"> =>
      other.type === "renovate" && other.at === refused.at && cards(other) !== cards(refused),
  );
  return found === undefined ? [] : [{ action: found, kind: "part", cards: cards(found) }];
}

/** The same act at the nearest other building, but never at the cost of one's own. */
function elsewhere(state: State, seat: Seat, refused: Paid, legal: readonly Action[]): readonly WayOut[] {
  const here = spotOf(refused);
  const away = (action: Action): number => {
    const there = spotOf(action);
    return here === undefined || there === undefined ? 99 : far(offset(state, here.at, there.at));
  };
  const same = legal.filter((other) => {
    const there = spotOf(other);
    return other.type === refused.type && (there?.at !== here?.at || there?.era !== here?.era);
  });
  const near = same.toSorted((a, b) => away(a) - away(b));
  return others(near.filter((action) => !harms(state, seat, action)).slice(0, 1));
}

/** The piece that was tried, if it has a footprint. */
export function pieceOf(
  state: State,
  action: Action,
): { readonly at: SquareId; readonly size: Size; readonly type: BuildingType } | undefined {
  switch (action.type) {
    case "build":
      return { at: action.at, size: action.size, type: action.building };
    case "upgrade":
      return {
        at: action.at,
        size: action.size,
        type: buildingOn(state, action.era, action.from)?.type ?? "civil",
      };
    default:
      return undefined;
  }
}

/** Groups of buildings that stand against an action: the domains it would join, a rival, what is in the way. */
export function blameFor(
  state: State,
  action: Action,
  { params }: Refusal,
): readonly (readonly SquareId[])[] {
  const spot = spotOf(action);
  if (spot === undefined) return [];
  const piece = pieceOf(state, action);
  if (piece === undefined) {
    const standing = buildingOn(state, spot.era, spot.at);
    return standing === undefined ? [] : [[standing.at]];
  }
  // A rival for the top of the domain is named alone; the rest of the domain is innocent.
  if (typeof params.rival === "string") return [[params.rival]];
  const layout = layoutIn(state, spot.era);
  const place = placeAt(gridOf(state.options.map), piece.at, piece.size);
  const old = action.type === "upgrade" ? buildingOn(state, spot.era, action.from) : undefined;
  const seen = (squares: readonly number[]): ReadonlySet<number> =>
    new Set(
      squares
        .map((square) => layout.occupant[square] as number)
        .filter((index) => index !== -1 && layout.buildings[index] !== old),
    );
  const inTheWay = seen(place?.squares ?? []);
  if (inTheWay.size > 0) return [...inTheWay].map((index) => [(layout.buildings[index] as Building).at]);
  const beside = seen(place?.border ?? []);
  const domains = new Set([...beside].map((index) => layout.domainOf[index] as number));
  // The one that the piece would touch comes first.
  return [...domains].map((domain) =>
    (layout.domains[domain] ?? [])
      .toSorted((a, b) => Number(beside.has(b)) - Number(beside.has(a)))
      .map((index) => (layout.buildings[index] as Building).at),
  );
}
