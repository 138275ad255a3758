/** A step of a correction (CP-9). */
import type { Action } from "@chronarium/anachrony/companion";
import { act, useGame, useTableStore } from "./store.ts";

/** Each step opens a correction first, if none is open. */
export function useStep(): (...actions: readonly Action[]) => void {
  const table = useTableStore();
  const { correction } = useGame();
  return (...actions) =>
    void act(table, ...(correction === undefined ? [{ type: "correct" } as const] : []), ...actions);
}
