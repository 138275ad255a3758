import { readOptions } from "@chronarium/kernel";
import { type Action, extraOf, khronos, payOf, type State } from "@chronarium/khronos";
import { khronosText } from "@chronarium/khronos/text";
import { describe, expect, test } from "vitest";
import { byObviousPayment, squareRows, stepsFor, turnMenu } from "../src/play/khronos/menu.ts";

import { khronosPlayText } from "../src/play/khronos/text/index.ts";
import { granted, wholeAction } from "../src/play/khronos/typed-actions.ts";

const speech = { text: khronosPlayText.en, words: khronosText.en, names: ["Ann", "Bob"] };

/** Ann to move with both pawns in one era and these cards. */
function stateOf(position: string, era: "might" | "reason", map: string): State {
  const read = readOptions(khronos.options, { map });
  if (!read.ok) throw new Error(read.refusal.code);
  const state = khronos.position?.read(khronos.setup(read.options, 2, "menu"), position);
  if (state === undefined) throw new Error("Khronos reads positions.");
  const [ann, bob] = state.players;
  if (ann === undefined || bob === undefined) throw new Error("Two play.");
  const hand = ["orange", "orange", "blue", "blue"] as const;
  return { ...state, players: [{ ...ann, hand, pawns: [era, era] }, bob] };
}

const EARLY = stateOf("Might M2r@B2 M1b@E2 C1*@E4 | Faith C1*@E4 | Reason C1*@E4", "might", "plain6x5");
const LATE = stateOf(
  "Might C1*@A5 | Faith C1*@A5 | Reason M3%@A1{prog:b} M2%@D1 C2-@D3{r:1,b:1} C1*@A5",
  "reason",
  "plain6x5",
);

const menuOf = (state: State): readonly (readonly [string, string])[] =>
  turnMenu(khronos.viewFor(state, 0), khronos.legalActions(state, 0), speech).map(({ label, note }) => [
    label,
    note,
  ]);

describe("the menu", () => {
  test("says in a few lines what hundreds of legal actions are about", () => {
    expect(khronos.legalActions(EARLY, 0).length).toBeGreaterThan(100);
    expect(menuOf(EARLY)).toMatchInlineSnapshot(`
      [
        [
          "Build a Watchtower on Might",
          "1 orange · 20 places",
        ],
        [
          "Build a Hamlet on Might",
          "1 blue · 24 places",
        ],
        [
          "Build a Town on Might",
          "2 blue · 3 places",
        ],
        [
          "Upgrade on Might",
          "2 buildings",
        ],
        [
          "Demolish on Might",
          "1 building",
        ],
        [
          "Travel",
          "1 Ecu",
        ],
        [
          "Exchange cards",
          "2 Ecus",
        ],
        [
          "End the turn",
          "",
        ],
      ]
    `);
  });

  test("names what can be done on Reason", () => {
    expect(menuOf(LATE)).toMatchInlineSnapshot(`
      [
        [
          "Populate",
          "2 buildings",
        ],
        [
          "Renovate",
          "2 buildings",
        ],
        [
          "Travel",
          "1 Ecu",
        ],
        [
          "Exchange cards",
          "2 Ecus",
        ],
        [
          "End the turn",
          "",
        ],
      ]
    `);
  });

  test("tells how far buildings are populated and renovated", () => {
    const view = khronos.viewFor(LATE, 0);
    const labels = (type: Action["type"]): string[] => {
      const actions = khronos.legalActions(LATE, 0).filter((action) => action.type === type);
      const [step] = stepsFor(view, type, speech);
      return [...new Set(actions.map((action) => step?.label(action) ?? ""))];
    };
    expect(labels("populate")).toEqual(["D3  Town 2/3", "A5  Hamlet 0/1"]);
    expect(labels("renovate")).toEqual(["A1  Castle 1/2", "D1  Keep"]);
  });

  test("has a step for every decision that the game can wait for", () => {
    const view = khronos.viewFor(EARLY, 0);
    for (const type of ["keep", "draw", "chooseLoser", "placeDownsized", "chooseKeeper"] as const)
      expect(stepsFor(view, type, speech)).toHaveLength(1);
    const [keeper] = stepsFor(view, "chooseKeeper", speech);
    expect(keeper?.label({ type: "chooseKeeper", player: 1 })).toBe("Bob");
  });

  test("shows many squares row by row", () => {
    const squares = ["A1", "B1", "C1", "E1", "F1", "B10", "P2"];
    expect(squareRows(squares, (row) => `row ${row}`)).toEqual([" row 1  A-C E F", " row 2  P", "row 10  B"]);
  });
});

describe("typed actions", () => {
  const view = khronos.viewFor(EARLY, 0);
  const legal = khronos.legalActions(EARLY, 0);

  test("any square of a building names it", () => {
    const typed = { type: "upgrade", at: "C3" } as const;
    expect(
      new Set(granted(view, typed, legal).map((action) => ("from" in action ? action.from : ""))),
    ).toEqual(new Set(["B2"]));
  });

  test("the first pawn carries first, and a surcharge leaves pairs together, as on the page", () => {
    const rough = stateOf("Might C1*@A4 | Faith C1*@A4 | Reason C1*@A4", "might", "rough6x4");
    const sight = khronos.viewFor(rough, 0);
    const typed = { type: "build", building: "military", size: 1, at: "B2" } as const;
    const [first] = byObviousPayment(sight, granted(sight, typed, khronos.legalActions(rough, 0)));
    expect(first && [payOf(first), extraOf(first)]).toEqual([[2, 0], ["orange"]]);
  });

  test.each([
    [{ type: "build", building: "military", size: 1, at: "A1" }, "khronos/no-pawn-there", "faith"],
    [{ type: "build", building: "religious", size: 1, at: "F5" }, "khronos/cards-missing", "might"],
    [{ type: "build", building: "military", size: 3, at: "A1" }, "khronos/square-taken", "might"],
    [{ type: "build", building: "civil", size: 2, at: "F5" }, "khronos/off-the-board", "might"],
    [{ type: "upgrade", at: "E2" }, "khronos/not-your-building", "might"],
    [{ type: "upgrade", at: "A1" }, "khronos/no-building-there", "might"],
    [{ type: "demolish", at: "C3" }, "khronos/not-demolishable", "might"],
    [{ type: "populate", at: "E4" }, "khronos/no-pawn-there", "might"],
    [{ type: "renovate", at: "E4" }, "khronos/not-a-ruin", "might"],
  ] as const)("%j on %3$s: %2$s", (typed, code, era) => {
    const whole = { ...typed, era };
    expect(granted(view, whole, legal)).toEqual([]);
    const action = wholeAction(view, 0, whole);
    expect(action && khronos.refusal(EARLY, 0, action)?.code).toBe(code);
  });
});
