/** The table before the first turn (BG-13..BG-19, CM-1..CM-8, DS-7, DS-8.1). */
import { nextInt, type Seed, seedRng, shuffled } from "@chronarium/kernel";
import { run } from "./agenda.ts";
import { arrival } from "./boats.ts";
import { CONFIG } from "./config.ts";
import { NO_GOODS } from "./goods.ts";
import { type Options, PAIR_NAMES, PAIRS } from "./options.ts";
import type { LaidTile, Ledger, Peddler, Player, State } from "./state.ts";
import { stateOf, tableOf } from "./table.ts";
import {
  BOATS,
  CORRUPTION_CARDS,
  PEDDLER_CARDS,
  PIECES_IN_GAME,
  ROGUE_CARDS,
  TILE,
  TILES,
  type TileId,
} from "./tables.ts";
import { refill } from "./town.ts";
import { townsfolkOf } from "./townsfolk.ts";

/** 2: the Peddler's cards stay known when he shuffles them (DS-8.2). */
export const RULES_VERSION = 2;

const NO_LEDGER: Ledger = { sales: 0, sponsorship: 0, immediate: 0, icons: 0, rogues: 0, corruption: 0 };

export function setup(
  options: Options,
  seats: number,
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
  const rogue = options.rogues === "random" ? pick(ROGUE_CARDS) : options.rogues;
  const pair = PAIRS[options.townsfolk === "random" ? pick(PAIR_NAMES) : options.townsfolk];
  const order = shuffle(Array.from({ length: seats }, (_, seat) => seat)); // BG-18
  const players = order.map((place): Player => {
    const [slots, stream] = lay(shuffle);
    return {
      assistant: "LA",
      chronomancer: "LC",
      slots,
      stream,
      open: [],
      shelf: NO_GOODS,
      staff: {},
      corruption: [],
      gold: 0,
      ledger: NO_LEDGER,
      timepiece: { hour: CONFIG.startHour, order: place + 1 },
    };
  });
  const { bag, lair } = CONFIG.rogues[rogue];
  const state: State = {
    options,
    rogue,
    day: 1,
    phase: "production",
    turn: 0,
    pending: [{ kind: "endTurn" }],
    players,
    peddler: seats === 1 ? peddler(options, rogue, shuffle(PEDDLER_CARDS), rulesVersion) : null,
    marker: null,
    boats: BOATS.map(() => ({ pieces: [], dock: null })),
    halls: { R: 1, G: 1, B: 1, Y: 1 }, // BG-14
    lair,
    bag: {
      R: PIECES_IN_GAME.R - 1,
      G: PIECES_IN_GAME.G - 1,
      B: PIECES_IN_GAME.B - 1,
      Y: PIECES_IN_GAME.Y - 1,
      X: bag,
    },
    town: {
      square: [],
      deck: shuffle(townsfolkOf(pair)),
      discard: [],
      gone: [],
    },
    corruption: {
      deck: shuffle(CORRUPTION_CARDS),
      discard: [],
    },
    rng,
  };
  const table = tableOf(state);
  refill(table, "BG-16");
  arrival(table);
  run(table);
  return stateOf(table);
}

/** CM-3..CM-5: the marked tiles on top, two others below, all white; the other six in the Time Stream, blue. */
function lay(shuffle: <T>(items: readonly T[]) => T[]): [Player["slots"], Player["stream"]] {
  const white = (tile: TileId | undefined): LaidTile => ({ tile: tile as TileId, side: "white" });
  const [TL, TR] = shuffle(TILES.filter((tile) => TILE[tile].marked));
  const [BL, BR, ...rest] = shuffle(TILES.filter((tile) => !TILE[tile].marked));
  return [
    { TL: white(TL), TR: white(TR), BL: white(BL), BR: white(BR) },
    rest.map((tile) => ({ tile, side: "blue" })),
  ];
}

/** DS-8.1, DS-8.8: below the human's Timepiece. */
function peddler(
  { peddler: level }: Options,
  rogue: State["rogue"],
  deck: Peddler["deck"],
  rulesVersion: number,
): Peddler {
  const start = CONFIG.peddler.gold[level] + (rogue === "cultists" ? CONFIG.peddler.cultistsExtra[level] : 0);
  return {
    start,
    stock: NO_GOODS,
    corruption: [],
    gold: start,
    ledger: NO_LEDGER,
    timepiece: { hour: CONFIG.startHour, order: 0 },
    deck,
    revealed: [],
    ...(rulesVersion >= 2 && { before: [] }),
  };
}
