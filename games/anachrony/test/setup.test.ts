/** The pieces and the table before the first decision. */
import { describe, expect, test } from "vitest";
import { HOMES, NEXT, PLATE, POSITIONS, START } from "../src/chronobot/board.ts";
import { anachrony } from "../src/index.ts";
import { OPTIONS } from "../src/solo/options.ts";
import { BUILDING, BUILDINGS_OF, ROWS } from "../src/tables/buildings.ts";
import { CUBES, ICON_FACES, PARADOX_FACES, PIECE_COPIES, PIECES, WORKERS } from "../src/tables/goods.ts";
import {
  COLLAPSING,
  COLLAPSING_IDS,
  MINE_CARD,
  MINE_CARDS,
  RECRUIT_CARD,
  RECRUIT_CARDS,
  WARP_TILES,
} from "../src/tables/main-board.ts";
import { boardOf, HEAD_STARTS, LEADERS, NEWEST, PATH, PATHS, SPOTS } from "../src/tables/paths.ts";
import { SUPERPROJECT, SUPERPROJECT_IDS } from "../src/tables/superprojects.ts";
import { newTable } from "./solo.ts";

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

describe("pieces", () => {
  test("AN-4: 15 buildings of a type with 1 to 4 VP, in the totals of the set", () => {
    const totals = ROWS.map((row) => sum(BUILDINGS_OF[row].map((tile) => BUILDING[tile].vp)));
    expect(totals).toEqual([34, 28, 24, 33]);
    for (const row of ROWS) {
      expect(BUILDINGS_OF[row]).toHaveLength(15);
      for (const tile of BUILDINGS_OF[row]) expect([1, 2, 3, 4]).toContain(BUILDING[tile].vp);
    }
  });

  test("AN-4: 18 Superprojects of 4 to 8 VP, one for each Breakthrough and three for two of a shape", () => {
    expect(sum(SUPERPROJECT_IDS.map((id) => SUPERPROJECT[id].vp))).toBe(101);
    const asked = SUPERPROJECT_IDS.map((id) => SUPERPROJECT[id].breakthrough);
    expect(asked.flatMap((each) => ("one" in each ? [each.one] : [])).sort()).toEqual([...PIECES].sort());
    expect(asked.flatMap((each) => ("two" in each ? [each.two] : [])).sort()).toEqual([
      "circle",
      "square",
      "triangle",
    ]);
  });

  test("AN-2 AN-4: 45 Breakthroughs, 15 Collapsing tiles, 11 cards of each kind with their totals", () => {
    expect(PIECES.length * PIECE_COPIES).toBe(45);
    expect(COLLAPSING_IDS).toHaveLength(15);
    for (const tiles of Object.values(COLLAPSING)) expect(tiles).toHaveLength(5);
    const recruits = WORKERS.map((worker) => sum(RECRUIT_CARDS.map((card) => RECRUIT_CARD[card][worker])));
    expect(recruits).toEqual([10, 10, 12, 12]);
    for (const card of RECRUIT_CARDS) expect(sum(Object.values(RECRUIT_CARD[card]))).toBe(4);
    const cubes = MINE_CARDS.flatMap((card) => [...MINE_CARD[card]]);
    expect(CUBES.map((cube) => cubes.filter((each) => each === cube).length)).toEqual([8, 15, 15, 17]);
    for (const card of MINE_CARDS) expect(MINE_CARD[card]).toHaveLength(5);
  });

  test("AN-5: the dice", () => {
    expect(PARADOX_FACES).toEqual([0, 1, 1, 1, 1, 2]);
    expect(ICON_FACES).toEqual(["leaf", "gear", "wave", "eye", "star", "any"]);
  });

  test("AN-1 AN-3: four paths with two leaders and two sides each, twelve building spots, nine Warp tiles", () => {
    expect(PATHS).toHaveLength(4);
    expect(new Set(PATHS.flatMap((path) => PATH[path].leaders))).toEqual(new Set(LEADERS));
    expect(SPOTS).toHaveLength(12);
    expect(WARP_TILES).toHaveLength(9);
    for (const path of PATHS)
      for (const side of ["A", "B"] as const) {
        const board = boardOf(path, side, NEWEST);
        expect(board.morale).toHaveLength(7);
        expect(board.supply).toHaveLength(7);
        expect(board.timeTravel).toHaveLength(9);
        expect(board.morale[board.moraleStart]).toBe(0);
      }
  });

  test("AN-6 CB-4: the Chronobot's board: three circuits, and tokens that start on A1, B2, B4, B5, E5, C1", () => {
    expect(START).toEqual(["A1", "B2", "B4", "B5", "E5", "C1"]);
    const circuit = (from: (typeof POSITIONS)[number]): string[] => {
      const out: string[] = [from];
      for (let at = NEXT[from]; at !== from; at = NEXT[at]) out.push(at);
      return out;
    };
    expect(circuit("A1")).toEqual(["A1", "A2", "A3"]);
    expect(circuit("B1")).toEqual(["B1", "B2", "B3", "B4", "B5", "B6", "B7"]);
    expect(circuit("C1")).toEqual(["C1", "C2"]);
    expect(NEXT.E5).toBe("B5");
    expect(POSITIONS).toHaveLength(13);
    for (const [i, home] of HOMES.entries()) expect(home).toContain(START[i]!);
    expect(POSITIONS.map((position) => PLATE[position].kind)).toEqual([
      "construct",
      "timeTravel",
      "removeAnomaly",
      "supply",
      "construct",
      "research",
      "mine",
      "construct",
      "recruit",
      "construct",
      "water",
      "water",
      "superproject",
    ]);
  });
});

