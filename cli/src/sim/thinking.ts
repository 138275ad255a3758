/** How long bots think, in milliseconds of processor time of this thread: neighbours on the machine do not count. */

export type Thinking = {
  readonly decisions: number[];
  /** The decisions of an entry until another one decides, together. */
  readonly turns: number[];
};

export function addThinking(sum: Thinking, more: Thinking): void {
  sum.decisions.push(...more.decisions);
  sum.turns.push(...more.turns);
}

/** One watch for each entry. */
export function stopwatches(entries: number): {
  readonly time: <T>(entry: number, think: () => T) => T;
  readonly read: () => readonly Thinking[];
} {
  const all = Array.from({ length: entries }, (): Thinking => ({ decisions: [], turns: [] }));
  let last: number | undefined;
  return {
    time(entry, think) {
      const before = process.threadCpuUsage();
      const thought = think();
      const { user, system } = process.threadCpuUsage(before);
      const ms = (user + system) / 1000;
      const { decisions, turns } = all[entry]!;
      decisions.push(ms);
      if (last === entry) turns.push(turns.pop()! + ms);
      else turns.push(ms);
      last = entry;
      return thought;
    },
    read: () => all,
  };
}

export type Spread = {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
};

/** What most need, what nearly all need, what the slowest needs. */
export function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), max: at(1) };
}
