/** Nothing that is loaded first grows past its bar: whatever is not needed at once is loaded late. */
import { expect, test } from "@playwright/test";
import { withSettings } from "./table.ts";
import { BARS, type Load, sumOf, weigh } from "./weight.ts";

/** Kilobytes when they were last looked at, so that a failure can say which part has grown. */
const KNOWN: Readonly<Record<Load, Readonly<Record<string, number>>>> = {
  "first screen": {
    index: 107.7,
    en: 8,
    "local-library": 4.5,
    rng: 2.2,
    "new-version": 0.6,
    "rolldown-runtime": 0.4,
  },
  khronos: { khronos: 46.6, "en-khronos": 8.5, play: 5.7, en: 2.3, "goal-card": 0.9, "following-tray": 0.6 },
  chronomancer: { chronomancer: 53.8, en: 14.5, play: 5.7, "en-chronomancer": 3.3, "goal-card": 0.9 },
  anachrony: { anachrony: 66.1, en: 14.9, "en-anachrony": 5.8, play: 5.7, graph: 1, "rule-options": 0.8 },
  missions: { missions: 24.1, en: 13.8, play: 5.7 },
  companion: {
    anachrony: 35.4,
    "companion-page": 22.3,
    en: 16.2,
    "en-anachrony": 5.8,
    play: 5.7,
    "time-ago": 1.2,
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
