/** Time and chance of a browser's thread. */
import type { Clock } from "@chronarium/authority";

/** Works where `randomUUID` does not: on a page that came over plain http. */
export function chance(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const clock: Clock = {
  now: () => Date.now(),
  tick: () => performance.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};
