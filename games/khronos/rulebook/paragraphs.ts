import type { Paragraph, Rulebook } from "./types.ts";

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
