/** One puzzle a day, from the list alone: every one comes before the first comes again. */

const DAY_MS = 86_400_000;
/** Far from one to the next, so that easy and hard days alternate. */
const STRIDE = 17;

/** The day in the place where one is. */
const dayOf = (date: Date): number =>
  Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);

const shared = (a: number, b: number): number => (b === 0 ? a : shared(b, a % b));

export function puzzleOfDay(count: number, date: Date): number {
  let stride = STRIDE;
  while (shared(stride, count) !== 1) stride++;
  return (dayOf(date) * stride) % count;
}
