/** The pieces of Khronos as tables (KH-1..KH-7): names, numbers and colours, and nothing else. */

/** In the order of time (KH-1). */
export const ERAS = ["might", "faith", "reason"] as const;
export type Era = (typeof ERAS)[number];
/** Where building is possible (KH-21, KH-52). */
export const BUILDING_ERAS = ["might", "faith"] as const;
export type BuildingEra = (typeof BUILDING_ERAS)[number];

export const TYPES = ["military", "religious", "civil"] as const;
export type BuildingType = (typeof TYPES)[number];

export const SIZES = [1, 2, 3] as const;
export type Size = (typeof SIZES)[number];

/** Card colours; the one at index i pays for the building type at index i. */
export const COLOURS = ["orange", "fuchsia", "blue"] as const;
export type Colour = (typeof COLOURS)[number];
export const COLOUR_OF: Readonly<Record<BuildingType, Colour>> = {
  military: "orange",
  religious: "fuchsia",
  civil: "blue",
};
/** What a card pays for. */
export const typeOf = (colour: Colour): BuildingType =>
  TYPES.find((type) => COLOUR_OF[type] === colour) ?? "civil";

/** KH-2, KH-3: the nine kinds of building, by type and size. */
export const KINDS: Readonly<Record<BuildingType, Readonly<Record<Size, { name: string; tiles: number }>>>> =
  {
    military: {
      1: { name: "watchtower", tiles: 20 },
      2: { name: "keep", tiles: 24 },
      3: { name: "castle", tiles: 9 },
    },
    religious: {
      1: { name: "chapel", tiles: 20 },
      2: { name: "monastery", tiles: 20 },
      3: { name: "abbey", tiles: 9 },
    },
    civil: {
      1: { name: "hamlet", tiles: 20 },
      2: { name: "town", tiles: 24 },
      3: { name: "city", tiles: 9 },
    },
  };
export const kindName = (type: BuildingType, size: Size): string => KINDS[type][size].name;

/** KH-3: value for power and income, and the cubes a civil building holds on Reason; index = size. */
export const VALUES = [0, 1, 2, 3] as const;
/** Option `values135`. */
export const VALUES_135 = [0, 1, 3, 5] as const;
export const CAPACITY = [0, 1, 3, 5] as const;
/** Option `capacity123`. */
export const CAPACITY_123 = [0, 1, 2, 3] as const;

/** KH-102: cards that restore a ruin; index = size. */
export const RENOVATION = [0, 0, 1, 2] as const;

/** KH-6, KH-7, KH-13, KH-14, KH-16, KH-35. */
export const CUBES_EACH = 25;
export const ECUS_EACH = 4;
export const HAND = 4;
export const CARDS_PER_PAWN = 2;
export const EXCHANGE_PRICE = 2;
export const JOURNEY_PRICE = 1;
export const DEMOLITION_PRICE = 1;
/** KH-29: the bonus of a construction or upgrade. */
export const BONUS: Readonly<Record<BuildingEra, number>> = { might: 1, faith: 2 };
/** KH-11, KH-110. */
export const ROUNDS = 7;
export const INCOME_ROUNDS: readonly number[] = [4, 7];

/** KH-7 and option `deck33`: cards of each colour, in the order of COLOURS. */
export const DECK = [18, 18, 19] as const;
export const DECK_33 = [11, 11, 11] as const;

/** KH-48, KH-49: surcharge in cards by number of players. */
export const FOREST_SURCHARGE = [0, 0, 1, 1, 0, 0] as const;
export const MOUNTAIN_SURCHARGE = [0, 0, 2, 2, 1, 0] as const;

/** Seats in the notation of positions and transcripts, in turn order. */
export const SEAT_LETTERS = ["r", "b", "w", "g", "y"] as const;
