/** The turns of the thread. */
import { type Event, turnsPlayed, turnsToCome, type View } from "@chronarium/chronomancer";
import type { Entry, Moment } from "../../../driver/types.ts";
import type { Language } from "../../../text/catalogue.ts";
import type { ChapterNames, PastTurn, Turn } from "../../ui.ts";
import { wordsIn } from "../text.ts";

export const turnOf = (entries: readonly Entry[], { view }: Pick<Moment, "view">): readonly PastTurn[] =>
  turnsPlayed(
    entries.map((entry) => ({ ...entry, events: entry.events as readonly Event[] })),
    view as View,
  ).map(({ day, ...turn }) => ({ ...turn, chapter: day }));

export const turnsAhead = ({ view }: Pick<Moment, "view">): readonly Turn[] =>
  turnsToCome(view as View).map(({ seat, day }) => ({ seat, chapter: day }));

export function chapterNames(day: number, language: Language): ChapterNames {
  const name = wordsIn(language).board.day(day);
  return { long: name, plain: name, short: `${day}` };
}
