/**
 * "Why not?": what is to blame for a refusal, and the legal actions nearest to the refused one. Works on the
 * imagined state alone, so neither a reason nor a way out can tell anything hidden.
 */
import type { Refusal } from "@chronarium/kernel";
import {
  type Action,
  type Building,
  type BuildingType,
  type Era,
  khronos,
  type Pay,
  placeAt,
  type Size,
  type SquareId,
} from "@chronarium/khronos";
import { type Spot, sameSpot, spotOf } from "./plan.ts";
import { buildingOn, cardsFor, layoutIn, type Offer, type Setting } from "./setting.ts";

/** How a way out differs from what was tried. */
type Way =
  | { readonly kind: "moved"; readonly right: number; readonly down: number; readonly at: SquareId }
  | { readonly kind: "instead"; readonly building: BuildingType; readonly size: Size; readonly at: SquareId }
  | { readonly kind: "travel"; readonly pawn: 0 | 1; readonly to: Era }
  | { readonly kind: "carried"; readonly pay: Pay }
  | { readonly kind: "cards"; readonly cards: number }
  | { readonly kind: "other"; readonly action: Action };

export type Fix = { readonly action: Action; readonly way: Way };

type Guilty = { readonly at: SquareId; readonly size: Size; readonly type: BuildingType };

type Crop = {
  readonly era: Era;
  /** The piece that was tried, if it has a footprint. */
  readonly spot: Guilty | undefined;
  /** Lettered groups: domains that would be joined, rivals, what stands in the way. */
  readonly blame: readonly { readonly letter: string; readonly squares: readonly SquareId[] }[];
};

export type Explanation = {
  readonly refusal: Refusal;
  readonly action: Action;
  readonly spot: Spot | undefined;
  readonly crop: Crop | undefined;
  readonly fixes: readonly Fix[];
};

export function explain(setting: Setting, action: Action, refusal: Refusal): Explanation {
  const spot = spotOf(action);
  return {
    refusal,
    action,
    spot: action.type === "travel" ? undefined : spot,
    crop: cropOf(setting, action, refusal),
    fixes: fixesFor(setting, action).slice(0, 3),
  };
}

const LETTERS = ["A", "B", "C", "D", "E", "F", "G", "H"];

function pieceOf(setting: Setting, action: Action): Guilty | undefined {
  switch (action.type) {
    case "build":
      return { at: action.at, size: action.size, type: action.building };
    case "upgrade":
      return {
        at: action.at,
        size: action.size,
        type: buildingOn(setting, action.era, action.from)?.type ?? "civil",
      };
    default:
      return undefined;
  }
}

function cropOf(setting: Setting, action: Action, { params }: Refusal): Crop | undefined {
  const spot = spotOf(action);
  if (spot === undefined || action.type === "travel") return undefined;
  const layout = layoutIn(setting, spot.era);
  const piece = pieceOf(setting, action);
  if (piece === undefined) {
    const standing = buildingOn(setting, spot.era, spot.at);
    return {
      era: spot.era,
      spot: undefined,
      blame: standing === undefined ? [] : [{ letter: "A", squares: [standing.at] }],
    };
  }
  const place = placeAt(setting.grid, piece.at, piece.size);
  const old = action.type === "upgrade" ? buildingOn(setting, spot.era, action.from) : undefined;
  const inTheWay = new Set<Building>();
  const beside = new Set<number>();
  const touched = new Set<number>();
  const see = (square: number): number => layout.occupant[square] as number;
  for (const square of place?.squares ?? []) {
    const building = layout.buildings[see(square)];
    if (building !== undefined && building !== old) inTheWay.add(building);
  }
  for (const square of place?.border ?? []) {
    const index = see(square);
    if (index === -1 || layout.buildings[index] === old) continue;
    beside.add(index);
    touched.add(layout.domainOf[index] as number);
  }
  // A rival for the top of the domain is named alone; the rest of the domain is innocent.
  const groups =
    typeof params.rival === "string"
      ? [[params.rival]]
      : inTheWay.size > 0
        ? [...inTheWay].map((building) => [building.at])
        : [...touched].map((domain) =>
            // The one that the piece would touch comes first: it bears the domain's letter.
            (layout.domains[domain] ?? [])
              .toSorted((a, b) => Number(beside.has(b)) - Number(beside.has(a)))
              .map((index) => (layout.buildings[index] as Building).at),
          );
  const blame = groups
    .slice(0, LETTERS.length)
    .map((squares, i) => ({ letter: LETTERS[i] as string, squares }));
  return { era: spot.era, spot: piece, blame };
}

