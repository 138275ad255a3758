/** A match being played: the log of actions, and what follows from it. Undo, replay and branches all read the log. */
import { stateHash } from "./canonical.ts";
import { commitment } from "./commitment.ts";
import type { GameEvent, Refusal, Result, Rules, Seat, Seed, Viewer } from "./contract.ts";
import { readAction, readOptions } from "./read.ts";
import {
  type BotSeats,
  type Checkpoint,
  type LogEntry,
  MATCH_FORMAT,
  MAX_NAME,
  type MatchRecord,
  type Parent,
} from "./record.ts";
import { seedRng } from "./rng.ts";
import { seatsAllowed } from "./seats.ts";
import { isSeat, kernelRefusal } from "./shape.ts";

/** Every so many revisions a state is kept, so that going back folds few actions, and hashed into the record. */
export const SNAPSHOT_EVERY = 20;

export type Refused = { readonly ok: false; readonly refusal: Refusal };
export type Acted<Event> = {
  readonly ok: true;
  readonly revision: number;
  readonly events: readonly Event[];
};
export type Seen<View> = { readonly ok: true; readonly view: View };
/** One action as a viewer heard it. */
export type HeardEntry<Event> = { readonly seat: Seat; readonly events: readonly Event[] };
export type Undone = { readonly ok: true; readonly revision: number };

export type NewMatch<Options> = {
  readonly id: string;
  readonly seats: number;
  /** Those not given have their default. */
  readonly options?: Partial<Options>;
  readonly seed: Seed;
  readonly names?: readonly string[];
};

/** Everything a match has before its first action. */
export type Beginning<State, Options> = {
  readonly id: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: Options;
  readonly seed: Seed;
  readonly names?: readonly string[];
  readonly bots?: BotSeats;
  readonly start?: State;
  readonly parent?: Parent;
};

export class Match<State, Action extends { readonly type: string }, Event extends GameEvent, View, Options> {
  readonly rules: Rules<State, Action, Event, View, Options>;
  readonly beginning: Beginning<State, Options>;
  #state: State;
  /** Snapshot k is the state at revision k × SNAPSHOT_EVERY. */
  readonly #snapshots: State[];
  /** The hashes of the first snapshots, as far as somebody asked for a record. */
  readonly #hashes: string[] = [];
  readonly #log: LogEntry<Action>[] = [];
  /** Whether log entry i made something known that nobody could foresee. */
  readonly #reveals: boolean[] = [];
  /** Whether after log entry i others might act unnoticed; filled only where play is simultaneous. */
  readonly #shared: boolean[] = [];
  /**
   * The events after each snapshot, as far as somebody asked for them and the memory was not needed: a replay asks for
   * one after the other, and everybody at the table for all of them.
   */
  readonly #told: WeakRef<readonly (readonly Event[])[]>[] = [];

  constructor(rules: Rules<State, Action, Event, View, Options>, beginning: Beginning<State, Options>) {
    this.rules = rules;
    this.beginning = beginning;
    const { options, seats, seed, rulesVersion } = beginning;
    this.#state = beginning.start ?? rules.setup(options, seats, seed, rulesVersion);
    this.#snapshots = [this.#state];
  }

