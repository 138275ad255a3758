/** What lies over the pieces: tenses, domains, badges. Every state has a pattern or a form besides its colour. */
import { type Grid, type Layout, placeAt, type Size, type SquareId } from "@chronarium/khronos";
import { type JSX, memo, type ReactNode } from "react";
import { Waits } from "../../../play/waits.tsx";
import type { SeatLook } from "../../../shell/seat-shapes.ts";
import { type Cell, outline, SQUARE } from "./geometry.ts";
import { RUIN_EDGE, SeatMark } from "./pieces.tsx";
import { DRAWINGS, tilePath } from "./shapes.ts";
import type { BoardOverlay, DomainMark, Ghost, Spot } from "./types.ts";

/** Addresses of the patterns of one drawing. */
export type Patterns = { readonly hatch: string; readonly sparse: string; readonly cross: string };

export const patternsOf = (id: string): Patterns => ({
  hatch: `${id}hatch`,
  sparse: `${id}sparse`,
  cross: `${id}cross`,
});

export const PatternDefs = memo(function PatternDefs({ hatch, sparse, cross }: Patterns): JSX.Element {
  return (
    <defs>
      <pattern id={sparse} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="k-sparse-line" d="M4 0V8" />
      </pattern>
      <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="k-hatch-ground" d="M0 0H7V7H0Z" />
        <path className="k-hatch-line" d="M0 0V7" />
      </pattern>
      <pattern id={cross} width="8" height="8" patternUnits="userSpaceOnUse">
        <path className="k-cross-line" d="M0 0L8 8M8 0L0 8" />
      </pattern>
    </defs>
  );
});

export const corner = (grid: Grid, at: SquareId): readonly [x: number, y: number] => {
  const square = grid.indexOf.get(at) ?? 0;
  return [(square % grid.width) * SQUARE, Math.floor(square / grid.width) * SQUARE];
};
const move = (grid: Grid, at: SquareId): string => `translate(${corner(grid, at).join(" ")})`;
const cellsOf = (grid: Grid, squares: readonly number[]): Cell[] =>
  squares.map((square): Cell => [square % grid.width, Math.floor(square / grid.width)]);

/** The building that covers a square. */
const standing = (layout: Layout, at: SquareId): Layout["buildings"][number] | undefined =>
  layout.buildings[layout.occupant[layout.grid.indexOf.get(at) ?? -1] ?? -1];

/** The size of what stands at a square: a building that begins there, or the square alone. */
const sizeAt = (layout: Layout, at: SquareId): Size => {
  const building = standing(layout, at);
  return building?.at === at ? building.size : 1;
};

/** A ring on a halo around a block. */
export function Ring({
  grid,
  at,
  size,
  state,
  inset = -1,
}: Spot & { grid: Grid; state: string; inset?: number }): JSX.Element {
  const [x, y] = corner(grid, at);
  const side = size * SQUARE - 2 * inset;
  const box = { x: x + inset, y: y + inset, width: side, height: side, rx: 5 };
  return (
    <g className={`k-ring k-ring-${state}`}>
      <rect className="k-halo" {...box} />
      <rect {...box} />
    </g>
  );
}

/** A badge keeps its size on the screen when the board is small; see board.css. */
export function Badge({ x, y, children }: { x: number; y: number; children: ReactNode }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="k-badge">{children}</g>
    </g>
  );
}

export function GhostPiece({ grid, ghost, hatch }: { grid: Grid; ghost: Ghost; hatch: string }): JSX.Element {
  const { type, size, at, kind } = ghost;
  const side = size * SQUARE;
  const { body, detail } = DRAWINGS[type][size];
  const scale = `scale(${side / 100})`;
  return (
    <g className="k-ghost" data-kind={kind} transform={move(grid, at)}>
      {kind === "blocked" && <path className="k-halo" d={`M-4 0V${side}`} />}
      {kind === "blocked" && <path className="k-bar" d={`M-4 0V${side}`} />}
      <path
        className="k-ghost-base"
        d={tilePath(type, side, 1.2)}
        fill={kind === "blocked" ? "none" : `url(#${hatch})`}
      />
      <g transform={scale}>
        {kind === "ruin" || kind === "half" ? (
          <Stump id={`${hatch}${at}stump`} body={body} detail={detail} />
        ) : (
          <path className="k-ghost-body" d={body} />
        )}
        {kind === "ghost" && <path className="k-ghost-detail" d={detail} />}
      </g>
      {kind === "half" && <HalfPaid y={side - 8} />}
      <Waits x={side / 2} y={side / 2} r={side / 3.4} />
    </g>
  );
}

/** The bar of a half-paid ruin, with the notch that this payment fills. */
function HalfPaid({ y }: { y: number }): JSX.Element {
  return (
    <g className="k-ghost-half">
      <rect x="3" y={y - 5.5} width="25" height="11" rx="5.5" />
      <circle className="k-notch" cx="9" cy={y} r="3.6" />
      <circle cx="22" cy={y} r="3" />
    </g>
  );
}

