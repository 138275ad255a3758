import { describe, expect, it } from "vitest";
import { DriverError, driverRefusal, driverRefusalsEn, fail } from "../src/refusals.ts";
import { driverRefusalsFr } from "../src/refusals-fr.ts";
import { answerCalls, Caller, inProcess, type Port, type Readers } from "../src/rpc.ts";
import { share } from "../src/share.ts";

type Calls = {
  readonly double: { readonly ask: number; readonly answer: number };
  readonly fail: { readonly ask: undefined; readonly answer: undefined };
};

const readers: Readers<Calls> = {
  double: (content) => (typeof content === "number" ? content : fail("driver/bad-call", { place: "number" })),
  fail: () => undefined,
};

function connected(): { readonly caller: Caller<Calls>; readonly far: Port; readonly near: Port } {
  const [near, far] = inProcess();
  answerCalls<Calls>(far, readers, {
    double: async (number) => number * 2,
    fail: async () => {
      throw new Error("out of paper");
    },
  });
  return { caller: new Caller<Calls>(near), far, near };
}

const refusalFrom = async (promise: Promise<unknown>): Promise<unknown> => {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof DriverError ? error.refusal : error;
};

describe("calls between threads", () => {
  it("answers every question by its own answer", async () => {
    const { caller } = connected();
    expect(await Promise.all([1, 2, 3].map((n) => caller.call("double", n)))).toEqual([2, 4, 6]);
  });

  it("turns every failure into a refusal with a sentence and no stack", async () => {
    const { caller } = connected();
    expect(await refusalFrom(caller.call("fail", undefined))).toEqual(
      driverRefusal("driver/failed", { message: "out of paper" }),
    );
    // What no honest caller could compile.
    expect(await refusalFrom(caller.call("double", "x" as unknown as number))).toMatchObject({
      code: "driver/bad-call",
    });
    expect(await refusalFrom(caller.call("double", (() => 1) as unknown as number))).toMatchObject({
      code: "driver/bad-call",
    });
    for (const code of ["toString", "constructor", "nothing"]) {
      expect(await refusalFrom(caller.call(code as "double", 1))).toMatchObject({ code: "driver/bad-call" });
    }
  });

  it("lets strange messages pass by", async () => {
    const { caller, far, near } = connected();
    for (const message of [undefined, 7, "x", [], {}, { id: "1", ok: true }, { id: 99, ok: true }]) {
      far.send(message);
      near.send(message);
    }
    expect(await caller.call("double", 4)).toBe(8);
  });

  it("tells whoever waits, and whoever asks later, that the other end is dead", async () => {
    const [near] = inProcess();
    const caller = new Caller<Calls>(near);
    const waiting = refusalFrom(caller.call("double", 1));
    caller.die(driverRefusal("driver/worker-failed"));
    expect(await waiting).toMatchObject({ code: "driver/worker-failed" });
    expect(await refusalFrom(caller.call("double", 1))).toMatchObject({ code: "driver/worker-failed" });
  });

  it("has a sentence in both languages for every code", () => {
    const params = {
      seen: 1,
      revision: 2,
      last: 3,
      seat: 1,
      seats: 4,
      min: 2,
      max: 5,
      place: "x",
      message: "y",
      seconds: 2,
      megabytes: 20,
      mine: 1,
      theirs: 2,
    };
    for (const sentences of [driverRefusalsEn, driverRefusalsFr]) {
      for (const say of Object.values(sentences))
        expect(say({ ...params, game: "z" })).not.toContain("undefined");
    }
  });
});

describe("shared values", () => {
  it("keeps what is equal and takes what is new", () => {
    const before = { a: { deep: [1, 2, { x: 1 }] }, b: [1], c: 3 };
    expect(share(before, structuredClone(before))).toBe(before);
    const after = share(before, { a: { deep: [1, 2, { x: 2 }] }, b: [1], c: 3 });
    expect(after).toEqual({ a: { deep: [1, 2, { x: 2 }] }, b: [1], c: 3 });
    expect(after.b).toBe(before.b);
    expect(after.a).not.toBe(before.a);
  });

  it("tells lists, objects, missing fields and undefined apart", () => {
    const cases: readonly (readonly [unknown, unknown])[] = [
      [[1, 2], [1]],
      [[1], [1, 2]],
      [{ a: 1 }, {}],
      [{}, { a: 1 }],
      [{ a: undefined }, { b: undefined }],
      [[], {}],
      [{ 0: 1 }, [1]],
      [null, {}],
      [{ a: null }, { a: {} }],
    ];
    for (const [before, after] of cases) {
      const shared = share(before, structuredClone(after));
      expect(shared).toStrictEqual(after);
      expect(Array.isArray(shared)).toBe(Array.isArray(after));
    }
  });
});
