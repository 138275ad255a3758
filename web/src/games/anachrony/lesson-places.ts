import type { Place } from "@chronarium/anachrony";
import type { LessonPlaces } from "../entry.ts";
import { type PhoneTab, selectorOf, showPlace, showTab } from "./places.ts";

/** Parts of the table that are no single place, and the tab of a phone where they lie. */
const PARTS: Readonly<Record<string, { readonly selector: string; readonly tab: PhoneTab }>> = {
  score: { selector: ".an-stage .an-score", tab: "mine" },
  bot: { selector: ".an-bot .an-bot-head", tab: "bot" },
  slots: { selector: ".an-stage .an-slots", tab: "mine" },
  warps: { selector: ".tray .an-choices", tab: "mine" },
  crew: { selector: ".an-stage .an-crew", tab: "mine" },
  pass: { selector: ".tray .an-go .btn", tab: "capital" },
};
/** A name in a lesson has no spaces: "space-mine1" is the place "space mine1". */
const placeNamed = (name: string): Place => name.replace("-", " ") as Place;

export const lessonPlaces: LessonPlaces = {
  clear: () => ".an-stage [data-lit]",
  show: (name) => {
    const part = PARTS[name];
    if (part === undefined) showPlace(placeNamed(name));
    else showTab(part.tab);
  },
  selector: (name) => PARTS[name]?.selector ?? selectorOf(placeNamed(name)),
};
