/** Whole games are played again in a thread of their own, begun with the first of them, and anew if it dies. */
import { Caller, type Connection, driverRefusal, type Folder } from "@chronarium/authority";
import type { FoldCalls } from "./fold-calls.ts";

export function threadFolder(connect: () => Connection): Folder {
  let thread: Caller<FoldCalls> | undefined;
  const started = (): Caller<FoldCalls> => {
    const connection = connect();
    const caller = new Caller<FoldCalls>(connection.port);
    connection.onDeath(() => {
      if (thread === caller) thread = undefined;
      caller.die(driverRefusal("driver/worker-failed"));
    });
    thread = caller;
    return caller;
  };
  return {
    past: (job) => (thread ?? started()).call("past", job),
    verify: (job) => (thread ?? started()).call("verify", job),
  };
}
