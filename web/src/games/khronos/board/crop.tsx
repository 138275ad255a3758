/** "Why not?": eight by eight squares or more around a refused placement, with only the guilty pieces in colour. */
import {
  type Board as BoardState,
  type Era,
  type Grid,
  layoutOf,
  type Place,
  placeAt,
  type SquareId,
} from "@chronarium/khronos";
import { type JSX, useId, useRef } from "react";
import { useUnit } from "./frame.tsx";
import { SQUARE } from "./geometry.ts";
import { corner, PatternDefs, patternsOf, Refused } from "./overlays.tsx";
import { PrintedHamlet, RuinTile, Tile } from "./pieces.tsx";
import { tilePath } from "./shapes.ts";
import { Terrain } from "./terrain-layer.tsx";
import type { Spot } from "./types.ts";
import "./board.css";

/** A building by its top-left square, or a bare square whose ground is the reason. */
type Guilty = { readonly at: SquareId; readonly letter?: string };

export type CropProps = {
  readonly era: Era;
  readonly grid: Grid;
  readonly terrain: readonly string[];
  readonly hamlets: readonly SquareId[];
  readonly board: BoardState;
  readonly refused: Spot;
  readonly guilty: readonly Guilty[];
  /** What the picture shows, in words. */
  readonly label: string;
};

const REACH = 8;

type Block = { readonly column: number; readonly row: number; readonly size: number };
const blockOf = (grid: Grid, square: number, size: number): Block => ({
  column: square % grid.width,
  row: Math.floor(square / grid.width),
  size,
});

/** From the first to behind the last column, or row. */
type Range = readonly [from: number, to: number];

const rangeOf = (blocks: readonly Block[], key: "column" | "row"): Range => [
  Math.min(...blocks.map((block) => block[key])),
  Math.max(...blocks.map((block) => block[key] + block.size)),
];

/** First column or row of the window: the placement in the middle, moved as far as it takes to see all of `range`. */
function firstOf(length: number, reach: number, at: number, size: number, [from, to]: Range): number {
  const middle = at - Math.ceil((reach - size) / 2);
  const first = Math.max(to - reach, Math.min(from, middle));
  return Math.max(0, Math.min(first, length - reach));
}

/** In the middle of a building; beside the middle of a small one, away from the placement, to leave its door in sight. */
function badgeAt(block: Block, refused: Block): [number, number] {
  const away = (key: "column" | "row"): number => {
    const middle = block[key] + block.size / 2;
    if (block.size > 1) return middle * SQUARE;
    return middle * SQUARE + Math.sign(middle - refused[key] - refused.size / 2) * 9;
  };
  return [away("column"), away("row")];
}

/** The edges that a placement shares with a building. */
function contact(grid: Grid, place: Place, squares: readonly number[]): string {
  const inside = new Set(place.squares);
  let path = "";
  for (const square of squares) {
    if (inside.has(square)) continue;
    const [x, y] = corner(grid, grid.names[square] as SquareId);
    const column = square % grid.width;
    if (column > 0 && inside.has(square - 1)) path += `M${x} ${y}v${SQUARE}`;
    if (column < grid.width - 1 && inside.has(square + 1)) path += `M${x + SQUARE} ${y}v${SQUARE}`;
    if (inside.has(square - grid.width)) path += `M${x} ${y}h${SQUARE}`;
    if (inside.has(square + grid.width)) path += `M${x} ${y + SQUARE}h${SQUARE}`;
  }
  return path;
}

export function Crop(props: CropProps): JSX.Element {
  const { era, grid, terrain, hamlets, board, refused, guilty, label } = props;
  const id = useId();
  const patterns = patternsOf(id);
  const root = useRef<HTMLDivElement>(null);
  const layout = layoutOf(grid, hamlets, board);
  const place = placeAt(grid, refused.at, refused.size);
  const accused = guilty.map(({ at, letter }) => {
    const square = grid.indexOf.get(at) ?? 0;
    const building = layout.buildings[layout.occupant[square] ?? -1];
    const squares = building?.place.squares ?? [square];
    return {
      at,
      letter,
      building,
      squares,
      block: blockOf(grid, building?.place.square ?? square, building?.size ?? 1),
    };
  });
  const aimed = blockOf(grid, grid.indexOf.get(refused.at) ?? 0, refused.size);
  const { column, row } = aimed;
  // What has a letter is in the picture, however far it is; of the rest of a domain, what there is room for.
  const seen = [aimed, ...accused.filter(({ letter }) => letter !== undefined).map(({ block }) => block)];
  const [across, down] = [rangeOf(seen, "column"), rangeOf(seen, "row")];
  const reach = Math.max(REACH, across[1] - across[0], down[1] - down[0]);
  const [columns, rows] = [Math.min(reach, grid.width), Math.min(reach, grid.height)];
  const left = firstOf(grid.width, columns, column, refused.size, across);
  const top = firstOf(grid.height, rows, row, refused.size, down);
  const [width, height] = [columns * SQUARE, rows * SQUARE];
  useUnit(root, width);
  const blamed = new Set(accused.map(({ building }) => building));
  const edges =
    place === undefined ? "" : accused.map(({ squares }) => contact(grid, place, squares)).join("");
  return (
    <div ref={root} className="k-board k-crop" data-era={era}>
      <svg viewBox={`${left * SQUARE} ${top * SQUARE} ${width} ${height}`} role="img" aria-label={label}>
        <g className="k-art">
          <PatternDefs {...patterns} />
          <Terrain era={era} terrain={terrain} clip={`${id}frame`} />
          <path
            className="k-innocent"
            d={layout.buildings
              .filter((building) => !blamed.has(building))
              .map(({ type, size, at }) => tilePath(type, size * SQUARE, 2, ...corner(grid, at)))
              .join("")}
          />
          {accused.map(({ at, building }) =>
            building === undefined ? (
              <path
                key={at}
                className="k-guilty-ground"
                d={tilePath("military", SQUARE, 2, ...corner(grid, at))}
              />
            ) : (
              <g
                key={at}
                className="k-guilty"
                transform={`translate(${corner(grid, building.at).join(" ")})`}
              >
                <path className="k-halo" d={tilePath(building.type, building.size * SQUARE, 1)} />
                {building.tile === undefined ? (
                  <PrintedHamlet />
                ) : "renovated" in building.tile && !building.tile.renovated ? (
                  <RuinTile type={building.type} size={building.size} />
                ) : (
                  <Tile type={building.type} size={building.size} />
                )}
              </g>
            ),
          )}
          <Refused grid={grid} spot={refused} cross={patterns.cross} />
          <path className="k-halo k-contact-halo" d={edges} />
          <path className="k-contact" d={edges} />
          {accused.map(
            ({ at, letter, block }) =>
              letter !== undefined && (
                <g
                  key={at}
                  transform={`translate(${badgeAt(block, { column, row, size: refused.size }).join(" ")})`}
                >
                  <g className="k-badge">
                    <circle className="k-badge-ground" r="8" />
                    <text y="4">{letter}</text>
                  </g>
                </g>
              ),
          )}
        </g>
      </svg>
    </div>
  );
}
