/** Search by word or by rule, blind to accents and capitals. */
import type { Paragraph, Rulebook } from "./load.ts";

export type Range = { readonly from: number; readonly to: number };

/** The text as it is compared, and for each of its letters the place in the original. */
function folded(text: string): { readonly letters: string; readonly places: readonly number[] } {
  let letters = "";
  const places: number[] = [];
  let place = 0;
  for (const letter of text) {
    const plain = letter
      .toLowerCase()
      .normalize("NFD")
      .replace(/\p{Mark}/gu, "")
      .replace("œ", "oe")
      .replace("æ", "ae")
      .replace(/[’‘]/, "'")
      .replace(/[\u00a0\u202f]/, " ");
    letters += plain;
    for (let i = 0; i < plain.length; i++) places.push(place);
    place += letter.length;
  }
  places.push(place);
  return { letters, places };
}

const wordsOf = (query: string): readonly string[] => folded(query).letters.split(/\s+/).filter(Boolean);

/** "KH-43", "cm a11" or "43": the rule that the query names, if there is one in the book. */
export function ruleNamed(book: Rulebook, query: string): string | undefined {
  const plain = (rule: string): string => rule.trim().toUpperCase().replaceAll(/[\s-]/g, "");
  const name = plain(query);
  if (!/^[A-Z]*\d+$/.test(name)) return undefined;
  return book.chapters
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => rules))
    .find((rule) => plain(rule) === name || plain(rule).replace(/^\D+/, "") === name);
}

/** Where the words of the query stand in a text, in order and without overlaps. */
export function findWords(text: string, query: string): readonly Range[] {
  const { letters, places } = folded(text);
  const found: Range[] = [];
  for (const word of wordsOf(query)) {
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + word.length)) {
      found.push({ from: places[at] ?? 0, to: places[at + word.length] ?? text.length });
    }
  }
  const ordered = found.toSorted((a, b) => a.from - b.from || b.to - a.to);
  const apart: Range[] = [];
  for (const range of ordered) if (range.from >= (apart.at(-1)?.to ?? 0)) apart.push(range);
  return apart;
}

function hasWords(text: string, query: string): boolean {
  const { letters } = folded(text);
  return wordsOf(query).every((word) => letters.includes(word));
}

const wholeText = ({ text, table }: Paragraph): string => [text, ...(table ?? []).flat()].join(" ");

/** Rules that players mean by these words, though the book has others for them: one phrase has them all. */
const rulesMeant = ({ said = [] }: Rulebook, query: string): ReadonlySet<string> =>
  new Set(said.flatMap(({ words, rules }) => (words.some((phrase) => hasWords(phrase, query)) ? rules : [])));

type Passage = { readonly chapter: string; readonly paragraph: Paragraph };
export type Findings = {
  readonly passages: readonly Passage[];
  readonly terms: Rulebook["glossary"];
};

/** Every passage with all the words, or about what players mean by them; or with the rule if the query names one. */
export function searchBook(book: Rulebook, query: string): Findings {
  const rule = ruleNamed(book, query);
  const meant = rulesMeant(book, query);
  const fits = (paragraph: Paragraph): boolean =>
    rule === undefined
      ? hasWords(wholeText(paragraph), query) ||
        (paragraph.example !== true && paragraph.rules.some((each) => meant.has(each)))
      : paragraph.rules.includes(rule);
  return {
    passages: book.chapters.flatMap(({ id, paragraphs }) =>
      paragraphs.filter(fits).map((paragraph) => ({ chapter: id, paragraph })),
    ),
    terms:
      rule === undefined ? book.glossary.filter(({ term, text }) => hasWords(`${term} ${text}`, query)) : [],
  };
}
