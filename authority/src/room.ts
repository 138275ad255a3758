/**
 * One live match, however many look at it: one line in which everything that may change it waits, its bots once, and
 * nobody sees a move before it is stored. The store is read when the room is made; afterwards only when a commit turns
 * out to be stale or unsure, or when another room says that there is news.
 */
import {
  type AnyMatch,
  type AnyRules,
  commitment,
  type GameEvent,
  type LogEntry,
  type Refusal,
  type Refused,
  type Seat,
  sha256,
  type Viewer,
} from "@chronarium/kernel";
import { Bots } from "./bots.ts";
import { type Chance, type Clock, freshId, freshSeed } from "./clock.ts";
import { type Difference, difference } from "./difference.ts";
import { Guard } from "./guard.ts";
import { type EntryRow, type LoggedEntry, readRow, rowOf } from "./log.ts";
import { driverRefusal, fail, refusalOf } from "./refusals.ts";
import {
  cardOf,
  differsFrom,
  type Found,
  readTableRow,
  readTalk,
  type Standing,
  standingOf,
  type TableRow,
} from "./rows.ts";
import { type Eyes, seenAt } from "./seen.ts";
import type { Committed, Store } from "./store.ts";
import type { BotJob, JobLevel, Thinker } from "./thinker.ts";
import type { Acted, Entry, SeatSetup, Seen, Spoken, TableCard, Update } from "./types.ts";

/** What a room needs of the authority and its host. */
export type RoomHost = {
  readonly store: Store;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly thinker: () => Thinker;
  /** What one call of the rules may take. */
  readonly rulesBudgetMs: number;
  /** A commit that has not answered by then may or may not have been done. */
  readonly commitDeadlineMs: number;
  readonly find: (id: string) => Promise<Found>;
  /** Called after a commit, for whoever else has this table open. */
  readonly changed: (room: Room) => void;
  /** Called before rules are: a watchdog that finds everything hanging knows whose they were. */
  readonly working: (table: string, game: string) => void;
  /** Keeps a new table under its match's id; answers it. */
  readonly keep: (match: AnyMatch, about: Pick<TableRow, "seats" | "branch" | "name">) => Promise<string>;
};

/** What has happened in a room, as each viewer may hear it. */
export type Change = {
  readonly cause: Update["cause"];
  readonly heardBy: (viewer: Viewer) => readonly Entry[];
};

export interface Onlooker {
  changed(change: Change): void;
  stopped(refusal: Refusal): void;
}

/** An action done, and what it led to. */
type Happened = { readonly revision: number; readonly seat: Seat; readonly events: readonly GameEvent[] };
/** Something that the match has done and the store has not yet. */
type Made = {
  readonly ok: true;
  readonly entry: LoggedEntry;
  readonly undone: readonly LogEntry[];
  readonly happened: readonly Happened[];
};
/** The same with all that the store needs of it. */
type Prepared = Made & { readonly standing: Standing; readonly row: EntryRow };
/** "unsure": it may have been stored or not, or may be later. */
type Outcome = Committed | "unsure";

/** Where several may act at once, another's commit in between only means to try again. */
const MAX_TRIES = 100;
/** So many answers are kept for those who ask again. */
const MAX_ANSWERS = 500;
/** Enough to meet most kinds of action. */
const REHEARSED = 12;

export class Room {
  readonly #host: RoomHost;
  readonly #onlookers: Set<Onlooker> = new Set();
  readonly #bots: Bots;
  readonly #answers: Map<string, Acted> = new Map();
  #rules: AnyRules;
  #guard: Guard;
  #commitment: string;
  #row: TableRow;
  #card: TableCard;
  #match: AnyMatch;
  #undone: readonly LogEntry[];
  /** The names that clients gave to what they did, as far as it is stored. */
  #ids: Set<string>;
  #talk: readonly Spoken[];
  /** The newest revision through the eyes that look at it, and what has changed for them. */
  readonly #live: Map<string, Seen> = new Map();
  readonly #changes: Map<Seen, { readonly to: Seen; readonly change: Difference | undefined }> = new Map();
  #stopped: Refusal | undefined;
  /** Whether a commit may still have to come to light. */
  #doubtful = false;
  #closed = false;
  #line: Promise<unknown> = Promise.resolve();

