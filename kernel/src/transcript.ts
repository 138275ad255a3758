/**
 * Transcripts: games in plain text, for rulebook examples, bug reports, tutorials and regression.
 *
 *   # KH-64 KH-65: comment lines before a game name the rules that it proves
 *   game khronos seats=4 seed=1 option.map=plain7x4
 *   position Might C1*@A2 | Faith R2b@C2       the game's own notation of a position
 *   given players.r.hand ["orange","blue"]     patches the state
 *   rolls 3 1                                  forces the next draws, each as `nextInt` gives it, from 0
 *   r build era=might size=2 pay=2,0           an action that must be allowed
 *   !khronos/not-your-turn b pass              an action that must be refused by this code
 *   !khronos/not-your-turn KH-11 b pass        and for this rule
 *   = players.r.ecus 5                         what the state must be
 *   = position Might M2r@D2 | Faith M2r@D2     the same in the game's notation
 *   view b players.r.hand 2                    what a seat, or `observer`, must see
 */
import type { AnyRules, GameEvent, Refusal, Seat, Viewer } from "./contract.ts";
import { RULE_ID, ruleIds } from "./coverage.ts";
import { firstDifference, plainPath, valueAt, withValueAt } from "./json-path.ts";
import { parseJson } from "./json-text.ts";
import { cleaned, printable } from "./printable.ts";
import { quotedStretches } from "./quotes.ts";
import { readAction, readOptions } from "./read.ts";
import { type Rng, scripted } from "./rng.ts";
import { seatsAllowed } from "./seats.ts";
import type { FlawKind } from "./shape.ts";
import { readByShape, type StateShape, shapeAt } from "./state-shape.ts";
import { unreachable } from "./unreachable.ts";
import { parseOptions, parseSeat, parseWords, splitWords } from "./words.ts";

/** Thrown by a game's `position.read` on text that it cannot read; the message is shown to the writer. */
export class TranscriptError extends Error {}

export type TranscriptStep = { readonly line: number; readonly text: string } & (
  | { readonly kind: "position"; readonly position: string }
  | { readonly kind: "given"; readonly path: string; readonly value: unknown }
  | { readonly kind: "rolls"; readonly draws: readonly number[] }
  | {
      readonly kind: "act";
      readonly seat: string;
      readonly words: readonly string[];
      /** The code that it must be refused by. */
      readonly refused?: string;
      /** The rule that the refusal must cite. */
      readonly rule?: string;
    }
  | { readonly kind: "check"; readonly path: string; readonly value: unknown }
  | { readonly kind: "check-position"; readonly position: string }
  | { readonly kind: "view"; readonly viewer: string; readonly path: string; readonly value: unknown }
);

export type Transcript = {
  readonly line: number;
  readonly text: string;
  /** The ids of the rules that it proves. */
  readonly rules: readonly string[];
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly options: Readonly<Record<string, string>>;
  readonly steps: readonly TranscriptStep[];
};

export type TranscriptProblem = {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly code: string;
  readonly message: string;
};

export type ParsedTranscript =
  | { readonly ok: true; readonly transcripts: readonly Transcript[] }
  | { readonly ok: false; readonly problem: TranscriptProblem };
export type TranscriptRun =
  | {
      readonly ok: true;
      readonly proved: readonly string[];
      /** The refusal codes that were reached. */
      readonly codes: readonly string[];
      readonly steps: number;
    }
  | { readonly ok: false; readonly problem: TranscriptProblem };

const MAX_LINE = 100_000;

/** Does a line say what must come of the rules: a refusal, the state or a view? */
export const isCheck = (step: TranscriptStep): boolean =>
  step.kind === "check" ||
  step.kind === "check-position" ||
  step.kind === "view" ||
  (step.kind === "act" && step.refused !== undefined);

/** All transcripts of a file; each begins with its own `game` line. */
export function parseTranscript(text: string, name: string = ""): ParsedTranscript {
  const transcripts: (Transcript & { readonly steps: TranscriptStep[] })[] = [];
  let comments: string[] = [];
  let line = 0;
  let shown = "";
  try {
    for (const raw of text.split(/\r?\n/)) {
      line++;
      shown = raw.slice(0, MAX_LINE).trim();
      if (raw.length > MAX_LINE) throw new Fault(`A line has at most ${MAX_LINE} characters.`);
      const content = withoutComment(raw).trim();
      if (shown.startsWith("#")) comments.push(shown);
      // The comments at the head of a file all speak of its first game; later ones only if they touch theirs.
      else if (shown === "" && transcripts.length > 0) comments = [];
      if (content === "") continue;
      if (/^game(\s|$)/.test(content)) {
        const rules = ruleIds(comments.join("\n"));
        transcripts.push({ line, text: shown, rules, ...parseGame(content), steps: [] });
      } else {
        const current = transcripts.at(-1);
        if (current === undefined)
          throw new Fault("A transcript begins with a line such as: game ID seats=2 seed=1");
        current.steps.push({ line, text: shown, ...parseStep(content) } as TranscriptStep);
      }
      comments = [];
    }
    line = 1;
    shown = "";
    if (transcripts.length === 0) throw new Fault("There is no transcript here: no line begins with game.");
  } catch (error) {
    return { ok: false, problem: problemOf(error, name, line, shown) };
  }
  return { ok: true, transcripts };
}

