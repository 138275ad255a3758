import { readOptions } from "@chronarium/kernel";
import { khronos, type State } from "@chronarium/khronos";

const SEATS = 4;

/** Lays out a position on a small map; one that cannot be is an error. */
export function lay(map: string, position: string): State {
  const read = readOptions(khronos.options, { map });
  if (!read.ok) throw new Error(`There is no map ${map} for a diagram.`);
  const empty = khronos.setup(read.options, SEATS, "a diagram");
  return khronos.position?.read(empty, position) ?? empty;
}

/** The seats that own something or live somewhere in the position. */
export function seatsIn({ boards, players }: State): readonly number[] {
  const found = new Set<number>();
  for (const { tiles, hamletCubes } of Object.values(boards)) {
    for (const tile of tiles) {
      if ("owner" in tile) found.add(tile.owner);
      if ("progress" in tile && tile.progress !== undefined) found.add(tile.progress);
      if ("cubes" in tile) for (const [seat, count] of tile.cubes.entries()) if (count > 0) found.add(seat);
    }
    for (const seat of Object.values(hamletCubes)) found.add(seat);
  }
  return [...players.keys()].filter((seat) => found.has(seat));
}
