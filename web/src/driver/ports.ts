/** Lines between the threads of a browser. */
import type { Connection, Port } from "@chronarium/authority";

/** To a worker that this thread made. */
export function connectionTo(worker: Worker): Connection {
  return {
    port: {
      send: (message) => worker.postMessage(message),
      listen: (hear) => worker.addEventListener("message", ({ data }) => hear(data)),
    },
    end: () => worker.terminate(),
    onDeath: (died) => {
      worker.addEventListener("error", died);
      worker.addEventListener("messageerror", died);
    },
  };
}

/** A worker's port to the thread that made it. */
export function portOut(): Port {
  return {
    send: (message) => globalThis.postMessage(message),
    listen: (hear) => globalThis.addEventListener("message", ({ data }) => hear(data)),
  };
}