/** Plays every transcript of a file and stops at the first line that does not hold. */
export function runTranscript(games: readonly AnyRules[], text: string, name: string): TranscriptRun {
  const parsed = parseTranscript(text, name);
  if (!parsed.ok) return parsed;
  const proved = new Set<string>();
  const codes = new Set<string>();
  let steps = 0;
  for (const transcript of parsed.transcripts) {
    let at: { readonly line: number; readonly text: string } = transcript;
    try {
      const table = layTable(games, transcript);
      for (const step of transcript.steps) {
        at = step;
        const code = playLine(table, step);
        if (code !== undefined) codes.add(code);
        steps++;
      }
    } catch (error) {
      return { ok: false, problem: problemOf(error, name, at.line, at.text) };
    }
    for (const id of transcript.rules) proved.add(id);
  }
  return { ok: true, proved: [...proved], codes: [...codes], steps };
}

/** A line that cannot be read, or does not hold. */
export class Fault extends Error {
  readonly code: string;
  constructor(message: string, code: string = "kernel/bad-transcript") {
    super(message);
    this.code = code;
  }
}

export function problemOf(error: unknown, file: string, line: number, text: string): TranscriptProblem {
  const at = { file, line, text: printable(text) };
  if (error instanceof Fault) return { ...at, code: error.code, message: cleaned(error.message) };
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof TranscriptError)
    return { ...at, code: "kernel/bad-transcript", message: cleaned(message) };
  return { ...at, code: "kernel/rules-failed", message: printable(message) };
}

/** Cuts a comment off. A `#` inside a JSON string, or in the middle of a word, is none. */
function withoutComment(line: string): string {
  let from = 0;
  for (const quoted of [...quotedStretches(line), { from: line.length, to: line.length }]) {
    for (let at = line.indexOf("#", from); at >= 0 && at < quoted.from; at = line.indexOf("#", at + 1))
      if (at === 0 || /\s/.test(line[at - 1]!)) return line.slice(0, at);
    from = quoted.to;
  }
  return line;
}

function parseGame(content: string): Pick<Transcript, "game" | "seats" | "seed" | "options"> {
  const [, game, ...settings] = splitWords(content);
  const example = "A game line reads: game ID seats=2 seed=1 option.NAME=VALUE";
  if (game === undefined) throw new Fault(example);
  const values = new Map<string, string>();
  for (const setting of settings) {
    const equals = setting.indexOf("=");
    const name = setting.slice(0, Math.max(equals, 0));
    const known = name === "seats" || name === "seed" || /^option\../.test(name);
    if (!known || values.has(name))
      throw new Fault(`"${printable(setting)}" does not belong here. ${example}`);
    values.set(name, setting.slice(equals + 1));
  }
  const seats = values.get("seats");
  const seed = values.get("seed");
  if (seats === undefined || seed === undefined || !/^\d{1,3}$/.test(seats)) throw new Fault(example);
  const options = [...values].filter(([name]) => name.startsWith("option."));
  return {
    game,
    seats: Number(seats),
    seed,
    options: Object.fromEntries(options.map(([name, value]) => [name.slice("option.".length), value])),
  };
}

type StepBody<Step = TranscriptStep> = Step extends TranscriptStep ? Omit<Step, "line" | "text"> : never;

function parseStep(content: string): StepBody {
  const [first, rest] = cut(content);
  switch (first) {
    case "position":
      return { kind: "position", position: rest };
    case "rolls":
      return { kind: "rolls", draws: parseDraws(rest) };
    case "given": {
      const [path, json] = cut(rest);
      return { kind: "given", path: pathOf(path), value: jsonOf(json) };
    }
    case "=": {
      const [path, json] = cut(rest);
      if (path === "position") return { kind: "check-position", position: json };
      return { kind: "check", path: pathOf(path), value: jsonOf(json) };
    }
    case "view": {
      const [viewer, checked] = cut(rest);
      const [path, json] = cut(checked);
      return { kind: "view", viewer, path: pathOf(path), value: jsonOf(json) };
    }
    default:
      return parseAct(content);
  }
}

const REQUEST = new RegExp(`^(?:!(?<refused>\\S*)\\s+(?:(?<rule>${RULE_ID.source})\\s+)?)?(?<act>.*)$`);

