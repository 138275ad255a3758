/** Every effect of every tile, once: what it costs, what it gives, and how its worker comes back (3.1..3.5). */
import { describe, expect, test } from "vitest";
import type { Action } from "../src/solo/actions.ts";
import type { Human, State, TileId } from "../src/solo/state.ts";
import { BUILDING, BUILDING_IDS, type BuildingId } from "../src/tables/buildings.ts";
import { GOODS, type Good, type Worker } from "../src/tables/goods.ts";
import type { WarpTile } from "../src/tables/main-board.ts";
import { SUPERPROJECT_IDS } from "../src/tables/superprojects.ts";
import { atTurn, play, refusedBy, withHuman, withRolls, withTile, workers } from "./solo.ts";

type Change = Partial<Record<Good, number>> & {
  vp?: number;
  back?: "busy" | "motivated" | "doomed";
  human?: Partial<Human>;
};
type Case = { readonly given?: Partial<Human>; readonly acts: readonly Action[]; readonly gives: Change };

const work = (at: TileId, worker: Worker, ...cubes: ("N" | "U" | "G" | "T")[]): Action => ({
  type: "work",
  worker,
  at,
  ...(cubes.length > 0 && { cubes }),
});
const free = (source: TileId): Action => ({ type: "free", source });
const focus = (era: number, tile?: WarpTile): Action => ({
  type: "focus",
  era,
  ...(tile !== undefined && { tile }),
});
const DECLINE: Action = { type: "decline" };

/** A Warp tile of Gold on Era 2 and one of Water on Era 1. */
const WARPED: Partial<Human> = {
  warpOn: [["water"], ["gold"], [], [], [], [], []],
  warpSupply: ["neutronium", "uranium", "titanium", "administrator", "engineer", "scientist", "exosuit"],
};