  constructor(host: RoomHost, found: Found & { readonly ok: true }) {
    this.#host = host;
    this.#row = found.row;
    this.#card = cardOf(found.row);
    this.#match = found.match;
    this.#rules = found.rules;
    this.#guard = new Guard(found.rules.id, host.clock.tick, host.rulesBudgetMs);
    this.#commitment = commitment(found.match.beginning.seed);
    this.#undone = found.history.undone;
    this.#ids = found.history.ids;
    this.#talk = found.talk;
    this.#bots = new Bots(
      {
        job: (seat, level) => this.job(seat, level, false),
        act: (seat, action, current) => this.#botActs(seat, action, current),
        fail: (refusal) => this.#stop(refusal),
      },
      host.clock,
      host.thinker(),
    );
    this.#letBotsThink();
  }

  get id(): string {
    return this.#row.id;
  }
  get version(): number {
    return this.#row.standing.version;
  }
  get match(): AnyMatch {
    return this.#match;
  }
  get seats(): readonly SeatSetup[] {
    return this.#row.seats;
  }
  get over(): boolean {
    return this.#row.standing.result !== undefined;
  }
  get actors(): readonly Seat[] {
    return this.#row.standing.actors;
  }
  get unused(): boolean {
    return this.#onlookers.size === 0;
  }
  /** The stored table is gone or damaged, or its rules do not answer; a bot that failed is less than that. */
  get lost(): Refusal | undefined {
    return this.#stopped?.code === "driver/bot-failed" ? undefined : this.#stopped;
  }

  join(onlooker: Onlooker): void {
    this.#onlookers.add(onlooker);
  }
  leave(onlooker: Onlooker): void {
    this.#onlookers.delete(onlooker);
  }

  close(): void {
    this.#closed = true;
    this.#bots.close();
  }

  /** One after the other: whoever reads in line never sees a move that is not stored. */
  inLine<Answer>(work: () => Promise<Answer> | Answer): Promise<Answer> {
    const done = this.#line.then(() => {
      this.#host.working(this.id, this.#rules.id);
      return work();
    });
    this.#line = done.catch(() => {});
    return done;
  }

  /** In line only. Without a revision, the newest. */
  seen(eyes: Eyes, wanted?: number): Seen {
    const last = this.#match.revision;
    const revision = wanted ?? last;
    if (revision > last) fail("driver/no-such-revision", { revision, last });
    const key = `${eyes.viewer} ${eyes.language}`;
    const known = revision === last ? this.#live.get(key) : undefined;
    if (known !== undefined) return known;
    const seen = this.#guard.run(() => seenAt(this.#match, revision, eyes, this.#setting(revision)));
    if (revision === last) this.#live.set(key, seen);
    return seen;
  }

  /** What has changed since an onlooker was last told; several who saw the same share it. */
  changeSince(before: Seen, after: Seen): Difference | undefined {
    const known = this.#changes.get(before);
    if (known?.to === after) return known.change;
    const change = difference(before, after);
    this.#changes.set(before, { to: after, change });
    return change;
  }

  /** In line only: the whole chronicle. */
  entriesFor(viewer: Viewer): readonly Entry[] {
    return this.#guard.run(() => this.#heard(this.#happenedFrom(0), viewer));
  }

  /** What a bot is asked: it gets what its seat sees. Its chance follows from the deal, and tells nothing of it. */
  job(seat: Seat, level: JobLevel, weigh: boolean): BotJob {
    const { state, beginning, revision } = this.#match;
    const view: unknown = this.#guard.run(() => this.#rules.viewFor(state, seat));
    return {
      game: this.#rules.id,
      seat,
      level,
      view,
      seed: sha256(`bot ${beginning.seed} ${seat} ${revision}`),
      weigh,
    };
  }

  act(seat: Seat, actions: readonly unknown[], version: number, id: string): Promise<Acted> {
    return this.#once(id, () => {
      if (!this.#rules.simultaneous && version !== this.version) return this.#stale();
      return this.#played(seat, actions, { id, seat, at: this.#host.clock.now() });
    });
  }

  undo(seat: Seat, id: string): Promise<Acted> {
    return this.#once(id, () => {
      const taken = [...this.#match.log];
      const back = this.#match.undo(seat);
      if (!back.ok) return back;
      const to = back.revision;
      const undone = [...this.#undone, ...taken.slice(to).reverse()];
      return {
        ok: true,
        entry: { kind: "undo", id, seat, to, at: this.#host.clock.now() },
        undone,
        happened: [],
      };
    });
  }

  redo(seat: Seat, id: string): Promise<Acted> {
    return this.#once(id, () => {
      const next = this.#undone.at(-1);
      if (next === undefined) return refused(driverRefusal("driver/redo-nothing"));
      if (next.seat !== seat) return refused(driverRefusal("driver/redo-other-seat", { seat: next.seat }));
      return this.#played(seat, [next.action], { id, seat, at: this.#host.clock.now(), again: true });
    });
  }

  branch(revision: number, by: Viewer, name: string): Promise<string> {
    return this.inLine(() => {
      const last = this.#match.revision;
      if (revision > last) fail("driver/no-such-revision", { revision, last });
      if (this.#rules.sealed && !this.over) fail("driver/sealed");
      const { chance, keep } = this.#host;
      const leave = { revision, by, id: freshId(chance), seed: freshSeed(chance) };
      const branch = this.#guard.run(() => this.#match.branch(leave));
      return keep(branch, { seats: this.seats, name, branch: { parent: this.id, revision } });
    });
  }

  say(seat: Seat, text: string, to: Spoken["to"]): Promise<void> {
    return this.inLine(async () => {
      const spoken: Spoken = { seat, text, to, revision: this.#match.revision, at: this.#host.clock.now() };
      if (!(await this.#host.store.say(this.id, JSON.stringify(spoken)))) fail("driver/no-such-table");
      this.#talk = [...this.#talk, spoken];
      this.#tell("said", []);
      this.#host.changed(this);
    });
  }

  /** Somebody else has changed the table, or may have. */
  refresh(): Promise<void> {
    return this.inLine(async () => {
      if (this.#closed || this.lost !== undefined) return;
      // A store that cannot be read now is read before the next change.
      await this.#catchUp().catch(() => {
        this.#doubtful = true;
      });
    });
  }

  /**
   * Plays a few moves and throws them away. The host compiles what it runs, and the rules fill their tables: the
   * first move of a visit is as quick as the others.
   */
  rehearse(): void {
    if (this.#closed || this.over || this.lost !== undefined) return;
    const { state } = this.#match;
    for (const seat of this.#rules.actors(state)) {
      const legal = this.#rules.legalActions(state, seat);
      const each = Math.ceil(legal.length / REHEARSED);
      for (const action of legal.filter((_, i) => i % each === 0)) {
        this.#rules.refusal(state, seat, action);
        this.#rules.apply(state, seat, action);
      }
    }
  }

  /** A repeat gets the first answer, also where the room has been loaded again since. */
  #once(id: string, make: () => Made | Refused): Promise<Acted> {
    return this.inLine(async () => {
      const first = this.#answers.get(id) ?? (this.#ids.has(id) ? done : undefined);
      if (first !== undefined) return first;
      const answer = await this.#change(id, make);
      if (!answer.ok && answer.refusal.code === "driver/not-stored") return answer;
      this.#answers.set(id, answer);
      const [oldest] = this.#answers.keys();
      if (this.#answers.size > MAX_ANSWERS && oldest !== undefined) this.#answers.delete(oldest);
      return answer;
    });
  }

  /** Lets the match do something, stores it, then tells everybody. If it cannot be stored, it was not done. */
  async #change(id: string, make: () => Made | Refused): Promise<Acted> {
    for (let tries = 1; ; tries++) {
      if (this.#doubtful) await this.#catchUp();
      if (this.lost !== undefined) return refused(this.lost);
      if (this.#ids.has(id)) return done;
      const before = [...this.#match.log];
      const made = this.#attempt(before, make);
      if (!made.ok) return made;
      const outcome = await this.#commit(made);
      if (outcome === "done") return done;
      this.#restore(before);
      // Only what is read from the store is told, to whoever it may be.
      this.#doubtful = true;
      await this.#catchUp().catch(() => {});
      if (this.#ids.has(id)) return done;
      if (this.lost !== undefined) return refused(this.lost);
      if (outcome === "unsure") {
        this.#doubtful = true;
        return refused(driverRefusal("driver/not-stored"));
      }
      if (!this.#rules.simultaneous || tries === MAX_TRIES) return this.#stale();
    }
  }

  #stale(): Refused {
    return refused(driverRefusal("driver/stale", { revision: this.#match.revision }));
  }

  /** All or nothing: a match that could not do the whole is as it was before. */
  #attempt(before: readonly LogEntry[], make: () => Made | Refused): Prepared | Refused {
    try {
      const made = this.#guard.run((): Prepared | Refused => {
        const done = make();
        return done.ok ? this.#prepared(done) : done;
      });
      if (!made.ok) this.#restore(before);
      return made;
    } catch (error) {
      this.#restore(before);
      const refusal = refusalOf(error);
      this.#stop(refusal);
      return refused(refusal);
    }
  }

  #played(
    seat: Seat,
    actions: readonly unknown[],
    about: { readonly id: string; readonly seat: Seat; readonly at: number; readonly again?: true },
  ): Made | Refused {
    const happened: Happened[] = [];
    for (const action of actions) {
      const acted = this.#match.act(seat, action, about.at);
      if (!acted.ok) return acted;
      happened.push({ revision: acted.revision, seat, events: acted.events });
    }
    const read = this.#match.log.slice(-actions.length).map(({ action }): unknown => action);
    const undone = about.again ? this.#undone.slice(0, -actions.length) : [];
    return { ok: true, entry: { kind: "act", ...about, actions: read }, undone, happened };
  }

  #prepared(made: Made): Prepared {
    const version = this.version + 1;
    const standing = standingOf(this.#match, version, made.entry.at);
    return { ...made, standing, row: rowOf(this.id, version, made.entry, this.#match) };
  }

  async #commit({ entry, undone, happened, standing, row }: Prepared): Promise<Outcome> {
    const outcome = await this.#inTime(this.#host.store.commit(this.id, this.version, standing, [row]));
    if (outcome !== "done") return outcome;
    this.#row = { ...this.#row, standing };
    this.#undone = undone;
    if (entry.id !== undefined) this.#ids.add(entry.id);
    this.#changed(entry.kind === "undo" ? "undone" : "acted", happened);
    this.#host.changed(this);
    return outcome;
  }

  /** An answer that comes after the deadline is looked up in the store. */
  #inTime(commit: Promise<Committed>): Promise<Outcome> {
    return new Promise((resolve) => {
      let late = false;
      const stop = this.#host.clock.after(this.#host.commitDeadlineMs, () => {
        late = true;
        resolve("unsure");
      });
      const answered = (outcome: Outcome): void => {
        stop();
        if (late) void this.refresh();
        else resolve(outcome);
      };
      commit.then(answered, () => answered("unsure"));
    });
  }

  /** Reads what was stored after our version, and plays it. Rejects when the store cannot be read. */
  async #catchUp(): Promise<void> {
    const stored = await this.#host.store.readFrom(this.id, this.version);
    this.#doubtful = false;
    if (stored === undefined) {
      this.#stop(driverRefusal("driver/no-such-table"));
      return;
    }
    const before = [...this.#match.log];
    const read = readTableRow(stored.row);
    if (!read.ok || read.row.created !== this.#row.created || read.row.standing.version < this.version)
      return this.#reload(before);
    const { row } = read;
    const spoken = stored.talk.length > this.#talk.length;
    this.#talk = readTalk(stored.talk);
    if (row.standing.version === this.version) {
      // Its name may be new.
      this.#row = { ...row, standing: this.#row.standing };
      if (spoken) this.#tell("said", []);
      return;
    }
    const lowest = this.#follow(row, stored.entries);
    if (lowest === undefined) return this.#reload(before);
    this.#row = row;
    this.#changed("reloaded", this.#happenedFrom(lowest));
  }

  /** Plays what others have stored. Answers the lowest revision it led to; undefined if anything is not as it should. */
  #follow(row: TableRow, entries: readonly unknown[]): number | undefined {
    const match = this.#match;
    let lowest = match.revision;
    let { version } = this;
    for (const each of entries) {
      const read = readRow(each, ++version);
      if (!read.ok) return undefined;
      const { entry } = read;
      if (entry.kind === "undo") {
        if (entry.to > match.revision) return undefined;
        this.#undone = [...this.#undone, ...match.log.slice(entry.to).reverse()];
        match.rewind(entry.to);
        lowest = Math.min(lowest, entry.to);
      } else {
        this.#undone = entry.again ? this.#undone.slice(0, -entry.actions.length) : [];
        for (const action of entry.actions) if (!match.act(entry.seat, action, entry.at).ok) return undefined;
      }
      if (entry.id !== undefined) this.#ids.add(entry.id);
    }
    return version === row.standing.version && differsFrom(row, match) === undefined ? lowest : undefined;
  }

  /** The whole table again: what was stored does not follow from what we have. */
  async #reload(before: readonly LogEntry[]): Promise<void> {
    const found = await this.#host
      .find(this.id)
      .catch((error): Found => ({ ok: false, refusal: refusalOf(error) }));
    if (!found.ok) {
      this.#restore(before);
      this.#stop(found.refusal);
      return;
    }
    this.#row = found.row;
    this.#match = found.match;
    this.#rules = found.rules;
    this.#commitment = commitment(found.match.beginning.seed);
    this.#undone = found.history.undone;
    this.#ids = found.history.ids;
    this.#talk = found.talk;
    this.#changed("reloaded", this.#happenedFrom(commonLength(before, found.match.log, isSameEntry)));
  }

  #restore(before: readonly LogEntry[]): void {
    const match = this.#match;
    const common = commonLength(before, match.log, Object.is);
    if (common < match.revision) match.rewind(common);
    for (const { seat, action, at } of before.slice(common)) match.act(seat, action, at);
  }

  #changed(cause: Update["cause"], happened: readonly Happened[]): void {
    this.#stopped = undefined;
    this.#letBotsThink();
    this.#tell(cause, happened);
  }

  #tell(cause: Update["cause"], happened: readonly Happened[]): void {
    this.#card = cardOf(this.#row);
    this.#live.clear();
    this.#changes.clear();
    const heard: Map<Viewer, readonly Entry[]> = new Map();
    const heardBy = (viewer: Viewer): readonly Entry[] => {
      const known = heard.get(viewer) ?? this.#guard.run(() => this.#heard(happened, viewer));
      heard.set(viewer, known);
      return known;
    };
    let problem: unknown;
    for (const onlooker of this.#onlookers) {
      try {
        onlooker.changed({ cause, heardBy });
      } catch (error) {
        problem = error;
      }
    }
    if (problem !== undefined) this.#stop(refusalOf(problem));
  }

  /** Nobody is shown anything new: rules that have failed are not asked again. */
  #stop(refusal: Refusal): void {
    this.#bots.callOff();
    this.#stopped = refusal;
    this.#live.clear();
    for (const onlooker of this.#onlookers) onlooker.stopped(refusal);
  }

  #letBotsThink(): void {
    this.#bots.callOff();
    if (this.#closed || this.over) return;
    const seat = this.actors.find((actor) => this.seats[actor]?.kind === "bot");
    const setup = seat === undefined ? undefined : this.seats[seat];
    if (seat !== undefined && setup?.kind === "bot") this.#bots.think(seat, setup.level);
  }

  #botActs(seat: Seat, action: unknown, current: () => boolean): Promise<"acted" | "refused" | "late"> {
    return this.inLine(async () => {
      // Somebody acted or took back in the meantime: this thought is about a game that is no more.
      if (!current()) return "late";
      const id = freshId(this.#host.chance);
      const at = this.#host.clock.now();
      const acted = await this.#change(id, () => this.#played(seat, [action], { id, seat, at }));
      if (acted.ok) return "acted";
      return current() ? "refused" : "late";
    });
  }

  #happenedFrom(revision: number): readonly Happened[] {
    const match = this.#match;
    return match.log.slice(revision).map(({ seat }, i) => {
      const led = revision + i + 1;
      return { revision: led, seat, events: match.eventsOf(led) };
    });
  }

  #heard(happened: readonly Happened[], viewer: Viewer): readonly Entry[] {
    return happened.map(({ revision, seat, events }) => ({
      revision,
      seat,
      events: events.flatMap((event): readonly GameEvent[] => {
        const told: GameEvent | undefined = this.#rules.redact(event, viewer);
        return told === undefined ? [] : [told];
      }),
    }));
  }

  #setting(revision: number): Parameters<typeof seenAt>[3] {
    const live = revision === this.#match.revision;
    const next = this.#undone.at(-1);
    const { thinking } = this.#bots;
    return {
      table: this.#card,
      version: this.version,
      commitment: this.#commitment,
      ...(next && { redoSeat: next.seat }),
      ...(live && thinking && { thinking }),
      ...(live && this.#stopped && { stopped: this.#stopped }),
      talk: live ? this.#talk : [],
    };
  }
}

const done: Acted = { ok: true };

function refused(refusal: Refusal): Refused {
  return { ok: false, refusal };
}

/** How many entries two logs begin with together. */
function commonLength(
  one: readonly LogEntry[],
  other: readonly LogEntry[],
  isSame: (a: LogEntry, b: LogEntry) => boolean,
): number {
  const differs = one.findIndex((entry, i) => {
    const opposite = other[i];
    return opposite === undefined || !isSame(entry, opposite);
  });
  return differs === -1 ? one.length : differs;
}

const isSameEntry = (a: LogEntry, b: LogEntry): boolean => JSON.stringify(a) === JSON.stringify(b);
