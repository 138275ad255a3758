/** The diagrams, and how their positions are laid out. */
import { readOptions } from "@chronarium/kernel";
import { khronos, type State } from "../../src/index.ts";
import { domains } from "./domains.ts";
import { junctions } from "./junctions.ts";
import { reason } from "./reason.ts";
import { ripples } from "./ripples.ts";
import type { Diagram } from "./types.ts";

export type { Diagram, Picture } from "./types.ts";

export const DIAGRAMS: readonly Diagram[] = [...domains, ...ripples, ...junctions, ...reason];

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
