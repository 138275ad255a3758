/** `chronarium puzzles`: digs puzzles out of games that bots play, and proves those that are kept. */
import { existsSync, readFileSync } from "node:fs";
import { botNamed, Intentions, levelName, seatBot } from "@chronarium/bots";
import {
  type AnyMatch,
  type AnyOpenRules,
  type AnyPuzzleGoal,
  cleaned,
  givenFor,
  type Json,
  layPuzzle,
  newMatch,
  type Puzzle,
  puzzleFault,
  readPuzzles,
  type Searched,
  SOLVER,
  searchTurn,
  stateHash,
} from "@chronarium/kernel";
import { readNamedFile } from "../files.ts";
import { gameNamed } from "../games.ts";
import { bad, good } from "../terminal/colour.ts";
import { readArguments, type Usage, UsageError } from "../usage.ts";
import { writeWhole } from "../whole-file.ts";

const usage = {
  synopsis: "puzzles GAME [--into FILE] [--count N] [--games N] | puzzles GAME --prove FILE [--every N]",
  about: `Digs puzzles out of games that bots play: turns whose best way brings clearly more points, for certain, than
any other, proved by trying every way. They are added to the file, sorted from easy to hard. With --prove, those of a
file are proved again: exit code 1 if one of them does not hold.`,
  operands: { min: 1, max: 1, says: "puzzles takes one game: chronarium puzzles GAME." },
  options: {
    into: { value: "FILE", says: "where they are added (by default they are only printed)" },
    count: { value: "N", says: "stops when the file has so many (by default 40)" },
    games: { value: "N", says: "plays at most so many games (by default 400)" },
    seed: { value: "TEXT", says: "of the first game (by default 1)" },
    prove: { value: "FILE", says: "proves the puzzles of this file again, by trying every way" },
    every: { value: "N", says: "only one of so many (by default 1)" },
  },
} as const satisfies Usage;

/** What any other way must fall short by. */
const MARGIN = 2;
/** A turn that gains less is no puzzle. */
const GAIN = 3;
/** More ways than this that bring as much are no secret, and fewer than this to look through are no search. */
const MOST_EQUAL = 12;
const FEWEST = 20;
/** States that one proof may take. */
const MOST = 12_000;
const SEATS = 2;
const LEVELS = [3, 2] as const;
const STEPS = 5;
/** No kind of puzzle makes up more than this part of a list. */
const KINDS = 5;
/** Actions between two puzzles of one game. */
const APART = 20;

export async function puzzles(args: readonly string[]): Promise<number> {
  const given = readArguments<keyof typeof usage.options>(usage, args);
  if (given === undefined) return 0;
  const game = await gameNamed(given.operands[0]!);
  const goals = await game.puzzleGoals?.();
  const rules = await game.rules();
  if (goals === undefined || rules.sealed) throw new UsageError(`${game.id} has no puzzles.`);
  const proven = given.text("prove");
  if (proven !== undefined)
    return prove(rules, goals, readNamedFile(proven), given.whole("every", { min: 1, max: 1000 }) ?? 1);
  const into = given.text("into");
  const { puzzles: known } = readPuzzles(
    into !== undefined && existsSync(into) ? readFileSync(into, "utf8") : "[]",
  );
  const found = new Map(known.map((puzzle) => [puzzle.id, puzzle]));
  const count = given.whole("count", { min: 1, max: 1000 }) ?? 40;
  const games = given.whole("games", { min: 1, max: 100_000 }) ?? 400;
  for (let n = 0; n < games && found.size < count; n++) {
    for (const puzzle of digIn(rules, goals, `${given.text("seed") ?? "1"} ${n}`)) {
      if (found.has(puzzle.id) || found.size >= count) continue;
      if ([...found.values()].filter((other) => kindOf(other) === kindOf(puzzle)).length >= count / KINDS)
        continue;
      found.set(puzzle.id, puzzle);
      const { id, from, best, tempting } = puzzle;
      console.log(`${good("found")}  ${id}  ${from} → ${best.points}, not ${tempting.points}`);
      if (into !== undefined) writeWhole(into, listText([...found.values()]));
    }
  }
  return 0;
}

/** Puzzles whose best ways do the same things with the same pieces, in the same order, are of one kind. */
const kindOf = ({ best }: Puzzle): string =>
  best.acts.map((act) => `${act.type} ${String(Reflect.get(act, "building") ?? "")}`).join(" ");

/** One to a line, from easy to hard: a fifth of them for each step. */
function listText(list: readonly Puzzle[]): string {
  const margin = ({ best, tempting }: Puzzle): number => best.points - tempting.points;
  const lines = list
    .toSorted(
      (a, b) =>
        a.difficulty - b.difficulty || a.best.acts.length - b.best.acts.length || margin(b) - margin(a),
    )
    .map((puzzle, i) => ({ ...puzzle, difficulty: 1 + Math.floor((STEPS * i) / list.length) }));
  return `[\n${lines.map((puzzle) => JSON.stringify(puzzle)).join(",\n")}\n]\n`;
}

