/** How the figures walk: the table of the register (3.3), typed again here as data. */
import { describe, expect, test } from "vitest";
import { type Action, chronomancer, movesOf, SPACES, type Space, type State } from "../src/index.ts";
import { newTable, withPlayer } from "./table.ts";

/** Assistant, Chronomancer | where the Assistant may go | where the Chronomancer may go. */
const TABLE = `
LA LC | T1 T2 T3 RA | -
T1 LC | T2 T3 RA | -
T2 LC | T3 RA | T1
T2 T1 | T3 RA | -
T3 LC | RA | T1 T2
T3 T1 | RA | T2
T3 T2 | RA | -
RA LC | - | T1 T2 T3 RC
RA T1 | - | T2 T3 RC
RA T2 | - | T3 RC
RA T3 | - | RC
RA RC | B1 B2 B3 LA | -
B1 RC | B2 B3 LA | -
B2 RC | B3 LA | B1
B2 B1 | B3 LA | -
B3 RC | LA | B1 B2
B3 B1 | LA | B2
B3 B2 | LA | -
LA RC | - | B1 B2 B3 LC
LA B1 | - | B2 B3 LC
LA B2 | - | B3 LC
LA B3 | - | LC`;

type Standing = { readonly assistant: Space; readonly chronomancer: Space };
const spaces = (text: string): Space[] => (text === "-" ? [] : (text.split(" ") as Space[]));
const ROWS = TABLE.trim()
  .split("\n")
  .map((line) => {
    const [standing, assistant, chronomancer] = line.split(" | ") as [string, string, string];
    const [a, c] = spaces(standing) as [Space, Space];
    return {
      at: { assistant: a, chronomancer: c },
      moves: { assistant: spaces(assistant), chronomancer: spaces(chronomancer) },
    };
  });
const nameOf = ({ assistant, chronomancer }: Standing): string => `${assistant} ${chronomancer}`;

const state: State = newTable({ seats: 1 });
const standing = (at: Standing): State => withPlayer({ ...state, turn: 0, pending: [] }, 0, at);

describe("the ring", () => {
  test("CM-9: ten spaces in this order; four belong to one figure", () => {
    expect(SPACES).toEqual(["LC", "LA", "T1", "T2", "T3", "RC", "RA", "B1", "B2", "B3"]);
  });

  for (const { at, moves } of ROWS) {
    test(`CM-12..20 CM-A 3 CM-A 5: (${nameOf(at)}) has exactly the moves of the table`, () => {
      for (const figure of ["assistant", "chronomancer"] as const)
        expect(movesOf(at, figure)).toEqual(moves[figure]);
      const listed = chronomancer.legalActions(standing(at), 0);
      const expected: Action[] = [
        ...moves.chronomancer.map((to): Action => ({ type: "move", figure: "chronomancer", to })),
        ...moves.assistant.map((to): Action => ({ type: "move", figure: "assistant", to })),
      ];
      expect(listed).toEqual(expected);
      // INV-1
      expect(listed.length).toBeGreaterThanOrEqual(1);
      expect(listed.length).toBeLessThanOrEqual(4);
    });
  }

  test("CM-13 INV-1 INV-2: exactly these 22 states are reached from the start", () => {
    const seen = new Map<string, Standing>([["LA LC", { assistant: "LA", chronomancer: "LC" }]]);
    for (const at of seen.values()) {
      for (const figure of ["assistant", "chronomancer"] as const)
        for (const to of movesOf(at, figure)) {
          const next = { ...at, [figure]: to };
          seen.set(nameOf(next), next);
        }
    }
    expect([...seen.keys()].sort()).toEqual(ROWS.map(({ at }) => nameOf(at)).sort());
    expect(ROWS).toHaveLength(22);
    for (const at of seen.values()) expect(at.assistant).not.toBe(at.chronomancer);
  });

  test("INV-2: walking back clockwise from the Assistant, the Chronomancer comes before the next lap", () => {
    // Behind him, within the half lap that both share.
    for (const { at } of ROWS) {
      const behind = (SPACES.indexOf(at.assistant) - SPACES.indexOf(at.chronomancer) + 10) % 10;
      expect(behind).toBeGreaterThanOrEqual(1);
      expect(behind).toBeLessThanOrEqual(6);
    }
  });

  test("INV-3 CM-A 4: the Chronomancer enters a Time Machine only after the Assistant", () => {
    for (const { at, moves } of ROWS) {
      if (moves.chronomancer.includes("LC")) expect(at.assistant).toBe("LA");
      if (moves.chronomancer.includes("RC")) expect(at.assistant).toBe("RA");
      // So nobody passes through a machine, and a Shift meets no figure on a portal space.
      const entered = moves.chronomancer.findIndex((to) => to === "LC" || to === "RC");
      if (entered >= 0) expect(entered).toBe(moves.chronomancer.length - 1);
    }
  });

  test("CM-20 BG-26: nobody may stay where he is", () => {
    for (const { at } of ROWS)
      for (const figure of ["assistant", "chronomancer"] as const) {
        const refused = chronomancer.refusal(standing(at), 0, { type: "move", figure, to: at[figure] });
        expect(refused).toEqual({ code: "chronomancer/must-move", params: { figure }, rule: "CM-12" });
      }
  });

  test("CM-17 CM-18: the other one's space is refused by its own reason", () => {
    for (const { at } of ROWS) {
      for (const to of ["LA", "RA"] as const)
        expect(
          chronomancer.refusal(standing(at), 0, { type: "move", figure: "chronomancer", to })?.code,
        ).toBe("chronomancer/reserved-space");
      for (const to of ["LC", "RC"] as const)
        expect(chronomancer.refusal(standing(at), 0, { type: "move", figure: "assistant", to })).toEqual({
          code: "chronomancer/reserved-space",
          params: { figure: "assistant", space: to },
          rule: "CM-17",
        });
    }
  });
});
