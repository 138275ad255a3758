/** The art as tables: one path for each thing, drawn around 0, 0 unless a comment says otherwise. */
import { isPortal, type Piece, SPACES, type Space } from "@chronarium/chronomancer";

export type Point = readonly [x: number, y: number];

/** What tells the factions apart besides their colours: shield, note, star, crown, hood. */
export const FACTION: Readonly<Record<Piece, string>> = {
  R: "M-6-6H6V1C6 5 3 7 0 8C-3 7-6 5-6 1Z",
  G: "M-2.2-7L6-8.5V3.6A3.4 3.4 0 1 1 3.4.4V-4.6L.4-4V5A3.4 3.4 0 1 1-2.2 1.8Z",
  B: "M0-8.4L2.2-2.6L8-2.4L3.4 1.3L5 7.2L0 3.8L-5 7.2L-3.4 1.3L-8-2.4L-2.2-2.6Z",
  Y: "M-8-5L-3.6-1L0-7.6L3.6-1L8-5L6.4 6H-6.4Z",
  X: "M0-8C5-8 7-3 7 7H3L0 2L-3 7H-7C-7-3-5-8 0-8Z",
};

/** Glyphs of one ink: filled paths, or lines where a width is given. About 20 units high. */
type Stroke = readonly [d: string, width?: number];
const HOURGLASS: readonly Stroke[] = [
  ["M-6-9H6M-6 9H6", 2.6],
  ["M-4.6-8C-4.6-2 4.6-4 4.6-8ZM-4.6 8C-4.6 1 4.6 1 4.6 8Z"],
  ["M-4.6-8C-4.6-1-.6-2-.6 0S-4.6 1-4.6 8M4.6-8C4.6-1 .6-2 .6 0S4.6 1 4.6 8", 1.5],
];
export const GLYPH = {
  hour: HOURGLASS,
  corruption: [
    [
      "M0-9C5-9 8-6 8-2C8 1 6 3 5 4V8H2.2V5H1V8H-1V5H-2.2V8H-5V4C-6 3-8 1-8-2C-8-6-5-9 0-9ZM-5-2a2 2 0 1 0 4 0a2 2 0 1 0-4 0ZM1-2a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z",
    ],
  ],
  recruit: [
    ["M-5.4-6a5.4 5.4 0 1 1 10.8 0a5.4 5.4 0 1 1-10.8 0ZM-9 9C-9 1-5 0 0 0S9 1 9 9Z"],
    ["M10-10v8M6-6h8", 2.4],
  ],
  activate: [["M2-12L-8 3H-1L-3 13L8-3H1Z"]],
  freeze: [
    ["M-14-8L14 8M14-8L-14 8M0-16V16", 3.2],
    [
      "M-4-13L0-9L4-13M-4 13L0 9L4 13M-9-9.6L-8.4-4.6L-13-3M9 9.6L8.4 4.6L13 3M9-9.6L8.4-4.6L13-3M-9 9.6L-8.4 4.6L-13 3",
      1.8,
    ],
  ],
  shift: [["M-15-7H7L2-12M15 7H-7L-2 12", 3.2]],
  lock: [["M-6-1H6V8H-6Z"], ["M-3.6-1V-4.4a3.6 3.6 0 0 1 7.2 0V-1", 2.2]],
  adventurer: [["M-2.8-2.6a2.8 2.8 0 1 1 5.6 0a2.8 2.8 0 1 1-5.6 0ZM-5 6C-5 1 5 1 5 6Z"]],
  /** The marks of the two figures on rings. */
  chronomancer: [["M-9 6C-5 3 5 3 9 6L4 2L6-10C1-7-4-5-5 2Z"]],
  assistant: [
    ["M-8 0a3.6 3.6 0 1 1 7.2 0a3.6 3.6 0 1 1-7.2 0ZM.8 0a3.6 3.6 0 1 1 7.2 0a3.6 3.6 0 1 1-7.2 0Z", 2],
  ],
} as const satisfies Readonly<Record<string, readonly Stroke[]>>;
export type GlyphName = keyof typeof GLYPH;

export const RELIC = "M0-11L8-4V5L0 11L-8 5V-4Z";
export const RELIC_FACETS = "M0-11V11M-8-4L0 0L8-4";
export const ARTIFACT = "M-6-20H6V-15C6-11 13-8 13 3C13 14 7 20 0 20S-13 14-13 3C-13-8-6-11-6-15Z";
export const ICE = "M0-22L19-11V11L0 22L-19 11V-11Z";
export const SHIELD = "M-20-18H20V6C20 18 10 23 0 27C-10 23-20 18-20 6Z";
/** Around a boat's hull and its seats. */
export const HULL = "M-52-5H52L41 36H-41Z";

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

/** The workshop's ring, clockwise: where a figure stands, and where the way runs past it. */
export const SPOT: Readonly<Record<Space, { readonly at: Point; readonly way: Point }>> = {
  LC: { at: [64, 286], way: [36, 338] },
  LA: { at: [64, 124], way: [44, 70] },
  T1: { at: [174, 132], way: [190, 72] },
  T2: { at: [388, 132], way: [388, 62] },
  T3: { at: [602, 132], way: [586, 72] },
  RC: { at: [712, 124], way: [740, 72] },
  RA: { at: [712, 286], way: [732, 340] },
  B1: { at: [602, 278], way: [586, 338] },
  B2: { at: [388, 278], way: [388, 348] },
  B3: { at: [174, 278], way: [190, 338] },
};
/** Where the way bends around a Time Machine, after the space it is named for. */
const BEND: Readonly<Partial<Record<Space, Point>>> = { LC: [9, 205], RC: [767, 205] };

/** The points of the clockwise way from one space to another. */
export function wayBetween(from: Space, to: Space): readonly Point[] {
  const points: Point[] = [];
  for (let i = SPACES.indexOf(from); ; i++) {
    const space = SPACES[i % SPACES.length] as Space;
    points.push(SPOT[space].way);
    if (space === to && points.length > 1) return points;
    const bend = BEND[space];
    if (bend !== undefined) points.push(bend);
  }
}

export const PORTAL_R = 55;
export const DISC_R = 43;

/** A line through points (Catmull-Rom). */
export function smooth(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.max(0, Math.min(i, points.length - 1))] as Point;
  const n = (value: number): string => value.toFixed(1);
  let d = `M${at(0).join(" ")}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
  }
  return d;
}

/** Around a space, and so much further out. */
export const ringAt = (space: Space, more: number): string =>
  circle(...SPOT[space].at, (isPortal(space) ? PORTAL_R : DISC_R + 1) + more);