function parseAct(content: string): StepBody {
  const { refused, rule, act = "" } = REQUEST.exec(content)!.groups!;
  const [seat, ...action] = splitWords(act);
  if (refused === "" || seat === undefined || action.length === 0) {
    throw new Fault(
      "An action reads: SEAT ACTION NAME=VALUE, with !CODE or !CODE RULE in front where it must be refused.",
    );
  }
  return {
    kind: "act",
    seat,
    words: action,
    ...(refused !== undefined && { refused }),
    ...(rule !== undefined && { rule }),
  };
}

function parseDraws(text: string): readonly number[] {
  const words = splitWords(text);
  const strange = words.find((word) => !/^\d{1,10}$/.test(word));
  if (strange !== undefined)
    throw new Fault(`"${printable(strange)}" is not a draw: rolls takes whole numbers from 0.`);
  if (words.length === 0) throw new Fault("rolls needs at least one number.");
  return words.map(Number);
}

function cut(text: string): [string, string] {
  const found = /^(\S*)\s*([\s\S]*)$/.exec(text)!;
  return [found[1]!, found[2]!];
}

function pathOf(path: string): string {
  if (path === "" || path.split(".").includes("")) {
    throw new Fault(`"${printable(path)}" is not a path: it reads like players.r.hand`);
  }
  return path;
}

export function jsonOf(text: string): unknown {
  if (text === "") throw new Fault("A value in JSON is missing at the end of the line.");
  const parsed = parseJson(text);
  if (!parsed.ok) throw new Fault(`This is not JSON from character ${parsed.column} on: ${printable(text)}`);
  return parsed.value;
}

/** A transcript being played. Its state changes from line to line; `acted` is what the last line did, if it did. */
export type TranscriptTable = {
  readonly rules: AnyRules;
  readonly seats: number;
  /** What a state looks like: what is given must too. A sealed game has no such table. */
  readonly shape: StateShape | undefined;
  state: unknown;
  acted?: {
    readonly seat: Seat;
    readonly action: { readonly type: string };
    readonly events: readonly GameEvent[];
  };
};
type Table = TranscriptTable;

export function layTable(games: readonly AnyRules[], transcript: Transcript): Table {
  const { game, seats, seed } = transcript;
  const rules = games.find(({ id }) => id === game);
  if (rules === undefined) {
    throw new Fault(
      `There is no game "${printable(game)}". There are: ${games.map(({ id }) => id).join(", ")}`,
    );
  }
  const options = optionsOf(rules, transcript);
  const { min, max } = seatsAllowed(rules, options);
  if (seats < min || seats > max) throw new Fault(`${game} is for ${min} to ${max} seats, not ${seats}.`);
  const shape = rules.sealed ? undefined : rules.stateShape(options, seats);
  return { rules, seats, shape, state: rules.setup(options, seats, seed) };
}

/** The options that the `game` line gives, the others as the game has them. */
export function optionsOf(rules: AnyRules, transcript: Pick<Transcript, "options">): unknown {
  const options = readOptions(rules.options, parseOptions(rules.options, transcript.options));
  if (options.ok) return options.options;
  throw new Fault(`The options do not fit: ${described(options.refusal)}`, options.refusal.code);
}

/** Plays one line; the answer is the refusal code that it reached, if it was meant to reach one. */
export function playLine(table: Table, step: TranscriptStep): string | undefined {
  const { rules } = table;
  switch (step.kind) {
    case "position":
      if (rules.position === undefined) throw new Fault(`${rules.id} has no notation of positions.`);
      table.state = rules.position.read(table.state, step.position);
      return undefined;
    case "given": {
      const patched = withValueAt(table.state, step.path, rules.seatNames, step.value);
      if (!patched.ok) throw new Fault(`The state has no "${printable(patched.missing)}".`);
      checkGiven(table, step);
      table.state = patched.value;
      return undefined;
    }
    case "rolls": {
      const rng = rngOf(table.state);
      if (rng === undefined) throw new Fault(`The state of ${rules.id} has no "rng" to roll with.`);
      table.state = { ...(table.state as object), rng: scripted(rng, step.draws) };
      return undefined;
    }
    case "check":
      check(table.state, step.path, step.value, rules, "kernel/state-differs");
      return undefined;
    case "check-position":
      if (rules.position === undefined) {
        check(table.state, "position", jsonOf(step.position), rules, "kernel/state-differs");
      } else {
        // Read and written again, what is expected has the same order of tiles and cubes.
        const expected = rules.position.write(rules.position.read(table.state, step.position));
        checkPosition(expected, rules.position.write(table.state));
      }
      return undefined;
    case "view":
      check(
        rules.viewFor(table.state, viewerOf(table, step.viewer)),
        step.path,
        step.value,
        rules,
        "kernel/view-differs",
      );
      return undefined;
    case "act":
      return act(table, step);
    default:
      return unreachable(step);
  }
}

