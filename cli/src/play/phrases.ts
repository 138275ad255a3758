/** Typed words as tokens of a game: the longest phrase first, since names have several words. */
import { plainWords } from "./words.ts";

export type Phrase<Token> = { readonly words: readonly string[]; readonly token: Token };

export const phrase = <Token>(text: string, token: Token): Phrase<Token> => ({
  words: plainWords(text),
  token,
});

export const longestFirst = <Token>(phrases: readonly Phrase<Token>[]): readonly Phrase<Token>[] =>
  phrases.filter(({ words }) => words.length > 0).sort((a, b) => b.words.length - a.words.length);

export type Tokens<Token> =
  | { readonly ok: true; readonly tokens: readonly Token[] }
  /** The first word that means nothing. */
  | { readonly ok: false; readonly word: string };

/** `other` reads single words that are no phrase, such as squares and numbers. */
export function tokensOf<Token>(
  phrases: readonly Phrase<Token>[],
  line: string,
  other: (word: string) => Token | undefined,
): Tokens<Token> {
  const words = plainWords(line);
  const tokens: Token[] = [];
  for (let i = 0; i < words.length; ) {
    const found = phrases.find((each) => each.words.every((word, j) => words[i + j] === word));
    const word = words[i] as string;
    const token = found === undefined ? other(word) : found.token;
    if (token === undefined) return { ok: false, word };
    tokens.push(token);
    i += found === undefined ? 1 : found.words.length;
  }
  return { ok: true, tokens };
}
