/** A board to look at: thumbnails of past moments, diagrams of the rulebook. */
import { type JSX, memo, useRef } from "react";
import { Art, type ArtProps } from "./art.tsx";
import { boardWidth, Rulers, useUnit, viewBox } from "./frame.tsx";
import { SQUARE } from "./geometry.ts";
import "./board.css";

export type MiniBoardProps = ArtProps & {
  /** What the picture shows, in words. */
  readonly label: string;
  /** Pixels. */
  readonly width?: number;
  /** For diagrams whose text names squares. */
  readonly rulers?: boolean;
};

export const MiniBoard = memo(function MiniBoard(props: MiniBoardProps): JSX.Element {
  const { era, grid, label, width = 160, rulers = false } = props;
  const root = useRef<HTMLSpanElement>(null);
  const bare = `-2 -2 ${grid.width * SQUARE + 4} ${grid.height * SQUARE + 4}`;
  useUnit(root, rulers ? boardWidth(grid) : grid.width * SQUARE + 4);
  return (
    <span ref={root} className="k-board" data-era={era} style={{ width }}>
      <svg viewBox={rulers ? viewBox(grid) : bare} role="img" aria-label={label}>
        {rulers && <Rulers grid={grid} />}
        <Art {...props} />
      </svg>
    </span>
  );
});
