import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Authority } from "../src/authority.ts";
import { MemoryStore } from "../src/memory-store.ts";
import { type AuthorityCalls, PROTOCOL } from "../src/protocol.ts";
import { authorityReaders } from "../src/read-calls.ts";
import { DriverError } from "../src/refusals.ts";
import { Caller, inProcess, type Port } from "../src/rpc.ts";
import { serve } from "../src/serve.ts";
import { hostOf, people, rejection, tab, until } from "./house.ts";

type Fields = Readonly<Record<string, unknown>>;
type Name = keyof AuthorityCalls;

/** A sound question of every kind that has fields. */
const sound: Readonly<Partial<Record<Name, Fields>>> = {
  hello: { protocol: PROTOCOL },
  create: {
    game: "toy",
    seats: [
      { kind: "human", name: "Ada" },
      { kind: "bot", name: "V", level: 2 },
    ],
    options: {},
  },
  open: { table: "a", language: "en" },
  lay: { game: "khronos", scene: "lesson/1" },
  rename: { table: "a", name: "Sunday" },
  remove: { table: "a" },
  export: { table: "a", passphrase: "" },
  import: { text: "{}", passphrase: "" },
  verify: { table: "a" },
  analysis: { table: "a" },
  keepAnalysis: { table: "a", text: "{}" },
  blame: { table: "a", seconds: 5 },
  look: { session: 1, viewer: "observer" },
  sync: { session: 1 },
  moment: { session: 1, revision: 3 },
  past: { session: 1 },
  chronicle: { session: 1 },
  act: { session: 1, seat: 0, id: "x", version: 3, actions: [{ type: "step" }] },
  undo: { session: 1, seat: 0, id: "x" },
  redo: { session: 1, seat: 0, id: "x" },
  branch: { session: 1, revision: 3, name: "Abbey first" },
  branchFile: { session: 1, revision: 3 },
  hint: { session: 1, seat: 0 },
  cancelHint: { session: 1 },
  say: { session: 1, seat: 0, text: "Well played", to: "all" },
  words: { session: 1, keys: ["a"], language: "fr" },
  close: { session: 1 },
};
const kinds = Object.entries(sound) as [Name, Fields][];
/** Right for no field at all. */
const strange: readonly unknown[] = [undefined, null, -1, 0.5, Number.NaN, true, () => 1, Symbol("x")];

describe("the readers of the protocol", () => {
  it("know every call, and read what is sound", () => {
    const bare = ["ping", "list", "tryStore", "playUnstored"];
    expect([...kinds.map(([name]) => name), ...bare].sort()).toEqual(Object.keys(authorityReaders).sort());
    for (const [name, ask] of kinds) expect(authorityReaders[name](ask)).toEqual(ask);
    expect(authorityReaders.say({ ...sound.say, to: [0, 2] })).toMatchObject({ to: [0, 2] });
    expect(authorityReaders.look({ session: 1, viewer: 4 })).toEqual({ session: 1, viewer: 4 });
  });

  it.each(kinds)("refuse %s with a field missing, wrong or too many", (name, ask) => {
    const read = authorityReaders[name];
    for (const field of Object.keys(ask)) {
      const { [field]: _, ...rest } = ask;
      expect(() => read(rest), `without ${field}`).toThrow(DriverError);
      for (const value of strange) expect(() => read({ ...ask, [field]: value }), field).toThrow(DriverError);
    }
    expect(() => read({ ...ask, more: 1 })).toThrow(DriverError);
    for (const value of [...strange, [], [ask], "text", 7]) expect(() => read(value)).toThrow(DriverError);
  });

  it("refuse what is too long, too many or out of its range", () => {
    const long = "x".repeat(201);
    const wrong: readonly (readonly [Name, unknown])[] = [
      ["rename", { table: "a", name: long }],
      ["open", { table: long, language: "en" }],
      ["create", { ...sound.create, seats: Array(100).fill({ kind: "human", name: "x" }) }],
      ["create", { ...sound.create, seats: [{ kind: "bot", name: "x", level: 6 }] }],
      ["create", { ...sound.create, seats: [{ kind: "human", name: long }] }],
      ["create", { ...sound.create, seats: [{ kind: "human", name: "x", level: 1 }] }],
      ["create", { ...sound.create, seats: [{ kind: "ghost", name: "x" }] }],
      ["act", { ...sound.act, actions: [] }],
      ["act", { ...sound.act, actions: Array(101).fill({}) }],
      ["act", { ...sound.act, seat: 99 }],
      ["look", { session: 1, viewer: "all" }],
      ["say", { ...sound.say, to: "some" }],
      ["say", { ...sound.say, text: "x".repeat(2001) }],
      ["words", { ...sound.words, keys: Array(2001).fill("a") }],
      ["list", {}],
      ["ping", 1],
    ];
    for (const [name, ask] of wrong) expect(() => authorityReaders[name](ask), name).toThrow(DriverError);
  });

  it("say where a flaw is", () => {
    const place = (name: Name, ask: unknown): unknown => {
      try {
        return authorityReaders[name](ask);
      } catch (error) {
        return error instanceof DriverError ? error.refusal.params.place : error;
      }
    };
    expect(place("create", { ...sound.create, seats: [{ kind: "human", name: 1 }] })).toBe("seats[0].name");
    expect(place("say", { ...sound.say, to: [0, "x"] })).toBe("to[1]");
    expect(place("act", { ...sound.act, revision: 1 })).toBe("revision");
  });
});

