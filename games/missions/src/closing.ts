/** Closing what was read: yellow and red Items are put away (TS-143, TS-144). */
import type { Frame } from "./state.ts";
import { type Table, tell } from "./table.ts";

/** An Item that was only looked at stays where it is. */
export function itemAfter(table: Table, frame: Extract<Frame, { kind: "look" }>): void {
  const item = table.at.items.get(frame.side);
  if (item === undefined || frame.peek) return;
  if (item.colour !== "yellow" && item.colour !== "red") return;
  const removed = item.after === "remove";
  if (removed && !table.removed.includes(item.id)) table.removed = [...table.removed, item.id];
  if (item.colour === "red") tell(table, { type: "itemClosed", item: item.id, colour: item.colour, removed });
}
