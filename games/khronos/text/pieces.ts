/** What both languages need to know about the pieces. */
import type { BuildingType, Colour, Pay, Size } from "../src/index.ts";
import type { Kind, Sized } from "./types.ts";

const KINDS: Readonly<Record<BuildingType, Readonly<Record<Size, Kind>>>> = {
  military: { 1: "watchtower", 2: "keep", 3: "castle" },
  religious: { 1: "chapel", 2: "monastery", 3: "abbey" },
  civil: { 1: "hamlet", 2: "town", 3: "city" },
};
export const kindOf = (type: BuildingType, size: Size): Kind => KINDS[type][size];

const SIZED: Readonly<Record<Kind, Sized>> = {
  watchtower: { type: "military", size: 1 },
  keep: { type: "military", size: 2 },
  castle: { type: "military", size: 3 },
  chapel: { type: "religious", size: 1 },
  monastery: { type: "religious", size: 2 },
  abbey: { type: "religious", size: 3 },
  hamlet: { type: "civil", size: 1 },
  town: { type: "civil", size: 2 },
  city: { type: "civil", size: 3 },
};
export const sizedOf = (kind: Kind): Sized => SIZED[kind];

/** The kinds of the same type that are larger. */
export function largerThan(kind: Kind): readonly Kind[] {
  const { type, size } = SIZED[kind];
  return ([1, 2, 3] as const).filter((other) => other > size).map((other) => KINDS[type][other]);
}

/** The size that a building had before it became this one. */
export const oneLarger = (size: Size): Size => (size === 1 ? 2 : 3);
/** The size that a building shrinks to. */
export const oneSmaller = (size: Size): Size => (size === 3 ? 2 : 1);

const COLOUR_OF: Readonly<Record<BuildingType, Colour>> = {
  military: "orange",
  religious: "fuchsia",
  civil: "blue",
};
/** The cards of a construction: those of its colour, then the surcharge. */
export const cardsOf = (type: BuildingType, count: number, extra: readonly Colour[] = []): Colour[] => [
  ...Array<Colour>(count).fill(COLOUR_OF[type]),
  ...extra,
];

/** How many cards of each colour there are, without those that are missing. */
export const countCards = (cards: readonly Colour[]): readonly (readonly [Colour, number])[] =>
  (["orange", "fuchsia", "blue"] as const)
    .map((colour) => [colour, cards.filter((card) => card === colour).length] as const)
    .filter(([, count]) => count > 0);

/** The pawns that carry something: their number as people count, and their cards. */
export const carriers = (pay: Pay): readonly (readonly [number, number])[] =>
  pay.map((cards, pawn) => [pawn + 1, cards] as const).filter(([, cards]) => cards > 0);

/** Cards that restore a ruin. */
export const renovationOf = (size: Size): number => size - 1;

/** Seats and how many of their cubes go home, without those that lose none. */
export const cubesBySeat = (cubes: readonly number[]): readonly (readonly [number, number])[] =>
  cubes.map((count, seat) => [seat, count] as const).filter(([, count]) => count > 0);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
