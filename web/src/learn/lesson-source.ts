/** A game's lesson with its words: both are fetched when somebody wants to learn. */
import { refusalOf } from "@chronarium/authority";
import { type Lesson, type LessonWords, lessonWordFaults, readLesson } from "@chronarium/kernel";
import { useEffect, useState } from "react";
import { useLanguage } from "../app/text.ts";
import { playable } from "../games/catalogue.ts";
import type { LessonPlaces } from "../games/entry.ts";
import { lessonText } from "../games/lessons.ts";
import type { Language } from "../text/catalogue.ts";

export type Taught = { readonly lesson: Lesson; readonly words: LessonWords; readonly places: LessonPlaces };
/** Why a lesson cannot be given, and where; nothing else suffers. */
export type Damage = {
  readonly why: "missing" | "unread" | "unsaid" | "unfit";
  /** The step by its name, or by its id where it has none. */
  readonly step?: string;
  readonly line?: number;
};
export type Fetched = Taught | "loading" | { readonly damage: Damage };

/** What stands in the file and its words, before the rules are asked. */
export function damageIn(text: string, words: LessonWords): Damage | { readonly lesson: Lesson } {
  const read = readLesson(text);
  if (!read.ok) return { why: "unread", ...placed(read.problem, words) };
  const [fault] = lessonWordFaults(read.lesson, words);
  return fault === undefined ? { lesson: read.lesson } : { why: "unsaid", ...placed(fault, words) };
}

/** What the rules say against it, where they refused to lay its table. */
export function unfit(error: unknown, words: LessonWords): Damage | undefined {
  const { code, params } = refusalOf(error);
  const { step, line } = params;
  if (code !== "driver/no-such-scene" || line === undefined) return undefined;
  return { why: "unfit", ...placed({ step: `${step}`, line: Number(line) }, words) };
}

const placed = (
  { step, line }: { readonly step?: string; readonly line?: number },
  { steps }: LessonWords,
): Pick<Damage, "step" | "line"> => ({
  ...(step && { step: (Object.hasOwn(steps, step) && steps[step]?.name) || step }),
  ...(line !== undefined && { line }),
});

async function fetchLesson(game: string, language: Language): Promise<Fetched> {
  const source = playable(game)?.lesson;
  if (source === undefined) return { damage: { why: "missing" } };
  const [text = "", words, places] = await Promise.all([
    lessonText(game),
    source.words[language](),
    source.places(),
  ]);
  const read = damageIn(text, words);
  return "lesson" in read ? { lesson: read.lesson, words, places } : { damage: read };
}

export function useLesson(game: string): Fetched {
  const language = useLanguage();
  const [fetched, setFetched] = useState<Fetched>("loading");
  useEffect(() => {
    let wanted = true;
    fetchLesson(game, language).then(
      (lesson) => wanted && setFetched(lesson),
      () => wanted && setFetched({ damage: { why: "missing" } }),
    );
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return fetched;
}
