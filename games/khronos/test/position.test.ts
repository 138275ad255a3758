/** The notation of positions: what is written is read again, and what makes no sense is refused with a sentence. */
import { TranscriptError } from "@chronarium/kernel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { khronos } from "../src/index.ts";
import { randomPosition } from "./random-position.ts";
import { newTable, readPosition, tableOf, writePosition } from "./table.ts";

describe("positions", () => {
  test("KH-2 KH-6: reading what was written gives the same boards, stocks and cubes", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const state = randomPosition(seed);
        expect(khronos.invariants(state)).toEqual([]);
        const text = writePosition(state);
        const again = readPosition(newTable({ map: state.options.map, seats: 4 }), text);
        expect(writePosition(again)).toBe(text);
        expect([again.boards, again.hamlets, again.stock]).toEqual([
          state.boards,
          state.hamlets,
          state.stock,
        ]);
        expect(again.players.map(({ cubes }) => cubes)).toEqual(state.players.map(({ cubes }) => cubes));
      }),
      { numRuns: 300 },
    );
  });

  test("every code is written as it is read", () => {
    const text =
      "Might R1g@C1 C2-@E1 M2r@A2 C1*@D1 C1*@F2(covered) | Faith M3w@A1 C1*@D1 C1*@F2 | Reason M3%@A1{prog:b} C2-@E1{r:1,w:2} R2+@A4 C1*@D1{g:1} C1*@F2(covered)";
    const state = tableOf(text, { map: "plain8x6" });
    expect(writePosition(state)).toBe(text);
    expect(state.boards.reason).toEqual({
      tiles: [
        { type: "military", size: 3, at: "A1", renovated: false, progress: 1 },
        { type: "civil", size: 2, at: "E1", cubes: [1, 0, 2, 0] },
        { type: "religious", size: 2, at: "A4", renovated: true },
      ],
      hamletCubes: { D1: 3 },
    });
    expect(state.players.map(({ cubes }) => cubes)).toEqual([23, 24, 22, 23]);
    expect(state.stock).toEqual({ military: [20, 23, 7], religious: [19, 19, 9], civil: [20, 22, 9] });
  });

  const bad: readonly (readonly [string, RegExp])[] = [
    ["Night M2r@A1", /Might, Faith and Reason, not "Night"/],
    ["Might | Might", /describes Might twice/],
    ["Might M4r@A1", /"M4r@A1" is not a building/],
    ["Might M2r", /"M2r" is not a building/],
    ["Might Q1r@A1", /"Q1r@A1" is not a building/],
    ["Might M1y@A1", /no seat y/],
    ["Might M2r@G1", /size 2 at G1 is not on the board/],
    ["Might M1r@A0", /not on the board/],
    ["Might M1r@P20", /not on the board/],
    ["Might M1r@A1 M1r@P20", /not on the board/],
    ["Might C1*@P20 | Faith C1*@P20 | Reason C1*@P20", /not on the board/],
    ["Might C2r@A1", /a civil tile is written with "-"/],
    ["Might M2-@A1", /no seat -/],
    ["Reason M2r@A1", /ruin % or renovated \+/],
    ["Might M2r@A1 M1b@B2", /share squares near A1 on might/],
    ["Might C1*@A1", /same squares in all three eras/],
    ["Might C1*@A1 | Faith C1*@A2 | Reason C1*@A1", /same squares in all three eras/],
    ["Might M1*@A1", /a printed hamlet is written C1\*/],
    ["Reason C2-@A1{x:1}", /no seat x/],
    ["Reason C2-@A1{r}", /is not cubes/],
    ["Reason C2-@A1{r:some}", /is not cubes/],
  ];
  for (const [text, sentence] of bad) {
    test(`refused: ${text}`, () => {
      const read = (): unknown => tableOf(text, { map: "plain7x4" });
      expect(read).toThrow(TranscriptError);
      expect(read).toThrow(sentence);
    });
  }
});
