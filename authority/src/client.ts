/** Tables behind a port: what the page and the terminal play through. */
import type { Refusal, Seat, Verified, Viewer } from "@chronarium/kernel";
import { type Chance, freshId } from "./clock.ts";
import type { Finished } from "./fold.ts";
import { Follower } from "./follower.ts";
import { isInteger, isList, isObject, isText } from "./guards.ts";
import { type Imagination, type Imagines, momentOf } from "./moment.ts";
import type { PartyCalls } from "./party-protocol.ts";
import { beside, momentsOf, unpacked } from "./past.ts";
import { type AuthorityCalls, PROTOCOL, TOPICS, type Told, type WorkNews } from "./protocol.ts";
import { DriverError, driverRefusal } from "./refusals.ts";
import { Caller, type Port } from "./rpc.ts";
import { share } from "./share.ts";
import type {
  Acted,
  Driver,
  Entry,
  Hint,
  Imported,
  Keeping,
  Library,
  Line,
  Moment,
  NewTable,
  Seen,
  Spoken,
  TableCard,
  Update,
} from "./types.ts";

export type ClientHost = {
  readonly chance: Chance;
  /** Asked for open games only. */
  readonly rulesOf: (game: string) => Promise<Imagines>;
  /** Ends what is behind the port. */
  readonly end: () => void;
  /** How often an act is asked again when the other end goes before it has answered. */
  readonly tries?: number;
  /** Plays a finished game again on this side, for one who has seen its end. Without it, or where it fails, the other end tells. */
  readonly finished?: (seen: Seen, language: string) => Promise<Finished>;
};

type Calls = AuthorityCalls & PartyCalls;

export class Client implements Library {
  readonly #host: ClientHost;
  readonly #drivers: Map<number, ClientDriver> = new Map();
  readonly #watchers: Set<() => void> = new Set();
  readonly #topics: Map<string, Set<(content: unknown) => void>> = new Map();
  #caller: Caller<Calls>;
  #keeping: Keeping = { state: "stored" };
  #line: Line = "well";
  #since: number | undefined;
  /** While the other end is begun anew. */
  #back: Promise<void> = Promise.resolve();
  /** What was told to sessions whose opening has not been answered yet. */
  readonly #early: Map<number, Told[]> = new Map();
  #opening = 0;
  #working: WorkNews | undefined;

  constructor(port: Port, host: ClientHost) {
    this.#host = host;
    this.#caller = this.#callerTo(port);
  }

