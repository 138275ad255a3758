/** The words of a mission: one flat file for each language (4.11). */
import { printable } from "@chronarium/kernel";
import type { Problem } from "./problem.ts";
import { flaw, LIMITS, positionOf, readYaml, type Source } from "./source.ts";

export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;
export type ReadTexts = {
  readonly texts: Texts;
  readonly sources: ReadonlyMap<string, Source>;
  readonly problems: readonly Problem[];
};

const KEY = /^[A-Za-z0-9_.-]+$/;
/** Words only: no tags, no links. */
const MARKUP = /<[A-Za-z/!]|\]\(|https?:|www\.|javascript:/i;

export function readTexts(files: ReadonlyMap<string, string>, languages: readonly string[]): ReadTexts {
  const texts: Record<string, Record<string, string>> = {};
  const sources = new Map<string, Source>();
  const problems: Problem[] = [];
  for (const language of languages) {
    const file = `text/${language}.yaml`;
    texts[language] = {};
    const text = files.get(file);
    if (text === undefined) {
      problems.push(
        flaw("E-TEXT", file, `The words in "${printable(language)}" are missing: this file does not exist.`),
      );
      continue;
    }
    const read = readYaml(file, text);
    if (!read.ok) {
      problems.push(...read.problems);
      continue;
    }
    sources.set(language, read.source);
    problems.push(...wordProblems(read.source, texts[language]));
  }
  return { texts, sources, problems };
}

function wordProblems(source: Source, words: Record<string, string>): readonly Problem[] {
  const { file, value } = source;
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return [flaw("E-SCHEMA", file, "A text file is a list of keys with their words.")];
  const entries = Object.entries(value as Readonly<Record<string, unknown>>);
  if (entries.length > LIMITS.keys)
    return [flaw("E-LIMIT", file, `A mission has at most ${LIMITS.keys} keys; this has ${entries.length}.`)];
  const problems: Problem[] = [];
  const bad = (key: string, code: string, message: string) =>
    problems.push(flaw(code, file, message, positionOf(source, [key]), [key]));
  for (const [key, text] of entries) {
    if (!KEY.test(key))
      bad(key, "E-SCHEMA", "A key consists of letters, digits, dots, hyphens and underscores.");
    else if (typeof text !== "string") bad(key, "E-SCHEMA", "Words are text: put them in quotation marks.");
    else if (text.length > LIMITS.text)
      bad(key, "E-LIMIT", `A text has at most ${LIMITS.text} characters; this has ${text.length}.`);
    else if (MARKUP.test(text)) bad(key, "E-TEXT", "Words hold no tags and no links.");
    else words[key] = text;
  }
  return problems.slice(0, 50);
}
