/** What is proposed after a refusal helps, and does not begin with the player's own losses. */
import { describe, expect, it } from "vitest";
import { type Action, khronos, type State, type WayOut, waysOut } from "../src/index.ts";
import { dealHand, tableOf, withPlayer } from "./table.ts";

const waysAfter = (state: State, refused: Action): readonly WayOut[] => {
  expect(khronos.refusal(state, 0, refused)).toBeDefined();
  return waysOut(state, 0, refused, khronos.legalActions(state, 0));
};
const ready = (position: string): State => {
  const state = tableOf(position, { map: "plain9x6", seats: 4 });
  return dealHand({ ...state, turn: { ...state.turn, seat: 0 } }, 0, ["orange", "orange", "blue", "blue"]);
};
const keep: Action = { type: "build", era: "might", building: "military", size: 2, at: "A1", pay: [2, 0] };

describe("ways out", () => {
  it("move the piece to the nearest place", () => {
    const [first] = waysAfter(ready("Might C1-@B2 | Faith | Reason"), keep);
    expect(first).toMatchObject({ kind: "moved", at: "C1" });
  });

  it("pass over a place where the ripple would take a building of one’s own", () => {
    const [first] = waysAfter(ready("Might C1-@B2 | Faith R1r@D2 | Reason"), keep);
    expect(first).toMatchObject({ kind: "moved", at: "A3" });
  });

  it("never propose to demolish one’s own house instead", () => {
    const state = withPlayer(ready("Might M2r@A1 M1r@D1 M1b@G1 | Faith | Reason"), 0, { ecus: 4 });
    const ways = waysAfter(state, { type: "demolish", era: "might", at: "A1", pay: [1, 0] });
    expect(ways.map(({ action }) => action)).toEqual([
      { type: "demolish", era: "might", at: "G1", pay: [0, 1] },
    ]);
  });
});
