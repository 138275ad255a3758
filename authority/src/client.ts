/** Tables behind a port: what the page and the terminal play through. */
import type { Seat, Viewer } from "@chronarium/kernel";
import { type Chance, freshId } from "./clock.ts";
import { Follower } from "./follower.ts";
import { isInteger, isList, isObject, isText } from "./guards.ts";
import { type Imagination, type Imagines, momentOf } from "./moment.ts";
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
  Library,
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
};

export class Client implements Library {
  readonly #host: ClientHost;
  readonly #drivers: Map<number, ClientDriver> = new Map();
  readonly #watchers: Set<() => void> = new Set();
  #caller: Caller<AuthorityCalls>;
  #persistent = true;
  /** What was told to sessions whose opening has not been answered yet. */
  readonly #early: Map<number, Told[]> = new Map();
  #opening = 0;
  #working: WorkNews | undefined;

  constructor(port: Port, host: ClientHost) {
    this.#host = host;
    this.#caller = this.#callerTo(port);
  }

  get persistent(): boolean {
    return this.#persistent;
  }
  get caller(): Caller<AuthorityCalls> {
    return this.#caller;
  }

  /** Whose rules the authority was about to ask when it last said so. */
  get working(): WorkNews | undefined {
    return this.#working;
  }

  async hello(): Promise<void> {
    const { persistent } = await this.#caller.call("hello", { protocol: PROTOCOL });
    this.#persistent = persistent;
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
  export(id: string): Promise<string> {
    return this.#caller.call("export", { table: id });
  }
  import(text: string): Promise<Imported> {
    return this.#caller.call("import", { text });
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
    });
    this.#add(opened.session, driver);
    return driver;
  }

  close(): void {
    this.#host.end();
    this.#caller.die(driverRefusal("driver/closed"));
  }

  /**
   * The other end was ended and begun anew. Who waits for an answer is told that none comes; the open tables go on,
   * without the one that is to blame.
   */
  async reconnect(port: Port, why: DriverError["refusal"], without?: string): Promise<void> {
    const drivers = [...this.#drivers.values()];
    const caller = this.#caller;
    this.#drivers.clear();
    this.#early.clear();
    this.#working = undefined;
    this.#caller = this.#callerTo(port);
    caller.die(why);
    await this.hello();
    const { seconds = 0 } = why.params;
    if (without !== undefined)
      await this.#caller.call("blame", { table: without, seconds: Math.ceil(Number(seconds)) });
    for (const driver of drivers) {
      if (driver.table === without) driver.stop(why);
      else await this.#resume(driver);
    }
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

  #add(session: number, driver: ClientDriver): void {
    this.#drivers.set(session, driver);
    for (const told of this.#early.get(session) ?? []) driver.hear(told);
    if (this.#opening === 0) this.#early.clear();
  }

  #callerTo(port: Port): Caller<AuthorityCalls> {
    const caller = new Caller<AuthorityCalls>(port, (topic, content) => {
      if (caller === this.#caller) this.#hear(topic, content);
    });
    return caller;
  }

  #hear(topic: string, content: unknown): void {
    if (!isObject(content)) return;
    if (topic === TOPICS.library) {
      this.#persistent = content.persistent === true;
      for (const watcher of this.#watchers) watcher();
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

/** What it leads to is checked by its hash. */
function isTold(value: unknown): value is Told {
  return isObject(value) && isList(value.entries) && isInteger(value.hash);
}

type OpenedSession = {
  readonly caller: Caller<AuthorityCalls>;
  readonly session: number;
  readonly seen: Seen;
};

class ClientDriver implements Driver {
  readonly language: string;
  readonly #imagination: Imagination;
  readonly #listeners: Set<(update: Update) => void> = new Set();
  readonly #closed: (session: number) => void;
  #opened: OpenedSession;
  #follower: Follower;
  #moment: Moment;
  /** What is told while the whole is on its way. */
  #waiting: Told[] | undefined;
  #open = true;

  constructor(
    opened: OpenedSession,
    about: {
      readonly language: string;
      readonly imagination: Imagination;
      readonly closed: (session: number) => void;
    },
  ) {
    this.#opened = opened;
    this.#follower = new Follower(opened.seen);
    this.language = about.language;
    this.#imagination = about.imagination;
    this.#closed = about.closed;
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
    await this.#call("look", { ...this.#at(), viewer });
    return this.#moment;
  }
  async moment(revision: number): Promise<Moment> {
    const seen = await this.#call("moment", { ...this.#at(), revision });
    return momentOf(share(this.#follower.seen, seen), this.#imagination);
  }
  chronicle(): Promise<readonly Entry[]> {
    return this.#call("chronicle", this.#at());
  }
  act(seat: Seat, actions: readonly unknown[], version: number): Promise<Acted> {
    return this.#call("act", { ...this.#at(), seat, actions, version, id: this.#name() });
  }
  undo(seat: Seat): Promise<Acted> {
    return this.#call("undo", { ...this.#at(), seat, id: this.#name() });
  }
  redo(seat: Seat): Promise<Acted> {
    return this.#call("redo", { ...this.#at(), seat, id: this.#name() });
  }
  branch(revision: number, name: string): Promise<string> {
    return this.#call("branch", { ...this.#at(), revision, name });
  }
  say(seat: Seat, text: string, to: Spoken["to"]): Promise<void> {
    return this.#call("say", { ...this.#at(), seat, text, to });
  }
  words(keys: readonly string[], language: string): Promise<Readonly<Record<string, string>>> {
    return this.#call("words", { ...this.#at(), keys, language });
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
  #name(): string {
    return freshId(this.#imagination.chance);
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
