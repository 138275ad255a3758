import type { Seed } from "../src/contract.ts";
import { nextInt, type Rng, seedRng } from "../src/rng.ts";

/** The tests' own chance. It remembers where it stands: test runs are not part of any game's state. */
export type Dice = {
  /** From 0 to bound - 1. */
  below(bound: number): number;
  pick<T>(items: readonly T[]): T;
  /** A fresh generator, to hand to a game's `imagine`. */
  stream(): Rng;
};

export function dice(seed: Seed): Dice {
  let rng = seedRng(seed, "laws");
  let streams = 0;
  const below = (bound: number): number => {
    const [drawn, next] = nextInt(rng, bound);
    rng = next;
    return drawn;
  };
  return {
    below,
    pick: (items) => items[below(items.length)]!,
    stream: () => seedRng(seed, `laws ${streams++}`),
  };
}
