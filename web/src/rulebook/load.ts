/** A rulebook, loaded when somebody opens it. */
import { type Paragraph, paragraphsFor, type Rulebook } from "@chronarium/kernel";
import type { ReactNode } from "react";
import { playable } from "../games/catalogue.ts";
import { positionsOf } from "../games/positions.ts";
import type { Language } from "../text/catalogue.ts";

export type { Paragraph, Rulebook } from "@chronarium/kernel";

export type Loaded = {
  readonly book: Rulebook;
  /** The paragraphs about a rule, the one most about it first. */
  readonly paragraphsFor: (rule: string) => readonly Paragraph[];
  /** Rules that have a position in which they can be tried. */
  readonly shown: ReadonlySet<string>;
  /** The picture of what a paragraph says, if it has one. */
  readonly diagram: (paragraph: Paragraph) => ReactNode;
};

export async function loadRulebook(id: string, language: Language): Promise<Loaded> {
  const game = playable(id);
  if (game === undefined) throw new Error(`There is no rulebook of ${id}.`);
  const [book, diagrams, positions] = await Promise.all([
    game.rulebook[language](),
    game.diagrams?.(),
    // A book without its positions is still a book.
    positionsOf(id).catch(() => undefined),
  ]);
  return {
    book,
    paragraphsFor: (rule) => paragraphsFor(book, rule),
    shown: new Set(positions?.examples.flatMap(({ rules }) => rules)),
    diagram: diagrams?.(book, language) ?? (() => undefined),
  };
}
