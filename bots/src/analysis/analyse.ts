/**
 * How a finished game went: how everybody stood after each turn, and where it turned. Each step of the generator is a
 * short piece of work, so that a thread can tell of its progress and stop. Equal games have equal analyses.
 */
import type { AnyMatch, Seat } from "@chronarium/kernel";
import {
  chancesIn,
  chancesOf,
  headingOf,
  meanOf,
  oddsAt,
  type Spread,
  spreadAround,
  spreadOf,
} from "./chances.ts";
import { type Analysed, chanceAfter, type TurnLine, turnAfter } from "./judge.ts";
import { linesFor } from "./lines.ts";
import { playOn, worldOf } from "./play-on.ts";
import { ANALYSIS, type Analysis, type Judged, type Moment, type TurningPoint } from "./types.ts";

/** Worlds that a moment is judged in: of ten the spread leaves out two. */
const WORLDS = 10;
/** Lines judged beside the one played, in few worlds for every turn and in many for those that mattered. */
const LINES = 4;
const FEW = 3;
const MANY = 6;
const POINTS = 3;
/** Turns that are judged in many worlds: the last of them may turn out not to matter. */
const CLOSER = 4;
/** Less than this is no better line. */
const CLEAR = 0.01;

export type Progress = { readonly done: number; readonly of: number };

/** Why a match cannot be analysed; undefined if it can. */
export function unfit({ rules, over }: AnyMatch): "running" | "no-course" | undefined {
  if (!over) return "running";
  return rules.sealed || rules.advice?.course === undefined ? "no-course" : undefined;
}

/** What is known already is not made again. Throws where `unfit` answers. */
export function* analyse(
  match: AnyMatch,
  asked: readonly Seat[],
  known?: Analysis,
): Generator<Progress, Analysis> {
  const game = analysed(match);
  const turns = turnsOf(game, match);
  const turningPoints = [...(known?.turningPoints ?? [])];
  const seats = asked.filter((seat) => !turningPoints.some((own) => own.seat === seat));
  const own = seats.map((seat) => turns.flatMap((turn, i) => (turn.seat === seat ? [i] : [])));
  const of =
    turns.length + 1 + own.reduce((sum, list) => sum + list.length + Math.min(CLOSER, list.length), 0);
  let done = 0;
  const moments: Moment[] = [...(known?.moments ?? [])];
  for (const turn of [undefined, ...turns].slice(moments.length)) {
    moments.push(standingAt(game, match, turn?.to ?? turns[0]?.from ?? 0, turn?.seat));
    yield { done: ++done, of };
  }
  for (const [i, seat] of seats.entries()) {
    const swings: { readonly turn: number; readonly size: number }[] = [];
    for (const turn of own[i] ?? []) {
      const { judge, worlds } = judging(game, match, turns[turn] as Turn, FEW);
      swings.push({ turn, size: Math.abs(gainOf(moments, turn, seat, judge(worlds))) });
      yield { done: ++done, of };
    }
    const points: TurningPoint[] = [];
    for (const { turn } of swings.toSorted((a, b) => b.size - a.size).slice(0, CLOSER)) {
      const { line, judge, worlds, truth } = judging(game, match, turns[turn] as Turn, MANY);
      const knew = judge(worlds);
      const gain = rounded(gainOf(moments, turn, seat, knew));
      points.push({ turn, gain, line, knew, all: judge([truth]) });
      yield { done: ++done, of };
    }
    const most = points.toSorted((a, b) => Math.abs(b.gain) - Math.abs(a.gain)).slice(0, POINTS);
    turningPoints.push({ seat, points: most.sort((a, b) => a.turn - b.turn) });
  }
  const { rules, beginning, revision } = match;
  return {
    format: ANALYSIS,
    game: rules.id,
    rulesVersion: beginning.rulesVersion,
    hash: match.stateHashAt(revision),
    moments,
    turningPoints,
  };
}

export function analysed({ rules, seats }: Pick<AnyMatch, "rules" | "seats">): Analysed {
  const { advice } = rules;
  if (rules.sealed || advice?.course === undefined)
    throw new RangeError(`${rules.id} has no course to analyse.`);
  return { rules, advice, course: advice.course, seats };
}

export type Turn = { readonly seat: Seat; readonly from: number; readonly to: number };

/** The turns as they were played: who began each, and from where to where it went. */
export function turnsOf({ rules, course }: Analysed, match: AnyMatch): readonly Turn[] {
  const turns: Turn[] = [];
  let state: unknown = match.stateAt(0);
  let seat = rules.actors(state)[0] ?? 0;
  let from = 0;
  for (const [i, { seat: by, action }] of match.log.entries()) {
    const next: unknown = rules.apply(state, by, action).state;
    const [actor] = rules.actors(next);
    if (actor === undefined || course.begins(state, next)) {
      turns.push({ seat, from, to: i + 1 });
      from = i + 1;
      seat = actor ?? seat;
    }
    state = next;
  }
  return turns;
}