/** Era 4: ranges lead to Eras 3, 2, 1. */
const CASES: Readonly<Partial<Record<TileId, readonly Case[]>>> = {
  PP01: [{ acts: [work("PP01", "Ad"), focus(3)], gives: { back: "busy", human: { focus: 3 } } }],
  PP02: [
    {
      given: WARPED,
      acts: [work("PP02", "Sc"), focus(2, "gold")],
      gives: { G: -1, back: "busy", human: { focus: 2, timeTravel: 1 } },
    },
  ],
  PP03: [
    {
      given: WARPED,
      acts: [work("PP03", "Sc"), focus(2, "gold")],
      gives: { G: -1, W: 1, back: "busy", human: { timeTravel: 1 } },
    },
    { given: WARPED, acts: [work("PP03", "Sc"), focus(2)], gives: { back: "busy" } },
  ],
  PP04: [{ acts: [work("PP04", "Ge"), focus(2)], gives: { back: "busy", human: { focus: 2 } } }],
  PP05: [{ acts: [work("PP05", "En"), focus(1)], gives: { back: "busy", human: { focus: 1 } } }],
  PP06: [{ acts: [work("PP06", "En"), focus(1)], gives: { T: -1, back: "busy", human: { focus: 1 } } }],
  PP07: [{ acts: [work("PP07", "En"), focus(1)], gives: { W: -2, back: "busy", human: { focus: 1 } } }],
  PP08: [{ acts: [work("PP08", "Sc"), focus(2)], gives: { back: "motivated", human: { focus: 2 } } }],
  PP09: [
    { acts: [work("PP09", "Ad"), focus(2)], gives: { G: -1, vp: 2, back: "busy", human: { focus: 2 } } },
  ],
  PP10: [{ acts: [work("PP10", "Ad"), focus(1)], gives: { U: -1, back: "busy", human: { focus: 1 } } }],
  PP11: [{ acts: [work("PP11", "Ad"), focus(1)], gives: { back: "motivated", human: { focus: 1 } } }],
  PP12: [{ acts: [work("PP12", "Ad"), focus(2)], gives: { back: "busy", human: { focus: 2 } } }],
  PP13: [{ acts: [work("PP13", "En"), focus(1)], gives: { back: "busy", human: { focus: 1 } } }],
  PP14: [
    {
      given: WARPED,
      acts: [work("PP14", "Sc"), focus(2, "gold"), focus(1, "water")],
      gives: { W: -4, G: -1, back: "busy", human: { focus: 1, timeTravel: 2 } },
    },
    { acts: [work("PP14", "Sc"), focus(2), DECLINE], gives: { W: -2, back: "busy", human: { focus: 2 } } },
  ],
  PP15: [{ acts: [free("PP15"), focus(2)], gives: { E: -1, human: { focus: 2 } } }],
  FA01: [{ acts: [work("FA01", "Sc")], gives: { T: 2, back: "motivated" } }],
  FA02: [{ acts: [work("FA02", "Sc")], gives: { T: 1, U: 1, back: "busy" } }],
  FA03: [{ acts: [work("FA03", "Sc")], gives: { T: 1, back: "motivated" } }],
  FA04: [{ acts: [work("FA04", "Sc")], gives: { G: 1, W: 1, back: "busy" } }],
  FA05: [{ acts: [work("FA05", "Sc")], gives: { U: 1, W: 1, back: "busy" } }],
  FA06: [{ acts: [work("FA06", "Sc")], gives: { W: -1, G: 1, U: 1, back: "busy" } }],
  FA07: [
    {
      acts: [work("FA07", "Sc"), { type: "gain", cubes: ["U", "T", "T"] }],
      gives: { W: -2, U: 1, T: 2, back: "busy" },
    },
  ],
  FA08: [{ acts: [work("FA08", "En")], gives: { W: -2, N: 1, back: "busy" } }],
  FA09: [{ acts: [work("FA09", "Sc")], gives: { T: -2, N: 1, vp: 1, back: "busy" } }],
  FA10: [{ acts: [work("FA10", "En")], gives: { W: -2, E: 1, back: "motivated" } }],
  FA11: [{ acts: [work("FA11", "Sc")], gives: { U: -1, E: 1, back: "busy" } }],
  FA12: [{ acts: [work("FA12", "En")], gives: { U: -1, W: -2, E: 2, back: "busy" } }],
  FA13: [{ acts: [work("FA13", "En")], gives: { T: -1, W: -1, back: "busy", human: { powered: 5 } } }],
  FA14: [
    {
      acts: [free("FA14"), { type: "swap", from: "U", to: "T" }, { type: "swap", from: "G", to: "U" }],
      gives: { W: 1, T: 1, G: -1 },
    },
    { acts: [free("FA14"), DECLINE], gives: { W: 1 } },
  ],
  FA15: [{ acts: [free("FA15"), { type: "gain", cubes: ["G"] }], gives: { W: -2, T: 1, G: 1 } }],
  LS01: [{ acts: [free("LS01")], gives: { W: 1 } }],
  LS02: [{ acts: [free("LS02")], gives: { W: 2 } }],
  LS03: [{ acts: [free("LS03")], gives: { W: 1 } }],
  LS04: [{ acts: [work("LS04", "En")], gives: { W: 4, back: "busy" } }],
  LS05: [{ acts: [work("LS05", "Ge")], gives: { W: 3, back: "motivated" } }],
  LS06: [{ acts: [work("LS06", "Ad")], gives: { W: 4, back: "motivated" } }],
  LS07: [{ acts: [work("LS07", "Ad")], gives: { W: -1, back: "motivated", human: { morale: 4 } } }],
  LS08: [{ acts: [work("LS08", "Sc")], gives: { T: -1, W: 6, back: "busy" } }],
  LS09: [{ acts: [work("LS09", "Sc")], gives: { N: -1, W: 7, vp: 1, back: "busy" } }],
  LS10: [{ acts: [work("LS10", "Sc", "G")], gives: { G: -1, W: 5, back: "motivated" } }],
  LS11: [{ acts: [{ type: "work", worker: "Sc", at: "supply" }], gives: { W: -3, back: "busy" } }],
  LS12: [{ acts: [{ type: "work", worker: "Sc", at: "supply" }], gives: { W: -5, vp: 1, back: "busy" } }],
  LS14: [{ acts: [free("LS14")], gives: { U: -1, W: 4 } }],
  LS15: [{ acts: [work("LS15", "Sc")], gives: { W: 6, vp: 1, back: "doomed" } }],
  LB03: [{ acts: [work("LB03", "Sc")], gives: { E: -1, vp: 1, back: "busy", human: { powered: 5 } } }],
  LB04: [
    {
      given: { paradox: 2 },
      acts: [work("LB04", "Sc")],
      gives: { W: 1, back: "busy", human: { paradox: 1 } },
    },
    { acts: [work("LB04", "Sc")], gives: { W: 1, back: "busy", human: { paradox: 0 } } },
  ],
  LB07: [
    {
      given: WARPED,
      acts: [work("LB07", "Sc"), { type: "takeBack", tile: "gold" }],
      gives: { W: -1, back: "busy", human: { timeTravel: 0, warpOn: [["water"], [], [], [], [], [], []] } },
    },
  ],
  LB08: [
    {
      given: { tired: workers({ Ge: 1, Sc: 3 }) },
      acts: [work("LB08", "Ad"), { type: "wake", workers: ["Ge", "Sc", "Sc"] }],
      gives: { back: "busy", human: { tired: workers({ Sc: 1 }) } },
    },
  ],
  LB09: [
    {
      acts: [work("LB09", "Ad"), { type: "hire", worker: "En" }],
      gives: { W: -2, back: "busy", human: { active: workers({ Ge: 2, Ad: 1, En: 3, Sc: 2 }) } },
    },
  ],
  LB10: [
    {
      acts: [work("LB10", "Ad")],
      gives: { W: -3, back: "busy", human: { active: workers({ Ge: 3, Ad: 1, En: 2, Sc: 2 }) } },
    },
  ],
  LB12: [{ acts: [work("LB12", "Ad", "T")], gives: { T: -1, vp: 3, back: "busy" } }],
  LB13: [
    { acts: [work("LB13", "En")], gives: { vp: 1, back: "busy" } },
    {
      given: { breakthroughs: ["circle-leaf", "circle-gear"] },
      acts: [work("LB13", "En")],
      gives: { vp: 2, back: "busy" },
    },
  ],
  LB14: [
    {
      acts: [free("LB14"), { type: "gain", cubes: ["U"] }],
      gives: { U: 1, vp: 1, human: { paradox: 1 } },
    },
  ],
  LB15: [
    {
      acts: [work("LB15", "Sc"), { type: "breakthrough", piece: "square-eye" }],
      gives: { back: "doomed", human: { breakthroughs: ["square-eye"] } },
    },
  ],
  S04: [{ acts: [free("S04")], gives: { W: 1 } }],
  S06: [{ acts: [free("S06")], gives: { human: { powered: 5 } } }],
  S07: [
    {
      acts: [free("S07"), { type: "trade", exchange: "neutroniumForCubes", cubes: ["U", "G"] }],
      gives: { N: -1, U: 1, G: 1 },
    },
  ],
  S08: [{ acts: [free("S08"), focus(2)], gives: { human: { focus: 2 } } }],
  S12: [
    {
      acts: [{ type: "free", source: "S12", give: "Sc" }],
      gives: { N: 1, vp: 2, human: { active: workers({ Ge: 2, Ad: 2, En: 2, Sc: 1 }) } },
    },
  ],
  S18: [
    {
      acts: [work("S18", "Ad"), { type: "hire", worker: "Sc" }],
      gives: { back: "busy", human: { tired: workers({ Sc: 1 }) } },
    },
  ],
};

