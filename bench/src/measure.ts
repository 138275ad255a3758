/** How things are timed: in slices, ours and the peer's in turn, so that a slow moment of the machine hits both. */

export type Budget = {
  readonly warmUpMs: number;
  readonly sliceMs: number;
  /** How many slices of each side; the median counts. */
  readonly slices: number;
  /** How many games are timed call by call, and how many are played before. */
  readonly games: number;
  readonly warmUpGames: number;
};

export const FULL: Budget = { warmUpMs: 1000, sliceMs: 1000, slices: 7, games: 200, warmUpGames: 20 };
/** Shows that everything runs; its figures mean nothing. */
export const QUICK: Budget = { warmUpMs: 10, sliceMs: 10, slices: 1, games: 4, warmUpGames: 1 };

/** Does one game's worth of work, and says how much was done in how many milliseconds. */
export type Work = (game: number) => Done;
export type Done = { readonly count: number; readonly ms: number };

/** Milliseconds of this thread on its processor: a busy machine counts for nothing. */
export function tick(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** For work that is timed as a whole. */
export function timed(work: (game: number) => number): Work {
  return (game) => {
    const begin = tick();
    const count = work(game);
    return { count, ms: tick() - begin };
  };
}

export const processorMs = (work: () => void): number => {
  const before = tick();
  work();
  return tick() - before;
};

export type Progress = (what: string) => void;

/** The median rate per second of each side, after a warm-up of each. */
export function ratesOf(
  name: string,
  sides: readonly Work[],
  budget: Budget,
  progress: Progress,
): readonly number[] {
  const runs = sides.map((work) => ({ work, game: 0, rates: [] as number[] }));
  progress(`${name}: warming up`);
  for (const run of runs) slice(run, budget.warmUpMs);
  for (let i = 0; i < budget.slices; i++) {
    progress(`${name}: slice ${i + 1} of ${budget.slices}`);
    for (const run of runs) run.rates.push(slice(run, budget.sliceMs));
  }
  return runs.map(({ rates }) => median(rates));
}

/** Plays on for some time, in whole games. */
function slice(run: { readonly work: Work; game: number }, forMs: number): number {
  let count = 0;
  let ms = 0;
  const end = performance.now() + forMs;
  do {
    const done = run.work(run.game++);
    count += done.count;
    ms += done.ms;
  } while (performance.now() < end);
  return (count / ms) * 1000;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
}

/** The smallest value that so many of a hundred do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil((values.length * percent) / 100) - 1]!;
}
