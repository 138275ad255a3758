/**
 * Puzzles: one turn, and one best way through it in points that are certain. A puzzle is data: a position, what may be
 * reached, the way there, and the most tempting other way. Whoever reads one plays both again.
 */
import type { AnyOpenRules, Json, Seat } from "./contract.ts";
import { parseJson } from "./json-text.ts";
import { type AnyMatch, Match } from "./match.ts";
import { merged } from "./merged.ts";
import { readAction, readOptions } from "./read.ts";
import { readByShape } from "./state-shape.ts";

/** What a puzzle asks for, and how it is counted. */
export type PuzzleGoal<State, Action> = {
  readonly id: string;
  /** Whether the turn at hand may be asked about. */
  fits(state: State, seat: Seat): boolean;
  /** Tables like this one that may be asked about too: the same boards, another hand. */
  likenesses?(state: State, seat: Seat): readonly State[];
  /** What the seat has for certain. */
  points(state: State, seat: Seat): number;
  /** Whether the turn is over, as far as it counts. */
  over(state: State, seat: Seat): boolean;
  /** Actions that are left out, because chance decides what they bring. */
  gambles(action: Action): boolean;
  /** Actions that a first glance leaves out: whoever digs tries few ways before he tries all. */
  aside?(action: Action): boolean;
  /** Actions that make an earlier one of the turn a waste: no best way has one. */
  wastes?(earlier: readonly Action[], action: Action): boolean;
  /** Ways with the same deeds in any order count as one; what makes no difference to the points is no deed. */
  deed(action: Action): string | undefined;
};

// biome-ignore lint/suspicious/noExplicitAny: like AnyRules, it stands for the goals of every game.
export type AnyPuzzleGoal = PuzzleGoal<any, any>;

type Act = { readonly type: string };

/** A way through the turn, and what it comes to. */
export type PuzzleWay = { readonly acts: readonly Act[]; readonly points: number };

export type Puzzle = {
  readonly id: string;
  readonly goal: string;
  readonly seats: number;
  /** The compact notation, and what it leaves out: fields of the state. */
  readonly position: string;
  readonly given: Json;
  /** What the seat has before. */
  readonly from: number;
  readonly best: PuzzleWay;
  readonly tempting: PuzzleWay;
  /** From 1 to 5. */
  readonly difficulty: number;
};

/** What a game's puzzles say. */
export type PuzzleWords = {
  /** By goal: a title, and the task in one sentence, made of what the best way gains. */
  readonly goals: Readonly<
    Record<string, { readonly title: string; readonly task: (gain: number) => string }>
  >;
  /** Points with their unit. */
  readonly points: (points: number) => string;
};

/** Who solves it. */
export const SOLVER: Seat = 0;

export type Searched = {
  readonly best: PuzzleWay;
  /** So many ways, with different deeds, bring as much. */
  readonly equals: number;
  /** The best way that brings less. */
  readonly second: PuzzleWay | undefined;
  readonly nodes: number;
};

/** A way that somebody else has a say in is no answer; what it may come to at best still counts against the others. */
type Found = PuzzleWay & { readonly sure: boolean };

/**
 * Every way through the turn. Undefined where the proof fails: more than `most` states, an outcome that chance decides
 * before the turn is over, or one that others decide and that may be as good as the best of the solver's own.
 */
