/** The laws that every game obeys, checked over seeded random play. */
import { canonicalJson, whereNotJson } from "../src/canonical.ts";
import type { AnyRules, GameEvent, Rules, Seat, Seed } from "../src/contract.ts";
import { type AnyMatch, newMatch } from "../src/match.ts";
import { openMatch } from "../src/open.ts";
import { readAction, readOptions } from "../src/read.ts";
import { parseSave, saveText } from "../src/save.ts";
import { seatsAllowed } from "../src/seats.ts";
import { Broken, type Law, must } from "./broken.ts";
import { type Dice, dice } from "./dice.ts";
import { checkMutants, type SeenTexts } from "./mutants.ts";
import { checkViewers, type NextAction } from "./non-interference.ts";
import { checkResult } from "./result.ts";
import { checkSealed, checkShut } from "./sealed.ts";
import { checkUnnoticed } from "./simultaneous.ts";

export type LawOptions<Options> = {
  /** How many games for each number of players and each set of options. */
  readonly games: number;
  readonly optionSets?: readonly Partial<Options>[];
  readonly seed?: Seed;
  /** The numbers of players; all that the game allows unless given. */
  readonly players?: readonly number[];
  /** One step in so many, on average, gets the slow checks; 7 unless given. */
  readonly heavyEvery?: number;
  /** The languages that a sealed game has words in; English and French unless given. */
  readonly languages?: readonly string[];
};

export type LawProblem = {
  readonly law: Law;
  readonly seats: number;
  readonly options: string;
  readonly seed: Seed;
  readonly revision: number;
  readonly detail: string;
};

export type LawReport = {
  readonly games: number;
  readonly steps: number;
  readonly problems: readonly LawProblem[];
  /** The refusal codes that mutated actions met. */
  readonly codesReached: ReadonlySet<string>;
};

/** More problems than this say nothing new. */
const MAX_PROBLEMS = 10;

export function checkLaws<
  State,
  Action extends { readonly type: string },
  Event extends GameEvent,
  View,
  Options,
>(rules: Rules<State, Action, Event, View, Options>, laws: LawOptions<Options>): LawReport {
  const { games, optionSets = [{}], seed = "laws", heavyEvery = 7, languages = ["en", "fr"] } = laws;
  const problems: LawProblem[] = [];
  const codesReached = new Set<string>();
  let played = 0;
  let steps = 0;
  for (const options of optionSets) {
    for (const seats of laws.players ?? seatCounts(rules, options)) {
      for (let game = 0; game < games && problems.length < MAX_PROBLEMS; game++) {
        const gameSeed = `${seed}-${seats}-${game}`;
        const run: Run = {
          rules,
          seats,
          options,
          seed: gameSeed,
          heavyEvery,
          languages,
          codesReached,
          revision: 0,
        };
        try {
          playByTheLaws(run);
        } catch (error) {
          const law = error instanceof Broken ? error.law : "the rules never throw";
          const detail = error instanceof Error ? error.message : String(error);
          const { revision } = run;
          problems.push({ law, seats, options: JSON.stringify(options), seed: gameSeed, revision, detail });
        }
        played++;
        steps += run.revision;
      }
    }
  }
  return { games: played, steps, problems, codesReached };
}

/** One game being played by the laws. */
type Run = {
  readonly rules: AnyRules;
  readonly seats: number;
  readonly options: object;
  readonly seed: Seed;
  readonly heavyEvery: number;
  readonly languages: readonly string[];
  readonly codesReached: Set<string>;
  revision: number;
};

type Shape = { readonly type: string };

/** All numbers of players that these options allow. */
export function seatCounts<
  State,
  Action extends { readonly type: string },
  Event extends GameEvent,
  View,
  Options,
