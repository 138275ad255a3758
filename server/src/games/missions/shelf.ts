/** The rules of all missions on the shelf. Their files take seconds to read, so a thread of its own does it, once. */
import { Worker } from "node:worker_threads";
import { type MissionRules, missionRules, type Volume } from "@chronarium/missions";

let reading: Promise<MissionRules> | undefined;

/** After a failure the next call tries again. */
export function missions(): Promise<MissionRules> {
  reading ??= shelf()
    .then(missionRules)
    .catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
  return reading;
}

function shelf(): Promise<readonly Volume[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly Volume[]>();
  const thread = new Worker(new URL("./shelf-thread.ts", import.meta.url));
  thread.once("message", (volumes: readonly Volume[]) => resolve(volumes));
  thread.once("error", reject);
  thread.once("exit", () => reject(new Error("The missions could not be read.")));
  return promise;
}
