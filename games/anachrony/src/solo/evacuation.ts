/** Evacuation (AN-63, AN-97, 3.8): the condition of the path, and what it is worth. */
import { CUBES } from "../tables/goods.ts";
import { type Edition, EVACUATION_CAP, type Path } from "../tables/paths.ts";
import {
  anomalyCount,
  countRow,
  hasPassive,
  ownedWorkers,
  shapesOf,
  superprojectsOf,
  totalOf,
} from "./human.ts";
import type { Human, State } from "./state.ts";

type Condition = { met(human: Human): boolean; vp(human: Human): number };

const cubeCount = ({ goods }: Human): number => CUBES.reduce((sum, cube) => sum + goods[cube], 0);
const beyond = (count: number, from: number): number => Math.max(0, count - from);

type Evacuations = Readonly<Record<"a" | "b", Condition>>;
const EVACUATION: Readonly<Record<Path, Evacuations>> = {
  verdant: {
    a: {
      met: (human) => countRow(human, "LS") >= 3,
      vp: ({ goods }) => 3 + Math.floor(goods.W / 3),
    },
    b: {
      met: (human) => totalOf(ownedWorkers(human)) >= 8,
      vp: (human) => 3 + 3 * Math.min(...Object.values(ownedWorkers(human))),
    },
  },
  tide: {
    a: {
      met: (human) => countRow(human, "FA") >= 2 && superprojectsOf(human).length >= 1,
      vp: ({ goods }) => 4 + 3 * Math.min(goods.T, goods.U, goods.G),
    },
    b: {
      met: (human) => cubeCount(human) >= 6,
      vp: (human) => 3 + beyond(cubeCount(human), 6) + human.goods.E,
    },
  },
  lantern: {
    a: {
      met: (human) => countRow(human, "LAB") >= 3,
      vp: (human) => 5 + 3 * Math.min(...Object.values(shapesOf(human))),
    },
    b: {
      met: ({ breakthroughs }) => breakthroughs.length >= 4,
      vp: (human) => 6 + 4 * superprojectsOf(human).length,
    },
  },
  vow: {
    a: { met: (human) => countRow(human, "PP") >= 2, vp: ({ goods }) => 3 + 3 * goods.N },
    b: {
      met: ({ timeTravel }) => timeTravel >= 4,
      vp: (human) => 3 + 2 * beyond(human.timeTravel, 4) + 3 * anomalyCount(human),
    },
  },
};

type Earlier = Readonly<Partial<Record<Path, Partial<Evacuations>>>>;
/** Before the fourth rules version (docs/balance-anachrony.md). */
const BEFORE_4: Earlier = {
  vow: { a: { ...EVACUATION.vow.a, met: (human) => countRow(human, "PP") >= 3 } },
};
/** Before the third. */
const BEFORE_3: Earlier = {
  ...BEFORE_4,
  lantern: {
    b: { ...EVACUATION.lantern.b, vp: (human) => 3 + 4 * superprojectsOf(human).length },
  },
};
/** The first rules version: Water and Energy Cores counted twice. */
const AT_FIRST: Earlier = {
  ...BEFORE_3,
  verdant: { a: { ...EVACUATION.verdant.a, vp: ({ goods }) => 3 + 2 * Math.floor(goods.W / 3) } },
  tide: {
    b: {
      ...EVACUATION.tide.b,
      vp: (human) => 3 + beyond(cubeCount(human), 6) + 2 * human.goods.E,
    },
  },
};

const EARLIER: Readonly<Record<1 | Edition, Earlier>> = { 1: AT_FIRST, 2: BEFORE_3, 3: BEFORE_4, 4: {} };

export type Evacuating = Pick<State, "path" | "evacuation" | "edition">;

export function conditionOf({ path, evacuation, edition }: Evacuating): Condition {
  return EARLIER[edition ?? 1][path]?.[evacuation] ?? EVACUATION[path][evacuation];
}

/** What Evacuation would bring now; undefined while its condition is not met. */
export function evacuationValue(state: Evacuating, human: Human): number | undefined {
  const condition = conditionOf(state);
  if (!condition.met(human) && !hasPassive(human, "evacuation")) return undefined;
  return Math.min(EVACUATION_CAP, condition.vp(human));
}
