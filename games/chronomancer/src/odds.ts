/** What headings were worth in games of bots, see docs/analysis.md; `bots/test/calibration/make.ts` measures them anew. */
import type { Odds } from "@chronarium/kernel";

export const ODDS: readonly [Odds, ...Odds[]] = [
  { gone: 0, scale: 22.4, drift: 26.3, error: 40.6 },
  { gone: 0.2, scale: 21.2, drift: 15.4, error: 38.1 },
  { gone: 0.4, scale: 14.1, drift: 2.5, error: 31.5 },
  { gone: 0.6, scale: 11.8, drift: -6.9, error: 23.7 },
  { gone: 0.8, scale: 8.8, drift: -5.7, error: 19.2 },
  { gone: 0.95, scale: 2.9, drift: -0.7, error: 11.1 },
];
