/** The sixty buildings (3.1..3.4): VP and effects; their names stand in the catalogues of the languages. */
import { anyX, type Effects, EXOSUIT, focus, goods, vp } from "./effects.ts";

/** Power plant, factory, life support, lab: the rows of the human's board, from top to bottom. */
export const ROWS = ["PP", "FA", "LS", "LAB"] as const;
export type Row = (typeof ROWS)[number];

export type BuildingDef = { readonly vp: number } & Effects;

const NUMBERS = [
  "01",
  "02",
  "03",
  "04",
  "05",
  "06",
  "07",
  "08",
  "09",
  "10",
  "11",
  "12",
  "13",
  "14",
  "15",
] as const;
type NumberOf = (typeof NUMBERS)[number];
/** Labs are LB in the ids of tiles, LAB as a row. */
type Prefix = "PP" | "FA" | "LS" | "LB";
export type BuildingId = `${Prefix}${NumberOf}`;
type Tiles<Of extends Prefix> = Readonly<Record<`${Of}${NumberOf}`, BuildingDef>>;

const POWER_PLANTS: Tiles<"PP"> = {
  PP01: { vp: 4, work: { who: "any", gain: [focus(1)] } },
  PP02: { vp: 3, work: { who: "any", gain: [focus(2)] } },
  PP03: { vp: 3, work: { who: "any", gain: [{ kind: "focus", range: 2, water: 1 }] } },
  PP04: { vp: 4, work: { who: "Sc", gain: [focus(2)] } },
  PP05: { vp: 2, work: { who: "any", gain: [focus(3)] } },
  PP06: { vp: 3, work: { who: "any", price: { goods: { T: 1 } }, gain: [focus(3)] } },
  PP07: { vp: 2, work: { who: "any", price: { goods: { W: 2 } }, gain: [focus(4)] } },
  PP08: { vp: 2, work: { who: "Sc", back: "active", gain: [focus(2)] } },
  PP09: { vp: 2, work: { who: "any", price: { goods: { G: 1 } }, gain: [focus(2), vp(2)] } },
  PP10: { vp: 3, work: { who: "any", price: { goods: { U: 1 } }, gain: [focus(4)] } },
  PP11: { vp: 1, work: { who: "any", back: "active", gain: [focus(3)] } },
  PP12: {
    vp: 1,
    now: [{ kind: "takeBack", most: 2, may: true }],
    work: { who: "any", gain: [focus(2)] },
  },
  PP13: { vp: 2, work: { who: "En", gain: [focus(4)] } },
  PP14: {
    vp: 1,
    work: { who: "Sc", price: { goods: { W: 2 } }, gain: [{ kind: "focus", range: 3, again: true }] },
  },
  PP15: { vp: 1, free: { price: { goods: { E: 1 } }, gain: [focus(2)] } },
};

const FACTORIES: Tiles<"FA"> = {
  FA01: { vp: 1, work: { who: "any", back: "active", gain: [goods({ T: 2 })] } },
  FA02: { vp: 2, work: { who: "any", gain: [goods({ T: 1, U: 1 })] } },
  FA03: { vp: 3, work: { who: "any", back: "active", gain: [goods({ T: 1 })] } },
  FA04: { vp: 3, work: { who: "any", gain: [goods({ G: 1, W: 1 })] } },
  FA05: { vp: 3, work: { who: "any", gain: [goods({ U: 1, W: 1 })] } },
  FA06: { vp: 2, work: { who: "any", price: { goods: { W: 1 } }, gain: [goods({ G: 1, U: 1 })] } },
  FA07: { vp: 1, work: { who: "any", price: { goods: { W: 2 } }, gain: [anyX(3, 2)] } },
  FA08: { vp: 2, work: { who: "En", price: { goods: { W: 2 } }, gain: [goods({ N: 1 })] } },
  FA09: { vp: 2, work: { who: "any", price: { goods: { T: 2 } }, gain: [goods({ N: 1 }), vp(1)] } },
  FA10: { vp: 2, work: { who: "En", back: "active", price: { goods: { W: 2 } }, gain: [goods({ E: 1 })] } },
  FA11: { vp: 2, work: { who: "any", price: { goods: { U: 1 } }, gain: [goods({ E: 1 })] } },
  FA12: { vp: 1, work: { who: "En", price: { goods: { U: 1, W: 2 } }, gain: [goods({ E: 2 })] } },
  FA13: { vp: 2, work: { who: "En", price: { goods: { T: 1, W: 1 } }, gain: [EXOSUIT] } },
  FA14: { vp: 1, free: { gain: [goods({ W: 1 }), { kind: "swap", most: 2 }] } },
  FA15: {
    vp: 1,
    free: {
      price: { goods: { W: 2 } },
      gain: [goods({ T: 1 }), { kind: "cubes", count: 1, of: ["U", "G"] }],
    },
  },
};

