/** Choices of several alike things. */

/** All multisets of so many of these, each in their order. */
export function multisets<T>(items: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]];
  return items.flatMap((item, i) => multisets(items.slice(i), count - 1).map((rest) => [item, ...rest]));
}
