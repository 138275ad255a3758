/**
 * A QR code of an address, as rows of dark and light squares: bytes, error correction M, sizes 1 to 6 (106 letters).
 * After ISO/IEC 18004; only what a link needs.
 */

/** For each size: code words of data in each block, how many blocks, and words of correction for each. */
const SIZES = [
  { data: 16, blocks: 1, correction: 10 },
  { data: 28, blocks: 1, correction: 16 },
  { data: 44, blocks: 1, correction: 26 },
  { data: 32, blocks: 2, correction: 18 },
  { data: 43, blocks: 2, correction: 24 },
  { data: 27, blocks: 4, correction: 16 },
] as const;
type Size = (typeof SIZES)[number];

/** Powers of 2 in the field of 256 elements, and their logarithms. */
const POWERS: number[] = [];
const LOGARITHMS: number[] = [];
for (let power = 1, i = 0; i < 255; i++) {
  POWERS[i] = power;
  LOGARITHMS[power] = i;
  power = power < 128 ? power * 2 : (power * 2) ^ 285;
}
const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (POWERS[((LOGARITHMS[a] ?? 0) + (LOGARITHMS[b] ?? 0)) % 255] ?? 0);

/** What is left when the words are divided by the generator polynomial of this degree. */
function correctionOf(words: readonly number[], degree: number): readonly number[] {
  let generator = [1];
  for (let i = 0; i < degree; i++)
    generator = [...generator, 0].map((each, k) => each ^ times(generator[k - 1] ?? 0, POWERS[i] ?? 0));
  const rest = [...words, ...Array<number>(degree).fill(0)];
  for (let i = 0; i < words.length; i++) {
    const factor = rest[i] ?? 0;
    for (const [k, each] of generator.entries()) rest[i + k] = (rest[i + k] ?? 0) ^ times(each, factor);
  }
  return rest.slice(words.length);
}

/** Mode, length, bytes, and filling; then the blocks in turns, and their corrections in turns. */
function wordsOf(bytes: readonly number[], { data, blocks, correction }: Size): readonly number[] {
  const all = data * blocks;
  const bits = `0100${bits8(bytes.length)}${bytes.map(bits8).join("")}0000`.slice(0, all * 8);
  const padded = bits.padEnd(Math.ceil(bits.length / 8) * 8, "0");
  const words = Array.from({ length: padded.length / 8 }, (_, i) =>
    Number.parseInt(padded.slice(8 * i, 8 * i + 8), 2),
  );
  for (let filling = 236; words.length < all; filling ^= 236 ^ 17) words.push(filling);
  const parts = Array.from({ length: blocks }, (_, i) => words.slice(i * data, (i + 1) * data));
  const corrections = parts.map((part) => correctionOf(part, correction));
  return [...inTurns(parts, data), ...inTurns(corrections, correction)];
}
const bits8 = (byte: number): string => byte.toString(2).padStart(8, "0");
const inTurns = (parts: readonly (readonly number[])[], length: number): readonly number[] =>
  Array.from({ length }, (_, i) => parts.map((part) => part[i] ?? 0)).flat();

type Grid = (boolean | undefined)[][];
const set = (grid: Grid, row: number, column: number, dark: boolean): void => {
  const line = grid[row];
  if (line !== undefined && column >= 0 && column < line.length) line[column] = dark;
};

