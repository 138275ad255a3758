/** Which Mine space and which cube of the pool the Chronobot takes (1.4). */
import { CUBES, type Cube, type PerCube } from "../tables/goods.ts";
import { MINE_CUBES } from "../tables/main-board.ts";

export type MineChoice = { readonly index: number; readonly own: Cube; readonly pool?: Cube };

/** 0 is best: missing types first, each in the order N, U, G, T. */
const rank = (cube: Cube, held: number): number => CUBES.indexOf(cube) + (held > 0 ? CUBES.length : 0);

/** `free` are the indices of free spaces, from the top; `pool` the kinds of cubes there. */
export function chooseMine(
  held: PerCube,
  free: readonly number[],
  pool: readonly Cube[],
): MineChoice | undefined {
  let best: MineChoice | undefined;
  let bestRank = Number.POSITIVE_INFINITY;
  const consider = (worth: number, choice: MineChoice): void => {
    // Strictly better only, and spaces come from the top: of equals the topmost stays.
    if (worth >= bestRank) return;
    bestRank = worth;
    best = choice;
  };
  for (const index of free) {
    const own = MINE_CUBES[index]!;
    if (pool.length === 0) consider(rank(own, held[own]), { index, own });
    for (const cube of pool) {
      const [one, other] = [rank(own, held[own]), rank(cube, held[cube])];
      const first = Math.min(one, other);
      const second = own === cube ? rank(cube, held[cube] + 1) : Math.max(one, other);
      consider(first * 100 + second, { index, own, pool: cube });
    }
  }
  return best;
}
