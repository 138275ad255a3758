/** Everything about a map that never changes, worked out once: names, footprints, borders, terrain (KH-23). */
import { type MapData, mapData } from "./maps.ts";
import { SIZES, type Size } from "./tables.ts";

/** "D2": column letter and row number, as on the printed boards. Actions and states name squares so. */
export type SquareId = string;

/** The s×s block of squares with a given top-left square. */
export type Place = {
  readonly at: SquareId;
  /** Index of the top-left square, rows first: the order "top-most, then left-most" of KH-86. */
  readonly square: number;
  readonly size: Size;
  readonly squares: readonly number[];
  /** Squares outside the block that share an edge with it (KH-39). */
  readonly border: readonly number[];
  readonly river: boolean;
  readonly forest: boolean;
  readonly mountain: boolean;
};

export type Grid = {
  readonly width: number;
  readonly height: number;
  readonly names: readonly SquareId[];
  readonly indexOf: ReadonlyMap<SquareId, number>;
  /** places[size][square]; undefined where the block would leave the board. */
  readonly places: readonly (readonly (Place | undefined)[])[];
  /** The same without the gaps, in order. */
  readonly placesOf: Readonly<Record<Size, readonly Place[]>>;
};

const grids = new Map<string, Grid>();

/** The tables of a map; a cache, since they follow from its id. */
export function gridOf(mapId: string): Grid {
  let grid = grids.get(mapId);
  if (grid === undefined) {
    grid = makeGrid(mapData(mapId));
    grids.set(mapId, grid);
  }
  return grid;
}

function makeGrid({ terrain }: MapData): Grid {
  const height = terrain.length;
  const width = terrain[0]?.length ?? 0;
  const names = Array.from(
    { length: width * height },
    (_, i) => String.fromCharCode(65 + (i % width)) + (Math.floor(i / width) + 1),
  );
  const places: (Place | undefined)[][] = [[]];
  for (const size of SIZES) places[size] = names.map((_, square) => makePlace(square, size));

  function makePlace(square: number, size: Size): Place | undefined {
    const column = square % width;
    const row = Math.floor(square / width);
    if (column + size > width || row + size > height) return undefined;
    const squares: number[] = [];
    const border: number[] = [];
    for (let y = row - 1; y <= row + size; y++) {
      for (let x = column - 1; x <= column + size; x++) {
        if (x < 0 || y < 0 || x >= width || y >= height) continue;
        const insideX = x >= column && x < column + size;
        const insideY = y >= row && y < row + size;
        if (insideX && insideY) squares.push(y * width + x);
        else if (insideX || insideY) border.push(y * width + x);
      }
    }
    const has = (letter: string): boolean =>
      squares.some((i) => terrain[Math.floor(i / width)]?.[i % width] === letter);
    const at = names[square] as SquareId;
    return { at, square, size, squares, border, river: has("~"), forest: has("f"), mountain: has("m") };
  }

  const whole = (size: Size): Place[] => (places[size] ?? []).filter((place) => place !== undefined);
  return {
    width,
    height,
    names,
    indexOf: new Map(names.map((name, i) => [name, i])),
    places,
    placesOf: { 1: whole(1), 2: whole(2), 3: whole(3) },
  };
}

/** The block of this size at this square, or undefined when it is not wholly on the board. */
export function placeAt(grid: Grid, at: SquareId, size: Size): Place | undefined {
  const square = grid.indexOf.get(at);
  return square === undefined ? undefined : grid.places[size]?.[square];
}

/** All blocks of `size` that contain the whole smaller block (KH-32, KH-77), in order. */
export function placesContaining(grid: Grid, inner: Place, size: Size): readonly Place[] {
  const reach = size - inner.size;
  const found: Place[] = [];
  const row = Math.floor(inner.square / grid.width);
  const column = inner.square % grid.width;
  for (let y = row - reach; y <= row; y++) {
    for (let x = column - reach; x <= column; x++) {
      const outer = x < 0 || y < 0 ? undefined : grid.places[size]?.[y * grid.width + x];
      if (outer !== undefined) found.push(outer);
    }
  }
  return found;
}

/** All blocks of `size` that lie wholly within the larger block (KH-77), in order. */
export function placesWithin(grid: Grid, outer: Place, size: Size): readonly Place[] {
  return grid.placesOf[size].filter((place) =>
    place.squares.every((square) => outer.squares.includes(square)),
  );
}
