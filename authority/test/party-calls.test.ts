import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PartyCalls } from "../src/party-protocol.ts";
import { partyReaders } from "../src/read-party-calls.ts";
import { DriverError } from "../src/refusals.ts";

type Name = keyof PartyCalls;
type Fields = Readonly<Record<string, unknown>>;

const share = "0123456789abcdef0123456789abcdef";
const setup = {
  seats: 3,
  options: {},
  clock: { kind: "live", bank: 600, added: 20 },
  lobby: true,
  help: true,
  takeBack: false,
  rated: false,
};
/** A sound question of every kind that has fields. */
const sound: Readonly<Partial<Record<Name, Fields>>> = {
  host: { game: "khronos", setup, name: "Ada", share },
  find: { code: "7Q4K92AB" },
  visit: { table: "o-1" },
  leave: { table: "o-1" },
  present: { table: "o-1", front: false },
  sit: { table: "o-1", seat: 2, name: "Ben", share },
  stand: { table: "o-1" },
  ready: { table: "o-1", ready: true },
  arrange: { table: "o-1", setup },
  seatBot: { table: "o-1", seat: 2, level: 3 },
  clearSeat: { table: "o-1", seat: 2 },
  start: { table: "o-1" },
  resign: { table: "o-1" },
  wishEnd: { table: "o-1", wish: true },
  timeChoice: { table: "o-1", choice: "bot" },
  askBack: { table: "o-1" },
  answerBack: { table: "o-1", agree: false },
  rest: { table: "o-1", days: 2 },
  chat: { table: "o-1" },
  speak: { table: "o-1", name: "Ada", text: "Good luck" },
  block: { table: "o-1", who: "0123456789abcdef", block: true },
  report: { table: "o-1", who: "0123456789abcdef", text: "Shouts" },
  again: { table: "o-1", name: "Ada", share },
};
const kinds = Object.entries(sound) as readonly (readonly [Name, Fields])[];
const strange: readonly unknown[] = [undefined, null, -1, 0.5, Number.NaN, () => 1, Symbol("x"), [], {}];

describe("the readers of a party's calls", () => {
  it("know every call, and read what is sound", () => {
    expect([...kinds.map(([name]) => name), "lobby", "mine"].sort()).toEqual(
      Object.keys(partyReaders).sort(),
    );
    for (const [name, ask] of kinds) expect(partyReaders[name](ask)).toEqual(ask);
    for (const code of ["7q4k-92ab", "7Q4K 92AB", " 7q4k–92ab "])
      expect(partyReaders.find({ code })).toEqual({ code: "7Q4K92AB" });
  });

  it.each(kinds)("refuse %s with a field missing, wrong or too many", (name, ask) => {
    const read = partyReaders[name];
    for (const field of Object.keys(ask)) {
      const { [field]: _, ...rest } = ask;
      expect(() => read(rest), `without ${field}`).toThrow(DriverError);
      for (const value of strange) expect(() => read({ ...ask, [field]: value }), field).toThrow(DriverError);
    }
    expect(() => read({ ...ask, more: 1 })).toThrow(DriverError);
    for (const value of [...strange, [ask], "text", 7]) expect(() => read(value)).toThrow(DriverError);
  });

  it("refuse clocks and set-ups out of their range", () => {
    const clocks: readonly unknown[] = [
      { kind: "sand" },
      { kind: "none", bank: 1 },
      { kind: "live", bank: 29, added: 0 },
      { kind: "live", bank: 600, added: 601 },
      { kind: "live", bank: 600 },
      { kind: "turns", hours: 0, daysOff: 0 },
      { kind: "turns", hours: 337, daysOff: 0 },
      { kind: "turns", hours: 24 },
      { kind: "turns", hours: 24, daysOff: 31 },
    ];
    for (const clock of clocks)
      expect(() => partyReaders.arrange({ table: "o-1", setup: { ...setup, clock } })).toThrow(DriverError);
    for (const clock of [{ kind: "none" }, { kind: "turns", hours: 24, daysOff: 7 }])
      expect(partyReaders.arrange({ table: "o-1", setup: { ...setup, clock } }).setup.clock).toEqual(clock);
    expect(() => partyReaders.arrange({ table: "o-1", setup: { ...setup, more: 1 } })).toThrow(DriverError);
    for (const text of ["", "  ", "x".repeat(501)])
      expect(() => partyReaders.speak({ ...sound.speak, text })).toThrow(DriverError);
    expect(() => partyReaders.sit({ ...sound.sit, share: "0".repeat(31) })).toThrow(DriverError);
  });

  it("read or refuse 100,000 messages of anything, and do nothing else", () => {
    const field = fc.oneof(
      fc.constantFrom(...Object.values(sound).flatMap((ask) => Object.values(ask))),
      fc.anything({ maxDepth: 2 }),
    );
    const names = [...new Set(Object.values(sound).flatMap((ask) => Object.keys(ask)))];
    const ask = fc.oneof(fc.dictionary(fc.constantFrom(...names), field), field);
    const call = fc.constantFrom(...(Object.keys(partyReaders) as Name[]));
    fc.assert(
      fc.property(call, ask, (name, content) => {
        try {
          partyReaders[name](content);
        } catch (error) {
          expect(error).toBeInstanceOf(DriverError);
        }
      }),
      { numRuns: 100_000 },
    );
  });
});
