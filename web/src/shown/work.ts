/** The rules at work at the open table: the game's own table of them, the book, and where its places are drawn. */
import { type AnyRulesAtWork, paragraphsFor } from "@chronarium/kernel";
import { useEffect, useState } from "react";
import { useLanguage } from "../app/text.ts";
import { playable } from "../games/catalogue.ts";
import type { LessonPlaces } from "../games/entry.ts";
import { useTable } from "../table/store.ts";

export type Work = {
  readonly game: AnyRulesAtWork;
  readonly places: LessonPlaces;
  /** The first sentence about a rule. */
  readonly says: (rule: string) => string;
};

export function useWork(): Work | undefined {
  const id = useTable((state) => state.live.table.game);
  const language = useLanguage();
  const [work, setWork] = useState<Work>();
  useEffect(() => {
    let wanted = true;
    const entry = playable(id);
    const load = async (): Promise<void> => {
      const [game, places, book] = await Promise.all([
        entry?.atWork?.(),
        entry?.lesson?.places(),
        entry?.rulebook[language](),
      ]);
      if (!wanted || game === undefined || places === undefined || book === undefined) return;
      const says = (rule: string): string => firstSentence(paragraphsFor(book, rule)[0]?.text ?? "");
      setWork({ game, places, says });
    };
    load().catch(() => {});
    return () => {
      wanted = false;
    };
  }, [id, language]);
  return work;
}

const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;

export const elementOf = (places: LessonPlaces, place: string): Element | null => {
  const selector = places.selector(place);
  return selector === undefined ? null : document.querySelector(selector);
};

/** The smallest place that somebody points at. */
export function placeUnder(work: Work, state: unknown, asked: Element): string | undefined {
  const area = (element: Element): number => {
    const { width, height } = element.getBoundingClientRect();
    return width * height;
  };
  const around = work.game.places(state).flatMap((place) => {
    const element = elementOf(work.places, place);
    return element !== null && (element.contains(asked) || asked.contains(element))
      ? [{ place, element }]
      : [];
  });
  return around.toSorted((a, b) => area(a.element) - area(b.element))[0]?.place;
}

/** As the board calls it, up to what lies there. */
export const nameOf = (places: LessonPlaces, place: string): string => {
  const label = elementOf(places, place)?.getAttribute("aria-label");
  return (label ?? place).split(/[.:;]/)[0] ?? place;
};