  /** When the other end began, as it last said. */
  get since(): number | undefined {
    return this.#since;
  }
  get keeping(): Keeping {
    return this.#keeping;
  }
  get line(): Line {
    return this.#line;
  }
  set line(line: Line) {
    if (this.#line === line) return;
    this.#line = line;
    this.#changed();
  }
  get caller(): Caller<Calls> {
    return this.#caller;
  }

  /** Whose rules the authority was about to ask when it last said so. */
  get working(): WorkNews | undefined {
    return this.#working;
  }

  /** Calls back with what is said unasked about something that is no table's own. */
  on(topic: string, listener: (content: unknown) => void): () => void {
    const listeners = this.#topics.get(topic) ?? new Set();
    this.#topics.set(topic, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /** Answers when the other end, if it is begun anew just now, is there again. */
  back(): Promise<void> {
    return this.#back;
  }

  async hello(): Promise<void> {
    const { keeping, since } = await this.#caller.call("hello", { protocol: PROTOCOL });
    this.#keeping = keeping;
    this.#since = since;
  }

  tryStore(): Promise<void> {
    return this.#caller.call("tryStore", undefined);
  }
  playUnstored(): Promise<void> {
    return this.#caller.call("playUnstored", undefined);
  }

  watch(listener: () => void): () => void {
    // Its own function, so that the same listener may watch twice.
    const watcher = (): void => listener();
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  list(): Promise<readonly TableCard[]> {
    return this.#caller.call("list", undefined);
  }
  create(table: NewTable): Promise<string> {
    return this.#caller.call("create", table);
  }
  lay(game: string, scene: string): Promise<string> {
    return this.#caller.call("lay", { game, scene });
  }
  rename(id: string, name: string): Promise<void> {
    return this.#caller.call("rename", { table: id, name });
  }
  remove(id: string): Promise<void> {
    return this.#caller.call("remove", { table: id });
  }
  export(id: string, passphrase = ""): Promise<string> {
    return this.#caller.call("export", { table: id, passphrase });
  }
  import(text: string, passphrase = ""): Promise<Imported> {
    return this.#caller.call("import", { text, passphrase });
  }
  verify(id: string): Promise<Verified> {
    return this.#caller.call("verify", { table: id });
  }

  analysis(id: string): Promise<string | undefined> {
    return this.#caller.call("analysis", { table: id });
  }
  keepAnalysis(id: string, text: string): Promise<void> {
    return this.#caller.call("keepAnalysis", { table: id, text });
  }

  async open(id: string, language = "en"): Promise<Driver> {
    const opened = await this.#session(id, language);
    const { game } = opened.seen.table;
    // A sealed game's rules stay where its content is.
    const rules = opened.seen.acts === undefined ? await this.#host.rulesOf(game) : undefined;
    const driver = new ClientDriver(opened, {
      language,
      imagination: { rules, chance: this.#host.chance },
      closed: (session) => this.#drivers.delete(session),
      back: () => this.#back,
      tries: this.#host.tries ?? MAX_ASKED,
      finished: this.#host.finished,
    });
    this.#add(opened.session, driver);
    return driver;
  }

  close(): void {
    this.#host.end();
    this.#caller.die(driverRefusal("driver/closed"));
  }

  /**
   * The other end is gone, and `beginAnew` makes another. Who waits for an answer is told that none comes; the open
   * tables go on, without the one that is to blame.
   */
  async cutOff(why: Refusal, beginAnew: () => Promise<void>, without?: string): Promise<void> {
    const drivers = [...this.#drivers.values()];
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#back = promise;
    this.#drivers.clear();
    this.#early.clear();
    this.#working = undefined;
    this.#caller.die(why);
    this.line = "ended";
    await beginAnew();
    const { seconds = 0 } = why.params;
    if (without !== undefined)
      await this.#caller
        .call("blame", { table: without, seconds: Math.ceil(Number(seconds)) })
        .catch(() => {});
    for (const driver of drivers) {
      if (driver.table === without) driver.stop(why);
      else await this.#resume(driver);
    }
    this.line = "well";
    resolve();
  }

  /** Speaks through another port from now on. */
  reconnect(port: Port): void {
    this.#caller = this.#callerTo(port);
  }

  async #resume(driver: ClientDriver): Promise<void> {
    try {
      const opened = await this.#session(driver.table, driver.language);
      this.#add(opened.session, driver);
      await driver.resume(opened);
    } catch (error) {
      driver.stop(error instanceof DriverError ? error.refusal : driverRefusal("driver/worker-failed"));
    }
  }

  async #session(id: string, language: string): Promise<OpenedSession> {
    const caller = this.#caller;
    this.#opening++;
    try {
      const { session, told } = await caller.call("open", { table: id, language });
      if (!("whole" in told)) throw new DriverError(driverRefusal("driver/bad-call", { place: "open" }));
      return { caller, session, seen: told.whole };
    } finally {
      this.#opening--;
    }
  }

  #changed(): void {
    for (const watcher of this.#watchers) watcher();
  }

  #add(session: number, driver: ClientDriver): void {
    this.#drivers.set(session, driver);
    for (const told of this.#early.get(session) ?? []) driver.hear(told);
    if (this.#opening === 0) this.#early.clear();
  }

  #callerTo(port: Port): Caller<Calls> {
    const caller = new Caller<Calls>(port, (topic, content) => {
      if (caller === this.#caller) this.#hear(topic, content);
    });
    return caller;
  }

  #hear(topic: string, content: unknown): void {
    if (!isObject(content)) return;
    for (const listener of this.#topics.get(topic) ?? []) listener(content);
    if (topic === TOPICS.library) {
      if (isKeeping(content.keeping)) this.#keeping = content.keeping;
      this.#changed();
    } else if (topic === TOPICS.working && isText(content.table) && isText(content.game)) {
      this.#working = { table: content.table, game: content.game };
    } else if (topic === TOPICS.told && isInteger(content.session) && isTold(content.told)) {
      const driver = this.#drivers.get(content.session);
      if (driver !== undefined) driver.hear(content.told);
      else if (this.#opening > 0)
        this.#early.set(content.session, [...(this.#early.get(content.session) ?? []), content.told]);
    }
  }
}

function isKeeping(value: unknown): value is Keeping {
  return isObject(value) && ["stored", "failing", "memory"].includes(String(value.state));
}

/** What it leads to is checked by its hash. */
function isTold(value: unknown): value is Told {
  return isObject(value) && isList(value.entries) && isInteger(value.hash);
}

type OpenedSession = {
  readonly caller: Caller<Calls>;
  readonly session: number;
  readonly seen: Seen;
};

/** An act that ends its authority every time is not asked for a third time. */
const MAX_ASKED = 2;

class ClientDriver implements Driver {
  readonly language: string;
  readonly #imagination: Imagination;
  readonly #listeners: Set<(update: Update) => void> = new Set();
  readonly #closed: (session: number) => void;
  readonly #back: () => Promise<void>;
  readonly #tries: number;
  readonly #finished: ClientHost["finished"];
  #opened: OpenedSession;
  #follower: Follower;
  #moment: Moment;
  /** What is told while the whole is on its way. */
  #waiting: Told[] | undefined;
  #open = true;
  /** What was last published. */
  #shown: Seen;
  /** The past as its viewer has been told it. */
  #kept: { readonly viewer: Viewer; readonly moments: Seen[] } | undefined;
  /** The past that is on its way: several moments of it are asked for at once. */
  #fetching: { readonly viewer: Viewer; readonly fetched: Promise<void> } | undefined;
  /** A finished game as its viewer may look back at it. */
  #folded: { readonly viewer: Viewer; readonly told: Promise<Finished | undefined> } | undefined;

  constructor(
    opened: OpenedSession,
    about: {
      readonly language: string;
      readonly imagination: Imagination;
      readonly closed: (session: number) => void;
      /** Answers when an authority that is begun anew has the table open again. */
      readonly back: () => Promise<void>;
      readonly tries: number;
      readonly finished: ClientHost["finished"];
    },
  ) {
    this.#opened = opened;
    this.#follower = new Follower(opened.seen);
    this.#shown = opened.seen;
    this.language = about.language;
    this.#imagination = about.imagination;
    this.#closed = about.closed;
    this.#back = about.back;
    this.#tries = about.tries;
    this.#finished = about.finished;
    this.#moment = momentOf(opened.seen, this.#imagination);
  }

  get table(): string {
    return this.#moment.table.id;
  }

  subscribe(listener: (update: Update) => void): () => void {
    const heard = (update: Update): void => listener(update);
    this.#listeners.add(heard);
    heard({ moment: this.#moment, entries: [], cause: "opened" });
    return () => this.#listeners.delete(heard);
  }

  /** From the authority, in its order. */
  hear(told: Told): void {
    if (!this.#open) return;
    if (this.#waiting !== undefined) this.#waiting.push(told);
    else if (this.#follower.hear(told)) this.#publish(told.cause, told.entries);
    else void this.#resync();
  }

  /** A session of its own again, through the same eyes. */
  async resume(opened: OpenedSession): Promise<void> {
    const { viewer } = this.#moment;
    this.#opened = opened;
    this.#follower = new Follower(opened.seen);
    if (opened.seen.viewer !== viewer) await this.#call("look", { ...this.#at(), viewer });
    await this.#resync();
  }

  /** The table does not go on. */
  stop(why: DriverError["refusal"]): void {
    const { thinking: _, ...seen } = this.#follower.seen;
    this.#follower = new Follower({ ...seen, stopped: why });
    this.#publish("reloaded", []);
  }

  async look(viewer: Viewer): Promise<Moment> {
    await this.#surely(() => this.#call("look", { ...this.#at(), viewer }));
    return this.#moment;
  }
  async moment(revision: number): Promise<Moment> {
    const live = this.#follower.seen;
    // A table shared over a line: its past comes once, not moment by moment.
    const known = live.own === undefined ? undefined : await this.#past(revision);
    const seen = known ?? (await this.#surely(() => this.#call("moment", { ...this.#at(), revision })));
    return momentOf(share(live, seen), this.#imagination);
  }
  async #past(revision: number): Promise<Seen | undefined> {
    const { viewer, last } = this.#follower.seen;
    if (revision >= last) return undefined;
    if (this.#kept?.viewer !== viewer || revision >= this.#kept.moments.length) {
      if (this.#fetching?.viewer !== viewer) {
        const fetched = this.#fetchPast(viewer).finally(() => {
          if (this.#fetching?.fetched === fetched) this.#fetching = undefined;
        });
        this.#fetching = { viewer, fetched };
      }
      await this.#fetching.fetched;
    }
    const seen = this.#kept?.viewer === viewer ? this.#kept.moments[revision] : undefined;
    return seen && beside(seen, this.#follower.seen);
  }
  async #fetchPast(viewer: Viewer): Promise<void> {
    const own = (await this.#lookBack())?.past;
    const past = own ?? (await this.#surely(() => this.#call("past", this.#at())));
    if (past !== undefined) this.#kept = { viewer, moments: [...momentsOf(await unpacked(past))] };
  }
  #lookBack(): Promise<Finished | undefined> | undefined {
    const { seen } = this.#follower;
    const { viewer, truth } = seen;
    if (truth === undefined || this.#finished === undefined) return undefined;
    if (this.#folded?.viewer !== viewer) {
      const told = this.#finished(seen, this.language).catch(() => {
        this.#folded = undefined;
        return undefined;
      });
      this.#folded = { viewer, told };
    }
    return this.#folded.told;
  }
  /**
   * The present moment becomes the newest of the past. What was taken back, what is open now, and the past of a sealed
   * game, which is an observer's, are asked for again.
   */
  #pass(): void {
    const before = this.#shown;
    this.#shown = this.#follower.seen;
    const { viewer, revision, truth, acts } = this.#shown;
    if (this.#kept === undefined || before.revision === revision) return;
    const goesOn = revision > before.revision && truth === undefined && acts === undefined;
    if (!goesOn || viewer !== this.#kept.viewer) this.#kept = undefined;
    else if (before.revision === this.#kept.moments.length) {
      const { thinking: _thinking, stopped: _stopped, talk: _talk, ...past } = before;
      this.#kept.moments.push(past);
    }
  }
  async chronicle(): Promise<readonly Entry[]> {
    const own = (await this.#lookBack())?.entries;
    return own ?? this.#surely(() => this.#call("chronicle", this.#at()));
  }
  act(seat: Seat, actions: readonly unknown[], version: number): Promise<Acted> {
    return this.#named((id) => this.#call("act", { ...this.#at(), seat, actions, version, id }));
  }
  undo(seat: Seat): Promise<Acted> {
    return this.#named((id) => this.#call("undo", { ...this.#at(), seat, id }));
  }
  redo(seat: Seat): Promise<Acted> {
    return this.#named((id) => this.#call("redo", { ...this.#at(), seat, id }));
  }
  branch(revision: number, name: string): Promise<string> {
    return this.#call("branch", { ...this.#at(), revision, name });
  }
  branchFile(revision: number): Promise<string> {
    return this.#call("branchFile", { ...this.#at(), revision });
  }
  say(seat: Seat, text: string, to: Spoken["to"]): Promise<void> {
    return this.#call("say", { ...this.#at(), seat, text, to });
  }
  words(keys: readonly string[], language: string): Promise<Readonly<Record<string, string>>> {
    return this.#surely(() => this.#call("words", { ...this.#at(), keys, language }));
  }

  async hint(seat: Seat, signal?: AbortSignal): Promise<Hint | undefined> {
    if (signal?.aborted) return undefined;
    const { promise: abandoned, resolve } = Promise.withResolvers<undefined>();
    const abandon = (): void => {
      resolve(undefined);
      this.#call("cancelHint", this.#at()).catch(() => {});
    };
    signal?.addEventListener("abort", abandon, { once: true });
    try {
      return await Promise.race([this.#call("hint", { ...this.#at(), seat }), abandoned]);
    } finally {
      signal?.removeEventListener("abort", abandon);
    }
  }

  close(): void {
    if (!this.#open) return;
    this.#call("close", this.#at()).catch(() => {});
    this.#open = false;
    this.#listeners.clear();
    this.#closed(this.#opened.session);
  }

  #at(): { readonly session: number } {
    return { session: this.#opened.session };
  }

  /**
   * When the authority goes before it has answered, nobody knows whether the act was stored. The next one knows it by
   * its name, so asking again gets the first answer or does it now.
   */
  #named(ask: (id: string) => Promise<Acted>): Promise<Acted> {
    const id = freshId(this.#imagination.chance);
    return this.#surely(() => ask(id));
  }

  /** For what may be asked twice. */
  async #surely<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    for (let tries = 1; ; tries++) {
      const asked = this.#opened;
      try {
        return await ask();
      } catch (error) {
        if (!asked.caller.dead || tries === this.#tries) throw error;
        await this.#back();
        // The table was not opened again: it is the one to blame, or is there no more.
        if (this.#opened === asked) throw error;
      }
    }
  }

  /** Asks for the whole, with the whole chronicle: what was missed in between nobody knows. */
  async #resync(): Promise<void> {
    this.#waiting = [];
    try {
      const told = await this.#call("sync", this.#at());
      if (this.#follower.hear(told)) this.#publish(told.cause, told.entries);
    } catch {
      // The table is closed, or its authority is gone: whoever asks next is told.
    }
    const waiting = this.#waiting;
    this.#waiting = undefined;
    // What was told before the whole is in it.
    for (const told of waiting) if (this.#follower.follows(told)) this.hear(told);
  }

  #publish(cause: Update["cause"], entries: readonly Entry[]): void {
    this.#pass();
    this.#moment = momentOf(this.#follower.seen, this.#imagination);
    for (const listener of this.#listeners) listener({ moment: this.#moment, entries, cause });
  }

  #call<Name extends keyof AuthorityCalls>(
    name: Name,
    ask: AuthorityCalls[Name]["ask"],
  ): Promise<AuthorityCalls[Name]["answer"]> {
    if (!this.#open) return Promise.reject(new DriverError(driverRefusal("driver/closed")));
    return this.#opened.caller.call(name, ask);
  }
}
