/** The valley as a few paths. Eras differ in drawing, not in squares: areas are shared, symbols are of one era. */
import type { Era } from "@chronarium/khronos";
import { type Cell, noise, outline, round, SQUARE, smooth } from "./geometry.ts";

type Areas = {
  readonly forest: string;
  readonly mountain: string;
  readonly riverbed: string;
  readonly river: string;
  readonly lines: string;
};
/** Neighbouring peaks overlap, so every second column is drawn on its own, over the other. */
type Symbols = {
  readonly trees: string;
  readonly trunks: string;
  readonly peaks: readonly string[];
  readonly shades: readonly string[];
};
export type Scenery = Areas & { readonly symbols: Readonly<Record<Era, Symbols>> };

const drawn = new WeakMap<readonly string[], Scenery>();

/** A cache: a map's rows never change. */
export function sceneryOf(terrain: readonly string[]): Scenery {
  let scenery = drawn.get(terrain);
  if (scenery === undefined) {
    scenery = draw(terrain);
    drawn.set(terrain, scenery);
  }
  return scenery;
}

function draw(terrain: readonly string[]): Scenery {
  const height = terrain.length;
  const width = terrain[0]?.length ?? 0;
  const cells = (letters: string): Cell[] =>
    terrain.flatMap((row, y) =>
      Array.from(row).flatMap((letter, x): Cell[] => (letters.includes(letter) ? [[x, y]] : [])),
    );
  const forest = cells("f");
  const mountain = cells("m");
  const water = cells("~");
  const across = Array.from({ length: width - 1 }, (_, i) => `M${(i + 1) * SQUARE} 0V${height * SQUARE}`);
  const down = Array.from({ length: height - 1 }, (_, i) => `M0 ${(i + 1) * SQUARE}H${width * SQUARE}`);
  return {
    // Woods reach under the mountains, so that no plain shows between their rounded corners.
    forest: outline(cells("fm"), SQUARE, 9, -1.2),
    mountain: outline(mountain, SQUARE, 9, 1.5),
    riverbed: outline(water, SQUARE, 7, 1),
    river: strands(water)
      .map((strand) => smooth(course(strand, width, height)))
      .join(""),
    lines: [...across, ...down].join(""),
    symbols: {
      might: { trees: conifers(forest), trunks: "", ...peaks(mountain) },
      faith: { ...roundTrees(forest), ...peaks(mountain) },
      reason: { trees: rows(forest), trunks: "", peaks: contours(mountain), shades: [] },
    },
  };
}

/** The river squares as lines, each walked from an end. */
function strands(water: readonly Cell[]): Cell[][] {
  const left = [...water];
  const beside = ([x, y]: Cell): Cell[] => left.filter(([a, b]) => Math.abs(a - x) + Math.abs(b - y) === 1);
  const found: Cell[][] = [];
  while (left.length > 0) {
    const start = left.find((cell) => beside(cell).length <= 1) ?? (left[0] as Cell);
    const strand: Cell[] = [];
    for (let cell: Cell | undefined = start; cell !== undefined; cell = beside(cell)[0]) {
      strand.push(cell);
      left.splice(left.indexOf(cell), 1);
    }
    found.push(strand);
  }
  return found;
}

/** Through the centres of the squares, and out of the board where it reaches the edge. */
function course(strand: readonly Cell[], width: number, height: number): [number, number][] {
  const centre = ([x, y]: Cell): [number, number] => [(x + 0.5) * SQUARE, (y + 0.5) * SQUARE];
  const beyond = (cell: Cell | undefined, drift: number): [number, number][] => {
    if (cell === undefined) return [];
    const [x, y] = centre(cell);
    if (cell[1] === 0) return [[x + drift, -8]];
    if (cell[1] === height - 1) return [[x + drift, height * SQUARE + 8]];
    if (cell[0] === 0) return [[-8, y]];
    if (cell[0] === width - 1) return [[width * SQUARE + 8, y]];
    return [];
  };
  return [...beyond(strand[0], -4), ...strand.map(centre), ...beyond(strand.at(-1), 4)];
}

/** Where trees stand in a square: three, never in a row. */
function copse(forest: readonly Cell[]): [number, number][] {
  const next = noise(7);
  const spread = (amount: number): number => (next() - 0.5) * amount;
  return forest.flatMap(([x, y]) =>
    [
      [6.6, 2.6],
      [16.4, 4.4],
      [11.4, 12.9],
    ].map(([dx = 0, dy = 0]): [number, number] => [
      round(x * SQUARE + dx + spread(3.6)),
      round(y * SQUARE + dy + spread(2.8)),
    ]),
  );
}

const conifers = (forest: readonly Cell[]): string =>
  copse(forest)
    .map(([x, y]) => `M${x} ${y}l4 9h-8z`)
    .join("");

/** Dots: lines of no length under a round cap. */
const dots = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => `M${round(x)} ${round(y)}h0`).join("");

function roundTrees(forest: readonly Cell[]): { trees: string; trunks: string } {
  const trees = copse(forest).map(([x, y]): [number, number] => [x, y + 4.6]);
  return { trees: dots(trees), trunks: trees.map(([x, y]) => `M${x} ${round(y + 2)}v4`).join("") };
}

const rows = (forest: readonly Cell[]): string =>
  dots(
    forest.flatMap(([x, y]) =>
      [6.7, 17.3].flatMap((dy) =>
        [6.7, 17.3].map((dx): [number, number] => [x * SQUARE + dx, y * SQUARE + dy]),
      ),
    ),
  );

type Peak = {
  readonly column: number;
  readonly x: number;
  readonly base: number;
  readonly w: number;
  readonly h: number;
};

function ridge(mountain: readonly Cell[]): Peak[] {
  const next = noise(19);
  return mountain.map(([column, row]) => ({
    column,
    x: column * SQUARE + 12 + (next() - 0.5) * 5,
    base: row * SQUARE + 20,
    w: 18.5 + next() * 5,
    h: 15.5 + next() * 6,
  }));
}

/** Paths of the even and of the odd columns. */
const byColumn = (found: readonly Peak[], path: (peak: Peak) => string): string[] =>
  [0, 1].map((side) =>
    found
      .filter(({ column }) => column % 2 === side)
      .map(path)
      .join(""),
  );

function peaks(mountain: readonly Cell[]): { peaks: string[]; shades: string[] } {
  const found = ridge(mountain);
  return {
    peaks: byColumn(
      found,
      ({ x, base, w, h }) =>
        `M${round(x - w / 2)} ${base}L${round(x)} ${round(base - h)}L${round(x + w / 2)} ${base}`,
    ),
    shades: byColumn(
      found,
      ({ x, base, w, h }) =>
        `M${round(x)} ${round(base - h)}l${round(w * 0.1)} ${round(h * 0.45)}l${round(-w * 0.15)} ${round(h * 0.2)}L${round(x + w * 0.075)} ${base}H${round(x + w / 2)}Z`,
    ),
  };
}

/** A survey's arcs, a smaller one inside the larger. */
const contours = (mountain: readonly Cell[]): string[] =>
  byColumn(ridge(mountain), ({ x, base, w, h }) => {
    const left = x - w / 2;
    return `M${round(left)} ${base}q${round(w * 0.4)} ${round(-h * 1.2)} ${round(w)} 0M${round(left + w * 0.22)} ${base}q${round(w * 0.25)} ${round(-h * 0.7)} ${round(w * 0.55)} 0`;
  });
