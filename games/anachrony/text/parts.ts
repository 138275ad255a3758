/** What both languages need to put sentences together. */
import type { Evacuating } from "../src/solo/evacuation.ts";
import { type Amount, GOODS, type Good } from "../src/tables/goods.ts";
import { EDITIONS, type Edition, type Path } from "../src/tables/paths.ts";

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Goods with their numbers, without those that are missing. */
export const counted = (amount: Amount): readonly (readonly [Good, number])[] =>
  GOODS.flatMap((good) => ((amount[good] ?? 0) > 0 ? [[good, amount[good] ?? 0] as const] : []));

/** How often each item stands in a list, in the order of first appearance. */
export function tally<T>(items: readonly T[]): readonly (readonly [T, number])[] {
  return [...new Set(items)].map((item) => [item, items.filter((each) => each === item).length] as const);
}

/** "water=4" as its two halves; without a value the second is empty. */
const halves = (kept: string): readonly [string, string] => {
  const at = kept.indexOf("=");
  return at < 0 ? [kept, ""] : [kept.slice(0, at), kept.slice(at + 1)];
};
export const valueIn = (kept: readonly string[] | undefined, name: string): string =>
  kept?.map(halves).find(([key]) => key === name)?.[1] ?? "0";
/** "era3=2" as the Era and its number. */
export const erasIn = (kept: readonly string[] | undefined): readonly (readonly [string, string])[] =>
  (kept ?? [])
    .map(halves)
    .flatMap(([key, value]) => (/^era\d$/.test(key) ? [[key.slice(3), value] as const] : []));

type Of<T> = Readonly<Record<"a" | "b", T>>;
export type Evacuations = Readonly<Record<Path, Of<string>>>;
type Earlier = Readonly<Partial<Record<Path, Partial<Of<string>>>>>;
/** Some asked for or brought something else before rules versions 4, 3 and 2; games of that time keep it. */
export const evacuationIn =
  (evacuations: Evacuations, before: Readonly<Record<Edition, Earlier>>) =>
  ({ path, evacuation, edition }: Evacuating): string => {
    const changed = EDITIONS.find(
      (each) => (edition ?? 1) < each && before[each][path]?.[evacuation] !== undefined,
    );
    return (
      (changed === undefined ? undefined : before[changed][path]?.[evacuation]) ??
      evacuations[path][evacuation]
    );
  };
