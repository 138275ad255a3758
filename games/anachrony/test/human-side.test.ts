/** The human's side, number by number: boards, workers, Trade, Recruit, leaders, scoring (2.4, 2.6, 2.7, 3.8). */
import { describe, expect, test } from "vitest";
import { anachrony, type Options } from "../src/index.ts";
import type { State } from "../src/solo/state.ts";
import { BUILDING, type Row } from "../src/tables/buildings.ts";
import type { Amount, Worker } from "../src/tables/goods.ts";
import { WORKERS } from "../src/tables/goods.ts";
import type { Exchange, Space } from "../src/tables/main-board.ts";
import { type BoardDef, boardOf, NEWEST, PATHS, type Path } from "../src/tables/paths.ts";
import { SUPERPROJECT } from "../src/tables/superprojects.ts";
import { atTurn, newTable, play, refusedBy, withHuman, withTile, workers } from "./solo.ts";

const SIDE_A: Omit<BoardDef, "spots"> = {
  slotWater: 1,
  slotsByX: false,
  morale: [-6, -4, -2, 0, 2, 4, 6],
  moraleStart: 3,
  moraleBonus: 2,
  supply: [4, 4, 5, 5, 6, 7, 7],
  timeTravel: [0, 2, 4, 6, 8, 10, 12, 14, 16],
  threshold: 3,
  anomaliesAnywhere: false,
};
const SPOTS_A: Readonly<Record<Row, readonly Amount[]>> = {
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
};
/** What side B changes, and its one other spot. */
const SIDE_B: Readonly<Record<Path, readonly [Partial<BoardDef>, Row, number, Amount]>> = {
  verdant: [
    { slotWater: 2, morale: [-4, -2, 0, 2, 4, 6, 8], moraleStart: 2, supply: [5, 5, 6, 6, 7, 8, 8] },
    "LS",
    0,
    { T: 2, W: 1 },
  ],
  tide: [
    { supply: [3, 3, 4, 4, 5, 6, 6], timeTravel: [0, 1, 3, 5, 7, 9, 11, 13, 15] },
    "FA",
    2,
    { T: 2, G: 1, W: 2 },
  ],
  lantern: [
    { slotsByX: true, timeTravel: [0, 1, 2, 4, 8, 10, 12, 14, 16], threshold: 4 },
    "PP",
    0,
    { N: 1, T: 2, G: 1, W: 1 },
  ],
  vow: [
    {
      morale: [-8, -6, -4, -2, 0, 2, 4],
      moraleStart: 4,
      supply: [4, 4, 4, 4, 5, 6, 7],
      timeTravel: [0, 2, 4, 6, 8, 10, 12, 14, 20],
      anomaliesAnywhere: true,
    },
    "PP",
    1,
    { N: 1, T: 2, W: 2 },
  ],
};

describe("the boards and paths", () => {
  test("AN-64 AN-41 AN-88: side A is the same for all, each side B has its own values", () => {
    for (const path of PATHS) {
      expect(boardOf(path, "A", NEWEST)).toEqual({ ...SIDE_A, spots: SPOTS_A });
      const [changed, row, column, cost] = SIDE_B[path];
      const spots = { ...SPOTS_A, [row]: SPOTS_A[row].map((spot, i) => (i === column ? cost : spot)) };
      expect(boardOf(path, "B", NEWEST)).toEqual({ ...SIDE_A, ...changed, spots });
    }
  });

  test("AN-11 AN-12: what each path begins with, on either side and with either leader", () => {
    const START: Readonly<Record<Path, object>> = {
      verdant: {
        goods: { N: 0, U: 0, G: 1, T: 3, E: 3, W: 7 },
        active: workers({ Sc: 2, En: 2 }),
        tired: workers({ Ge: 1 }),
      },
      tide: {
        goods: { N: 0, U: 2, G: 0, T: 3, E: 4, W: 4 },
        active: workers({ Sc: 2, En: 2 }),
        tired: workers({ Ad: 1 }),
      },
      lantern: {
        goods: { N: 0, U: 1, G: 1, T: 2, E: 4, W: 4 },
        active: workers({ Sc: 2, Ad: 2 }),
        tired: workers({ En: 1 }),
      },
      vow: {
        goods: { N: 1, U: 1, G: 1, T: 3, E: 3, W: 7 },
        active: workers({ Sc: 3, En: 1 }),
        tired: workers({ Ad: 1 }),
      },
    };
    const LEADERS: Readonly<Record<Path, readonly [string, string]>> = {
      verdant: ["oldRoot", "rainCaller"],
      tide: ["quartermaster", "salvor"],
      lantern: ["nightTutor", "cartographer"],
      vow: ["timeClerk", "stoneWarden"],
    };
    for (const path of PATHS)
      for (const side of ["A", "B"] as const)
        for (const [i, leader] of (["first", "second"] as const).entries()) {
          const state = newTable({ path, side, leader });
          expect(state.human).toMatchObject(START[path]);
          expect(state.human.breakthroughs).toHaveLength(path === "lantern" ? 1 : 0);
          expect(state.leader).toBe(LEADERS[path][i]);
        }
  });

  test("AN-40 AN-41: the Quartermaster pays two slots with 2 Water each, before the empty one brings any", () => {
    const state = newTable({ path: "tide" });
    const after = play(state, { type: "powerUp", free: 3, payments: ["W", "W"] }).state.human;
    expect([after.powered, after.goods.W, after.goods.E]).toEqual([5, 1, 4]);
    const short = withHuman(state, { goods: { ...state.human.goods, W: 3 } });
    expect(refusedBy(short, { type: "powerUp", free: 3, payments: ["W", "W"] })).toBe("anachrony/not-enough");
  });

  test("AN-84: an Administrator who researches for the Night Tutor comes back Tired", () => {
    const state = atTurn({ path: "lantern" });
    const placed = play(state, { type: "place", worker: "Ad", space: "research1" }).state;
    expect([placed.human.busy.Ad, placed.human.motivated.Ad]).toEqual([1, 0]);
    const other = atTurn({ path: "lantern", leader: "second" });
    expect(refusedBy(other, { type: "place", worker: "Ad", space: "research1" })).toBe(
      "anachrony/worker-not-allowed",
    );
  });
});

