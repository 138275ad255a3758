import type { Era, Spot } from "@chronarium/khronos";
import type { LessonPlaces } from "../entry.ts";
import { showEra, squareSelector } from "./stage/view.ts";

/** "might:L7" is a square, "pawn:faith" one's own pawn there; the hand lies in the tray. */
const spotOf = (place: string): Spot | undefined => {
  const [era, at] = place.split(":");
  return era === undefined || at === undefined || era === "pawn" ? undefined : { era: era as Era, at };
};
const pawnIn = (place: string): Era | undefined =>
  place.startsWith("pawn:") ? (place.slice("pawn:".length) as Era) : undefined;

export const lessonPlaces: LessonPlaces = {
  clear: (place) => {
    const era = spotOf(place)?.era ?? pawnIn(place);
    return era === undefined ? ".pawns" : `.era-${era}, .era[data-open], .pawns`;
  },
  show: (place) => {
    const era = spotOf(place)?.era ?? pawnIn(place);
    if (era !== undefined) showEra(era);
  },
  selector: (place) => {
    const spot = spotOf(place);
    if (spot !== undefined) return squareSelector(spot);
    const era = pawnIn(place);
    if (era !== undefined) return `.era-${era} button.pawn`;
    return place === "hand" ? ".tray .hand" : undefined;
  },
};
