import { describe, expect, it } from "vitest";
import { type Position, revisionFor } from "../src/timeline/keys.ts";

const turns = [0, 4, 8].map((revision) => ({ revision, seat: 0, chapter: 1 }));
const at = (revision: number): Position => ({ at: revision, last: 10, turns });

describe("keys of the thread", () => {
  it("goes one step, and stops at the ends", () => {
    for (const back of ["[", "ArrowLeft", "ArrowDown"]) {
      expect(revisionFor(back, at(5))).toBe(4);
      expect(revisionFor(back, at(0))).toBe(0);
    }
    for (const forward of ["]", "ArrowRight", "ArrowUp"]) {
      expect(revisionFor(forward, at(5))).toBe(6);
      expect(revisionFor(forward, at(10))).toBe(10);
    }
  });

  it("goes one turn: first to the beginning of this one", () => {
    for (const back of ["{", "PageDown"]) {
      expect(revisionFor(back, at(10))).toBe(8);
      expect(revisionFor(back, at(8))).toBe(4);
      expect(revisionFor(back, at(0))).toBe(0);
    }
    for (const forward of ["}", "PageUp"]) {
      expect(revisionFor(forward, at(0))).toBe(4);
      expect(revisionFor(forward, at(8))).toBe(10);
    }
  });

  it("goes to the ends", () => {
    expect(revisionFor("Home", at(5))).toBe(0);
    expect(revisionFor("End", at(5))).toBe(10);
  });

  it("leaves all other keys alone", () => {
    for (const key of ["a", "Enter", " ", "Tab", "u"]) expect(revisionFor(key, at(5))).toBeUndefined();
  });
});