describe("100,000 messages of anything", () => {
  it("are read or refused, never anything else", () => {
    const field = fc.oneof(
      fc.constantFrom(...Object.values(sound).flatMap((ask) => Object.values(ask))),
      fc.anything({ maxDepth: 2 }),
    );
    const fields = fc.constantFrom(...Object.values(sound).flatMap((ask) => Object.keys(ask)), "__proto__");
    const changes = fc.array(fc.tuple(fields, field), { maxLength: 2 });
    const names = fc.constantFrom(...(Object.keys(authorityReaders) as Name[]));
    const asks = fc.oneof(
      fc.tuple(names, fc.anything({ maxDepth: 3, withNullPrototype: true })),
      fc
        .tuple(names, changes)
        .map(([name, changed]) => [name, { ...sound[name], ...Object.fromEntries(changed) }] as const),
    );
    let read = 0;
    fc.assert(
      fc.property(asks, ([name, ask]) => {
        try {
          authorityReaders[name](ask);
          read++;
        } catch (error) {
          if (!(error instanceof DriverError)) throw error;
        }
      }),
      { numRuns: 100_000 },
    );
    expect(read).toBeGreaterThan(1000);
  });
});

/** A port whose other end is the authority; what it answers is collected. */
async function hostile(): Promise<{ readonly port: Port; readonly answers: unknown[] }> {
  const [near, far] = inProcess();
  const authority = new Authority(hostOf(new MemoryStore()));
  serve(far, { authority: Promise.resolve(authority), opened: () => {} });
  const answers: unknown[] = [];
  near.listen((message) => answers.push(message));
  return { port: near, answers };
}

describe("an authority behind a port", () => {
  it("answers every question, whatever it is, and goes on", async () => {
    const { port, answers } = await hostile();
    const field = fc.oneof(
      fc.constantFrom(undefined, null, 0, 1, -1, 2 ** 53, "", "a", "observer", "all", true, "__proto__"),
      fc.array(fc.constantFrom(0, "x", null, {}), { maxLength: 3 }),
      fc.dictionary(
        fc.constantFrom("type", "kind", "name", "level", "__proto__"),
        fc.constantFrom(0, "human", "bot"),
      ),
    );
    const asks = fc.oneof(
      field,
      fc.dictionary(
        fc.constantFrom(
          "session",
          "seat",
          "id",
          "version",
          "actions",
          "table",
          "viewer",
          "revision",
          "name",
          "text",
        ),
        field,
      ),
    );
    const calls = fc.constantFrom(...Object.keys(authorityReaders), "toString", "constructor", "", 7);
    const questions = fc.sample(fc.tuple(calls, asks), { numRuns: 5000, seed: 7 });
    questions.forEach(([call, ask], id) => {
      port.send({ id, call, ask });
    });
    port.send({ id: questions.length, call: "ping", ask: undefined });
    await until(() => answers.length > questions.length);
    expect(answers).toHaveLength(questions.length + 1);
    expect(answers).toContainEqual({ id: questions.length, ok: true, answer: undefined });
    for (const answer of answers) {
      const { ok, refusal } = answer as {
        readonly ok: boolean;
        readonly refusal?: { readonly code: string };
      };
      if (!ok) expect(refusal?.code).toMatch(/^(driver|kernel)\//);
    }
  });

  it("does not speak with a page of another protocol", async () => {
    const { port } = await hostile();
    const caller = new Caller<AuthorityCalls>(port);
    expect(await rejection(caller.call("hello", { protocol: PROTOCOL + 1 }))).toBe("driver/other-protocol");
    expect(await caller.call("hello", { protocol: PROTOCOL })).toEqual({
      protocol: PROTOCOL,
      keeping: { state: "stored" },
      since: expect.any(Number),
    });
  });

  it("lets nobody speak for a session that is closed or was never open", async () => {
    const { library } = tab();
    const id = await library.create({ game: "toy", seats: people, options: {} });
    const table = await library.open(id);
    await expect(library.caller.call("sync", { session: 99 })).rejects.toThrow(DriverError);
    table.close();
    expect(await rejection(table.act(0, [], 0))).toBe("driver/closed");
    expect(await rejection(library.caller.call("chronicle", { session: 1 }))).toBe("driver/closed");
  });
});
