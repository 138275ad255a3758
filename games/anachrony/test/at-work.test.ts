import { placesOf } from "@chronarium/kernel";
import { describeAtWork } from "@chronarium/kernel/test-kit";
import { describe, expect, test } from "vitest";
import { POSITION } from "../rulebook/diagrams/position.ts";
import { register } from "../rulebook/register.ts";
import { anachrony } from "../src/index.ts";
import { rulesAtWork } from "../src/outlook/at-work.ts";

describeAtWork(anachrony, rulesAtWork, register);

describe("rules at work", () => {
  test("in the decision at hand", () => {
    expect(rulesAtWork.decision(POSITION, 0)).toEqual(["AN-50", "AN-54", "AN-99", "AN-98", "CB-39"]);
    expect(rulesAtWork.decision(POSITION, undefined)).toEqual(["AN-98", "CB-39"]);
  });

  test("at places of the boards", () => {
    expect(rulesAtWork.at(POSITION, undefined, "space-mine1")).toEqual(["AN-60", "AN-23"]);
    expect(rulesAtWork.at(POSITION, undefined, "space-trade")).toEqual(["AN-62"]);
    expect(rulesAtWork.at(POSITION, 0, "space-evacuate")).toEqual(["AN-63", "AN-97"]);
    expect(rulesAtWork.at(POSITION, undefined, "worker-Ge")).toEqual(["AN-53", "AN-54", "AN-84"]);
    expect(rulesAtWork.at(POSITION, undefined, "spot-PP1")).toEqual(["AN-67", "AN-96"]);
    expect(rulesAtWork.at(POSITION, undefined, "spot-PP2")).toEqual(["AN-56"]);
    expect(rulesAtWork.at(POSITION, undefined, "era-1")).toEqual(["AN-33", "AN-96", "AN-88"]);
    expect(rulesAtWork.at(POSITION, undefined, "era-3")).toEqual(["AN-20"]);
    expect(rulesAtWork.at(POSITION, undefined, "era-6")).toEqual(["AN-104"]);
  });

  test("where a rule applies now", () => {
    expect(placesOf(rulesAtWork, POSITION, undefined, "AN-60")).toEqual([
      "space-mine1",
      "space-mine2",
      "space-mine3",
      "cube-N",
      "cube-U",
      "cube-G",
      "cube-T",
    ]);
    expect(placesOf(rulesAtWork, POSITION, undefined, "AN-66")).toEqual(["beside"]);
  });
});
