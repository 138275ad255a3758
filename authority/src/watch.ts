/**
 * A library whose authority lives in a thread of its own, with a watch over it. A thread that is gone is begun anew
 * from the store at once. One that does not answer may only be slow, so that is said first; rules that hang in it keep
 * every table waiting and cannot be called off, so in the end it is ended too, and the table they hung at is named.
 */
import type { Refusal } from "@chronarium/kernel";
import { Client, type ClientHost } from "./client.ts";
import type { Chance, Clock } from "./clock.ts";
import { tooSlow } from "./guard.ts";
import { driverRefusal, fail } from "./refusals.ts";
import type { Connection } from "./rpc.ts";

type WatchedHost = Omit<ClientHost, "end"> & {
  readonly connect: () => Connection;
  readonly clock: Clock;
  readonly watch?: Watch;
  /** What those are told who wait for an answer that never comes. */
  readonly cut?: Refusal;
  /** Called before each pause between two attempts to begin anew: why, when the next will be, and how to hurry. */
  readonly pausing?: (why: unknown, until: number, now: () => void) => void;
  /** Called with the time that an answer took, in milliseconds, each time it is asked whether anybody is there. */
  readonly answered?: (ms: number) => void;
};

/**
 * In milliseconds: how often the thread is asked whether it is there, after how long its silence is said, how long it
 * may take, and how much longer once that is over: for a machine that has slept, whose clocks ring before anybody could
 * answer. A slow network may take its time to bring the thread's file.
 */
type Watch = {
  readonly everyMs: number;
  readonly silentMs: number;
  readonly deadlineMs: number;
  readonly graceMs: number;
  /** How long the first word may take. */
  readonly startMs: number;
};

const WATCH: Watch = { everyMs: 500, silentMs: 1300, deadlineMs: 15_000, graceMs: 5000, startMs: 60_000 };
/** Between two attempts to begin anew: the first pause and the longest. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;

/** Up to a quarter longer: those who were cut off together do not all come back at once. */
const scattered = (pause: number, chance: Chance): number =>
  Math.round(pause * (1 + Number.parseInt(chance(1), 16) / 1024));

export async function openWatched(host: WatchedHost): Promise<Client> {
  const { clock, watch = WATCH } = host;
  let closed = false;
  let gone = false;
  let wake = (): void => {};

  const connect = (): Connection => {
    const made = host.connect();
    gone = false;
    made.onDeath(() => {
      if (connection !== made) return;
      gone = true;
      wake();
    });
    return made;
  };
  let connection = connect();
  const client = new Client(connection.port, {
    chance: host.chance,
    rulesOf: host.rulesOf,
    ...(host.tries !== undefined && { tries: host.tries }),
    ...(host.finished && { finished: host.finished }),
    end: () => {
      closed = true;
      wake();
      connection.end();
    },
  });

  /** Answers after so long; earlier when the thread is gone or the answer has come. */
  const wait = (ms: number, answer?: Promise<unknown>): Promise<void> =>
    new Promise((resolve) => {
      const stop = clock.after(ms, resolve);
      const woken = (): void => {
        stop();
        resolve();
      };
      wake = woken;
      if (gone || closed) woken();
      answer?.then(woken, woken);
    });

  /** Asks whether it is there, and says so while no answer comes. */
  const found = async (): Promise<"there" | "hanging" | "gone"> => {
    let answered = false;
    const asked = clock.tick();
    const pong = client.caller.call("ping", undefined).finally(() => {
      answered = true;
    });
    pong.then(
      () => host.answered?.(clock.tick() - asked),
      () => {},
    );
    await wait(watch.silentMs, pong);
    if (!answered && !gone && !closed) client.line = "silent";
    if (!answered) await wait(watch.deadlineMs - watch.silentMs, pong);
    if (!answered) await wait(watch.graceMs, pong);
    if (gone) return "gone";
    return answered || closed ? "there" : "hanging";
  };

  /** The thread's first word. */
  const start = async (): Promise<void> => {
    let answered = false;
    const hello = client.hello().finally(() => {
      answered = true;
    });
    hello.catch(() => {});
    await wait(watch.startMs, hello);
    if (gone || !answered) fail("driver/not-loaded");
    await hello;
  };

  const beginAnew = async (): Promise<void> => {
    for (let pause = FIRST_PAUSE; !closed; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      connection.end();
      connection = connect();
      client.reconnect(connection.port);
      try {
        await start();
        return;
      } catch (error) {
        gone = false;
        const ms = scattered(pause, host.chance);
        host.pausing?.(error, clock.now() + ms, () => wake());
        await wait(ms);
      }
    }
  };

  const keepWatch = async (): Promise<void> => {
    while (!closed) {
      if (!gone) await wait(watch.everyMs);
      const state = await found();
      if (closed) return;
      if (state === "there") client.line = "well";
      else {
        const culprit = state === "hanging" ? client.working : undefined;
        const why =
          culprit === undefined
            ? (host.cut ?? driverRefusal("driver/worker-failed"))
            : tooSlow(culprit.game, watch.deadlineMs);
        await client.cutOff(why, beginAnew, culprit?.table);
      }
    }
  };

  try {
    await start();
  } catch (error) {
    connection.end();
    throw error;
  }
  void keepWatch();
  return client;
}
