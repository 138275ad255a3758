/** What is wrong with a mission, and where. */
import { printable } from "@chronarium/kernel";

export type Problem = {
  /** Such as E-SCHEMA or W-TEXT; the first letter is the level. */
  readonly code: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** Such as `cards[1].back.variants[0].when`. */
  readonly path: string;
  readonly message: string;
  /** The nearest known name, where a name is unknown. */
  readonly near?: string;
};

export type Path = readonly (string | number)[];
export type Place = { readonly file: string; readonly path: Path };
export type Position = { readonly line: number; readonly column: number };

export function pathText(path: Path): string {
  return path.reduce<string>(
    (text, step) => (typeof step === "number" ? `${text}[${step}]` : text === "" ? step : `${text}.${step}`),
    "",
  );
}

/** The same for people: names in it come from a file. */
export const shownPath = (path: Path): string =>
  pathText(path.map((step) => (typeof step === "string" ? printable(step) : step)));

/** Warnings, whatever their letter (5.1): a variant without a last resort, and a success that luck can prevent. */
const MERE_WARNINGS: ReadonlySet<string> = new Set(["E-AMBIG", "E-SAFE"]);
export const isError = ({ code }: Problem): boolean => code.startsWith("E-") && !MERE_WARNINGS.has(code);

/** The known name that a slip of the pen most likely meant. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const each of known) {
    if (Math.abs(each.length - name.length) >= least) continue;
    const distance = editDistance(name, each, least);
    if (distance < least) {
      least = distance;
      best = each;
    }
  }
  return best;
}

/** Levenshtein's distance, given up at `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const value = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + cost);
      next.push(value);
      least = Math.min(least, value);
    }
    if (least >= limit) return limit;
    row = next;
  }
  return row[b.length]!;
}
