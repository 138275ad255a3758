/** Opening a shared table: what passes by itself is waited for, and what may pass can be tried again. */
import { type Clock, refusalOf } from "@chronarium/authority";

/** Milliseconds after which whoever was too fast asks again: a page that comes back opens much at once. */
const PAUSES = [1000, 2000, 4000, 8000] as const;

export async function patiently<Answer>(work: () => Promise<Answer>, clock: Clock): Promise<Answer> {
  for (const pause of PAUSES) {
    try {
      return await work();
    } catch (error) {
      if (refusalOf(error).code !== "party/too-fast") throw error;
    }
    await new Promise<void>((resolve) => {
      clock.after(pause, resolve);
    });
  }
  return work();
}

/** A table that is gone stays gone, and a code that nobody has stays wrong; these may be otherwise next time. */
const PASSING: ReadonlySet<string> = new Set([
  "driver/closed",
  "driver/failed",
  "driver/line-cut",
  "driver/not-loaded",
  "driver/not-stored",
  "driver/store-failing",
  "driver/too-many-open",
  "driver/worker-failed",
  "party/busy",
  "party/not-running",
  "party/too-fast",
]);

export const mayPass = (error: unknown): boolean => PASSING.has(refusalOf(error).code);
