import { type Refusal, runTranscript, type Seat } from "@chronarium/kernel";
import { type Action, blameFor, khronos, REFUSAL_CODES, type State, waysOut } from "@chronarium/khronos";
import { khronosText, refusalText } from "@chronarium/khronos/text";
import { describe, expect, it } from "vitest";
import { lay } from "./khronos-position.ts";

/** Every refusal of the worked positions, with the position it happened in. */
type Case = {
  readonly state: State;
  readonly seat: Seat;
  readonly action: Action;
  readonly refusal: Refusal;
};

const files: Readonly<Record<string, string>> = import.meta.glob(
  "../../games/khronos/test/transcripts/*.txt",
  { query: "?raw", import: "default", eager: true },
);

function refusedCases(): readonly Case[] {
  const cases: Case[] = [];
  const rules: typeof khronos = {
    ...khronos,
    refusal: (state, seat, action) => {
      const refusal = khronos.refusal(state, seat, action);
      if (refusal !== undefined) cases.push({ state, seat, action, refusal });
      return refusal;
    },
  };
  for (const [name, text] of Object.entries(files)) {
    const run = runTranscript([rules], text, name);
    if (!run.ok) throw new Error(run.problem.message);
  }
  return cases;
}

/** A game that is over has none. */
const legalIn = (state: State, seat: Seat): readonly Action[] => khronos.legalActions(state, seat);
const cases = refusedCases();
const HAND = ["orange", "orange", "blue", "blue"] as const;
const names = { seat: (seat: Seat) => `Player ${seat + 1}` };

describe("why not?", () => {
  it("meets every refusal of the game", () => {
    const met = new Set(cases.map(({ refusal }) => refusal.code));
    expect([...met].sort()).toEqual([...REFUSAL_CODES].sort());
  });

  it.each(REFUSAL_CODES)("explains %s", (code) => {
    for (const { state, seat, action, refusal } of cases.filter((each) => each.refusal.code === code)) {
      const fixes = waysOut(state, seat, action, legalIn(state, seat));
      expect(fixes.length).toBeLessThanOrEqual(3);
      for (const fix of fixes) expect(khronos.refusal(state, seat, fix.action)).toBeUndefined();
      for (const language of ["en", "fr"] as const) {
        expect(khronosText[language].verdicts[code]).not.toBe("");
        expect(refusalText(language, refusal, names)).not.toBe("");
      }
    }
  });

  it("names the two domains a building would join, and moves it away", () => {
    const state = lay("Might C1*@B3 C1*@E4 | Faith C1*@B3 C1*@E4 | Reason C1*@B3 C1*@E4", { hand: HAND });
    const { seat } = state.turn;
    const action: Action = {
      type: "build",
      era: "might",
      building: "military",
      size: 2,
      at: "C3",
      pay: [2, 0],
    };
    const refusal = khronos.refusal(state, seat, action);
    expect(refusal?.code).toBe("khronos/joins-two-domains");
    expect(blameFor(state, action, refusal as Refusal)).toEqual([["B3"], ["E4"]]);
    const fixes = waysOut(state, seat, action, legalIn(state, seat));
    expect(fixes[0]).toMatchObject({ kind: "moved" });
    expect(fixes.map(({ kind }) => kind)).toContain("instead");
  });

  it("proposes the journey when no pawn is there", () => {
    const state = lay("", { hand: HAND });
    const { seat } = state.turn;
    const action: Action = {
      type: "build",
      era: "faith",
      building: "military",
      size: 1,
      at: "D3",
      pay: [1, 0],
    };
    const refusal = khronos.refusal(state, seat, action);
    expect(refusal?.code).toBe("khronos/no-pawn-there");
    const fixes = waysOut(state, seat, action, legalIn(state, seat));
    expect(fixes[0]?.action).toEqual({ type: "travel", pawn: 0, to: "faith" });
  });
});