/** The puzzles of one game, far enough from each other that no two are alike. */
function digIn(rules: AnyOpenRules, goals: readonly AnyPuzzleGoal[], seed: string): readonly Puzzle[] {
  const match: AnyMatch = newMatch(rules, { id: seed, seats: SEATS, seed });
  const players = LEVELS.map((level, seat) => {
    const bot = botNamed(rules, levelName(level));
    if (bot === undefined) throw new UsageError(`${rules.id} has no bots.`);
    return seatBot(rules, bot, `${seed} ${seat}`, new Intentions());
  });
  const dug: Puzzle[] = [];
  let next = 0;
  while (!match.over) {
    const [seat = 0] = rules.actors(match.state);
    for (const goal of seat === SOLVER && match.revision >= next ? goals : []) {
      for (const table of [match.state, ...(goal.likenesses?.(match.state, seat) ?? [])]) {
        const puzzle = goal.fits(table, seat) ? puzzleAt(rules, goal, table) : undefined;
        if (puzzle === undefined) continue;
        dug.push(puzzle);
        next = match.revision + APART;
      }
    }
    match.act(seat, players[seat]?.(rules.viewFor(match.state, seat), seat), 0);
  }
  return dug;
}

function puzzleAt(rules: AnyOpenRules, goal: AnyPuzzleGoal, state: unknown): Puzzle | undefined {
  const from = goal.points(state, SOLVER);
  const glance = {
    ...goal,
    gambles: (action: unknown) => goal.gambles(action) || goal.aside?.(action) === true,
  };
  if (goal.aside !== undefined && clear(searchTurn(rules, glance, state, SOLVER, MOST), from) === undefined)
    return undefined;
  const searched = clear(searchTurn(rules, goal, state, SOLVER, MOST), from);
  if (searched === undefined) return undefined;
  const { best, second } = searched;
  const { rng: _, ...wanted } = state as { readonly rng?: unknown };
  const text = rules.position?.write(state);
  if (text === undefined) return undefined;
  const puzzle = {
    id: stateHash(wanted).slice(0, 8),
    goal: goal.id,
    seats: SEATS,
    position: text,
    given: {},
    from,
    best,
    tempting: second,
    difficulty: difficultyOf(searched),
  };
  const laid = layPuzzle(rules, puzzle) as { readonly [name: string]: Json };
  const missing = givenFor({ ...laid, rng: null }, { ...(wanted as object), rng: null } as Json) ?? {};
  const whole: Puzzle = { ...puzzle, given: withoutDecks(rules, goal, puzzle, missing) };
  return (puzzleFault(rules, [goal], whole) ?? unproved(rules, [goal], whole)) ? undefined : whole;
}

type Clear = Searched & { readonly second: NonNullable<Searched["second"]> };

/** A best way that stands out, and that one has to look for. */
function clear(searched: Searched | undefined, from: number): Clear | undefined {
  if (searched?.second === undefined || searched.equals > MOST_EQUAL || searched.nodes < FEWEST)
    return undefined;
  const { best, second } = searched;
  const stands = best.points >= second.points + MARGIN && best.points >= from + GAIN;
  return stands ? { ...searched, second } : undefined;
}

/** What lies in the decks is nobody's to know: where the position alone leaves a sound table, they are not told. */
function withoutDecks(rules: AnyOpenRules, goal: AnyPuzzleGoal, puzzle: Puzzle, missing: Json): Json {
  const {
    deck: _,
    discard: __,
    town: ___,
    corruption: ____,
    ...rest
  } = missing as { readonly [name: string]: Json };
  return puzzleFault(rules, [goal], { ...puzzle, given: rest }) === undefined ? rest : missing;
}

/** By the length of the way, by how well it hides, and by how much there is to look through. */
function difficultyOf({ best, second, equals, nodes }: Searched): number {
  const length = best.acts.length - 1;
  const close = second !== undefined && best.points - second.points <= MARGIN ? 1 : 0;
  const hidden = equals === 1 ? 1 : 0;
  const wide = nodes > 60 ? 1 : 0;
  return Math.max(1, Math.min(STEPS, length + close + hidden + wide - 1));
}

function prove(rules: AnyOpenRules, goals: readonly AnyPuzzleGoal[], text: string, every: number): number {
  const { puzzles: list, damaged } = readPuzzles(text);
  const faults = damaged.map(({ id, why }) => ({ id, why }));
  for (const [i, puzzle] of list.entries()) {
    const why =
      puzzleFault(rules, goals, puzzle) ?? (i % every === 0 ? unproved(rules, goals, puzzle) : undefined);
    if (why !== undefined) faults.push({ id: puzzle.id, why });
  }
  for (const { id, why } of faults) console.error(bad(cleaned(`${id}: ${why}`)));
  if (faults.length === 0) console.log(`${good("ok")}  ${list.length} puzzles of ${rules.id}`);
  return faults.length === 0 ? 0 : 1;
}

/** What a search over every way says against it. */
function unproved(rules: AnyOpenRules, goals: readonly AnyPuzzleGoal[], puzzle: Puzzle): string | undefined {
  const goal = goals.find(({ id }) => id === puzzle.goal);
  const searched = goal && searchTurn(rules, goal, layPuzzle(rules, puzzle), SOLVER, MOST);
  if (searched?.second === undefined) return "cannot be searched";
  if (searched.best.points !== puzzle.best.points) return `the best way brings ${searched.best.points}`;
  if (searched.second.points !== puzzle.tempting.points) return `the next brings ${searched.second.points}`;
  return searched.equals > MOST_EQUAL ? `${searched.equals} ways bring as much` : undefined;
}
