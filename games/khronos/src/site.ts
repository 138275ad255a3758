/** What stands where, as players and pages ask for it: any square of a building names it. */
import type { Seat } from "@chronarium/kernel";
import type { Action } from "./actions.ts";
import { gridOf, type SquareId } from "./grid.ts";
import { type Building, type Layout, layoutOf } from "./layout.ts";
import { mapData } from "./maps.ts";
import type { Player, Question, State } from "./state.ts";
import { BUILDING_ERAS, type BuildingEra, ERAS, type Era } from "./tables.ts";

/** All of it open: a viewer can ask too. */
export type Site = Pick<State, "options" | "hamlets" | "boards">;

/** A square of a board. */
export type Spot = { readonly era: Era; readonly at: SquareId };

export const layoutIn = ({ options, hamlets, boards }: Site, era: Era): Layout =>
  layoutOf(gridOf(options.map), hamlets, boards[era]);

/** The building that covers a square, tile or open printed hamlet. */
export function buildingOn(site: Site, era: Era, square: SquareId): Building | undefined {
  const { grid, buildings, occupant } = layoutIn(site, era);
  const index = grid.indexOf.get(square);
  return index === undefined ? undefined : buildings[occupant[index] as number];
}

const TERRAIN = { ".": "plain", f: "forest", m: "mountain", "~": "river" } as const;
export type Terrain = (typeof TERRAIN)[keyof typeof TERRAIN];

export function terrainAt({ options: { map } }: Site, square: SquareId): Terrain {
  const { indexOf, width } = gridOf(map);
  const index = indexOf.get(square) ?? 0;
  const letter = mapData(map).terrain[Math.floor(index / width)]?.[index % width];
  return TERRAIN[(letter ?? ".") as keyof typeof TERRAIN];
}

/** Who lives in a building on Reason: cubes by seat. */
export function cubesOn(site: Site, building: Building): readonly { seat: Seat; count: number }[] {
  const { tile, at } = building;
  if (tile !== undefined)
    return "cubes" in tile ? tile.cubes.flatMap((count, seat) => (count === 0 ? [] : [{ seat, count }])) : [];
  const seat = site.boards.reason.hamletCubes[at];
  return seat === undefined ? [] : [{ seat, count: 1 }];
}

/** Where an action happens. A journey has no square, an answer lies on the board of its question. */
export function spotOf(action: Action, question?: Question): Spot | undefined {
  switch (action.type) {
    case "build":
    case "upgrade":
    case "demolish":
      return { era: action.era, at: action.at };
    case "populate":
    case "renovate":
      return { era: "reason", at: action.at };
    case "chooseLoser":
    case "placeDownsized":
      return question !== undefined && "era" in question ? { era: question.era, at: action.at } : undefined;
    default:
      return undefined;
  }
}

/** Columns to the right and rows down from one square to another. */
export function offset(
  { options: { map } }: Site,
  from: SquareId,
  to: SquareId,
): { readonly right: number; readonly down: number } {
  const { indexOf, width } = gridOf(map);
  const a = indexOf.get(from) ?? 0;
  const b = indexOf.get(to) ?? 0;
  return { right: (b % width) - (a % width), down: Math.floor(b / width) - Math.floor(a / width) };
}

/** The square so many columns to the right and rows down, if it is on the board. */
export function squareFrom(
  { options: { map } }: Site,
  from: SquareId,
  right: number,
  down: number,
): SquareId | undefined {
  const { indexOf, names, width, height } = gridOf(map);
  const index = indexOf.get(from);
  if (index === undefined) return undefined;
  const column = (index % width) + right;
  const row = Math.floor(index / width) + down;
  return column < 0 || row < 0 || column >= width || row >= height ? undefined : names[row * width + column];
}

type Travellers = { readonly players: readonly Pick<Player, "pawns">[] };

/** Where somebody probably means to build: the first building era in which a pawn of his stands. */
export function presumedEra({ players }: Travellers, seat: Seat): BuildingEra {
  const pawns: readonly Era[] = players[seat]?.pawns ?? [];
  return BUILDING_ERAS.find((era) => pawns.includes(era)) ?? "might";
}

/** The eras that matter to somebody who is about to act: where his pawns are. */
export const pawnEras = ({ players }: Travellers, seat: Seat): readonly Era[] =>
  ERAS.filter((era) => players[seat]?.pawns.includes(era));
