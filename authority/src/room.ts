/**
 * One live match, however many look at it: one line in which everything that may change it waits, its bots once, and
 * nobody sees a move before it is stored. The store is read when the room is made; afterwards only when a commit turns
 * out to be stale or unsure, or when another room says that there is news.
 */
import { USUAL_LEVEL } from "@chronarium/bots";
import {
  type AnyMatch,
  commitment,
  type Refusal,
  type Refused,
  type Seat,
  sha256,
  type Viewer,
} from "@chronarium/kernel";
import { Audience, type Happened, type Onlooker } from "./audience.ts";
import { Bots, type BotsAct } from "./bots.ts";
import { type Chance, freshId, freshSeed } from "./clock.ts";
import { Hashes } from "./digest.ts";
import type { Folder } from "./fold.ts";
import { wholeText } from "./game-file.ts";
import { Guard } from "./guard.ts";
import { Ledger, type LedgerHost, type Made } from "./ledger.ts";
import type { Told } from "./protocol.ts";
import { driverRefusal, fail, refusalOf } from "./refusals.ts";
import { cardOf, type Found, type TableRow } from "./rows.ts";
import type { Eyes, LiveEyes, Setting, Sight } from "./seen.ts";
import type { BotJob, JobLevel, Thinker } from "./thinker.ts";
import type { Acted, Entry, SeatSetup, Seen, Spoken, TableCard, Update } from "./types.ts";

/** What a room needs of the authority and its host. */
export type RoomHost = LedgerHost & {
  readonly chance: Chance;
  readonly thinker: () => Thinker;
  /** What one call of the rules may take. */
  readonly rulesBudgetMs: number;
  /** Called after a commit, for whoever else has this table open; `moved`: somebody has acted or taken back. */
  readonly changed: (room: Room, moved: boolean) => void;
  /** Called before rules are: a watchdog that finds everything hanging knows whose they were. */
  readonly working: (table: string, game: string) => void;
  /** Keeps a new table under its match's id; answers it. */
  readonly keep: (match: AnyMatch, about: Pick<TableRow, "seats" | "branch" | "name">) => Promise<string>;
  readonly past: Folder["past"];
};

/** Where several may act at once, another's commit in between only means to try again. */
const MAX_TRIES = 100;
/** So many refusals are kept for those who ask again. */
const MAX_REFUSED = 500;
const BOT_AGAIN_MS = 3000;
/** Enough to meet most kinds of action. */
const REHEARSED = 12;

/** A bot that failed stops the table, and yet others may act or take back. */
const BOT_STOPS: ReadonlySet<string> = new Set(["driver/bot-failed", "driver/not-loaded"]);

export class Room {
  readonly #host: RoomHost;
  readonly #guard: Guard;
  readonly #hashes: Hashes = new Hashes();
  readonly #ledger: Ledger;
  readonly #audience: Audience;
  readonly #bots: Bots;
  #commitment: string;
  /** By the names that clients gave to what they wished to do; what was done has its name in the log. */
  readonly #refused: Map<string, Refused> = new Map();
  #card: TableCard;
  #stopped: Refusal | undefined;
  #closed = false;
  #line: Promise<unknown> = Promise.resolve();

  constructor(host: RoomHost, found: Found & { readonly ok: true }) {
    this.#host = host;
    this.#guard = new Guard(found.rules.id, host.clock.tick, host.rulesBudgetMs);
    this.#ledger = new Ledger(host, this.#guard, this.#hashes, found);
    this.#audience = new Audience(this.#guard, this, this.#hashes);
    this.#commitment = commitment(found.match.beginning.seed);
    this.#card = cardOf(found.row);
    this.#bots = new Bots(
      {
        job: (seat, level) => this.job(seat, level, false),
        act: (seat, action, current) => this.#botActs(seat, action, current),
        fail: (refusal) => this.#botFailed(refusal),
        rests: () => void this.inLine(() => this.#tell("reloaded", [])),
      },
      host.clock,
      host.thinker(),
    );
    this.#letBotsThink();
  }

