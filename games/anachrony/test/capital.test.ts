/** The fifteen Collapsing tiles (3.7), further actions, and what else is special after the Impact. */
import { describe, expect, test } from "vitest";
import { anachrony } from "../src/index.ts";
import type { Action } from "../src/solo/actions.ts";
import type { Human, State } from "../src/solo/state.ts";
import type { CollapsingId } from "../src/tables/main-board.ts";
import { atTurn, play, refusedBy, withRolls, withTile, workers } from "./solo.ts";

/** A turn in Era 5 with this tile on the top space of its action. */
function on(tile: CollapsingId, human: Partial<Human> = {}): State {
  const state = atTurn({}, { era: 5, human });
  const kind = tile.startsWith("R") ? "research" : tile.startsWith("C") ? "construct" : "recruit";
  const other: CollapsingId = kind === "research" ? "RC1" : kind === "construct" ? "CC4" : "QC2";
  return {
    ...state,
    board: {
      ...state.board,
      recruitPool: { Ge: 2, Ad: 2, En: 1, Sc: 1 },
      collapsing: {
        construct: ["CC4", "CC5"],
        recruit: ["QC2", "QC3"],
        research: ["RC1", "RC4"],
        [kind]: [tile, other],
      },
    },
  };
}
const place = (
  worker: "Sc" | "En" | "Ad" | "Ge",
  space: "research1" | "construct1" | "recruit1",
): Action => ({
  type: "place",
  worker,
  space,
});
const research: Action = { type: "research", face: "circle" };
const buildLs = (state: State): Action => ({ type: "build", tile: state.board.secondary.LS[0]! });

describe("Research tiles", () => {
  test("AN-100: RC1 Charred Notes", () => {
    const after = play(withRolls(on("RC1"), 0), place("Sc", "research1"), research).state.human;
    expect([after.vp, after.breakthroughs]).toEqual([2, ["circle-leaf"]]);
  });
  test("AN-91 AN-100: RC2 Second Desk: one further Research, which may be declined and grants no other", () => {
    const first = play(withRolls(on("RC2"), 0, 1), place("Sc", "research1"), research).state;
    expect(first.pending.at(-1)).toEqual({ kind: "research", by: "Sc", further: true });
    expect(play(first, { type: "decline" }).state.pending.at(-1)?.kind).toBe("handOver");
    const second = play(first, research).state;
    expect(second.human.breakthroughs).toEqual(["circle-leaf", "circle-gear"]);
    expect(second.pending.at(-1)?.kind).toBe("handOver");
  });
  test("AN-100 AN-59: RC3 Open Stacks: both dice are set", () => {
    const state = play(on("RC3"), place("Ge", "research1")).state;
    const after = play(state, { type: "breakthrough", piece: "square-eye" });
    expect(after.state.human.breakthroughs).toEqual(["square-eye"]);
    expect(after.events.some(({ reveals }) => reveals === true)).toBe(false);
  });
  test("AN-100 AN-89: RC4 Quiet Cellar", () => {
    const after = play(withRolls(on("RC4", { paradox: 1 }), 0), place("Sc", "research1"), research).state
      .human;
    expect([after.paradox, after.goods.W]).toEqual([0, 22]);
  });
  test("AN-100 AN-86: RC5 Spare Parts", () => {
    const after = play(withRolls(on("RC5"), 0), place("Sc", "research1"), research, {
      type: "gain",
      cubes: ["T"],
    }).state.human;
    expect([after.goods.T, after.goods.W]).toEqual([6, 21]);
  });
});

