import fc from "fast-check";
import { expect, it } from "vitest";
import { isGoing, type KeptParty, type KeptSeat } from "../src/online/kept-party.ts";
import { PartyShelf } from "../src/online/party-shelf.ts";

const guest = fc.constantFrom("ada", "ben", "cleo");
const seat: fc.Arbitrary<KeptSeat> = fc.oneof(
  fc.constant<KeptSeat>({ kind: "free" }),
  guest.map((each): KeptSeat => ({ kind: "person", guest: each, name: each, ready: true, share: "" })),
  fc.option(guest, { nil: undefined }).map(
    (left): KeptSeat => ({
      kind: "bot",
      name: "Bot",
      level: 2,
      ...(left !== undefined && { guest: left }),
    }),
  ),
);
const phase = fc.constantFrom<KeptParty["phase"]>("waiting", "running", "over", "ended", "closed");
const party = fc
  .record({ n: fc.integer({ min: 0, max: 5 }), phase, host: guest, seats: fc.array(seat, { maxLength: 3 }) })
  .map(
    ({ n, ...rest }): KeptParty => ({
      id: `o-${n}`,
      code: `CODE${n}`,
      game: "khronos",
      setup: {
        seats: rest.seats.length,
        options: {},
        clock: { kind: "none" },
        lobby: true,
        rated: false,
        help: false,
        takeBack: false,
      },
      own: "",
      ending: [],
      touched: 0,
      ...rest,
    }),
  );
const step = fc.oneof(
  { weight: 4, arbitrary: party.map((put) => ({ put })) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 5 }).map((n) => ({ gone: `o-${n}` })) },
);

/** What is found without a look at all is what a look at all finds. */
it("finds the parties of a guest, of a code and those that go on, whatever has become of them", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const shelf = new PartyShelf();
      const all = new Map<string, KeptParty>();
      for (const each of steps) {
        if ("put" in each) {
          shelf.put(each.put);
          all.set(each.put.id, each.put);
        } else {
          shelf.delete(each.gone);
          all.delete(each.gone);
        }
      }
      const found = (which: (party: KeptParty) => boolean): ReadonlySet<KeptParty> =>
        new Set([...all.values()].filter(which));
      for (const name of ["ada", "ben", "cleo", "nobody"])
        expect(new Set(shelf.of(name))).toEqual(
          found(
            ({ host, seats }) =>
              host === name || seats.some((each) => each.kind !== "free" && each.guest === name),
          ),
        );
      expect(new Set(shelf.going())).toEqual(found(isGoing));
      expect(new Set(shelf.undone())).toEqual(found((each) => isGoing(each) || each.phase === "closed"));
      for (const each of all.values()) expect(shelf.coded(each.code)).toBe(each);
      expect(shelf.coded("NONE")).toBeUndefined();
      expect(new Set(shelf.ids())).toEqual(new Set(all.keys()));
    }),
    { numRuns: 500 },
  );
});
