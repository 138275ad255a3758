/** What a state of the solo game looks like: a position from outside is read by this table first. */
import { type StateShape, shape } from "@chronarium/kernel";
import { botShape, MOST, perCube, perWorker, side, spacesShape } from "../chronobot/state-shape.ts";
import { BUILDINGS_OF, ROWS } from "../tables/buildings.ts";
import type { Gain } from "../tables/effects.ts";
import { CUBES, GOODS, ICON_FACES, PIECE_COPIES, PIECES, SHAPES, WORKERS } from "../tables/goods.ts";
import {
  CAPITAL,
  COLLAPSING_IDS,
  ERAS,
  MINE_CARDS,
  RECRUIT_CARDS,
  WARP_TILES,
} from "../tables/main-board.ts";
import { EXOSUITS, HEAD_STARTS, NEWEST, PATH, PATHS, SPOTS } from "../tables/paths.ts";
import { SUPERPROJECT_IDS } from "../tables/superprojects.ts";
import { FREE_SOURCES, TILE_IDS, WORK_PLACES } from "./actions.ts";
import type { Options } from "./options.ts";
import type { Frame } from "./state.ts";

const { choice, each, exactly, fields, flag, integer, list, record } = shape;

const MOST_FRAMES = 40;
const worker = choice(WORKERS);
const yes = exactly(true);
const warpTiles = list(choice(WARP_TILES), WARP_TILES.length);
const tile = choice(["", ...TILE_IDS]);
const collapsing = choice(COLLAPSING_IDS);
const cubes = list(choice(CUBES), CUBES.length, 1);
const someCubes = { count: integer(1, 3), of: cubes };
const workers = list(worker, WORKERS.length, 1);

/** Goods that a gain names; each at most once. */
const amount = shape.map(GOODS, integer(0, 20));
const gain = shape.cases("kind", {
  goods: fields({ goods: amount }),
  vp: fields({ vp: integer(0, 10) }),
  cubes: fields(someCubes, { alike: integer(1, 3) }),
  focus: fields({ range: integer(1, ERAS) }, { water: integer(0, 1), again: yes }),
  takeBack: fields({ most: integer(1, 2) }, { may: yes }),
  exosuit: fields({}),
  paradox: fields({ change: integer(-1, 1) }),
  noParadox: fields({}),
  morale: fields({}),
  wake: fields({ most: integer(1, 3), least: integer(0, 1) }),
  hire: fields({ of: workers }, { tired: yes }),
  breakthrough: fields({}),
  swap: fields({ most: integer(1, 2) }),
  museum: fields({}),
  condense: fields({}),
  exchange: fields({}),
  standard: fields({}),
  placement: fields({}),
  research: fields({}),
  copy: fields({}),
} satisfies Record<Gain["kind"], unknown>);

const doing = { by: worker, tile: collapsing, further: yes };
const frame = shape.cases("kind", {
  preparation: fields({}),
  paradox: fields({}),
  botParadox: fields({ rolls: integer(0, ERAS) }),
  botPowerUp: fields({}),
  botWarp: fields({}),
  rounds: fields({}),
  cleanUp: fields({}),
  anomalyDue: fields({}),
  gain: fields({ parts: list(gain, 4) }, { by: worker }),
  bonus: fields({ tile: collapsing, by: worker }, { row: choice(ROWS), superproject: yes }),
  headStart: fields({ cards: list(choice(HEAD_STARTS), HEAD_STARTS.length, 1) }),
  headStartBuild: fields({}),
  powerUp: fields({}),
  warp: fields({}),
  turn: fields({}),
  handOver: fields({}),
  placement: fields({}),
  construct: fields({}, { ...doing, buildings: yes }),
  recruit: fields({}, doing),
  research: fields({}, doing),
  dice: fields(
    { shape: choice(SHAPES), icon: choice(ICON_FACES), rolled: choice(["shape", "icon"]), reroll: flag },
    doing,
  ),
  mine: fields({ index: integer(0, 2) }),
  extraCube: fields({ from: choice(["S13", "salvor"]) }),
  exchange: fields({ left: integer(1, 2) }, { may: yes }),
  council: fields({ by: worker }, { may: yes }),
  standard: fields({ by: worker }),
  copy: fields({}),
  focus: fields({ range: integer(1, ERAS), water: integer(0, 1) }, { again: yes, may: yes }),
  takeBack: fields({ left: integer(1, 2) }, { may: yes }),
  cubes: fields(someCubes, { alike: integer(1, 3) }),
  swap: fields({ left: integer(1, 2) }),
  wake: fields({ most: integer(1, 3), least: integer(0, 1) }),
  hire: fields({ of: workers }, { tired: yes }),
  breakthrough: fields({}),
  anomalySpot: fields({}),
} satisfies Record<Frame["kind"], unknown>);

