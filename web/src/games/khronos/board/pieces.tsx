/**
 * The pieces, each drawn from its top-left corner. All but Pawn are parts of a larger drawing: a move changes few of
 * them, and the others are not drawn again.
 */
import type { Seat } from "@chronarium/kernel";
import type { BuildingType, Size } from "@chronarium/khronos";
import { type JSX, memo } from "react";
import { Cross } from "../../../play/cross.tsx";
import { type SeatLook, seatPath } from "../../../shell/seat-shapes.ts";
import { round, SQUARE } from "./geometry.ts";
import { DRAWINGS, tilePath } from "./shapes.ts";

type Kind = { readonly type: BuildingType; readonly size: Size };
/** The top-left corner of a piece in the drawing. */
type Corner = { readonly x?: number; readonly y?: number };
const moved = ({ x = 0, y = 0 }: Corner): string | undefined =>
  x === 0 && y === 0 ? undefined : `translate(${x} ${y})`;

/** White inside and dark outside its edge, to read on any ground. */
export const SeatMark = memo(function SeatMark({
  style,
  r,
  x = 0,
  y = 0,
}: { style: SeatLook; r: number } & Corner): JSX.Element {
  const d = seatPath(style, r);
  const edge = Math.max(1.2, r * 0.28);
  const place = `translate(${round(x)} ${round(y)})`;
  return (
    <>
      <path className="k-keyline" d={d} transform={place} strokeWidth={edge + 1.3} />
      <path className={`k-seat k-${style}`} d={d} transform={place} strokeWidth={edge} />
    </>
  );
});

/** The silhouette of a kind, scaled to a box; `k-type` gives it its ink. */
export const Silhouette = memo(function Silhouette({
  type,
  size,
  side,
  x = 0,
  y = 0,
}: Kind & { side: number } & Corner): JSX.Element {
  const { body, detail } = DRAWINGS[type][size];
  const place = [moved({ x, y }), `scale(${side / 100})`].join(" ").trim();
  return (
    <>
      <path className="k-body" d={body} transform={place} strokeWidth={size === 1 ? 5 : 3} />
      <path className="k-detail" d={detail} transform={place} />
    </>
  );
});

/** A band along the chamfer, where a spire leaves room for no more; else a triangle. */
const cornerPath = (type: BuildingType, side: number): string =>
  type === "religious"
    ? `M${round(side * 0.75)} 2.4H${round(side * 0.8)}L${round(side - 2.4)} ${round(side * 0.2)}V${round(side * 0.25)}Z`
    : `M${side - 13} 4h9v9z`;

/** A building in full colour; on Reason, a restored one has a cream corner. */
export const Tile = memo(function Tile({
  type,
  size,
  renovated = false,
  lifted = false,
  ...corner
}: Kind & { renovated?: boolean; lifted?: boolean } & Corner): JSX.Element {
  const side = size * SQUARE;
  return (
    <g className={`k-tile k-${type}`} transform={moved(corner)} data-lifted={lifted || undefined}>
      <path className="k-base" d={tilePath(type, side, 1)} />
      <Silhouette type={type} size={size} side={side} />
      {renovated && <path className="k-renewed" d={cornerPath(type, side)} />}
    </g>
  );
});

/** The broken edge of a ruin, from right to left in a box of 100 units. */
const EDGE = "L80 64L66 46L52 60L40 40L26 62L14 44";
export const RUIN_EDGE: string = `M100 49${EDGE}L0 56`;

/** Covers the upper part of a silhouette, within its tile. */
function breakPath({ type, size }: Kind): string {
  const near = [0, 5.5, 4.5, 2.4][size] ?? 0;
  const far = 100 - near;
  const cut = type === "religious" ? 19 : 0;
  const top = `M${near} ${near + cut}L${near + cut} ${near}H${far - cut}L${far} ${near + cut}`;
  return `${top}V49${EDGE}L${near} 56Z`;
}

/** Stones where walls were. */
function rubble(side: number): string {
  let path = "";
  for (let row = 0; row * 6 + 6 < side * 0.46; row++) {
    for (let x = row % 2 === 0 ? 7 : 11; x < side - 8; x += 9)
      path += `M${x} ${row * 6 + 6}h${row % 2 === 0 ? 3 : 2}`;
  }
  return path;
}

