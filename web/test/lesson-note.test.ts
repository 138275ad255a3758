/** Where the note of a lesson lies on a phone. */
import { describe, expect, test } from "vitest";
import { hides } from "../src/learn/where.ts";

const stage = { left: 0, top: 100, width: 390, height: 500 };
const note = { width: 370, height: 280 };
const at = (top: number, height = 40) => ({ left: 20, top, width: 40, height });

describe("a note on a phone", () => {
  test("lies at the foot of the stage, unless it would hide there what it speaks of", () => {
    expect(hides(stage, note, [])).toBe(false);
    expect(hides(stage, note, [at(150)])).toBe(false);
    expect(hides(stage, note, [at(540)])).toBe(true);
  });

  test("leaves its first subject in sight, however large the others are", () => {
    expect(hides(stage, note, [at(150), at(420, 180)])).toBe(false);
    expect(hides(stage, note, [at(540), at(110, 180)])).toBe(true);
  });

  test("with the first hidden either way, leaves most of the others", () => {
    expect(hides(stage, note, [at(330), at(540)])).toBe(true);
  });
});
