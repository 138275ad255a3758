/**
 * Non-interference for two contents: as long as nothing revealed has told a viewer which of the two he plays, all that
 * reaches him is the same, byte for byte: view, acts, refusals, words, events, past moments and what he may save.
 */
import type { AnyRules, GameEvent, Seat, Seed, Viewer } from "../src/contract.ts";
import { type AnyMatch, newMatch } from "../src/match.ts";
import { grantedWords } from "../src/sealed.ts";
import { seenRecord } from "../src/seen.ts";
import { Broken, type Law, must } from "./broken.ts";
import { type Dice, dice } from "./dice.ts";
import { told } from "./heard.ts";
import { same } from "./same.ts";

export type TwinOptions = {
  readonly games: number;
  readonly seats: number;
  readonly options?: object;
  readonly seed?: Seed;
  readonly languages?: readonly string[];
  /** The player by view who acts for everybody, where chance alone would not get far. */
  readonly player?: string;
  /** Whether all that is revealed is also heard: then a view that differs without it has leaked. */
  readonly byEar?: boolean;
  /** What a viewer may save of a running match; `seenRecord` unless given. */
  readonly save?: (match: AnyMatch, viewer: Viewer) => unknown;
};

export type TwinProblem = {
  readonly law: Law;
  readonly seed: Seed;
  readonly revision: number;
  readonly detail: string;
};
export type TwinReport = {
  /** Actions done on both while somebody could not tell them apart. */
  readonly steps: number;
  /** In how many games some viewer was told them apart by a reveal. */
  readonly apart: number;
  readonly problems: readonly TwinProblem[];
};

type Act = { readonly type: string };
type Pair = {
  readonly here: AnyMatch;
  readonly there: AnyMatch;
  /** Who cannot tell them apart yet. */
  readonly alike: Set<Viewer>;
  readonly languages: readonly string[];
  readonly player: string | undefined;
  readonly byEar: boolean;
  readonly save: (match: AnyMatch, viewer: Viewer) => unknown;
  /** What an observer saw at each revision, as it was then. */
  readonly seen: string[];
};

/** Does the same acts on the game and on its twin, at random, and looks at both with everybody's eyes. */
export function checkTwins(rules: AnyRules, twin: AnyRules, twins: TwinOptions): TwinReport {
  const { games, seats, options = {}, seed = "twins" } = twins;
  const problems: TwinProblem[] = [];
  let steps = 0;
  let apart = 0;
  for (let game = 0; game < games; game++) {
    const gameSeed = `${seed}-${game}`;
    const begin = { id: gameSeed, seats, options, seed: gameSeed };
    const here = newMatch(rules, begin);
    try {
      const pair: Pair = {
        here,
        there: newMatch(twin, begin),
        alike: new Set<Viewer>([...Array(seats).keys(), "observer"]),
        languages: twins.languages ?? ["en", "fr"],
        player: twins.player,
        byEar: twins.byEar ?? false,
        save: twins.save ?? seenRecord,
        seen: [],
      };
      playBoth(pair, dice(gameSeed));
      if (pair.alike.size <= seats) apart++;
    } catch (error) {
      const law = error instanceof Broken ? error.law : "the rules never throw";
      const detail = error instanceof Error ? error.message : String(error);
      problems.push({ law, seed: gameSeed, revision: here.revision, detail });
    }
    steps += here.revision;
  }
  return { steps, apart, problems };
}

function playBoth(pair: Pair, chance: Dice): void {
  const { here, there, alike } = pair;
  for (;;) {
    for (const viewer of alike) checkAlike(pair, viewer);
    checkPast(pair, chance);
    if (alike.size === 0 || here.over || there.over) return;
    const next = chooseForBoth(pair, chance);
    if (next === undefined) return;
    const acted = [here, there].map((match) => match.act(next.seat, next.action, match.revision));
    const events = acted.map((each): readonly GameEvent[] => (each.ok ? each.events : []));
    for (const viewer of alike) checkHeard(pair, viewer, next.seat, events[0]!, events[1]!);
  }
}

/** An act that both allow, of anybody who can act. */
function chooseForBoth(
  { here, there, player }: Pair,
  chance: Dice,
): { readonly seat: Seat; readonly action: Act } | undefined {
  const { sealed } = here.rules;
  if (player !== undefined && sealed) {
    const seat = chance.pick(here.rules.actors(here.state) as readonly Seat[]);
    const legal: readonly Act[] = here.rules.legalActions(here.state, seat);
    const view: unknown = here.rules.viewFor(here.state, seat);
    const rng = { int: (bound: number) => chance.below(bound) };
    const action = sealed.players[player]!({ view, seat, legal, rng }) as Act;
    return there.rules.refusal(there.state, seat, action) === undefined ? { seat, action } : undefined;
  }
  const both = (here.rules.actors(here.state) as readonly Seat[]).flatMap((seat) =>
    (here.rules.legalActions(here.state, seat) as readonly Act[])
      .filter((action) => there.rules.refusal(there.state, seat, action) === undefined)
      .map((action) => ({ seat, action })),
  );
  return both.length === 0 ? undefined : chance.pick(both);
}

