import { describe, expect, test } from "vitest";
import type { GameEvent, Refusal, Rules, Seat, Viewer } from "../src/contract.ts";
import type { Rulebook } from "../src/rulebook.ts";
import { playRandom } from "../src/simulate.ts";
import { filesIn } from "./files.ts";
import { type Flaw, flawsIn, type Language, sentenceFlawsIn } from "./typography.ts";

export type Names = { readonly seat: (seat: Seat) => string };

/** What the texts of a game have in common. Written as methods so that every game's own events fit. */
interface GameSentences<Action, Event, View, Asked> {
  readonly options: Readonly<
    Record<string, { readonly values: Readonly<Record<string, unknown>>; readonly explanation: string }>
  >;
  readonly refusals: object;
  readonly rules: Readonly<Record<string, string>>;
  rulesOf(rule: string): string;
  event(event: Event, names: Names): string;
  detail?(event: Event, names: Names): string | undefined;
  question(asked: Asked, names: Names): string;
  action(action: Action, names: Names): string;
  status(view: View, names: Names): string;
}

/** What is said, in English and in French. */
export type Said<What> = readonly [What, string, string];

export type TextProof<
  State,
  Action extends { readonly type: string },
  Event extends GameEvent,
  View,
  Options,
  Asked,
> = {
  readonly rules: Rules<State, Action, Event, View, Options>;
  readonly text: Readonly<Record<Language, GameSentences<Action, Event, View, Asked>>>;
  readonly rulebook: Readonly<Record<Language, Rulebook>>;
  readonly refusalText: (language: Language, refusal: Refusal, names: Names) => string;
  /** The rules that have a short name. */
  readonly ruleIds: readonly string[];
  /** The folder of the rules: every id that stands there in quotes is cited. */
  readonly source: URL;
  readonly names: Readonly<Record<Language, Names>>;
  /** Every refusal code with the parameters it is given, in all their moods. */
  readonly samples: Readonly<Record<string, readonly object[]>>;
  /** Codes that say the same in two moods. */
  readonly alike?: readonly string[];
  /** What only the words of this game can get wrong. */
  readonly flaws?: Readonly<Record<Language, readonly Flaw[]>>;
  /** Texts of a catalogue that are made of parameters; those that stand by themselves are found without it. */
  made?(language: Language): readonly string[];
  readonly refusals: readonly (readonly [code: string, params: object, en: string, fr: string])[];
  readonly events: readonly Said<Event>[];
  readonly actions: readonly Said<Action>[];
  /** Tables for whole games of random play. */
  readonly games: readonly { readonly seats: number; readonly options: Partial<Options> }[];
  /** The question that a state waits for an answer to. */
  asked(state: State): Asked | undefined;
  /** Requests near a legal action, most of them against the rules; none where that would take too long. */
  mutants(state: State, seat: Seat, action: Action, revision: number): Iterable<readonly [Seat, Action]>;
};

const LANGUAGES = ["en", "fr"] as const;

/**
 * Gives a game the tests of its texts: a sentence for every refusal, event, question, option and rule in both
 * languages, set as each language is set, with no gap left open, through whole games of random play.
 */
export function describeText<
  State,
  Action extends { readonly type: string },
  Event extends GameEvent,
  View,
  Options,
  Asked,
