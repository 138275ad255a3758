/** A thread with nothing to do: how late its loop is, the machine is. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { parentPort } from "node:worker_threads";
import { lateness, RESOLUTION_MS } from "./lateness.ts";

const loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
loop.enable();
parentPort?.on("message", (wish: "begin" | "tell") => {
  if (wish === "begin") loop.reset();
  else parentPort?.postMessage(lateness(loop));
});