describe("workers", () => {
  /** AN-84: who may go, and who of them comes back Active. */
  const PLACES: readonly (readonly [Space | "supply", readonly Worker[], readonly Worker[]])[] = [
    ["construct1", ["Ge", "En", "Sc"], []],
    ["recruit1", ["Ge", "Ad", "En"], []],
    ["research1", ["Ge", "Sc"], []],
    ["council1", ["Ge", "Ad", "En", "Sc"], []],
    ["mine1", ["Ge", "Ad", "En", "Sc"], ["Ge", "En"]],
    ["purify", ["Ge", "Ad", "En", "Sc"], []],
    ["trade", ["Ge", "Ad", "En", "Sc"], []],
    ["evacuate", ["Ge", "Ad", "En", "Sc"], []],
    ["supply", ["Ge", "Ad", "En", "Sc"], ["Ge", "Ad"]],
  ];
  for (const [place, may, motivated] of PLACES)
    test(`AN-84 AN-53: ${place}`, () => {
      const state = atTurn({ evacuation: "b" }, { era: 5 });
      for (const worker of WORKERS) {
        const action =
          place === "supply"
            ? ({ type: "work", worker, at: place } as const)
            : ({ type: "place", worker, space: place } as const);
        expect(refusedBy(state, action) === undefined).toBe(may.includes(worker));
        if (!may.includes(worker)) continue;
        const { human } = play(state, action).state;
        const active = motivated.includes(worker) ? 1 : 0;
        expect([human.active[worker], human.motivated[worker], human.busy[worker]]).toEqual([
          1,
          active,
          1 - active,
        ]);
      }
    });

  test("AN-58: the bonus by the type that is taken; an Engineer takes no Genius", () => {
    const state = atTurn({}, { board: { recruitPool: workers({ Ge: 1, Ad: 1, En: 1, Sc: 1 }) } });
    const asked = play(state, { type: "place", worker: "Ad", space: "recruit1" }).state;
    const take = (worker: Worker, bonus?: readonly ("water" | "energy" | "vp")[]): readonly number[] => {
      const { human } = play(asked, { type: "recruit", worker, ...(bonus !== undefined && { bonus }) }).state;
      return [human.goods.W, human.goods.E, human.vp, human.active[worker]];
    };
    expect(take("Sc")).toEqual([22, 5, 0, 3]);
    expect(take("En")).toEqual([20, 6, 0, 3]);
    expect(take("Ad")).toEqual([20, 5, 1, 2]);
    expect(take("Ge", ["water"])).toEqual([22, 5, 0, 3]);
    expect(take("Ge", ["energy"])).toEqual([20, 6, 0, 3]);
    expect(take("Ge", ["vp"])).toEqual([20, 5, 1, 3]);
    const engineer = play(state, { type: "place", worker: "En", space: "recruit1" }).state;
    expect(refusedBy(engineer, { type: "recruit", worker: "Ge", bonus: ["vp"] })).toBe(
      "anachrony/engineer-no-genius",
    );
  });

  test("AN-66: 2 Water and 2 X in any mix or 1 Neutronium; the Anomaly and its worker go at once", () => {
    const state = atTurn({}, { human: { anomalies: ["PP1"], beside: 1 } });
    const mixed = play(state, { type: "work", worker: "Ad", at: "PP1", cubes: ["U", "T"] }).state.human;
    expect(mixed.goods).toEqual({ N: 5, U: 4, G: 5, T: 4, E: 5, W: 18 });
    expect([mixed.anomalies, mixed.beside, mixed.active.Ad, mixed.busy.Ad]).toEqual([[], 1, 1, 0]);
    const beside = play(state, { type: "work", worker: "Ge", at: "beside", cubes: ["N"] }).state.human;
    expect(beside.goods).toEqual({ N: 4, U: 5, G: 5, T: 5, E: 5, W: 18 });
    expect([beside.anomalies, beside.beside, beside.active.Ge]).toEqual([["PP1"], 0, 1]);
  });
});