>(rules: Rules<State, Action, Event, View, Options>, options: Partial<Options>): readonly number[] {
  const read = readOptions(rules.options, options);
  const { min, max } = read.ok ? seatsAllowed(rules, read.options) : rules.seats;
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

function playByTheLaws(run: Run): void {
  const { rules, seats, seed } = run;
  checkTables(rules, run.options);
  const chance = dice(`${seed} ${JSON.stringify(run.options)}`);
  const texts: SeenTexts = new Map();
  const match: AnyMatch = newMatch(rules, { id: seed, seats, options: run.options, seed });
  /** The states as they were, by revision. */
  const states: unknown[] = [];
  let models: readonly Shape[] = [];
  for (;;) {
    const state: unknown = match.state;
    states[match.revision] = state;
    const lists = checkLists(rules, state, seats);
    const broken: readonly string[] = rules.invariants(state);
    must(broken.length === 0, "invariants hold", () => broken.join(" "));
    const heavy = chance.below(run.heavyEvery) === 0;
    if (match.over) {
      if (models.length > 0) meetRefusals(run, state, lists, models, texts, chance);
      break;
    }
    models = lists.flat();
    must(
      match.revision < rules.maxSteps,
      "the game ends in time",
      () => `still going after ${rules.maxSteps} actions`,
    );
    const seat = chance.pick<Seat>(rules.actors(state));
    const action = chance.pick(lists[seat]!);
    if (heavy) checkDeeply(run, state, lists, { seat, action }, texts, chance);
    const acted = match.act(seat, action, match.revision);
    must(acted.ok, "every legal action passes", () => `${JSON.stringify(action)} of ${seat} was refused`);
    run.revision = match.revision;
    if (heavy) checkUndo(match, seat, states);
    if (heavy && rules.sealed) checkShut(match, seat);
  }
  checkResult(match.result!, seats);
  checkJson(match.state);
  checkViewers(rules, match.state, seats, undefined, chance);
  if (rules.sealed) checkShut(match, 0);
  checkReplay(match);
}

/** Every law that can be seen at one moment of a game that is not over, with all slow checks. */
export function checkMoment(rules: AnyRules, state: unknown, seats: number, chance: Dice): void {
  const languages = ["en", "fr"];
  const lists = checkLists(rules, state, seats);
  const seat = chance.pick<Seat>(rules.actors(state));
  const next = { seat, action: chance.pick(lists[seat]!) };
  checkDeeply({ rules, seats, languages, codesReached: new Set() }, state, lists, next, new Map(), chance);
}

function checkTables(rules: AnyRules, options: object): void {
  const law: Law = "tables are sound";
  must(rules.seatNames.length >= rules.seats.max, law, () => "there are more seats than names of seats");
  must(new Set(rules.seatNames).size === rules.seatNames.length, law, () => "two seats have one name");
  const strange = rules.refusalCodes.find((code) => !code.startsWith(`${rules.id}/`));
  must(strange === undefined, law, () => `the refusal code ${strange} does not begin with ${rules.id}/`);
  const read = readOptions(rules.options, options);
  must(read.ok, law, () => `the options ${JSON.stringify(options)} do not fit the game's own table`);
  const { min, max } = seatsAllowed(rules, read.options);
  must(
    Number.isInteger(min) && min >= rules.seats.min && min <= max && max <= rules.seats.max,
    law,
    () =>
      `with ${JSON.stringify(options)} ${min} to ${max} may play, of ${rules.seats.min} to ${rules.seats.max}`,
  );
  must(!(rules.sealed && rules.imagine), law, () => "a sealed game imagines nothing");
  const defaults = readOptions(
    rules.options,
    Object.fromEntries(
      Object.entries(rules.options).map(([name, field]) => [
        name,
        (field as { readonly default: unknown }).default,
      ]),
    ),
  );
  must(defaults.ok, law, () => "a default is not among the values of its option");
}

/** Everybody's legal actions. Actors have some, others none, and without actors there is a result. */
function checkLists(rules: AnyRules, state: unknown, seats: number): readonly (readonly Shape[])[] {
  const actors: readonly Seat[] = rules.actors(state);
  const over = rules.result(state) !== undefined;
  must(over === (actors.length === 0), "someone can act until the end", () =>
    over
      ? `the game is over and seats ${actors.join(", ")} may act`
      : "nobody may act and there is no result",
  );
  const known = actors.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats);
  must(
    known && new Set(actors).size === actors.length,
    "only actors have actions",
    () => `actors: ${actors.join(", ")}`,
  );
  return Array.from({ length: seats }, (_, seat) => {
    const list: readonly Shape[] = rules.legalActions(state, seat);
    if (actors.includes(seat)) {
      must(list.length > 0, "someone can act until the end", () => `seat ${seat} may act and has no action`);
    } else {
      must(
        list.length === 0,
        "only actors have actions",
        () => `seat ${seat} has ${JSON.stringify(list[0])}`,
      );
    }
    return list;
  });
}

type Around = Pick<Run, "rules" | "seats" | "languages" | "codesReached">;

