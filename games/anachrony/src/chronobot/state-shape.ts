/** What the Chronobot looks like in a state: a position from outside is read by this table first. */
import { type StateShape, shape } from "@chronarium/kernel";
import { BUILDING_IDS, ROWS } from "../tables/buildings.ts";
import { CUBES, SHAPES, WORKERS } from "../tables/goods.ts";
import { ERAS } from "../tables/main-board.ts";
import { SUPERPROJECT_IDS } from "../tables/superprojects.ts";
import {
  BOT_WARP_TILES,
  HOMES,
  LAST_MORALE,
  LAST_TIME_TRAVEL,
  MOST_ANOMALIES,
  MOST_PER_ROW,
  MOST_SUPERPROJECTS,
} from "./board.ts";

const { choice, each, fields, flag, integer, list, record, row } = shape;

/** Far more than a game brings. */
export const MOST: StateShape = integer(0, 10_000);
const tiles: StateShape = integer(0, BOT_WARP_TILES);
export const side: StateShape = choice(["human", "bot"]);
const occupant = choice(["free", "human", "bot", "gone"]);
export const spacesShape: StateShape = fields({
  construct: each(2, occupant),
  recruit: each(2, occupant),
  research: each(2, occupant),
  council: each(2, occupant),
  mine: each(3, occupant),
});
export const perWorker: StateShape = record(WORKERS, MOST);
export const perCube: StateShape = record(CUBES, MOST);

/** One shape for each thing it has. */
export const botFields: Readonly<Record<string, StateShape>> = {
  vp: MOST,
  water: MOST,
  timeTravel: integer(0, LAST_TIME_TRAVEL),
  morale: integer(0, LAST_MORALE),
  paradox: integer(0, 2),
  anomalies: integer(0, MOST_ANOMALIES),
  cubes: perCube,
  workers: perWorker,
  breakthroughs: record(SHAPES, MOST),
  buildings: list(
    fields({ row: choice(ROWS), vp: integer(1, 4) }, { tile: choice(BUILDING_IDS) }),
    ROWS.length * MOST_PER_ROW,
  ),
  superprojects: list(fields({ vp: integer(3, 8) }, { tile: choice(SUPERPROJECT_IDS) }), MOST_SUPERPROJECTS),
  warpSupply: tiles,
  warpOn: each(ERAS, tiles),
  exosuits: integer(0, 6),
  actions: MOST,
  passed: flag,
  tokens: row(...HOMES.map((home) => choice(home))),
};
export const botShape: StateShape = fields(botFields);