describe("Trade", () => {
  const EXCHANGED: Readonly<Record<Exchange, Amount>> = {
    waterForEnergy: { W: -3, E: 1 },
    energyForWater: { E: -1, W: 3 },
    energyForNeutronium: { E: -1, N: 1 },
    neutroniumForEnergy: { N: -1, E: 1 },
    neutroniumForCubes: { N: -1, U: 1, G: 1 },
    cubesForNeutronium: { U: -1, G: -1, N: 1 },
    cubesForWater: { U: -1, G: -1, W: 3 },
    waterForCubes: { W: -3, U: 1, G: 1 },
  };
  const asked = (worker: Worker): State => play(atTurn(), { type: "place", worker, space: "trade" }).state;
  for (const [exchange, change] of Object.entries(EXCHANGED) as [Exchange, Amount][])
    test(`AN-62: ${exchange}, the same twice by an Administrator, once by a Scientist`, () => {
      const named = /Cubes|cubes/.test(exchange) ? { cubes: ["U", "G"] as const } : {};
      const action = { type: "trade", exchange, ...named } as const;
      const plus = (times: number): object =>
        Object.fromEntries(
          Object.entries({ N: 5, U: 5, G: 5, T: 5, E: 5, W: 20 }).map(([good, count]) => [
            good,
            count + times * (change[good as keyof Amount] ?? 0),
          ]),
        );
      const once = play(asked("Sc"), action).state;
      expect(once.human.goods).toEqual(plus(1));
      expect(once.pending.at(-1)).toEqual({ kind: "handOver" });
      expect(play(asked("Ad"), action, action).state.human.goods).toEqual(plus(2));
      const declined = play(asked("Ad"), action, { type: "decline" }).state;
      expect(declined.human.goods).toEqual(plus(1));
    });
});

describe("final scoring", () => {
  const scored = (options: Partial<Options>, state: (table: State) => State): object => {
    const over = { ...state(atTurn(options, { era: 7 })), phase: "over" } as const;
    const [seat] = anachrony.result(over)!.seats;
    return { ...seat!.categories, score: seat!.score };
  };

  test("AN-81 AN-102 AN-110: every category by itself, and their sum", () => {
    const score = scored({}, (table) =>
      withHuman(withTile(withTile(withTile(table, "PP01"), "LS05"), "S02", "LAB"), {
        vp: 11,
        timeTravel: 3,
        morale: 5,
        breakthroughs: [
          "circle-leaf",
          "circle-gear",
          "circle-eye",
          "triangle-leaf",
          "triangle-eye",
          "square-leaf",
        ],
        anomalies: ["FA1"],
        beside: 1,
        warpOn: [["gold"], [], [], [], [], [], ["water"]],
      }),
    );
    expect(BUILDING.PP01.vp + BUILDING.LS05.vp).toBe(7);
    expect(SUPERPROJECT.S02.vp).toBe(4);
    expect(score).toEqual({
      tokens: 11,
      buildings: 7,
      superprojects: 6,
      timeTravel: 6,
      morale: 4,
      breakthroughs: 8,
      anomalies: -6,
      warp: -4,
      score: 32,
    });
  });

  test("AN-81 AN-102: the tracks of the side in use, down to a negative total", () => {
    const low = (table: State): State => withHuman(table, { timeTravel: 8, morale: 0 });
    expect(scored({ path: "vow", side: "B" }, low)).toMatchObject({ timeTravel: 20, morale: -8 });
    expect(
      scored({ path: "lantern", side: "B" }, (table) => withHuman(table, { timeTravel: 3 })),
    ).toMatchObject({
      timeTravel: 4,
    });
    expect(scored({ side: "B" }, (table) => withHuman(table, { morale: 0, beside: 1 }))).toMatchObject({
      morale: -4,
      anomalies: -3,
      score: -7,
    });
  });
});
