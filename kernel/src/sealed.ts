/** What the authority sends of a sealed game beside the view: the page has neither its rules' content nor a state. */
import type { AnySealedRules, OpenAct, SealedAct, Viewer } from "./contract.ts";

export type Words = Readonly<Record<string, string>>;

export type SealedMoment<Action, View> = {
  readonly view: View;
  /** An observer has those that everybody may know of, each with its seat. */
  readonly acts: readonly (SealedAct<Action> | OpenAct<Action>)[];
  /** The texts of all keys in the view. */
  readonly words: Words;
};

export function sealedMoment(
  rules: AnySealedRules,
  state: unknown,
  viewer: Viewer,
  language: string,
): SealedMoment<{ readonly type: string }, unknown> {
  const view: unknown = rules.viewFor(state, viewer);
  return {
    view,
    acts: viewer === "observer" ? rules.sealed.open(state) : rules.sealed.acts(state, viewer),
    words: wordsOf(rules, state, rules.sealed.granted(view), language),
  };
}

/** The texts of these keys, as far as the viewer's view grants them; of the others there is no word. */
export function grantedWords(
  rules: AnySealedRules,
  state: unknown,
  viewer: Viewer,
  keys: readonly string[],
  language: string,
): Words {
  const granted = new Set(rules.sealed.granted(rules.viewFor(state, viewer)));
  return wordsOf(
    rules,
    state,
    keys.filter((key) => granted.has(key)),
    language,
  );
}

function wordsOf(rules: AnySealedRules, state: unknown, keys: readonly string[], language: string): Words {
  return Object.fromEntries(keys.map((key) => [key, rules.sealed.word(state, key, language)]));
}