  get id(): string {
    return this.#ledger.row.id;
  }
  get version(): number {
    return this.#ledger.version;
  }
  get match(): AnyMatch {
    return this.#ledger.match;
  }
  get seats(): readonly SeatSetup[] {
    return this.#ledger.row.seats;
  }
  get over(): boolean {
    return this.#ledger.row.standing.result !== undefined;
  }
  get actors(): readonly Seat[] {
    return this.#ledger.row.standing.actors;
  }
  get talk(): readonly Spoken[] {
    return this.#ledger.talk;
  }
  get redoSeat(): Seat | undefined {
    return this.#ledger.next?.seat;
  }
  /** The stored table is gone or damaged, or its rules do not answer; a bot that failed is less than that. */
  get lost(): Refusal | undefined {
    return BOT_STOPS.has(this.#stopped?.code ?? "") ? undefined : this.#stopped;
  }
  /** Why nobody acts any more although the game is not over. */
  get ended(): Refusal | undefined {
    return this.#ledger.row.ended && driverRefusal("driver/ended");
  }
  /** Somebody is to act for whom nobody need look. */
  get awaitsBot(): boolean {
    return this.#bots.thinking !== undefined;
  }
  /** What everybody is told of the newest revision besides the game. */
  get setting(): Setting {
    const { thinking } = this.#bots;
    return {
      table: this.#card,
      version: this.version,
      commitment: this.#commitment,
      ...(thinking && { thinking }),
      ...(this.#stopped && { stopped: this.#stopped }),
    };
  }

  join(onlooker: Onlooker): void {
    this.#audience.join(onlooker);
  }
  leave(onlooker: Onlooker): void {
    this.#audience.leave(onlooker);
  }

  close(): void {
    this.#closed = true;
    this.#bots.close();
  }

  /** One after the other: whoever reads in line never sees a move that is not stored. */
  inLine<Answer>(work: () => Promise<Answer> | Answer): Promise<Answer> {
    const done = this.#line.then(() => {
      this.#host.working(this.id, this.match.rules.id);
      return work();
    });
    this.#line = done.catch(() => {});
    return done;
  }

  /** In line only: the newest revision. */
  sight(eyes: LiveEyes): Sight {
    return this.#audience.sight(eyes);
  }
  /** In line only. */
  seen(eyes: Eyes, revision: number): Seen {
    return this.#audience.seen(eyes, revision);
  }
  /** Every moment before the present one. `eyes` is asked in line; nobody waits there until the game is played again. */
  async past(eyes: () => Eyes): ReturnType<Folder["past"]> {
    const job = await this.inLine(() => {
      const { rules, beginning, log } = this.match;
      const { setting, redoSeat } = this;
      return { game: rules.id, beginning, log: [...log], setting, redoSeat, eyes: eyes() };
    });
    return this.#host.past(job);
  }
  hashed({ common, own }: Pick<Sight, "common" | "own">): Sight {
    return this.#audience.hashed({ common, own });
  }
  toldOf(before: Sight, after: Sight, cause: Told["cause"], entries: readonly Entry[]): Told {
    return this.#audience.toldOf(before, after, cause, entries);
  }
  /** In line only: the whole chronicle. */
  entriesFor(viewer: Viewer): readonly Entry[] {
    return this.#audience.entriesFrom(0, viewer);
  }

  /** What a bot is asked: it gets what its seat sees. Its chance follows from the deal, and tells nothing of it. */
  job(seat: Seat, level: JobLevel, advice: boolean): BotJob {
    const { rules, state, beginning, revision } = this.match;
    const view: unknown = this.#guard.run(() => rules.viewFor(state, seat));
    const seed = sha256(`bot ${beginning.seed} ${seat} ${revision}`);
    return { game: rules.id, seat, level, view, seed, advice };
  }

