/** What shows a rule: its position, its text and the game's words for moves. Fetched when somebody asks. */
import { type Example, type Explainer, exampleOf } from "@chronarium/kernel";
import { useEffect, useState } from "react";
import { useLanguage } from "../app/text.ts";
import { playable } from "../games/catalogue.ts";
import { positionsOf } from "../games/positions.ts";
import { loadRulebook, type Paragraph } from "../rulebook/load.ts";
import type { Language } from "../text/catalogue.ts";

export type Shown = {
  readonly example: Example;
  readonly text: string;
  readonly explainer: Explainer | undefined;
};

async function fetchShown(game: string, rule: string, language: Language): Promise<Shown | undefined> {
  const [list, book, explainer] = await Promise.all([
    positionsOf(game),
    loadRulebook(game, language),
    playable(game)?.reasons?.[language](),
  ]);
  const example = list && exampleOf(list, rule);
  return example && { example, explainer, text: said(book.paragraphsFor(rule)) };
}

/** A table cannot be told in a card: where the first paragraph has one, the next says more. */
const said = (paragraphs: readonly Paragraph[]): string =>
  (paragraphs.find(({ table, example }) => table === undefined && example !== true) ?? paragraphs[0])?.text ??
  "";

export function useShown(game: string, rule: string): Shown | "loading" | "missing" {
  const language = useLanguage();
  const [shown, setShown] = useState<Shown | "loading" | "missing">("loading");
  useEffect(() => {
    let wanted = true;
    fetchShown(game, rule, language).then(
      (found) => wanted && setShown(found ?? "missing"),
      () => wanted && setShown("missing"),
    );
    return () => {
      wanted = false;
    };
  }, [game, rule, language]);
  return shown;
}
