/** What happened as a sequence of pictures: one change after the other, causes before consequences. */
import type { Board, Boards, Era, Event, Tile } from "@chronarium/khronos";
import type { Frame } from "../../../play/use-playback.ts";
import type { Effect } from "../board/types.ts";

export type BoardFrame = Frame<Boards> & { readonly era: Era; readonly effect: Effect };
export type Effects = Readonly<Record<Era, readonly Effect[]>>;

const APPEAR = 420;
const LOST = 280;
const SHRINK = 220;

const rows = ({ at }: Tile): number => Number(at.slice(1)) * 32 + at.charCodeAt(0);
const lay = (board: Board, tile: Tile): Board => ({
  ...board,
  tiles: [...board.tiles, tile].sort((a, b) => rows(a) - rows(b)),
});
const lift = (board: Board, at: string | undefined): Board =>
  at === undefined ? board : { ...board, tiles: board.tiles.filter((tile) => tile.at !== at) };

type PieceEvent = Extract<Event, { type: "built" | "upgraded" | "rippled" | "downsized" }>;

/** The tile that an event tells of; cubes and restorations are right again with the last picture. */
function tileOf({ era, building, size, at, owner }: PieceEvent): Tile {
  if (era === "reason")
    return building === "civil"
      ? { type: "civil", size, at, cubes: [] }
      : { type: building, size, at, renovated: false };
  return building === "civil" ? { type: "civil", size, at } : { type: building, size, at, owner: owner ?? 0 };
}

export function framesOf(before: Boards, events: readonly Event[]): readonly BoardFrame[] {
  const frames: BoardFrame[] = [];
  let boards = before;
  const show = (era: Era, board: Board, effect: Effect, ms: number): void => {
    boards = { ...boards, [era]: board };
    frames.push({ picture: boards, era, effect, ms });
  };
  for (const event of events) {
    switch (event.type) {
      case "built":
      case "upgraded":
      case "rippled": {
        const { era, at, size } = event;
        const from =
          event.type === "upgraded" ? event.from : event.type === "rippled" ? event.replaces : undefined;
        show(era, lay(lift(boards[era], from), tileOf(event)), { kind: "appear", at, size }, APPEAR);
        break;
      }
      case "demolished":
      case "destroyed": {
        const { era, at, size, building: type } = event;
        const kind = event.type === "destroyed" && event.cause === "downsized" ? "shrink" : "lost";
        show(era, lift(boards[era], at), { kind, at, size, type }, kind === "shrink" ? SHRINK : LOST);
        break;
      }
      case "downsized": {
        const { era, at, size } = event;
        show(era, lay(boards[era], tileOf(event)), { kind: "appear", at, size }, APPEAR);
        break;
      }
      default:
        break;
    }
  }
  return frames;
}

/** For those who want no motion: a ring around everything that changed. Untouched eras keep their nothing. */
export function ringsOf(events: readonly Event[]): Effects {
  const rings = { ...NO_EFFECTS };
  for (const { era, effect } of framesOf(NO_BOARDS, events))
    if (effect.kind === "appear") rings[era] = [...rings[era], { ...effect, kind: "ring" }];
  return rings;
}

const BARE: Board = { tiles: [], hamletCubes: {} };
const NO_BOARDS: Boards = { might: BARE, faith: BARE, reason: BARE };

export const NO_EFFECTS: Effects = { might: [], faith: [], reason: [] };

const shown = new WeakMap<BoardFrame, Effects>();
/** The one effect of a picture. */
export function effectsIn(frame: BoardFrame): Effects {
  const effects = shown.get(frame) ?? { ...NO_EFFECTS, [frame.era]: [frame.effect] };
  shown.set(frame, effects);
  return effects;
}