/** How everybody stands, as whoever is next to act can know it. */
export function standingAt(game: Analysed, match: AnyMatch, revision: number, by: Seat | undefined): Moment {
  const { rules, course, seats } = game;
  const state: unknown = match.stateAt(revision);
  const from = { revision, ...(by !== undefined && { seat: by }) };
  const result = rules.result(state);
  if (result !== undefined) {
    const sure = (mean: number): Spread => ({ mean, low: mean, high: mean });
    const scores = [...result.seats, ...(result.rivals ?? [])].map(({ score }) => sure(score));
    return { ...from, chances: chancesIn(result).map(sure), scores };
  }
  const [viewer = 0] = rules.actors(state);
  const ways = Array.from({ length: WORLDS }, (_, world) =>
    playOn(rules, worldOf(rules, state, viewer, `${revision} ${world}`), course.ahead * seats),
  );
  const headings = ways.map((way) => headingOf(course, way));
  const gone = course.gone(state);
  const { drift, error } = oddsAt(course, gone);
  const known = turned(headings.map((heading) => chancesOf(course, heading, gone)));
  // How far a round can carry it: the mean, with what each play on came to more or less than the others.
  const [means, ends] = [turned(headings).map(meanOf), ways.map((way) => course.heading(way.at(-1)))];
  const endMeans = turned(ends).map(meanOf);
  const carried = turned(
    ends.map((end) =>
      chancesOf(
        course,
        means.map((mean, i) => mean + (end[i] ?? 0) - (endMeans[i] ?? 0)),
        gone,
      ),
    ),
  );
  return {
    ...from,
    chances: known.map((numbers, i) => roundedSpread(spreadAround(meanOf(numbers), carried[i] ?? []))),
    scores: means.map((mean) => {
      const expected = mean + drift;
      return roundedSpread({ mean: expected, low: expected - error, high: expected + error });
    }),
  };
}

type Judging = {
  readonly line: TurnLine;
  readonly worlds: readonly unknown[];
  readonly truth: unknown;
  readonly judge: (among: readonly unknown[]) => Judged;
};

/** The turn as it was played beside others that could have been; `worlds` look to the seat as the truth did. */
function judging(game: Analysed, match: AnyMatch, { seat, from, to }: Turn, count: number): Judging {
  const { rules } = game;
  const truth: unknown = match.stateAt(from);
  const line = match.log.slice(from, to).flatMap((entry) => (entry.seat === seat ? [entry.action] : []));
  const worlds = Array.from({ length: count }, (_, i) => worldOf(rules, truth, seat, `${from} judged ${i}`));
  const others = linesFor(game, worlds[0], seat, LINES, `${from} lines`);
  const judge = (among: readonly unknown[]): Judged => {
    const chances = (each: TurnLine): Spread =>
      roundedSpread(spreadOf(among.map((world) => chanceAfter(game, world, seat, each))));
    const played = chances(line);
    const [best] = others
      .map((other) => ({ other, chance: chances(other) }))
      .sort((a, b) => b.chance.mean - a.chance.mean);
    if (best === undefined || best.chance.mean < played.mean + CLEAR) return { played };
    return { played, better: { line: sureLine(game, truth, seat, best.other), chance: best.chance } };
  };
  return { line, worlds, truth, judge };
}

/** The line as it would have gone at the true table, as far as nothing had to be drawn for it. */
function sureLine(game: Analysed, truth: unknown, seat: Seat, line: TurnLine): TurnLine {
  const { rules } = game;
  const sure: TurnLine[number][] = [];
  let state = truth;
  for (const act of turnAfter(game, truth, seat, line).acts) {
    const [actor] = rules.actors(state);
    if (actor !== seat || rules.refusal(state, seat, act) !== undefined) break;
    const applied = rules.apply(state, seat, act);
    sure.push(act);
    if (applied.events.some(({ reveals }) => reveals === true)) break;
    state = applied.state;
  }
  return sure;
}

/** A turn that could have been better lost what the better one has; any other gained what it changed. */
function gainOf(moments: readonly Moment[], turn: number, seat: Seat, { played, better }: Judged): number {
  const before = moments[turn]?.chances[seat]?.mean ?? 0;
  const after = moments[turn + 1]?.chances[seat]?.mean ?? 0;
  const lost = better === undefined ? 0 : better.chance.mean - played.mean;
  return lost >= after - before ? -lost : after - before;
}

const rounded = (number: number): number => Math.round(number * 1000) / 1000;
const roundedSpread = ({ mean, low, high }: Spread): Spread => ({
  mean: rounded(mean),
  low: rounded(low),
  high: rounded(high),
});

/** Rows to columns. */
const turned = (rows: readonly (readonly number[])[]): number[][] =>
  (rows[0] ?? []).map((_, i) => rows.map((row) => row[i] ?? 0));
