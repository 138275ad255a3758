/** Heights on the thread, in pixels from its top. */
export type Levels = {
  readonly height: number;
  readonly main: number;
  readonly lanes: readonly [number, number];
  readonly top: number;
  readonly bottom: number;
  /** Base line of the chapters' names. */
  readonly label: number;
  readonly glyph?: number;
  /** Half the height of the playhead. */
  readonly head: number;
};

/** A second lane pushes the main line up. */
const WIDE: Levels = {
  height: 76,
  main: 29,
  lanes: [51, 51],
  top: 12,
  bottom: 62,
  label: 72,
  glyph: 11,
  head: 16,
};
const CROWDED: Levels = { ...WIDE, main: 23, lanes: [41, 56], top: 10, glyph: 7, head: 14 };
const LOW: Levels = {
  height: 58,
  main: 22,
  lanes: [38, 38],
  top: 8,
  bottom: 46,
  label: 56,
  glyph: 7,
  head: 13,
};
const LOW_CROWDED: Levels = { ...LOW, main: 14, lanes: [28, 40], top: 4, head: 10, glyph: 2 };
const STRIP: Levels = { height: 36, main: 15, lanes: [24, 30], top: 6, bottom: 32, label: 36, head: 8 };

export function levelsFor(size: "wide" | "low" | "strip", rows: number): Levels {
  if (size === "strip") return STRIP;
  if (size === "low") return rows > 1 ? LOW_CROWDED : LOW;
  return rows > 1 ? CROWDED : WIDE;
}
