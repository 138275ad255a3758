/** What happened as a sequence of pictures: one change after the other, causes before consequences. */
import { type Board, type Boards, boardsAfter, type Era, type Event } from "@chronarium/khronos";
import type { Frame } from "../../../play/use-playback.ts";
import type { Effect } from "../board/types.ts";

export type BoardFrame = Frame<Boards> & { readonly era: Era; readonly effect: Effect };
export type Effects = Readonly<Record<Era, readonly Effect[]>>;

/** Milliseconds at pace 1. */
const LASTS: Readonly<Record<Effect["kind"], number>> = { appear: 420, lost: 280, shrink: 220, ring: 0 };

export function framesOf(before: Boards, events: readonly Event[]): readonly BoardFrame[] {
  const frames: BoardFrame[] = [];
  let picture = before;
  for (const event of events) {
    const after = boardsAfter(picture, event);
    if (after === picture || !("size" in event) || !("era" in event) || event.type === "conflict") continue;
    picture = after;
    const { era, at, size, building: type } = event;
    const kind =
      event.type === "demolished"
        ? "lost"
        : event.type !== "destroyed"
          ? "appear"
          : event.cause === "downsized"
            ? "shrink"
            : "lost";
    const effect: Effect = kind === "appear" ? { kind, at, size } : { kind, at, size, type };
    frames.push({ picture, era, effect, ms: LASTS[kind] });
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

const NO_EFFECTS: Effects = { might: [], faith: [], reason: [] };

const shown = new WeakMap<BoardFrame, Effects>();
/** The one effect of a picture. */
export function effectsIn(frame: BoardFrame): Effects {
  const effects = shown.get(frame) ?? { ...NO_EFFECTS, [frame.era]: [frame.effect] };
  shown.set(frame, effects);
  return effects;
}