/** What is left of a silhouette below the edge where a ruin is broken off, as of the ruins on the board. */
function Stump({ id, body, detail }: { id: string; body: string; detail: string }): JSX.Element {
  return (
    <>
      <clipPath id={id}>
        <path d={`${RUIN_EDGE}V100H100Z`} />
      </clipPath>
      <clipPath id={`${id}body`}>
        <path d={body} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path className="k-ghost-body" d={body} />
        <path className="k-ghost-detail" d={detail} />
      </g>
      <path className="k-ghost-edge" d={RUIN_EDGE} clipPath={`url(#${id}body)`} />
    </>
  );
}

/** Cross-hatch over a building that would be lost. */
export function Threats({
  layout,
  threatened,
  cross,
}: {
  layout: Layout;
  threatened: readonly SquareId[];
  cross: string;
}): JSX.Element {
  return (
    <>
      {threatened.map((at) => {
        const side = sizeAt(layout, at) * SQUARE;
        const type = standing(layout, at)?.type ?? "military";
        const strike = `M4 4L${side - 4} ${side - 4}M${side - 4} 4L4 ${side - 4}`;
        return (
          <g key={at} className="k-threat" transform={move(layout.grid, at)}>
            <path className="k-veil" d={tilePath(type, side, 0)} />
            <path className="k-threat-base" d={tilePath(type, side, 0)} fill={`url(#${cross})`} />
            <path className="k-halo" d={strike} />
            <path className="k-strike" d={strike} />
          </g>
        );
      })}
    </>
  );
}

/** ✕ at a corner that the ghost leaves free; the owner's mark keeps its own corner while it can. */
export function ThreatBadge({
  layout,
  at,
  ghost,
}: {
  layout: Layout;
  at: SquareId;
  ghost: Ghost | undefined;
}): JSX.Element {
  const { grid } = layout;
  const [x, y] = corner(grid, at);
  const side = sizeAt(layout, at) * SQUARE;
  const near = 3;
  const far = side - 3;
  const covered = (px: number, py: number): boolean => {
    if (ghost === undefined) return false;
    const [gx, gy] = corner(grid, ghost.at);
    const reach = ghost.size * SQUARE;
    return px > gx && px < gx + reach && py > gy && py < gy + reach;
  };
  const corners = [
    [far, near],
    [near, near],
    [near, far],
    [far, far],
  ] as const;
  const [dx, dy] = corners.find(([cx, cy]) => !covered(x + cx, y + cy)) ?? [side - 10, side - 10];
  return (
    <Badge x={x + dx} y={y + dy}>
      <circle className="k-badge-ground" r="10" />
      <path className="k-badge-cross" d="M-4-4L4 4M4-4L-4 4" />
    </Badge>
  );
}

/**
 * Where the chosen piece may stand: one wash and outline for all places, and a corner tick at every one of them. The
 * wash leaves out buildings that it would replace, so that they keep their colours.
 */
function LegalArea({ layout, legal, size, sparse }: LegalProps & { size: Size }): JSX.Element {
  const { grid, occupant } = layout;
  const squares = new Set<number>();
  let ticks = "";
  for (const at of legal) {
    for (const square of placeAt(grid, at, size)?.squares ?? []) squares.add(square);
    const [x, y] = corner(grid, at);
    ticks += `M${x + 5} ${y + 10.5}v-5.5h5.5`;
  }
  const open = [...squares].filter((square) => occupant[square] === -1);
  const wash = outline(cellsOf(grid, open), SQUARE, 2, 2);
  const d = outline(cellsOf(grid, [...squares]), SQUARE, 6, 2);
  return (
    <g className="k-legal">
      <path className="k-wash" d={wash} />
      <path className="k-hatched" d={wash} fill={`url(#${sparse})`} />
      {size > 1 && <path className="k-halo k-tick-halo" d={ticks} />}
      {size > 1 && <path className="k-tick" d={ticks} />}
      <path className="k-halo" d={d} />
      <path className="k-legal-ring" d={d} />
    </g>
  );
}

type LegalProps = { readonly layout: Layout; readonly legal: ReadonlySet<SquareId>; readonly sparse: string };

export function LegalPlaces({
  layout,
  legal,
  size,
  sparse,
}: LegalProps & { size: Size | undefined }): JSX.Element {
  if (size !== undefined) return <LegalArea layout={layout} legal={legal} size={size} sparse={sparse} />;
  return (
    <g className="k-legal">
      {[...legal].map((at) => (
        <Ring key={at} grid={layout.grid} at={at} size={sizeAt(layout, at)} state="legal" />
      ))}
    </g>
  );
}

export function LastMove({ layout, squares }: { layout: Layout; squares: readonly SquareId[] }): JSX.Element {
  return (
    <>
      {squares.map((at) => (
        <Ring key={at} grid={layout.grid} at={at} size={sizeAt(layout, at)} state="past" />
      ))}
    </>
  );
}