const LIFE_SUPPORTS: Tiles<"LS"> = {
  LS01: { vp: 1, now: [goods({ W: 4 })], free: { gain: [goods({ W: 1 })] } },
  LS02: { vp: 1, free: { gain: [goods({ W: 2 })] } },
  LS03: { vp: 2, free: { gain: [goods({ W: 1 })] } },
  LS04: { vp: 2, work: { who: "any", gain: [goods({ W: 4 })] } },
  LS05: { vp: 3, work: { who: "any", back: "active", gain: [goods({ W: 3 })] } },
  LS06: { vp: 2, work: { who: "Ad", back: "active", gain: [goods({ W: 4 })] } },
  LS07: {
    vp: 1,
    work: { who: "Ad", back: "active", price: { goods: { W: 1 } }, gain: [{ kind: "morale" }] },
  },
  LS08: { vp: 2, work: { who: "any", price: { goods: { T: 1 } }, gain: [goods({ W: 6 })] } },
  LS09: { vp: 2, work: { who: "any", price: { goods: { N: 1 } }, gain: [goods({ W: 7 }), vp(1)] } },
  LS10: { vp: 1, work: { who: "any", back: "active", price: { x: 1 }, gain: [goods({ W: 5 })] } },
  LS11: { vp: 1, passive: ["cheapSupply"] },
  LS12: { vp: 1, passive: ["supplyVp"] },
  LS13: { vp: 2, now: [goods({ W: 7 })] },
  LS14: { vp: 1, free: { price: { goods: { U: 1 } }, gain: [goods({ W: 4 })] } },
  LS15: { vp: 2, work: { who: "any", back: "lost", gain: [goods({ W: 6 }), vp(1)] } },
};

const LABS: Tiles<"LB"> = {
  LB01: { vp: 4, passive: ["range"] },
  LB02: { vp: 3, passive: ["range", "sentBackWater"] },
  LB03: { vp: 2, work: { who: "Sc", price: { goods: { E: 1 } }, gain: [EXOSUIT, vp(1)] } },
  LB04: { vp: 3, work: { who: "Sc", gain: [{ kind: "paradox", change: -1 }, goods({ W: 1 })] } },
  LB05: { vp: 3, passive: ["threshold"] },
  LB06: { vp: 3, passive: ["mildAnomalies"] },
  LB07: { vp: 2, work: { who: "Sc", price: { goods: { W: 1 } }, gain: [{ kind: "takeBack", most: 1 }] } },
  LB08: { vp: 2, work: { who: "any", gain: [{ kind: "wake", most: 3, least: 1 }] } },
  LB09: {
    vp: 1,
    work: { who: "Ad", price: { goods: { W: 2 } }, gain: [{ kind: "hire", of: ["Ad", "En", "Sc"] }] },
  },
  LB10: { vp: 1, work: { who: "Ad", price: { goods: { W: 3 } }, gain: [{ kind: "hire", of: ["Ge"] }] } },
  LB11: { vp: 3, passive: ["reroll"] },
  LB12: { vp: 1, work: { who: "Ad", price: { x: 1 }, gain: [vp(3)] } },
  LB13: { vp: 2, work: { who: "any", gain: [{ kind: "museum" }] } },
  LB14: { vp: 1, free: { gain: [anyX(1), vp(1), { kind: "paradox", change: 1 }] } },
  LB15: { vp: 2, work: { who: "Sc", back: "lost", gain: [{ kind: "breakthrough" }] } },
};

export const BUILDING: Readonly<Record<BuildingId, BuildingDef>> = {
  ...POWER_PLANTS,
  ...FACTORIES,
  ...LIFE_SUPPORTS,
  ...LABS,
};
/** In the order of the register; stacks are shuffled from it. */
export const BUILDINGS_OF: Readonly<Record<Row, readonly BuildingId[]>> = {
  PP: NUMBERS.map((number): BuildingId => `PP${number}`),
  FA: NUMBERS.map((number): BuildingId => `FA${number}`),
  LS: NUMBERS.map((number): BuildingId => `LS${number}`),
  LAB: NUMBERS.map((number): BuildingId => `LB${number}`),
};
export const BUILDING_IDS: readonly BuildingId[] = ROWS.flatMap((row) => BUILDINGS_OF[row]);

const ROW_OF: ReadonlyMap<string, Row> = new Map(
  ROWS.flatMap((row) => BUILDINGS_OF[row].map((id) => [id, row] as const)),
);
export const rowOf = (building: BuildingId): Row => ROW_OF.get(building) as Row;

/** Something for each row, made from the top row to the bottom one. */
export const perRow = <T>(of: (row: Row) => T): Readonly<Record<Row, T>> => {
  const [PP, FA, LS, LAB] = [of("PP"), of("FA"), of("LS"), of("LAB")];
  return { PP, FA, LS, LAB };
};
