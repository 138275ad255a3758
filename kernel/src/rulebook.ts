/** What a rulebook is: chapters of paragraphs that name the rules they explain. */

/** One paragraph of the rulebook; `rules` are the register's ids it explains: any screen may link to #KH-43. */
export type Paragraph = {
  readonly rules: readonly string[];
  readonly text: string;
  /** Marks a worked example. */
  readonly example?: true;
  /** The table option the paragraph is about. */
  readonly option?: string;
  /** A small table with its header row first; `text` introduces it. */
  readonly table?: readonly (readonly string[])[];
};

export type Chapter = {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
};

export type Rulebook = {
  readonly game: string;
  readonly title: string;
  readonly lead: string;
  readonly chapters: readonly Chapter[];
  readonly glossary: readonly { readonly term: string; readonly text: string }[];
};

/**
 * Every paragraph that names the rule. The one most about it comes first, so a link can open it: those with
 * the fewest other rules lead, examples follow, and reading order decides between equals.
 */
export const paragraphsFor = (book: Rulebook, ruleId: string): readonly Paragraph[] =>
  book.chapters
    .flatMap((chapter) => chapter.paragraphs)
    .filter(({ rules }) => rules.includes(ruleId))
    .toSorted(
      (a, b) => Number(a.example ?? false) - Number(b.example ?? false) || a.rules.length - b.rules.length,
    );
