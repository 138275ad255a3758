/** What a step back takes from the boards and what it brings back: the two moments laid over each other. */
import type { Seat } from "@chronarium/kernel";
import type { Board, Era, Event, Size, SquareId, Tile, View } from "@chronarium/khronos";
import type { Told } from "../../../table/store.ts";

/** A cube by itself, in its place among those of a building. */
export type LooseCube = {
  readonly at: SquareId;
  readonly size: Size;
  readonly place: number;
  readonly seat: Seat;
};
/** A building, and whose it is or who laid it. */
export type Turned = { readonly tile: Tile; readonly whose: Seat | undefined };
type Traveller = { readonly seat: Seat; readonly pawn: 0 | 1 };

type Side = {
  readonly tiles: readonly Turned[];
  readonly cubes: readonly LooseCube[];
  readonly pawns: readonly Traveller[];
};
export type EraUndone = { readonly goes: Side; readonly returns: Side };
/** Cards in the hand and Ecus that a seat would have more, or fewer. */
type Purse = { readonly seat: Seat; readonly cards: number; readonly ecus: number };

export type Undone = {
  /** Who asks: the first of the steps is his. */
  readonly by: Seat;
  readonly eras: Readonly<Record<Era, EraUndone>>;
  readonly purses: readonly Purse[];
};

const known = new WeakMap<Told, Undone>();

export function undoneIn(told: Told): Undone {
  const found = known.get(told) ?? differenceOf(told);
  known.set(told, found);
  return found;
}

function differenceOf({ entries, before, after }: Told): Undone {
  const [was, is] = [before.view as View, after.view as View];
  const layers = layersOf(entries.flatMap((entry) => entry.events as readonly Event[]));
  const travellers = (one: View, other: View, era: Era): readonly Traveller[] =>
    one.players.flatMap(({ pawns }, seat) =>
      ([0, 1] as const).flatMap((pawn) =>
        pawns[pawn] === era && other.players[seat]?.pawns[pawn] !== era ? [{ seat, pawn }] : [],
      ),
    );
  const side = (one: View, other: View, era: Era): Side => ({
    tiles: onlyIn(one.boards[era], other.boards[era]).map((tile) => ({
      tile,
      whose: "owner" in tile ? tile.owner : layers.get(kindAt(tile)),
    })),
    cubes: cubesOnlyIn(one.boards[era], other.boards[era]),
    pawns: travellers(one, other, era),
  });
  const of = (era: Era): EraUndone => ({ goes: side(is, was, era), returns: side(was, is, era) });
  return {
    by: entries[0]?.seat ?? is.turn.seat,
    eras: { might: of("might"), faith: of("faith"), reason: of("reason") },
    purses: was.players.map(({ handSize, ecus }, seat) => ({
      seat,
      cards: handSize - (is.players[seat]?.handSize ?? handSize),
      ecus: ecus - (is.players[seat]?.ecus ?? ecus),
    })),
  };
}

const kindAt = ({ type, size, at }: Pick<Tile, "type" | "size" | "at">): string => `${type}${size}@${at}`;

/** Who built what has no owner: the events name the player. */
function layersOf(events: readonly Event[]): ReadonlyMap<string, Seat> {
  const layers = new Map<string, Seat>();
  for (const event of events)
    if (event.type === "built" || event.type === "upgraded")
      layers.set(kindAt({ type: event.building, size: event.size, at: event.at }), event.seat);
  return layers;
}

const isSame = (one: Tile, other: Tile): boolean =>
  kindAt(one) === kindAt(other) &&
  ("owner" in one ? one.owner : undefined) === ("owner" in other ? other.owner : undefined) &&
  ("renovated" in one ? `${one.renovated} ${one.progress}` : "") ===
    ("renovated" in other ? `${other.renovated} ${other.progress}` : "");

const onlyIn = ({ tiles }: Board, other: Board): readonly Tile[] =>
  tiles.filter((tile) => !other.tiles.some((one) => isSame(tile, one)));

/** Those of buildings that stay: what goes or returns takes its own along. */
function cubesOnlyIn(board: Board, other: Board): readonly LooseCube[] {
  const inhabitants = board.tiles.flatMap((tile) => {
    const same = other.tiles.find((one) => isSame(tile, one));
    if (!("cubes" in tile) || same === undefined || !("cubes" in same)) return [];
    const { at, size } = tile;
    const row = tile.cubes.flatMap((count, seat) => Array<Seat>(count).fill(seat));
    return row.flatMap((seat, place): LooseCube[] =>
      place - row.indexOf(seat) < (same.cubes[seat] ?? 0) ? [] : [{ at, size, place, seat }],
    );
  });
  const hermits = Object.entries(board.hamletCubes).flatMap(([at, seat]): LooseCube[] =>
    other.hamletCubes[at] === seat ? [] : [{ at, size: 1, place: 0, seat }],
  );
  return [...inhabitants, ...hermits];
}
