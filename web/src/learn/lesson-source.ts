/** A game's lesson with its words: both are fetched when somebody wants to learn. */
import { type Lesson, type LessonWords, lessonWordFaults, readLesson } from "@chronarium/kernel";
import { useEffect, useState } from "react";
import { useLanguage } from "../app/text.ts";
import { playable } from "../games/catalogue.ts";
import type { LessonPlaces } from "../games/entry.ts";
import { lessonText } from "../games/lessons.ts";
import type { Language } from "../text/catalogue.ts";

export type Taught = { readonly lesson: Lesson; readonly words: LessonWords; readonly places: LessonPlaces };
/** "damaged": it cannot be fetched or read; nothing else suffers. */
export type Fetched = Taught | "loading" | "damaged";

async function fetchLesson(game: string, language: Language): Promise<Fetched> {
  const source = playable(game)?.lesson;
  if (source === undefined) return "damaged";
  const [text, words, places] = await Promise.all([
    lessonText(game),
    source.words[language](),
    source.places(),
  ]);
  const read = readLesson(text ?? "");
  if (!read.ok || lessonWordFaults(read.lesson, words).length > 0) return "damaged";
  return { lesson: read.lesson, words, places };
}

export function useLesson(game: string): Fetched {
  const language = useLanguage();
  const [fetched, setFetched] = useState<Fetched>("loading");
  useEffect(() => {
    let wanted = true;
    fetchLesson(game, language).then(
      (lesson) => wanted && setFetched(lesson),
      () => wanted && setFetched("damaged"),
    );
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return fetched;
}
