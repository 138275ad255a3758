/** Two lines side by side: what each seat has more or less in the branch. */
import type { SeatScore } from "../games/ui.ts";

export type Difference = {
  readonly seat: SeatScore["seat"];
  readonly main: number;
  readonly branch: number;
  /** By name; only what both lines count. */
  readonly parts: readonly { readonly name: string; readonly change: number }[];
};

const isSame = (one: SeatScore["seat"], other: SeatScore["seat"]): boolean =>
  typeof one === "number" || typeof other === "number" ? one === other : one.name === other.name;

export function differences(main: readonly SeatScore[], branch: readonly SeatScore[]): readonly Difference[] {
  return main.flatMap(({ seat, score, parts }) => {
    const other = branch.find((it) => isSame(it.seat, seat));
    if (other === undefined) return [];
    return [
      {
        seat,
        main: score,
        branch: other.score,
        parts: parts.flatMap(({ name, score: was }) => {
          const same = other.parts.find((part) => part.name === name);
          return same === undefined ? [] : [{ name, change: same.score - was }];
        }),
      },
    ];
  });
}

/** With a true minus, and a plus where there is more. */
export const signed = (change: number): string =>
  change === 0 ? "0" : change > 0 ? `+${change}` : `−${-change}`;
