/** Everything a player can do, as data that carries ids only (KH-18, KH-21, KH-88). */
import type { ActionSpec, Seat } from "@chronarium/kernel";
import type { SquareId } from "./grid.ts";
import {
  BUILDING_ERAS,
  type BuildingEra,
  type BuildingType,
  COLOURS,
  type Colour,
  ERAS,
  type Era,
  type Size,
  TYPES,
} from "./tables.ts";

/** Cards carried by pawn 0 and by pawn 1 (KH-18). */
export type Pay = readonly [number, number];

export type BuildAction = {
  readonly type: "build";
  readonly era: Era;
  readonly building: BuildingType;
  readonly size: Size;
  readonly at: SquareId;
  readonly pay: Pay;
  readonly extra?: readonly Colour[];
};
/** `from` is the top-left square of the old building, `at` that of the new one. */
export type UpgradeAction = {
  readonly type: "upgrade";
  readonly era: Era;
  readonly from: SquareId;
  readonly size: Size;
  readonly at: SquareId;
  readonly pay: Pay;
  readonly extra?: readonly Colour[];
};
export type DemolishAction = {
  readonly type: "demolish";
  readonly era: Era;
  readonly at: SquareId;
  readonly pay: Pay;
};

export type Action =
  | { readonly type: "exchange"; readonly cards: readonly Colour[] }
  | { readonly type: "travel"; readonly pawn: 0 | 1; readonly to: Era }
  | BuildAction
  | UpgradeAction
  | DemolishAction
  | { readonly type: "populate"; readonly at: SquareId; readonly pay: Pay }
  | { readonly type: "renovate"; readonly at: SquareId; readonly pay: Pay }
  | { readonly type: "end" }
  | { readonly type: "keep"; readonly cards?: readonly Colour[] }
  | { readonly type: "draw"; readonly from: "deck" | Colour }
  | { readonly type: "chooseLoser"; readonly at: SquareId }
  | { readonly type: "placeDownsized"; readonly at: SquareId }
  | { readonly type: "chooseKeeper"; readonly player: Seat };

export type ActionOf<Type extends Action["type"]> = Extract<Action, { type: Type }>;

const era = { kind: "choice", values: ERAS } as const;
const square = { kind: "text", pattern: /^[A-P]([1-9]|1[0-9]|20)$/, says: "a square such as D2" } as const;
const size = { kind: "integer", min: 1, max: 3 } as const;
const pay = { kind: "integers", min: 0, max: 2, length: 2 } as const;
const cards = (min: number, max: number) =>
  ({ kind: "choices", values: COLOURS, min, max, unordered: true }) as const;

export const ACTIONS: ActionSpec = {
  exchange: { cards: cards(1, 4) },
  travel: { pawn: { kind: "integer", min: 0, max: 1 }, to: era },
  build: {
    era,
    building: { kind: "choice", values: TYPES, written: "type" },
    size,
    at: square,
    pay,
    extra: { ...cards(0, 3), optional: true },
  },
  upgrade: { era, from: square, size, at: square, pay, extra: { ...cards(0, 3), optional: true } },
  demolish: { era, at: square, pay },
  populate: { at: square, pay },
  renovate: { at: square, pay },
  end: {},
  keep: { cards: { ...cards(0, 4), optional: true } },
  draw: { from: { kind: "choice", values: ["deck", ...COLOURS] } },
  chooseLoser: { at: square },
  placeDownsized: { at: square },
  chooseKeeper: { player: { kind: "seat" } },
};

/** The eras in which one builds, for readers who hold any era. */
export const isBuildingEra = (e: Era): e is BuildingEra => (BUILDING_ERAS as readonly Era[]).includes(e);
