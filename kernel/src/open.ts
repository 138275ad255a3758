/** Opens stored matches: plays the log again and believes nothing that the rules or the hashes contradict. */
import { stateHash } from "./canonical.ts";
import { commitment } from "./commitment.ts";
import type { GameEvent, Refusal, Rules } from "./contract.ts";
import { Match } from "./match.ts";
import { readOptions } from "./read.ts";
import { type Checkpoint, MATCH_FORMAT, MAX_NAME, type Parent, RECORD_FIELDS, readBots } from "./record.ts";
import { seatsAllowed } from "./seats.ts";
import {
  type Flaw,
  FlawError,
  inner,
  kernelRefusal,
  readInteger,
  readList,
  readObject,
  readText,
} from "./shape.ts";
import { readState } from "./state-shape.ts";

/** The latest state that a stored hash confirms: what can still be shown of a match that cannot be opened. */
export type LastSound<State> = { readonly revision: number; readonly state: State };

export type Opened<State, Action extends { readonly type: string }, Event extends GameEvent, View, Options> =
  | { readonly ok: true; readonly match: Match<State, Action, Event, View, Options> }
  | { readonly ok: false; readonly refusal: Refusal; readonly lastSound?: LastSound<State> };

/**
 * How much a record from outside may ask of whoever opens it. The kernel has no clock: `spent` is the caller's. One call
 * of the rules cannot be called off from within, so whoever serves others opens files in a thread that can be ended.
 */
export type Budget = { readonly steps: number; readonly spent: () => boolean };
const UNLIMITED: Budget = { steps: Number.POSITIVE_INFINITY, spent: () => false };

/** Opens a record from outside. Answers for every value there is; nothing makes it throw. */
export function openMatch<
  State,
  Action extends { readonly type: string },
  Event extends GameEvent,
  View,
  Options,
>(
  rules: Rules<State, Action, Event, View, Options>,
  record: unknown,
  budget: Budget = UNLIMITED,
): Opened<State, Action, Event, View, Options> {
  const reading: { lastSound?: LastSound<State>; revision: number } = { revision: 0 };
  try {
    const fields = readHead(rules, record);
    const match = begin(rules, fields);
    const log = readList(fields.log, "log", rules.maxSteps);
    const checkpoints = readCheckpoints(fields.checkpoints, log.length);
    let next = 0;
    for (let revision = 0; revision <= log.length; revision++) {
      reading.revision = revision;
      if (revision > budget.steps || budget.spent()) stop("kernel/over-budget", { revision });
      if (revision > 0) replay(match, log[revision - 1], revision - 1);
      const checkpoint = checkpoints[next];
      if (checkpoint?.revision !== revision) continue;
      if (stateHash(match.state) !== checkpoint.hash) {
        const { rulesVersion } = match.beginning;
        stop("kernel/hash-differs", { revision, recorded: rulesVersion, rules: rules.rulesVersion });
      }
      reading.lastSound = { revision, state: match.state };
      next++;
    }
    return { ok: true, match };
  } catch (error) {
    const { lastSound, revision } = reading;
    return { ok: false, refusal: refusalOf(error, revision), ...(lastSound && { lastSound }) };
  }
}

class Stop extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

function stop(code: string, params: Refusal["params"]): never {
  throw new Stop(kernelRefusal(code, params));
}

function refusalOf(error: unknown, revision: number): Refusal {
  if (error instanceof Stop) return error.refusal;
  if (error instanceof FlawError) return kernelRefusal("kernel/bad-record", { ...error.flaw });
  // The rules met a state or an action that they never make themselves.
  const message = error instanceof Error ? error.message : String(error);
  return kernelRefusal("kernel/rules-failed", { revision, message });
}

type Head = Readonly<Record<string, unknown>>;

function readHead(rules: { readonly id: string; readonly rulesVersion: number }, record: unknown): Head {
  const fields = readObject(record, "", RECORD_FIELDS);
  if (readText(fields.format, "format", MAX_NAME) !== MATCH_FORMAT) {
    throw new FlawError("format", "not-a-choice", MATCH_FORMAT);
  }
  const game = readText(fields.game, "game", MAX_NAME);
  if (game !== rules.id) stop("kernel/other-game", { game, expected: rules.id });
  const recorded = readInteger(fields.rulesVersion, "rulesVersion", 0, Number.MAX_SAFE_INTEGER);
  if (recorded > rules.rulesVersion) stop("kernel/newer-rules", { recorded, rules: rules.rulesVersion });
  return fields;
}

