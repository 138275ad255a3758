/** A step back that somebody asks for: what would go is marked where it stands, what would return is a ghost. */
import type { Layout, Tile } from "@chronarium/khronos";
import type { JSX } from "react";
import { Cross } from "../../../play/cross.tsx";
import type { SeatLook } from "../../../shell/seat-shapes.ts";
import type { EraUndone, LooseCube } from "../undone/difference.ts";
import { SQUARE } from "./geometry.ts";
import { Badge, corner, GhostPiece, Ring } from "./overlays.tsx";
import { cubeAt, SeatMark } from "./pieces.tsx";
import { tilePath } from "./shapes.ts";
import type { BoardOverlay, Ghost } from "./types.ts";

type Props = { readonly layout: Layout; readonly undone: NonNullable<BoardOverlay["undone"]> };

const ghostOf = (tile: Tile): Ghost => {
  const { at, size, type } = tile;
  const kind =
    !("renovated" in tile) || tile.renovated ? "ghost" : tile.progress === undefined ? "ruin" : "half";
  return { at, size, type, kind };
};

/** Under the ghosts. */
export function UndoneRings({ layout, undone: { goes } }: Props): JSX.Element {
  return (
    <>
      {goes.tiles.map(({ tile: { at, size } }) => (
        <Ring key={at} grid={layout.grid} at={at} size={size} state="past" />
      ))}
    </>
  );
}

export function UndoneGhosts({
  layout: { grid },
  undone: { returns },
  hatch,
  seatStyles,
}: Props & { hatch: string; seatStyles: readonly SeatLook[] }): JSX.Element {
  return (
    <>
      {returns.tiles.map(({ tile }) => (
        <g key={tile.at}>
          <path
            className="k-ghost-ground"
            d={tilePath(tile.type, tile.size * SQUARE, 1.2, ...corner(grid, tile.at))}
          />
          <GhostPiece grid={grid} ghost={ghostOf(tile)} hatch={hatch} />
        </g>
      ))}
      {returns.cubes.map((cube) => {
        const [x, y] = spotOf(grid, cube);
        return (
          <g key={`${cube.at} ${cube.place}`} className="k-ghost-cube">
            <circle cx={x} cy={y} r="7" />
            <SeatMark style={seatStyles[cube.seat] ?? "chalk"} r={3.4} x={x} y={y} />
          </g>
        );
      })}
    </>
  );
}

const spotOf = (grid: Layout["grid"], { at, size, place }: LooseCube): readonly [number, number] => {
  const [x, y] = corner(grid, at);
  const [dx, dy] = cubeAt(size, place);
  return [x + dx, y + dy];
};

/** Above everything: who asks, and a × on what would go. */
export function UndoneBadges({ layout: { grid }, undone: { goes, returns, by } }: Props): JSX.Element {
  return (
    <>
      {goes.tiles.map(({ tile }) => {
        const [x, y] = corner(grid, tile.at);
        const [crossX, crossY] = crossAt(grid, tile, returns);
        return (
          <g key={tile.at}>
            <Badge x={x + tile.size * SQUARE} y={y}>
              <circle className="k-badge-ground k-changed" r="9" />
              <SeatMark style={by} r={4.6} x={0} />
            </Badge>
            <Badge x={x + crossX} y={y + crossY}>
              <Cross />
            </Badge>
          </g>
        );
      })}
      {goes.cubes.map((cube) => {
        const [x, y] = spotOf(grid, cube);
        return (
          <Badge key={`${cube.at} ${cube.place}`} x={x + 5} y={y - 5}>
            <Cross r={5} />
          </Badge>
        );
      })}
    </>
  );
}

/** At a lower corner that no ghost covers; the owner's mark keeps its own, to the right, while it can. */
function crossAt(grid: Layout["grid"], tile: Tile, returns: EraUndone["returns"]): readonly [number, number] {
  const [x, y] = corner(grid, tile.at);
  const side = tile.size * SQUARE;
  const covered = ([px, py]: readonly [number, number]): boolean =>
    returns.tiles.some(({ tile: ghost }) => {
      const [gx, gy] = corner(grid, ghost.at);
      const reach = ghost.size * SQUARE;
      return x + px > gx && x + px < gx + reach && y + py > gy && y + py < gy + reach;
    });
  const [left, right, top] = [
    [2, side - 2],
    [side - 2, side - 2],
    [2, 2],
  ] as const;
  const corners = "owner" in tile ? [left, top, right] : [right, left, top];
  return corners.find((spot) => !covered(spot)) ?? left;
}
