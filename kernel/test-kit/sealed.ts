/** What a sealed game owes its viewers: acts, words, players by view, and silence about the past. */
import { canonicalJson } from "../src/canonical.ts";
import type { AnySealedRules, SealedAct, Seat, Viewer } from "../src/contract.ts";
import type { AnyMatch } from "../src/match.ts";
import { grantedWords } from "../src/sealed.ts";
import { type Law, must } from "./broken.ts";
import type { Dice } from "./dice.ts";

type Shape = { readonly type: string };
const ACTS: Law = "sealed acts are the legal ones";
const WORDS: Law = "granted words are there";
const PLAYERS: Law = "players by view keep to the rules";
const PAST: Law = "a sealed match keeps its past";

/** A key that no view grants. */
const STRANGER = "a key that is nobody's";

export function checkSealed(
  rules: AnySealedRules,
  state: unknown,
  lists: readonly (readonly Shape[])[],
  languages: readonly string[],
  dice: Dice,
): void {
  for (const [seat, legal] of lists.entries()) {
    checkActs(rules, state, seat, legal);
    if (legal.length > 0) checkPlayers(rules, state, seat, legal, dice);
  }
  for (const viewer of [...lists.keys(), "observer"] as const) checkWords(rules, state, viewer, languages);
}

function checkActs(rules: AnySealedRules, state: unknown, seat: Seat, legal: readonly Shape[]): void {
  const acts: readonly SealedAct<Shape>[] = rules.sealed.acts(state, seat);
  const texts = acts.map(({ action }) => canonicalJson(action));
  must(new Set(texts).size === texts.length, ACTS, () => `seat ${seat} is shown an act twice`);
  const possible = acts.filter(({ refusal }) => refusal === undefined).map(({ action }) => action);
  must(
    canonicalJson(possible) === canonicalJson(legal),
    ACTS,
    () => `seat ${seat} is shown ${canonicalJson(possible)} and may do ${canonicalJson(legal)}`,
  );
  for (const { action, refusal } of acts) {
    must(
      canonicalJson(refusal ?? null) === canonicalJson(rules.refusal(state, seat, action) ?? null),
      ACTS,
      () => `${canonicalJson(action)} of ${seat} is greyed for another reason than it is refused`,
    );
  }
}

function checkPlayers(
  rules: AnySealedRules,
  state: unknown,
  seat: Seat,
  legal: readonly Shape[],
  dice: Dice,
): void {
  const known = new Set(legal.map(canonicalJson));
  const view: unknown = rules.viewFor(state, seat);
  for (const [name, choose] of Object.entries(rules.sealed.players)) {
    const action: unknown = choose({ view, seat, legal, rng: { int: (bound) => dice.below(bound) } });
    must(
      known.has(canonicalJson(action)),
      PLAYERS,
      () => `${name} chose ${canonicalJson(action)} for seat ${seat}`,
    );
  }
}

function checkWords(
  rules: AnySealedRules,
  state: unknown,
  viewer: Viewer,
  languages: readonly string[],
): void {
  const keys: readonly string[] = rules.sealed.granted(rules.viewFor(state, viewer));
  for (const language of languages) {
    const words = grantedWords(rules, state, viewer, [...keys, STRANGER], language);
    const missing = keys.find((key) => typeof words[key] !== "string" || words[key] === "");
    must(missing === undefined, WORDS, () => `${viewer} has no word for ${missing} in ${language}`);
    must(words[STRANGER] === undefined, WORDS, () => `${viewer} has words that were not granted`);
  }
}

/** While it runs, a seat's own past and all branches are refused. */
export function checkShut(match: AnyMatch, seat: Seat): void {
  const { revision } = match;
  if (match.over) {
    must(match.branchRefusal() === undefined, PAST, () => "no branch of a match that is over");
    must(match.viewAt(seat, 0).ok, PAST, () => "the past of a match that is over is refused");
    return;
  }
  must(match.branchRefusal() !== undefined, PAST, () => "a running match can be branched");
  must(match.viewAt(seat, revision).ok, PAST, () => `seat ${seat} does not see the present`);
  must(match.viewAt("observer", 0).ok, PAST, () => "an observer does not see the past");
  if (revision > 0) must(!match.viewAt(seat, revision - 1).ok, PAST, () => `seat ${seat} sees its own past`);
}
