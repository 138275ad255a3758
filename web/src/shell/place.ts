type Size = { readonly width: number; readonly height: number };
export type Box = Size & { readonly left: number; readonly top: number; readonly bottom: number };
type Place = { readonly left: number; readonly top: number };
/** Where the panel lies as seen from what it points at, and where along its near edge the pointer sits. */
export type Pointing = Place & {
  readonly side: "right" | "left" | "below" | "above";
  readonly pointer: number;
};

const GAP = 8;
const EDGE = 8;
/** Room for the pointer, and how near to a corner it may come. */
const POINTER_GAP = 14;
const CORNER = 20;

const within = (at: number, own: number, whole: number): number =>
  Math.max(EDGE, Math.min(at, whole - own - EDGE));

/** Below the anchor, above it where there is no room; always within the window. */
export function placeBeside(anchor: Box, panel: Size, window: Size): Place {
  const centred = anchor.left + anchor.width / 2 - panel.width / 2;
  const below = anchor.bottom + GAP;
  const fitsBelow = below + panel.height <= window.height - EDGE;
  const above = anchor.top - GAP - panel.height;
  return {
    left: within(centred, panel.width, window.width),
    top: within(fitsBelow || above < EDGE ? below : above, panel.height, window.height),
  };
}

/** To the right of what it points at, or else left, below, above; undefined where it would cover it on every side. */
export function placePointing(anchor: Box, panel: Size, window: Size): Pointing | undefined {
  const [x, y] = [anchor.left + anchor.width / 2, anchor.top + anchor.height / 2];
  const right = anchor.left + anchor.width + POINTER_GAP;
  const left = anchor.left - POINTER_GAP - panel.width;
  const below = anchor.bottom + POINTER_GAP;
  const above = anchor.top - POINTER_GAP - panel.height;
  const level = within(y - panel.height / 2, panel.height, window.height);
  const centred = within(x - panel.width / 2, panel.width, window.width);
  const along = (start: number, own: number, at: number): number =>
    Math.max(CORNER, Math.min(at - start, own - CORNER));
  const beside = { top: level, pointer: along(level, panel.height, y) };
  const stacked = { left: centred, pointer: along(centred, panel.width, x) };
  if (right + panel.width <= window.width - EDGE) return { ...beside, side: "right", left: right };
  if (left >= EDGE) return { ...beside, side: "left", left };
  if (below + panel.height <= window.height - EDGE) return { ...stacked, side: "below", top: below };
  if (above >= EDGE) return { ...stacked, side: "above", top: above };
  return undefined;
}
