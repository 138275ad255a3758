/** What the words themselves can get wrong (4.11, 4.16): length, typography, placeholders, facts, motifs, likeness. */
import { sha256 } from "@chronarium/kernel";
import type { Loaded, Problem } from "../loader/index.ts";
import { findingProblem, nearest, positionOf } from "../loader/index.ts";
import type { Effect } from "../src/pack.ts";
import { conditionsOf, eachAtom, innerLists, rootsOf, sidesOf } from "../src/walk.ts";
import { filled } from "../text/filled.ts";
import { type KeyAt, keysOf, LENGTHS } from "./keys.ts";

export function wordProblems(loaded: Loaded): readonly Problem[] {
  const { pack, texts, sources } = loaded;
  const problems: Problem[] = [];
  const add = (code: string, language: string, key: string, message: string): void => {
    const file = `text/${language}.yaml`;
    problems.push({ code, file, ...positionOf(sources.get(file), [key]), path: key, message });
  };
  const slots = new Map<string, KeyAt>();
  for (const at of keysOf(pack)) if (!slots.has(at.key)) slots.set(at.key, at);
  for (const [language, words] of Object.entries(texts)) {
    for (const [key, { slot }] of slots) {
      const text = words[key];
      if (text === undefined) continue;
      if (text.length > LENGTHS[slot])
        add("W-TEXT", language, key, `${text.length} characters; ${LENGTHS[slot]} fit a ${slot}.`);
      if (language === "fr") for (const flaw of frenchFlaws(text)) add("W-TEXT", language, key, flaw);
      if (slot === "aloud" || slot === "event") {
        const long = sentencesOf(filled(text, {}, language)).find(
          (sentence) => wordsOf(sentence).length > 20,
        );
        if (long !== undefined)
          add(
            "W-ALOUD",
            language,
            key,
            `A sentence of ${wordsOf(long).length} words is read aloud; 20 is the most.`,
          );
      }
      for (const phrase of loaded.bible.banned[language] ?? [])
        if (text.toLowerCase().includes(phrase.toLowerCase()))
          add("W-BAN", language, key, `“${phrase}” is banned.`);
      for (const { id, not } of loaded.bible.facts)
        for (const wrong of not?.[language] ?? [])
          if (text.includes(wrong)) add("W-FACT", language, key, `“${wrong}” contradicts the fact ${id}.`);
      for (const flaw of strangers(loaded, language, text)) add("W-FACT", language, key, flaw);
    }
    const missing = [...slots.keys()].filter((key) => words[key] === undefined);
    for (const key of Object.keys(words)) {
      if (slots.has(key)) continue;
      const near = nearest(key, missing);
      const hint = near === undefined ? "" : ` Did you mean ${near}?`;
      add("W-ORPHAN", language, key, `Nothing uses this text.${hint}`);
    }
    alikeProblems(loaded, language, slots, add);
    for (const [index, { id, words: own, at, min, max }] of loaded.bible.motifs.entries()) {
      const bounds = (message: string): void => {
        const path = ["motifs", index];
        const file = "bible.yaml";
        problems.push({
          code: "W-MOTIF",
          file,
          ...positionOf(sources.get(file), path),
          path: `motifs[${index}]`,
          message: `The motif ${id} ${message} in ${language}; ${min} to ${max} are wanted.`,
        });
      };
      if (at !== undefined) {
        for (const key of at)
          if (!(own[language] ?? []).some((word) => isIn(word, words[key] ?? "")))
            add("W-MOTIF", language, key, `The motif ${id} should be here.`);
        if (at.length < min || at.length > max) bounds(`stands ${at.length} times`);
        continue;
      }
      const all = [...slots.keys()]
        .map((key) => words[key] ?? "")
        .join("\n")
        .toLowerCase();
      const times = (own[language] ?? []).reduce(
        (sum, word) => sum + all.split(new RegExp(`(?<!\\p{L})${literal(word)}(?!\\p{L})`, "u")).length - 1,
        0,
      );
      if (times < min || times > max) bounds(`comes ${times} times`);
    }
  }
  const [first, second] = pack.languages;
  if (first !== undefined && second !== undefined)
    for (const [key, { slot }] of slots) {
      const [one, other] = [texts[first]?.[key], texts[second]?.[key]];
      if (one === undefined || other === undefined) continue;
      if (placeholders(one) !== placeholders(other))
        add("W-TEXT", second, key, "The placeholders differ between the languages.");
      const ratio = other.length / one.length;
      if (one.length > 60 && slot !== "button" && (ratio < 0.9 || ratio > 1.35))
        add(
          "W-RATIO",
          second,
          key,
          `${ratio.toFixed(2)} times as long as ${first}; 0.90 to 1.35 are wanted.`,
        );
    }
  return [...problems, ...telling(loaded), ...leaks(loaded), ...clues(loaded)];
}

