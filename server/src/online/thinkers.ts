/**
 * A few threads think for the bots of all tables, one job after the other. How long a thought took would tell what
 * the bot holds, so every answer comes on a beat. Strong bots of some games need longer than others: a beat that was too
 * short once is longer from then on for all bots like that one, whatever they hold.
 */
import type { BotAnswer, BotJob, Clock, Thinker, Thought } from "@chronarium/authority";

/** In milliseconds: most thoughts on a quiet machine take less than a tenth of it. */
const BEAT_MS = 500;
/** Beats grow no longer than this: a bot thinks for three of them, and a machine that stands still proves nothing. */
const MOST_BEATS = 4;

type Waiting = { readonly advice: boolean; readonly begin: (thinker: Thinker) => void };

export class Thinkers {
  readonly #free: Thinker[];
  readonly #waiting: Waiting[] = [];
  readonly #clock: Clock;
  /** In beats: how long the answers of bots take, by game, level and purpose. */
  readonly #pauses: Map<string, number> = new Map();
  /** The games whose rules a thread has loaded: the first thought about one takes long for nobody's hand. */
  readonly #loaded: WeakMap<Thinker, Set<string>> = new WeakMap();

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
    const asked = this.#clock.tick();
    let begun = asked;
    let over = false;
    let running: Thought | undefined;
    let loaded: Set<string> = new Set();
    const onTheBeat = (settle: () => void): void => {
      if (over) return;
      const now = this.#clock.tick();
      const pause = this.#pauseOf(job, now - begun, loaded.has(job.game));
      loaded.add(job.game);
      const due = asked + (beatsIn(begun - asked) + pause) * BEAT_MS;
      this.#clock.after(due - now, () => {
        if (!over) settle();
        over = true;
      });
    };
    const waiting: Waiting = {
      advice: job.advice,
      begin: (thinker) => {
        begun = this.#clock.tick();
        loaded = this.#loaded.get(thinker) ?? loaded;
        this.#loaded.set(thinker, loaded);
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
        else {
          // Its thread ends with it.
          loaded.clear();
          running?.cancel();
        }
      },
    };
  }

  /** What an answer takes, in beats, that was found after so many milliseconds. */
  #pauseOf({ game, level, advice }: BotJob, spent: number, loaded: boolean): number {
    const kind = `${game} ${level} ${advice}`;
    const needed = beatsIn(spent + 1);
    const before = this.#pauses.get(kind) ?? 1;
    const usual = loaded ? Math.max(before, Math.min(needed, MOST_BEATS)) : before;
    this.#pauses.set(kind, usual);
    return Math.max(usual, needed);
  }

  #begin(waiting: Waiting): void {
    const thinker = this.#free.pop();
    if (thinker === undefined) this.#waiting.push(waiting);
    else waiting.begin(thinker);
  }

  #next(thinker: Thinker): void {
    this.#free.push(thinker);
    // Whoever asks for hints keeps no table waiting: a bot that waits too long is taken to be lost.
    const bot = this.#waiting.findIndex(({ advice }) => !advice);
    const [waiting] = this.#waiting.splice(Math.max(0, bot), 1);
    if (waiting !== undefined) this.#begin(waiting);
  }
}

const beatsIn = (ms: number): number => Math.ceil(ms / BEAT_MS);