  get id(): string {
    return this.beginning.id;
  }
  get seats(): number {
    return this.beginning.seats;
  }
  /** How many actions have been done. */
  get revision(): number {
    return this.#log.length;
  }
  get state(): State {
    return this.#state;
  }
  get log(): readonly LogEntry<Action>[] {
    return this.#log;
  }
  get result(): Result | undefined {
    return this.rules.result(this.#state);
  }
  get over(): boolean {
    return this.result !== undefined;
  }

  /**
   * Does the action if the rules let it pass. Whatever happens, the match is before it or after it.
   * `at` is the caller's clock, in milliseconds.
   */
  act(seat: Seat, action: unknown, at: number): Acted<Event> | Refused {
    if (!Number.isFinite(at)) throw new RangeError(`A move is made at a time in milliseconds, not ${at}.`);
    const { seats } = this.beginning;
    const read = readAction<Action>(this.rules, seats, action);
    if (!read.ok) return read;
    if (!isSeat(seat, seats)) return noSuchSeat(seats);
    const refusal = this.rules.refusal(this.#state, seat, read.action);
    if (refusal !== undefined) return { ok: false, refusal };
    const { state, events } = this.rules.apply(this.#state, seat, read.action);

    this.#state = state;
    this.#log.push({ seat, action: read.action, at });
    this.#reveals.push(hasReveal(events));
    if (this.rules.simultaneous) {
      this.#shared.push(this.rules.actors(state).some((actor) => actor !== seat));
    }
    const revision = this.#log.length;
    if (revision % SNAPSHOT_EVERY === 0) this.#snapshots.push(state);
    return { ok: true, revision, events };
  }

  /**
   * The lowest revision that this seat may go back to: its own actions since something became known. Where others may
   * act at the same time nothing is taken back: whether one still can would tell whether somebody has acted.
   */
  undoHorizon(seat: Seat): number {
    let revision = this.#log.length;
    // The end of a game shows every hand and the seed: nothing can be taken back from there.
    if (this.over) return revision;
    while (
      revision > 0 &&
      this.#log[revision - 1]!.seat === seat &&
      !this.#reveals[revision - 1] &&
      !this.#shared[revision - 1]
    )
      revision--;
    return revision;
  }

  /**
   * The revision before this seat's last action, if nothing has become known since: where it may go back to when all
   * others agree. The present one if it may not.
   */
  consentHorizon(seat: Seat): number {
    const { revision } = this;
    if (this.over || this.rules.simultaneous) return revision;
    const own = this.#log.findLastIndex((entry) => entry.seat === seat);
    return own === -1 || this.#reveals.slice(own).includes(true) ? revision : own;
  }

  undo(seat: Seat, to: number = this.revision - 1): Undone | Refused {
    const { revision } = this;
    if (!isSeat(seat, this.seats)) return noSuchSeat(this.seats);
    // How many actions there are may be hidden: this refusal names no number.
    if (this.rules.simultaneous && !(to >= this.undoHorizon(seat) && to < revision)) {
      return { ok: false, refusal: kernelRefusal("kernel/undo-simultaneous", {}) };
    }
    if (!Number.isInteger(to) || to < 0 || to >= revision) {
      return { ok: false, refusal: kernelRefusal("kernel/undo-nothing", { revision, to }) };
    }
    const horizon = this.undoHorizon(seat);
    if (to < horizon) {
      const wall = this.#log[horizon - 1]!;
      const code = wall.seat === seat || this.over ? "kernel/undo-reveals" : "kernel/undo-other-seat";
      return { ok: false, refusal: kernelRefusal(code, { revision: horizon, seat: wall.seat, to }) };
    }
    this.rewind(to);
    return { ok: true, revision: to };
  }

  /** Goes back whoever acted and whatever became known: for an authority whose store says that it did not happen. */
  rewind(to: number): void {
    this.#state = this.stateAt(to);
    this.#log.length = to;
    this.#reveals.length = to;
    if (this.rules.simultaneous) this.#shared.length = to;
    this.#snapshots.length = Math.floor(to / SNAPSHOT_EVERY) + 1;
    this.#hashes.length = Math.min(this.#hashes.length, this.#snapshots.length);
    this.#told.length = Math.min(this.#told.length, Math.floor(to / SNAPSHOT_EVERY));
  }

  /** The state after the first `revision` actions. */
  stateAt(revision: number): State {
    if (!Number.isInteger(revision) || revision < 0 || revision > this.revision) {
      throw new RangeError(`The match has revisions 0 to ${this.revision}, not ${revision}.`);
    }
    if (revision === this.revision) return this.#state;
    const block = Math.floor(revision / SNAPSHOT_EVERY);
    let state: State = this.#snapshots[block] as State;
    for (const { seat, action } of this.#log.slice(block * SNAPSHOT_EVERY, revision)) {
      state = this.rules.apply(state, seat, action).state;
    }
    return state;
  }

  stateHashAt(revision: number): string {
    return stateHash(this.stateAt(revision));
  }

  /** What happened in the action that led to this revision. */
  eventsOf(revision: number): readonly Event[] {
    if (!Number.isInteger(revision) || revision < 1 || revision > this.revision) {
      throw new RangeError(`The match has events of revisions 1 to ${this.revision}, not ${revision}.`);
    }
    const block = Math.floor((revision - 1) / SNAPSHOT_EVERY);
    const from = block * SNAPSHOT_EVERY;
    const known = this.#told[block]?.deref()?.[revision - 1 - from];
    if (known !== undefined) return known;
    let state: State = this.#snapshots[block] as State;
    const told: (readonly Event[])[] = [];
    for (const { seat, action } of this.#log.slice(from, from + SNAPSHOT_EVERY)) {
      const applied = this.rules.apply(state, seat, action);
      state = applied.state;
      told.push(applied.events);
    }
    this.#told[block] = new WeakRef(told);
    return told[revision - 1 - from]!;
  }

  /**
   * What a viewer sees at a revision. The past of a sealed match is an observer's until it is over: a seat's own would
   * show again what it was shown once, and when.
   */
  viewAt(viewer: Viewer, revision: number): Seen<View> | Refused {
    const own = viewer === "observer" || revision === this.revision;
    if (this.#isShut && !own) return { ok: false, refusal: kernelRefusal("kernel/sealed", {}) };
    return { ok: true, view: this.rules.viewFor(this.stateAt(revision), viewer) };
  }

  /** What the viewer has heard, action by action. What he may not know has left no trace, not even in the number. */
  heardBy(viewer: Viewer): readonly HeardEntry<Event>[] {
    return this.#log.flatMap(({ seat }, i) => {
      const events = this.eventsOf(i + 1).flatMap((event) => this.rules.redact(event, viewer) ?? []);
      return events.length === 0 ? [] : [{ seat, events }];
    });
  }

  /** Why the match cannot be branched now: a branch of a running sealed match would tell its content. */
  branchRefusal(): Refusal | undefined {
    return this.#isShut ? kernelRefusal("kernel/sealed", {}) : undefined;
  }

  get #isShut(): boolean {
    return this.rules.sealed !== undefined && !this.over;
  }

  /** The match as it is stored. It holds the seed: before the end it is for the authority alone. */
  record(): MatchRecord<State, Action, Options> {
    const { id, rulesVersion, options, seats, names, bots, seed, start, parent } = this.beginning;
    return {
      format: MATCH_FORMAT,
      id,
      game: this.rules.id,
      rulesVersion,
      options,
      seats,
      ...(names && { names }),
      ...(bots && { bots }),
      seed,
      commitment: commitment(seed),
      log: [...this.#log],
      ...(start !== undefined && { start }),
      ...(parent && { parent }),
      checkpoints: this.#checkpoints(),
    };
  }

  /**
   * A new match that leaves this one at a revision. While this one is being played it starts from what the
   * brancher can know, the rest dealt anew, so it teaches nobody anything; once it is over, from the truth. Throws
   * where `branchRefusal` answers.
   */
  branch(leave: {
    readonly revision: number;
    readonly by: Viewer;
    readonly id: string;
    readonly seed: Seed;
  }): Match<State, Action, Event, View, Options> {
    const state = this.stateAt(leave.revision);
    const parent: Parent = { match: this.id, revision: leave.revision };
    if (!this.over) {
      const { rules } = this;
      if (rules.sealed) throw new RangeError(`${rules.id} is sealed: it has no branches before its end.`);
      const view = rules.viewFor(state, leave.by);
      const start = rules.imagine(view, leave.by, seedRng(leave.seed, "branch"));
      return new Match(this.rules, { ...this.beginning, id: leave.id, seed: leave.seed, start, parent });
    }
    const branch = new Match(this.rules, { ...this.beginning, id: leave.id, parent });
    for (const { seat, action, at } of this.#log.slice(0, leave.revision)) branch.act(seat, action, at);
    return branch;
  }

  #checkpoints(): readonly Checkpoint[] {
    while (this.#hashes.length < this.#snapshots.length) {
      this.#hashes.push(stateHash(this.#snapshots[this.#hashes.length]));
    }
    const kept = this.#hashes.map((hash, k) => ({ revision: k * SNAPSHOT_EVERY, hash }));
    if (this.revision % SNAPSHOT_EVERY === 0) return kept;
    return [...kept, { revision: this.revision, hash: stateHash(this.#state) }];
  }
}

/** A match of a game whose types nobody here needs to know. */
// biome-ignore lint/suspicious/noExplicitAny: like AnyRules, it stands for the matches of every game.
export type AnyMatch = Match<any, any, any, any, any>;

/** Begins a match. Throws if the table cannot be laid: check what comes from outside by `readOptions` before. */
export function newMatch<
  State,
  Action extends { readonly type: string },
  Event extends GameEvent,
  View,
  Options,
>(
  rules: Rules<State, Action, Event, View, Options>,
  { id, seats, options, seed, names }: NewMatch<Options>,
): Match<State, Action, Event, View, Options> {
  const read = readOptions(rules.options, options);
  if (!read.ok) throw new RangeError(`${rules.id}: ${JSON.stringify(read.refusal)}`);
  const { min, max } = seatsAllowed(rules, read.options);
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    throw new RangeError(`${rules.id} is for ${min} to ${max} seats, not ${seats}.`);
  }
  const long = [id, seed, ...(names ?? [])].find((text) => text.length > MAX_NAME);
  if (long !== undefined) throw new RangeError(`Ids, seeds and names have at most ${MAX_NAME} letters.`);
  if (names !== undefined && names.length !== seats)
    throw new RangeError(`${seats} seats need ${seats} names, not ${names.length}.`);
  const { rulesVersion } = rules;
  return new Match(rules, { id, rulesVersion, seats, options: read.options, seed, ...(names && { names }) });
}

function hasReveal(events: readonly GameEvent[]): boolean {
  for (const event of events) if (event.reveals === true) return true;
  return false;
}

function noSuchSeat(seats: number): Refused {
  return { ok: false, refusal: kernelRefusal("kernel/no-such-seat", { seats, last: seats - 1 }) };
}
