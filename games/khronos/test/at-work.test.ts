import { placesOf } from "@chronarium/kernel";
import { describeAtWork } from "@chronarium/kernel/test-kit";
import { describe, expect, test } from "vitest";
import { register } from "../rulebook/register.ts";
import { rulesAtWork } from "../src/at-work.ts";
import { khronos } from "../src/index.ts";
import { dealHand, tableOf, withPlayer } from "./table.ts";

describeAtWork(khronos, rulesAtWork, register);

/** Red holds an orange and a blue card; Blue leads a Town on Might, and a Monastery of his casts a ruin on Reason. */
const POSITION =
  "Might M1b@A1 C2-@B1 R2b@A4 C1*@G1 | Faith C2-@B1 R2b@A4 C1*@G1 | Reason C2-@B1{r:1,b:1} R2%@A4 C1*@G1";
const state = dealHand(tableOf(POSITION, { map: "plain7x5", seats: 2 }), 0, ["orange", "blue"]);

describe("rules at work", () => {
  test("in a turn: what the hand and the pawns could do", () => {
    expect(rulesAtWork.decision(state, 0)).toEqual([
      "KH-13",
      "KH-14",
      "KH-15",
      "KH-16",
      "KH-25",
      "KH-29",
      "KH-31",
      "KH-33",
      "KH-35",
      "KH-20",
      "KH-22",
    ]);
    expect(rulesAtWork.decision(state, 1)).toEqual(["KH-11"]);
    expect(rulesAtWork.decision({ ...state, round: 7 }, 1)).toEqual(["KH-11", "KH-110", "KH-111", "KH-117"]);
  });

  test("at a building: who leads, what it is, what trying something meets", () => {
    expect(rulesAtWork.at(state, 1, "might:A1")).toEqual(["KH-112", "KH-40", "KH-39"]);
    expect(rulesAtWork.at(state, 0, "might:A1")).toEqual(["KH-31", "KH-35", "KH-112", "KH-40", "KH-39"]);
    expect(rulesAtWork.at(state, 1, "reason:B1")).toEqual(["KH-114", "KH-115", "KH-91", "KH-92", "KH-39"]);
    expect(rulesAtWork.at(state, 1, "reason:A4")).toEqual(["KH-102", "KH-105", "KH-39"]);
    expect(rulesAtWork.at(state, 1, "faith:G1")).toEqual(["KH-5", "KH-39"]);
  });

  test("at a free square: the deeds that are possible, and the reason of each that is not", () => {
    expect(rulesAtWork.at(state, 0, "might:D1")).toEqual([
      "KH-41",
      "KH-25",
      "KH-43",
      "KH-29",
      "KH-15",
      "KH-16",
    ]);
    expect(rulesAtWork.at(state, 0, "reason:D4")).toEqual(["KH-52"]);
    expect(rulesAtWork.at(state, 0, "nowhere")).toEqual([]);
  });

  test("the ground counts as far as it costs something at this table", () => {
    const rough = tableOf("Might C1*@A1 | Faith C1*@A1 | Reason C1*@A1", { map: "rough6x4", seats: 2 });
    expect(rulesAtWork.at(rough, 1, "might:B2")).toEqual(["KH-48"]);
    expect(rulesAtWork.at(rough, 1, "might:C2")).toEqual(["KH-49"]);
    const four = tableOf("Might C1*@A1 | Faith C1*@A1 | Reason C1*@A1", { map: "rough6x4", seats: 4 });
    expect(rulesAtWork.at(four, 1, "might:B2")).toEqual([]);
  });

  test("where a rule applies now", () => {
    expect(placesOf(rulesAtWork, state, 1, "KH-112")).toEqual(["might:A1", "might:B1"]);
    expect(placesOf(rulesAtWork, state, 1, "KH-5")).toEqual(["might:G1", "faith:G1", "reason:G1"]);
    expect(placesOf(rulesAtWork, withPlayer(state, 0, { hand: [] }), 1, "KH-74")).toEqual([]);
  });
});
