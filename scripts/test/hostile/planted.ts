/** Doors with a fault each, for the test of the siege itself. */
import type { Attack } from "@chronarium/kernel/hostile";

const listed: Attack["input"] = (chance) => ({ name: "x", list: [1, 2, chance.below(40)] });
const hasThree = (input: unknown): boolean =>
  ((input as { readonly list?: readonly number[] } | null)?.list ?? []).includes(3);

const planted = (name: string, fault: () => never): { name: string; attack: () => Attack } => ({
  name,
  attack: () => ({ input: listed, knock: (input) => hasThree(input) && fault() }),
});

export const DOORS: readonly { readonly name: string; readonly attack: () => Attack }[] = [
  planted("throws", () => {
    throw new Error("3 is too much");
  }),
  planted("hangs", () => {
    for (;;);
  }),
  planted("eats", () => {
    const kept: number[][] = [];
    for (;;) kept.push(Array<number>(100_000).fill(1));
  }),
  { name: "sound", attack: () => ({ input: listed, knock: () => false }) },
];
