import { expect, test } from "vitest";
import { readProgress } from "../src/learn/progress.ts";

test("what has been learned is read as it was kept", () => {
  expect(readProgress('{"khronos":{"done":["goal"],"at":3}}')).toEqual({
    khronos: { done: ["goal"], at: 3, whole: false },
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
  '{"khronos":{"done":[],"at":1,"whole":"yes"}}',
])("damaged progress is left out: %s", (text) => {
  const kept = readProgress(text);
  for (const each of Object.values(kept)) expect(each).toEqual({ done: [], at: 1, whole: false });
});
