/**
 * A store over one that may fail. What cannot be written is not done, and whoever keeps the tables is told; it tries
 * again by itself, with growing pauses. In memory it plays on only when the player says so, and what was played there
 * is written as soon as it can be.
 */
import type { Clock } from "./clock.ts";
import { isObject, isText } from "./guards.ts";
import type { EntryRow } from "./log.ts";
import { MemoryStore } from "./memory-store.ts";
import { DriverError, driverRefusal } from "./refusals.ts";
import { readTableRow, type Standing, type StoredTable, type TableRow } from "./rows.ts";
import { type Committed, type Label, type ListedTable, type Store, StoreEmptied } from "./store.ts";
import type { Keeping, StoreTrouble } from "./types.ts";

/** In milliseconds: the first pause before another try, and the longest. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;

export type KeptStoreHost = {
  /** Opens the store that lasts; called again after it has failed. */
  readonly open: () => Promise<Store>;
  readonly clock: Clock;
  /** For a table that another tab has played differently in the meantime: both are kept. */
  readonly freshId: () => string;
  readonly changed: (keeping: Keeping) => void;
};

export class KeptStore implements Store {
  readonly #host: KeptStoreHost;
  #disk: Promise<Store> | undefined;
  /** The tables that were seen here, as they are stored; while there is no store, the truth. */
  readonly #memory = new MemoryStore();
  /** What memory has and the disk may not. */
  readonly #unwritten: Set<string> = new Set();
  readonly #removed: Set<string> = new Set();
  #keeping: Keeping = { state: "stored" };
  #pause = FIRST_PAUSE;
  #stopTimer: () => void = () => {};
  /** Tables are on their way from one place to the other: everybody waits. */
  #moving: Promise<unknown> | undefined;

  constructor(host: KeptStoreHost) {
    this.#host = host;
  }

  get keeping(): Keeping {
    return this.#keeping;
  }

  async list(): Promise<readonly ListedTable[]> {
    return this.#use("read", (store) => store.list());
  }

