/** How honest chances are: what was said beside what came. */

/** One seat at one moment of one game: what the curve said, and how the game ended. */
export type Said = {
  readonly chance: number;
  /** 1 for a win, 0 for a loss, between them for a tie. */
  readonly won: number;
  /** Whether the score ended within the spread that eight of ten should. */
  readonly within: boolean;
};

export type Row = {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly said: number;
  readonly won: number;
};

const BINS: readonly (readonly [number, number])[] = [
  [0.5, 0.6],
  [0.6, 0.7],
  [0.7, 0.75],
  [0.75, 0.85],
  [0.85, 0.95],
  [0.95, 1.0001],
];

/** Of the side that is said to be ahead. */
export const calibration = (all: readonly Said[]): readonly Row[] =>
  BINS.map(([from, to]) => {
    const inside = all.filter(({ chance }) => chance >= from && chance < to);
    return { from, to, count: inside.length, said: meanOf(inside, "chance"), won: meanOf(inside, "won") };
  });

const meanOf = (all: readonly Said[], field: "chance" | "won"): number =>
  all.reduce((sum, each) => sum + each[field], 0) / Math.max(1, all.length);
