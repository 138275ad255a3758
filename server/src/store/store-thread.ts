/**
 * The thread of the store: the disk keeps it waiting, and nobody else. Whatever has come while the last group was
 * written is the next group, so that many share one flush of the disk, and whoever writes alone never waits.
 */
import { parentPort, workerData } from "node:worker_threads";
import type { Answered, Asked, Opened } from "./store-calls.ts";
import { InUse, TablesFile } from "./tables-file.ts";

const port = parentPort;
if (port === null) throw new Error("The store has a thread of its own.");

function opened(): TablesFile | undefined {
  try {
    return new TablesFile((workerData as { readonly path: string }).path);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    port?.postMessage({ opened: false, inUse: error instanceof InUse, message } satisfies Opened);
    return undefined;
  }
}

function ask(file: TablesFile, [, call, args]: Asked): unknown {
  const work = file[call] as (this: TablesFile, ...args: readonly unknown[]) => unknown;
  return work.apply(file, [...args]);
}

function askAlone(file: TablesFile, asked: Asked): Answered[number] {
  const [id] = asked;
  try {
    return [id, true, file.alone(() => ask(file, asked))];
  } catch (error) {
    return [id, false, error instanceof Error ? error.message : String(error)];
  }
}

/** Nothing of a group is kept in which one fails: then each is asked once more, apart, so that it fails alone. */
function askAll(file: TablesFile, group: readonly Asked[]): Answered {
  try {
    return group.map((asked) => [asked[0], true, ask(file, asked)]);
  } catch {
    file.undo();
    file.begin();
    return group.map((asked) => askAlone(file, asked));
  }
}

function together(file: TablesFile, group: readonly Asked[]): Answered {
  try {
    file.begin();
    const answers = askAll(file, group);
    file.end();
    return answers;
  } catch (error) {
    file.undo();
    const message = error instanceof Error ? error.message : String(error);
    return group.map(([id]) => [id, false, message]);
  }
}

const file = opened();
if (file !== undefined) {
  let waiting: Asked[] = [];
  const write = (): void => {
    const group = waiting;
    waiting = [];
    if (group.length > 0) port.postMessage(together(file, group));
  };
  port.on("message", (message: readonly Asked[] | "close") => {
    if (message === "close") {
      write();
      file.close();
      port.close();
      return;
    }
    const begun = waiting.length > 0;
    waiting.push(...message);
    if (!begun) setImmediate(write);
  });
  port.postMessage({ opened: true } satisfies Opened);
}
