import { expect, test } from "vitest";
import { readProgress } from "../src/learn/progress.ts";

test("what has been learned is read as it was kept", () => {
  expect(readProgress('{"khronos":{"done":["goal"],"at":3}}')).toEqual({
    khronos: { done: ["goal"], at: 3 },
  });
  expect(readProgress(null)).toEqual({});
});

test.each([
  "",
  "no",
  "[]",
  "7",
  '{"khronos":7}',
  '{"khronos":{"done":"goal"}}',
  '{"khronos":{"done":[1],"at":1}}',
])("damaged progress is left out: %s", (text) => {
  const kept = readProgress(text);
  for (const { done, at } of Object.values(kept)) expect([done, at]).toEqual([[], 1]);
});
