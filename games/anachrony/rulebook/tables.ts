/** Tables of the rulebook that the tables of the game fill, so that no number is written twice. */
import { PLATE, POSITIONS } from "../src/chronobot/board.ts";
import { BUILDING, BUILDINGS_OF, ROWS, type Row } from "../src/tables/buildings.ts";
import { COLLAPSING_IDS, EXCHANGES, WARP_TILES } from "../src/tables/main-board.ts";
import { boardOf, HEAD_STARTS, NEWEST, PATH, PATHS } from "../src/tables/paths.ts";
import { SUPERPROJECT, SUPERPROJECT_IDS } from "../src/tables/superprojects.ts";
import type { BotText, Words } from "../text/types.ts";

type Table = readonly (readonly string[])[];
type Head = readonly string[];

/** 1.1: position and plate. */
export const plates = (head: Head, { plate }: BotText): Table => [
  head,
  ...POSITIONS.map((position) => [position, plate(PLATE[position])]),
];

/** 3.1..3.4. */
export const buildings = (head: Head, { tiles, tileDoes }: Words, row: Row): Table => [
  head,
  ...BUILDINGS_OF[row].map((tile) => [tiles[tile], String(BUILDING[tile].vp), tileDoes(tile)]),
];

/** 3.5; `two` is how two Breakthroughs of a shape are called, `worker` how one that is paid. */
export const superprojects = (
  head: Head,
  { tiles, tileDoes, amount, piece, shapes, worker }: Words,
  two: (shape: string) => string,
): Table => [
  head,
  ...SUPERPROJECT_IDS.map((id) => {
    const { vp, cost, breakthrough, worker: paid } = SUPERPROJECT[id];
    const goods = paid === undefined ? amount(cost) : `${amount(cost)}, 1 ${worker[paid]}`;
    const found = "one" in breakthrough ? piece(breakthrough.one) : two(shapes[breakthrough.two]);
    return [tiles[id], String(vp), goods, found, tileDoes(id)];
  }),
];

/** 3.7. */
export const collapsingTiles = (head: Head, { collapsing }: Words): Table => [
  head,
  ...COLLAPSING_IDS.map((id) => [collapsing[id].name, collapsing[id].does]),
];

/** 2.6. */
export const spots = (head: Head, { rows, amount }: Words): Table => [
  head,
  ...ROWS.map((row) => [rows[row], ...boardOf("verdant", "A", NEWEST).spots[row].map(amount)]),
];

/** 2.6, 3.8: side A, which is the same for all, and the four sides B. */
const SIDES = [
  { path: "verdant", side: "A" },
  ...PATHS.map((path) => ({ path, side: "B" }) as const),
] as const;
const sideName = ({ paths }: Words, sideA: string, { path, side }: (typeof SIDES)[number]): string =>
  side === "A" ? sideA : `${paths[path]}, B`;
const figures = (values: readonly number[]): string =>
  values.map((value) => String(value).replace("-", "−")).join(" ");
export const tracks = (head: Head, words: Words, sideA: string): Table => [
  head,
  ...SIDES.map((each) => {
    const { morale, supply, timeTravel } = boardOf(each.path, each.side, NEWEST);
    return [sideName(words, sideA, each), figures(morale), figures(supply), figures(timeTravel)];
  }),
];
export const sideValues = (head: Head, words: Words, sideA: string): Table => [
  head,
  ...SIDES.map((each) => {
    const { slotWater, moraleBonus, threshold, spots: costs } = boardOf(each.path, each.side, NEWEST);
    const common = boardOf(each.path, "A", NEWEST).spots;
    const changed = ROWS.flatMap((row) =>
      costs[row].flatMap((cost, i) =>
        cost === common[row][i] ? [] : [`${words.rows[row]} ${i + 1} (${words.amount(cost)})`],
      ),
    );
    const values = [slotWater, moraleBonus, threshold].map(String);
    return [sideName(words, sideA, each), ...values, changed.join(", ") || "–"];
  }),
];

/** AN-62. */
export const trades = (head: Head, { exchanges }: Words): Table => [
  head,
  ...EXCHANGES.map((exchange) => [exchanges[exchange]]),
];

/** 3.8. */
export const pathGoods = (head: Head, { paths, amount, worker }: Words): Table => [
  head,
  ...PATHS.map((path) => {
    const { goods, active, tired } = PATH[path];
    return [paths[path], amount(goods), active.map((type) => worker[type]).join(", "), worker[tired]];
  }),
];
export const pathLeaders = (head: Head, { leaders, paths }: Words): Table => [
  head,
  ...PATHS.flatMap((path) =>
    PATH[path].leaders.map((leader) => [leaders[leader].name, paths[path], leaders[leader].does]),
  ),
];
export const evacuations = (head: Head, { evacuation, paths }: Words): Table => [
  head,
  ...PATHS.map((path) => [
    paths[path],
    ...(["a", "b"] as const).map((which) => evacuation({ path, evacuation: which, edition: NEWEST })),
  ]),
];

/** 3.9. */
export const headStartCards = (head: Head, { headStarts }: Words): Table => [
  head,
  ...HEAD_STARTS.map((card, i) => [String(i + 1), headStarts[card]]),
];

/** AN-45. */
export const warps = (head: Head, { warpTiles }: Words): Table => [
  head,
  ...WARP_TILES.map((tile, i) => [String(i + 1), warpTiles[tile]]),
];
