import { describe, expect, test } from "vitest";
import { FlawError } from "../src/shape.ts";
import { readState, type StateShape, shape } from "../src/state-shape.ts";

const { cases, choice, each, either, exactly, fields, flag, integer, list, map, record, row } = shape;

function flawOf(of: StateShape, value: unknown): string {
  try {
    readState(of, value, "start");
    return "none";
  } catch (error) {
    if (!(error instanceof FlawError)) throw error;
    return `${error.flaw.place} ${error.flaw.problem}`;
  }
}

const key = "0".repeat(64);

describe("a state is read by its table", () => {
  test.each<[string, StateShape, unknown]>([
    ["a constant", exactly({ a: [1, null] }), { a: [1, null] }],
    ["a flag", flag, false],
    ["numbers by name", record(["x", "y"], integer(0, 3)), { x: 0, y: 3 }],
    ["a list", list(choice(["a", "b"]), 2), ["b", "a"]],
    ["places of a list", row(flag, integer(1, 1)), [true, 1]],
    ["some of the keys", map(["x", "y"], flag), { y: true }],
    ["a field that may be missing", fields({ a: flag }, { b: flag }), { a: true }],
    ["one of several shapes", each(2, either(integer(0, 9), exactly(null))), [null, 9]],
    ["a union", cases("kind", { one: fields({ n: flag }), none: fields({}) }), { kind: "one", n: true }],
    ["a generator", shape.rng, { key, used: 5 }],
  ])("%s", (_what, of, value) => {
    expect(readState(of, value, "start")).toEqual(value);
  });

  test.each<[StateShape, unknown, string]>([
    [exactly({ a: 1 }), { a: 2 }, "start unsound"],
    [flag, 1, "start not-yes-or-no"],
    [integer(0, 3), 1e12, "start out-of-range"],
    [integer(0, 3), 1.5, "start not-an-integer"],
    [list(flag, 2), [true, true, true], "start too-many"],
    [list(flag, 2, 1), [], "start too-few"],
    [each(2, flag), [true], "start too-few"],
    [row(flag, flag), [true], "start[1] missing"],
    [record(["x"], flag), {}, "start.x missing"],
    [record(["x"], flag), { x: true, y: true }, "start.y unknown-field"],
    [map(["x"], flag), { y: true }, "start.y unknown-field"],
    [map(["x"], flag), { x: 1 }, "start.x not-yes-or-no"],
    [list(fields({ a: choice(["b"]) }), 9), [{ a: "b" }, { a: "c" }], "start[1].a not-a-choice"],
    [cases("kind", { one: fields({}) }), { kind: "toString" }, "start.kind not-a-choice"],
    [cases("kind", { one: fields({}) }), { kind: "one", n: 1 }, "start.n unknown-field"],
    [shape.rng, { key, used: 1, script: [5] }, "start.script unknown-field"],
    [shape.rng, { key: "secret", used: 1 }, "start.key does-not-match"],
    [flag, undefined, "start missing"],
  ])("%o refuses %o", (of, value, flaw) => {
    expect(flawOf(of, value)).toBe(flaw);
  });

  test("nothing of a prototype is believed, and nothing beside the table is kept", () => {
    const sly = JSON.parse('{"a":true,"__proto__":{"b":true}}');
    expect(flawOf(fields({ a: flag }, { b: flag }), sly)).toBe("start.__proto__ unknown-field");
    expect(flawOf(fields({ a: flag }), Object.create({ a: true }))).toBe("start.a missing");
  });
});