describe("Construct tiles", () => {
  test("AN-91: CC1 Idle Crane: one further building at its normal cost", () => {
    const state = on("CC1");
    const first = play(state, place("En", "construct1"), buildLs(state)).state;
    expect(first.pending.at(-1)).toEqual({ kind: "construct", by: "En", buildings: true, further: true });
    const fa = first.board.secondary.FA[0]!;
    const second = play(first, { type: "build", tile: fa }).state;
    expect(second.human.rows.FA[0]).toBe(fa);
    expect(second.human.goods.T).toBe(5 - 1 - 1);
    expect(second.pending.at(-1)?.kind).toBe("handOver");
  });
  test("AN-93: CC2 Neutron Scrap and CC3 Loose Girders lower the cost, never below nothing", () => {
    const poor = { goods: { N: 0, U: 0, G: 0, T: 2, E: 0, W: 1 } };
    const scrap = on("CC2", poor);
    const pp = scrap.board.secondary.PP[0]!;
    const plant = play(scrap, place("Sc", "construct1"), { type: "build", tile: pp }).state.human;
    expect(plant.goods).toMatchObject({ N: 0, T: 0, W: 0 });
    const girders = on("CC3", { goods: { N: 0, U: 0, G: 0, T: 0, E: 0, W: 0 } });
    expect(play(girders, place("Ge", "construct1"), buildLs(girders)).state.human.goods.T).toBe(0);
  });
  test("AN-100: CC4 Unveiling: 2 VP for a Superproject, 1 Water for a building", () => {
    const state = on("CC4", { breakthroughs: ["circle-leaf"], focus: 5 });
    const ready: State = {
      ...state,
      board: {
        ...state.board,
        superprojects: state.board.superprojects.map((laid, i) => (i === 4 ? { ...laid, id: "S01" } : laid)),
      },
    };
    const big = play(ready, place("Sc", "construct1"), {
      type: "build",
      tile: "S01",
      row: "PP",
      pieces: ["circle-leaf"],
    }).state.human;
    expect(big.vp).toBe(2);
    const small = play(ready, place("Sc", "construct1"), buildLs(ready)).state.human;
    expect([small.vp, small.goods.W]).toEqual([0, 21]);
  });
  test("AN-100: CC5 Corner Stone: 1 VP, 2 in a row without a free spot", () => {
    const one = on("CC5");
    expect(play(one, place("Sc", "construct1"), buildLs(one)).state.human.vp).toBe(1);
    const filled = withTile(withTile(on("CC5"), "LS05"), "LS04");
    expect(play(filled, place("Sc", "construct1"), buildLs(filled)).state.human.vp).toBe(2);
    const blocked = on("CC5", { anomalies: ["LS1", "LS2"] });
    expect(play(blocked, place("Sc", "construct1"), buildLs(blocked)).state.human.vp).toBe(2);
  });
});

describe("Recruit tiles", () => {
  test("AN-91 AN-58: QC1 Gathering: one further Recruit with its bonus, within the Engineer's limits", () => {
    const first = play(on("QC1"), place("En", "recruit1"), { type: "recruit", worker: "Ad" }).state;
    expect(first.pending.at(-1)).toEqual({ kind: "recruit", by: "En", further: true });
    expect(refusedBy(first, { type: "recruit", worker: "Ge", bonus: ["vp"] })).toBe(
      "anachrony/engineer-no-genius",
    );
    const second = play(first, { type: "recruit", worker: "Ad" }).state.human;
    expect([second.vp, second.active.Ad]).toEqual([2, 4]);
  });
  test("AN-87 AN-100: QC2 Abandoned Suit", () => {
    const recruit: Action = { type: "recruit", worker: "Sc" };
    expect(play(on("QC2"), place("Ad", "recruit1"), recruit).state.human.powered).toBe(4);
    const full = play(on("QC2", { powered: 5, placed: 1 }), place("Ad", "recruit1"), recruit);
    expect(full.state.human.powered).toBe(4);
    expect(full.events).toContainEqual({ type: "lostInVain", what: "exosuit", rule: "AN-87" });
  });
  test("AN-90 AN-100: QC3 Cheering Crowd, also on the top spot", () => {
    const recruit: Action = { type: "recruit", worker: "Sc" };
    expect(play(on("QC3"), place("Ad", "recruit1"), recruit).state.human.morale).toBe(4);
    const top = play(on("QC3", { morale: 6 }), place("Ad", "recruit1"), recruit).state.human;
    expect([top.morale, top.vp]).toEqual([6, 2]);
  });
  test("AN-58 AN-100: QC4 Dowry: the bonus twice, for a Genius two choices", () => {
    const state = play(on("QC4"), place("Ad", "recruit1")).state;
    expect(refusedBy(state, { type: "recruit", worker: "Ge", bonus: ["vp"] })).toBe("anachrony/wrong-bonus");
    const genius = play(state, { type: "recruit", worker: "Ge", bonus: ["energy", "vp"] }).state.human;
    expect([genius.goods.E, genius.vp]).toEqual([6, 1]);
    expect(play(state, { type: "recruit", worker: "Sc" }).state.human.goods.W).toBe(24);
    expect(play(state, { type: "recruit", worker: "En" }).state.human.goods.E).toBe(7);
  });
  test("AN-100 AN-84: QC5 Rested Convoy", () => {
    const state = play(on("QC5", { tired: workers({ Sc: 4 }) }), place("Ad", "recruit1"), {
      type: "recruit",
      worker: "Sc",
    }).state;
    const rested = play(state, { type: "wake", workers: ["Sc", "Sc", "Sc"] }).state.human;
    expect([rested.tired.Sc, rested.active.Sc]).toEqual([1, 6]);
    expect(play(state, { type: "wake" }).state.human.tired.Sc).toBe(4);
  });
});

