/** A game's puzzles with its words: fetched when somebody wants to solve one. */
import type { Explainer, PuzzleWords } from "@chronarium/kernel";
import { useEffect, useState } from "react";
import { useLanguage } from "../app/text.ts";
import { playable } from "../games/catalogue.ts";
import { type PuzzleList, puzzlesOf } from "../games/puzzles.ts";
import type { Language } from "../text/catalogue.ts";

export type Fetched = {
  readonly list: PuzzleList;
  readonly words: PuzzleWords;
  readonly explainer: Explainer | undefined;
};

async function fetchPuzzles(game: string, language: Language): Promise<Fetched | undefined> {
  const entry = playable(game);
  const [list, words, explainer] = await Promise.all([
    puzzlesOf(game),
    entry?.puzzles?.[language](),
    entry?.reasons?.[language](),
  ]);
  return list === undefined || words === undefined ? undefined : { list, words, explainer };
}

export function usePuzzles(game: string): Fetched | "loading" | "failed" {
  const language = useLanguage();
  const [fetched, setFetched] = useState<Fetched | "loading" | "failed">("loading");
  useEffect(() => {
    let wanted = true;
    fetchPuzzles(game, language).then(
      (puzzles) => wanted && setFetched(puzzles ?? "failed"),
      () => wanted && setFetched("failed"),
    );
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return fetched;
}
