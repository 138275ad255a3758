import { placesOf, readOptions } from "@chronarium/kernel";
import { describeAtWork } from "@chronarium/kernel/test-kit";
import { describe, expect, test } from "vitest";
import { register } from "../rulebook/register.ts";
import { chronomancer, type Options, type State } from "../src/index.ts";
import { rulesAtWork } from "../src/outlook/at-work.ts";

describeAtWork(chronomancer, rulesAtWork, register);

const options = (readOptions(chronomancer.options, {}) as { readonly options: Options }).options;
const state: State = chronomancer.position!.read(
  chronomancer.setup(options, 2, "5"),
  "Clock a@1 b@6 | Sea 1RRGB@left 2RRX 3RRRR 4GGGG@right 5 6 | a T1 LC P01 P02 P03 P04 open=R",
);

describe("rules at work", () => {
  test("in the decision at hand", () => {
    expect(rulesAtWork.decision(state, 0)).toEqual(["CM-12", "CM-13", "BG-25"]);
    expect(rulesAtWork.decision(state, 1)).toEqual(["BG-28"]);
    const paying: State = { ...state, pending: [{ kind: "endTurn" }, { kind: "pay", hours: 2 }] };
    expect(rulesAtWork.decision(paying, 0)).toEqual(["CM-23", "CM-24"]);
  });

  test("in the workshop", () => {
    expect(rulesAtWork.at(state, 0, "T1")).toEqual(["CM-19", "CM-32", "CM-29", "CM-30"]);
    expect(rulesAtWork.at(state, 0, "LA")).toEqual(["CM-14", "CM-21", "CM-18"]);
    expect(rulesAtWork.at(state, 0, "assistant")).toEqual(["CM-14", "CM-17", "CM-18"]);
    expect(rulesAtWork.at(state, 0, "R")).toEqual(["BG-25", "BG-56", "CM-24"]);
    expect(rulesAtWork.at(state, 0, "ability-fractor")).toEqual(["BG-25", "CM-41", "CM-37"]);
  });

  test("in the Cove", () => {
    expect(rulesAtWork.at(state, 1, "boat-1")).toEqual(["BG-46", "BG-48"]);
    expect(rulesAtWork.at(state, 1, "boat-2")).toEqual(["BG-30", "BG-36", "BG-44"]);
    expect(rulesAtWork.at(state, 1, "boat-3")).toEqual(["BG-37"]);
    expect(rulesAtWork.at(state, 1, "hall-X")).toEqual(["BG-60", "BG-72"]);
    expect(rulesAtWork.at(state, 1, "clock")).toEqual(["BG-27", "BG-28", "BG-32"]);
  });

  test("where a rule applies now", () => {
    expect(placesOf(rulesAtWork, state, 1, "BG-37")).toEqual(["boat-3"]);
    expect(placesOf(rulesAtWork, state, 1, "BG-49")).toEqual(["dock-centreLeft", "dock-centreRight"]);
  });
});