describe("other spaces", () => {
  test("AN-61: Purify Water: 3, by a Scientist or a Genius 4", () => {
    for (const [worker, water] of [
      ["Sc", 4],
      ["Ge", 4],
      ["En", 3],
      ["Ad", 3],
    ] as const)
      expect(play(atTurn(), { type: "place", worker, space: "purify" }).state.human.goods.W).toBe(20 + water);
  });

  test("AN-52: pool spaces hold any number", () => {
    const first = play(atTurn(), { type: "place", worker: "Sc", space: "purify" }).state;
    expect(
      refusedBy({ ...first, pending: atTurn().pending }, { type: "place", worker: "Sc", space: "purify" }),
    ).toBe(undefined);
  });

  test("AN-60 AN-23: an empty pool leaves the space's own cube", () => {
    const state = atTurn({}, { board: { minePool: { N: 0, U: 0, G: 0, T: 0 } } });
    for (const [space, good] of [
      ["mine1", "U"],
      ["mine2", "G"],
      ["mine3", "T"],
    ] as const)
      expect(play(state, { type: "place", worker: "Sc", space }).state.human.goods[good]).toBe(6);
  });

  test("AN-59: dice that lead to nothing are rolled again by themselves, asked for where both could help", () => {
    const empty = Object.fromEntries(Object.keys(atTurn().board.stock).map((piece) => [piece, 0]));
    const stock = (pieces: Record<string, number>): State =>
      atTurn({}, { board: { stock: { ...empty, ...pieces } as State["board"]["stock"] } });
    const begin = (state: State, ...rolls: number[]): State =>
      play(withRolls(state, ...rolls), { type: "place", worker: "Sc", space: "research1" }, research).state;
    // circle and leaf lie there; only the shape can lead to the triangle.
    expect(begin(stock({ "triangle-leaf": 1 }), 0, 2, 1).human.breakthroughs).toEqual(["triangle-leaf"]);
    // Neither die alone leads to square and eye: both are rolled.
    expect(begin(stock({ "square-eye": 1 }), 0, 2, 3).human.breakthroughs).toEqual(["square-eye"]);
    const asked = begin(stock({ "square-leaf": 1, "circle-eye": 1 }), 0);
    expect(asked.pending.at(-1)).toMatchObject({ kind: "dice", shape: "circle", icon: "leaf" });
    expect(play(withRolls(asked, 2), { type: "reroll", die: "shape" }).state.human.breakthroughs).toEqual([
      "square-leaf",
    ]);
    const any = begin(stock({ "circle-eye": 1, "circle-star": 1 }), 5);
    expect(play(any, { type: "icon", icon: "star" }).state.human.breakthroughs).toEqual(["circle-star"]);
  });

  test("AN-85: what is gained cannot pay, and nothing is placed merely to block", () => {
    const state = withTile(atTurn({}, { human: { goods: { N: 0, U: 0, G: 0, T: 0, E: 0, W: 0 } } }), "FA10");
    expect(refusedBy(state, { type: "work", worker: "En", at: "FA10" })).toBe("anachrony/not-enough");
    expect(refusedBy(state, { type: "place", worker: "Sc", space: "construct1" })).toBe(
      "anachrony/nothing-to-gain",
    );
  });

  test("AN-108: equal pieces are counted: every payment is offered once for each row", () => {
    const pieces = ["triangle-leaf", "triangle-leaf", "square-eye"] as const;
    const state = atTurn({}, { human: { breakthroughs: pieces, focus: 1 } });
    const superprojects = state.board.superprojects.map((laid, i) =>
      i === 0 ? ({ id: "S01", built: "no" } as const) : laid,
    );
    const ready: State = { ...state, board: { ...state.board, superprojects } };
    const asked = play(ready, place("Sc", "construct1")).state;
    const builds = anachrony
      .legalActions(asked, 0)
      .filter((action) => action.type === "build" && action.tile === "S01");
    expect(builds).toEqual(
      (["PP", "FA", "LS", "LAB"] as const).map((row) => ({
        type: "build",
        tile: "S01",
        row,
        pieces: ["triangle-leaf", "square-eye"],
      })),
    );
  });
});
