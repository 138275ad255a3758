/** The heap without what nobody holds any more. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

let collector: (() => void) | undefined;

/** Bytes that are still held. */
export function collect(): number {
  if (collector === undefined) {
    setFlagsFromString("--expose-gc");
    collector = runInNewContext("gc") as () => void;
  }
  collector();
  return process.memoryUsage().heapUsed;
}
