/** One era of the valley: the drawing, and a grid of squares to aim at and choose. */
import { layoutOf, type SquareId } from "@chronarium/khronos";
import { type JSX, memo, useId, useRef, useState } from "react";
import type { Language } from "../../../text/catalogue.ts";
import { type ArtProps, Pieces } from "./art.tsx";
import { boardWidth, Rulers, useUnit, viewBox } from "./frame.tsx";
import { HitGrid, type HitProps } from "./hit-grid.tsx";
import { Terrain } from "./terrain-layer.tsx";
import type { BoardOverlay } from "./types.ts";
import "./board.css";

export type BoardProps = ArtProps &
  HitProps & {
    readonly overlay: BoardOverlay;
    /** The square that the player points at; the ring grows to the ghost that stands there. */
    readonly cursor?: SquareId;
    readonly language: Language;
  };

export const Board = memo(function Board(props: BoardProps): JSX.Element {
  const { era, grid, terrain, hamlets, board, overlay, cursor, interactive, language } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useUnit(root, boardWidth(grid));
  const [focused, setFocused] = useState<SquareId>();
  /** Where the focus was last: Tab comes back to it. */
  const [last, setLast] = useState<SquareId>();
  const onFocusSquare = (square: SquareId | undefined): void => {
    setFocused(square);
    if (square !== undefined) setLast(square);
  };
  return (
    <div ref={root} className="k-board" data-era={era} data-interactive={interactive} lang={language}>
      {/* Apart: what moves above it would have the whole valley painted again. */}
      <svg className="k-ground" viewBox={viewBox(grid)} aria-hidden="true">
        <Rulers grid={grid} />
        <g className="k-art">
          <Terrain era={era} terrain={terrain} clip={`${id}frame`} />
        </g>
      </svg>
      <svg viewBox={viewBox(grid)} role="presentation">
        <Pieces {...props} cursor={cursor ?? focused} />
        <HitGrid
          {...props}
          layout={layoutOf(grid, hamlets, board)}
          overlay={overlay}
          cursor={cursor}
          stop={focused ?? cursor ?? last ?? grid.names[0] ?? "A1"}
          onFocusSquare={onFocusSquare}
        />
      </svg>
    </div>
  );
});
