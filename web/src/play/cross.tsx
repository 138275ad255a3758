/** A white × on a dark disc: what would go. For drawings; it keeps its colours by day and by night. */
import type { ReactNode } from "react";

export function Cross({
  x = 0,
  y = 0,
  r = 7.5,
}: {
  readonly x?: number;
  readonly y?: number;
  readonly r?: number;
}): ReactNode {
  const reach = r * 0.4;
  return (
    <g transform={`translate(${x} ${y})`} data-goes="">
      <circle fill="#221c10" stroke="#fff" strokeWidth="1.6" r={r} />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth={r * 0.29}
        strokeLinecap="round"
        d={`M${-reach} ${-reach}L${reach} ${reach}M${reach} ${-reach}L${-reach} ${reach}`}
      />
    </g>
  );
}
