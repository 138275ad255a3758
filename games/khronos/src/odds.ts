/** What headings were worth in games of bots, see docs/analysis.md; `bots/test/calibration/make.ts` measures them anew. */
import type { Odds } from "@chronarium/kernel";

export const ODDS: readonly [Odds, ...Odds[]] = [
  { gone: 0, scale: 24, drift: 35.7, error: 19.6 },
  { gone: 0.2, scale: 20, drift: 31.2, error: 19 },
  { gone: 0.4, scale: 9.5, drift: 16.3, error: 12.8 },
  { gone: 0.6, scale: 6.5, drift: 8, error: 12.6 },
  { gone: 0.8, scale: 5.8, drift: 3.1, error: 8.7 },
  { gone: 0.95, scale: 4.6, drift: 2.1, error: 6.2 },
];
