/** Effects that work by being there, one by one (3.4, 3.5). */
import { describe, expect, test } from "vitest";
import type { Action } from "../src/solo/actions.ts";
import { humanScore } from "../src/solo/scoring.ts";
import type { Human, State, TileId } from "../src/solo/state.ts";
import type { Worker } from "../src/tables/goods.ts";
import type { WarpTile } from "../src/tables/main-board.ts";
import { atTurn, play, refusedBy, withHuman, withRolls, withTile, workers } from "./solo.ts";

const work = (at: TileId, worker: Worker): Action => ({ type: "work", worker, at });
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
    expect(after.state.human.vp).toBe(3 + 2);
    expect(after.events).toContainEqual({ type: "evacuated", vp: 5, withoutCondition: true });
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
