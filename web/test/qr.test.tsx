import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { QrPicture } from "../src/online/qr-picture.tsx";

const QUIET = 4;

/** The dark squares of the picture, without the light ones around it. */
function squaresIn(svg: string): readonly (readonly boolean[])[] {
  const size = Number(/viewBox="0 0 (\d+) \d+"/.exec(svg)?.[1]) - 2 * QUIET;
  const dark = new Set([...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  const at = (x: number, y: number): boolean => dark.has(`${x + QUIET} ${y + QUIET}`);
  return Array.from({ length: size }, (_row, y) => Array.from({ length: size }, (_square, x) => at(x, y)));
}

const MASKS: readonly ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

/** As a camera reads it that sees every square: versions 1 to 3, where all letters are in one piece (ISO 18004). */
function read(squares: readonly (readonly boolean[])[]): string {
  const size = squares.length;
  const bit = (y: number, x: number): number => Number(squares[y]?.[x]);
  // The mask stands beside the first finder pattern, itself masked.
  const mask = MASKS[((bit(8, 2) << 2) | (bit(8, 3) << 1) | bit(8, 4)) ^ 0b101];
  if (mask === undefined) throw new Error("There are eight masks.");
  const middle = size - 7;
  const isFixed = (y: number, x: number): boolean =>
    x === 6 ||
    y === 6 ||
    (y < 9 && (x < 9 || x >= size - 8)) ||
    (y >= size - 8 && x < 9) ||
    (size > 21 && Math.abs(y - middle) <= 2 && Math.abs(x - middle) <= 2);
  const bits: number[] = [];
  let upwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++) {
      const y = upwards ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (!isFixed(y, x)) bits.push(bit(y, x) ^ Number(mask(y, x)));
    }
    upwards = !upwards;
  }
  const number = (from: number, length: number): number =>
    bits.slice(from, from + length).reduce((sum, each) => 2 * sum + each, 0);
  expect(number(0, 4)).toBe(0b0100);
  return Array.from({ length: number(4, 8) }, (_, i) => String.fromCharCode(number(12 + 8 * i, 8))).join("");
}

it.each(["http://10.0.0.7/j/0A1B-2C3D", "http://192.168.178.20:4180/j/7KQM-Z2XD"])(
  "the picture of the link %s is read as that link",
  (link) => {
    const squares = squaresIn(renderToStaticMarkup(<QrPicture text={link} name="The link" />));
    expect([21, 25, 29]).toContain(squares.length);
    expect(read(squares)).toBe(link);
  },
);
