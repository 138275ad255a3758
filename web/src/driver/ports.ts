/** Lines between the threads of a browser. */
import { type Connection, isObject, isText, type Port, say } from "@chronarium/authority";

/** Said by a thread that holds a lock for as long as it lives. */
const LIFE = "life";

/** To a worker that this thread made. */
export function connectionTo(worker: Worker): Connection {
  const mourners: (() => void)[] = [];
  const stop = new AbortController();
  const died = (): void => {
    for (const mourn of mourners) mourn();
  };
  // Before its first word an error means that it could not start; later ones are answered one by one.
  worker.addEventListener("error", died);
  worker.addEventListener("message", () => worker.removeEventListener("error", died), { once: true });
  worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (!isObject(data) || data.topic !== LIFE || !isText(data.content)) return;
    // The browser gives the lock to this thread when the other has gone, whatever it was doing.
    navigator.locks.request(data.content, { signal: stop.signal }, died).catch(() => {});
  });
  return {
    port: {
      send: (message) => worker.postMessage(message),
      listen: (hear) => worker.addEventListener("message", ({ data }) => hear(data)),
    },
    end: () => {
      stop.abort();
      worker.terminate();
    },
    onDeath: (mourn) => {
      mourners.push(mourn);
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

/**
 * Lets the other end notice at once when this thread is gone. On a page that came over plain http there are no locks:
 * there only its silence is noticed.
 */
export function holdLife(port: Port, name: string): Promise<void> {
  // Only missing where the page is not secure, whatever its type says.
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return Promise.resolve();
  return new Promise((resolve) => {
    void locks.request(name, () => {
      say(port, LIFE, name);
      resolve();
      return new Promise(() => {});
    });
  });
}