function checkDeeply(
  run: Around,
  state: unknown,
  lists: readonly (readonly Shape[])[],
  next: { readonly seat: Seat; readonly action: Shape },
  texts: SeenTexts,
  chance: Dice,
): void {
  const { rules, seats } = run;
  checkJson(state);
  const before = JSON.stringify([state, next.action]);
  const unchanged = (by: string): void =>
    must(
      before === JSON.stringify([state, next.action]),
      "inputs are never changed",
      () => `${by} changed its input`,
    );
  const copy: unknown = JSON.parse(JSON.stringify(state));
  const { state: after } = rules.apply(state, next.seat, next.action);
  unchanged(`apply of ${JSON.stringify(next.action)}`);
  const { state: afterCopy } = rules.apply(copy, next.seat, next.action);
  must(
    canonicalJson(after) === canonicalJson(afterCopy),
    "equal inputs give equal outcomes",
    () => `${JSON.stringify(next.action)} of ${next.seat} did two different things`,
  );
  for (const [seat, list] of lists.entries()) {
    checkList(rules, state, seat, list, seats);
    must(
      JSON.stringify(rules.legalActions(copy, seat)) === JSON.stringify(list),
      "legal actions depend on the state alone",
      () => `seat ${seat} has other actions, or another order, after the state was stored and read`,
    );
  }
  meetRefusals(run, state, lists, lists.flat(), texts, chance);
  unchanged("legalActions or refusal");
  checkUnnoticed(rules, state, lists, next, chance);
  checkViewers(rules, state, seats, next, chance);
  if (rules.sealed) checkSealed(rules, state, lists, run.languages, chance);
  unchanged("viewFor, redact, imagine, invariants or apply");
}

function meetRefusals(
  run: Around,
  state: unknown,
  lists: readonly (readonly Shape[])[],
  models: readonly Shape[],
  texts: SeenTexts,
  chance: Dice,
): void {
  for (const code of checkMutants(run.rules, state, lists, models, texts, chance)) run.codesReached.add(code);
}

function checkList(rules: AnyRules, state: unknown, seat: Seat, list: readonly Shape[], seats: number): void {
  const seen = new Set<string>();
  for (const action of list) {
    const text = canonicalJson(action);
    must(!seen.has(text), "legal actions are unique", () => `seat ${seat} has ${text} twice`);
    seen.add(text);
    const read = readAction<Shape>(rules, seats, action);
    must(read.ok && canonicalJson(read.action) === text, "every legal action passes", () =>
      read.ok
        ? `${text} is read as ${canonicalJson(read.action)}`
        : `${text} does not fit the table: ${JSON.stringify(read.refusal.params)}`,
    );
    const refusal = rules.refusal(state, seat, action);
    must(
      refusal === undefined,
      "every legal action passes",
      () => `${text} of ${seat} is refused: ${refusal?.code}`,
    );
  }
}

function checkJson(state: unknown): void {
  const place = whereNotJson(state);
  must(place === undefined, "state survives JSON", () => `"${place}" would be lost`);
}

/**
 * Going back passes only the seat's own actions that revealed nothing, and leads to what was there before; the same
 * actions lead on to what there was.
 */
function checkUndo(match: AnyMatch, seat: Seat, states: readonly unknown[]): void {
  const law: Law = "undo never crosses a reveal";
  const horizon = match.undoHorizon(seat);
  for (let revision = match.revision; revision > horizon; revision--) {
    const events: readonly GameEvent[] = match.eventsOf(revision);
    must(
      !events.some(({ reveals }) => reveals === true),
      law,
      () => `revision ${revision} can be taken back`,
    );
  }
  if (horizon === match.revision) return;
  const after = JSON.stringify(match.state);
  const takenBack = match.log.slice(horizon);
  const undone = match.undo(seat, horizon);
  must(undone.ok, law, () => `undo to ${horizon} was refused`);
  must(
    JSON.stringify(match.state) === JSON.stringify(states[horizon]),
    "replay gives the same state",
    () => `undo to ${horizon} did not restore the state`,
  );
  for (const { seat: actor, action, at } of takenBack) match.act(actor, action, at);
  must(
    JSON.stringify(match.state) === after,
    "replay gives the same state",
    () => `the actions after ${horizon}, done again, led elsewhere`,
  );
}

/** The match stored as text and read again is the same match. */
function checkReplay(match: AnyMatch): void {
  const law: Law = "replay gives the same state";
  const parsed = parseSave(saveText(match.record()));
  const opened = parsed.ok ? openMatch(match.rules, parsed.record) : parsed;
  must(opened.ok, law, () => JSON.stringify("refusal" in opened ? opened.refusal : opened));
  must(
    opened.match.stateHashAt(match.revision) === match.stateHashAt(match.revision),
    law,
    () => "the end differs",
  );
}

const LEAKS: readonly Law[] = ["nobody learns what he may not know", "undo never crosses a reveal"];

/** What a viewer could learn here, or by the next action, and may not know: a sentence, or undefined. */
export function findLeak(
  rules: AnyRules,
  state: unknown,
  seats: number,
  next: NextAction,
  seed: Seed,
): string | undefined {
  try {
    checkViewers(rules, state, seats, next, dice(seed));
    return undefined;
  } catch (error) {
    // Another law that breaks on the way is no leak.
    if (error instanceof Broken && LEAKS.includes(error.law)) return error.message;
    throw error;
  }
}
