/** The five looks of seats and their silhouettes: in lists, on boards and on travellers alike. */

/** By seat number. */
export const SEAT_LOOKS = ["jade", "saffron", "brick", "ink", "chalk"] as const;
export type SeatLook = (typeof SEAT_LOOKS)[number];

export const lookOf = (seat: number): SeatLook => SEAT_LOOKS[seat % SEAT_LOOKS.length] ?? "jade";

/** A square, triangle, diamond, circle or hexagon around 0, 0, all of the same weight. */
export function seatPath(look: SeatLook, r: number): string {
  const s = (factor: number): number => Math.round(r * factor * 10) / 10;
  switch (look) {
    case "jade":
      return `M${-s(0.86)} ${-s(0.86)}H${s(0.86)}V${s(0.86)}H${-s(0.86)}Z`;
    case "saffron":
      return `M0 ${-s(1.08)}L${s(1.06)} ${s(0.82)}H${-s(1.06)}Z`;
    case "brick":
      return `M0 ${-s(1.15)}L${s(1.15)} 0L0 ${s(1.15)}L${-s(1.15)} 0Z`;
    case "ink":
      return `M${-s(1)} 0a${s(1)} ${s(1)} 0 1 1 ${2 * s(1)} 0a${s(1)} ${s(1)} 0 1 1 ${-2 * s(1)} 0Z`;
    case "chalk":
      return `M${-s(0.55)} ${-s(0.96)}H${s(0.55)}L${s(1.1)} 0L${s(0.55)} ${s(0.96)}H${-s(0.55)}L${-s(1.1)} 0Z`;
  }
}
