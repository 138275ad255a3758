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
  /** Advice about rules that other chapters state: a link to a rule leads there only if nothing else has it. */
  readonly aside?: true;
  readonly paragraphs: readonly Paragraph[];
};

/** Words that players use, and the rules they mean by them. */
export type Said = { readonly words: readonly string[]; readonly rules: readonly string[] };

export type Rulebook = {
  readonly game: string;
  readonly title: string;
  readonly lead: string;
  readonly chapters: readonly Chapter[];
  readonly glossary: readonly { readonly term: string; readonly text: string }[];
  /** What players look for under other words than the book's. */
  readonly said?: readonly Said[];
};

/**
 * Every paragraph that names the rule. The one most about it comes first, so a link can open it: those with
 * the fewest other rules lead, examples and asides follow, and reading order decides between equals.
 */
export const paragraphsFor = (book: Rulebook, ruleId: string): readonly Paragraph[] =>
  book.chapters
    .flatMap(({ paragraphs, aside }) =>
      paragraphs.map((paragraph) => ({
        paragraph,
        later: paragraph.example === true || aside === true ? 1 : 0,
      })),
    )
    .filter(({ paragraph: { rules } }) => rules.includes(ruleId))
    .toSorted((a, b) => a.later - b.later || a.paragraph.rules.length - b.paragraph.rules.length)
    .map(({ paragraph }) => paragraph);
