/** How an automa decides: it keeps what ranks highest by one rule, then by the next, and says what each rule kept. */
import type { Because } from "@chronarium/kernel";

export type Decision<T> = { readonly chosen: T; readonly because: readonly Because[] };

type Ranking<T> = { readonly rule: string; readonly rank: (each: T) => number };

/** Of equals by all rules the first is taken. There is always something to choose from. */
export function narrow<T extends string | number>(
  from: readonly T[],
  rankings: readonly Ranking<T>[],
): Decision<T> {
  const because: Because[] = [];
  let kept = from;
  for (const { rule, rank } of rankings) {
    const ranks = kept.map(rank);
    const most = Math.max(...ranks);
    kept = kept.filter((_, i) => ranks[i] === most);
    because.push({ rule, kept: kept.map(String) });
    if (kept.length === 1) break;
  }
  return { chosen: kept[0] as T, because };
}
