/** Somebody to think for the bots, in a thread that can be ended at any moment. */
import type { Seat } from "@chronarium/kernel";
import { isInteger, isObject, isText } from "./guards.ts";
import { driverRefusal, fail } from "./refusals.ts";
import { Caller, portTo, type Readers } from "./rpc.ts";
import type { BotLevel } from "./types.ts";

/** 0 takes any legal action. */
export type JobLevel = BotLevel | 0;

export type BotJob = {
  readonly game: string;
  readonly seat: Seat;
  readonly level: JobLevel;
  /** What the seat sees: the bot imagines the rest. */
  readonly view: unknown;
  /** The bot's own chance. */
  readonly seed: string;
  /** Whether to say what the action gains. */
  readonly weigh: boolean;
};
export type BotAnswer = { readonly action: { readonly type: string }; readonly gain: number };

/** An answer that may be called off: then it is undefined. */
export type Thought = { readonly answer: Promise<BotAnswer | undefined>; cancel(): void };

export interface Thinker {
  /** Calls off what it was thinking about before. */
  think(job: BotJob): Thought;
  close(): void;
}

export type BotCalls = { readonly choose: { readonly ask: BotJob; readonly answer: BotAnswer } };

export const botReaders: Readers<BotCalls> = {
  choose: (content) => {
    if (!isObject(content)) return fail("driver/bad-call", { place: "message" });
    const { game, seat, level, view, seed, weigh } = content;
    if (!isText(game) || !isText(seed) || !isInteger(seat))
      return fail("driver/bad-call", { place: "choose" });
    if (level !== 0 && level !== 1 && level !== 2 && level !== 3)
      return fail("driver/bad-call", { place: "level" });
    return { game, seat, level, view, seed, weigh: weigh === true };
  },
};

/** Thinks in a worker. A bot does not look up while it thinks, so calling off means ending the thread. */
export class WorkerThinker implements Thinker {
  readonly #spawn: () => Worker;
  #worker: Worker | undefined;
  #caller: Caller<BotCalls> | undefined;
  #current: Thought | undefined;

  constructor(spawn: () => Worker) {
    this.#spawn = spawn;
  }

  think(job: BotJob): Thought {
    this.#current?.cancel();
    const caller = this.#caller ?? this.#start();
    const { promise, resolve, reject } = Promise.withResolvers<BotAnswer | undefined>();
    const thought: Thought = {
      answer: promise,
      cancel: () => {
        if (this.#current !== thought) return;
        this.close();
        resolve(undefined);
      },
    };
    this.#current = thought;
    const rest = (): void => {
      if (this.#current === thought) this.#current = undefined;
    };
    caller.call("choose", job).then(
      (answer) => {
        rest();
        resolve(answer);
      },
      (error: unknown) => {
        rest();
        reject(error);
      },
    );
    return thought;
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#caller = undefined;
    this.#current = undefined;
  }

  #start(): Caller<BotCalls> {
    const worker = this.#spawn();
    const caller = new Caller<BotCalls>(portTo(worker));
    const died = (): void => {
      if (this.#worker === worker) this.close();
      caller.die(driverRefusal("driver/worker-failed"));
    };
    worker.addEventListener("error", died);
    worker.addEventListener("messageerror", died);
    this.#worker = worker;
    this.#caller = caller;
    return caller;
  }
}
