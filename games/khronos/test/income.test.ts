/** The forecast of income, and the money that is really paid. */
import { playRandom } from "@chronarium/kernel";
import { describe, expect, test } from "vitest";
import { type Era, forecast, khronos, type Options, type State } from "../src/index.ts";
import { tableOf, withPlayer } from "./table.ts";

describe("forecast", () => {
  test("KH-112 KH-116: domains of Might, their leaders and what they pay", () => {
    const state = tableOf(
      "Might M2r@A1 M1b@C1 C1-@A3 C2-@B3 M1b@J6 C1-@J5 C1-@G1 R1r@H1 C1*@C2 | Faith C1*@C2 | Reason C1*@C2",
      { map: "plain10x6", seats: 2 },
    );
    const { domains, seats } = forecast(state);
    expect(domains.might).toEqual([
      { at: "A1", buildings: ["A1", "C1", "C2", "A3", "B3"], leaders: [0], ecus: 4, hold: 2 },
      { at: "G1", buildings: ["G1", "H1"], leaders: [], ecus: 1, hold: 0 },
      { at: "J5", buildings: ["J5", "J6"], leaders: [1], ecus: 1, hold: 1 },
    ]);
    expect(seats).toEqual([
      {
        seat: 0,
        worth: { might: 4, faith: 0, reason: 0 },
        income: { might: 4, faith: 0, reason: 0 },
        total: 4,
      },
      {
        seat: 1,
        worth: { might: 1, faith: 0, reason: 0 },
        income: { might: 1, faith: 0, reason: 0 },
        total: 1,
      },
    ]);
  });

  test("KH-113 KH-111: Faith asks for the highest religious building, and for a pawn", () => {
    const state = tableOf("Might | Faith M3b@A1 R1r@D1 R2b@D2 C1-@F2 | Reason", {
      map: "plain7x5",
      seats: 2,
    });
    expect(forecast(state).domains.faith).toEqual([
      { at: "A1", buildings: ["A1", "D1", "D2", "F2"], leaders: [1], ecus: 1, hold: 2 },
    ]);
    expect(forecast(state).seats[1]).toEqual({
      seat: 1,
      worth: { might: 0, faith: 1, reason: 0 },
      income: { might: 0, faith: 0, reason: 0 },
      total: 0,
    });
    const there = withPlayer(state, 1, { pawns: ["faith", "faith"] });
    expect(forecast(there).seats[1]!.total).toBe(1);
  });

  test("KH-114 KH-115 KH-105 KH-106: Reason counts people, ties pay all, ruins and markers nothing", () => {
    const position =
      "Might C1*@C3 | Faith C1*@C3 | Reason M2+@A1 C2-@C1{r:1,w:2} R3+@E1 M3%@E4{prog:b} C2-@I5 R2+@I3 C1*@C3{r:1}";
    const reason = (options: Partial<Options>): unknown =>
      forecast(tableOf(position, { map: "plain10x6", seats: 3, ...options })).domains.reason;
    const first = { at: "A1", buildings: ["A1", "C1", "E1", "C3", "E4"], leaders: [0, 2], hold: 2 };
    const second = { at: "I3", buildings: ["I3", "I5"], leaders: [], hold: 0 };
    expect(reason({})).toEqual([
      { ...first, ecus: 5 },
      { ...second, ecus: 2 },
    ]);
    expect(reason({ ruinValue: 1 })).toEqual([
      { ...first, ecus: 6 },
      { ...second, ecus: 2 },
    ]);
    expect(reason({ values135: true, ruinValue: 1 })).toEqual([
      { ...first, ecus: 9 },
      { ...second, ecus: 3 },
    ]);
  });

  test("KH-135: a viewer can ask, since all of it is open", () => {
    const state = tableOf("Might M1r@A1 C2-@B1 | Faith | Reason", { map: "plain7x5", seats: 2 });
    expect(forecast(khronos.viewFor(state, "observer"))).toEqual(forecast(state));
  });

  const variants: readonly Partial<Options>[] = [{}, { values135: true, ruinValue: 1 }, { map: "plain8x8" }];
  for (const options of variants) {
    test(`KH-110: what is paid is what was forecast, in rounds 4 and 7 only ${JSON.stringify(options)}`, () => {
      let paid = 0;
      for (const seed of ["a", "b", "c", "d"]) {
        playRandom(khronos, {
          seats: 3,
          options,
          seed: `income ${seed}`,
          onStep: ({ before, seat, action, after }) => {
            const due = action.type === "end" && [4, 7].includes(before.round);
            const expected = due ? forecast(before).seats[seat]!.income : { might: 0, faith: 0, reason: 0 };
            expect(incomeBetween(before, after, seat)).toEqual(expected);
            paid += expected.might + expected.faith + expected.reason;
          },
        });
      }
      expect(paid).toBeGreaterThan(0);
    });
  }
});

function incomeBetween(before: State, after: State, seat: number): Record<Era, number> {
  const was = before.players[seat]!.ledger.income;
  const is = after.players[seat]!.ledger.income;
  return { might: is.might - was.might, faith: is.faith - was.faith, reason: is.reason - was.reason };
}
