/** All that is drawn of a board, bottom to top. No events: that is the hit layer's part. */
import {
  type Board as BoardState,
  CAPACITY,
  capacitiesOf,
  type Era,
  type Grid,
  gridOf,
  type Layout,
  layoutOf,
  mapData,
  type Site,
  type SquareId,
  type Tile as TileState,
} from "@chronarium/khronos";
import { type CSSProperties, type JSX, memo, type ReactNode, useId, useMemo } from "react";
import { SEAT_LOOKS, type SeatLook } from "../../../shell/seat-shapes.ts";
import { SQUARE } from "./geometry.ts";
import {
  Changed,
  corner,
  DomainBadge,
  DomainOutline,
  GhostPiece,
  HintBadge,
  LastMove,
  LegalPlaces,
  PatternDefs,
  Pointers,
  patternsOf,
  Refused,
  ThreatBadge,
  Threats,
} from "./overlays.tsx";
import { Cubes, OwnerMark, PrintedHamlet, Progress, RuinTile, Tile } from "./pieces.tsx";
import { tilePath } from "./shapes.ts";
import { Terrain } from "./terrain-layer.tsx";
import type { BoardOverlay, Effect } from "./types.ts";
import { UndoneBadges, UndoneGhosts, UndoneRings } from "./undone.tsx";

export type ArtProps = {
  readonly era: Era;
  readonly grid: Grid;
  /** Rows of letters, as in a map. */
  readonly terrain: readonly string[];
  /** Squares of the printed hamlets. */
  readonly hamlets: readonly SquareId[];
  readonly board: BoardState;
  /** Seat -> mark and colour. */
  readonly seatStyles: readonly SeatLook[];
  readonly overlay?: BoardOverlay;
  /** What is happening now, played in order. Take them away to skip to the end. */
  readonly effects?: readonly Effect[];
  /** Cubes that a civil building of each size holds on Reason; index = size. */
  readonly capacity?: readonly number[];
};

/** What a drawing of an era needs of a position; all of it keeps its identity from one position to the next. */
export const artOf = ({ options, hamlets, boards }: Site, era: Era): ArtProps => ({
  era,
  grid: gridOf(options.map),
  terrain: mapData(options.map).terrain,
  hamlets,
  board: boards[era],
  seatStyles: SEAT_LOOKS,
  capacity: capacitiesOf(options),
});

const NOTHING: BoardOverlay = {};
const NO_EFFECTS: readonly Effect[] = [];

/** How long each effect lasts, in the names of the tokens and of board.css. */
const LASTS: Readonly<Record<Effect["kind"], string>> = {
  appear: "var(--m-ripple)",
  lost: "var(--k-lost)",
  shrink: "var(--m-move)",
  ring: "0ms",
};
type Timed = Effect & { readonly style: CSSProperties };

/** Each effect begins when the one before it has ended. */
function timed(effects: readonly Effect[]): readonly Timed[] {
  return effects.map((effect, i) => {
    const before = effects.slice(0, i).map(({ kind }) => LASTS[kind]);
    return { ...effect, style: { "--k-delay": `calc(${["0ms", ...before].join(" + ")})` } as CSSProperties };
  });
}

const STILL: readonly Timed[] = [];
/** Those that move pieces; a ring leaves them all as they are. */
function movingOf(effects: readonly Timed[]): readonly Timed[] {
  const moving = effects.filter(({ kind }) => kind !== "ring");
  return moving.length === 0 ? STILL : moving;
}

/** A tile is the same tile as long as its kind and place are. */
const tileKey = ({ type, size, at }: TileState): string => `${type}${size}@${at}`;

function Animated({ effect, children }: { effect: Timed | undefined; children: ReactNode }): ReactNode {
  if (effect === undefined) return children;
  return (
    <g className={`k-anim k-${effect.kind}`} data-anim={effect.kind} style={effect.style}>
      {children}
    </g>
  );
}

/** Tiles that appear, by their square. */
const arrivals = (effects: readonly Timed[]): ReadonlyMap<SquareId, Timed> =>
  new Map(effects.filter(({ kind }) => kind === "appear").map((effect) => [effect.at, effect]));

