/** Time, chance and threads of the server. */
import { randomBytes } from "node:crypto";
import { performance } from "node:perf_hooks";
import { Worker } from "node:worker_threads";
import type { Clock, Connection } from "@chronarium/authority";

export const chance = (bytes: number): string => randomBytes(bytes).toString("hex");

export const clock: Clock = {
  now: () => Date.now(),
  tick: () => performance.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/** A thread that answers calls. It keeps nobody from going home. */
export function threadAt(url: URL): Connection {
  const thread = new Worker(url);
  thread.unref();
  return {
    port: {
      send: (message) => thread.postMessage(message),
      listen: (hear) => {
        thread.on("message", hear);
      },
    },
    end: () => void thread.terminate(),
    onDeath: (died) => {
      thread.once("error", died);
      thread.once("exit", died);
    },
  };
}