/** Nearest first: the same thing paid otherwise, moved, another size, another kind, after a journey. */
function fixesFor(setting: Setting, action: Action): readonly Fix[] {
  const spot = spotOf(action);
  switch (action.type) {
    case "build":
      return distinct([
        ...carriedOtherwise(setting, action),
        ...movedBy(setting, action),
        ...resized(setting, action),
        ...afterTravel(setting, action.era, action),
      ]);
    case "upgrade":
      return distinct([
        ...carriedOtherwise(setting, action),
        ...otherFootprints(setting, action),
        ...resizedUpgrade(setting, action),
        ...afterTravel(setting, action.era, action),
      ]);
    case "demolish":
    case "populate":
    case "renovate":
      return distinct([
        ...carriedOtherwise(setting, action),
        ...fewerCards(setting, action),
        ...(spot === undefined ? [] : afterTravel(setting, spot.era, action)),
        ...sameElsewhere(setting, action),
      ]);
    case "travel":
      return others(setting, (legal) => legal.type === "travel" && legal.pawn === action.pawn);
    case "exchange":
    case "keep":
      return others(setting, (legal) => legal.type === action.type);
    case "end":
      return others(setting, (legal) => legal.type === "draw" || legal.type === "chooseKeeper");
    default:
      return others(setting, (legal) => legal.type === action.type);
  }
}

