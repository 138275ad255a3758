import { placeOf } from "@chronarium/chronomancer";
import type { LessonPlaces } from "../entry.ts";
import { selectorOf, showPlace, showTab, useView } from "./places.ts";

/** Parts of the table that are no single place, and the tab of a phone where they lie. */
const PARTS = {
  clock: { selector: ".merchants .cm-clock", tab: "cove" },
  shelf: { selector: ".merchants .cm-shelf", tab: "town" },
  stream: { selector: ".merchants .cm-stream", tab: "workshop" },
  stall: { selector: ".tray .mc-go .btn", tab: "cove" },
} as const;

const partOf = (name: string) => (Object.hasOwn(PARTS, name) ? PARTS[name as keyof typeof PARTS] : undefined);
/** A name in a lesson has no spaces: "boat-2" is "boat 2". */
const placeNamed = (name: string) => placeOf(name.replaceAll("-", " "));

export const lessonPlaces: LessonPlaces = {
  clear: () => ".merchants [data-lit]",
  show: (name) => {
    const part = partOf(name);
    const place = placeNamed(name);
    // The stall lies over everything, also over the note about it: the learner opens it himself.
    if (name === "stall") useView.setState({ stallShut: true });
    if (part !== undefined) showTab(part.tab);
    else if (place !== undefined) showPlace(place);
  },
  selector: (name) => {
    const place = placeNamed(name);
    return partOf(name)?.selector ?? (place === undefined ? undefined : selectorOf(place));
  },
};