/** The hash of every text, by key, in the order of the languages. */
export function besideOf({
  pack,
  texts,
}: Pick<Loaded, "pack" | "texts">): Readonly<Record<string, readonly string[]>> {
  const keys = Object.keys(texts[pack.languages[0]!] ?? {});
  const hash = (text: string | undefined): string => sha256(text ?? "").slice(0, 12);
  return Object.fromEntries(
    keys.map((key) => [key, pack.languages.map((language) => hash(texts[language]?.[key]))]),
  );
}

/** W-STALE: a text whose partner has changed since they were written beside each other. */
export function staleProblems(
  loaded: Loaded,
  beside: Readonly<Record<string, readonly string[]>>,
): readonly Problem[] {
  const { pack, texts, sources } = loaded;
  const found: Problem[] = [];
  for (const [key, hashes] of Object.entries(besideOf(loaded))) {
    const before = beside[key];
    // A text that is missing is an error of its own.
    if (before === undefined || pack.languages.some((each) => texts[each]?.[key] === undefined)) continue;
    const changed = hashes.map((hash, at) => hash !== before[at]);
    if (!changed.includes(true)) continue;
    for (const [at, language] of pack.languages.entries()) {
      if (changed[at]) continue;
      const file = `text/${language}.yaml`;
      found.push({
        code: "W-STALE",
        file,
        ...positionOf(sources.get(file), [key]),
        path: key,
        message: "The text beside it has changed since this one was written.",
      });
    }
  }
  return found;
}

const sentencesOf = (text: string): readonly string[] =>
  text.replace(/[*_]/g, "").split(/(?<=[.!?…])[\s”»]+|\n+/);
const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}’'-]+/gu) ?? [];
/** The names of placeholders alone: the words of their cases differ, of course. */
function placeholders(text: string): string {
  const names: string[] = [];
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "{" && depth++ === 0) names.push(/^\w*/.exec(text.slice(at + 1))![0]);
    else if (text[at] === "}") depth--;
  }
  return names.sort().join();
}

