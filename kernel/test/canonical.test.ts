import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalJson, stateHash, whereNotJson } from "../src/canonical.ts";

test("keys are sorted and undefined fields dropped, at every depth", () => {
  expect(canonicalJson({ b: [{ d: 1, c: undefined }], a: "é\n" })).toBe('{"a":"é\\n","b":[{"d":1}]}');
  expect(canonicalJson(-0)).toBe("0");
  expect(canonicalJson({})).toBe("{}");
});

test("keys stand in the order of their code units, be they few or many, short or long", () => {
  const name = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.constantFrom("Z", "a", "é", "10", "9"),
  );
  fc.assert(
    fc.property(fc.uniqueArray(name, { maxLength: 40 }), (names) => {
      const sorted = [...names].sort().map((each) => `${JSON.stringify(each)}:0`);
      expect(canonicalJson(Object.fromEntries(names.map((each) => [each, 0])))).toBe(`{${sorted.join()}}`);
    }),
  );
});

test("what JSON cannot carry is refused", () => {
  class Card {}
  const cycle: Record<string, unknown> = {};
  cycle.self = cycle;
  const values = [
    Number.NaN,
    Number.POSITIVE_INFINITY,
    undefined,
    () => 1,
    Symbol("x"),
    1n,
    new Card(),
    new Map(),
    [undefined],
  ];
  for (const value of [...values, cycle, new Date(0)]) expect(() => canonicalJson(value)).toThrow(TypeError);
});

test("the place of what would be lost is named", () => {
  expect(whereNotJson({ players: [{ hand: [1, undefined] }] })).toBe("players[0].hand[1]");
  expect(whereNotJson({ a: undefined })).toBe("a");
  expect(whereNotJson({ a: { b: new Set() } })).toBe("a.b");
  expect(whereNotJson({ a: [1, "x", null, true] })).toBeUndefined();
});

test("equal values have equal texts, and the text gives the value back", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value);
      expect(canonicalJson(JSON.parse(text))).toBe(text);
      expect(canonicalJson(turned(value))).toBe(text);
      expect(stateHash(value)).toBe(stateHash(turned(value)));
    }),
  );
});

/** The same value with its fields set in the opposite order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, turned(inner)]),
  );
}
