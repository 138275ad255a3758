/**
 * A few threads think for the bots of all tables, one job after the other. How long a thought took would tell what
 * the bot holds, so every answer comes at the next beat after it was asked for.
 */
import type { BotAnswer, BotJob, Clock, Thinker, Thought } from "@chronarium/authority";

/** The beat, in milliseconds: a thought on a quiet machine takes 5 to 65 of them. */
const BEAT_MS = 500;

type Waiting = { readonly begin: (thinker: Thinker) => void };

export class Thinkers {
  readonly #free: Thinker[];
  readonly #waiting: Waiting[] = [];
  readonly #clock: Clock;

  constructor(threads: number, make: () => Thinker, clock: Clock) {
    this.#free = Array.from({ length: threads }, make);
    this.#clock = clock;
  }

  /** For one room. */
  one(): Thinker {
    let current: Thought | undefined;
    return {
      think: (job) => {
        current?.cancel();
        current = this.#think(job);
        return current;
      },
      close: () => current?.cancel(),
    };
  }

  #think(job: BotJob): Thought {
    const { promise, resolve, reject } = Promise.withResolvers<BotAnswer | undefined>();
    const begun = this.#clock.tick();
    let over = false;
    let running: Thought | undefined;
    const onTheBeat = (settle: () => void): void => {
      const spent = this.#clock.tick() - begun;
      this.#clock.after(Math.ceil(spent / BEAT_MS + 0.01) * BEAT_MS - spent, () => {
        if (!over) settle();
        over = true;
      });
    };
    const waiting: Waiting = {
      begin: (thinker) => {
        running = thinker.think(job);
        running.answer
          .then(
            (answer) => onTheBeat(() => resolve(answer)),
            (error: unknown) => onTheBeat(() => reject(error)),
          )
          .finally(() => this.#next(thinker));
      },
    };
    this.#begin(waiting);
    return {
      answer: promise,
      cancel: () => {
        if (over) return;
        over = true;
        resolve(undefined);
        const queued = this.#waiting.indexOf(waiting);
        if (queued >= 0) this.#waiting.splice(queued, 1);
        else running?.cancel();
      },
    };
  }

  #begin(waiting: Waiting): void {
    const thinker = this.#free.pop();
    if (thinker === undefined) this.#waiting.push(waiting);
    else waiting.begin(thinker);
  }

  #next(thinker: Thinker): void {
    this.#free.push(thinker);
    const waiting = this.#waiting.shift();
    if (waiting !== undefined) this.#begin(waiting);
  }
}
