/** How late a loop is: milliseconds that 99 of 100 turns do not exceed. */
import type { Histogram } from "node:perf_hooks";

export const RESOLUTION_MS = 10;

export const lateness = (loop: Pick<Histogram, "percentile">): number =>
  Math.max(0, loop.percentile(99) / 1e6 - RESOLUTION_MS);