const Hamlets = memo(function Hamlets({ hamlets, layout }: { hamlets: readonly SquareId[]; layout: Layout }) {
  const { grid, buildings, occupant } = layout;
  return hamlets.map((at) => {
    const [x, y] = corner(grid, at);
    const covered = buildings[occupant[grid.indexOf.get(at) ?? -1] ?? -1]?.tile !== undefined;
    return <PrintedHamlet key={at} covered={covered} x={x} y={y} />;
  });
});

const Tiles = memo(function Tiles({
  grid,
  board,
  effects,
  selected,
}: {
  grid: Grid;
  board: BoardState;
  effects: readonly Timed[];
  selected: SquareId | undefined;
}) {
  const arriving = arrivals(effects);
  const shadows = board.tiles
    .filter(({ at }) => !arriving.has(at))
    .map(({ type, size, at }) => tilePath(type, size * SQUARE, 1, ...corner(grid, at)));
  return (
    <>
      <path className="k-shadows" d={shadows.join("")} />
      {board.tiles.map((tile) => {
        const { type, size, at } = tile;
        const [x, y] = corner(grid, at);
        const piece = { type, size, x, y, lifted: at === selected };
        return (
          <Animated key={tileKey(tile)} effect={arriving.get(at)}>
            {"renovated" in tile && !tile.renovated ? (
              <RuinTile {...piece} />
            ) : (
              <Tile {...piece} renovated={"renovated" in tile} />
            )}
          </Animated>
        );
      })}
      {effects.map((effect) => {
        if (effect.kind !== "lost" && effect.kind !== "shrink") return undefined;
        const [x, y] = corner(grid, effect.at);
        return (
          <Animated key={`${effect.kind} ${effect.at}`} effect={effect}>
            <Tile type={effect.type} size={effect.size} x={x} y={y} />
            {effect.kind === "lost" && <Farewell x={x} y={y} side={effect.size * SQUARE} />}
          </Animated>
        );
      })}
    </>
  );
});

function Farewell({ x, y, side }: { x: number; y: number; side: number }): JSX.Element {
  const reach = side - 10;
  const d = `M${x + 5} ${y + 5}l${reach} ${reach}m0 ${-reach}l${-reach} ${reach}`;
  return (
    <g className="k-threat">
      <path className="k-halo" d={d} />
      <path className="k-strike" d={d} />
    </g>
  );
}

const Marks = memo(function Marks({
  era,
  grid,
  hamlets,
  board,
  seatStyles,
  effects,
  capacity,
}: Pick<ArtProps, "era" | "grid" | "hamlets" | "board" | "seatStyles"> & {
  effects: readonly Timed[];
  capacity: readonly number[];
}) {
  const arriving = arrivals(effects);
  const style = (seat: number): SeatLook => seatStyles[seat] ?? "chalk";
  const markOf = (tile: TileState): JSX.Element | undefined => {
    const [x, y] = corner(grid, tile.at);
    const place = { size: tile.size, x, y };
    if ("owner" in tile) return <OwnerMark style={style(tile.owner)} {...place} />;
    if ("cubes" in tile)
      return (
        <Cubes cubes={tile.cubes} capacity={capacity[tile.size] ?? 0} seatStyles={seatStyles} {...place} />
      );
    if ("progress" in tile && tile.progress !== undefined)
      return <Progress style={style(tile.progress)} {...place} />;
    return undefined;
  };
  return (
    <>
      {board.tiles.map((tile) => (
        <Animated key={tileKey(tile)} effect={arriving.get(tile.at)}>
          {markOf(tile)}
        </Animated>
      ))}
      {era === "reason" &&
        hamlets.map((at) => {
          const seat = board.hamletCubes[at];
          const [x, y] = corner(grid, at);
          return seat !== undefined && <OwnerMark key={at} style={style(seat)} size={1} x={x} y={y} />;
        })}
    </>
  );
});

