/** Maps as data. One grid serves all three eras (KH-1); hamlets are the printed ones of KH-5. */

export type MapData = { readonly terrain: readonly string[]; readonly hamlets: readonly string[] };

/** `.` plain, `f` forest, `m` mountain, `~` river. The valley is our own drawing: 16 columns, 20 rows. */
const VALLEY: MapData = {
  terrain: [
    "mmmmff.~.ffmmmmm",
    "mmmff..~..ffmmmm",
    "mmff...~...ffmmm",
    "mff....~~...ffmm",
    "ff......~....ffm",
    "f.......~.....ff",
    ".......~~......f",
    "......~~........",
    ".....~~...ff....",
    ".....~...fff....",
    "....~~....f.....",
    "....~..........f",
    "....~~.........f",
    "f....~~~......ff",
    "ff.....~~....ffm",
    "mff.....~...ffmm",
    "mmff....~~.ffmmm",
    "mmmff....~ffmmmm",
    "mmmmff...~fmmmmm",
    "mmmmmff..~ffmmmm",
  ],
  hamlets: ["E3", "D7", "B11", "C15", "G18", "J3", "M7", "O11", "J12", "L16"],
};

/** Small boards of the worked positions: their hamlets come with the position. */
const RIVER_7X4: MapData = { terrain: ["...~...", "...~...", "...~...", "...~..."], hamlets: [] };
const ROUGH_6X4: MapData = { terrain: ["......", ".fm...", "......", "......"], hamlets: [] };

const PLAIN_SIZES = { width: { min: 3, max: 16 }, height: { min: 3, max: 20 } };
const range = (min: number, max: number): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

/** Every plain map that a transcript may ask for: plain3x3 to plain16x20. */
const PLAIN_MAPS: readonly string[] = range(PLAIN_SIZES.width.min, PLAIN_SIZES.width.max).flatMap((width) =>
  range(PLAIN_SIZES.height.min, PLAIN_SIZES.height.max).map((height) => `plain${width}x${height}`),
);

export const LISTED_MAPS: readonly string[] = ["valley"];
export const TEST_MAPS: readonly string[] = ["river7x4", "rough6x4", ...PLAIN_MAPS];

export function mapData(id: string): MapData {
  if (id === "valley") return VALLEY;
  if (id === "river7x4") return RIVER_7X4;
  if (id === "rough6x4") return ROUGH_6X4;
  const size = /^plain(\d+)x(\d+)$/.exec(id);
  if (!size) throw new Error(`There is no map called ${id}.`);
  return { terrain: range(1, Number(size[2])).map(() => ".".repeat(Number(size[1]))), hamlets: [] };
}