export function searchTurn(
  rules: AnyOpenRules,
  goal: AnyPuzzleGoal,
  start: unknown,
  seat: Seat,
  most: number,
): Searched | undefined {
  const ways = new Map<string, Found>();
  const seen = new Set<string>();
  let nodes = 0;
  const visit = (state: unknown, acts: readonly Act[], deeds: readonly string[], sure: boolean): boolean => {
    const [actor = seat] = rules.actors(state).includes(seat) ? [seat] : rules.actors(state);
    const mine = actor === seat;
    for (const action of rules.legalActions(state, actor) as readonly Act[]) {
      if (mine && (goal.gambles(action) || goal.wastes?.(acts, action))) continue;
      if (++nodes > most) return false;
      const { state: after, events } = rules.apply(state, actor, action);
      const way = mine ? [...acts, action] : acts;
      const deed = mine ? goal.deed(action) : undefined;
      const done = deed === undefined ? deeds : [...deeds, deed].sort();
      const certain = sure && mine;
      if (goal.over(after, seat)) {
        const points = goal.points(after, seat);
        const key = `${certain} ${done.join("; ")}`;
        if ((ways.get(key)?.points ?? Number.NEGATIVE_INFINITY) < points)
          ways.set(key, { acts: way, points, sure: certain });
        continue;
      }
      if (events.some(({ reveals }) => reveals === true)) return false;
      const { rng: _, ...visible } = after as { readonly rng?: unknown };
      const key = `${certain} ${done.join("; ")} ${JSON.stringify(visible)}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (!visit(after, way, done, certain)) return false;
    }
    return true;
  };
  if (!visit(start, [], [], true)) return undefined;
  const found = [...ways.values()];
  const ranked = found
    .filter(({ sure }) => sure)
    .sort((a, b) => b.points - a.points || a.acts.length - b.acts.length)
    .map(({ acts, points }): PuzzleWay => ({ acts, points }));
  const [best] = ranked;
  if (best === undefined) return undefined;
  const second = ranked.find(({ points }) => points < best.points);
  const unsure = Math.max(...found.filter(({ sure }) => !sure).map(({ points }) => points));
  if (unsure > (second?.points ?? Number.NEGATIVE_INFINITY)) return undefined;
  return { best, equals: second === undefined ? ranked.length : ranked.indexOf(second), second, nodes };
}

/** The state that a puzzle begins with. Throws on a position that cannot be. */
export function layPuzzle(rules: AnyOpenRules, { position, given, seats }: Puzzle): unknown {
  const { options } = beginningOf(rules);
  const laid: unknown = rules.position?.read(rules.setup(options, seats, SEED), position);
  const state = merged(laid as Json, given);
  const read = readByShape(rules.stateShape(options, seats), state);
  if (!read.ok) throw new RangeError(JSON.stringify(read.refusal));
  const [fault] = rules.invariants(state);
  if (fault !== undefined) throw new RangeError(fault);
  return state;
}

const SEED = "puzzle";

function beginningOf(rules: AnyOpenRules): { readonly options: unknown } {
  const read = readOptions(rules.options, {});
  if (!read.ok) throw new RangeError(JSON.stringify(read.refusal));
  return read;
}

export function puzzleMatch(
  rules: AnyOpenRules,
  puzzle: Puzzle,
  { id, names }: { readonly id: string; readonly names: readonly string[] },
): AnyMatch {
  const { rulesVersion } = rules;
  const { options } = beginningOf(rules);
  const start = layPuzzle(rules, puzzle);
  return new Match(rules, { id, rulesVersion, seats: puzzle.seats, options, seed: SEED, names, start });
}

/** Plays a way again: every act is legal, and the last ends the turn with these points. The answer is the place where not. */
function wayFault(
  rules: AnyOpenRules,
  goal: AnyPuzzleGoal,
  start: unknown,
  puzzle: Puzzle,
  name: "best" | "tempting",
): string | undefined {
  const way = puzzle[name];
  let state = start;
  for (const [i, act] of way.acts.entries()) {
    const read = readAction<Act>(rules, puzzle.seats, act);
    if (!read.ok || rules.refusal(state, SOLVER, read.action) !== undefined) return `${name}.acts.${i}`;
    state = rules.apply(state, SOLVER, read.action).state;
    // The turn ends with the last act, neither before nor after.
    if (goal.over(state, SOLVER) !== (i === way.acts.length - 1)) return `${name}.acts.${i}`;
  }
  return goal.points(state, SOLVER) === way.points ? undefined : `${name}.points`;
}

export type ReadPuzzles = {
  readonly puzzles: readonly Puzzle[];
  /** Those that are left out: their id, or their place in the list, and why. */
  readonly damaged: readonly { readonly id: string; readonly why: string }[];
};

/** Reads a list of puzzles; each stands for itself, so that one that is damaged harms no other. */
export function readPuzzles(text: string): ReadPuzzles {
  const parsed = parseJson(text);
  if (!parsed.ok || !Array.isArray(parsed.value))
    return { puzzles: [], damaged: [{ id: "list", why: "no list" }] };
  const puzzles: Puzzle[] = [];
  const damaged: { id: string; why: string }[] = [];
  for (const [i, value] of (parsed.value as readonly unknown[]).entries()) {
    const why = flawIn(value);
    if (why === undefined) puzzles.push(value as Puzzle);
    else damaged.push({ id: idOf(value) ?? `${i + 1}`, why });
  }
  return { puzzles, damaged };
}

const idOf = (value: unknown): string | undefined => {
  const id: unknown = typeof value === "object" && value !== null ? Reflect.get(value, "id") : undefined;
  return typeof id === "string" ? id.slice(0, 40) : undefined;
};

/** The place where a puzzle and its rules contradict each other. */
export function puzzleFault(
  rules: AnyOpenRules,
  goals: readonly AnyPuzzleGoal[],
  puzzle: Puzzle,
): string | undefined {
  const goal = goals.find(({ id }) => id === puzzle.goal);
  if (goal === undefined) return "goal";
  try {
    const start = layPuzzle(rules, puzzle);
    if (!rules.actors(start).includes(SOLVER) || !goal.fits(start, SOLVER)) return "position";
    if (goal.points(start, SOLVER) !== puzzle.from) return "from";
    const fault =
      wayFault(rules, goal, start, puzzle, "best") ?? wayFault(rules, goal, start, puzzle, "tempting");
    return fault ?? (puzzle.tempting.points < puzzle.best.points ? undefined : "tempting");
  } catch {
    return "position";
  }
}

const FIELDS = ["id", "goal", "seats", "position", "given", "from", "best", "tempting", "difficulty"];

function flawIn(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return "no puzzle";
  const fields = value as Readonly<Record<string, unknown>>;
  const stranger = Object.keys(fields).find((name) => !FIELDS.includes(name));
  if (stranger !== undefined) return stranger.slice(0, 40);
  for (const name of ["id", "goal", "position"]) if (typeof fields[name] !== "string") return name;
  for (const name of ["seats", "from", "difficulty"]) if (!Number.isInteger(fields[name])) return name;
  if (typeof fields.given !== "object" || fields.given === null) return "given";
  for (const name of ["best", "tempting"]) if (!isWay(fields[name])) return name;
  return undefined;
}

function isWay(value: unknown): value is PuzzleWay {
  if (typeof value !== "object" || value === null) return false;
  const { acts, points } = value as Partial<PuzzleWay>;
  return (
    Number.isInteger(points) &&
    Array.isArray(acts) &&
    acts.length > 0 &&
    acts.every((act) => typeof act === "object" && act !== null)
  );
}
