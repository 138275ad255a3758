/** Nothing that is loaded first grows past its bar: whatever is not needed at once is loaded late. */
import { expect, test } from "@playwright/test";
import { BARS, type Load, sumOf, weigh } from "./weight.ts";

/** Kilobytes when they were last looked at, so that a failure can say which part has grown. */
const KNOWN: Readonly<Record<Load, Readonly<Record<string, number>>>> = {
  "first screen": {},
  khronos: {},
  chronomancer: {},
  anachrony: {},
  companion: {},
};

for (const what of Object.keys(BARS) as Load[])
  test(`the weight of ${what}`, async ({ page }) => {
    const chunks = await weigh(page, what);
    const grown = [...chunks]
      .map(([name, size]) => ({ name, size, by: size - (KNOWN[what][name] ?? 0) }))
      .toSorted((a, b) => b.by - a.by)
      .map(({ name, size, by }) => `${name}: ${size.toFixed(1)} kB, ${by.toFixed(1)} more than it was`);
    expect(sumOf(chunks), grown.join("\n")).toBeLessThanOrEqual(BARS[what]);
  });
