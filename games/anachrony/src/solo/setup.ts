/** The table before the first decision (AN-7..AN-12, CB-1..CB-6); draws in the order of section 6. */
import { nextInt, type Seed, seedRng, shuffled } from "@chronarium/kernel";
import { NEW_BOT } from "../chronobot/board.ts";
import { BUILDINGS_OF, perRow } from "../tables/buildings.ts";
import {
  GOODS,
  type Good,
  NO_CUBES,
  NO_WORKERS,
  type PerPiece,
  type PerWorker,
  PIECE_COPIES,
  PIECES,
  type Worker,
} from "../tables/goods.ts";
import { ERAS, freeSpaces, MINE_CARDS, RECRUIT_CARDS, WARP_TILES } from "../tables/main-board.ts";
import {
  boardOf,
  type Edition,
  goodsOf,
  HEAD_START_CHOICES,
  HEAD_STARTS,
  NEWEST,
  PATH,
  PATHS,
  type Path,
} from "../tables/paths.ts";
import { SUPERPROJECT_IDS } from "../tables/superprojects.ts";
import { run } from "./agenda.ts";
import { drawBreakthrough } from "./deeds.ts";
import { eraFrames } from "./era.ts";
import type { Options } from "./options.ts";
import type { Human, State } from "./state.ts";
import { stateOf, tableOf } from "./table.ts";

const NO_TILES = ["", "", ""] as const;

const FULL_STOCK: PerPiece = Object.fromEntries(PIECES.map((piece) => [piece, PIECE_COPIES])) as PerPiece;

function newHuman(path: Path, options: Options, edition: Edition | undefined): Human {
  const def = PATH[path];
  const given = goodsOf(path, edition);
  const goods = Object.fromEntries(GOODS.map((good) => [good, given[good] ?? 0])) as Record<Good, number>;
  const count = (workers: readonly Worker[]): PerWorker => {
    const out = { ...NO_WORKERS } as Record<Worker, number>;
    for (const worker of workers) out[worker]++;
    return out;
  };
  return {
    // CB-5: one more as second player.
    goods: { ...goods, W: goods.W + 1 },
    vp: 0,
    active: count(def.active),
    tired: count([def.tired]),
    busy: NO_WORKERS,
    motivated: NO_WORKERS,
    doomed: NO_WORKERS,
    rows: { PP: NO_TILES, FA: NO_TILES, LS: NO_TILES, LAB: NO_TILES },
    anomalies: [],
    beside: 0,
    timeTravel: 0,
    morale: boardOf(path, options.side, edition).moraleStart,
    paradox: 0,
    warpSupply: WARP_TILES,
    warpOn: Array.from({ length: ERAS }, () => []),
    powered: 0,
    placed: 0,
    breakthroughs: [],
    focus: 1,
    evacuated: false,
    worked: [],
    used: [],
    fresh: [],
  };
}

/**
 * 2: an Evacuation by Water or by Energy Cores brings half as much for each. 3: side B of the Verdant Accord pays more
 * for Supply and gets less at the top of Morale, and High Lantern's second Evacuation brings more. 4: side B of the
 * Tide Legion gets Water for empty slots and less for Time Travel, Under Vow begins with more and evacuates with two
 * plants (docs/balance-anachrony.md).
 */
export const RULES_VERSION: number = NEWEST;

export function setup(
  options: Options,
  _seats: number,
  seed: Seed,
  rulesVersion: number = RULES_VERSION,
): State {
  let rng = seedRng(seed);
  const shuffle = <T>(items: readonly T[]): T[] => {
    let out: T[];
    [out, rng] = shuffled(items, rng);
    return out;
  };
  const pick = <T>(items: readonly T[]): T => {
    let index: number;
    [index, rng] = nextInt(rng, items.length);
    return items[index] as T;
  };
  const path = options.path === "random" ? pick(PATHS) : options.path;
  const primary = perRow((row) => shuffle(BUILDINGS_OF[row]));
  const superprojects = shuffle(SUPERPROJECT_IDS).slice(0, ERAS);
  const recruitDeck = shuffle(RECRUIT_CARDS);
  const mineDeck = shuffle(MINE_CARDS);
  const evacuation = options.evacuation === "random" ? pick(["a", "b"] as const) : options.evacuation;
  const edition = rulesVersion === 1 ? undefined : (rulesVersion as Edition);
  const leader = PATH[path].leaders[options.leader === "first" ? 0 : 1];
  const state: State = {
    options,
    path,
    ...(options.difficulty !== "expert" && { leader }),
    evacuation,
    ...(edition !== undefined && { edition }),
    era: 1,
    phase: "powerUp",
    first: "bot",
    banner: "bot",
    next: "bot",
    humanPassed: false,
    lastWordTaken: false,
    buildFirst: false,
    pending: [],
    human: newHuman(path, options, edition),
    bot: NEW_BOT,
    board: {
      spaces: freeSpaces(options.councilRightSpace),
      primary,
      secondary: { PP: [], FA: [], LS: [], LAB: [] },
      superprojects: superprojects.map((id) => ({ id, built: "no" })),
      recruitDeck,
      recruitDrawn: [],
      mineDeck,
      mineDrawn: [],
      recruitPool: NO_WORKERS,
      minePool: NO_CUBES,
      stock: FULL_STOCK,
    },
    rng,
  };
  const table = tableOf(state);
  if (PATH[path].breakthrough) drawBreakthrough(table);
  table.pending.push(...eraFrames(1, "bot"));
  if (options.headStart) {
    const [order, next] = shuffled(HEAD_STARTS, table.rng);
    table.rng = next;
    table.pending.push({ kind: "headStart", cards: order.slice(0, HEAD_START_CHOICES) });
  }
  run(table);
  return stateOf(table);
}
