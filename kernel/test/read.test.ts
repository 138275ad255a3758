import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalJson } from "../src/canonical.ts";
import { type ActionTable, readAction, readOptions } from "../src/read.ts";
import { rift } from "./toy.ts";

const table: ActionTable = {
  seatNames: ["r", "b", "g"],
  actions: {
    pass: {},
    build: {
      era: { kind: "choice", values: ["might", "faith"] },
      size: { kind: "integer", min: 1, max: 3 },
      victim: { kind: "seat", optional: true },
      space: { kind: "text", pattern: /^[A-G][1-4]$/, says: "a space such as D2", written: "at" },
      pay: { kind: "integers", min: 0, max: 5, length: 2 },
      cards: {
        kind: "choices",
        values: ["orange", "blue", "white"],
        min: 0,
        max: 3,
        unordered: true,
        optional: true,
      },
    },
  },
};
const build = { type: "build", era: "might", size: 2, space: "D2", pay: [2, 0] };
const read = (value: unknown) => readAction(table, 3, value);
const flaw = (value: unknown) => {
  const answer = read(value);
  return answer.ok ? undefined : answer.refusal.params;
};

test("a sound action is read with its fields in the table's order", () => {
  const shuffledFields = {
    pay: [2, -0],
    cards: ["white", "orange", "orange"],
    type: "build",
    space: "D2",
    size: 2,
    era: "might",
  };
  const answer = read(shuffledFields);
  expect(answer.ok && JSON.stringify(answer.action)).toBe(
    '{"type":"build","era":"might","size":2,"space":"D2","pay":[2,0],"cards":["orange","orange","white"]}',
  );
});

test("an empty optional list and an undefined field are the same as none", () => {
  const answer = read({ ...build, cards: [], victim: undefined });
  expect(answer).toEqual({ ok: true, action: build });
  expect(answer.ok && Object.keys(answer.action as object)).toEqual(["type", "era", "size", "space", "pay"]);
});

test("every flaw is named with its place and what was expected", () => {
  expect(read(3)).toEqual({
    ok: false,
    refusal: {
      code: "kernel/malformed-action",
      params: { place: "", problem: "not-an-object", expected: "type" },
      rule: "protocol",
    },
  });
  expect(flaw([])).toMatchObject({ problem: "not-an-object" });
  expect(flaw(null)).toMatchObject({ problem: "not-an-object" });
  expect(flaw({})).toEqual({ place: "type", problem: "missing", expected: "pass, build" });
  expect(flaw({ type: "fly" })).toEqual({ place: "type", problem: "unknown-type", expected: "pass, build" });
  expect(flaw({ type: "pass", extra: 1 })).toEqual({
    place: "extra",
    problem: "unknown-field",
    expected: "type",
  });
  expect(flaw({ ...build, era: "lust" })).toEqual({
    place: "era",
    problem: "not-a-choice",
    expected: "might, faith",
  });
  expect(flaw({ ...build, size: 4 })).toEqual({ place: "size", problem: "out-of-range", expected: "1..3" });
  expect(flaw({ ...build, size: "2" })).toEqual({
    place: "size",
    problem: "not-an-integer",
    expected: "1..3",
  });
  expect(flaw({ ...build, size: 1.5 })).toMatchObject({ problem: "not-an-integer" });
  expect(flaw({ ...build, size: undefined })).toEqual({
    place: "size",
    problem: "missing",
    expected: "1..3",
  });
  expect(flaw({ ...build, victim: 3 })).toEqual({ place: "victim", problem: "not-a-seat", expected: "0..2" });
  expect(flaw({ ...build, space: 7 })).toMatchObject({ place: "space", problem: "not-text" });
  expect(flaw({ ...build, space: "Z9" })).toEqual({
    place: "space",
    problem: "does-not-match",
    expected: "a space such as D2",
  });
  expect(flaw({ ...build, pay: 2 })).toMatchObject({ place: "pay", problem: "not-a-list" });
  expect(flaw({ ...build, pay: [2] })).toMatchObject({ place: "pay", problem: "too-few" });
  expect(flaw({ ...build, pay: [2, 0, 0] })).toMatchObject({ place: "pay", problem: "too-many" });
  expect(flaw({ ...build, pay: [2, 9] })).toEqual({
    place: "pay[1]",
    problem: "out-of-range",
    expected: "2 × 0..5",
  });
  expect(flaw({ ...build, pay: [null, 0] })).toMatchObject({ place: "pay[0]", problem: "not-an-integer" });
  expect(flaw({ ...build, cards: ["blue", "pink"] })).toMatchObject({
    place: "cards[1]",
    problem: "not-a-choice",
  });
  expect(flaw({ ...build, cards: Array(4).fill("blue") })).toMatchObject({
    place: "cards",
    problem: "too-many",
  });
});

