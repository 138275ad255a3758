/** The boards as the events tell of them, one change after the other: for pictures on the way and for previews. */
import type { Event } from "./events.ts";
import type { SquareId } from "./grid.ts";
import type { Board, Boards, Tile } from "./state.ts";
import type { BuildingType, Era, Size } from "./tables.ts";

type PieceEvent = Extract<Event, { type: "built" | "upgraded" | "rippled" | "downsized" }>;

/** The tile that an event tells of. What the event does not say, such as cubes, is left out. */
function tileIn({ era, building, size, at, owner }: PieceEvent): Tile {
  if (era === "reason")
    return building === "civil"
      ? { type: "civil", size, at, cubes: [] }
      : { type: building, size, at, renovated: false };
  return building === "civil" ? { type: "civil", size, at } : { type: building, size, at, owner: owner ?? 0 };
}

const rows = ({ at }: Tile): number => Number(at.slice(1)) * 32 + at.charCodeAt(0);
const lay = ({ tiles, ...board }: Board, tile: Tile): Board => ({
  ...board,
  tiles: [...tiles, tile].sort((a, b) => rows(a) - rows(b)),
});
const lift = (board: Board, at: SquareId | undefined): Board =>
  at === undefined ? board : { ...board, tiles: board.tiles.filter((tile) => tile.at !== at) };

/** The boards after an event that lays or takes a tile; the same boards after any other. */
export function boardsAfter(boards: Boards, event: Event): Boards {
  switch (event.type) {
    case "built":
    case "downsized":
      return { ...boards, [event.era]: lay(boards[event.era], tileIn(event)) };
    case "upgraded":
      return { ...boards, [event.era]: lay(lift(boards[event.era], event.from), tileIn(event)) };
    case "rippled":
      return { ...boards, [event.era]: lay(lift(boards[event.era], event.replaces), tileIn(event)) };
    case "demolished":
    case "destroyed":
      return { ...boards, [event.era]: lift(boards[event.era], event.at) };
    default:
      return boards;
  }
}

/** A piece that would come: in full, as a ruin, as a ruin whose renovation is half paid, or where its ripple stops. */
export type Ghost = {
  readonly at: SquareId;
  readonly size: Size;
  readonly type: BuildingType;
  readonly kind: "ghost" | "ruin" | "half" | "blocked";
};

/** The piece that the events of one era bring first. */
export function ghostIn(events: readonly Event[], era: Era): Ghost | undefined {
  for (const event of events) {
    switch (event.type) {
      case "built":
      case "upgraded":
      case "rippled":
      case "rippleBlocked":
      case "downsized":
      case "renovated": {
        const { at, size, building: type } = event;
        const ruin = event.type === "rippled" && era === "reason" && type !== "civil";
        if (event.type === "rippleBlocked") return { at, size, type, kind: "blocked" };
        if (event.type === "renovated" && !event.complete) return { at, size, type, kind: "half" };
        return { at, size, type, kind: ruin ? "ruin" : "ghost" };
      }
      default:
        break;
    }
  }
  return undefined;
}