function frenchFlaws(text: string): readonly string[] {
  const flaws: string[] = [];
  if (/[^\u202f\u00a0\s?!][;!?]/.test(text) || /[^\u202f\u00a0\s/\d]:(?!\/)/.test(text))
    flaws.push("A no-break space is missing before ; : ! or ?");
  if (/ [;:!?»]|« /.test(text)) flaws.push("A plain space stands where a no-break space belongs.");
  if (/["“”]/.test(text)) flaws.push("Quotations stand between « and ».");
  if (/'/.test(text)) flaws.push("The apostrophe is ’.");
  return flaws;
}

type Add = (code: string, language: string, key: string, message: string) => void;

/** Two texts with the same first three words; Interactions of one person that share too much. */
function alikeProblems(
  { pack, texts }: Loaded,
  language: string,
  slots: ReadonlyMap<string, KeyAt>,
  add: Add,
): void {
  const openings = new Map<string, string>();
  for (const [key, { slot }] of slots) {
    const text = texts[language]?.[key];
    if (text === undefined || slot === "button" || slot === "name" || slot === "coach" || text.length < 80)
      continue;
    const opening = wordsOf(text).slice(0, 3).join(" ").toLowerCase();
    const known = openings.get(opening);
    if (known !== undefined) add("W-ALIKE", language, key, `It begins like ${known}: “${opening}”.`);
    else openings.set(opening, key);
  }
  const people = new Map<string, { key: string; runs: ReadonlySet<string> }[]>();
  for (const { interactions } of pack.receptacles)
    for (const { npc, variants } of interactions)
      for (const { text: key } of variants) {
        const words = wordsOf(texts[language]?.[key] ?? "").map((word) => word.toLowerCase());
        const runs = new Set(words.slice(3).map((_, at) => words.slice(at, at + 4).join(" ")));
        const others = people.get(npc) ?? [];
        for (const other of others) {
          const shared =
            [...runs].filter((run) => other.runs.has(run)).length /
            Math.max(1, Math.min(runs.size, other.runs.size));
          if (shared > 0.15)
            add(
              "W-ALIKE",
              language,
              key,
              `It shares ${Math.round(shared * 100)} % of its phrases with ${other.key}.`,
            );
        }
        people.set(npc, [...others, { key, runs }]);
      }
}

/**
 * W-FACT: a figure that no fact of the bible knows, and a name that is almost one of its people's. Only where the
 * bible says numbers at all.
 */
function strangers({ bible }: Loaded, language: string, text: string): readonly string[] {
  const plain = (each: string): string => each.replaceAll(/[\u00a0\u202f]/g, " ").toLowerCase();
  const said = bible.facts.flatMap(({ words }) => words?.[language] ?? []).map(plain);
  const flaws: string[] = [];
  if (said.some((word) => /\d/.test(word)))
    for (const [figure] of text.matchAll(/\d+(?:[:.]\d+|[\u00a0\u202f][hH](?:[\u00a0\u202f]\d+)?)?/g))
      if (!said.some((word) => word.includes(plain(figure))))
        flaws.push(`“${figure}” is in no fact of the bible.`);
  const names = bible.people.flatMap(({ name }) => name.match(/\p{Lu}\p{L}{4,}/gu) ?? []);
  for (const [word] of text.matchAll(/\p{Lu}\p{L}{4,}/gu))
    if (!names.includes(word) && names.some((name) => isSlip(word, name)))
      flaws.push(`“${word}” is nobody's name; the bible has one that differs in a letter.`);
  return flaws;
}

/** One letter changed, and the first and the last the same: what a finger does. */
function isSlip(word: string, name: string): boolean {
  if (word.length !== name.length || word[0] !== name[0] || word.at(-1) !== name.at(-1)) return false;
  return word.split("").filter((sign, at) => sign !== name[at]).length === 1;
}

const isIn = (word: string, text: string): boolean =>
  new RegExp(`(?<!\\p{L})${literal(word)}(?!\\p{L})`, "iu").test(text);

/** W-TELL: a private card gives something that only it gives. */
function telling(loaded: Loaded): readonly Problem[] {
  const { pack, origins, sources, bible } = loaded;
  if (bible.facts.length === 0) return [];
  const givers = new Map<string, number>();
  const cards = sidesOf(pack).filter(({ card }) => card !== undefined && card.readAloud !== true);
  for (const { variants } of cards)
    for (const fact of new Set(variants.flatMap(({ gives = [] }) => gives)))
      givers.set(fact, (givers.get(fact) ?? 0) + 1);
  const told = new Set(bible.facts.flatMap(({ cards: by = [] }) => (by.length === 1 ? by : [])));
  const silent = pack.receptacles
    .flatMap(({ interactions }) => interactions)
    .filter(({ id }) => !told.has(id));
  return [...cards, ...silent.map((interaction) => ({ id: interaction.id, card: interaction, variants: [] }))]
    .filter(
      ({ variants }) => !variants.some(({ gives = [] }) => gives.some((fact) => givers.get(fact) === 1)),
    )
    .map(({ id, card }) =>
      findingProblem(origins, sources, {
        code: "W-TELL",
        object: card!,
        message: `${id} tells nothing that only it tells.`,
      }),
    );
}

/** W-LEAK: a flag that only secret cards set, read by something that another seat sees. */
function leaks({ pack, origins, sources }: Loaded): readonly Problem[] {
  const open = new Set<string>();
  const secret = new Set<string>();
  // What a public question or a message that all speak leads to is known to everybody.
  const walk = (effects: readonly Effect[], hidden: boolean): void => {
    for (const effect of effects) {
      if ("flag" in effect && effect.flag.set !== undefined) (hidden ? secret : open).add(effect.flag.set);
      const heard = "chorus" in effect || ("choose" in effect && effect.choose.public === true);
      for (const inner of innerLists(effect)) walk(inner.effects, hidden && !heard);
    }
  };
  for (const { root, effects } of rootsOf(pack))
    walk(
      effects,
      (root.kind === "variant" &&
        (root.side.kind === "interaction" ||
          (root.side.card !== undefined && root.side.card.readAloud !== true) ||
          root.side.item?.colour === "yellow")) ||
        (root.kind === "option" && root.option.public !== true && root.option.decides !== "captain"),
    );
  const found: Problem[] = [];
  for (const { condition, owner } of conditionsOf(pack))
    eachAtom(condition, (atom) => {
      if ("flag" in atom && secret.has(atom.flag) && !open.has(atom.flag))
        found.push(
          findingProblem(origins, sources, {
            code: "W-LEAK",
            object: owner,
            field: ["when"],
            message: `${atom.flag} is another seat's secret.`,
          }),
        );
    });
  return found;
}

/** W-CLUE: a thing that an option or a place needs is hinted at by two cards. */
function clues({ pack, origins, sources }: Loaded): readonly Problem[] {
  const hinted = new Map<string, number>();
  for (const { variants } of sidesOf(pack))
    for (const id of new Set(variants.flatMap(({ clueFor = [] }) => clueFor)))
      hinted.set(id, (hinted.get(id) ?? 0) + 1);
  const found = new Map<string, object>();
  for (const { variants } of sidesOf(pack))
    for (const { options } of variants)
      for (const option of options)
        if (option.when !== undefined)
          eachAtom(option.when, (atom, negated) => {
            const id = "has" in atom ? (atom.has.item ?? atom.has.token) : undefined;
            if (id !== undefined && !negated && (hinted.get(id) ?? 0) < 2) found.set(id, option);
          });
  return [...found].map(([id, object]) =>
    findingProblem(origins, sources, {
      code: "W-CLUE",
      object,
      field: ["when"],
      message: `${id} is needed here; fewer than two cards hint at it.`,
    }),
  );
}

/** What an author writes are words, and no expression. */
const literal = (word: string): string => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, (sign) => `\\${sign}`);
