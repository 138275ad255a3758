import { expect, test } from "vitest";
import { readGoals } from "../src/learn/goal/kept.ts";

test("what is kept of the goals is read by its shape, and anything else is left out", () => {
  const good = { khronos: { table: "a", away: true }, chronomancer: { table: "b", away: false } };
  expect(readGoals(JSON.stringify(good))).toEqual(good);
  expect(readGoals(null)).toEqual({});
  for (const bad of ["", "{", "7", "null", "[1]", '{"khronos":null}', '{"khronos":{"table":1,"away":true}}'])
    expect(readGoals(bad)).toEqual({});
  expect(readGoals(JSON.stringify({ ...good, other: { table: "c" } }))).toEqual(good);
});
