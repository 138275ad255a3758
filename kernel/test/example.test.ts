import { describe, expect, test } from "vitest";
import { exampleOf, readExamples } from "../src/index.ts";

const sound = {
  rules: ["KH-1"],
  seats: 2,
  seed: "1",
  options: {},
  position: "",
  given: {},
  seat: 0,
  acts: [{ seat: 0, action: { type: "end" } }],
};

describe("positions that show rules", () => {
  test("one that is damaged is named and left out, and harms no other", () => {
    const list = [{ ...sound, rules: [] }, sound, 7, { ...sound, seats: "2" }, { ...sound, extra: 1 }];
    const read = readExamples(JSON.stringify(list));
    expect(read.examples).toEqual([sound]);
    expect(read.damaged).toEqual([
      { id: "1", why: "rules" },
      { id: "3", why: "no position" },
      { id: "4", why: "seats" },
      { id: "5", why: "extra" },
    ]);
    expect(exampleOf(read, "KH-1")).toEqual(sound);
    expect(exampleOf(read, "KH-2")).toBeUndefined();
  });

  test("a list that is none is named", () => {
    expect(readExamples("{").damaged).toEqual([{ id: "list", why: "no list" }]);
    expect(readExamples("{}").damaged).toEqual([{ id: "list", why: "no list" }]);
  });
});
