/** One moment of a mission at the terminal: the view, what may be done, and the words that were granted. */
import type { Moment } from "@chronarium/authority";
import { printable, type Refusal, type Seat } from "@chronarium/kernel";
import type { Action, View } from "@chronarium/missions";
import { filled } from "@chronarium/missions/text/filled";
import { namedIn } from "@chronarium/missions/text/named";
import type { Language } from "../text/index.ts";
import type { Called } from "./text/types.ts";

export type SeatAct = { readonly action: Action; readonly seat: Seat; readonly refusal?: Refusal };

export type Sight = {
  readonly view: View;
  /** Possible ones and those that are refused for now. */
  readonly acts: readonly SeatAct[];
  /** The text of a key; nothing where it was not granted. */
  readonly word: (key: string) => string;
  readonly called: Called;
};

/** Names are kept: the chronicle tells of what was left behind long ago. */
export class Eyes {
  readonly #names = new Map<string, string>();
  readonly #lang: Language;

  constructor(lang: Language) {
    this.#lang = lang;
  }

  see(moment: Moment): Sight {
    const view = moment.view as View;
    const { viewer, words = {} } = moment;
    const word = (key: string): string => plain(filled(words[key] ?? "", view.vars, this.#lang));
    for (const [id, key] of namedIn(view)) if (words[key] !== undefined) this.#names.set(id, word(key));
    const acts = (moment.acts ?? []).flatMap(({ action, refusal, seat }): readonly SeatAct[] => {
      const whose = seat ?? (viewer === "observer" ? undefined : viewer);
      if (whose === undefined) return [];
      return [{ action: action as Action, seat: whose, ...(refusal !== undefined && { refusal }) }];
    });
    const texts = textsIn(view);
    const name = (id: string): string => this.name(id);
    return { view, acts, word, called: { name, words: (id) => word(texts.get(id) ?? "") || printable(id) } };
  }

  name(id: string): string {
    const known = this.#names.get(id);
    if (known !== undefined) return known;
    const own = id.slice(id.indexOf(":") + 1);
    return printable(own.charAt(0).toUpperCase() + own.slice(1));
  }
}

/** Emphasis is for the page. */
const plain = (text: string): string => text.replaceAll(/\*\*?([^*]+)\*\*?/g, "$1");

/** The words of what lies before the viewer: options, tests, lines of a message, answers by `answer:` and number. */
function textsIn(view: View): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const { id, text } of view.visit?.offers ?? []) texts.set(id, text);
  for (const { what, text } of view.proposals) if (text !== null) texts.set(what, text);
  for (const { id, text } of view.chorus?.lines ?? []) texts.set(id, text);
  for (const { id, name } of view.conflict?.tests ?? []) if (name !== null) texts.set(id, name);
  for (const [at, text] of (view.question?.options ?? []).entries()) texts.set(`answer:${at}`, text);
  for (const { card, open, question } of view.mine) {
    for (const side of [...(card === null ? [] : [card]), ...open]) {
      for (const { id, text } of side.options) texts.set(id, text);
      for (const { id, name } of side.tests) if (name !== null) texts.set(id, name);
    }
    for (const [at, { text }] of (question?.options ?? []).entries()) texts.set(`answer:${at}`, text);
  }
  return texts;
}

type Chances = Readonly<Record<"fail" | "critical" | "success" | "of", number>>;

/** The Destiny cards that can still come, as everybody can count them (TS-81). */
export function chancesOf({ destiny }: View, value: number, difficulty: number): Chances {
  const { strip, discard } = destiny;
  const left = [...strip];
  for (const card of discard) left.splice(left.indexOf(card), 1);
  const finals = (left.length === 0 ? strip : left).map((modifier) => value + modifier - difficulty);
  const count = (test: (final: number) => boolean): number => finals.filter(test).length;
  return {
    fail: count((final) => final < 0),
    critical: count((final) => final === 0),
    success: count((final) => final > 0),
    of: finals.length,
  };
}
