/**
 * One table, open: its match, the eyes it is seen through, and its bots. Everything that may change it waits in one
 * line, and nobody sees a move before it is stored.
 */

import type { GameEvent, Refusal, Seat, Viewer } from "@chronarium/kernel";
import {
  type AnyMatch,
  type AnyRules,
  commitment,
  type LogEntry,
  openMatch,
  seedRng,
} from "@chronarium/kernel";
import { freshId, freshSeed } from "./chance.ts";
import { isInteger, isObject } from "./guards.ts";
import { DriverError, driverRefusal, fail, refusalOf } from "./refusals.ts";
import { cardOf, entryRow, entryText, type Found, standingOf, type TableRow } from "./rows.ts";
import type { Change, Store } from "./store.ts";
import type { BotJob, JobLevel, Thinker, Thought } from "./thinker.ts";
import type { Acted, Entry, Hint, Moment, Update } from "./types.ts";

/** What a table needs of the world around it. */
export type World = {
  readonly store: Store;
  readonly now: () => number;
  readonly thinker: () => Thinker;
  /** Finds a table and plays its log again. */
  readonly find: (id: string) => Promise<Found>;
  /** Tells everybody else who has this table open. */
  readonly changed: (table: OpenTable) => void;
  /** Keeps a new table under its match's id; answers it. */
  readonly keep: (match: AnyMatch, about: Pick<TableRow, "seats" | "branch" | "name">) => Promise<string>;
};

/** A bot that has not answered by then is taken to be lost, and chance plays in its place. */
const BOT_LIMIT_MS = 60_000;
const STRONGEST: JobLevel = 3;
/** Enough to meet most kinds of action. */
const REHEARSED = 12;

type Thinking = { readonly seat: Seat; readonly since: number; readonly thought: Thought };
type Log = readonly LogEntry<unknown>[];

export class OpenTable {
  readonly #world: World;
  readonly #rules: AnyRules;
  readonly #push: (update: Update) => void;
  readonly #bots: Thinker;
  readonly #adviser: Thinker;
  readonly #commitment: string;
  #row: TableRow;
  #match: AnyMatch;
  #viewer: Viewer;
  /** The newest revision as the viewer sees it, imagined once. */
  #live: Pick<Moment, "view" | "imagined" | "actors"> | undefined;
  #thinking: Thinking | undefined;
  #hinting: Thought | undefined;
  #stopped: Refusal | undefined;
  #closed = false;
  #line: Promise<unknown> = Promise.resolve();

  constructor(world: World, found: Found & { readonly ok: true }, push: (update: Update) => void) {
    this.#world = world;
    this.#push = push;
    this.#row = found.row;
    this.#match = found.match;
    this.#rules = found.rules;
    this.#commitment = commitment(found.match.beginning.seed);
    this.#viewer = firstViewer(found.row, found.rules.actors(found.match.state));
    this.#bots = world.thinker();
    this.#adviser = world.thinker();
    this.#letBotsThink();
  }

  get id(): string {
    return this.#row.id;
  }
  get version(): number {
    return this.#row.standing.version;
  }

  /**
   * Plays a few moves and throws them away. The browser compiles what it runs, and the rules fill their tables: the
   * first move of a visit is as quick as the others.
   */
  rehearse(): void {
    if (this.#closed || this.#match.over) return;
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

  look(viewer: Viewer): Promise<Moment> {
    return this.#inLine(async () => {
      if (viewer !== "observer" && viewer >= this.#match.seats) fail("driver/bad-call", { place: "viewer" });
      if (this.#isBot(viewer) && !this.#match.over) fail("driver/hidden-seat");
      this.#viewer = viewer;
      this.#live = undefined;
      const moment = this.#momentAt(this.#match.revision);
      this.#push({ moment, entries: [], cause: "looked" });
      return moment;
    });
  }

  /** Without a revision, the newest when its turn in the line comes. */
  moment(wanted?: number): Promise<Moment> {
    return this.#inLine(async () => {
      const last = this.#match.revision;
      const revision = wanted ?? last;
      if (revision > last) fail("driver/no-such-revision", { revision, last });
      return this.#momentAt(revision);
    });
  }

