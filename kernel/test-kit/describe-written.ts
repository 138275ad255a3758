/** The law of files: whatever can be begun can be written, and whatever can be written can be read again. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { AnyRules } from "../src/contract.ts";
import { type AnyMatch, newMatch } from "../src/match.ts";
import { openMatch } from "../src/open.ts";
import { MAX_NAME } from "../src/record.ts";
import { parseSave, saveText } from "../src/save.ts";
import type { OptionField } from "../src/spec.ts";
import { dice } from "./dice.ts";
import { playOn } from "./hostile.ts";

/** Every letter there is, halves of pairs too, and a little longer than is allowed. */
const text = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  fc.string({
    unit: fc.constantFrom("\ud800", "\udc00", "\u0000", "\u2028", "\u202e", '"', "\\", "é", "😀"),
  }),
  fc.string({ unit: "grapheme", minLength: MAX_NAME - 5, maxLength: MAX_NAME + 5 }),
);

/** A value of the table, or seldom one that is not. */
function optionValue(field: OptionField): fc.Arbitrary<unknown> {
  const known: fc.Arbitrary<unknown> =
    field.kind === "flag" ? fc.boolean() : fc.constantFrom<unknown>(...field.values, undefined);
  return fc.oneof({ weight: 30, arbitrary: known }, fc.constantFrom<unknown>(null, "x", -1, []));
}

export function describeWritten(rules: AnyRules, matches: number = 150): void {
  const fields = Object.entries(rules.options as Readonly<Record<string, OptionField>>);
  const table = fc.record({
    id: text,
    seed: text,
    seats: fc.integer({ min: rules.seats.min, max: rules.seats.max }),
    names: fc.option(fc.array(text, { minLength: rules.seats.max, maxLength: rules.seats.max }), {
      nil: undefined,
    }),
    spare: fc.constantFrom(0, 0, 0, 0, 1),
    options: fc.record(Object.fromEntries(fields.map(([name, field]) => [name, optionValue(field)]))),
    steps: fc.nat(12),
  });
  test(`whatever can be written of ${rules.id} can be read again`, { timeout: 300_000 }, () => {
    let begun = 0;
    fc.assert(
      fc.property(table, ({ id, seed, seats, names, spare, options, steps }) => {
        let match: AnyMatch;
        try {
          const called = names?.slice(0, seats + spare);
          match = newMatch(rules, { id, seed, seats, options, ...(called && { names: called }) });
        } catch (error) {
          // Refused before anything was written.
          expect(error).toBeInstanceOf(RangeError);
          return;
        }
        begun++;
        playOn(match, steps, dice(`written ${begun}`));
        const written = saveText(match.record());
        // As a disk keeps it.
        const parsed = parseSave(Buffer.from(written, "utf8").toString("utf8"));
        const opened = parsed.ok ? openMatch(rules, parsed.record) : parsed;
        expect(opened).toMatchObject({ ok: true });
        expect("match" in opened && saveText(opened.match.record())).toBe(written);
      }),
      { numRuns: matches },
    );
    expect(begun).toBeGreaterThan(matches / 10);
  });
}