describe("setup", () => {
  test("CB-1 CB-2 CB-5 AN-12: the Chronobot with nothing but tiles and Exosuits, First Player; the human with 1 Water more", () => {
    const state = newTable({ path: "vow" });
    expect(state.bot).toMatchObject({
      vp: 0,
      water: 0,
      warpSupply: 8,
      buildings: [],
      superprojects: [],
      timeTravel: 0,
      morale: 0,
      paradox: 0,
      anomalies: 0,
    });
    expect(state.first).toBe("bot");
    expect(state.banner).toBe("bot");
    expect(state.human.goods).toEqual({ N: 1, U: 1, G: 1, T: 3, E: 3, W: 7 });
  });

  test("CB-3 CB-37 CB-50 AN-13: no Endgame cards, no drafted assets, no Evacuation of the Chronobot", () => {
    const state = newTable();
    expect(Object.keys(state.board).sort()).toEqual([
      "mineDeck",
      "mineDrawn",
      "minePool",
      "primary",
      "recruitDeck",
      "recruitDrawn",
      "recruitPool",
      "secondary",
      "spaces",
      "stock",
      "superprojects",
    ]);
    expect(Object.keys(anachrony.options)).not.toContain("endgame");
    expect(Object.keys(state.bot)).not.toContain("evacuated");
    expect(Object.keys(state.board.spaces)).toEqual(["construct", "recruit", "research", "council", "mine"]);
  });

  test("AN-11: goods, workers and leader of each path", () => {
    const of = (path: (typeof PATHS)[number], leader: "first" | "second") => newTable({ path, leader });
    expect(of("verdant", "first").human.goods).toEqual({ N: 0, U: 0, G: 1, T: 3, E: 3, W: 7 });
    expect(of("tide", "first").human.goods).toEqual({ N: 0, U: 2, G: 0, T: 3, E: 4, W: 4 });
    expect(of("lantern", "first").human.goods).toEqual({ N: 0, U: 1, G: 1, T: 2, E: 4, W: 4 });
    expect(of("lantern", "first").human.breakthroughs).toHaveLength(1);
    expect(of("verdant", "first").human.active).toEqual({ Ge: 0, Ad: 0, En: 2, Sc: 2 });
    expect(of("verdant", "first").human.tired).toEqual({ Ge: 1, Ad: 0, En: 0, Sc: 0 });
    expect(of("lantern", "first").human.active).toEqual({ Ge: 0, Ad: 2, En: 0, Sc: 2 });
    expect(of("vow", "second").leader).toBe("stoneWarden");
    expect(newTable({ difficulty: "expert" }).leader).toBeUndefined();
  });

  test("CB-6 AN-10: the side is chosen, the Evacuation drawn unless chosen", () => {
    expect(newTable({ side: "B" }).human.morale).toBe(2);
    const drawn = new Set(Array.from({ length: 20 }, (_, i) => newTable({}, `evacuation ${i}`).evacuation));
    expect(drawn).toEqual(new Set(["a", "b"]));
    expect(newTable({ evacuation: "b" }).evacuation).toBe("b");
  });

  test("AN-7 AN-8 AN-9 AN-20 AN-21: open tiles, seven Superprojects of which two are open, the Focus in Era 1", () => {
    const state = newTable();
    for (const row of ROWS) {
      expect(state.board.primary[row]).toHaveLength(14);
      expect(state.board.secondary[row]).toHaveLength(1);
    }
    expect(state.board.superprojects).toHaveLength(7);
    const seen = anachrony.viewFor(state, 0).board.superprojects.map(({ id }) => id !== undefined);
    expect(seen).toEqual([true, true, false, false, false, false, false]);
    expect(state.human.focus).toBe(1);
    expect(sum(Object.values(state.board.recruitPool))).toBe(4);
    expect(sum(Object.values(state.board.minePool))).toBe(5);
  });

  test("AN-104: hidden are the stacks below their top, the face-down Superprojects and the cards to come", () => {
    const view = anachrony.viewFor(newTable(), 0);
    expect(view.board.primary.PP).toEqual({ top: expect.any(String), below: 13 });
    expect(view.board).not.toHaveProperty("recruitDeck");
    expect(view.board).not.toHaveProperty("mineDeck");
    expect(view).not.toHaveProperty("rng");
    expect(view.board.superprojects[3]).toEqual({ built: "no" });
  });

  test("AN-111: every option with its default first", () => {
    const defaults = Object.fromEntries(
      Object.entries(OPTIONS).map(([name, field]) => [name, field.default]),
    );
    expect(defaults).toEqual({
      path: "verdant",
      side: "A",
      leader: "first",
      evacuation: "random",
      headStart: false,
      difficulty: "normal",
      paradoxDie: "roll",
      councilRightSpace: "open",
      minActions: 3,
      lastWord: false,
      recruitStrict: false,
      supplyAtMax: "fallback",
      ttAtMax: "remove",
    });
    for (const field of Object.values(OPTIONS))
      if (field.kind !== "flag") expect(field.values[0]).toBe(field.default);
    const headStart = newTable({ headStart: true });
    const frame = headStart.pending.at(-1);
    expect(frame?.kind === "headStart" ? frame.cards.length : 0).toBe(3);
    expect(HEAD_STARTS).toHaveLength(16);
  });

  test("AN-110 CB-48: the same seed lays the same table", () => {
    expect(newTable({}, "one")).toEqual(newTable({}, "one"));
    expect(newTable({}, "one")).not.toEqual(newTable({}, "two"));
    expect(newTable().bot).not.toHaveProperty("focus");
    expect(newTable().bot).not.toHaveProperty("goods");
  });
});
