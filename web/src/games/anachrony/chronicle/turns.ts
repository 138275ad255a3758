/** The turns of the thread: the human's, since the Chronobot has no seat. */
import type { Event, View } from "@chronarium/anachrony";
import { ERAS } from "@chronarium/anachrony";
import type { Entry, Moment } from "../../../driver/types.ts";
import type { Language } from "../../../text/catalogue.ts";
import type { ChapterNames, PastTurn, Turn } from "../../ui.ts";
import { wordsIn } from "../text.ts";

/** What hands the table to whoever is next. */
const ENDS: ReadonlySet<Event["type"]> = new Set(["handedOver", "passed", "poweredUp", "warped"]);

export function turnOf(entries: readonly Entry[], { view }: Pick<Moment, "view">): readonly PastTurn[] {
  const eras = entries.flatMap(({ events }) =>
    (events as readonly Event[]).flatMap((event) => (event.type === "eraBegan" ? [event.era] : [])),
  );
  let era = (eras[0] ?? (view as View).era + 1) - 1;
  if (era < 1) era = 1;
  const turns: PastTurn[] = [{ seat: 0, chapter: era, revision: 0 }];
  for (const { revision, events } of entries) {
    const happened = events as readonly Event[];
    const began = happened.findLast((event) => event.type === "eraBegan");
    if (began !== undefined) era = began.era;
    if (happened.some(({ type }) => ENDS.has(type))) turns.push({ seat: 0, chapter: era, revision });
  }
  return turns;
}

/** At least one turn of each Era that is left. */
export const turnsAhead = ({ view }: Pick<Moment, "view">): readonly Turn[] =>
  (view as View).phase === "over"
    ? []
    : Array.from({ length: ERAS - (view as View).era }, (_, i) => ({
        seat: 0,
        chapter: (view as View).era + 1 + i,
      }));

export function chapterNames(era: number, language: Language): ChapterNames {
  const name = wordsIn(language).said.eraName(era);
  return { long: name, plain: name, short: `${era}` };
}