/** A brass ring where something changed: asked for, or in place of every movement that a player does without. */
function ChangeRings({ grid, effects }: { grid: Grid; effects: readonly Timed[] }): ReactNode {
  return effects.map(({ kind, at, size, style }) => {
    const [x, y] = corner(grid, at);
    const side = size * SQUARE + 2;
    const box = { x: x - 1, y: y - 1, width: side, height: side, rx: 5 };
    return (
      <g key={`${kind} ${size} ${at}`} className="k-ring k-ring-past k-change" data-kind={kind} style={style}>
        <rect className="k-halo" {...box} />
        <rect {...box} />
      </g>
    );
  });
}

/** The valley and what stands in it, in one drawing. */
export function Art(props: ArtProps & { cursor?: SquareId | undefined }): JSX.Element {
  const id = useId();
  return (
    <>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes takes no focus. */}
      <g className="k-art" aria-hidden="true">
        <Terrain era={props.era} terrain={props.terrain} clip={`${id}frame`} />
      </g>
      <Pieces {...props} />
    </>
  );
}

/** Everything above the ground. */
export function Pieces(props: ArtProps & { cursor?: SquareId | undefined }): JSX.Element {
  const { era, grid, hamlets, board, seatStyles, overlay = NOTHING, cursor } = props;
  const patterns = patternsOf(useId());
  const layout = layoutOf(grid, hamlets, board);
  const happening = props.effects ?? NO_EFFECTS;
  const effects = useMemo(() => timed(happening), [happening]);
  const moving = useMemo(() => movingOf(effects), [effects]);
  const {
    ghost,
    threatened = [],
    lastMove = [],
    changed = [],
    domains = [],
    hint = [],
    legal,
    refused,
    undone,
  } = overlay;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes takes no focus.
    <g className="k-art" aria-hidden="true">
      <PatternDefs {...patterns} />
      <g data-layer="printed">
        <Hamlets hamlets={hamlets} layout={layout} />
      </g>
      <g data-layer="tiles">
        <Tiles grid={grid} board={board} effects={moving} selected={overlay.selected} />
      </g>
      <g data-layer="marks">
        <Marks
          era={era}
          grid={grid}
          hamlets={hamlets}
          board={board}
          seatStyles={seatStyles}
          effects={moving}
          capacity={props.capacity ?? CAPACITY}
        />
      </g>
      <g data-layer="last-move">
        <LastMove layout={layout} squares={lastMove} />
        <Changed layout={layout} places={changed} />
        <ChangeRings grid={grid} effects={effects} />
        {undone !== undefined && <UndoneRings layout={layout} undone={undone} />}
      </g>
      <g data-layer="threat">
        <Threats layout={layout} threatened={threatened} cross={patterns.cross} />
      </g>
      {/* Under the ghost: its hatch must not wash out the piece that is looked at. */}
      <g data-layer="legal">
        {legal !== undefined && legal.size > 0 && (
          <LegalPlaces layout={layout} legal={legal} size={overlay.legalSize} sparse={patterns.sparse} />
        )}
      </g>
      <g data-layer="ghost">
        {ghost !== undefined && <GhostPiece grid={grid} ghost={ghost} hatch={patterns.hatch} />}
        {undone !== undefined && (
          <UndoneGhosts layout={layout} undone={undone} hatch={patterns.hatch} seatStyles={seatStyles} />
        )}
        {refused !== undefined && <Refused grid={grid} spot={refused} cross={patterns.cross} />}
      </g>
      <g data-layer="domains">
        {domains.map((domain) => (
          <DomainOutline key={domain.letter} layout={layout} domain={domain} />
        ))}
      </g>
      <g data-layer="cursor">
        <Pointers layout={layout} overlay={overlay} cursor={cursor} />
      </g>
      <g data-layer="labels">
        {domains.map((domain) => (
          <DomainBadge key={domain.letter} layout={layout} domain={domain} seatStyles={seatStyles} />
        ))}
        {threatened.map((at) => (
          <ThreatBadge key={at} layout={layout} at={at} ghost={ghost} />
        ))}
        {undone !== undefined && <UndoneBadges layout={layout} undone={undone} />}
        {hint.map((spot) => (
          <HintBadge key={spot.number} grid={grid} spot={spot} />
        ))}
      </g>
    </g>
  );
}
