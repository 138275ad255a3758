/**
 * A library whose authority lives in a thread of its own, with a watch over it: rules that hang there keep every
 * table waiting and cannot be called off. So their thread is ended, the table that they hung at is named in the
 * store, and the other tables go on in a new thread.
 */
import { Client, type ClientHost } from "./client.ts";
import type { Clock } from "./clock.ts";
import { tooSlow } from "./guard.ts";
import { driverRefusal } from "./refusals.ts";
import type { Connection } from "./rpc.ts";

type WatchedHost = Omit<ClientHost, "end"> & {
  readonly connect: () => Connection;
  readonly clock: Clock;
  readonly watch?: Watch;
};

/**
 * In milliseconds: how often the thread is asked whether it is there, how long it may take, and how much longer once
 * that is over. The last is for a machine that has slept: its clocks ring before anybody could answer.
 */
type Watch = { readonly everyMs: number; readonly deadlineMs: number; readonly graceMs: number };

const WATCH: Watch = { everyMs: 5000, deadlineMs: 15_000, graceMs: 5000 };

export async function openWatched(host: WatchedHost): Promise<Client> {
  const { clock, watch = WATCH } = host;
  let connection = host.connect();
  let stop = (): void => {};
  const client = new Client(connection.port, {
    chance: host.chance,
    rulesOf: host.rulesOf,
    end: () => {
      stop();
      connection.end();
    },
  });

  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      stop = clock.after(ms, resolve);
    });

  const isThere = async (): Promise<boolean> => {
    let answered = false;
    const pong = client.caller.call("ping", undefined).then(
      () => {
        answered = true;
      },
      () => {
        answered = true;
      },
    );
    await Promise.race([pong, wait(watch.deadlineMs)]);
    if (!answered) await Promise.race([pong, wait(watch.graceMs)]);
    return answered;
  };

  const beginAnew = async (): Promise<void> => {
    const culprit = client.working;
    connection.end();
    connection = host.connect();
    const why =
      culprit === undefined ? driverRefusal("driver/worker-failed") : tooSlow(culprit.game, watch.deadlineMs);
    await client.reconnect(connection.port, why, culprit?.table);
  };

  const keepWatch = async (): Promise<void> => {
    for (;;) {
      await wait(watch.everyMs);
      if (!(await isThere())) await beginAnew();
    }
  };

  // Before its first word an error means that the thread could not start; later ones are answered one by one.
  let started = false;
  connection.onDeath(() => {
    if (!started) client.caller.die(driverRefusal("driver/worker-failed"));
  });
  try {
    await client.hello();
    started = true;
  } catch (error) {
    connection.end();
    throw error;
  }
  void keepWatch().catch(() => {});
  return client;
}
