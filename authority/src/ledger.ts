/**
 * A match and the log it is stored in: what the match has done is stored, or the match goes back to where the store is.
 * Nothing is known here of those who look.
 */
import type { AnyMatch, LogEntry, Refusal, Refused, Seat } from "@chronarium/kernel";
import type { Happened } from "./audience.ts";
import type { Clock } from "./clock.ts";
import type { Hashes } from "./digest.ts";
import type { Guard } from "./guard.ts";
import { type EntryRow, type LoggedEntry, readRow, rowOf } from "./log.ts";
import { driverRefusal, refusalOf } from "./refusals.ts";
import {
  differsFrom,
  type Found,
  readTableRow,
  readTalk,
  type Standing,
  standingOf,
  type TableRow,
} from "./rows.ts";
import type { Committed, Store } from "./store.ts";
import type { Spoken } from "./types.ts";

export type LedgerHost = {
  readonly store: Store;
  readonly clock: Clock;
  /** A commit that has not answered by then may or may not have been done. */
  readonly commitDeadlineMs: number;
  readonly find: (id: string) => Promise<Found>;
};

/** Something that the match has done and the store has not yet. */
export type Made = {
  readonly ok: true;
  readonly entry: LoggedEntry;
  readonly undone: readonly LogEntry[];
  readonly happened: readonly Happened[];
};
/** The same with all that the store needs of it, and the log before. */
type Prepared = Made & {
  readonly standing: Standing;
  readonly row: EntryRow;
  readonly before: readonly LogEntry[];
};
/** "unsure": it may have been stored or not, or may be later. */
type Outcome = Committed | "unsure";

/** What reading the store again has brought. */
export type News =
  /** "seats": other people or bots sit there, or the game has been ended. */
  | { readonly kind: "none" | "talk" | "seats" }
  /** The revision after which everything is new. */
  | { readonly kind: "entries"; readonly after: number }
  | { readonly kind: "lost"; readonly refusal: Refusal };

export class Ledger {
  readonly #host: LedgerHost;
  readonly #guard: Guard;
  readonly #hashes: Hashes;
  #match: AnyMatch;
  #row: TableRow;
  #undone: readonly LogEntry[];
  /** The names that clients gave to what they did, as far as it is stored. */
  #ids: Set<string>;
  #talk: readonly Spoken[];
  /** Whether a commit may still have to come to light. */
  #doubtful = false;

  constructor(host: LedgerHost, guard: Guard, hashes: Hashes, found: Found & { readonly ok: true }) {
    this.#host = host;
    this.#guard = guard;
    this.#hashes = hashes;
    this.#match = found.match;
    this.#row = found.row;
    this.#undone = found.history.undone;
    this.#ids = found.history.ids;
    this.#talk = found.talk;
  }

  get match(): AnyMatch {
    return this.#match;
  }
  get row(): TableRow {
    return this.#row;
  }
  get version(): number {
    return this.#row.standing.version;
  }
  get talk(): readonly Spoken[] {
    return this.#talk;
  }
  get doubtful(): boolean {
    return this.#doubtful;
  }
  /** What `redo` would do again. */
  get next(): LogEntry | undefined {
    return this.#undone.at(-1);
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }
  doubt(): void {
    this.#doubtful = true;
  }

  /** Lets the match do some actions. */
  played(
    actions: readonly unknown[],
    about: { readonly id: string; readonly seat: Seat; readonly at: number; readonly again?: true },
  ): Made | Refused {
    const { seat, at, again } = about;
    const happened: Happened[] = [];
    for (const action of actions) {
      const acted = this.#match.act(seat, action, at);
      if (!acted.ok) return acted;
      happened.push({ revision: acted.revision, seat, events: acted.events });
    }
    const read = this.#match.log.slice(-actions.length).map(({ action }): unknown => action);
    const undone = again ? this.#undone.slice(0, -actions.length) : [];
    return { ok: true, entry: { kind: "act", ...about, actions: read }, undone, happened };
  }

