/** What bots are told: positions are weighed sensibly, and nothing worth doing is kept from them. */
import { playRandom } from "@chronarium/kernel";
import { describe, expect, test } from "vitest";
import { type Action, khronos, type State } from "../src/index.ts";
import { newTable, tableOf, withPlayer } from "./table.ts";

const advice = khronos.advice!;

/** Positions of a random game, each with its legal actions, one in so many. */
function positions(
  seats: number,
  seed: string,
  every: number,
): readonly { state: State; seat: number; legal: readonly Action[] }[] {
  const found: { state: State; seat: number; legal: readonly Action[] }[] = [];
  let step = 0;
  playRandom(khronos, {
    seats,
    seed,
    onStep: ({ before, seat, legal }) => {
      if (before.pending.length === 0 && step++ % every === 0) found.push({ state: before, seat, legal });
    },
  });
  return found;
}

describe("weigh", () => {
  test("KH-112: a domain is worth more the higher its leader's building", () => {
    const weights = ["M1b@C1", "R1r@C1", "M1r@C1", "M2r@B1", "M3r@A1"].map((leader) =>
      advice.weigh(tableOf(`Might ${leader} C2-@D1 | Faith | Reason`, { map: "plain10x6", seats: 2 }), 0),
    );
    for (let i = 1; i < weights.length; i++) expect(weights[i]).toBeGreaterThan(weights[i - 1]!);
  });

  test("at the start all stand alike, at a table of any size", () => {
    for (const seats of [2, 5, 3]) {
      const state = newTable({ seats });
      const waiting = (state.turn.seat + 1) % seats;
      expect(advice.weigh(state, waiting)).toBe(0);
    }
  });

  test("ending a turn with an empty hand changes nothing, so no bot puts it off", () => {
    for (const { state, seat } of positions(3, "end", 9)) {
      if (![1, 2, 3, 5].includes(state.round)) continue;
      const spent = withPlayer(state, seat, { hand: [] });
      const ended = khronos.apply(spent, seat, { type: "end" }).state;
      expect(advice.weigh(ended, seat)).toBeCloseTo(advice.weigh(spent, seat));
    }
  });

  test("when the game is over only the money counts", () => {
    const { state } = playRandom(khronos, { seats: 2, seed: "over" });
    const [mine = 0, theirs = 0] = state.players.map(({ ecus }) => ecus);
    expect(advice.weigh(state, 0)).toBe(mine - theirs);
  });
});

describe("worthTrying", () => {
  const all = [...positions(2, "few", 6), ...positions(5, "few", 15)];

  test("leaves out most actions, and ends and journeys never", () => {
    let legal = 0;
    let kept = 0;
    for (const each of all) {
      const tried = advice.worthTrying(each.state, each.seat, each.legal);
      expect(tried.every((action) => each.legal.includes(action))).toBe(true);
      for (const type of ["end", "travel"])
        expect(tried.filter((action) => action.type === type)).toEqual(
          each.legal.filter((action) => action.type === type),
        );
      legal += each.legal.length;
      kept += tried.length;
    }
    expect(kept).toBeLessThan(legal / 8);
  });

  test("keeps an action that weighs as much as the best of all", () => {
    const best = ({ state, seat }: (typeof all)[number], actions: readonly Action[]): number =>
      Math.max(...actions.map((action) => advice.weigh(khronos.apply(state, seat, action).state, seat)));
    const missed = all.filter((each) => {
      const others = each.legal.filter(({ type }) => type !== "exchange");
      return best(each, advice.worthTrying(each.state, each.seat, each.legal)) < best(each, others) - 1e-9;
    });
    expect(missed).toEqual([]);
  });
});

describe("turns", () => {
  const turns = advice.turns!;
  const travel = (pawn: 0 | 1, to: "might" | "faith" | "reason"): Action => ({ type: "travel", pawn, to });
  const build = (pay: readonly [number, number]): Action => ({
    type: "build",
    era: "might",
    building: "civil",
    size: 1,
    at: "A1",
    pay,
  });

  test("KH-14: a second journey wastes the first, unless the pawn carried something in between", () => {
    expect(turns.wastes([], travel(0, "faith"))).toBe(false);
    expect(turns.wastes([travel(0, "faith")], travel(0, "might"))).toBe(true);
    expect(turns.wastes([travel(0, "faith")], travel(1, "might"))).toBe(false);
    expect(turns.wastes([travel(0, "faith"), build([0, 1])], travel(0, "might"))).toBe(true);
    expect(turns.wastes([travel(0, "faith"), build([1, 0])], travel(0, "might"))).toBe(false);
    expect(turns.wastes([travel(0, "faith")], build([1, 0]))).toBe(false);
  });

  test("KH-13: exchanges are the gambles, and nothing else", () => {
    const state = newTable({ seats: 2 });
    const { seat } = state.turn;
    const legal = khronos.legalActions(state, seat);
    expect(turns.of(state)).toBe(seat);
    expect(turns.of({ ...state, over: true })).toBeUndefined();
    const gambles = turns.gambles(state, seat, legal);
    expect(gambles.length).toBeGreaterThan(0);
    expect(gambles).toEqual(legal.filter(({ type }) => type === "exchange"));
  });
});
