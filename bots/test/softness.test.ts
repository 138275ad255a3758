import { nextInt, seedRng } from "@chronarium/kernel";
import { expect, test } from "vitest";
import type { Chance } from "../src/bot.ts";
import { levelText } from "../src/level-text.ts";
import { LEVELS } from "../src/levels.ts";
import { pickSoftly } from "../src/softness.ts";

function chance(seed: string): Chance {
  let rng = seedRng(seed);
  return {
    int: (bound) => {
      let drawn: number;
      [drawn, rng] = nextInt(rng, bound);
      return drawn;
    },
  };
}

const choices = [{ weight: 1 }, { weight: 3 }, { weight: 2 }];

/** How often each is taken in 3,000 choices. */
function counts(softness: number): readonly number[] {
  const rng = chance("soft");
  const taken = choices.map(() => 0);
  for (let i = 0; i < 3000; i++) {
    const which = choices.indexOf(pickSoftly(choices, softness, rng) as { weight: number });
    taken[which] = (taken[which] as number) + 1;
  }
  return taken;
}

test("a hard hand takes the best", () => {
  expect(counts(0)).toEqual([0, 3000, 0]);
  expect(pickSoftly([], 0, chance("x"))).toBeUndefined();
});

test("a soft hand takes what is worse by the softness e times less often", () => {
  const [least, most, middle] = counts(1) as [number, number, number];
  expect(most / middle).toBeCloseTo(Math.E, 0);
  expect(middle / least).toBeCloseTo(Math.E, 0);
});

test("every level has a name of its own and a sentence in both languages", () => {
  for (const text of Object.values(levelText)) {
    expect(new Set(LEVELS.map((level) => text[level].name)).size).toBe(LEVELS.length);
    for (const level of LEVELS) expect(text[level].plays).toMatch(/^\p{Lu}.*\.$/u);
  }
});
