/** Nothing that is loaded first grows past its bar: whatever is not needed at once is loaded late. */
import { expect, test } from "@playwright/test";
import { withSettings } from "./table.ts";
import { BARS, type Load, sumOf, weigh } from "./weight.ts";

/** Kilobytes when they were last looked at, so that a failure can say which part has grown. */
const KNOWN: Readonly<Record<Load, Readonly<Record<string, number>>>> = {
  "first screen": { index: 112.2, en: 8.2, ports: 5.3, sha256: 1.3, rng: 1.1, "new-version": 0.7 },
  khronos: { khronos: 49.4, "en-khronos": 8.7, play: 6.5, en: 2.2 },
  chronomancer: { chronomancer: 54.6, "en-chronomancer": 8.3, en: 8, play: 6.5 },
  anachrony: {
    anachrony: 71.4,
    en: 14.4,
    "en-anachrony": 8.5,
    play: 6.5,
    "rule-options": 0.8,
  },
  missions: { missions: 27.1, en: 8.2, play: 6.5, covers: 0.7, form: 0.6 },
  companion: {
    anachrony: 37.6,
    "companion-page": 23.2,
    en: 14.9,
    "en-anachrony": 8.5,
    play: 6.5,
    "row-forms": 0.8,
    "json-text": 0.6,
  },
};

for (const what of Object.keys(BARS) as Load[])
  test(`the weight of ${what}`, async ({ page }) => {
    await withSettings(page);
    const chunks = await weigh(page, what);
    const grown = [...chunks]
      .map(([name, size]) => ({ name, size, by: size - (KNOWN[what][name] ?? 0) }))
      .toSorted((a, b) => b.by - a.by)
      .map(({ name, size, by }) => `${name}: ${size.toFixed(1)} kB, ${by.toFixed(1)} more than it was`);
    expect(sumOf(chunks), grown.join("\n")).toBeLessThanOrEqual(BARS[what]);
  });
