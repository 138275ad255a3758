/** Positions made up from a seed: tiles where they fit, with Hierarchy kept on Might and Faith. */
import { type Era, gridOf, layoutOf, type Options, SIZES, type State, type Tile } from "../src/index.ts";
import { topMembers } from "../src/layout.ts";
import { FULL_STOCK } from "../src/setup.ts";
import { dice, newTable, readPosition, writePosition } from "./table.ts";

const SEATS = 4;

/** Somewhere between nearly empty and nearly full; later boards hold some copies and some things of their own. */
export function randomPosition(seed: number, options: Partial<Options> = {}): State {
  const roll = dice(seed);
  const width = 7 + roll(7);
  const height = 7 + roll(5);
  const map = `plain${width}x${height}`;
  const grid = gridOf(map);
  const hamlets = grid.names.filter(() => roll(30) === 0);
  // Most buildings of a position have one size, so that tops are shared when domains meet.
  const usual = SIZES[roll(3)]!;
  // A copy to count down: the type of the stock itself is read-only.
  const left = structuredClone(FULL_STOCK) as unknown as Record<string, number[]>;
  const cubes = Array<number>(SEATS).fill(25);
  const boards: Record<Era, Tile[]> = { might: [], faith: [], reason: [] };

  const fits = (era: Era, tile: Tile): boolean => {
    if (left[tile.type]![tile.size - 1] === 0) return false;
    const tiles = [...boards[era], tile];
    const layout = tryLayout(tiles);
    if (layout === undefined) return false;
    if (era === "reason") return true;
    return layout.domains.every((_, domain) =>
      (["military", "religious"] as const).every((type) => topMembers(layout, domain, type).length < 2),
    );
  };
  function tryLayout(tiles: readonly Tile[]): ReturnType<typeof layoutOf> | undefined {
    const covers = tiles.flatMap(
      ({ at, size }) => grid.places[size]![grid.indexOf.get(at)!]?.squares ?? [-1],
    );
    if (covers.includes(-1) || new Set(covers).size < covers.length) return undefined;
    const layout = layoutOf(grid, hamlets, { tiles, hamletCubes: {} });
    const overHamlet = tiles.some(
      ({ type, size, at }) =>
        (type !== "civil" || size === 1) &&
        hamlets.some((hamlet) =>
          grid.places[size]![grid.indexOf.get(at)!]!.squares.includes(grid.indexOf.get(hamlet)!),
        ),
    );
    return overHamlet ? undefined : layout;
  }
  const lay = (era: Era, tile: Tile): boolean => {
    if (!fits(era, tile)) return false;
    if ("owner" in tile) {
      if (cubes[tile.owner] === 0) return false;
      cubes[tile.owner]!--;
    }
    left[tile.type]![tile.size - 1]!--;
    boards[era].push(tile);
    return true;
  };

  /** Mostly apart from each other, so that many domains lie close together and can meet. */
  const touches = (era: Era, { at, size }: Tile): boolean => {
    const { occupant } = layoutOf(grid, hamlets, { tiles: boards[era], hamletCubes: {} });
    return (
      grid.places[size]![grid.indexOf.get(at)!]?.border.some((square) => occupant[square] !== -1) ?? false
    );
  };

  for (let tries = 30 + roll(120); tries > 0; tries--) {
    const type = (["military", "military", "religious", "civil"] as const)[roll(4)]!;
    const size = roll(4) > 0 ? usual : SIZES[roll(3)]!;
    const at = grid.names[roll(grid.names.length)]!;
    const owner = roll(SEATS);
    const early: Tile = type === "civil" ? { type, size, at } : { type, size, at, owner };
    const late: Tile =
      type === "civil"
        ? { type, size, at, cubes: settlers(size) }
        : { type, size, at, renovated: roll(2) === 0 };
    const start = roll(3);
    if (start < 2 && roll(5) > 0 && touches(start === 0 ? "might" : "faith", early)) continue;
    if (start === 0 && !lay("might", early)) continue;
    if (size === 1 ? start === 1 : start < 2 && roll(4) > 0) lay("faith", early);
    if (size > 1 && roll(4) > 0) lay("reason", late);
  }
  function settlers(size: number): number[] {
    const people = Array<number>(SEATS).fill(0);
    for (let n = roll([0, 1, 4, 6][size]!); n > 0; n--) {
      const seat = roll(SEATS);
      if (options.capacity123 !== true) people[seat]!++;
    }
    return people;
  }

  const state = newTable({ ...options, map, seats: SEATS, seed: `position ${seed}` });
  const raw: State = {
    ...state,
    hamlets,
    boards: {
      might: { tiles: boards.might, hamletCubes: {} },
      faith: { tiles: boards.faith, hamletCubes: {} },
      reason: { tiles: boards.reason, hamletCubes: {} },
    },
  };
  // Reading it back puts everything in order and takes cubes and tiles out of the stocks.
  return readPosition(raw, writePosition(raw));
}
