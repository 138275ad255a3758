/** KH-137: the marks that remember, during one action, which domain a building belonged to before it. */

import type { Place, SquareId } from "./grid.ts";
import type { Layout } from "./layout.ts";
import type { Tile } from "./state.ts";

export type Mark = number;
export type Marks = {
  /** By top-left square. */
  readonly tiles: Map<SquareId, Mark>;
  /** Open or covered: a covered hamlet has the mark of its cover. */
  readonly hamlets: ReadonlyMap<SquareId, Mark>;
  /** mark -> a mark that counts as one with it for Dominion, in the end itself; civil tiles join marks. */
  readonly joined: Mark[];
};

export function makeMarks(hamlets: readonly SquareId[], layout: Layout): Marks {
  const tiles = new Map<SquareId, Mark>();
  layout.buildings.forEach((building, i) => {
    if (building.tile !== undefined) tiles.set(building.at, layout.domainOf[i] as number);
  });
  const markOf = (hamlet: SquareId): Mark => {
    const square = layout.grid.indexOf.get(hamlet) as number;
    return layout.domainOf[layout.occupant[square] as number] as number;
  };
  return {
    tiles,
    hamlets: new Map(hamlets.map((hamlet) => [hamlet, markOf(hamlet)])),
    joined: layout.domains.map((_, domain) => domain),
  };
}

export function newMark(marks: Marks): Mark {
  marks.joined.push(marks.joined.length);
  return marks.joined.length - 1;
}

/** Marks with the same answer are one domain for Dominion. */
export function dominionOf(marks: Marks, mark: Mark): Mark {
  let root = mark;
  while (marks.joined[root] !== root) root = marks.joined[root] as Mark;
  return root;
}

export function join(marks: Marks, touched: readonly Mark[]): void {
  const [first, ...others] = touched.map((mark) => dominionOf(marks, mark));
  if (first === undefined) return;
  for (const other of others) marks.joined[other] = first;
}

/**
 * Marks of the buildings that share an edge with a block, when the tiles in `gone` are taken away first:
 * a printed hamlet that comes back to light counts with the mark of what covered it (KH-63).
 */
export function marksTouching(marks: Marks, layout: Layout, place: Place, gone: readonly Tile[]): Mark[] {
  const found: Mark[] = [];
  for (const square of place.border) {
    const building = layout.buildings[layout.occupant[square] as number];
    if (building === undefined) continue;
    const name = layout.grid.names[square] as SquareId;
    const standing = building.tile !== undefined && !gone.includes(building.tile);
    const mark = standing ? marks.tiles.get(building.at) : marks.hamlets.get(name);
    if (mark !== undefined && !found.includes(mark)) found.push(mark);
  }
  return found;
}
