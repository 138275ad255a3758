/** Every effect of every tile, once: what it costs, what it gives, and how its worker comes back (3.1..3.5). */
import { describe, expect, test } from "vitest";
import type { Action } from "../src/solo/actions.ts";
import { humanScore } from "../src/solo/scoring.ts";
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

describe("passive effects", () => {
  test("AN-96: LB01, LB02 and the Cartographer raise every range, also that of S08; LB02 pays for a tile sent back", () => {
    const far = (state: State): boolean =>
      refusedBy(play(withTile(state, "PP01"), work("PP01", "Sc")).state, focus(1)) === undefined;
    const cartographer = { path: "lantern", leader: "second" } as const;
    expect(far(atTurn())).toBe(false);
    expect(far(withTile(atTurn(), "LB01"))).toBe(false);
    expect(far(withTile(withTile(atTurn(), "LB01"), "LB02"))).toBe(true);
    expect(far(withTile(atTurn(cartographer), "LB01"))).toBe(true);
    const ferry = withTile(withTile(atTurn(), "S08"), "LB01");
    expect(refusedBy(play(ferry, free("S08")).state, focus(1))).toBeUndefined();
    const paid = play(
      withTile(withTile(withHuman(atTurn(), WARPED), "PP03"), "LB02"),
      work("PP03", "Sc"),
      focus(2, "gold"),
    ).state;
    expect(paid.human.goods.W).toBe(22);
  });

  test("AN-89 AN-35: LB05 raises the threshold, and the side of High Lantern does too", () => {
    const reckless = (state: State): State =>
      play(withTile(state, "LB14"), free("LB14"), { type: "gain", cubes: ["U"] }).state;
    const plain = reckless(atTurn({}, { human: { paradox: 2 } }));
    expect(plain.pending.at(-1)?.kind).toBe("anomalySpot");
    expect(plain.human.paradox).toBe(0);
    const buffered = reckless(withTile(atTurn({}, { human: { paradox: 2 } }), "LB05"));
    expect(buffered.human.paradox).toBe(3);
    const lantern = atTurn({ path: "lantern", side: "B" }, { human: { paradox: 3 } });
    expect(reckless(withTile(lantern, "LB05")).human.paradox).toBe(4);
    expect(reckless(lantern).human.paradox).toBe(0);
  });

  test("AN-81 AN-92: LB06 makes Anomalies milder, unless one covers it", () => {
    const two = withTile(atTurn({}, { human: { anomalies: ["PP1", "FA1"] } }), "LB06");
    expect(humanScore(two).anomalies).toBe(-4);
    expect(humanScore(withHuman(two, { anomalies: ["PP1", "LAB1"] })).anomalies).toBe(-6);
  });

  test("AN-59: LB11 rerolls the rolled die once, and the second result stands", () => {
    const desk = withTile(atTurn(), "LB11");
    const rolled = play(
      withRolls(desk, 0, 1),
      { type: "place", worker: "Sc", space: "research1" },
      { type: "research", face: "circle" },
    ).state;
    expect(rolled.pending.at(-1)).toMatchObject({ kind: "dice", icon: "leaf", reroll: true });
    expect(play(rolled, { type: "keep" }).state.human.breakthroughs).toEqual(["circle-leaf"]);
    expect(play(rolled, { type: "reroll", die: "icon" }).state.human.breakthroughs).toEqual(["circle-gear"]);
  });

  test("AN-57: S01 opens the Council without Water", () => {
    const poor = atTurn({}, { human: { goods: { N: 0, U: 0, G: 0, T: 0, E: 0, W: 0 } } });
    const left: Action = { type: "place", worker: "Sc", space: "council1" };
    expect(refusedBy(poor, left)).toBe("anachrony/not-enough");
    expect(refusedBy(withTile(poor, "S01"), left)).toBeUndefined();
  });

  test("AN-102: S02 counts buildings, S16 Superprojects, covered ones too", () => {
    const state = withTile(withTile(withTile(atTurn(), "LS04"), "LS05"), "S02");
    expect(humanScore(state).superprojects).toBe(4 + 2);
    expect(humanScore(withHuman(state, { anomalies: ["LS1"] })).superprojects).toBe(4 + 2);
    expect(humanScore(withHuman(state, { anomalies: ["PP1"] })).superprojects).toBe(4);
    expect(humanScore(withTile(withTile(atTurn(), "S16"), "S01", "FA")).superprojects).toBe(4 + 6 + 4);
  });

  test("AN-93: S05 saves 1 Titanium besides the Engineer's", () => {
    const state = withTile(atTurn({}, { human: { goods: { N: 0, U: 0, G: 0, T: 0, E: 0, W: 0 } } }), "S05");
    const [tile] = state.board.secondary.LS;
    const after = play(
      state,
      { type: "place", worker: "En", space: "construct1" },
      { type: "build", tile: tile! },
    );
    expect(after.state.human.rows.LS[0]).toBe(tile);
  });

  test("AN-91: S09 is a standard Capital action without a space, within the worker's limits", () => {
    const state = withTile(atTurn(), "S09");
    const plaza = play(state, work("S09", "Sc")).state;
    expect(plaza.human.goods.W).toBe(17);
    expect(refusedBy(plaza, { type: "capital", action: "recruit" })).toBe("anachrony/action-not-offered");
    const researching = play(
      withRolls(plaza, 0),
      { type: "capital", action: "research" },
      {
        type: "research",
        face: "circle",
      },
    ).state;
    expect(researching.human.breakthroughs).toEqual(["circle-leaf"]);
    expect(researching.human.busy.Sc).toBe(1);
    expect(researching.human.powered).toBe(4);
  });

  test("AN-95: S10 lets 3 Water pay for Force Workers on any spot", () => {
    const state = withTile(atTurn({}, { human: { tired: workers({ Sc: 2 }), morale: 0 } }), "S10");
    const forced = play(state, { type: "free", source: "force", pay: "water" }).state.human;
    expect([forced.goods.W, forced.morale, forced.active.Sc, forced.tired.Sc]).toEqual([17, 0, 4, 0]);
  });

  test("AN-91 AN-99: S11 grants an extra placement with all usual costs, and the turn goes on", () => {
    const rig = play(withTile(atTurn(), "S11"), free("S11")).state;
    expect(rig.pending.at(-1)).toEqual({ kind: "placement" });
    expect(rig.human.goods.E).toBe(4);
    const after = play(rig, { type: "place", worker: "Sc", space: "purify" }).state;
    expect(after.pending.at(-1)).toEqual({ kind: "turn" });
    expect(after.human.powered).toBe(3);
    const idle = withHuman(withTile(atTurn(), "S11"), { powered: 0 });
    expect(refusedBy(idle, free("S11"))).toBe("anachrony/nothing-to-gain");
  });

  test("AN-68: a tile built by S11's placement opens with the next turn", () => {
    const rig = play(withTile(atTurn(), "S11"), free("S11")).state;
    const [tile] = rig.board.secondary.LS;
    const after = play(
      rig,
      { type: "place", worker: "Sc", space: "construct1" },
      {
        type: "build",
        tile: tile!,
      },
    ).state;
    expect(after.human.fresh).toEqual([tile]);
    expect(after.pending.at(-1)?.kind).toBe("turn");
  });

  test("AN-107: S13's cube must be taken, the Salvor's may be declined", () => {
    const state = withTile(
      atTurn({ path: "tide", leader: "second" }, { board: { minePool: { N: 1, U: 1, G: 1, T: 0 } } }),
      "S13",
    );
    const first = play(
      state,
      { type: "place", worker: "Sc", space: "mine1" },
      { type: "mine", cube: "N" },
    ).state;
    expect(first.pending.slice(-2)).toEqual([
      { kind: "extraCube", from: "salvor" },
      { kind: "extraCube", from: "S13" },
    ]);
    expect(refusedBy(first, DECLINE)).toBe("anachrony/must-decide");
    const second = play(first, { type: "mine", cube: "U" }).state;
    expect(play(second, DECLINE).state.human.goods).toMatchObject({ N: 6, U: 7, G: 5, W: 20 });
    const salvaged = play(second, { type: "mine", cube: "G" }).state;
    expect(salvaged.human.goods).toMatchObject({ N: 6, U: 7, G: 6, W: 19 });
    expect(salvaged.human.used).toEqual(["salvor"]);
  });

  test("AN-97 AN-63: S14 skips the condition, the value is what there is", () => {
    const state = withTile(
      atTurn({ evacuation: "a" }, { era: 5, human: { goods: { N: 0, U: 0, G: 0, T: 0, E: 0, W: 7 } } }),
      "S14",
    );
    const after = play(state, { type: "place", worker: "Sc", space: "evacuate" });
    expect(after.state.human.vp).toBe(3 + 2 * 2);
    expect(after.events).toContainEqual({ type: "evacuated", vp: 7, withoutCondition: true });
  });

  test("AN-91 AN-53: S17 copies a worker effect of either side, M and † with it, also of an occupied tile", () => {
    const base = withTile(withTile(atTurn(), "S17"), "LS15");
    const state: State = {
      ...base,
      human: { ...base.human, worked: ["LS15"] },
      bot: { ...base.bot, buildings: [{ row: "FA", vp: 1, tile: "FA01" }] },
    };
    const engine = play(state, work("S17", "Ge")).state;
    const girders = play(engine, { type: "copy", tile: "FA01" }).state.human;
    expect([girders.goods.T, girders.motivated.Ge, girders.busy.Ge]).toEqual([7, 1, 0]);
    const harvest = play(engine, { type: "copy", tile: "LS15" }).state.human;
    expect([harvest.goods.W, harvest.vp, harvest.doomed.Ge]).toEqual([26, 1, 1]);
    expect(refusedBy(engine, { type: "copy", tile: "S17" })).toBe("anachrony/not-copyable");
  });
});
