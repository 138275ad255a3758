import { canonicalJson } from "@chronarium/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { difference, patched } from "../src/difference.ts";
import { digest, Hashes } from "../src/digest.ts";

/** Names that are easily confused, so that two values often share some, and dangerous ones. */
const name = fc.constantFrom("a", "b", "c", "__proto__", "constructor", "0", "length");
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    fc.constantFrom(0, -0, 1, -1, 2 ** 31, 2 ** 53 - 1, 0.5, "", "a", "ab", "0", true, false, null),
    fc.array(tie("value"), { maxLength: 5 }),
    fc
      .uniqueArray(fc.tuple(name, fc.option(tie("value"), { nil: undefined, freq: 8 })), {
        selector: ([key]) => key,
        maxLength: 5,
      })
      .map((pairs) => Object.fromEntries(pairs)),
  ),
}));
const runs = { numRuns: 20_000 };

describe("the difference of two values", () => {
  it("makes the one of the other, also after a journey as JSON", () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        const change = difference(before, after);
        const text = JSON.stringify(change);
        const sent = change === undefined ? undefined : JSON.parse(text);
        const made = sent === undefined ? before : patched(before, sent);
        expect(canonicalJson(made)).toBe(canonicalJson(after));
      }),
      runs,
    );
  });

  it("is none between equal values, and keeps the parts that are the same", () => {
    fc.assert(
      fc.property(value, (one) => {
        expect(difference(one, structuredClone(one))).toBeUndefined();
      }),
      { numRuns: 5000 },
    );
    const before = { boards: { might: [1, 2] }, hand: ["red"], turn: 1 };
    const change = difference(before, { boards: { might: [1, 2] }, hand: ["red", "blue"], turn: 2 });
    const after = patched(before, change!) as typeof before;
    expect(after).toEqual({ boards: { might: [1, 2] }, hand: ["red", "blue"], turn: 2 });
    expect(after.boards).toBe(before.boards);
  });

  it("does not fit another value", () => {
    const change = difference({ hand: [1, 2, 3] }, { hand: [1, 2] })!;
    expect(() => patched({ hand: [1] }, change)).toThrow(TypeError);
    expect(() => patched([], change)).toThrow(TypeError);
  });
});

describe("the digest of a value", () => {
  it("is the same for equal values and another for others", () => {
    fc.assert(
      fc.property(value, value, (one, other) => {
        const same = canonicalJson(one) === canonicalJson(other);
        expect(digest(one) === digest(other)).toBe(same);
      }),
      runs,
    );
  });

  it("does not depend on the order of fields, and is one safe number", () => {
    expect(digest({ a: 1, b: [2], c: undefined })).toBe(digest({ b: [2], a: 1 }));
    expect(digest({ a: 1, b: 2 })).not.toBe(digest({ a: 2, b: 1 }));
    expect(digest([1, 2])).not.toBe(digest([2, 1]));
    expect(new Hashes().ofBoth({ a: [1], b: 2 }, { c: { d: 3 } })).toBe(
      digest({ c: { d: 3 }, b: 2, a: [1] }),
    );
    fc.assert(fc.property(value, (one) => Number.isSafeInteger(digest(one))));
  });

  it("tells a hundred thousand texts apart", () => {
    const found = new Set(Array.from({ length: 100_000 }, (_, i) => digest({ at: `${i}`, n: i % 7 })));
    expect(found.size).toBe(100_000);
  });
});