/** What is proved by a test of its own below. */
const APART: readonly TileId[] = [
  "LS13",
  "LB01",
  "LB02",
  "LB05",
  "LB06",
  "LB11",
  "S01",
  "S02",
  "S03",
  "S05",
  "S09",
  "S10",
  "S11",
  "S13",
  "S14",
  "S15",
  "S16",
  "S17",
];

function difference(before: State, after: State, worker: Worker | undefined): Change {
  const [one, other] = [before.human, after.human];
  const out: Change = {};
  for (const good of GOODS)
    if (other.goods[good] !== one.goods[good]) out[good] = other.goods[good] - one.goods[good];
  if (other.vp !== one.vp) out.vp = other.vp - one.vp;
  if (worker !== undefined)
    for (const back of ["busy", "motivated", "doomed"] as const)
      if (other[back][worker] > one[back][worker]) out.back = back;
  return out;
}

describe("effects", () => {
  test("every tile has a test", () => {
    const tested = [...Object.keys(CASES), ...APART].sort();
    expect(tested).toEqual([...BUILDING_IDS, ...SUPERPROJECT_IDS].sort());
  });

  for (const [tile, cases] of Object.entries(CASES)) {
    test(`AN-68 AN-85 AN-99 AN-106: ${tile}`, () => {
      for (const { given = {}, acts, gives } of cases) {
        const before = withTile(withHuman(atTurn(), given), tile as TileId);
        const [first] = acts;
        const worker = first?.type === "work" ? first.worker : undefined;
        const { state: after } = play(before, ...acts);
        const { human = {}, ...changes } = gives;
        expect(difference(before, after, worker)).toEqual(changes);
        expect(after.human).toMatchObject(human);
        // Each place and each Free Action once an Era (AN-51, AN-68).
        const again = { ...after, pending: before.pending };
        expect(refusedBy(again, first!)).toMatch(/already|nobody/);
      }
    });
  }

  test("AN-84 AN-53: the types that a tile asks for, and a Genius for any of them", () => {
    for (const tile of BUILDING_IDS) {
      const { work: effect } = BUILDING[tile as BuildingId];
      if (effect === undefined) continue;
      const state = withTile(withHuman(atTurn(), { ...WARPED, tired: workers({ Sc: 1 }), paradox: 1 }), tile);
      for (const worker of ["Ge", "Ad", "En", "Sc"] as const) {
        const cubes = effect.price?.x === undefined ? {} : { cubes: ["T"] as const };
        const refused = refusedBy(state, { type: "work", worker, at: tile, ...cubes });
        const allowed = effect.who === "any" || effect.who === worker || worker === "Ge";
        expect([tile, worker, refused]).toEqual([
          tile,
          worker,
          allowed ? undefined : "anachrony/worker-not-allowed",
        ]);
      }
    }
  });

  test("AN-96: in Era 1 nothing with an F can be used, whatever else it gives", () => {
    for (const tile of ["PP01", "PP09", "PP14"] as const)
      expect(refusedBy(withTile(atTurn({}, { era: 1 }), tile), work(tile, "Sc"))).toBe(
        "anachrony/nothing-to-gain",
      );
    expect(refusedBy(withTile(atTurn({}, { era: 1 }), "PP15"), free("PP15"))).toBe(
      "anachrony/nothing-to-gain",
    );
    expect(refusedBy(withTile(atTurn({}, { era: 1 }), "S08"), free("S08"))).toBe("anachrony/nothing-to-gain");
  });
});

