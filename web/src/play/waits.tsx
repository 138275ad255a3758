/** An hourglass on the ghost of a move that is kept until the line is back (`data-kept` on the page, by `online/kept-move.tsx`). */
import type { ReactNode } from "react";
import "./waits.css";

export function Waits({
  x,
  y,
  r,
}: {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}): ReactNode {
  return (
    <g className="waits" transform={`translate(${x} ${y}) scale(${r / 12})`}>
      <circle r="12" />
      <path d="M-5-7H5M-5 7H5M-4-7C-4-2-1-1-1 0S-4 2-4 7M4-7C4-2 1-1 1 0S4 2 4 7" />
    </g>
  );
}
