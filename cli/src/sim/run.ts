/** Spreads the games of a simulation over threads. The order in which threads finish changes no outcome. */
import { createHash } from "node:crypto";
import { Worker } from "node:worker_threads";
import type { Plan } from "./plan.ts";
import { addTally, emptyTally, type Tally } from "./tally.ts";
import type { Stretch, WorkerMessage } from "./worker.ts";

export type Simulated = {
  readonly tally: Tally;
  readonly seconds: number;
  /** SHA-256 over the hashes of all final states, one line each. */
  readonly digest: string;
};

/** Small enough that the bar moves and no thread waits long at the end. */
const LONGEST_STRETCH = 20;

export async function simulate(
  plan: Plan,
  threads: number,
  stop: AbortSignal,
  onPlayed: (games: number) => void,
): Promise<Simulated> {
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL("./worker.ts", import.meta.url), { workerData: plan }),
  );
  try {
    await Promise.all(workers.map((worker) => answer(worker, stop)));
    const begin = performance.now();
    const sum = inOrder(plan);
    const stretches = stretchesOf(plan.games, threads);
    await Promise.all(
      workers.map(async (worker) => {
        for (let next = stretches.next(); !next.done; next = stretches.next()) {
          const answered = answer(worker, stop);
          worker.postMessage(next.value);
          const message = await answered;
          if (message.kind !== "played") continue;
          sum.add(message.stretch, message.tally);
          onPlayed(message.tally.games);
        }
      }),
    );
    return { ...sum.end(), seconds: (performance.now() - begin) / 1000 };
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function* stretchesOf(games: number, threads: number): Generator<Stretch, undefined> {
  const length = Math.min(LONGEST_STRETCH, Math.ceil(games / threads / 8));
  for (let from = 0; from < games; from += length) yield { from, to: Math.min(from + length, games) };
}

/** The next message of a worker. */
function answer(worker: Worker, stop: AbortSignal): Promise<WorkerMessage> {
  return new Promise((resolve, reject) => {
    if (stop.aborted) return reject(stop.reason);
    const settle = (act: () => void): void => {
      worker.off("message", heard).off("error", failed);
      stop.removeEventListener("abort", stopped);
      act();
    };
    const heard = (message: WorkerMessage): void => settle(() => resolve(message));
    const failed = (error: unknown): void => settle(() => reject(error));
    const stopped = (): void => settle(() => reject(stop.reason));
    worker.on("message", heard).on("error", failed);
    stop.addEventListener("abort", stopped);
  });
}

/** Adds stretches up in the order of the games, whatever the order in which they come. */
function inOrder(plan: Plan): {
  add(stretch: Stretch, tally: Tally): void;
  end(): { readonly tally: Tally; readonly digest: string };
} {
  const sum = emptyTally(plan.players);
  const hash = createHash("sha256");
  const waiting = new Map<number, Tally>();
  return {
    add(stretch, tally) {
      waiting.set(stretch.from, tally);
      for (let next = waiting.get(sum.games); next !== undefined; next = waiting.get(sum.games)) {
        waiting.delete(sum.games);
        for (const each of next.hashes) hash.update(`${each}\n`);
        addTally(sum, next);
      }
    },
    end: () => ({ tally: sum, digest: hash.digest("hex") }),
  };
}
