/** The options of a game of Khronos (register 1.15). */
import type { OptionSpec } from "@chronarium/kernel";
import type { Place } from "./grid.ts";
import { LISTED_MAPS, TEST_MAPS } from "./maps.ts";
import {
  CAPACITY,
  CAPACITY_123,
  DECK,
  DECK_33,
  FOREST_SURCHARGE,
  MOUNTAIN_SURCHARGE,
  type Size,
  VALUES,
  VALUES_135,
} from "./tables.ts";

export type Options = {
  readonly map: string;
  /** Three open cards beside the deck (KH-130..134). */
  readonly holdem: boolean;
  /** Unused cards may be kept in the draw phase. */
  readonly keepCards: boolean;
  /** Buildings count 1, 3 and 5 for power and income. */
  readonly values135: boolean;
  /** Civil buildings on Reason hold 1, 2 and 3 cubes. */
  readonly capacity123: boolean;
  /** What an unrenovated ruin counts on Reason: 0 or 1. */
  readonly ruinValue: number;
  /** Ruins arriving on Reason may connect domains. */
  readonly ruinsIgnoreDominion: boolean;
  /** Military and religious buildings of others may be upgraded. */
  readonly upgradeOthers: boolean;
  /** The active player, not the owner, places downsized buildings. */
  readonly activePlaces: boolean;
  /** Forest and mountain surcharges add up. */
  readonly terrainSum: boolean;
  /** The first edition's deck: 11 cards of each colour. */
  readonly deck33: boolean;
};

const flag = { kind: "flag", default: false } as const;

export const OPTIONS: OptionSpec<Options> = {
  map: { kind: "choice", default: "valley", values: LISTED_MAPS, unlisted: TEST_MAPS },
  holdem: flag,
  keepCards: flag,
  values135: flag,
  capacity123: flag,
  ruinValue: { kind: "number", default: 0, values: [0, 1] },
  ruinsIgnoreDominion: flag,
  upgradeOthers: flag,
  activePlaces: flag,
  terrainSum: flag,
  deck33: flag,
};

/** KH-3, option `values135`: what a building counts for power and income. */
export const worthOf = (options: Options, size: Size): number =>
  (options.values135 ? VALUES_135 : VALUES)[size];

/** KH-91, option `capacity123`: cubes that civil buildings hold on Reason; index = size. */
export const capacitiesOf = (options: Options): readonly [number, number, number, number] =>
  options.capacity123 ? CAPACITY_123 : CAPACITY;
export const capacityOf = (options: Options, size: Size): number => capacitiesOf(options)[size];

export const deckOf = (options: Options): readonly number[] => (options.deck33 ? DECK_33 : DECK);

/** KH-48..50: cards added for the terrain of a footprint, once, and the dearer terrain counts. */
export function surchargeOf(options: Options, players: number, place: Place): number {
  const forest = place.forest ? (FOREST_SURCHARGE[players] ?? 0) : 0;
  const mountain = place.mountain ? (MOUNTAIN_SURCHARGE[players] ?? 0) : 0;
  return options.terrainSum ? forest + mountain : Math.max(forest, mountain);
}