>(proof: TextProof<State, Action, Event, View, Options, Asked>): void {
  const { rules, text, names, samples, refusalText } = proof;
  const flaws = once((language, words) => flawsIn(language, words, proof.flaws?.[language]));
  const sentenceFlaws = once((language, words) => sentenceFlawsIn(language, words, proof.flaws?.[language]));
  const inWords = (language: Language, code: string, params: object): string =>
    refusalText(language, strict({ code, params: params as Refusal["params"], rule: "" }), names[language]);
  const codes = [...rules.refusalCodes].sort();

  describe("the catalogues", () => {
    test("have a sentence for every code, in every mood", () => {
      expect(Object.keys(samples).sort()).toEqual(codes);
      const wrong: string[] = [];
      for (const language of LANGUAGES) {
        expect(Object.keys(text[language].refusals).sort()).toEqual(codes);
        for (const code of codes)
          for (const params of samples[code] ?? []) {
            const sentence = inWords(language, code, params);
            wrong.push(...sentenceFlaws(language, sentence));
            if (sentence.split(/(?<=\.) /).length > 2) wrong.push(`more than two sentences: ${sentence}`);
          }
      }
      expect(wrong).toEqual([]);
    });

    test("use every parameter that tells two refusals apart", () => {
      for (const language of LANGUAGES)
        for (const code of codes.filter((each) => proof.alike?.includes(each) !== true)) {
          const said = (samples[code] ?? []).map((params) => inWords(language, code, params));
          expect(new Set(said).size, code).toBe(said.length);
        }
    });

    test("use the same parameters in every language", () => {
      const used = (language: Language, code: string): readonly string[] => {
        const read = new Set<string>();
        for (const params of samples[code] ?? [])
          refusalText(
            language,
            strict({ code, params: params as Refusal["params"], rule: "" }, read),
            names[language],
          );
        return [...read].sort();
      };
      for (const code of codes) expect(used("fr", code), code).toEqual(used("en", code));
    });

    test("name every rule that the engine cites, and no other", () => {
      // The rules at work on a table point into the book, which has its own words for them.
      const engine = filesIn(proof.source, ".ts").filter(({ file }) => !file.endsWith("at-work.ts"));
      const quoted = engine.flatMap(
        (source) => source.text.match(/(?<=(["'`]))[A-Z]{2,3}-(?:[A-Z] )?\d+(?=\1)/g) ?? [],
      );
      const cited = [...new Set(quoted)].sort();
      expect([...proof.ruleIds].sort()).toEqual(cited);
      for (const language of LANGUAGES) {
        expect(Object.keys(text[language].rules).sort()).toEqual(cited);
        for (const rule of cited) expect(text[language].rulesOf(rule)).toBe(text[language].rules[rule]);
        expect(text[language].rulesOf(UNKNOWN_RULE)).toBe(UNKNOWN_RULE);
      }
    });

    test("explain every option and every listed value", () => {
      for (const language of LANGUAGES) {
        const { options } = text[language];
        expect(Object.keys(options)).toEqual(Object.keys(rules.options));
        for (const [name, field] of Object.entries(rules.options as OptionFields)) {
          const { values, explanation } = options[name]!;
          expect(sentenceFlaws(language, explanation)).toEqual([]);
          const listed = field.kind === "flag" ? [false, true] : field.values;
          expect(Object.keys(values)).toEqual((listed ?? []).map(String));
        }
      }
    });

    test("are typeset like their language", () => {
      for (const language of LANGUAGES) {
        const { refusals: _, ...plain } = text[language];
        const texts = [...stringsIn(plain), ...(proof.made?.(language) ?? [])];
        expect(texts.flatMap((words) => flaws(language, words))).toEqual([]);
      }
    });

    test("speak for the kernel too, and admit what they do not know", () => {
      const kernel = { code: "kernel/no-such-seat", params: { seats: 2, last: 1 }, rule: "" };
      expect(refusalText("en", kernel, names.en)).toBe(
        "This match has 2 seats, numbered 0 to 1. Choose one of them.",
      );
      for (const language of LANGUAGES)
        for (const code of ["elsewhere/odd", "kernel/odd", "toString"])
          expect(refusalText(language, { code, params: {}, rule: "" }, names[language])).toContain(
            `(${code})`,
          );
    });
  });

  describe("what the game says", () => {
    test.each(proof.refusals)("refuses with %s", (code, params, en, fr) => {
      expect(inWords("en", code, params)).toBe(en);
      expect(inWords("fr", code, params)).toBe(fr);
    });

    test.each(proof.events)("tells $type", (event, en, fr) => {
      expect(text.en.event(event, names.en)).toBe(en);
      expect(text.fr.event(event, names.fr)).toBe(fr);
    });

    test.each(proof.actions)("offers $type", (action, en, fr) => {
      expect(text.en.action(action, names.en)).toBe(en);
      expect(text.fr.action(action, names.fr)).toBe(fr);
    });
  });

  describe("the rulebook", () => {
    test.each(LANGUAGES)("is typeset like its language: %s", (language) => {
      const { title, lead, chapters, glossary } = proof.rulebook[language];
      const paragraphs = chapters.flatMap((chapter) => chapter.paragraphs);
      const sentences = [lead, ...paragraphs.map((each) => each.text), ...glossary.map((each) => each.text)];
      const cells = paragraphs.flatMap(({ table }) => (table ?? []).flat());
      const words = [title, ...chapters.map((chapter) => chapter.title), ...glossary.map(({ term }) => term)];
      expect(sentences.flatMap((sentence) => sentenceFlaws(language, sentence))).toEqual([]);
      expect([...cells, ...words].flatMap((each) => flaws(language, each))).toEqual([]);
    });
  });

  describe("whole games", () => {
    test.each(proof.games)("$seats players, $options", ({ seats, options }) => {
      const wrong = new Set<string>();
      const note = (found: readonly string[]): void => {
        for (const flaw of found) wrong.add(flaw);
      };
      const nameRule = (language: Language, rule: string): void => {
        if (text[language].rulesOf(rule) === rule) wrong.add(`${rule} has no name`);
      };
      const viewers: readonly Viewer[] = [...(seats > 1 ? [0, 1] : [0]), "observer"];
      playRandom(rules, {
        seats,
        options,
        seed: `text ${seats} ${JSON.stringify(options)}`,
        onStep: ({ before, seat, action, legal, after, events, revision }) => {
          const every = Math.ceil(legal.length / 20);
          const asked = proof.asked(after);
          for (const language of LANGUAGES) {
            const said = text[language];
            const called = names[language];
            for (const event of events) {
              const heard = viewers.flatMap((viewer) => rules.redact(event, viewer) ?? []);
              for (const each of heard) {
                note(sentenceFlaws(language, said.event(each, called)));
                const detail = said.detail?.(each, called);
                if (detail !== undefined) note(sentenceFlaws(language, detail));
              }
              const rule: unknown = Reflect.get(event, "rule");
              if (typeof rule === "string") nameRule(language, rule);
            }
            if (asked !== undefined) note(sentenceFlaws(language, said.question(asked, called)));
            note(sentenceFlaws(language, said.status(rules.viewFor(after, "observer"), called)));
            for (const [i, offered] of legal.entries())
              if (i % every === 0) note(flaws(language, said.action(offered, called)));
          }
          for (const [who, request] of proof.mutants(before, seat, action, revision)) {
            const refusal = rules.refusal(before, who, request);
            if (refusal === undefined) continue;
            for (const language of LANGUAGES) {
              note(sentenceFlaws(language, refusalText(language, strict(refusal), names[language])));
              nameRule(language, refusal.rule);
            }
          }
        },
      });
      expect([...wrong]).toEqual([]);
    });
  });
}

type OptionFields = Readonly<Record<string, { readonly kind: string; readonly values?: readonly unknown[] }>>;

type Look = (language: Language, words: string) => readonly string[];

/** A game says the same things again and again: each is looked at once. */
function once(look: Look): Look {
  const known = { en: new Map<string, readonly string[]>(), fr: new Map<string, readonly string[]>() };
  return (language, words) => {
    const found = known[language].get(words) ?? look(language, words);
    known[language].set(words, found);
    return found;
  };
}

/** A rule that no register has. */
const UNKNOWN_RULE = "ZZZ-999";

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Reading a parameter that the engine did not give is an error; those that are read are noted. */
const strict = (refusal: Refusal, read: Set<string> = new Set()): Refusal => ({
  ...refusal,
  params: new Proxy(refusal.params, {
    get: (params, key) => {
      if (typeof key === "string" && !Object.hasOwn(params, key))
        throw new Error(`${refusal.code} has no ${key}`);
      read.add(String(key));
      return params[key as string];
    },
  }),
});
