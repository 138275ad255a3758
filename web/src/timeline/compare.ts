/** Two lines side by side: what each seat has more or less in the branch. */
import type { Seat } from "@chronarium/kernel";
import type { PastTurn, SeatScore } from "../games/ui.ts";

export type Difference = {
  readonly seat: Seat;
  readonly main: number;
  readonly branch: number;
  /** By name; only what both lines count. */
  readonly parts: readonly { readonly name: string; readonly change: number }[];
};

export const changesIn = (
  main: SeatScore["parts"] = [],
  branch: SeatScore["parts"] = [],
): Difference["parts"] =>
  main.flatMap(({ name, score: was }) => {
    const same = branch.find((part) => part.name === name);
    return same === undefined ? [] : [{ name, change: same.score - was }];
  });

export function differences(main: readonly SeatScore[], branch: readonly SeatScore[]): readonly Difference[] {
  return main.flatMap(({ seat, score, parts }) => {
    const other = branch.find((it) => it.seat === seat);
    if (other === undefined) return [];
    return [
      {
        seat,
        main: score,
        branch: other.score,
        parts: changesIn(parts, other.parts),
      },
    ];
  });
}

type Turns = { readonly turns: readonly PastTurn[]; readonly last: number };

/** The steps at which two lines are in the same turn: the newest of the one that is behind, and the other's there. */
export function sameTurn(own: Turns, other: Turns): { readonly own: number; readonly other: number } {
  const back = reachedBy(other, own);
  if (back !== undefined) return { own: back, other: other.last };
  return { own: own.last, other: reachedBy(own, other) ?? other.last };
}

/** Where a line was when it came to the other's present turn; undefined where it has not come further. */
function reachedBy({ turns: behind }: Turns, { turns, last }: Turns): number | undefined {
  const now = behind.at(-1);
  if (now === undefined) return undefined;
  const same = ({ seat, chapter }: PastTurn): boolean => seat === now.seat && chapter === now.chapter;
  // A seat may have several turns in a day.
  const count = behind.filter(same).length;
  const met = turns.filter(same)[count - 1] ?? turns.find(({ chapter }) => chapter > now.chapter);
  return met === undefined || met === turns.at(-1) ? undefined : Math.min(met.revision, last);
}

/** With a true minus, and a plus where there is more. */
export const signed = (change: number): string =>
  change === 0 ? "0" : change > 0 ? `+${change}` : `−${-change}`;
