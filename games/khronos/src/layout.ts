/** What stands where on one board, and which buildings form a domain (KH-39). Follows from the board alone. */
import { type Grid, type Place, placeAt, type SquareId } from "./grid.ts";
import type { Board, Tile } from "./state.ts";
import { type BuildingType, type Size, TYPES } from "./tables.ts";

/** A tile or an open printed hamlet. */
export type Building = {
  readonly type: BuildingType;
  readonly size: Size;
  readonly at: SquareId;
  readonly place: Place;
  /** Undefined for a printed hamlet. */
  readonly tile: Tile | undefined;
};

export type Layout = {
  readonly grid: Grid;
  readonly hamlets: readonly SquareId[];
  /** Tiles in the board's order, then open printed hamlets. */
  readonly buildings: readonly Building[];
  /** Square -> index into buildings, or -1. */
  readonly occupant: Int16Array;
  /** Building -> domain. Domains are numbered by their top-most, then left-most square (KH-86). */
  readonly domainOf: Int16Array;
  readonly domains: readonly (readonly number[])[];
  /** tops[domain * 3 + type]: largest size of that type there; index of type as in TYPES. */
  readonly tops: Int8Array;
};

export const TYPE_INDEX: Readonly<Record<BuildingType, 0 | 1 | 2>> = { military: 0, religious: 1, civil: 2 };

const layouts = new WeakMap<Board, Layout>();

/** A cache: boards never change, and an untouched board keeps its identity from state to state. */
export function layoutOf(grid: Grid, hamlets: readonly SquareId[], board: Board): Layout {
  const known = layouts.get(board);
  if (known !== undefined && known.grid === grid && known.hamlets === hamlets) return known;
  const layout = makeLayout(grid, hamlets, board);
  layouts.set(board, layout);
  return layout;
}

function makeLayout(grid: Grid, hamlets: readonly SquareId[], board: Board): Layout {
  const occupant = new Int16Array(grid.names.length).fill(-1);
  const buildings: Building[] = [];
  const put = (type: BuildingType, size: Size, at: SquareId, tile: Tile | undefined): void => {
    const place = placeAt(grid, at, size);
    if (place === undefined) throw new Error(`A building of size ${size} at ${at} is not on the board.`);
    for (const square of place.squares) occupant[square] = buildings.length;
    buildings.push({ type, size, at, place, tile });
  };
  for (const tile of board.tiles) put(tile.type, tile.size, tile.at, tile);
  for (const hamlet of hamlets) {
    if (occupant[grid.indexOf.get(hamlet) as number] === -1) put("civil", 1, hamlet, undefined);
  }

  const domainOf = new Int16Array(buildings.length).fill(-1);
  const domains: number[][] = [];
  for (let square = 0; square < occupant.length; square++) {
    const start = occupant[square] as number;
    if (start === -1 || domainOf[start] !== -1) continue;
    const members = [start];
    domainOf[start] = domains.length;
    for (let i = 0; i < members.length; i++) {
      for (const beside of (buildings[members[i] as number] as Building).place.border) {
        const other = occupant[beside] as number;
        if (other === -1 || domainOf[other] !== -1) continue;
        domainOf[other] = domains.length;
        members.push(other);
      }
    }
    domains.push(members);
  }
  const tops = new Int8Array(domains.length * TYPES.length);
  buildings.forEach((building, i) => {
    const slot = (domainOf[i] as number) * TYPES.length + TYPE_INDEX[building.type];
    if (building.size > (tops[slot] as number)) tops[slot] = building.size;
  });
  return { grid, hamlets, buildings, occupant, domainOf, domains, tops };
}

export const topOf = (layout: Layout, domain: number, type: BuildingType): number =>
  layout.tops[domain * TYPES.length + TYPE_INDEX[type]] as number;

/** The building that begins at this square, tile or open hamlet. */
export function buildingAt(layout: Layout, at: SquareId): Building | undefined {
  const square = layout.grid.indexOf.get(at);
  if (square === undefined) return undefined;
  const building = layout.buildings[layout.occupant[square] as number];
  return building?.at === at ? building : undefined;
}

export const NO_DOMAIN = -1;
export const SEVERAL_DOMAINS = -2;

/**
 * The one domain whose buildings touch this block, or NO_DOMAIN, or SEVERAL_DOMAINS (KH-43). The domain of the
 * building that an upgrade grows from counts too, even where it stood alone (KH-45).
 */
export function domainTouched(layout: Layout, place: Place, old: Building | undefined): number {
  let found = old === undefined ? NO_DOMAIN : (layout.domainOf[layout.buildings.indexOf(old)] as number);
  const { border } = place;
  const { occupant, domainOf } = layout;
  for (let i = 0; i < border.length; i++) {
    const building = occupant[border[i] as number] as number;
    if (building === -1) continue;
    const domain = domainOf[building] as number;
    if (found === NO_DOMAIN) found = domain;
    else if (found !== domain) return SEVERAL_DOMAINS;
  }
  return found;
}

/** Members of a domain that share its highest size of a type; two or more break Hierarchy (KH-40). */
export function topMembers(
  layout: Layout,
  domain: number,
  type: "military" | "religious",
): readonly Building[] {
  const top = topOf(layout, domain, type);
  if (top === 0) return [];
  return (layout.domains[domain] as readonly number[])
    .map((i) => layout.buildings[i] as Building)
    .filter((building) => building.type === type && building.size === top)
    .sort((a, b) => a.place.square - b.place.square);
}
