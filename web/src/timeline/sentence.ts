/** What a step of the thread says. */
import type { Entry } from "../driver/types.ts";
import type { GameUi, Names, PastTurn } from "../games/ui.ts";
import { linesOf } from "../table/told.ts";
import type { TimelineText } from "../text/areas/timeline.ts";
import type { Language } from "../text/catalogue.ts";
import { turnAt } from "./line.ts";

export type Speech = {
  readonly ui: Pick<GameUi, "lines" | "chapterNames">;
  readonly entries: readonly Entry[];
  readonly turns: readonly PastTurn[];
  readonly last: number;
  readonly language: Language;
  readonly names: Names;
  readonly text: TimelineText;
};

export const entryAt = (entries: readonly Entry[], revision: number): Entry | undefined =>
  entries[revision - 1]?.revision === revision
    ? entries[revision - 1]
    : entries.find((entry) => entry.revision === revision);

/** What happened in the action that led here. */
export function happeningAt(speech: Speech, revision: number): string {
  const { ui, entries, last, language, names, text } = speech;
  if (revision === 0) return text.start;
  const entry = entryAt(entries, revision);
  const lines = entry === undefined ? [] : linesOf(ui, entry, language, names);
  return lines.length === 0 ? text.step(revision, last) : lines.map((line) => line.text).join(" ");
}

/** The chapter that a moment lies in, as it is called within a sentence. */
export function chapterAt({ ui, turns, language }: Speech, revision: number): string {
  const { plain } = ui.chapterNames(turnAt(turns, revision)?.chapter ?? 1, language);
  return plain.charAt(0).toLowerCase() + plain.slice(1);
}

/** The same with its chapter: the one that the action was taken in. */
export function sentenceAt(speech: Speech, revision: number): string {
  const { ui, turns, language, text } = speech;
  const turn = turnAt(turns, Math.max(0, revision - 1));
  const happening = happeningAt(speech, revision);
  if (turn === undefined || revision === 0) return happening;
  return text.happened(ui.chapterNames(turn.chapter, language).plain, happening);
}