/** What others changed since one's own turn: a ring with the mark of whoever did. */
export function Changed({
  layout,
  places,
}: {
  layout: Layout;
  places: NonNullable<BoardOverlay["changed"]>;
}): JSX.Element {
  return (
    <>
      {places.map(({ at, by }) => {
        // What grew or was lost since has its own ring, or none.
        if (standing(layout, at)?.at !== at) return null;
        const size = sizeAt(layout, at);
        const [x, y] = corner(layout.grid, at);
        return (
          <g key={at}>
            <Ring grid={layout.grid} at={at} size={size} state="past" />
            <Badge x={x + size * SQUARE} y={y}>
              <circle className="k-badge-ground k-changed" r="9" />
              <SeatMark style={by} r={4.6} x={0} />
            </Badge>
          </g>
        );
      })}
    </>
  );
}

export function Refused({ grid, spot, cross }: { grid: Grid; spot: Spot; cross: string }): JSX.Element {
  const side = spot.size * SQUARE;
  return (
    <path
      className="k-refused"
      d={tilePath("military", side, 0)}
      transform={move(grid, spot.at)}
      fill={`url(#${cross})`}
    />
  );
}

/** Selected piece, suggestions and the cursor: rings that say where, in the order in which they may cover each other. */
export function Pointers({
  layout,
  overlay,
  cursor,
}: {
  layout: Layout;
  overlay: BoardOverlay;
  cursor: SquareId | undefined;
}): JSX.Element {
  const { grid } = layout;
  const { selected, hint = [], named = [], ghost } = overlay;
  return (
    <>
      {hint.map((spot) => (
        <Ring key={spot.number} grid={grid} {...spot} state="hint" />
      ))}
      {selected !== undefined && (
        <Ring grid={grid} at={selected} size={sizeAt(layout, selected)} state="now" />
      )}
      {named.map((at) => (
        <Ring key={at} grid={grid} at={at} size={sizeAt(layout, at)} state="focus" inset={-3} />
      ))}
      {cursor !== undefined && (
        <Ring grid={grid} at={cursor} size={ghost?.at === cursor ? ghost.size : 1} state="focus" inset={-3} />
      )}
    </>
  );
}

/** A lamp and a number: alternatives one to three. */
export function HintBadge({ grid, spot }: { grid: Grid; spot: Spot & { number: number } }): JSX.Element {
  const [x, y] = corner(grid, spot.at);
  return (
    <Badge x={x + spot.size * SQUARE} y={y}>
      <rect className="k-badge-ground k-hint-ground" x="-15" y="-9" width="30" height="18" rx="9" />
      <path
        className="k-lamp"
        d="M-9.4 2.2C-11-.2-11.6-1-11.6-2.6a4.2 4.2 0 0 1 8.4 0C-3.2-1-3.8-.2-5.4 2.2ZM-9 4.4h3.2M-8.4 6.4h2"
      />
      <text x="5.5" y="4">
        {spot.number}
      </text>
    </Badge>
  );
}

const buildingCells = (layout: Layout, squares: readonly SquareId[]): Cell[] =>
  squares.flatMap((at) => cellsOf(layout.grid, standing(layout, at)?.place.squares ?? []));

export function DomainOutline({ layout, domain }: { layout: Layout; domain: DomainMark }): JSX.Element {
  const d = outline(buildingCells(layout, domain.squares), SQUARE, 6, -2.4);
  return (
    <g className="k-domain">
      <path className="k-halo" d={d} />
      <path d={d} />
    </g>
  );
}

const LETTER = 16;
const LEADER = 13;
const COIN = 17;

/** Letter, who leads it, and what it is worth. */
export function DomainBadge({
  layout,
  domain,
  seatStyles,
}: {
  layout: Layout;
  domain: DomainMark;
  seatStyles: readonly SeatLook[];
}): JSX.Element {
  const { letter, leaders, ecus } = domain;
  const cells = buildingCells(layout, domain.squares);
  const [column, row] = cells.reduce(
    (a, b) => (b[1] < a[1] || (b[1] === a[1] && b[0] < a[0]) ? b : a),
    [99, 99],
  );
  const width = LETTER + leaders.length * LEADER + (ecus === undefined ? 0 : COIN);
  const coin = width - 8 - COIN / 2 - 1;
  const start = column * SQUARE + (width > LETTER ? 6 : 3);
  const edge = layout.grid.width * SQUARE + 1;
  // At the right edge it hangs by its end, so that it grows to the left on small boards.
  const hangs = start + width - 8 > edge - width / 2;
  return (
    <Badge x={hangs ? edge : start} y={Math.max(-3, row * SQUARE - (width > LETTER ? 8 : 3))}>
      <g transform={hangs ? `translate(${8 - width} 0)` : undefined}>
        <rect className="k-badge-ground" x="-8" y="-8" width={width} height="16" rx="8" />
        <text y="4">{letter}</text>
        {leaders.map((seat, i) => (
          <SeatMark key={seat} style={seatStyles[seat] ?? "chalk"} r={4.2} x={LETTER + i * LEADER - 2} />
        ))}
        {ecus !== undefined && (
          <>
            <circle className="k-coin" cx={coin} r="6.4" />
            <text className="k-coin-text" x={coin} y="4">
              {ecus}
            </text>
          </>
        )}
      </g>
    </Badge>
  );
}
