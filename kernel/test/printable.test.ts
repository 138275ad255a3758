import fc from "fast-check";
import { expect, test } from "vitest";
import { cleaned, printable } from "../src/printable.ts";
import { quotedStretches } from "../src/quotes.ts";
import { parseTranscript } from "../src/transcript.ts";
import { splitWords } from "../src/words.ts";

const OBEYED = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;
const nasty = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "\u001b[",
        "\u001b]0;",
        "\u0007",
        "\u009b2J",
        "\u202e",
        "\u2066",
        "\n",
        "\ud800",
        "31m",
        "x",
      ),
      fc.string({ unit: "grapheme", maxLength: 30 }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(""));

test("whatever it was, it is short and nothing of it is obeyed", () => {
  fc.assert(
    fc.property(nasty, (text) => {
      expect(cleaned(text)).not.toMatch(OBEYED);
      expect(printable(text)).not.toMatch(OBEYED);
      expect(Array.from(printable(text)).length).toBeLessThanOrEqual(80);
      expect(printable(printable(text))).toBe(printable(text));
    }),
    { numRuns: 3000 },
  );
});

test("what is obeyed goes as a whole, what is shown stays", () => {
  expect(cleaned("\u001b[31mMal\u001b]0;owned\u0007lory\u0007\u009b2J\u202egnp.exe\u2066")).toBe(
    "Mallorygnp.exe",
  );
  expect(cleaned("\u001b]8;;http://x\u001b\\here\u001b]8;;\u001b\\ \u001b(B")).toBe("here ");
  expect(printable("Ada Lovelace, née Byron 🎲")).toBe("Ada Lovelace, née Byron 🎲");
});

/** A line that counts how often it is looked at. */
function watched(line: string): { readonly line: string; readonly looks: () => number } {
  let looks = 0;
  // The reader takes characters and the length of what it is given, and nothing else.
  const proxy = new Proxy(Object(line) as object, {
    get: (target, name) => {
      if (name === "length") return line.length;
      looks++;
      return Reflect.get(target, name) as unknown;
    },
  });
  return { line: proxy as unknown as string, looks: () => looks };
}

test("open quotes are read in one walk over the line", () => {
  for (const line of [
    `x ${'"\\'.repeat(50_000)}`,
    '"'.repeat(99_999),
    `"${'\\"'.repeat(49_999)}`,
    '\\"'.repeat(50_000),
  ]) {
    const { line: counted, looks } = watched(line);
    quotedStretches(counted);
    expect(looks()).toBeLessThanOrEqual(line.length);
    const parsed = parseTranscript(`game rift seats=2 seed=1\nr ${line.slice(0, 99_000)}`);
    expect(parsed.ok).toBe(true);
  }
});

test("words are parted as the expression for them says, which is too slow to be used", () => {
  const said = /(?:"(?:[^"\\]|\\.)*"|\S)+/g;
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('"', "\\", " ", "#", "a", "\t"), maxLength: 40 }),
      (line) => {
        expect(splitWords(line)).toEqual(line.match(said) ?? []);
      },
    ),
    { numRuns: 5000 },
  );
});