/** The parts that every code of a size has: three finders, one small one, the dotted lines, room for the format. */
function frame(size: number): Grid {
  const width = 17 + 4 * size;
  const grid: Grid = Array.from({ length: width }, () => Array<boolean | undefined>(width).fill(undefined));
  const square = (row: number, column: number, reach: number, dark: (ring: number) => boolean): void => {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++)
        set(grid, row + y, column + x, dark(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (let i = 8; i < width - 8; i++) {
    set(grid, 6, i, i % 2 === 0);
    set(grid, i, 6, i % 2 === 0);
  }
  for (const [row, column] of [
    [3, 3],
    [3, width - 4],
    [width - 4, 3],
  ] as const)
    square(row, column, 4, (ring) => ring !== 2 && ring !== 4);
  if (size > 1) square(width - 7, width - 7, 2, (ring) => ring !== 1);
  for (let i = 0; i < 9; i++) {
    grid[8]![i] ??= false;
    grid[i]![8] ??= false;
  }
  for (let i = width - 8; i < width; i++) {
    grid[8]![i] ??= false;
    grid[i]![8] ??= false;
  }
  set(grid, width - 8, 8, true);
  return grid;
}

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

/** Correction M is 00, then the mask; ten bits of correction of their own. */
function formatBits(mask: number): number {
  let rest = mask << 10;
  for (let bit = 14; bit >= 10; bit--) if ((rest >> bit) & 1) rest ^= 0b10100110111 << (bit - 10);
  return ((mask << 10) | rest) ^ 0b101010000010010;
}

function drawn(size: number, words: readonly number[], mask: number): boolean[][] {
  const kept = frame(size);
  const grid = kept.map((line) => [...line]);
  const width = grid.length;
  const bits = words.map(bits8).join("");
  let next = 0;
  // Two columns at a time from the right, up and down in turns; the dotted line is left out.
  for (let right = width - 1, up = true; right > 0; right -= right === 8 ? 3 : 2, up = !up)
    for (let i = 0; i < width; i++)
      for (const column of [right, right - 1]) {
        const row = up ? width - 1 - i : i;
        if (kept[row]![column] !== undefined) continue;
        const dark = bits[next++] === "1";
        grid[row]![column] = dark !== MASKS[mask]!(row, column);
      }
  const format = formatBits(mask);
  for (let i = 0; i < 15; i++) {
    const dark = ((format >> i) & 1) === 1;
    // Once around the first finder, once split between the other two.
    if (i < 8) set(grid, 8, width - 1 - i, dark);
    else set(grid, width - 15 + i, 8, dark);
    if (i < 6) set(grid, i, 8, dark);
    else if (i < 8) set(grid, i + 1, 8, dark);
    else if (i === 8) set(grid, 8, 7, dark);
    else set(grid, 8, 14 - i, dark);
  }
  return grid.map((line) => line.map((dark) => dark === true));
}

/** How hard a code is to read: long runs, blocks, false finders, too much of one colour. */
function penalty(grid: readonly (readonly boolean[])[]): number {
  const lines = [...grid, ...grid.map((_, x) => grid.map((line) => line[x] === true))].map((line) =>
    line.map((dark) => (dark ? "1" : "0")).join(""),
  );
  const runs = lines.flatMap((line) => line.match(/1{5,}|0{5,}/g) ?? []);
  const finders = lines.flatMap((line) => line.match(/(?=10111010000|00001011101)/g) ?? []);
  let blocks = 0;
  for (const [y, line] of grid.entries())
    for (const [x, dark] of line.entries())
      if (line[x + 1] === dark && grid[y + 1]?.[x] === dark && grid[y + 1]?.[x + 1] === dark) blocks++;
  const share = grid.flat().filter(Boolean).length / grid.length ** 2;
  return (
    runs.reduce((sum, run) => sum + run.length - 2, 0) +
    3 * blocks +
    40 * finders.length +
    10 * Math.floor(Math.abs(share - 0.5) * 20)
  );
}

/** Undefined for a text that is too long. */
export function qrCode(text: string): readonly (readonly boolean[])[] | undefined {
  const bytes = [...new TextEncoder().encode(text)];
  const index = SIZES.findIndex(({ data, blocks }) => data * blocks >= bytes.length + 2);
  const size = SIZES[index];
  if (size === undefined) return undefined;
  const words = wordsOf(bytes, size);
  const codes = MASKS.map((_, mask) => drawn(index + 1, words, mask));
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}
