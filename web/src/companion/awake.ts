/** Keeps the screen awake while a table lies open: the phone lies beside the board, and nobody touches it. */
import { useEffect } from "react";

export function useAwake(): void {
  useEffect(() => {
    // Not every browser has it, and a low battery may forbid it: then the screen goes dark as always.
    if (!("wakeLock" in navigator)) return undefined;
    let wanted = true;
    let lock: WakeLockSentinel | undefined;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== "visible" || (lock !== undefined && !lock.released)) return;
      try {
        lock = await navigator.wakeLock.request("screen");
        if (!wanted) await lock.release();
      } catch {
        lock = undefined;
      }
    };
    // The browser lets go of it whenever the page is hidden.
    const seen = (): void => void ask();
    document.addEventListener("visibilitychange", seen);
    void ask();
    return () => {
      wanted = false;
      document.removeEventListener("visibilitychange", seen);
      void lock?.release();
    };
  }, []);
}
