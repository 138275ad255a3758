/** The four paths, their leaders and the human's board (2.6, 3.8), and the Head start (3.9). */
import { ROWS, type Row } from "./buildings.ts";
import type { Amount, Worker } from "./goods.ts";

export const PATHS = ["verdant", "tide", "lantern", "vow"] as const;
export type Path = (typeof PATHS)[number];
export const SIDES = ["A", "B"] as const;
export type Side = (typeof SIDES)[number];

export const LEADERS = [
  "oldRoot",
  "rainCaller",
  "quartermaster",
  "salvor",
  "nightTutor",
  "cartographer",
  "timeClerk",
  "stoneWarden",
] as const;
export type Leader = (typeof LEADERS)[number];

export type PathDef = {
  readonly goods: Amount;
  readonly active: readonly Worker[];
  readonly tired: Worker;
  readonly leaders: readonly [Leader, Leader];
  readonly breakthrough?: true;
};
export const PATH: Readonly<Record<Path, PathDef>> = {
  verdant: {
    goods: { G: 1, T: 3, W: 6, E: 3 },
    active: ["Sc", "Sc", "En", "En"],
    tired: "Ge",
    leaders: ["oldRoot", "rainCaller"],
  },
  tide: {
    goods: { U: 2, T: 3, W: 3, E: 4 },
    active: ["Sc", "Sc", "En", "En"],
    tired: "Ad",
    leaders: ["quartermaster", "salvor"],
  },
  lantern: {
    goods: { G: 1, U: 1, T: 2, W: 3, E: 4 },
    active: ["Sc", "Sc", "Ad", "Ad"],
    tired: "En",
    leaders: ["nightTutor", "cartographer"],
    breakthrough: true,
  },
  vow: {
    goods: { N: 1, G: 1, U: 1, T: 3, W: 6, E: 3 },
    active: ["Sc", "Sc", "Sc", "En"],
    tired: "Ad",
    leaders: ["timeClerk", "stoneWarden"],
  },
};

/** Rules versions whose games differ in the human's side; none stands for the first (docs/balance-anachrony.md). */
export const EDITIONS = [2, 3, 4] as const;
export type Edition = (typeof EDITIONS)[number];
/** What is dealt today. */
export const NEWEST: Edition = 4;

/** Before the fourth Under Vow began with less. */
const VOW_GOODS_BEFORE_4: Amount = { ...PATH.vow.goods, T: 2, W: 4 };
export const goodsOf = (path: Path, edition: Edition | undefined): Amount =>
  path === "vow" && (edition ?? 1) < 4 ? VOW_GOODS_BEFORE_4 : PATH[path].goods;

