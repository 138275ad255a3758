import { khronos } from "@chronarium/khronos";
import { describe, expect, it } from "vitest";
import { squareMenu } from "../src/games/khronos/menu.ts";
import {
  actNow,
  acts,
  chosenCards,
  EMPTY,
  lit,
  type Plan,
  payments,
  planned,
  plannedBySpot,
  reduce,
  type Step,
} from "../src/games/khronos/plan.ts";
import { planFor } from "../src/games/khronos/plan-for.ts";
import { makeSetting } from "../src/games/khronos/setting.ts";
import { lay } from "./khronos-position.ts";

const play = (steps: readonly Step[]): Plan => steps.reduce(reduce, EMPTY);
const KEEP = { kind: "build", building: "military", size: 2 } as const;

describe("the plan", () => {
  const setting = makeSetting(lay("", { hand: ["orange", "orange", "orange", "blue"] }), 0);

  it("turns chosen cards into the largest thing they pay for", () => {
    const plan = play([
      { type: "toggleCard", index: 0, shown: [] },
      { type: "toggleCard", index: 1, shown: [0] },
    ]);
    expect(plan.cards).toEqual([0, 1]);
    expect(actNow(setting, plan)).toEqual(KEEP);
    expect(lit(setting, plan).might.size).toBe(2);
    expect(lit(setting, plan).might.squares.size).toBe(49);
    expect(lit(setting, plan).faith.squares.size).toBe(0);
    expect(acts(setting, plan)).toContainEqual({ kind: "exchange" });
  });

  it("commits nothing before a place is chosen, and then the sensible payment", () => {
    const aimed = play([
      { type: "chooseAct", act: KEEP },
      { type: "aim", spot: { era: "might", at: "C3" } },
    ]);
    expect(planned(setting, aimed)).toBeUndefined();
    expect(planned(setting, aimed, aimed.aim)).toMatchObject({ type: "build", at: "C3" });
    const chosen = reduce(aimed, { type: "target", spot: { era: "might", at: "C3" } });
    // One pawn carries both, so that the other can still carry two elsewhere.
    expect(planned(setting, chosen)).toEqual({
      type: "build",
      era: "might",
      building: "military",
      size: 2,
      at: "C3",
      pay: [2, 0],
    });
    expect(chosenCards(setting, chosen)).toEqual([0, 1]);
  });

  it("lets the player change who carries the cards", () => {
    const plan = play([{ type: "chooseAct", act: KEEP, target: { era: "might", at: "C3" } }]);
    expect(payments(setting, plan)).toEqual([
      [0, 2],
      [1, 1],
      [2, 0],
    ]);
    expect(planned(setting, reduce(plan, { type: "pay", pay: [1, 1] }))).toMatchObject({ pay: [1, 1] });
  });

  it("plans only what the rules let pass", () => {
    for (const action of plannedBySpot(setting, play([{ type: "chooseAct", act: KEEP }])).values())
      expect(khronos.refusal(setting.state, 0, action)).toBeUndefined();
  });

  it("leads back from any legal action to a plan that commits it", () => {
    const kinds = new Set<string>();
    for (const { action } of setting.offers) {
      const plan = planFor(setting, action);
      expect(planned(setting, plan)).toEqual(action);
      kinds.add(action.type);
    }
    expect([...kinds].sort()).toEqual(["build", "end", "exchange", "travel"]);
  });

  it("goes back one level at a time", () => {
    const plan = play([
      { type: "chooseAct", act: KEEP, target: { era: "might", at: "C3" } },
      { type: "attempt", action: { type: "end" } },
    ]);
    const first = reduce(plan, { type: "back" });
    expect(first.attempt).toBeUndefined();
    expect(first.target).toBeDefined();
    const second = reduce(first, { type: "back" });
    expect(second.target).toBeUndefined();
    expect(second.act).toEqual(KEEP);
    expect(reduce(second, { type: "back" })).toEqual(EMPTY);
  });

  it("keeps act and place when the payment changes", () => {
    const plan = play([
      { type: "chooseAct", act: KEEP, target: { era: "might", at: "C3" } },
      { type: "toggleCard", index: 3, shown: [0, 1] },
    ]);
    expect(plan.act).toEqual(KEEP);
    expect(plan.target).toEqual({ era: "might", at: "C3" });
    expect(planned(setting, plan)).toBeUndefined();
  });

  it("lights the buildings of an upgrade, then its places", () => {
    const town = makeSetting(
      lay("Might C1*@D4 | Faith C1*@D4 | Reason C1*@D4", { hand: ["blue", "blue", "orange", "orange"] }),
      0,
    );
    const which = play([{ type: "chooseAct", act: { kind: "upgrade" } }]);
    expect([...lit(town, which).might.squares]).toEqual(["D4"]);
    expect(lit(town, which).might.size).toBeUndefined();
    const where = play([{ type: "chooseAct", act: { kind: "grow", era: "might", from: "D4", size: 2 } }]);
    expect([...lit(town, where).might.squares].sort()).toEqual(["C3", "C4", "D3", "D4"]);
  });

  it("lists what a square allows first, and the rest with the reason", () => {
    const choices = squareMenu(setting, { era: "might", at: "C3" });
    expect(choices).toHaveLength(9);
    const refused = choices.findIndex(({ refusal }) => refusal !== undefined);
    expect(choices.slice(0, refused).every(({ refusal }) => refusal === undefined)).toBe(true);
    expect(choices.slice(refused).map(({ refusal }) => refusal?.code)).toEqual(
      Array(choices.length - refused).fill("khronos/cards-missing"),
    );
    for (const { action, refusal } of choices)
      expect(khronos.refusal(setting.state, 0, action)).toEqual(refusal);
  });
});
