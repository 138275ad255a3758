/** The five seats: never told apart by colour alone, each has its silhouette. */
import type { ReactNode } from "react";
import { type SeatLook, seatPath } from "./seat-shapes.ts";
import "./seat-mark.css";

/** A seat's mark for lists and names; decoration, since the name stands beside it. */
export function SeatMark({
  look,
  size = 26,
}: {
  readonly look: SeatLook;
  readonly size?: number;
}): ReactNode {
  const d = seatPath(look, 8);
  return (
    <svg
      className={`seat-mark seat-mark-${look}`}
      width={size}
      height={size}
      viewBox="-12 -12 24 24"
      aria-hidden="true"
    >
      <path className="seat-mark-keyline" d={d} />
      <path className="seat-mark-inner" d={d} />
      <path className="seat-mark-fill" d={d} />
    </svg>
  );
}