  /** `agreed`: all others let this seat go back over what they have done. */
  takenBack(
    about: { readonly id: string; readonly seat: Seat; readonly at: number },
    agreed = false,
  ): Made | Refused {
    const log = [...this.#match.log];
    const horizon = this.#match.consentHorizon(about.seat);
    const asked = agreed && horizon < this.#match.revision;
    if (asked) this.#match.rewind(horizon);
    const back = asked ? { ok: true as const, revision: horizon } : this.#match.undo(about.seat);
    if (!back.ok) return back;
    const to = back.revision;
    const undone = [...this.#undone, ...log.slice(to).reverse()];
    return { ok: true, entry: { kind: "undo", ...about, to }, undone, happened: [] };
  }

  /** All or nothing: a match that could not do the whole is as it was before. Throws what the rules throw. */
  attempt(make: () => Made | Refused): Prepared | Refused {
    const before = [...this.#match.log];
    try {
      const made = this.#guard.run((): Prepared | Refused => {
        const done = make();
        if (!done.ok) return done;
        const version = this.version + 1;
        const standing = standingOf(this.#match, version, done.entry.at, this.#hashes);
        return { ...done, before, standing, row: rowOf(this.#row.id, version, done.entry, this.#match) };
      });
      if (!made.ok) this.#restore(before);
      return made;
    } catch (error) {
      this.#restore(before);
      throw error;
    }
  }

  /** `late` is called when an answer comes after the deadline. */
  async commit({ entry, undone, standing, row, before }: Prepared, late: () => void): Promise<Outcome> {
    const commit = this.#host.store.commit(row.table, this.version, standing, [row]);
    const outcome = await this.#inTime(commit, late);
    if (outcome === "done") {
      this.#row = { ...this.#row, standing };
      this.#undone = undone;
      if (entry.id !== undefined) this.#ids.add(entry.id);
    } else {
      this.#restore(before);
      this.#doubtful = true;
    }
    return outcome;
  }

  async say(spoken: Spoken): Promise<boolean> {
    if (!(await this.#host.store.say(this.#row.id, JSON.stringify(spoken)))) return false;
    this.#talk = [...this.#talk, spoken];
    return true;
  }

  /** Reads what was stored after our version, and plays it. Rejects when the store cannot be read. */
  async catchUp(): Promise<News> {
    const stored = await this.#host.store.readFrom(this.#row.id, this.version);
    this.#doubtful = false;
    if (stored === undefined) return { kind: "lost", refusal: driverRefusal("driver/no-such-table") };
    const before = [...this.#match.log];
    const read = readTableRow(stored.row);
    if (!read.ok || read.row.created !== this.#row.created || read.row.standing.version < this.version)
      return this.#reload(before);
    const { row } = read;
    const spoken = stored.talk.length > this.#talk.length;
    this.#talk = readTalk(stored.talk);
    if (row.standing.version === this.version) {
      if (!isSameStanding(row.standing, this.#row.standing)) return this.#reload(before);
      const seated = isSameCompany(row, this.#row);
      // Its name may be new.
      this.#row = { ...row, standing: this.#row.standing };
      if (!seated) return { kind: "seats" };
      return { kind: spoken ? "talk" : "none" };
    }
    const after = this.#follow(row, stored.entries);
    if (after === undefined) return this.#reload(before);
    this.#row = row;
    return { kind: "entries", after };
  }

  /** Plays what others have stored. Answers the lowest revision it led to; undefined if anything is not as it should. */
  #follow(row: TableRow, entries: readonly unknown[]): number | undefined {
    let lowest = this.#match.revision;
    let { version } = this;
    try {
      for (const each of entries) {
        const read = readRow(each, ++version);
        if (!read.ok || !this.#follows(read.entry)) return undefined;
        if (read.entry.kind === "undo") lowest = Math.min(lowest, read.entry.to);
      }
    } catch {
      // The whole is read again, and whoever opens it is told what the rules cannot do.
      return undefined;
    }
    const same = version === row.standing.version && differsFrom(row, this.#match) === undefined;
    return same ? lowest : undefined;
  }

  #follows(entry: LoggedEntry): boolean {
    const match = this.#match;
    if (entry.kind === "undo") {
      if (entry.to > match.revision) return false;
      this.#undone = [...this.#undone, ...match.log.slice(entry.to).reverse()];
      match.rewind(entry.to);
    } else {
      this.#undone = entry.again ? this.#undone.slice(0, -entry.actions.length) : [];
      for (const action of entry.actions) if (!match.act(entry.seat, action, entry.at).ok) return false;
    }
    if (entry.id !== undefined) this.#ids.add(entry.id);
    return true;
  }

  /** The whole table again: what was stored does not follow from what we have. */
  async #reload(before: readonly LogEntry[]): Promise<News> {
    const found = await this.#host
      .find(this.#row.id)
      .catch((error): Found => ({ ok: false, refusal: refusalOf(error) }));
    if (!found.ok) {
      this.#restore(before);
      return { kind: "lost", refusal: found.refusal };
    }
    this.#row = found.row;
    this.#match = found.match;
    this.#undone = found.history.undone;
    this.#ids = found.history.ids;
    this.#talk = found.talk;
    return { kind: "entries", after: commonLength(before, found.match.log, isSameEntry) };
  }

  #restore(before: readonly LogEntry[]): void {
    const match = this.#match;
    const common = commonLength(before, match.log, Object.is);
    if (common < match.revision) match.rewind(common);
    for (const { seat, action, at } of before.slice(common)) match.act(seat, action, at);
  }

  #inTime(commit: Promise<Committed>, late: () => void): Promise<Outcome> {
    return new Promise((resolve) => {
      let over = false;
      const stop = this.#host.clock.after(this.#host.commitDeadlineMs, () => {
        over = true;
        resolve("unsure");
      });
      const answered = (outcome: Outcome): void => {
        stop();
        if (over) late();
        else resolve(outcome);
      };
      commit.then(answered, () => answered("unsure"));
    });
  }
}

/** Of one version. A table that was played on in memory may have met another's moves in the store. */
const isSameStanding = (a: Standing, b: Standing): boolean =>
  a.updated === b.updated && a.revision === b.revision && a.digest === b.digest && a.hash === b.hash;

const isSameCompany = (a: TableRow, b: TableRow): boolean =>
  JSON.stringify([a.seats, a.ended]) === JSON.stringify([b.seats, b.ended]);

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