  async readFrom(id: string, version: number): Promise<StoredTable | undefined> {
    const stored = await this.#use("read", (store) => store.readFrom(id, version));
    if (!this.#inMemory) await this.#see(id, version, stored);
    return stored;
  }

  async create(row: TableRow, entries: readonly EntryRow[]): Promise<boolean> {
    const created = await this.#use("write", (store) => store.create(row, entries));
    if (created) this.#wrote(row.id, () => this.#memory.put(row.id, { row, entries, talk: [] }));
    return created;
  }

  async commit(
    id: string,
    seen: number,
    standing: Standing,
    entries: readonly EntryRow[],
  ): Promise<Committed> {
    const outcome = await this.#use("write", (store) => store.commit(id, seen, standing, entries));
    if (outcome === "done") {
      this.#wrote(id, async () => {
        // A copy that misses what another tab has done is no copy.
        if ((await this.#memory.commit(id, seen, standing, entries)) !== "done")
          await this.#memory.remove(id);
      });
    }
    return outcome;
  }

  async say(id: string, spoken: string): Promise<boolean> {
    const said = await this.#use("write", (store) => store.say(id, spoken));
    if (said) this.#wrote(id, () => this.#memory.say(id, spoken));
    return said;
  }

  async label(id: string, label: Label): Promise<boolean> {
    const labelled = await this.#use("write", (store) => store.label(id, label));
    if (labelled) this.#wrote(id, () => this.#memory.label(id, label));
    return labelled;
  }

  async remove(id: string): Promise<void> {
    await this.#use("write", (store) => store.remove(id));
    if (this.#inMemory) {
      this.#unwritten.delete(id);
      this.#removed.add(id);
    } else await this.#memory.remove(id);
  }

  async probe(): Promise<void> {
    await this.#use("write", (store) => store.probe());
  }

  /** Now, instead of after the pause. */
  async tryNow(): Promise<void> {
    if (this.#keeping.state === "stored") return;
    this.#stopTimer();
    await this.#tryAgain();
  }

  /** The player's own decision. What can still be read comes along; what is stored stays as it is. */
  async playUnstored(): Promise<void> {
    const keeping = this.#keeping;
    if (keeping.state !== "failing") return;
    await this.#move(async () => {
      try {
        const disk = await this.#open();
        for (const { row } of await disk.list()) {
          if (!isObject(row) || !isText(row.id) || (await this.#memory.readFrom(row.id, 0)) !== undefined)
            continue;
          const stored = await disk.readFrom(row.id, 0);
          if (stored !== undefined) this.#memory.put(row.id, stored);
        }
      } catch {
        // Nothing can be read either: what was seen here can still be played, and new tables.
      }
      this.#tell({ state: "memory", why: keeping.why });
    });
  }

  get #inMemory(): boolean {
    return this.#keeping.state === "memory";
  }

  /**
   * A lost connection is worth a second try. A commit that was done although it failed is found stale by the second
   * try, and the room that asked for it reads again and finds its own entry.
   */
  async #use<Answer>(way: "read" | "write", work: (store: Store) => Promise<Answer>): Promise<Answer> {
    await this.#moving;
    if (this.#inMemory) return work(this.#memory);
    for (let tries = 1; ; tries++) {
      try {
        const answer = await work(await this.#open());
        // That something can be read does not mean that it can be written.
        if (way === "write") this.#well();
        return answer;
      } catch (error) {
        if (tries === 1) await this.#restore(error);
        else throw this.#failed(error);
      }
    }
  }

  /** What was stored and has been deleted from outside is written again, as far as it was seen here. */
  async #restore(error: unknown): Promise<void> {
    if (!(error instanceof StoreEmptied)) return;
    for (const { row } of await this.#memory.list()) {
      if (isObject(row) && isText(row.id)) this.#unwritten.add(row.id);
    }
    await this.#move(() => this.#writeBack()).catch((failure: unknown) => {
      throw this.#failed(failure);
    });
  }

  #open(): Promise<Store> {
    if (this.#disk !== undefined) return this.#disk;
    const opening = this.#host.open().catch((error: unknown) => {
      this.#disk = undefined;
      throw error;
    });
    this.#disk = opening;
    return opening;
  }

  #move(work: () => Promise<void>): Promise<void> {
    const moving = work().finally(() => {
      if (this.#moving === moving) this.#moving = undefined;
    });
    this.#moving = moving.catch(() => {});
    return moving;
  }

  #well(): void {
    this.#stopTimer();
    this.#pause = FIRST_PAUSE;
    if (this.#keeping.state !== "stored") this.#tell({ state: "stored" });
  }

  #failed(error: unknown): DriverError {
    const why = troubleOf(error, this.#disk !== undefined);
    this.#plan((nextTry) => ({ state: "failing", why, nextTry }));
    return new DriverError(driverRefusal("driver/store-failing"));
  }

  #plan(keepingAt: (nextTry: number) => Keeping): void {
    this.#stopTimer();
    this.#stopTimer = this.#host.clock.after(this.#pause, () => void this.#tryAgain());
    this.#tell(keepingAt(this.#host.clock.now() + this.#pause));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #tell(keeping: Keeping): void {
    this.#keeping = keeping;
    this.#host.changed(keeping);
  }

  async #tryAgain(): Promise<void> {
    try {
      await this.#move(async () => {
        await (await this.#open()).probe();
        await this.#writeBack();
        this.#well();
      });
    } catch (error) {
      const keeping = this.#keeping;
      if (keeping.state === "memory") this.#plan(() => keeping);
      else this.#failed(error);
    }
  }

  /** A table was changed: memory follows, or was the place where it was changed. */
  #wrote(id: string, follow: () => unknown): void {
    if (this.#inMemory) {
      this.#unwritten.add(id);
      this.#removed.delete(id);
    } else void follow();
  }

  async #see(id: string, version: number, stored: StoredTable | undefined): Promise<void> {
    const known = version === 0 ? undefined : await this.#memory.readFrom(id, 0);
    if (stored === undefined || (version > 0 && (known === undefined || known.entries.length < version))) {
      await this.#memory.remove(id);
      return;
    }
    const { row, entries, talk } = stored;
    const before = known?.entries.slice(0, version) ?? [];
    this.#memory.put(id, { row, entries: [...before, ...entries], talk });
  }

  /** Everything that memory has and the disk lacks. A failure leaves the rest for the next time. */
  async #writeBack(): Promise<void> {
    const disk = await this.#open();
    for (const id of this.#removed) {
      await disk.remove(id);
      this.#removed.delete(id);
    }
    for (const id of this.#unwritten) {
      const mine = await this.#memory.readFrom(id, 0);
      if (mine !== undefined) await this.#writeTable(disk, id, mine);
      this.#unwritten.delete(id);
    }
  }

  async #writeTable(disk: Store, id: string, mine: StoredTable): Promise<void> {
    const read = readTableRow(mine.row);
    // What was damaged when it was read is still where it was.
    if (!read.ok) return;
    const { row } = read;
    const entries = mine.entries as readonly EntryRow[];
    const theirs = await disk.readFrom(id, 0);
    const there = theirs === undefined ? 0 : commonLength(theirs.entries, entries);
    if (theirs === undefined) await disk.create(row, entries);
    else if (there === theirs.entries.length) {
      const { standing } = row;
      if (there < entries.length) await disk.commit(id, there, standing, entries.slice(there));
      if (row.name !== undefined) await disk.label(id, { name: row.name });
      if (row.analysis !== undefined) await disk.label(id, { analysis: row.analysis });
    } else if (there < entries.length) {
      const fresh = this.#host.freshId();
      await disk.create(
        { ...row, id: fresh },
        entries.map((entry) => ({ ...entry, table: fresh })),
      );
    }
    for (const said of mine.talk.slice(theirs?.talk.length ?? 0)) await disk.say(id, said);
  }
}

function troubleOf(error: unknown, opened: boolean): StoreTrouble {
  if (isObject(error) && error.name === "QuotaExceededError") return "full";
  return opened ? "failed" : "unavailable";
}

/** How many entries two logs begin with together. */
function commonLength(one: readonly unknown[], other: readonly EntryRow[]): number {
  const differs = one.findIndex((entry, i) => !isObject(entry) || entry.text !== other[i]?.text);
  return differs === -1 ? one.length : differs;
}
