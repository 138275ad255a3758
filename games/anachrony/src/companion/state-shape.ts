/** What a companion's table looks like: a position from outside is read by this table first. */
import { type StateShape, shape } from "@chronarium/kernel";
import type { BotOptions } from "../chronobot/options.ts";
import { CATEGORIES } from "../chronobot/phases.ts";
import { PLACES } from "../chronobot/position.ts";
import { botShape, perCube, perWorker, side, spacesShape } from "../chronobot/state-shape.ts";
import { CUBES, SHAPES, WORKERS } from "../tables/goods.ts";
import { ERAS } from "../tables/main-board.ts";
import {
  HUMAN_WARP_TILES,
  MOST_CORRECTIONS,
  MOST_START_STEPS,
  MOST_SWITCHES,
  MOST_TURNS,
  PHASES,
} from "./state.ts";
import { OPEN_TILES, PIECES_OF_A_SHAPE } from "./tiles.ts";

const { choice, each, either, exactly, fields, flag, integer, list, map, record } = shape;

const none = exactly("none");
const buildingVp = integer(1, 4);
const stackVp = integer(0, 4);
const superprojectVp = integer(3, 8);
/** AN-4. */
const BUILDINGS_OF_A_ROW = 15;
const open = list(fields({ era: integer(1, ERAS), vp: superprojectVp }), ERAS);
const answers = fields(
  {},
  {
    die: integer(1, 6),
    shape: choice(SHAPES),
    space: choice(PLACES),
    freeMines: list(integer(0, 2), 3),
    cubes: list(choice(CUBES), CUBES.length),
    worker: either(choice(WORKERS), none),
    building: either(fields({ vp: buildingVp }), fields({ primary: stackVp, secondary: stackVp }), none),
    superproject: either(fields({ vp: superprojectVp }), fields({ open }), none),
    breakthrough: choice(["taken", "none"]),
    open,
  },
);

export const stateShape = (options: BotOptions): StateShape =>
  fields(
    {
      options: exactly(options),
      era: integer(1, ERAS),
      phase: choice([...PHASES, "closed"]),
      bot: botShape,
      first: side,
      banner: side,
      turn: side,
      humanPassed: flag,
      lastWordTaken: flag,
      done: integer(0, MOST_TURNS),
      tracks: fields({ spaces: flag, recruit: flag, mine: flag, warp: flag }, { tiles: flag }),
      answers,
      warped: fields({ bot: flag, human: flag }),
      corrections: integer(0, MOST_CORRECTIONS),
      switches: integer(0, MOST_SWITCHES),
      appRolls: integer(0, 20_000),
      sheet: map(CATEGORIES, integer(-99, 199)),
    },
    {
      spaces: spacesShape,
      recruitPool: perWorker,
      minePool: perCube,
      tiles: fields({
        stacks: record(OPEN_TILES, list(stackVp, BUILDINGS_OF_A_ROW + 1)),
        superprojects: list(either(integer(0, 0), superprojectVp), ERAS),
        pieces: record(SHAPES, integer(0, PIECES_OF_A_SHAPE)),
      }),
      humanWarp: each(ERAS, integer(0, HUMAN_WARP_TILES)),
      rolls: integer(0, ERAS),
      correction: fields({ steps: integer(0, MOST_START_STEPS), start: flag }),
    },
  );
