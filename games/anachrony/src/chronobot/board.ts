/** The Chronobot's printed board (1.1): positions, plates, tracks, and what it owns. */
import type { BuildingId, Row } from "../tables/buildings.ts";
import type { PerCube, PerWorker, Shape } from "../tables/goods.ts";
import { NO_CUBES, NO_WORKERS } from "../tables/goods.ts";
import { afterImpact, ERAS } from "../tables/main-board.ts";
import type { SuperprojectId } from "../tables/superprojects.ts";

/** Thirteen positions in three circuits; E5 only leads into the second. */
export const POSITIONS = [
  "A1",
  "A2",
  "A3",
  "B1",
  "B2",
  "B3",
  "B4",
  "B5",
  "B6",
  "B7",
  "E5",
  "C1",
  "C2",
] as const;
export type Position = (typeof POSITIONS)[number];

export const NEXT: Readonly<Record<Position, Position>> = {
  A1: "A2",
  A2: "A3",
  A3: "A1",
  B1: "B2",
  B2: "B3",
  B3: "B4",
  B4: "B5",
  B5: "B6",
  B6: "B7",
  B7: "B1",
  E5: "B5",
  C1: "C2",
  C2: "C1",
};

export type Plate =
  | { readonly kind: "construct"; readonly row: Row }
  | {
      readonly kind:
        | "timeTravel"
        | "removeAnomaly"
        | "supply"
        | "research"
        | "mine"
        | "recruit"
        | "water"
        | "superproject";
    };
export const PLATE: Readonly<Record<Position, Plate>> = {
  A1: { kind: "construct", row: "PP" },
  A2: { kind: "timeTravel" },
  A3: { kind: "removeAnomaly" },
  B1: { kind: "supply" },
  B2: { kind: "construct", row: "LAB" },
  B3: { kind: "research" },
  B4: { kind: "mine" },
  B5: { kind: "construct", row: "LS" },
  B6: { kind: "recruit" },
  B7: { kind: "construct", row: "FA" },
  E5: { kind: "water" },
  C1: { kind: "water" },
  C2: { kind: "superproject" },
};

export const DICE = [1, 2, 3, 4, 5, 6] as const;
export type Die = (typeof DICE)[number];
/** The position of each token, 1 to 6. */
export type Tokens = readonly [Position, Position, Position, Position, Position, Position];
/** CB-4. */
export const START: Tokens = ["A1", "B2", "B4", "B5", "E5", "C1"];
/** Where each token can ever stand. */
export const HOMES: readonly (readonly Position[])[] = [
  ["A1", "A2", "A3"],
  ["B1", "B2", "B3", "B4", "B5", "B6", "B7"],
  ["B1", "B2", "B3", "B4", "B5", "B6", "B7"],
  ["B1", "B2", "B3", "B4", "B5", "B6", "B7"],
  ["E5", "B1", "B2", "B3", "B4", "B5", "B6", "B7"],
  ["C1", "C2"],
];

export const TIME_TRAVEL_VP = [0, 2, 4, 6, 8, 10, 12] as const;
export const MORALE_VP = [0, 2, 5, 8] as const;
/** Printed under the four Morale spots. */
export const SUPPLY_WATER = [5, 6, 7, 7] as const;
export const LAST_TIME_TRAVEL = 6;
export const LAST_MORALE = 3;
export const SET_VP = 5;
export const MOST_ANOMALIES = 3;
export const MOST_PER_ROW = 3;
export const MOST_SUPERPROJECTS = 2;
export const BOT_WARP_TILES = 8;
/** CB-10. */
export const botExosuits = (era: number): number => (afterImpact(era) ? 4 : 6);

/** `tile` is known in the solo game alone; a physical table has other names. */
export type BotBuilding = { readonly row: Row; readonly vp: number; readonly tile?: BuildingId };
export type BotSuperproject = { readonly vp: number; readonly tile?: SuperprojectId };

export type Bot = {
  readonly vp: number;
  readonly water: number;
  /** Steps on its two tracks. */
  readonly timeTravel: number;
  readonly morale: number;
  readonly paradox: number;
  readonly anomalies: number;
  readonly cubes: PerCube;
  readonly workers: PerWorker;
  readonly breakthroughs: Readonly<Record<Shape, number>>;
  readonly buildings: readonly BotBuilding[];
  readonly superprojects: readonly BotSuperproject[];
  /** CB-46: its tiles are alike, so they are counted: in the supply, and on the Timeline tile of each Era. */
  readonly warpSupply: number;
  readonly warpOn: readonly number[];
  readonly exosuits: number;
  /** CB-41: rolled turns of this Era. */
  readonly actions: number;
  readonly passed: boolean;
  readonly tokens: Tokens;
};

/** CB-2. */
export const NEW_BOT: Bot = {
  vp: 0,
  water: 0,
  timeTravel: 0,
  morale: 0,
  paradox: 0,
  anomalies: 0,
  cubes: NO_CUBES,
  workers: NO_WORKERS,
  breakthroughs: { circle: 0, triangle: 0, square: 0 },
  buildings: [],
  superprojects: [],
  warpSupply: BOT_WARP_TILES,
  warpOn: Array.from({ length: ERAS }, () => 0),
  exosuits: 0,
  actions: 0,
  passed: false,
  tokens: START,
};

/** The Timeline tile with most of its Warp tiles among the first `eras`, the oldest of equals; 0 if none has any. */
export function fullestEra(warpOn: readonly number[], eras: number): number {
  let best = 0;
  for (let era = 1; era <= eras; era++)
    if (warpOn[era - 1]! > (best === 0 ? 0 : warpOn[best - 1]!)) best = era;
  return best;
}

export const withWarp = (warpOn: readonly number[], era: number, change: number): readonly number[] =>
  warpOn.map((count, i) => (i === era - 1 ? count + change : count));
