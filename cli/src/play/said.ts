/** Reads typed words by what actions are called: no game needs a second vocabulary beside its sentences. */
import { plainWords } from "./words.ts";

/** An action and the parts that name it: a worker, a space, a payment. Each part goes by any of its words. */
export type Sayable<Action> = { readonly action: Action; readonly parts: readonly (readonly string[])[] };

export type Said<Action> =
  | { readonly ok: true; readonly actions: readonly Action[] }
  /** The first word that names nothing that could be done; none if they do not go together. */
  | { readonly ok: false; readonly word?: string };

/** So many letters may stand for a longer word. */
const SHORTEST = 3;
const names = (word: string, typed: string): boolean =>
  word === typed || (typed.length >= SHORTEST && word.startsWith(typed));

/** The words of a part, as they are compared. */
export const partOf = (...texts: readonly (string | number)[]): readonly string[] =>
  texts.flatMap((text) => plainWords(String(text)));

/** The actions that every typed word names a part of; of these the ones that need the fewest further words. */
export function meant<Action>(
  line: string,
  fillers: readonly string[],
  sayables: readonly Sayable<Action>[],
): Said<Action> {
  const typed = plainWords(line).filter((word) => !fillers.includes(word));
  if (typed.length === 0) return { ok: false };
  let fewest = Number.POSITIVE_INFINITY;
  let actions: Action[] = [];
  for (const { action, parts } of sayables) {
    const left = unsaid(typed, parts);
    if (left === undefined || left > fewest) continue;
    if (left < fewest) actions = [];
    fewest = left;
    actions.push(action);
  }
  if (actions.length > 0) return { ok: true, actions };
  const known = sayables.flatMap(({ parts }) => parts).flat();
  const word = typed.find((each) => !known.some((name) => names(name, each)));
  return word === undefined ? { ok: false } : { ok: false, word };
}

/** How many parts no word names; undefined when a word names none. A word said twice stands for two parts. */
function unsaid(typed: readonly string[], parts: readonly (readonly string[])[]): number | undefined {
  const said = new Map<number, Set<string>>();
  for (const word of typed) {
    const fits = parts.flatMap((part, i) => (part.some((name) => names(name, word)) ? [i] : []));
    const at =
      fits.find((i) => said.get(i) === undefined) ?? fits.find((i) => said.get(i)?.has(word) === false);
    if (at === undefined) return undefined;
    said.set(at, (said.get(at) ?? new Set()).add(word));
  }
  return parts.length - said.size;
}
