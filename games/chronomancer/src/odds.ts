/** What headings were worth in games of bots, see docs/analysis.md; `scripts/calibrate.ts` measures them anew. */
import type { Odds } from "@chronarium/kernel";

export const ODDS: readonly [Odds, ...Odds[]] = [
  { gone: 0, scale: 12, drift: 0, error: 20 },
  { gone: 1, scale: 2, drift: 0, error: 1 },
];
