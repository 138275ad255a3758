import fc from "fast-check";
import { expect, test } from "vitest";
import { type ClientMessage, readClientMessage } from "../src/protocol.ts";

test("sound messages are read", () => {
  const messages: readonly ClientMessage[] = [
    { type: "join", match: "m", viewer: "observer" },
    { type: "join", match: "m", viewer: 1 },
    { type: "act", match: "m", revision: 3, seat: 0, action: { type: "draw" } },
    { type: "undo", match: "m", revision: 3, seat: 0, to: 2 },
    { type: "sync", match: "m" },
  ];
  for (const message of messages) expect(readClientMessage({ ...message })).toEqual({ ok: true, message });
});

test("others are refused with the place", () => {
  const flaw = (value: unknown) => {
    const read = readClientMessage(value);
    return read.ok ? undefined : [read.refusal.code, read.refusal.params.place, read.refusal.params.problem];
  };
  expect(flaw(null)).toEqual(["kernel/bad-message", "type", "unknown-type"]);
  expect(flaw({ type: "constructor" })).toEqual(["kernel/bad-message", "type", "unknown-type"]);
  expect(flaw({ type: "sync" })).toEqual(["kernel/bad-message", "match", "missing"]);
  expect(flaw({ type: "sync", match: "m", x: 1 })).toEqual(["kernel/bad-message", "x", "unknown-field"]);
  expect(flaw({ type: "join", match: "m", viewer: "me" })).toEqual([
    "kernel/bad-message",
    "viewer",
    "not-an-integer",
  ]);
  expect(flaw({ type: "act", match: "m", revision: -1, seat: 0, action: {} })).toEqual([
    "kernel/bad-message",
    "revision",
    "out-of-range",
  ]);
  expect(flaw({ type: "act", match: "m", revision: 1, seat: 0 })).toEqual([
    "kernel/bad-message",
    "action",
    "missing",
  ]);
  expect(flaw({ type: "sync", match: "x".repeat(201) })).toEqual(["kernel/bad-message", "match", "too-long"]);
  fc.assert(fc.property(fc.anything(), (value) => void readClientMessage(value)));
});