test("prototypes are never trusted", () => {
  expect(flaw(Object.create(build))).toMatchObject({ place: "type", problem: "missing" });
  expect(flaw({ type: "toString" })).toMatchObject({ problem: "unknown-type" });
  expect(flaw({ type: "__proto__" })).toMatchObject({ problem: "unknown-type" });
  expect(flaw(JSON.parse('{"type":"pass","__proto__":{"x":1}}'))).toMatchObject({ place: "__proto__" });
  expect(flaw({ ...build, era: "constructor" })).toMatchObject({ problem: "not-a-choice" });
});

test("no value makes the reader throw, and what it lets pass it reads again as the same", () => {
  const cycle: Record<string, unknown> = { type: "build" };
  cycle.era = cycle;
  let deep: unknown = 1;
  for (let i = 0; i < 100_000; i++) deep = [deep];
  const trap = new Proxy(
    {},
    {
      getOwnPropertyDescriptor: () => {
        throw new Error("trap");
      },
    },
  );
  const getter = {
    get type() {
      throw new Error("trap");
    },
  };
  for (const value of [cycle, { ...build, pay: deep }, { ...build, space: "A".repeat(1e6) }, trap, getter]) {
    expect(read(value).ok).toBe(false);
  }
  const near = fc.record(
    {
      type: fc.constantFrom("build", "pass", "fly"),
      era: fc.oneof(fc.constantFrom("might", "faith"), fc.jsonValue()),
      size: fc.oneof(fc.integer({ min: 0, max: 4 }), fc.jsonValue()),
      victim: fc.oneof(fc.integer({ min: -1, max: 3 }), fc.jsonValue()),
      space: fc.oneof(fc.constant("D2"), fc.jsonValue()),
      pay: fc.oneof(fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 3 }), fc.jsonValue()),
      cards: fc.array(fc.constantFrom("orange", "blue", "white", "pink"), { maxLength: 4 }),
    },
    { requiredKeys: ["type"] },
  );
  fc.assert(
    fc.property(fc.oneof(fc.anything(), near), (value) => {
      const answer = read(value);
      if (!answer.ok) expect(answer.refusal.code).toBe("kernel/malformed-action");
      else expect(canonicalJson(readAction(table, 3, answer.action))).toBe(canonicalJson(answer));
    }),
    { numRuns: 2000 },
  );
});

test("options: defaults fill in, and unknown names and values are refused", () => {
  expect(readOptions(rift.options, undefined)).toEqual({
    ok: true,
    options: { target: 10, rich: false, deck: "full" },
  });
  expect(readOptions(rift.options, { rich: true, deck: "tiny" })).toEqual({
    ok: true,
    options: { target: 10, rich: true, deck: "tiny" },
  });
  const wrong = (value: unknown) => {
    const answer = readOptions(rift.options, value);
    return answer.ok
      ? undefined
      : [answer.refusal.code, answer.refusal.params.place, answer.refusal.params.problem];
  };
  expect(wrong({ deck: "huge" })).toEqual(["kernel/bad-option", "deck", "not-a-choice"]);
  expect(wrong({ target: 7 })).toEqual(["kernel/bad-option", "target", "not-a-choice"]);
  expect(wrong({ target: "10" })).toEqual(["kernel/bad-option", "target", "not-a-number"]);
  expect(wrong({ rich: 1 })).toEqual(["kernel/bad-option", "rich", "not-yes-or-no"]);
  expect(wrong({ speed: 1 })).toEqual(["kernel/bad-option", "speed", "unknown-field"]);
  expect(wrong(JSON.parse('{"__proto__":1}'))).toEqual(["kernel/bad-option", "__proto__", "unknown-field"]);
  expect(wrong([])).toEqual(["kernel/bad-option", "", "not-an-object"]);
  fc.assert(fc.property(fc.anything(), (value) => void readOptions(rift.options, value)));
});
