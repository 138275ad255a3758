/** A bar on stderr for work that takes a while. Where stderr is no terminal it stays silent. */
export type Progress = {
  advance(by: number): void;
  /** Wipes the bar away: what follows stands on a clean line. */
  end(): void;
};

const WIDTH = 30;
/** Milliseconds between two drawings. */
const PAUSE = 100;

export function progressBar(total: number, unit: string): Progress {
  const stream = process.stderr;
  if (!stream.isTTY) return { advance: () => {}, end: () => {} };
  const begin = performance.now();
  let done = 0;
  let drawn = Number.NEGATIVE_INFINITY;
  return {
    advance(by) {
      done += by;
      const now = performance.now();
      if (now - drawn < PAUSE) return;
      drawn = now;
      const full = Math.floor((WIDTH * done) / total);
      const bar = "█".repeat(full) + "░".repeat(WIDTH - full);
      const left = Math.ceil((((now - begin) / Math.max(done, 1)) * (total - done)) / 1000);
      stream.write(`\r\x1b[2K${bar} ${done} of ${total} ${unit}, ${left} s left`);
    },
    end() {
      stream.write("\r\x1b[2K");
    },
  };
}
