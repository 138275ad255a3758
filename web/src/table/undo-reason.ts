/** Why undo or redo has nothing to do: the button stays in reach and says it. */
import type { TableState } from "./store.ts";

export type UndoReason = "nothing" | "revealed" | "notYours";

export function undoReason({ live, entries }: TableState): UndoReason | undefined {
  if (live.viewer === "observer" || live.table.ended !== undefined) return "nothing";
  if (live.undoTo !== undefined && live.undoTo < live.revision) return undefined;
  const last = entries.findLast(({ revision }) => revision <= live.revision);
  if (last === undefined || !entries.some(({ seat }) => seat === live.viewer)) return "nothing";
  return last.seat === live.viewer || last.events.some(({ reveals }) => reveals === true)
    ? "revealed"
    : "notYours";
}

export const redoReason = ({ live }: TableState): "noRedo" | undefined =>
  live.canRedo === true ? undefined : "noRedo";
