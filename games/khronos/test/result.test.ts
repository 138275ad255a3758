/** Who wins. */
import { describe, expect, test } from "vitest";
import { khronos, type State } from "../src/index.ts";
import { tableOf } from "./table.ts";

/** The last turn of a game in which the players had this much money. */
function ended(ecus: readonly number[]): State {
  const table = tableOf("Might | Faith | Reason", { map: "plain4x4", seats: ecus.length });
  const last = ecus.length - 1;
  const state: State = {
    ...table,
    round: 7,
    turn: { ...table.turn, seat: last },
    players: table.players.map((player, seat) => ({
      ...player,
      ecus: ecus[seat]!,
      ledger: { ...player.ledger, bonuses: ecus[seat]! - 4 },
    })),
  };
  expect(khronos.result(state)).toBeUndefined();
  return khronos.apply(state, last, { type: "end" }).state;
}

describe("the end", () => {
  test("KH-117: most Ecus win, the others follow in order", () => {
    const result = khronos.result(ended([12, 30, 12, 20]))!;
    expect(result.winners).toEqual([1]);
    expect(result.seats.map(({ place, score }) => [place, score])).toEqual([
      [3, 12],
      [1, 30],
      [3, 12],
      [2, 20],
    ]);
    expect(result.seats[1]!.categories).toEqual({
      start: 4,
      bonuses: 26,
      might: 0,
      faith: 0,
      reason: 0,
      spent: -0,
    });
  });

  test("KH-118: equal Ecus share the victory, whoever they are", () => {
    const state = ended([21, 9, 21]);
    expect(khronos.result(state)!.winners).toEqual([0, 2]);
    expect(khronos.result(state)!.seats.map(({ place }) => place)).toEqual([1, 3, 1]);
    expect(khronos.actors(state)).toEqual([]);
    expect([0, 1, 2].map((seat) => khronos.legalActions(state, seat))).toEqual([[], [], []]);
    expect(khronos.result(ended([4, 4]))!.winners).toEqual([0, 1]);
  });
});
