/**
 * How a board lies in its frame when fingers have enlarged it. Lengths are shares of the frame: a point `p` of the
 * board, 0 to 1, is seen at `x + scale * p`.
 */
export type Zoom = { readonly scale: number; readonly x: number; readonly y: number };
export type Point = { readonly x: number; readonly y: number };

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
const MOST = 3;

/** The board always fills its frame. */
function bounded({ scale, x, y }: Zoom): Zoom {
  const within = (at: number): number => Math.min(0, Math.max(1 - scale, at));
  return scale <= 1 ? WHOLE : { scale, x: within(x), y: within(y) };
}

/** What lay under `from` comes to lie under `to`, at a new scale between 1 and 3. */
export function pinched(before: Zoom, scale: number, from: Point, to: Point): Zoom {
  const next = Math.min(MOST, Math.max(1, scale));
  const share = next / before.scale;
  return bounded({
    scale: next,
    x: to.x - (from.x - before.x) * share,
    y: to.y - (from.y - before.y) * share,
  });
}

export const moved = (before: Zoom, by: Point): Zoom =>
  bounded({ ...before, x: before.x + by.x, y: before.y + by.y });

/** The tapped point in the middle of a part of the board; back to the whole when a part is already shown. */
export function doubleTapped(before: Zoom, at: Point, scale: number): Zoom {
  return before.scale > 1 ? WHOLE : pinched(before, scale, at, { x: 0.5, y: 0.5 });
}