  act(seat: Seat, actions: readonly unknown[], version: number, id: string): Promise<Acted> {
    return this.#once(id, () => {
      if (!this.match.rules.simultaneous && version !== this.version) return this.#stale();
      return this.#ledger.played(actions, this.#about(seat, id));
    });
  }

  undo(seat: Seat, id: string): Promise<Acted> {
    return this.#once(id, () => this.#ledger.takenBack(this.#about(seat, id)));
  }

  /** All others have agreed at this version: nothing may have happened since. */
  goBack(seat: Seat, version: number): Promise<Acted> {
    const id = freshId(this.#host.chance);
    return this.#once(id, () =>
      version === this.version ? this.#ledger.takenBack(this.#about(seat, id), true) : this.#stale(),
    );
  }

  redo(seat: Seat, id: string): Promise<Acted> {
    return this.#once(id, () => {
      const { next } = this.#ledger;
      if (next === undefined) return refused(driverRefusal("driver/redo-nothing"));
      if (next.seat !== seat) return refused(driverRefusal("driver/redo-other-seat", { seat: next.seat }));
      return this.#ledger.played([next.action], { ...this.#about(seat, id), again: true });
    });
  }

  branch(revision: number, by: Viewer, name: string): Promise<string> {
    return this.inLine(() => {
      const about = { seats: this.seats, name, branch: { parent: this.id, revision } };
      return this.#host.keep(this.#branched(revision, by), about);
    });
  }

  /**
   * The same as a file: the whole of what it begins from follows from the viewer's view. It is for one person alone, so
   * bots play for the others, where bots can play; who has only watched plays for everybody.
   */
  branchFile(revision: number, by: Viewer, own: readonly Viewer[]): Promise<string> {
    const alone = this.match.rules.sealed === undefined && this.seats.some((_, seat) => own.includes(seat));
    const seats = this.seats.map(
      (each, seat): SeatSetup =>
        !alone || own.includes(seat) || each.kind === "bot"
          ? each
          : { kind: "bot", name: each.name, level: USUAL_LEVEL },
    );
    return this.inLine(() => wholeText(this.#branched(revision, by), seats));
  }

  #branched(revision: number, by: Viewer): AnyMatch {
    const { numbering } = this.#audience;
    const last = numbering.own(by, this.match.revision);
    if (revision > last) fail("driver/no-such-revision", { revision, last });
    if (this.match.branchRefusal() !== undefined) fail("driver/sealed");
    const { chance } = this.#host;
    const leave = {
      revision: numbering.meant(by, revision),
      by,
      id: freshId(chance),
      seed: freshSeed(chance),
    };
    return this.#guard.run(() => this.match.branch(leave));
  }

  say(seat: Seat, text: string, to: Spoken["to"]): Promise<void> {
    return this.inLine(async () => {
      const spoken: Spoken = { seat, text, to, revision: this.match.revision, at: this.#host.clock.now() };
      if (!(await this.#ledger.say(spoken))) fail("driver/no-such-table");
      this.#tell("said", []);
      this.#host.changed(this, false);
    });
  }

  /** Somebody else has changed the table, or may have. */
  refresh(): Promise<void> {
    return this.inLine(async () => {
      if (this.#closed || this.lost !== undefined) return;
      await this.#caughtUp();
    });
  }

  /** The store is well again: whoever waited for it goes on. */
  resume(): Promise<void> {
    return this.inLine(async () => {
      if (this.#closed || this.lost !== undefined) return;
      await this.#caughtUp();
      if (this.#bots.thinking !== undefined) return;
      this.#stopped = undefined;
      this.#letBotsThink();
      this.#tell("reloaded", []);
    });
  }

  /**
   * Plays a few moves and throws them away. The host compiles what it runs, and the rules fill their tables: the
   * first move of a visit is as quick as the others.
   */
  rehearse(): void {
    if (this.#closed || this.over || this.lost !== undefined) return;
    const { rules, state } = this.match;
    for (const seat of rules.actors(state)) {
      const legal = rules.legalActions(state, seat);
      const each = Math.ceil(legal.length / REHEARSED);
      for (const action of legal.filter((_, i) => i % each === 0)) {
        rules.refusal(state, seat, action);
        rules.apply(state, seat, action);
      }
    }
  }

  #about(seat: Seat, id: string): { readonly id: string; readonly seat: Seat; readonly at: number } {
    return { id, seat, at: this.#host.clock.now() };
  }

  /** A repeat gets the first answer, also where the room has been loaded again since. */
  #once(id: string, make: () => Made | Refused): Promise<Acted> {
    return this.inLine(async () => {
      if (this.#ledger.has(id)) return done;
      const no = this.#refused.get(id);
      if (no !== undefined) return no;
      const answer = await this.#change(id, make);
      if (answer.ok || answer.refusal.code === "driver/not-stored") return answer;
      this.#refused.set(id, answer);
      const [oldest] = this.#refused.keys();
      if (this.#refused.size > MAX_REFUSED && oldest !== undefined) this.#refused.delete(oldest);
      return answer;
    });
  }

  /** Lets the match do something, stores it, then tells everybody. If it cannot be stored, it was not done. */
  async #change(id: string, make: () => Made | Refused): Promise<Acted> {
    for (let tries = 1; ; tries++) {
      // A store that cannot even be read cannot tell what the match would follow.
      if (this.#ledger.doubtful && !(await this.#caughtUp()))
        return refused(driverRefusal("driver/not-stored"));
      if (this.lost !== undefined) return refused(this.lost);
      if (this.#ledger.has(id)) return done;
      const made = this.#attempt(make);
      if (!made.ok) return made;
      const outcome = await this.#ledger.commit(made, () => void this.refresh());
      if (outcome === "done") {
        this.#changed(made.entry.kind === "undo" ? "undone" : "acted", made.happened);
        this.#host.changed(this, true);
        return done;
      }
      // Only what is read from the store is told, whosever it is.
      await this.#caughtUp();
      if (this.#ledger.has(id)) return done;
      if (this.lost !== undefined) return refused(this.lost);
      if (outcome === "unsure") {
        // It may still arrive: the next change looks first.
        this.#ledger.doubt();
        return refused(driverRefusal("driver/not-stored"));
      }
      if (!this.match.rules.simultaneous || tries === MAX_TRIES) return this.#stale();
    }
  }

  #stale(): Refused {
    return refused(driverRefusal("driver/stale", { revision: this.match.revision }));
  }

  #attempt(make: () => Made | Refused): ReturnType<Ledger["attempt"]> {
    try {
      return this.#ledger.attempt(make);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.code === "authority/rules-too-slow") this.#stop(refusal);
      return refused(refusal);
    }
  }

  /** False where the store cannot be read now: it is read before the next change. */
  async #caughtUp(): Promise<boolean> {
    try {
      await this.#catchUp();
      return true;
    } catch {
      this.#ledger.doubt();
      return false;
    }
  }

  async #catchUp(): Promise<void> {
    const news = await this.#ledger.catchUp();
    switch (news.kind) {
      case "entries":
        // Another table may have come under the same id.
        this.#commitment = commitment(this.match.beginning.seed);
        this.#changed("reloaded", this.#audience.happenedFrom(news.after));
        return;
      case "talk":
        this.#tell("said", []);
        return;
      case "seats":
        this.#changed("reloaded", []);
        return;
      case "lost":
        this.#stop(news.refusal);
        return;
      case "none":
        this.#card = cardOf(this.#ledger.row);
    }
  }

  #changed(cause: Update["cause"], happened: readonly Happened[]): void {
    this.#stopped = undefined;
    this.#letBotsThink();
    this.#tell(cause, happened);
  }

  #tell(cause: Update["cause"], happened: readonly Happened[]): void {
    this.#card = cardOf(this.#ledger.row);
    const problem = this.#audience.tell(cause, happened);
    if (problem !== undefined) this.#stop(problem);
  }

  #stop(refusal: Refusal): void {
    this.#bots.callOff();
    this.#stopped = refusal;
    this.#audience.stop(refusal);
  }

  /** A bot that could not be loaded is asked again after a while: the network may be back. */
  #botFailed(refusal: Refusal): void {
    this.#stop(refusal);
    if (refusal.code !== "driver/not-loaded") return;
    this.#host.clock.after(BOT_AGAIN_MS, () => {
      if (this.#stopped === refusal) void this.resume();
    });
  }

  #letBotsThink(): void {
    this.#bots.callOff();
    if (this.#closed || this.over || this.ended !== undefined) return;
    const seat = this.actors.find((actor) => this.seats[actor]?.kind === "bot");
    const setup = seat === undefined ? undefined : this.seats[seat];
    if (seat === undefined || setup?.kind !== "bot") return;
    const done = this.match.log.filter((entry) => entry.seat === seat).length;
    this.#bots.think(seat, setup.level, setup.script?.[done]);
  }

  #botActs(seat: Seat, action: unknown, current: () => boolean): Promise<BotsAct> {
    return this.inLine(async () => {
      // Somebody acted or took back in the meantime: this thought is about a game that is no more.
      if (!current()) return "late";
      const id = freshId(this.#host.chance);
      const acted = await this.#change(id, () => this.#ledger.played([action], this.#about(seat, id)));
      if (acted.ok) return "acted";
      // It thinks again when the store is well: `resume`.
      if (acted.refusal.code === "driver/not-stored") return "unstored";
      return current() ? "refused" : "late";
    });
  }
}

const done: Acted = { ok: true };

function refused(refusal: Refusal): Refused {
  return { ok: false, refusal };
}
