import { khronos } from "@chronarium/khronos";
import { describe, expect, it } from "vitest";
import {
  acts,
  type Derived,
  derive as deriveFrom,
  payments,
  plannedByPlace,
} from "../src/games/khronos/plan/derive.ts";
import { squareMenu } from "../src/games/khronos/plan/menu.ts";
import {
  cardsIn,
  chooseAct,
  choosePay,
  choosePlace,
  type KhronosPlan,
  makeSetting,
  planFor,
  targetIn,
  toggleCard,
} from "../src/games/khronos/plan/picks.ts";
import { reduce } from "../src/play/define-play.ts";
import { EMPTY } from "../src/play/plan.ts";
import { lay } from "./khronos-position.ts";

const KEEP = "build military 2";

describe("the plan", () => {
  const setting = makeSetting(lay("", { hand: ["orange", "orange", "orange", "blue"] }), 0);

  const derive = (plan: KhronosPlan): Derived => deriveFrom(setting, plan);
  const keep = chooseAct(EMPTY, KEEP);
  const placed = choosePlace(keep, "at might C3");

  it("turns chosen cards into the largest thing they pay for", () => {
    const plan = toggleCard(toggleCard(EMPTY, 0, []), 1, [0]);
    expect(cardsIn(plan.picks)).toEqual([0, 1]);
    expect(derive(plan).act).toEqual(KEEP);
    expect(derive(plan).lit.might.size).toBe(2);
    expect(derive(plan).lit.might.squares.size).toBe(49);
    expect(derive(plan).lit.faith.squares.size).toBe(0);
    expect(acts(setting, plan.picks)).toContain("exchange");
  });

  it("commits nothing before a place is chosen, and then the sensible payment", () => {
    const aimed = reduce(keep, { type: "aim", pick: "at might C3" });
    expect(derive(aimed).planned).toBeUndefined();
    expect(derive(aimed).commits).toEqual([]);
    expect(derive(aimed).looked).toMatchObject({ type: "build", at: "C3" });
    const chosen = choosePlace(aimed, "at might C3");
    // One pawn carries both, so that the other can still carry two elsewhere.
    expect(derive(chosen).planned).toEqual({
      type: "build",
      era: "might",
      building: "military",
      size: 2,
      at: "C3",
      pay: [2, 0],
    });
    expect(derive(chosen).chosen).toEqual([0, 1]);
  });

  it("is the same in whatever order it is chosen", () => {
    const cardsFirst = choosePlace(toggleCard(toggleCard(EMPTY, 0, []), 1, [0]), "at might C3");
    expect(derive(cardsFirst).planned).toEqual(derive(placed).planned);
    const reversed = { ...EMPTY, picks: placed.picks.toReversed() };
    expect(derive(reversed).planned).toEqual(derive(placed).planned);
  });

  it("lets the player change who carries the cards", () => {
    expect(payments(setting, derive(placed).planned)).toEqual([
      [0, 2],
      [1, 1],
      [2, 0],
    ]);
    expect(derive(choosePay(placed, [1, 1])).planned).toMatchObject({ pay: [1, 1] });
  });

  it("plans only what the rules let pass", () => {
    const all = [...plannedByPlace(setting, keep.picks).values()];
    expect(all).toHaveLength(49);
    for (const action of all) expect(khronos.refusal(setting.state, 0, action)).toBeUndefined();
  });

  it("leads back from any legal action to a plan that commits it", () => {
    const kinds = new Set<string>();
    for (const { action } of setting.ways) {
      expect(derive(planFor(setting, action)).planned).toEqual(action);
      kinds.add(action.type);
    }
    expect([...kinds].sort()).toEqual(["build", "end", "exchange", "travel"]);
  });

  it("goes back one level at a time", () => {
    const plan = reduce(placed, { type: "attempt", attempt: { action: { type: "end" }, place: undefined } });
    const first = reduce(plan, { type: "back" });
    expect(first.attempt).toBeUndefined();
    expect(targetIn(first.picks)).toEqual({ era: "might", at: "C3" });
    const second = reduce(first, { type: "back" });
    expect(targetIn(second.picks)).toBeUndefined();
    expect(derive(second).act).toEqual(KEEP);
    expect(reduce(second, { type: "back" })).toEqual(EMPTY);
  });

  it("keeps act and place when the payment changes", () => {
    const plan = toggleCard(placed, 3, [0, 1]);
    expect(derive(plan).act).toEqual(KEEP);
    expect(targetIn(plan.picks)).toEqual({ era: "might", at: "C3" });
    expect(derive(plan).planned).toBeUndefined();
  });

  it("lights the buildings of an upgrade, then its places", () => {
    const town = makeSetting(
      lay("Might C1*@D4 | Faith C1*@D4 | Reason C1*@D4", { hand: ["blue", "blue", "orange", "orange"] }),
      0,
    );
    const which = deriveFrom(town, chooseAct(EMPTY, "upgrade")).lit.might;
    expect([...which.squares]).toEqual(["D4"]);
    expect(which.size).toBeUndefined();
    const where = deriveFrom(town, chooseAct(EMPTY, "upgrade", "grow might D4 2")).lit.might;
    expect([...where.squares].sort()).toEqual(["C3", "C4", "D3", "D4"]);
    expect(where.size).toBe(2);
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
