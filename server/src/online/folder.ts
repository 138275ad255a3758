/**
 * Whole games are played again in a thread of their own, one after the other; it is begun with the first of them, and
 * anew if it dies. Rules that do not come to an end are named, their thread is ended, and their table is not played
 * again: the others go on.
 */
import {
  Caller,
  type Clock,
  type Connection,
  DriverError,
  driverRefusal,
  type Folder,
  tooSlow,
} from "@chronarium/authority";
import type { Refusal } from "@chronarium/kernel";
import type { FoldCalls } from "./fold-calls.ts";

/** A game of a thousand actions takes less than a second; a busy machine may stop a thread for several. */
const DEADLINE_MS = 30_000;

type Thread = { readonly caller: Caller<FoldCalls>; readonly end: () => void };
type About = { readonly table: string; readonly game: string };

export function threadFolder(connect: () => Connection, clock: Clock): Folder {
  let thread: Thread | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const stuck: Map<string, Refusal> = new Map();

  const started = (): Thread => {
    const { port, end, onDeath } = connect();
    const begun: Thread = { caller: new Caller<FoldCalls>(port), end };
    onDeath(() => {
      if (thread === begun) thread = undefined;
      begun.caller.die(driverRefusal("driver/worker-failed"));
    });
    thread = begun;
    return begun;
  };
  const ask = async <Name extends keyof FoldCalls>(
    call: Name,
    job: FoldCalls[Name]["ask"],
    { table, game }: About,
  ): Promise<FoldCalls[Name]["answer"]> => {
    const known = stuck.get(table);
    if (known !== undefined) throw new DriverError(known);
    const { caller, end } = thread ?? started();
    const stop = clock.after(DEADLINE_MS, () => {
      const refusal = tooSlow(game, DEADLINE_MS);
      stuck.set(table, refusal);
      thread = undefined;
      caller.die(refusal);
      end();
    });
    try {
      return await caller.call(call, job);
    } finally {
      stop();
    }
  };
  /** The time of one is not spent by another. */
  const inTurn = <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
  return {
    past: (job) => inTurn(() => ask("past", job, { table: job.setting.table.id, game: job.game })),
    verify: (job) => inTurn(() => ask("verify", job, job)),
  };
}
