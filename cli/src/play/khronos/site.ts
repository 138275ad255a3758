/** What stands on a board, as menus and short forms ask for it. */
import type { Building, BuildingEra, Era, SquareId, View } from "@chronarium/khronos";
import { BUILDING_ERAS, ERAS, gridOf, layoutOf } from "@chronarium/khronos";

/** The building that covers a square, tile or open printed hamlet. */
export function buildingOn(view: View, era: Era, square: SquareId): Building | undefined {
  const grid = gridOf(view.options.map);
  const index = grid.indexOf.get(square);
  if (index === undefined) return undefined;
  const layout = layoutOf(grid, view.hamlets, view.boards[era]);
  return layout.buildings[layout.occupant[index] ?? -1];
}

/** Where somebody probably means to build: the first building era in which a pawn of his stands. */
export function presumedEra(view: View, seat: number): BuildingEra {
  const pawns: readonly Era[] = view.players[seat]?.pawns ?? [];
  return BUILDING_ERAS.find((era) => pawns.includes(era)) ?? "might";
}

/** The eras that matter to somebody who is about to act: where his pawns are. */
export const pawnEras = (view: View, seat: number): readonly Era[] =>
  ERAS.filter((era) => view.players[seat]?.pawns.includes(era));
