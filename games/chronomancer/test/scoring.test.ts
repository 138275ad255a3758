/** Who has won: ties, places, and the Peddler. */
import { describe, expect, test } from "vitest";
import { chronomancer, type Player, type State } from "../src/index.ts";
import { newTable } from "./table.ts";

type Score = Partial<Pick<Player, "gold" | "corruption" | "staff">>;
function over(scores: readonly Score[], peddlersGold?: number): State {
  const state = newTable({ seats: scores.length });
  return {
    ...state,
    phase: "over",
    players: state.players.map((player, i) => ({ ...player, ...scores[i] })),
    peddler: state.peddler && { ...state.peddler, gold: peddlersGold ?? 0 },
  };
}
const places = (state: State): readonly number[] =>
  chronomancer.result(state)!.seats.map(({ place }) => place);
const winners = (state: State): readonly number[] => chronomancer.result(state)!.winners;

describe("the winner", () => {
  test("BG-1: most Gold wins", () => {
    const state = over([{ gold: 10 }, { gold: 12 }, { gold: -3 }]);
    expect(winners(state)).toEqual([1]);
    expect(places(state)).toEqual([2, 1, 3]);
    expect(chronomancer.result({ ...state, phase: "market" })).toBeUndefined();
  });

  test("BG-74: tie: fewer Corruption cards, whatever their icons", () => {
    const state = over([
      { gold: 10, corruption: ["C01", "C02"] },
      { gold: 10, corruption: ["C12"] },
    ]);
    expect(winners(state)).toEqual([1]);
    expect(places(state)).toEqual([2, 1]);
  });

  test("BG-74: then more Townsfolk behind the Staff board", () => {
    const state = over([
      { gold: 10, corruption: ["C01"], staff: { fractor: "L01" } },
      { gold: 10, corruption: ["C12"], staff: { fractor: "M01", security: "M02" } },
      { gold: 9, staff: { fractor: "L02", security: "L03", embiggener: "L04" } },
    ]);
    expect(winners(state)).toEqual([1]);
    expect(places(state)).toEqual([2, 1, 3]);
  });

  test("BG-74: then a shared victory", () => {
    const equal: Score = { gold: 10, corruption: ["C01"], staff: { fractor: "L01" } };
    const state = over([equal, { gold: 3 }, equal, { gold: 10, corruption: ["C01"] }]);
    expect(winners(state)).toEqual([0, 2]);
    expect(places(state)).toEqual([1, 4, 1, 3]);
  });

  test("DS-8 BG-74: against the Peddler a tie is a loss, whatever the Corruption", () => {
    expect(winners(over([{ gold: 21 }], 20))).toEqual([0]);
    expect(places(over([{ gold: 21 }], 20))).toEqual([1]);
    expect(winners(over([{ gold: 20 }], 20))).toEqual([]);
    expect(places(over([{ gold: 20 }], 20))).toEqual([2]);
    expect(winners(over([{ gold: 19 }], 20))).toEqual([]);
  });

  test("DS-8: the Peddler stands in the result, his Gold at the start among its sources", () => {
    const sources = { sales: 0, sponsorship: 0, immediate: 0, icons: 0, rogues: 0, corruption: 0 };
    expect(chronomancer.result(over([{ gold: 20 }], 20))!.rivals).toEqual([
      { id: "peddler", place: 1, score: 20, categories: { start: 55, ...sources } },
    ]);
    expect(chronomancer.result(over([{ gold: 21 }], 20))!.rivals).toMatchObject([{ place: 2, score: 20 }]);
    expect(chronomancer.result(over([{ gold: 21 }, { gold: 3 }]))).not.toHaveProperty("rivals");
  });

  test("BG-7: Gold is a number without an upper end", () => {
    const state = over([{ gold: 363 }, { gold: 364 }]);
    expect(chronomancer.result(state)!.seats.map(({ score }) => score)).toEqual([363, 364]);
  });
});
