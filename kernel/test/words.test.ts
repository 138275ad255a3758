import fc from "fast-check";
import { expect, test } from "vitest";
import { type ActionTable, readAction } from "../src/read.ts";
import { parseOptions, parseSeat, parseWords, splitWords, writeWords } from "../src/words.ts";
import { rift } from "./toy.ts";

const table: ActionTable = {
  seatNames: ["r", "b"],
  actions: {
    pass: {},
    build: {
      era: { kind: "choice", values: ["might", "faith"] },
      space: { kind: "text", pattern: /^[\s\S]{1,20}$/, says: "a space", written: "at" },
      pay: { kind: "integers", min: -5, max: 5, length: 2 },
      cards: { kind: "choices", values: ["orange", "blue"], min: 0, max: 3, unordered: true, optional: true },
      victim: { kind: "seat", optional: true },
      size: { kind: "integer", min: -3, max: 3, optional: true },
    },
  },
};
const parsed = (line: string) =>
  readAction<{ readonly type: string }>(table, 2, parseWords(table, 2, splitWords(line)));

test("words are read as people write them", () => {
  expect(parsed("build era=might at=D2 pay=2,0 cards=blue,orange victim=b size=-1")).toEqual({
    ok: true,
    action: {
      type: "build",
      era: "might",
      space: "D2",
      pay: [2, 0],
      cards: ["orange", "blue"],
      victim: 1,
      size: -1,
    },
  });
  expect(parsed("build era=might at=D2 pay=2,0 cards= victim=1")).toMatchObject({
    ok: true,
    action: { victim: 1 },
  });
  expect(parsed("pass")).toEqual({ ok: true, action: { type: "pass" } });
});

test("words that mean nothing are named", () => {
  const place = (line: string) => {
    const answer = parsed(line);
    return answer.ok ? undefined : [answer.refusal.params.place, answer.refusal.params.problem];
  };
  expect(place("pass now")).toEqual(["now", "unknown-field"]);
  expect(place("pass era=might")).toEqual(["era=might", "unknown-field"]);
  expect(place("build era=might era=faith at=D2 pay=0,0")).toEqual(["era=faith", "unknown-field"]);
  expect(place("build era=might space=D2 pay=0,0")).toEqual(["space", "missing"]);
  expect(place("build era=might at=D2 pay=0,x")).toEqual(["pay[1]", "not-an-integer"]);
  expect(place("build era=might at=D2 pay=0,0 victim=g")).toEqual(["victim", "not-a-seat"]);
  expect(place("__proto__")).toEqual(["type", "unknown-type"]);
  expect(place("")).toEqual(["type", "missing"]);
});

test("what is written is read back as the same action", () => {
  const action = fc.record(
    {
      type: fc.constant("build"),
      era: fc.constantFrom("might", "faith"),
      space: fc.string({ minLength: 1, maxLength: 20 }),
      pay: fc.tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -5, max: 5 })),
      cards: fc.array(fc.constantFrom("orange", "blue"), { maxLength: 3 }),
      victim: fc.integer({ min: 0, max: 1 }),
      size: fc.integer({ min: -3, max: 3 }),
    },
    { requiredKeys: ["type", "era", "space", "pay"] },
  );
  fc.assert(
    fc.property(action, (value) => {
      const read = readAction<{ readonly type: string }>(table, 2, value);
      if (!read.ok) throw new Error("the action does not fit");
      expect(parsed(writeWords(table, read.action))).toEqual(read);
    }),
  );
});

test("seats by name or number", () => {
  expect(["a", "b", "1", "2", "x", "-1", ""].map((word) => parseSeat(rift.seatNames, 2, word))).toEqual([
    0,
    1,
    1,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("options as text", () => {
  expect(parseOptions(rift.options, { rich: "true", target: "6", deck: "tiny", other: "1" })).toEqual({
    rich: true,
    target: 6,
    deck: "tiny",
    other: "1",
  });
});