const human = fields({
  goods: record(GOODS, MOST),
  vp: MOST,
  active: perWorker,
  tired: perWorker,
  busy: perWorker,
  motivated: perWorker,
  doomed: perWorker,
  rows: record(ROWS, each(3, tile)),
  anomalies: list(choice(SPOTS), SPOTS.length),
  beside: MOST,
  timeTravel: integer(0, 8),
  morale: integer(0, 6),
  paradox: integer(0, 4),
  warpSupply: warpTiles,
  warpOn: each(ERAS, warpTiles),
  powered: integer(0, EXOSUITS),
  placed: integer(0, EXOSUITS),
  breakthroughs: list(choice(PIECES), PIECES.length * PIECE_COPIES),
  focus: integer(1, ERAS),
  evacuated: flag,
  worked: list(choice(WORK_PLACES), WORK_PLACES.length),
  used: list(choice([...FREE_SOURCES, "salvor"]), FREE_SOURCES.length + 1),
  fresh: list(choice(TILE_IDS), TILE_IDS.length),
});

const board = fields(
  {
    spaces: spacesShape,
    primary: fields(
      Object.fromEntries(ROWS.map((row) => [row, list(choice(BUILDINGS_OF[row]), BUILDINGS_OF[row].length)])),
    ),
    secondary: fields(
      Object.fromEntries(ROWS.map((row) => [row, list(choice(BUILDINGS_OF[row]), BUILDINGS_OF[row].length)])),
    ),
    superprojects: each(
      ERAS,
      fields({ id: choice(SUPERPROJECT_IDS), built: choice(["no", "human", "bot"]) }),
    ),
    recruitDeck: list(choice(RECRUIT_CARDS), RECRUIT_CARDS.length),
    recruitDrawn: list(choice(RECRUIT_CARDS), RECRUIT_CARDS.length),
    mineDeck: list(choice(MINE_CARDS), MINE_CARDS.length),
    mineDrawn: list(choice(MINE_CARDS), MINE_CARDS.length),
    recruitPool: perWorker,
    minePool: perCube,
    stock: record(PIECES, integer(0, PIECE_COPIES)),
  },
  { collapsing: record(CAPITAL, each(2, collapsing)) },
);

export function stateShape(options: Options): StateShape {
  const leaders = PATHS.map((path) => PATH[path].leaders[options.leader === "first" ? 0 : 1]);
  const expert = options.difficulty === "expert";
  return fields(
    {
      options: exactly(options),
      path: options.path === "random" ? choice(PATHS) : exactly(options.path),
      evacuation: options.evacuation === "random" ? choice(["a", "b"]) : exactly(options.evacuation),
      era: integer(1, ERAS),
      phase: choice(["headStart", "paradox", "powerUp", "warp", "actions", "over"]),
      first: side,
      banner: side,
      next: side,
      humanPassed: flag,
      lastWordTaken: flag,
      buildFirst: flag,
      pending: list(frame, MOST_FRAMES),
      human,
      bot: botShape,
      board,
      rng: shape.rng,
      ...(!expert && { leader: choice(leaders) }),
    },
    { edition: integer(2, NEWEST) },
  );
}
