/** From where a position is heading to the chance of winning, by what was measured over many games. */
import type { Course, Result } from "@chronarium/kernel";

/** A number with the range that eight of ten lie in. */
export type Spread = { readonly mean: number; readonly low: number; readonly high: number };

/**
 * Where a position is heading: the mean along the way that it was played on. Whoever has just moved looks better than
 * he is, and over a whole round that evens out; so the first and the last of the states count half.
 */
export function headingOf(course: Course<unknown>, way: readonly unknown[]): readonly number[] {
  const all = way.map((state) => course.heading(state));
  const share = (i: number): number => (way.length === 1 ? 1 : i === 0 || i === way.length - 1 ? 0.5 : 1);
  const shares = Math.max(1, way.length - 1);
  return (all[0] ?? []).map(
    (_, party) => all.reduce((sum, heading, i) => sum + share(i) * (heading[party] ?? 0), 0) / shares,
  );
}

/** The chance of each seat, and after them of each rival, with so much of the game gone; together they are 1. */
export function chancesOf(course: Course<unknown>, heading: readonly number[], gone: number): number[] {
  const { scale } = oddsAt(course, gone);
  const most = Math.max(...heading);
  const shares = heading.map((score) => Math.exp((score - most) / scale));
  const sum = shares.reduce((a, b) => a + b, 0);
  return shares.map((share) => share / sum);
}

/** Those in first place share it. */
export function chancesIn({ seats, rivals = [] }: Result): number[] {
  const places = [...seats, ...rivals].map(({ place }) => place);
  const first = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / first : 0));
}

/** Between two rows of the table what lies between them. */
export function oddsAt({ odds }: Course<unknown>, gone: number): Course<unknown>["odds"][number] {
  const [first] = odds;
  const after = odds.findIndex((row) => row.gone >= gone);
  const [left, right] = [odds[after - 1] ?? odds.at(-1) ?? first, odds[after] ?? odds.at(-1) ?? first];
  if (after === 0 || left === right) return right;
  const share = (gone - left.gone) / (right.gone - left.gone);
  const between = (a: number, b: number): number => a + share * (b - a);
  return {
    gone,
    scale: between(left.scale, right.scale),
    drift: between(left.drift, right.drift),
    error: between(left.error, right.error),
  };
}

export const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((a, b) => a + b, 0) / Math.max(1, numbers.length);

export const spreadOf = (numbers: readonly number[]): Spread => spreadAround(meanOf(numbers), numbers);

/** Of ten numbers the highest and the lowest lie outside. */
export function spreadAround(mean: number, numbers: readonly number[]): Spread {
  const sorted = numbers.toSorted((a, b) => a - b);
  const cut = Math.floor(sorted.length / 10);
  return {
    mean,
    low: Math.min(mean, sorted[cut] ?? mean),
    high: Math.max(mean, sorted.at(-1 - cut) ?? mean),
  };
}