/** A turn in which this tile is built: on top of its stack, everything affordable. */
function built(tile: BuildingId, given: Partial<Human> = {}) {
  const state = withHuman(atTurn(), given);
  const row = (["PP", "FA", "LS", "LAB"] as const).find((each) =>
    [...state.board.primary[each], ...state.board.secondary[each]].includes(tile),
  )!;
  const rest = [...state.board.primary[row], ...state.board.secondary[row]].filter((each) => each !== tile);
  const ready: State = {
    ...state,
    board: {
      ...state.board,
      primary: { ...state.board.primary, [row]: rest },
      secondary: { ...state.board.secondary, [row]: [tile] },
    },
  };
  return play(ready, { type: "place", worker: "Sc", space: "construct1" }, { type: "build", tile });
}

describe("effects at once", () => {
  test("AN-106 AN-91: LS01, LS13 and PP12 when they are built, and not usable in that turn", () => {
    const cistern = built("LS01").state;
    expect(cistern.human.goods.W).toBe(24);
    expect(refusedBy({ ...cistern, pending: atTurn().pending }, free("LS01"))).toBe("anachrony/tile-is-new");
    expect(built("LS13").state.human.goods.W).toBe(27);
    const office = built("PP12", WARPED).state;
    expect(office.pending.at(-1)).toEqual({ kind: "takeBack", left: 2, may: true });
    const one = play(office, { type: "takeBack", tile: "gold" }, { type: "takeBack", tile: "water" }).state;
    expect(one.human.warpOn.flat()).toEqual([]);
    expect(one.human.timeTravel).toBe(0);
    expect(play(office, DECLINE).state.human.warpOn.flat()).toHaveLength(2);
  });

  test("AN-91 AN-59: S15 brings two Research, S03 takes back two tiles and all paradoxes", () => {
    const laid = (id: "S15" | "S03"): State => {
      const state = withHuman(atTurn(), {
        ...WARPED,
        paradox: 2,
        breakthroughs: ["square-star", "circle-wave"],
      });
      const superprojects = state.board.superprojects.map((each, i) => (i === 3 ? { ...each, id } : each));
      return { ...state, board: { ...state.board, superprojects } };
    };
    const place: Action = { type: "place", worker: "En", space: "construct1" };
    const library = play(laid("S15"), place, {
      type: "build",
      tile: "S15",
      row: "PP",
      pieces: ["square-star"],
      give: "Sc",
    }).state;
    expect(library.pending.slice(-2)).toEqual([
      { kind: "gain", parts: [{ kind: "research" }] },
      { kind: "research" },
    ]);
    const twice = play(
      withRolls(library, 0, 1),
      { type: "research", face: "circle" },
      { type: "research", face: "circle" },
    ).state;
    expect(twice.human.breakthroughs).toEqual(["circle-leaf", "circle-gear", "circle-wave"]);
    const cutter = play(
      laid("S03"),
      place,
      { type: "build", tile: "S03", row: "PP", pieces: ["circle-wave"] },
      { type: "takeBack", tile: "gold" },
      DECLINE,
    ).state;
    expect(cutter.human.paradox).toBe(0);
    expect(cutter.human.warpOn.flat()).toEqual(["water"]);
  });
});