export type BoardDef = {
  /** AN-41: Water for each available slot left empty. */
  readonly slotWater: number;
  /** AN-40: whether a bottom slot may be paid with X instead of E. */
  readonly slotsByX: boolean;
  readonly morale: readonly number[];
  readonly moraleStart: number;
  readonly moraleBonus: number;
  readonly supply: readonly number[];
  readonly timeTravel: readonly number[];
  readonly threshold: number;
  /** Under Vow B: Anomalies go on any free spot. */
  readonly anomaliesAnywhere: boolean;
  readonly spots: Readonly<Record<Row, readonly [Amount, Amount, Amount]>>;
};
const SIDE_A: BoardDef = {
  slotWater: 1,
  slotsByX: false,
  morale: [-6, -4, -2, 0, 2, 4, 6],
  moraleStart: 3,
  moraleBonus: 2,
  supply: [4, 4, 5, 5, 6, 7, 7],
  timeTravel: [0, 2, 4, 6, 8, 10, 12, 14, 16],
  threshold: 3,
  anomaliesAnywhere: false,
  spots: {
    PP: [
      { N: 1, T: 2, W: 1 },
      { N: 1, T: 2, G: 1, W: 2 },
      { N: 2, T: 2, W: 2 },
    ],
    FA: [
      { T: 2, G: 1 },
      { T: 2, G: 1, W: 2 },
      { T: 2, G: 2, W: 2 },
    ],
    LS: [{ T: 2 }, { U: 1, T: 2, W: 1 }, { U: 1, T: 2, G: 1, W: 2 }],
    LAB: [
      { U: 1, T: 2, W: 1 },
      { U: 1, T: 2, W: 2 },
      { U: 2, T: 2, G: 1, W: 2 },
    ],
  },
};
const withSpot = (row: Row, column: number, cost: Amount): BoardDef["spots"] => {
  const changed = SIDE_A.spots[row].map((spot, i) => (i === column ? cost : spot));
  return { ...SIDE_A.spots, [row]: changed as readonly Amount[] as [Amount, Amount, Amount] };
};
const SIDE_B: Readonly<Record<Path, BoardDef>> = {
  verdant: {
    ...SIDE_A,
    slotWater: 2,
    morale: [-4, -2, 0, 2, 4, 6, 8],
    moraleStart: 2,
    supply: [5, 5, 6, 6, 7, 8, 8],
    spots: withSpot("LS", 0, { T: 2, W: 1 }),
  },
  tide: {
    ...SIDE_A,
    supply: [3, 3, 4, 4, 5, 6, 6],
    timeTravel: [0, 1, 3, 5, 7, 9, 11, 13, 15],
    spots: withSpot("FA", 2, { T: 2, G: 1, W: 2 }),
  },
  lantern: {
    ...SIDE_A,
    slotsByX: true,
    timeTravel: [0, 1, 2, 4, 8, 10, 12, 14, 16],
    threshold: 4,
    spots: withSpot("PP", 0, { N: 1, T: 2, G: 1, W: 1 }),
  },
  vow: {
    ...SIDE_A,
    morale: [-8, -6, -4, -2, 0, 2, 4],
    moraleStart: 4,
    supply: [4, 4, 4, 4, 5, 6, 7],
    timeTravel: [0, 2, 4, 6, 8, 10, 12, 14, 20],
    anomaliesAnywhere: true,
    spots: withSpot("PP", 1, { N: 1, T: 2, W: 2 }),
  },
};
/** Before the third rules version Supply was cheaper there, and the top of the Morale track brought more. */
const VERDANT_B_BEFORE_3: BoardDef = { ...SIDE_B.verdant, supply: SIDE_A.supply, moraleBonus: 3 };
/** Before the fourth its empty slots gave no Water, and it travelled for as much as the others. */
const TIDE_B_BEFORE_4: BoardDef = { ...SIDE_B.tide, slotWater: 0, timeTravel: SIDE_A.timeTravel };

export function boardOf(path: Path, side: Side, edition: Edition | undefined): BoardDef {
  const version = edition ?? 1;
  if (side === "A") return SIDE_A;
  if (path === "verdant" && version < 3) return VERDANT_B_BEFORE_3;
  return path === "tide" && version < 4 ? TIDE_B_BEFORE_4 : SIDE_B[path];
}

export const EXOSUITS = 6;
/** AN-40, AN-42: slots of the top row are free, those of the bottom row paid. */
export const FREE_SLOTS = 3;
export const PAID_SLOTS = 3;
export const COVERED_SLOTS = 2;
export const WARP_PENALTY = 2;
export const ANOMALY_VP = -3;
/** AN-63. */
export const EVACUATION_CAP = 30;

/** The twelve building spots of the human's board, and the place for Anomalies that find none (AN-92). */
export const COLUMNS = [1, 2, 3] as const;
export type Column = (typeof COLUMNS)[number];
export type Spot = `${Row}${Column}`;
export const SPOTS: readonly Spot[] = ROWS.flatMap((row) => COLUMNS.map((column): Spot => `${row}${column}`));
export const spotRow = (spot: Spot): Row => spot.slice(0, -1) as Row;
export const spotColumn = (spot: Spot): Column => Number(spot.at(-1)) as Column;

/** 3.9. */
export const HEAD_STARTS = [
  "HS1",
  "HS2",
  "HS3",
  "HS4",
  "HS5",
  "HS6",
  "HS7",
  "HS8",
  "HS9",
  "HS10",
  "HS11",
  "HS12",
  "HS13",
  "HS14",
  "HS15",
  "HS16",
] as const;
export type HeadStart = (typeof HEAD_STARTS)[number];
export const HEAD_START_CHOICES = 3;
