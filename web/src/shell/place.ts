type Size = { readonly width: number; readonly height: number };
type Box = Size & { readonly left: number; readonly top: number; readonly bottom: number };

const GAP = 8;
const EDGE = 8;

/** Below the anchor, above it where there is no room; always within the window. */
export function placeBeside(
  anchor: Box,
  panel: Size,
  window: Size,
): { readonly left: number; readonly top: number } {
  const centred = anchor.left + anchor.width / 2 - panel.width / 2;
  const below = anchor.bottom + GAP;
  const fitsBelow = below + panel.height <= window.height - EDGE;
  const above = anchor.top - GAP - panel.height;
  const within = (at: number, own: number, whole: number): number =>
    Math.max(EDGE, Math.min(at, whole - own - EDGE));
  return {
    left: within(centred, panel.width, window.width),
    top: within(fitsBelow || above < EDGE ? below : above, panel.height, window.height),
  };
}
