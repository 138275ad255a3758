/** The authority over the tables of this browser: keeps them, opens them, and tells other tabs of changes. */
import { type AnyMatch, type AnyRules, loadText, newMatch, readOptions, saveText } from "@chronarium/kernel";
import { freshId, freshSeed } from "./chance.ts";
import { isObject, isText } from "./guards.ts";
import { OpenTable, type World } from "./open-table.ts";
import { DriverError, driverRefusal, fail } from "./refusals.ts";
import { cardOfStored, entryRow, type Found, headOf, openStored, standingOf, type TableRow } from "./rows.ts";
import type { Store } from "./store.ts";
import type { Thinker } from "./thinker.ts";
import type { Imported, NewTable, SeatSetup, TableCard, Update } from "./types.ts";

export type Around = {
  readonly store: Store;
  readonly rulesOf: (game: string) => Promise<AnyRules>;
  readonly allRules: () => Promise<readonly AnyRules[]>;
  readonly thinker: () => Thinker;
  readonly now: () => number;
  /** Tells the other tabs. Losing a message loses nothing: the store is the truth. */
  readonly announce: (news: News) => void;
  /** The list of tables may look different. */
  readonly listChanged: () => void;
};

/** A change of a table, for the other tabs. */
type News = { readonly table: string };

const isNews = (value: unknown): value is News => isObject(value) && isText(value.table);

export class Authority {
  readonly #around: Around;
  readonly #world: World;
  readonly #open: Set<OpenTable> = new Set();

  constructor(around: Around) {
    this.#around = around;
    const { store, now, thinker } = around;
    this.#world = {
      store,
      now,
      thinker,
      find: (id) => this.#find(id),
      changed: (table) => this.#tell(table.id, table),
      keep: (match, about) => this.#keep(match.id, match, about),
    };
  }

  async list(): Promise<readonly TableCard[]> {
    const cards = (await this.#around.store.list()).map(cardOfStored);
    return cards.sort((a, b) => b.updated - a.updated);
  }

  async create({ game, seats, options }: NewTable): Promise<string> {
    const rules = await this.#around.rulesOf(game);
    const { min, max } = rules.seats;
    if (seats.length < min || seats.length > max)
      fail("driver/wrong-seats", { min, max, seats: seats.length });
    const read = readOptions(rules.options, options);
    if (!read.ok) throw new DriverError(read.refusal);
    const id = freshId();
    const names = seats.map(({ name }) => name);
    const seed = freshSeed();
    return this.#keep(id, newMatch(rules, { id, seats: seats.length, options: read.options, seed, names }), {
      seats,
    });
  }

  /** Plays the stored log again; `push` gets every later change. */
  async open(id: string, push: (update: Update) => void): Promise<OpenTable> {
    const found = await this.#find(id);
    await this.#mark(id, found);
    if (!found.ok) throw new DriverError(found.refusal);
    const table = new OpenTable(this.#world, found, push);
    this.#open.add(table);
    return table;
  }

  close(table: OpenTable): void {
    table.close();
    this.#open.delete(table);
  }

  async rename(id: string, name: string): Promise<void> {
    if (!(await this.#around.store.label(id, { name }))) fail("driver/no-such-table");
    this.#tell(id);
  }

  async remove(id: string): Promise<void> {
    await this.#around.store.remove(id);
    this.#tell(id);
  }

  async export(id: string): Promise<string> {
    const found = await this.#find(id);
    if (!found.ok) throw new DriverError(found.refusal);
    return saveText(found.match.record());
  }

  async import(text: string): Promise<Imported> {
    const loaded = loadText(await this.#around.allRules(), text);
    if (!loaded.ok) return { ok: false, refusal: loaded.refusal };
    const { match } = loaded;
    const { names, parent } = match.beginning;
    const seats = Array.from({ length: match.seats }, (_, seat): SeatSetup => {
      return { kind: "human", name: names?.[seat] ?? match.rules.seatNames[seat] ?? "" };
    });
    const about = { seats, ...(parent && { branch: { parent: parent.match, revision: parent.revision } }) };
    // Its branches know it by its old id: it keeps that unless it is here already.
    const taken = !/^[\w-]{1,64}$/.test(match.id) || (await this.#around.store.read(match.id)) !== undefined;
    return { ok: true, id: await this.#keep(taken ? freshId() : match.id, match, about) };
  }

  /** Another tab says that it has changed a table. */
  async hear(news: unknown): Promise<void> {
    if (!isNews(news)) return;
    this.#around.listChanged();
    await this.#refresh(news.table);
  }

  async #find(id: string): Promise<Found> {
    const { store, rulesOf } = this.#around;
    const stored = await store.read(id);
    if (stored === undefined) return { ok: false, refusal: driverRefusal("driver/no-such-table") };
    return openStored(stored, rulesOf);
  }

  /** The list has no time to play every log again, so what was found out here is written on the table. */
  async #mark(id: string, found: Found): Promise<void> {
    const { store } = this.#around;
    if (found.ok && found.row.damaged !== undefined) await store.label(id, { damaged: undefined });
    else if (!found.ok && found.refusal.code !== "driver/no-such-table") {
      await store.label(id, { damaged: found.refusal });
    } else return;
    this.#around.listChanged();
  }

  async #keep(
    id: string,
    match: AnyMatch,
    about: Pick<TableRow, "seats" | "branch" | "name">,
  ): Promise<string> {
    const created = this.#around.now();
    const row: TableRow = {
      id,
      game: match.rules.id,
      created,
      ...about,
      head: headOf(match),
      origin: match.stateHashAt(0),
      standing: standingOf(match, { version: 0, updated: created, undone: [] }),
    };
    const entries = match.log.map((_, i) => entryRow(id, match, i + 1));
    if (!(await this.#around.store.create(row, entries))) fail("driver/failed", { message: id });
    this.#tell(id);
    return id;
  }

  /** After the commit, never before. */
  #tell(id: string, by?: OpenTable): void {
    this.#around.announce({ table: id });
    this.#around.listChanged();
    void this.#refresh(id, by);
  }

  async #refresh(id: string, by?: OpenTable): Promise<void> {
    const others = [...this.#open].filter((table) => table.id === id && table !== by);
    await Promise.all(others.map((table) => table.refresh()));
  }
}
