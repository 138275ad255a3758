/** The five seats: never told apart by colour alone, each has its silhouette. */
import type { ReactNode } from "react";
import "./seat-mark.css";

/** By seat number. */
const SEAT_LOOKS = ["jade", "saffron", "brick", "ink", "chalk"] as const;
export type SeatLook = (typeof SEAT_LOOKS)[number];

export const lookOf = (seat: number): SeatLook => SEAT_LOOKS[seat % SEAT_LOOKS.length] ?? "jade";

/** Silhouettes of radius 8 around 0, 0. */
const SHAPES: Readonly<Record<SeatLook, string>> = {
  jade: "M-6.9-6.9H6.9V6.9H-6.9Z",
  saffron: "M0-8.6L8.5 6.6H-8.5Z",
  brick: "M0-9.2L9.2 0L0 9.2L-9.2 0Z",
  ink: "M-8 0A8 8 0 1 1 8 0A8 8 0 1 1-8 0Z",
  chalk: "M-4.4-7.7H4.4L8.8 0L4.4 7.7H-4.4L-8.8 0Z",
};

/** A seat's mark for lists and names; decoration, since the name stands beside it. */
export function SeatMark({
  look,
  size = 26,
}: {
  readonly look: SeatLook;
  readonly size?: number;
}): ReactNode {
  return (
    <svg
      className={`seat-mark seat-mark-${look}`}
      width={size}
      height={size}
      viewBox="-12 -12 24 24"
      aria-hidden="true"
    >
      <path className="seat-mark-keyline" d={SHAPES[look]} />
      <path className="seat-mark-inner" d={SHAPES[look]} />
      <path className="seat-mark-fill" d={SHAPES[look]} />
    </svg>
  );
}