/** Given what could not be theirs, the rules may count for long, or for ever. */
function checkGiven(
  { rules, shape, state }: Table,
  { path, value }: Extract<TranscriptStep, { kind: "given" }>,
): void {
  if (isVast(value))
    throw new Fault(`Numbers in a state go up to ${MOST}, and lists have at most ${MOST} entries.`);
  const own = shape && shapeAt(shape, plainPath(state, path, rules.seatNames));
  const read = own && readByShape(own, value);
  if (read === undefined || read.ok) return;
  const { place, problem, expected } = read.refusal.params;
  // Examples may have more of something than the box holds.
  if (NUMBERS.has(String(problem))) return;
  throw new Fault(
    `The state cannot hold this: ${printable(path)} ${place} is ${problem}, expected ${expected}.`,
  );
}

const NUMBERS: ReadonlySet<string> = new Set<FlawKind>(["out-of-range", "too-few", "too-many"]);

/** No game counts so far; a rule that did would count for long. */
const MOST = 10_000;

function isVast(value: unknown): boolean {
  if (typeof value === "number") return Math.abs(value) > MOST;
  if (typeof value !== "object" || value === null) return false;
  const inside = Object.values(value);
  return inside.length > MOST || inside.some(isVast);
}

function act(table: Table, step: Extract<TranscriptStep, { kind: "act" }>): string | undefined {
  const { rules, seats } = table;
  const seat = seatOf(table, step.seat);
  const read = readAction<{ readonly type: string }>(rules, seats, parseWords(rules, seats, step.words));
  const refusal = read.ok ? rules.refusal(table.state, seat, read.action) : read.refusal;
  if (refusal === undefined) {
    if (step.refused !== undefined) {
      throw new Fault(
        `This was allowed; it should have been refused by ${printable(step.refused)}.`,
        "kernel/not-refused",
      );
    }
    if (read.ok) {
      const { state, events } = rules.apply(table.state, seat, read.action);
      table.state = state;
      table.acted = { seat, action: read.action, events };
    }
    return undefined;
  }
  if (step.refused === undefined) throw new Fault(`This was refused: ${described(refusal)}`, refusal.code);
  if (step.refused !== refusal.code) {
    throw new Fault(
      `This should have been refused by ${printable(step.refused)}; it was refused: ${described(refusal)}`,
      "kernel/other-refusal",
    );
  }
  if (step.rule !== undefined && step.rule !== refusal.rule) {
    throw new Fault(
      `This should have been refused for the rule ${step.rule}; it was refused: ${described(refusal)}`,
      "kernel/other-rule",
    );
  }
  return refusal.code;
}

function check(root: unknown, path: string, expected: unknown, rules: AnyRules, code: string): void {
  const found = valueAt(root, path, rules.seatNames);
  if (!found.ok) throw new Fault(`There is no "${printable(found.missing)}".`, code);
  const difference = firstDifference(expected, found.value, path);
  if (difference === undefined) return;
  throw new Fault(
    `${printable(difference.path)} should be ${printable(difference.expected)}; it is ${printable(difference.got)}.`,
    code,
  );
}

/** Compares part by part, so that the message names the part that differs. */
function checkPosition(expected: string, got: string): void {
  const [wanted, there] = [expected.split(" | "), got.split(" | ")];
  for (let i = 0; i < Math.max(wanted.length, there.length); i++) {
    if (wanted[i] === there[i]) continue;
    const part = (text = "nothing more"): string => printable(text);
    const message = `The position should have "${part(wanted[i])}"; it has "${part(there[i])}".`;
    throw new Fault(`${message} The whole position: ${there.map(part).join(" | ")}`, "kernel/state-differs");
  }
}

function rngOf(state: unknown): Rng | undefined {
  const rng: unknown = typeof state === "object" && state !== null ? Reflect.get(state, "rng") : undefined;
  return typeof rng === "object" && rng !== null && "key" in rng && "used" in rng ? (rng as Rng) : undefined;
}

function viewerOf(table: Table, word: string): Viewer {
  return word === "observer" ? word : seatOf(table, word);
}

function seatOf({ rules, seats }: Table, word: string): Seat {
  const seat = parseSeat(rules.seatNames, seats, word);
  if (seat !== undefined) return seat;
  const names = Array.from({ length: seats }, (_, i) => rules.seatNames[i] ?? String(i));
  throw new Fault(`"${printable(word)}" is not a seat. The seats are ${names.join(", ")}.`);
}

function described(refusal: Refusal): string {
  return `${refusal.code} ${JSON.stringify(refusal.params)} (${refusal.rule})`;
}
