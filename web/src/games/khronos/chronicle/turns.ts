/** The turns of Khronos: those played, from the chronicle alone, and those that the seven rounds still hold. */
import { INCOME_ROUNDS, turnAt, turnNow, turnsAhead as turnsLeft, type View } from "@chronarium/khronos";
import type { Entry, Moment } from "../../../driver/types.ts";
import type { Language } from "../../../text/catalogue.ts";
import type { ChapterNames, PastTurn, Turn } from "../../ui.ts";
import { wordsIn } from "../text.ts";
import { begins } from "./chronicle.ts";

/** A branch has not seen the first of them. */
export function turnOf(entries: readonly Entry[], { view }: { readonly view: unknown }): readonly PastTurn[] {
  const clock = view as View;
  const began = entries.filter((entry) => begins(entry) !== undefined).map(({ revision }) => revision);
  const before = turnNow(clock) - began.length;
  return [0, ...began].map((revision, i) => ({ revision, ...turnAt(clock, before + i) }));
}

export const turnsAhead = ({ view }: Pick<Moment, "view">): readonly Turn[] => turnsLeft(view as View);

export function chapterNames(round: number, language: Language): ChapterNames {
  const { round: plain, incomeRound } = wordsIn(language).thread;
  const long = INCOME_ROUNDS.includes(round) ? incomeRound : plain;
  return { long: long(round), plain: plain(round), short: `${round}` };
}