  chronicle(): Promise<readonly Entry[]> {
    return this.#inLine(async () => this.#entriesFrom(0));
  }

  act(seat: Seat, action: unknown, seen: number): Promise<Acted> {
    return this.#inLine(async () => {
      const { revision } = this.#match;
      if (seen !== revision) return refused(driverRefusal("driver/stale", { seen, revision }));
      return this.#refusalFor(seat) ?? this.#play(seat, action, []);
    });
  }

  undo(seat: Seat): Promise<Acted> {
    return this.#inLine(async () => {
      const wrong = this.#refusalFor(seat);
      if (wrong !== undefined) return wrong;
      const before = [...this.#match.log];
      const back = this.#match.undo(seat);
      if (!back.ok) return back;
      const undone = [...this.#row.standing.undone, entryText(before.at(-1)!)];
      return this.#save({ keep: back.revision }, undone, before, []);
    });
  }

  redo(seat: Seat): Promise<Acted> {
    return this.#inLine(async () => {
      const wrong = this.#refusalFor(seat);
      if (wrong !== undefined) return wrong;
      const { undone } = this.#row.standing;
      const next = nextUndone(undone);
      if (next === undefined) return refused(driverRefusal("driver/redo-nothing"));
      if (next.seat !== seat) return refused(driverRefusal("driver/redo-other-seat", { seat: next.seat }));
      return this.#play(seat, next.action, undone.slice(0, -1));
    });
  }

  branch(revision: number, name: string): Promise<string> {
    return this.#inLine(async () => {
      const last = this.#match.revision;
      if (revision > last) fail("driver/no-such-revision", { revision, last });
      const leave = { revision, by: this.#viewer, id: freshId(), seed: freshSeed() };
      const { seats } = this.#row;
      return this.#world.keep(this.#match.branch(leave), {
        seats,
        name,
        branch: { parent: this.id, revision },
      });
    });
  }

  async hint(seat: Seat): Promise<Hint | undefined> {
    this.cancelHint();
    const { over, state } = this.#match;
    if (over || this.#isLost() || this.#isBot(seat) || !this.#rules.actors(state).includes(seat))
      return undefined;
    const thought = this.#adviser.think(this.#job(seat, STRONGEST, true));
    this.#hinting = thought;
    return thought.answer;
  }

  cancelHint(): void {
    this.#hinting?.cancel();
    this.#hinting = undefined;
  }

  /** Somebody else has changed the table, or may have. */
  refresh(): Promise<void> {
    return this.#inLine(async () => {
      if (this.#closed || this.#isLost()) return;
      await this.#reload([...this.#match.log], false);
    });
  }

  close(): void {
    this.#closed = true;
    this.cancelHint();
    this.#callBotsOff();
    this.#bots.close();
    this.#adviser.close();
  }

  #inLine<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const done = this.#line.then(work);
    this.#line = done.catch(() => {});
    return done;
  }

  #isBot(viewer: Viewer): boolean {
    return viewer !== "observer" && this.#row.seats[viewer]?.kind === "bot";
  }

  /** The stored table is gone or damaged; a bot that failed is less than that. */
  #isLost(): boolean {
    return this.#stopped !== undefined && this.#stopped.code !== "driver/bot-failed";
  }

  #refusalFor(seat: Seat): Acted | undefined {
    if (this.#stopped !== undefined && this.#isLost()) return refused(this.#stopped);
    return this.#isBot(seat) ? refused(driverRefusal("driver/bot-seat", { seat })) : undefined;
  }

  async #play(seat: Seat, action: unknown, undone: readonly string[]): Promise<Acted> {
    const before = [...this.#match.log];
    const acted = this.#match.act(seat, action, this.#world.now());
    if (!acted.ok) return acted;
    const { revision, events } = acted;
    const entry = { revision, seat, events: this.#heard(events) };
    return this.#save({ append: entryRow(this.id, this.#match, revision) }, undone, before, [entry]);
  }

  /** Stores what the match has just done, then tells everybody. If it cannot be stored, it was not done. */
  async #save(
    change: Change,
    undone: readonly string[],
    before: Log,
    entries: readonly Entry[],
  ): Promise<Acted> {
    const { store, now } = this.#world;
    const { version } = this.#row.standing;
    const standing = standingOf(this.#match, { version: version + 1, updated: now(), undone });
    try {
      const committed = await store.commit(this.id, version, standing, change);
      if (committed !== "done") return await this.#lose(before);
    } catch (error) {
      this.#restore(before);
      throw error;
    }
    this.#row = { ...this.#row, standing };
    this.#changed("append" in change ? "acted" : "undone", entries);
    this.#world.changed(this);
    return { ok: true };
  }

  /** Another tab was faster: what it has done stands, and our player looks again. */
  async #lose(before: Log): Promise<Acted> {
    await this.#reload(before, true);
    if (this.#stopped !== undefined) return refused(this.#stopped);
    const { revision } = this.#match;
    return refused(driverRefusal("driver/stale", { seen: before.length, revision }));
  }

  async #reload(before: Log, always: boolean): Promise<void> {
    const found = await this.#world
      .find(this.id)
      .catch((error): Found => ({ ok: false, refusal: refusalOf(error) }));
    if (!found.ok) {
      this.#restore(before);
      this.#stop(found.refusal);
      return;
    }
    if (!always && found.row.standing.version === this.version) {
      // Its name may be new.
      this.#row = found.row;
      return;
    }
    this.#row = found.row;
    this.#match = found.match;
    this.#changed("reloaded", this.#entriesFrom(commonLength(before, found.match.log)));
  }

  #restore(before: Log): void {
    const record = { ...this.#match.record(), log: before, checkpoints: [] };
    const opened = openMatch(this.#rules, record);
    if (!opened.ok) throw new DriverError(opened.refusal);
    this.#match = opened.match;
    this.#live = undefined;
  }

  #changed(cause: Update["cause"], entries: readonly Entry[]): void {
    this.#live = undefined;
    this.#stopped = undefined;
    this.cancelHint();
    this.#letBotsThink();
    if (!this.#closed) this.#push({ moment: this.#momentAt(this.#match.revision), entries, cause });
  }

  #stop(refusal: Refusal): void {
    this.cancelHint();
    this.#callBotsOff();
    this.#stopped = refusal;
    if (this.#closed) return;
    this.#push({ moment: this.#momentAt(this.#match.revision), entries: [], cause: "reloaded" });
  }

  #callBotsOff(): void {
    const thinking = this.#thinking;
    this.#thinking = undefined;
    thinking?.thought.cancel();
  }

  #letBotsThink(): void {
    this.#callBotsOff();
    if (this.#closed || this.#match.over) return;
    const seat = this.#rules.actors(this.#match.state).find((actor) => this.#isBot(actor));
    const setup = seat === undefined ? undefined : this.#row.seats[seat];
    if (seat !== undefined && setup?.kind === "bot") this.#letThink(seat, setup.level, this.#world.now());
  }

  #letThink(seat: Seat, level: JobLevel, since: number): void {
    const thought = this.#bots.think(this.#job(seat, level, false));
    const thinking: Thinking = { seat, since, thought };
    this.#thinking = thinking;
    const limit = setTimeout(() => this.#botFailed(thinking, level), BOT_LIMIT_MS);
    const waiting = async (): Promise<void> => {
      try {
        const answer = await thought.answer;
        if (answer === undefined) return;
        await this.#inLine(() => this.#botActs(thinking, level, answer.action));
      } catch {
        this.#botFailed(thinking, level);
      } finally {
        clearTimeout(limit);
      }
    };
    void waiting();
  }

  async #botActs(thinking: Thinking, level: JobLevel, action: unknown): Promise<void> {
    // Somebody acted or took back in the meantime: this thought is about a game that is no more.
    if (this.#thinking !== thinking) return;
    const acted = await this.#play(thinking.seat, action, []);
    if (!acted.ok) this.#botFailed(thinking, level);
  }

  /** A bot that fails once has any legal action taken for it; if that fails too, the table waits. */
  #botFailed(thinking: Thinking, level: JobLevel): void {
    if (this.#thinking !== thinking) return;
    const { seat, since } = thinking;
    this.#callBotsOff();
    if (level !== 0) this.#letThink(seat, 0, since);
    else this.#stop(driverRefusal("driver/bot-failed", { seat }));
  }

  #job(seat: Seat, level: JobLevel, weigh: boolean): BotJob {
    const view: unknown = this.#rules.viewFor(this.#match.state, seat);
    return { game: this.#rules.id, seat, level, view, seed: freshSeed(), weigh };
  }

  #entriesFrom(revision: number): readonly Entry[] {
    const match = this.#match;
    return match.log.slice(revision).map(({ seat }, i) => {
      const led = revision + i + 1;
      return { revision: led, seat, events: this.#heard(match.eventsOf(led)) };
    });
  }

  #heard(events: readonly GameEvent[]): readonly GameEvent[] {
    return events.flatMap((event): readonly GameEvent[] => {
      const told: GameEvent | undefined = this.#rules.redact(event, this.#viewer);
      return told === undefined ? [] : [told];
    });
  }

  #momentAt(revision: number): Moment {
    const match = this.#match;
    const last = match.revision;
    const { options, seed } = match.beginning;
    const viewer = this.#viewer;
    if (revision === last) this.#live ??= this.#seen(last);
    const seen = revision === last && this.#live !== undefined ? this.#live : this.#seen(revision);
    const next = nextUndone(this.#row.standing.undone);
    return {
      table: cardOf(this.#row),
      revision,
      last,
      viewer,
      ...seen,
      options: options as Moment["options"],
      commitment: this.#commitment,
      ...(match.over && { seed }),
      undoTo: viewer === "observer" ? last : match.undoHorizon(viewer),
      canRedo: next !== undefined && next.seat === viewer,
      ...(revision === last && this.#now()),
    };
  }

  #now(): Pick<Moment, "thinking" | "stopped"> {
    const { seat, since } = this.#thinking ?? {};
    return {
      ...(seat !== undefined && since !== undefined && { thinking: { seat, since } }),
      ...(this.#stopped && { stopped: this.#stopped }),
    };
  }

  /** Until the game is over nothing hidden leaves this thread; then there is nothing hidden. */
  #seen(revision: number): Pick<Moment, "view" | "imagined" | "actors"> {
    const rules = this.#rules;
    const state: unknown = this.#match.stateAt(revision);
    const chance = seedRng(freshSeed(), "moment");
    const view: unknown = rules.viewFor(state, this.#viewer);
    return {
      view,
      imagined: this.#match.over || rules.sealed ? state : rules.imagine(view, this.#viewer, chance),
      actors: rules.actors(state),
    };
  }
}

function refused(refusal: Refusal): Acted {
  return { ok: false, refusal };
}

/** The only person at the table; of several, the one to move; nobody's eyes where none of them is. */
function firstViewer({ seats }: TableRow, actors: readonly Seat[]): Viewer {
  const people = seats.flatMap(({ kind }, seat) => (kind === "human" ? [seat] : []));
  const [only, second] = people;
  if (only !== undefined && second === undefined) return only;
  return actors.find((seat) => people.includes(seat)) ?? "observer";
}

/** How many actions two logs begin with together. */
function commonLength(one: Log, other: Log): number {
  const differs = one.findIndex((entry, i) => {
    const opposite = other[i];
    return opposite === undefined || entryText(opposite) !== entryText(entry);
  });
  return differs === -1 ? one.length : differs;
}

function nextUndone(
  undone: readonly string[],
): { readonly seat: Seat; readonly action: unknown } | undefined {
  try {
    const entry: unknown = JSON.parse(undone.at(-1) ?? "");
    return isObject(entry) && isInteger(entry.seat) ? { seat: entry.seat, action: entry.action } : undefined;
  } catch {
    return undefined;
  }
}
