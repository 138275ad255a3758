/** The tables of this browser, for the page: a thin line to the authority's thread. */
import type { Seat, Viewer } from "@chronarium/kernel";
import { type AuthorityCalls, TOPICS } from "./calls.ts";
import { isInteger, isObject } from "./guards.ts";
import { DriverError, driverRefusal } from "./refusals.ts";
import { Caller, portTo } from "./rpc.ts";
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
  TableCard,
  Update,
} from "./types.ts";

class LocalLibrary implements Library {
  readonly #worker: Worker;
  readonly #caller: Caller<AuthorityCalls>;
  readonly #drivers: Map<number, LocalDriver> = new Map();
  readonly #watchers: Set<() => void> = new Set();
  #persistent = true;

  static async begin(worker: Worker): Promise<LocalLibrary> {
    const library = new LocalLibrary(worker);
    // Before its first word an error means that the thread could not start; later ones are answered one by one.
    const died = (): void => library.#caller.die(driverRefusal("driver/worker-failed"));
    worker.addEventListener("error", died);
    try {
      const { persistent } = await library.#caller.call("hello", undefined);
      library.#persistent = persistent;
      return library;
    } catch (error) {
      worker.terminate();
      throw error;
    } finally {
      worker.removeEventListener("error", died);
    }
  }

  private constructor(worker: Worker) {
    this.#worker = worker;
    this.#caller = new Caller(portTo(worker), (topic, content) => this.#hear(topic, content));
  }

  get persistent(): boolean {
    return this.#persistent;
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

  async open(id: string): Promise<Driver> {
    const { session, moment } = await this.#caller.call("open", { table: id });
    const driver = new LocalDriver(this.#caller, session, moment, () => this.#drivers.delete(session));
    this.#drivers.set(session, driver);
    return driver;
  }

  close(): void {
    this.#worker.terminate();
    this.#caller.die(driverRefusal("driver/closed"));
  }

  #hear(topic: string, content: unknown): void {
    if (!isObject(content)) return;
    if (topic === TOPICS.library) {
      this.#persistent = content.persistent === true;
      for (const watcher of this.#watchers) watcher();
    } else if (topic === TOPICS.update && isInteger(content.session) && isUpdate(content.update)) {
      // What came before the answer to `open` is in the moment that came with it.
      this.#drivers.get(content.session)?.hear(content.update);
    }
  }
}

function isUpdate(value: unknown): value is Update {
  return isObject(value) && isObject(value.moment) && Array.isArray(value.entries);
}

class LocalDriver implements Driver {
  readonly #caller: Caller<AuthorityCalls>;
  readonly #session: number;
  readonly #listeners: Set<(update: Update) => void> = new Set();
  readonly #closed: () => void;
  #moment: Moment;
  #open = true;

  constructor(caller: Caller<AuthorityCalls>, session: number, moment: Moment, closed: () => void) {
    this.#caller = caller;
    this.#session = session;
    this.#moment = moment;
    this.#closed = closed;
  }

  subscribe(listener: (update: Update) => void): () => void {
    const heard = (update: Update): void => listener(update);
    this.#listeners.add(heard);
    heard({ moment: this.#moment, entries: [], cause: "opened" });
    return () => this.#listeners.delete(heard);
  }

  /** From the authority, in its order. */
  hear(update: Update): void {
    if (!this.#open) return;
    this.#moment = share(this.#moment, update.moment);
    for (const listener of this.#listeners) listener({ ...update, moment: this.#moment });
  }

  async look(viewer: Viewer): Promise<Moment> {
    const moment = await this.#call("look", { session: this.#session, viewer });
    return share(this.#moment, moment);
  }
  async moment(revision: number): Promise<Moment> {
    return share(this.#moment, await this.#call("moment", { session: this.#session, revision }));
  }
  chronicle(): Promise<readonly Entry[]> {
    return this.#call("chronicle", { session: this.#session });
  }
  act(seat: Seat, action: unknown, revision: number): Promise<Acted> {
    return this.#call("act", { session: this.#session, seat, action, revision });
  }
  undo(seat: Seat): Promise<Acted> {
    return this.#call("undo", { session: this.#session, seat });
  }
  redo(seat: Seat): Promise<Acted> {
    return this.#call("redo", { session: this.#session, seat });
  }
  branch(revision: number, name: string): Promise<string> {
    return this.#call("branch", { session: this.#session, revision, name });
  }

  async hint(seat: Seat, signal?: AbortSignal): Promise<Hint | undefined> {
    if (signal?.aborted) return undefined;
    const { promise: abandoned, resolve } = Promise.withResolvers<undefined>();
    const abandon = (): void => {
      resolve(undefined);
      this.#call("cancelHint", { session: this.#session }).catch(() => {});
    };
    signal?.addEventListener("abort", abandon, { once: true });
    try {
      return await Promise.race([this.#call("hint", { session: this.#session, seat }), abandoned]);
    } finally {
      signal?.removeEventListener("abort", abandon);
    }
  }

  close(): void {
    if (!this.#open) return;
    this.#call("close", { session: this.#session }).catch(() => {});
    this.#open = false;
    this.#listeners.clear();
    this.#closed();
  }

  #call<Name extends keyof AuthorityCalls>(
    name: Name,
    ask: AuthorityCalls[Name]["ask"],
  ): Promise<AuthorityCalls[Name]["answer"]> {
    if (!this.#open) return Promise.reject(new DriverError(driverRefusal("driver/closed")));
    return this.#caller.call(name, ask);
  }
}

/** Starts the authority's thread: a page needs one. */
export function openLocalLibrary(): Promise<Library> {
  return LocalLibrary.begin(new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }));
}