const distinct = (fixes: readonly Fix[]): readonly Fix[] => {
  const seen = new Set<string>();
  return fixes.filter(({ way }) => {
    const key = way.kind === "moved" ? "moved" : JSON.stringify(way);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

const others = (setting: Setting, fits: (action: Action) => boolean): readonly Fix[] =>
  setting.offers
    .filter(({ action }) => fits(action))
    .slice(0, 3)
    .map(({ action }) => ({ action, way: { kind: "other", action } }));

type Paid = Extract<Action, { pay: Pay }>;

/** The same thing at the same place with other pawns or other surcharge cards. */
function carriedOtherwise(setting: Setting, action: Paid): readonly Fix[] {
  const key = withoutPayment(action);
  const cards = cardsFor(setting.state, action).length;
  const found = setting.offers.find(
    (offer) => "pay" in offer.action && withoutPayment(offer.action) === key && offer.cards.length >= cards,
  );
  return found !== undefined && "pay" in found.action
    ? [{ action: found.action, way: { kind: "carried", pay: found.action.pay } }]
    : [];
}

function withoutPayment(action: Paid): string {
  const { pay: _, ...rest } = action;
  return JSON.stringify("extra" in rest ? { ...rest, extra: undefined } : rest);
}

const REACH = 2;
const offset = (setting: Setting, from: SquareId, to: SquareId): { right: number; down: number } => {
  const { indexOf, width } = setting.grid;
  const a = indexOf.get(from) ?? 0;
  const b = indexOf.get(to) ?? 0;
  return { right: (b % width) - (a % width), down: Math.floor(b / width) - Math.floor(a / width) };
};

function movedBy(setting: Setting, action: Extract<Action, { type: "build" }>): readonly Fix[] {
  const near = setting.offers.flatMap((offer) => {
    const { action: other } = offer;
    if (other.type !== "build" || other.era !== action.era) return [];
    if (other.building !== action.building || other.size !== action.size || other.at === action.at) return [];
    const { right, down } = offset(setting, action.at, other.at);
    if (Math.max(Math.abs(right), Math.abs(down)) > REACH) return [];
    const fix: Fix = { action: other, way: { kind: "moved", right, down, at: other.at } };
    return [{ fix, far: Math.abs(right) + Math.abs(down) + offer.cards.length / 8 }];
  });
  return near.sort((a, b) => a.far - b.far).map(({ fix }) => fix);
}

/** Another size of the same type, then the same size of another type, at the same square. */
function resized(setting: Setting, action: Extract<Action, { type: "build" }>): readonly Fix[] {
  const here = setting.offers.filter(
    ({ action: other }) =>
      other.type === "build" &&
      other.era === action.era &&
      other.at === action.at &&
      (other.building !== action.building || other.size !== action.size),
  );
  const far = ({ action: other }: Offer): number =>
    other.type !== "build"
      ? 9
      : Math.abs(other.size - action.size) + (other.building === action.building ? 0 : 1.5);
  return here
    .sort((a, b) => far(a) - far(b))
    .flatMap(({ action: other }) =>
      other.type === "build"
        ? [
            {
              action: other,
              way: { kind: "instead", building: other.building, size: other.size, at: other.at },
            },
          ]
        : [],
    );
}

type Upgrade = Extract<Action, { type: "upgrade" }>;

function otherFootprints(setting: Setting, action: Upgrade): readonly Fix[] {
  return setting.offers
    .flatMap(({ action: other }) => {
      if (other.type !== "upgrade" || other.era !== action.era || other.from !== action.from) return [];
      if (other.size !== action.size || other.at === action.at) return [];
      const by = offset(setting, action.at, other.at);
      return [{ action: other, way: { kind: "moved" as const, ...by, at: other.at } }];
    })
    .sort(
      (a, b) => Math.abs(a.way.right) + Math.abs(a.way.down) - Math.abs(b.way.right) - Math.abs(b.way.down),
    );
}

function resizedUpgrade(setting: Setting, action: Upgrade): readonly Fix[] {
  const type = buildingOn(setting, action.era, action.from)?.type ?? "civil";
  return setting.offers.flatMap(({ action: other }): Fix[] =>
    other.type === "upgrade" &&
    other.era === action.era &&
    other.from === action.from &&
    other.size !== action.size
      ? [{ action: other, way: { kind: "instead", building: type, size: other.size, at: other.at } }]
      : [],
  );
}

/** A journey helps when the same thing can be done after it: no journey dries a river. */
function afterTravel(setting: Setting, era: Era, refused: Paid): readonly Fix[] {
  const { state, seat } = setting;
  if (seat === undefined) return [];
  const key = withoutPayment(refused);
  const found = setting.offers.find(({ action }) => {
    if (action.type !== "travel" || action.to !== era) return false;
    const after = khronos.apply(state, seat, action).state;
    return khronos.legalActions(after, seat).some((legal) => "pay" in legal && withoutPayment(legal) === key);
  });
  return found?.action.type === "travel"
    ? [{ action: found.action, way: { kind: "travel", pawn: found.action.pawn, to: era } }]
    : [];
}

/** A renovation can be paid in parts. */
function fewerCards(setting: Setting, action: Paid): readonly Fix[] {
  if (action.type !== "renovate") return [];
  const found = setting.offers.find(
    ({ action: other }) =>
      other.type === "renovate" &&
      other.at === action.at &&
      other.pay[0] + other.pay[1] !== action.pay[0] + action.pay[1],
  );
  return found === undefined
    ? []
    : [{ action: found.action, way: { kind: "cards", cards: found.cards.length } }];
}

/** The same act at the nearest other building. */
function sameElsewhere(setting: Setting, action: Paid): readonly Fix[] {
  const spot = spotOf(action);
  if (spot === undefined) return [];
  const far = (offer: Offer): number => {
    const to = spotOf(offer.action);
    if (to === undefined) return 99;
    const { right, down } = offset(setting, spot.at, to.at);
    return Math.abs(right) + Math.abs(down);
  };
  const [nearest] = setting.offers
    .filter(({ action: other }) => other.type === action.type && !sameSpot(spotOf(other), spot))
    .sort((a, b) => far(a) - far(b));
  return nearest === undefined
    ? []
    : [{ action: nearest.action, way: { kind: "other", action: nearest.action } }];
}
