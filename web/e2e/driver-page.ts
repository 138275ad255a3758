/** A page with nothing on it but the driver: the tests play through it. Served by the development server alone. */

import { DriverError } from "@chronarium/authority";
import { storeLaws } from "@chronarium/authority/test-kit";
import type { Level } from "@chronarium/bots";
import { khronos, type State } from "@chronarium/khronos";
import { IdbStore } from "../src/driver/idb-store.ts";
import { openLocalLibrary } from "../src/driver/local-library.ts";
import type { Acted, Driver, Library, Moment, SeatSetup, Update } from "../src/driver/types.ts";

type Seen = { driver: Driver; updates: Update[]; now: Moment };

const kit = {
  // Set before any test calls: the page waits for it.
  library: undefined as unknown as Library,

  async create(kinds: string, level: Level = 1): Promise<string> {
    const seats = kinds
      .split("")
      .map(
        (kind, i): SeatSetup =>
          kind === "h" ? { kind: "human", name: `Person ${i}` } : { kind: "bot", name: `Bot ${i}`, level },
      );
    return kit.library.create({ game: "khronos", seats, options: {} });
  },

  async open(id: string): Promise<Seen> {
    const driver = await kit.library.open(id);
    const seen: { driver: Driver; updates: Update[]; now?: Moment } = { driver, updates: [] };
    driver.subscribe((update) => {
      seen.updates.push(update);
      seen.now = update.moment;
    });
    if (seen.now === undefined) throw new Error("A driver tells the present moment first.");
    return seen as Seen;
  },

  /** A journey reveals nothing: it can be taken back. */
  quiet(moment: Moment): { readonly type: string } {
    const found = kit.legal(moment).find(({ type }) => type === "travel");
    if (found === undefined) throw new Error("No journey is possible.");
    return found;
  },

  legal(moment: Moment): readonly { readonly type: string }[] {
    const seat = moment.actors[0];
    return seat === undefined ? [] : khronos.legalActions(moment.imagined as State, seat);
  },

  /** Legal whatever the hand, so also when it is another's turn than the viewer's. */
  any(moment: Moment): { readonly type: string } {
    const found = kit.legal(moment).find(({ type }) => type === "end") ?? kit.legal(moment)[0];
    if (found === undefined) throw new Error("Nobody can act.");
    return found;
  },

  act(seen: Seen, action: { readonly type: string }): Promise<Acted> {
    return seen.driver.act(seen.now.actors[0] ?? 0, [action], seen.now.version);
  },

  /** The test's own time ends what will never come. */
  async until(is: () => boolean): Promise<void> {
    while (!is()) await new Promise((resolve) => setTimeout(resolve, 5));
  },

  async rejection(promise: Promise<unknown>): Promise<unknown> {
    return promise.then(
      () => undefined,
      (error: unknown) => (error instanceof DriverError ? error.refusal : String(error)),
    );
  },

  /** Behind the driver's back. */
  database(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open("chronarium");
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  },

  async stored(store: "tables" | "log", key: IDBValidKey): Promise<unknown> {
    const db = await kit.database();
    const request = db.transaction(store).objectStore(store).get(key);
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    db.close();
    return request.result;
  },

  /** The acts of a table, as they are stored. */
  async storedLog(
    id: string,
  ): Promise<
    readonly { readonly seat: number; readonly actions: readonly unknown[]; readonly at: number }[]
  > {
    const db = await kit.database();
    const range = IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
    const request = db.transaction("log").objectStore("log").getAll(range);
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    db.close();
    return request.result.map(({ text }: { readonly text: string }) => JSON.parse(text));
  },

  async damage(store: "tables" | "log", row: unknown): Promise<void> {
    const db = await kit.database();
    const transaction = db.transaction(store, "readwrite");
    transaction.objectStore(store).put(row);
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    db.close();
  },

  /** Every law on a database of its own. Answers the broken ones. */
  async brokenLaws(): Promise<readonly string[]> {
    const broken: string[] = [];
    for (const [i, { name, run }] of storeLaws.entries()) {
      try {
        await run(await IdbStore.open(`laws ${i}`));
      } catch (error) {
        broken.push(`${name}: ${String(error)}`);
      }
    }
    return broken;
  },

  laws: storeLaws.length,
};

declare global {
  interface Window {
    readonly kit: typeof kit;
    /** What a test keeps between two looks at the page. */
    seen: Seen;
  }
}

kit.library = await openLocalLibrary();
Object.assign(window, { kit });
document.body.dataset.ready = "";
