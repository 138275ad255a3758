/** A rulebook, loaded when somebody opens it. */
import { type Paragraph, paragraphsFor, type Rulebook } from "@chronarium/kernel";
import type { ReactNode } from "react";
import { playable } from "../games/catalogue.ts";
import type { Language } from "../text/catalogue.ts";

export type { Paragraph, Rulebook } from "@chronarium/kernel";

export type Loaded = {
  readonly book: Rulebook;
  /** The paragraphs about a rule, the one most about it first. */
  readonly paragraphsFor: (rule: string) => readonly Paragraph[];
  /** The picture of what a paragraph says, if it has one. */
  readonly diagram: (paragraph: Paragraph) => ReactNode;
};

export async function loadRulebook(id: string, language: Language): Promise<Loaded> {
  const game = playable(id);
  if (game === undefined) throw new Error(`There is no rulebook of ${id}.`);
  const [book, diagrams] = await Promise.all([game.rulebook[language](), game.diagrams?.()]);
  return {
    book,
    paragraphsFor: (rule) => paragraphsFor(book, rule),
    diagram: diagrams?.(book, language) ?? (() => undefined),
  };
}
