/** The eighteen Superprojects (3.5). */
import { type Effects, EXOSUIT, focus, goods, vp } from "./effects.ts";
import type { Amount, Piece, Shape, Worker } from "./goods.ts";

export type SuperprojectDef = {
  readonly vp: number;
  readonly cost: Amount;
  /** AN-103. */
  readonly worker?: Worker;
  /** This very one, or one each of the two other shapes; `two`: two of the shape, without an alternative. */
  readonly breakthrough: { readonly one: Piece } | { readonly two: Shape };
} & Effects;

export const SUPERPROJECT_IDS = [
  "S01",
  "S02",
  "S03",
  "S04",
  "S05",
  "S06",
  "S07",
  "S08",
  "S09",
  "S10",
  "S11",
  "S12",
  "S13",
  "S14",
  "S15",
  "S16",
  "S17",
  "S18",
] as const;
export type SuperprojectId = (typeof SUPERPROJECT_IDS)[number];

export const SUPERPROJECT: Readonly<Record<SuperprojectId, SuperprojectDef>> = {
  S01: { vp: 6, cost: { T: 2, U: 2, W: 2 }, breakthrough: { one: "circle-leaf" }, passive: ["freeCouncil"] },
  S02: { vp: 4, cost: { N: 1, T: 2, G: 2 }, breakthrough: { one: "circle-gear" }, end: "perBuilding" },
  S03: {
    vp: 6,
    cost: { T: 2, U: 2 },
    breakthrough: { one: "circle-wave" },
    now: [{ kind: "takeBack", most: 2, may: true }, { kind: "noParadox" }],
  },
  S04: {
    vp: 6,
    cost: { T: 3, U: 2, W: 1 },
    breakthrough: { one: "circle-eye" },
    free: { gain: [{ kind: "condense" }] },
  },
  S05: {
    vp: 6,
    cost: { T: 4 },
    worker: "En",
    breakthrough: { one: "circle-star" },
    passive: ["cheapConstruct"],
  },
  S06: {
    vp: 5,
    cost: { U: 3, T: 1 },
    worker: "Sc",
    breakthrough: { one: "triangle-leaf" },
    free: { gain: [EXOSUIT] },
  },
  S07: {
    vp: 7,
    cost: { U: 1, T: 2, G: 1, W: 2 },
    breakthrough: { one: "triangle-gear" },
    free: { gain: [{ kind: "exchange" }] },
  },
  S08: {
    vp: 6,
    cost: { N: 1, T: 3, W: 3 },
    breakthrough: { one: "triangle-wave" },
    free: { gain: [focus(2)] },
  },
  S09: {
    vp: 4,
    cost: { U: 2, T: 2, G: 2 },
    breakthrough: { one: "triangle-eye" },
    work: { who: "any", price: { goods: { W: 3 } }, gain: [{ kind: "standard" }] },
  },
  S10: {
    vp: 5,
    cost: { T: 3, W: 3 },
    worker: "Sc",
    breakthrough: { one: "triangle-star" },
    passive: ["forceByWater"],
  },
  S11: {
    vp: 6,
    cost: { U: 2, T: 3 },
    breakthrough: { one: "square-leaf" },
    free: { price: { goods: { E: 1 } }, gain: [{ kind: "placement" }] },
  },
  S12: {
    vp: 6,
    cost: { T: 2, G: 2, W: 2 },
    breakthrough: { one: "square-gear" },
    free: { price: { worker: true }, gain: [goods({ N: 1 }), vp(2)] },
  },
  S13: {
    vp: 6,
    cost: { T: 3, G: 1 },
    worker: "En",
    breakthrough: { one: "square-wave" },
    passive: ["extraCube"],
  },
  S14: { vp: 5, cost: { E: 1, T: 2, W: 3 }, breakthrough: { one: "square-eye" }, passive: ["evacuation"] },
  S15: {
    vp: 8,
    cost: { N: 2, T: 3 },
    worker: "Sc",
    breakthrough: { one: "square-star" },
    now: [{ kind: "research" }, { kind: "research" }],
  },
  S16: {
    vp: 4,
    cost: { U: 1, T: 2, G: 1 },
    worker: "Sc",
    breakthrough: { two: "circle" },
    end: "perSuperproject",
  },
  S17: {
    vp: 5,
    cost: { N: 1, U: 1, T: 1, G: 1 },
    breakthrough: { two: "square" },
    work: { who: "Ge", gain: [{ kind: "copy" }] },
  },
  S18: {
    vp: 6,
    cost: { U: 2, T: 2, W: 4 },
    breakthrough: { two: "triangle" },
    work: { who: "any", gain: [{ kind: "hire", of: ["En", "Sc"], tired: true }] },
  },
};
