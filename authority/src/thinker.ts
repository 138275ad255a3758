/** Somebody to think for the bots. Where it happens is the host's business: a worker, a pool, this thread. */
import { isLevel, type Level } from "@chronarium/bots";
import type { Seat } from "@chronarium/kernel";
import { isInteger, isObject, isText } from "./guards.ts";
import { driverRefusal, fail } from "./refusals.ts";
import { Caller, type Connection, type Readers } from "./rpc.ts";
import type { Hint } from "./types.ts";

/** 0 takes any legal action. */
export type JobLevel = Level | 0;

export type BotJob = {
  readonly game: string;
  readonly seat: Seat;
  readonly level: JobLevel;
  /** What the seat sees, and nothing else: the bot imagines the rest, as often as it likes. */
  readonly view: unknown;
  /** The bot's own chance. */
  readonly seed: string;
  /** Whether it is advice for a person, who wants to know what else could be done, and what it is worth. */
  readonly advice: boolean;
};
export type BotAnswer = { readonly action: { readonly type: string }; readonly hint?: Hint };

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
    const { game, seat, level, view, seed, advice } = content;
    if (!isText(game) || !isText(seed) || !isInteger(seat))
      return fail("driver/bad-call", { place: "choose" });
    if (level !== 0 && !isLevel(level)) return fail("driver/bad-call", { place: "level" });
    return { game, seat, level, view, seed, advice: advice === true };
  },
};

/** Thinks in another thread. A bot does not look up while it thinks, so calling off means ending the thread. */
export class ThreadThinker implements Thinker {
  readonly #connect: () => Connection;
  #line: { readonly connection: Connection; readonly caller: Caller<BotCalls> } | undefined;
  #current: Thought | undefined;

  constructor(connect: () => Connection) {
    this.#connect = connect;
  }

  think(job: BotJob): Thought {
    this.#current?.cancel();
    const { caller } = this.#line ?? this.#start();
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
    this.#line?.connection.end();
    this.#line = undefined;
    this.#current = undefined;
  }

  #start(): { readonly caller: Caller<BotCalls> } {
    const connection = this.#connect();
    const caller = new Caller<BotCalls>(connection.port);
    const line = { connection, caller };
    connection.onDeath(() => {
      if (this.#line === line) this.close();
      caller.die(driverRefusal("driver/not-loaded"));
    });
    this.#line = line;
    return line;
  }
}
