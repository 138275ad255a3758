/** Counting what lies on the boards. */
import type { Seat } from "@chronarium/kernel";
import type { Boards } from "./state.ts";
import { ERAS } from "./tables.ts";

/** Cubes of a seat on all boards: on its buildings, as markers, and as population. */
export function cubesOnBoards(boards: Boards, seat: Seat): number {
  let count = 0;
  for (const era of ERAS) {
    for (const tile of boards[era].tiles) {
      if ("owner" in tile) count += tile.owner === seat ? 1 : 0;
      else if ("cubes" in tile) count += tile.cubes[seat] ?? 0;
      else if ("progress" in tile) count += tile.progress === seat ? 1 : 0;
    }
    count += Object.values(boards[era].hamletCubes).filter((owner) => owner === seat).length;
  }
  return count;
}