function checkAlike({ here, there, languages, save }: Pair, viewer: Viewer): void {
  const look = (match: AnyMatch): unknown => match.rules.viewFor(match.state, viewer);
  same(look(here), look(there), "twins look alike", `the view of ${viewer}`);
  const actors = (match: AnyMatch): unknown => match.rules.actors(match.state);
  same(actors(here), actors(there), "twins offer the same acts", `who may act, for ${viewer},`);
  if (viewer === "observer") {
    const open = ({ rules, state }: AnyMatch): unknown => rules.sealed?.open(state) ?? [];
    same(
      open(here),
      open(there),
      "twins offer the same acts",
      "what everybody may know that somebody may do",
    );
  } else checkActs(here, there, viewer);
  for (const language of languages) {
    const words = (match: AnyMatch): unknown => wordsOf(match, viewer, language);
    same(words(here), words(there), "twins use the same words", `the words of ${viewer} in ${language}`);
  }
  same(save(here, viewer), save(there, viewer), "twins are saved alike", `what ${viewer} may save`);
}

function checkActs(here: AnyMatch, there: AnyMatch, seat: Seat): void {
  const shown = ({ rules, state }: AnyMatch): readonly Act[] =>
    rules.sealed
      ? rules.sealed.acts(state, seat).map(({ action }: { readonly action: Act }) => action)
      : rules.legalActions(state, seat);
  same(shown(here), shown(there), "twins offer the same acts", `what ${seat} may do`);
  const asked = shown(here);
  const reasons = ({ rules, state }: AnyMatch): unknown =>
    asked.map((action): unknown => rules.refusal(state, seat, action) ?? "none");
  same(reasons(here), reasons(there), "twins refuse alike", `why ${seat} may not`);
  const horizon = (match: AnyMatch): number => match.revision - match.undoHorizon(seat);
  same(horizon(here), horizon(there), "undo never crosses a reveal", `what ${seat} may take back`);
}

function wordsOf({ rules, state }: AnyMatch, viewer: Viewer, language: string): unknown {
  if (!rules.sealed) return {};
  const keys: readonly string[] = rules.sealed.granted(rules.viewFor(state, viewer));
  return grantedWords(rules, state, viewer, keys, language);
}

/** Until something is revealed both sound the same; then the viewer may know which is which. */
function checkHeard(
  { here, there, alike, byEar }: Pair,
  viewer: Viewer,
  actor: Seat,
  eventsHere: readonly GameEvent[],
  eventsThere: readonly GameEvent[],
): void {
  const [a, b] = [told(here.rules, eventsHere, viewer), told(there.rules, eventsThere, viewer)];
  const reveal = (events: readonly GameEvent[]): number => {
    const at = events.findIndex(({ reveals }) => reveals === true);
    return at < 0 ? Number.POSITIVE_INFINITY : at;
  };
  const [quietHere, quietThere] = [reveal(a), reveal(b)];
  // An actor who can take back what taught him something has seen it for nothing.
  const law: Law = viewer === actor ? "undo never crosses a reveal" : "twins sound alike";
  const what = `what ${viewer} hears`;
  same(a.slice(0, quietHere), b.slice(0, quietThere), law, what);
  must(
    (quietHere === Number.POSITIVE_INFINITY) === (quietThere === Number.POSITIVE_INFINITY),
    law,
    () => `${what} reveals something in one of them alone`,
  );
  if (quietHere === Number.POSITIVE_INFINITY) return;
  if (JSON.stringify(a) !== JSON.stringify(b) || (!byEar && isTold({ here, there }, viewer)))
    alike.delete(viewer);
}

/** Whether what has just been revealed shows in what the viewer gets now. */
function isTold({ here, there }: Pick<Pair, "here" | "there">, viewer: Viewer): boolean {
  const all = (match: AnyMatch): string => {
    const { rules, state } = match;
    const acts: unknown =
      (viewer === "observer" ? rules.sealed?.open(state) : rules.sealed?.acts(state, viewer)) ?? [];
    return JSON.stringify([
      rules.viewFor(state, viewer),
      acts,
      wordsOf(match, viewer, "en"),
      rules.actors(state),
    ]);
  };
  return all(here) !== all(there);
}

/** What was seen once is seen so for ever, whatever has been revealed since. */
function checkPast({ here, there, seen }: Pair, chance: Dice): void {
  const law: Law = "twins have the same past";
  seen.push(JSON.stringify(here.rules.viewFor(here.state, "observer")));
  const revision = chance.below(seen.length);
  const past = here.viewAt("observer", revision);
  must(
    past.ok && JSON.stringify(past.view) === seen[revision],
    law,
    () => `action ${revision} looks different afterwards`,
  );
  if (here.over || there.over) return;
  const open = (match: AnyMatch): boolean => match.viewAt(0, Math.max(0, match.revision - 1)).ok;
  same(open(here), open(there), law, "whether seat 0 may look back");
}
