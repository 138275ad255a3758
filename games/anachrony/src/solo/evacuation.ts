/** Evacuation (AN-63, AN-97, 3.8): the condition of the path, and what it is worth. */
import { CUBES } from "../tables/goods.ts";
import { EVACUATION_CAP, type Path } from "../tables/paths.ts";
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
      vp: (human) => 3 + 4 * superprojectsOf(human).length,
    },
  },
  vow: {
    a: { met: (human) => countRow(human, "PP") >= 3, vp: ({ goods }) => 3 + 3 * goods.N },
    b: {
      met: ({ timeTravel }) => timeTravel >= 4,
      vp: (human) => 3 + 2 * beyond(human.timeTravel, 4) + 3 * anomalyCount(human),
    },
  },
};

/** The first rules version: Water and Energy Cores counted twice (docs/balance-anachrony.md). */
const AT_FIRST: Readonly<Partial<Record<Path, Partial<Evacuations>>>> = {
  verdant: { a: { ...EVACUATION.verdant.a, vp: ({ goods }) => 3 + 2 * Math.floor(goods.W / 3) } },
  tide: {
    b: {
      ...EVACUATION.tide.b,
      vp: (human) => 3 + beyond(cubeCount(human), 6) + 2 * human.goods.E,
    },
  },
};

export type Evacuating = Pick<State, "path" | "evacuation" | "edition">;

export function conditionOf({ path, evacuation, edition }: Evacuating): Condition {
  const before = edition === undefined ? AT_FIRST[path]?.[evacuation] : undefined;
  return before ?? EVACUATION[path][evacuation];
}

/** What Evacuation would bring now; undefined while its condition is not met. */
export function evacuationValue(state: Evacuating, human: Human): number | undefined {
  const condition = conditionOf(state);
  if (!condition.met(human) && !hasPassive(human, "evacuation")) return undefined;
  return Math.min(EVACUATION_CAP, condition.vp(human));
}