function begin<State, Action extends { readonly type: string }, Event extends GameEvent, View, Options>(
  rules: Rules<State, Action, Event, View, Options>,
  fields: Head,
): Match<State, Action, Event, View, Options> {
  const options = readOptions(rules.options, fields.options);
  if (!options.ok) {
    const { place, problem, expected } = options.refusal.params as Flaw;
    throw new FlawError(place === "" ? "options" : inner("options", place), problem, expected);
  }
  const { min, max } = seatsAllowed(rules, options.options);
  const seats = readInteger(fields.seats, "seats", min, max);
  const seed = readText(fields.seed, "seed", MAX_NAME);
  if (readText(fields.commitment, "commitment", MAX_NAME) !== commitment(seed)) {
    stop("kernel/wrong-commitment", {});
  }
  const names = fields.names === undefined ? undefined : readNames(fields.names, seats);
  const bots = fields.bots === undefined ? undefined : readBots(fields.bots, seats);
  const parent = fields.parent === undefined ? undefined : readParent(fields.parent);
  const match = new Match(rules, {
    id: readText(fields.id, "id", MAX_NAME),
    rulesVersion: fields.rulesVersion as number,
    seats,
    options: options.options,
    seed,
    ...(names && { names }),
    ...(bots && { bots }),
    ...(parent && { parent }),
    ...(fields.start !== undefined && { start: readStart(rules, options.options, seats, fields.start) }),
  });
  if (fields.start !== undefined) checkStart(match);
  return match;
}

/** A start position is the one part of a record that no rule has made: it is read by a table like all the others. */
function readStart<State, Action extends { readonly type: string }, Event extends GameEvent, View, Options>(
  rules: Rules<State, Action, Event, View, Options>,
  options: Options,
  seats: number,
  start: unknown,
): State {
  if (rules.sealed) throw new FlawError("start", "unsound", rules.id);
  // The table describes the game's own states, so what it reads is one.
  return readState(rules.stateShape(options, seats), start, "start") as State;
}

/** What looks like a state must also keep the game's laws, and the game must be able to use it. */
function checkStart<State, Action extends { readonly type: string }, Event extends GameEvent, View, Options>(
  match: Match<State, Action, Event, View, Options>,
): void {
  const { rules, state, seats } = match;
  try {
    const [broken] = rules.invariants(state);
    if (broken !== undefined) throw new FlawError("start", "unsound", broken);
    const actors = rules.actors(state);
    const over = rules.result(state) !== undefined;
    let sound = over === (actors.length === 0);
    for (let seat = 0; seat < seats; seat++) {
      sound &&= rules.legalActions(state, seat).length > 0 === actors.includes(seat);
      rules.viewFor(state, seat);
    }
    if (!sound) throw new FlawError("start", "unsound", rules.id);
  } catch (error) {
    if (error instanceof FlawError) throw error;
    throw new FlawError("start", "unsound", rules.id);
  }
}

function replay<State, Action extends { readonly type: string }, Event extends GameEvent, View, Options>(
  match: Match<State, Action, Event, View, Options>,
  value: unknown,
  index: number,
): void {
  const place = `log[${index}]`;
  const entry = readObject(value, place, ["seat", "action", "at"]);
  const seat = readInteger(entry.seat, `${place}.seat`, 0, match.seats - 1);
  if (typeof entry.at !== "number" || !Number.isFinite(entry.at)) {
    throw new FlawError(`${place}.at`, entry.at === undefined ? "missing" : "not-a-number", "ms");
  }
  const acted = match.act(seat, entry.action, entry.at);
  if (acted.ok) return;
  const { code, params } = acted.refusal;
  if (code === "kernel/malformed-action") {
    const flaw = params as Flaw;
    throw new FlawError(
      flaw.place === "" ? `${place}.action` : inner(`${place}.action`, flaw.place),
      flaw.problem,
      flaw.expected,
    );
  }
  stop("kernel/log-refused", { revision: index + 1, place, seat, code });
}

function readNames(value: unknown, seats: number): readonly string[] {
  const names = readList(value, "names", seats).map((name, i) => readText(name, `names[${i}]`, MAX_NAME));
  if (names.length < seats) throw new FlawError("names", "too-few", `${seats}`);
  return names;
}

function readParent(value: unknown): Parent {
  const fields = readObject(value, "parent", ["match", "revision"]);
  return {
    match: readText(fields.match, "parent.match", MAX_NAME),
    revision: readInteger(fields.revision, "parent.revision", 0, Number.MAX_SAFE_INTEGER),
  };
}

function readCheckpoints(value: unknown, last: number): readonly Checkpoint[] {
  let after = -1;
  return readList(value, "checkpoints", last + 1).map((item, i) => {
    const place = `checkpoints[${i}]`;
    const fields = readObject(item, place, ["revision", "hash"]);
    const revision = readInteger(fields.revision, `${place}.revision`, 0, last);
    if (revision <= after) throw new FlawError(`${place}.revision`, "out-of-order", `${after + 1}..${last}`);
    after = revision;
    const hash = readText(fields.hash, `${place}.hash`, 64);
    if (!/^[0-9a-f]{64}$/.test(hash)) throw new FlawError(`${place}.hash`, "does-not-match", "SHA-256");
    return { revision, hash };
  });
}