export const RuinTile = memo(function RuinTile({
  type,
  size,
  lifted = false,
  ...corner
}: Kind & { lifted?: boolean } & Corner): JSX.Element {
  const side = size * SQUARE;
  return (
    <g className={`k-tile k-ruin k-${type}`} transform={moved(corner)} data-lifted={lifted || undefined}>
      <path className="k-base" d={tilePath(type, side, 1)} />
      <Silhouette type={type} size={size} side={side} />
      <path className="k-break" d={breakPath({ type, size })} transform={`scale(${side / 100})`} />
      <path className="k-rubble" d={rubble(side)} />
    </g>
  );
});

/** Printed on the boards; stays in place, unseen, under a tile. */
export const PrintedHamlet = memo(function PrintedHamlet({
  covered = false,
  ...corner
}: { covered?: boolean } & Corner): JSX.Element {
  return (
    <g className="k-printed" transform={moved(corner)} data-covered={covered || undefined}>
      <rect x="1.5" y="1.5" width="21" height="21" rx="6" />
      <Silhouette type="civil" size={1} side={SQUARE} />
    </g>
  );
});

/** Who owns a building: lower right, where no silhouette has its door. */
export const OwnerMark = memo(function OwnerMark({
  style,
  size,
  x = 0,
  y = 0,
}: { style: SeatLook; size: Size } & Corner): JSX.Element {
  const inside = size * SQUARE - 6.4;
  return <SeatMark style={style} r={size === 1 ? 4.3 : 5.2} x={x + inside} y={y + inside} />;
});

/** The middle of a cube, from the corner of its building. */
export const cubeAt = (size: Size, place: number): readonly [x: number, y: number] => {
  const side = size * SQUARE;
  return size === 1 ? [side - 6.4, side - 6.4] : [7 + place * 12, side - 7];
};

/** Population in a row at the bottom, then a pip for every place that is free. */
export const Cubes = memo(function Cubes({
  cubes,
  capacity,
  size,
  seatStyles,
  ...corner
}: {
  /** By seat. */
  cubes: readonly number[];
  capacity: number;
  size: Size;
  seatStyles: readonly SeatLook[];
} & Corner): JSX.Element {
  const seats = cubes.flatMap((count, seat): Seat[] => Array<Seat>(count).fill(seat));
  const x = (i: number): number => cubeAt(size, i)[0];
  const y = cubeAt(size, 0)[1];
  const free = Array.from({ length: Math.max(0, capacity - seats.length) }, (_, i) => x(seats.length + i));
  return (
    <g className="k-cubes" transform={moved(corner)}>
      {free.length > 0 && <path className="k-pips" d={free.map((px) => `M${px} ${y}h0`).join("")} />}
      {free.length > 0 && (
        <path className="k-pips k-pips-in" d={free.map((px) => `M${px} ${y}h0`).join("")} />
      )}
      {seats.map((seat, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cubes of a seat are alike, and their place is their identity.
        <SeatMark key={i} style={seatStyles[seat] ?? "chalk"} r={size === 1 ? 4.3 : 4.6} x={x(i)} y={y} />
      ))}
    </g>
  );
});

/** A half-paid ruin: one marker on a bar of two notches. */
export const Progress = memo(function Progress({
  style,
  size,
  ...corner
}: { style: SeatLook; size: Size } & Corner): JSX.Element {
  const y = size * SQUARE - 8;
  return (
    <g className="k-progress" transform={moved(corner)}>
      <rect x="3" y={y - 5.5} width="25" height="11" rx="5.5" />
      <circle cx="22" cy={y} r="3" />
      <SeatMark style={style} r={4.4} x={9} y={y} />
    </g>
  );
});

/** A traveller, with the seat's silhouette on its coat. */
export function Pawn({
  style,
  label,
  height = 32,
  turn,
}: {
  style: SeatLook;
  label: string;
  height?: number;
  /** It would go, or return, if a step were taken back. */
  turn?: "goes" | "returns";
}): JSX.Element {
  const body = "M-9 16C-9 4-5 2-4-3a6.5 6.5 0 1 1 8 0c1 5 5 7 5 19z";
  return (
    <svg
      className="k-icon"
      viewBox="-13 -18 26 36"
      width={(height * 26) / 32}
      height={height}
      role="img"
      aria-label={label}
    >
      {turn === "returns" ? (
        <path className="k-ghost-pawn" d={body} />
      ) : (
        <>
          <path className="k-keyline" d={body} strokeWidth={3.4} />
          <path className={`k-seat k-${style}`} d={body} strokeWidth={2} />
        </>
      )}
      <SeatMark style={style} r={4.4} y={8} />
      {turn === "goes" && <Cross x={7} y={-10} r={6.5} />}
    </svg>
  );
}
