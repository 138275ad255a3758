/** The stored games that the curve is held to. */
import { readFileSync } from "node:fs";
import type { Seat } from "@chronarium/kernel";
import type { Moment } from "../../src/analysis/index.ts";
import type { Said } from "./table.ts";

export type Recorded = {
  readonly seed: string;
  readonly seats: number;
  /** Of the seats, and after them of the rivals. */
  readonly scores: readonly number[];
  readonly places: readonly number[];
  readonly moments: readonly Moment[];
  /** Of the first games alone. */
  readonly log?: readonly { readonly seat: Seat; readonly action: unknown }[];
};

export const recorded = (game: string): readonly Recorded[] =>
  readFileSync(new URL(`./${game}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Recorded);

/** Of each moment the side that is said to be ahead. */
export const saidIn = (all: readonly Recorded[]): readonly Said[] =>
  all.flatMap(({ moments, places, scores }) => {
    const first = places.filter((place) => place === 1).length;
    return moments.map(({ chances, scores: expected }) => {
      const means = chances.map(({ mean }) => mean);
      const ahead = means.indexOf(Math.max(...means));
      const { low, high } = expected[ahead] ?? { low: 0, high: 0 };
      const score = scores[ahead] ?? 0;
      return {
        chance: means[ahead] ?? 0,
        won: places[ahead] === 1 ? 1 / first : 0,
        within: score >= low && score <= high,
      };
    });
  });
