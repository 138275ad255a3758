/** The turns of an analysis as the page names them. */
import type { Analysis, Spread } from "@chronarium/bots/analysis";
import type { Seat } from "@chronarium/kernel";
import type { PastTurn } from "../games/ui.ts";
import type { SeatLook } from "../shell/seat-shapes.ts";
import { turnAt } from "../timeline/line.ts";

export type Measure = "chance" | "score";

/** A seat or a rival, in the order of the analysis. */
export type Party = { readonly look: SeatLook; readonly name: string; readonly seat: Seat | undefined };

/** A moment of the curve: whose turn led to it, and in which chapter. */
export type CurveTurn = { readonly seat: Seat | undefined; readonly chapter: number };

export const turnsOn = ({ moments }: Analysis, past: readonly PastTurn[]): readonly CurveTurn[] =>
  moments.map(({ seat }, i) => ({
    seat,
    chapter: turnAt(past, moments[Math.max(0, i - 1)]?.revision ?? 0)?.chapter ?? 1,
  }));

/** The chapters along the curve: each with its first and its last moment. */
export function chaptersOn(
  turns: readonly CurveTurn[],
): readonly { readonly chapter: number; readonly from: number; readonly to: number }[] {
  const chapters: { chapter: number; from: number; to: number }[] = [];
  for (const [i, { chapter }] of turns.entries()) {
    const last = chapters.at(-1);
    if (i > 0 && last?.chapter === chapter) last.to = i;
    else if (i > 0) chapters.push({ chapter, from: i - 1, to: i });
  }
  return chapters;
}

export const spreadsOf = ({ moments }: Analysis, measure: Measure, party: number): readonly Spread[] =>
  moments.map(
    ({ chances, scores }) => (measure === "chance" ? chances : scores)[party] ?? { mean: 0, low: 0, high: 0 },
  );

/** The last moment that is not after this revision. */
export const momentBefore = ({ moments }: Analysis, revision: number): number =>
  Math.max(
    0,
    moments.findLastIndex((moment) => moment.revision <= revision),
  );
