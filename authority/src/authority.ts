/** The authority over the tables of one store: keeps them, opens rooms on demand, lets go of those nobody looks at. */
import {
  type AnyMatch,
  type AnyRules,
  type Budget,
  newMatch,
  readOptions,
  type Seat,
  seatsAllowed,
  type Verified,
} from "@chronarium/kernel";
import { type Chance, type Clock, freshId, freshSeed } from "./clock.ts";
import { type Folder, foldPast, verifyStored } from "./fold.ts";
import {
  type FileAnswer,
  type FileJob,
  fileText,
  jobOf,
  MOST_STEPS,
  readGameFile,
  wholeText,
} from "./game-file.ts";
import { tooSlow } from "./guard.ts";
import { isInteger, isObject, isText } from "./guards.ts";
import { isPartyId } from "./party-protocol.ts";
import type { Told } from "./protocol.ts";
import { DriverError, driverRefusal, fail } from "./refusals.ts";
import { exportRefusal, type Rights } from "./rights.ts";
import { Room, type RoomHost } from "./room.ts";
import {
  cardOf,
  cardOfStored,
  type Found,
  type LaidTable,
  layTable,
  openStored,
  readTableRow,
  relaid,
  type TableRow,
} from "./rows.ts";
import { sceneTable } from "./scene-table.ts";
import { Session } from "./session.ts";
import { type Shares, seedOf } from "./shares.ts";
import type { Label, Store } from "./store.ts";
import type { Thinker } from "./thinker.ts";
import type { Acted, Imported, NewTable, SeatSetup, TableCard } from "./types.ts";

/** A position to begin from, and who sits there. */
export type Scene = {
  readonly seats: readonly SeatSetup[];
  readonly match: (id: string) => AnyMatch;
};

/** What the authority stands on: a page's worker, a server, a terminal. */
export type Host = {
  readonly store: Store;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly rulesOf: (game: string) => Promise<AnyRules>;
  /** Positions that tables can be laid for besides the set-up, by their names; undefined where there is none. One that is damaged is refused, with the place. */
  readonly sceneOf?: (rules: AnyRules, scene: string) => Promise<Scene | undefined>;
  /** For files, which may be of any game. */
  readonly allRules: () => Promise<readonly AnyRules[]>;
  /** Reads a file from outside where it keeps nobody waiting; without it, here. */
  readonly readFile?: (job: FileJob) => Promise<FileAnswer>;
  /** Plays whole games again where that keeps nobody waiting; without it, here. */
  readonly folder?: Folder;
  readonly thinker: () => Thinker;
  /** Tells the other authorities over the same store. Losing a message loses nothing: the store is the truth. */
  readonly announce: (news: News) => void;
  /** The list of tables may look different. */
  readonly listChanged: () => void;
  /** Somebody has acted or taken back. */
  readonly moved?: (card: TableCard) => void;
  /** Bots go on when nobody looks. */
  readonly playsOn?: true;
  /** Branches are files here, which whoever makes them keeps himself. */
  readonly branchesLeave?: true;
  /** Called before the rules of a table are. */
  readonly working: (table: string, game: string) => void;
  readonly patience?: Patience;
};

/** In milliseconds: what one call of the rules may take, and how long a commit may go without an answer. */
export type Patience = { readonly rulesMs: number; readonly commitMs: number };

/** A change of a table. */
export type News = { readonly table: string; readonly version?: number };

const isNews = (value: unknown): value is News =>
  isObject(value) && isText(value.table) && (value.version === undefined || isInteger(value.version));

/**
 * One call of the rules takes milliseconds, and one commit hardly more: what takes so long keeps others waiting. A busy
 * machine may stop a thread for seconds, and that is nobody's fault.
 */
const PATIENCE: Patience = { rulesMs: 10_000, commitMs: 15_000 };

/** A room, and how many sessions hold it or wait for it. */
type Kept = { readonly room: Promise<Room>; holders: number };

export class Authority {
  readonly #host: Host;
  readonly #roomHost: RoomHost;
  readonly #rooms: Map<string, Kept> = new Map();

  /** When it began; milliseconds since 1970. */
  readonly since: number;

  constructor(host: Host) {
    this.#host = host;
    this.since = host.clock.now();
    const { store, clock, chance, thinker, working, patience = PATIENCE } = host;
    this.#roomHost = {
      store,
      clock,
      chance,
      thinker,
      working,
      rulesBudgetMs: patience.rulesMs,
      commitDeadlineMs: patience.commitMs,
      find: (id) => this.#find(id),
      changed: (room, moved) => {
        const { id, version } = room;
        this.#announce({ table: id, version });
        if (moved) this.#host.moved?.(room.setting.table);
        const kept = this.#rooms.get(id);
        if (kept !== undefined) this.#leave(id, kept, room);
      },
      keep: async (match, about) =>
        host.branchesLeave ? fail("driver/bad-call", { place: "branch" }) : this.keep(match.id, match, about),
      past: (job) => host.folder?.past(job) ?? foldPast(job, host.rulesOf),
    };
  }

  async list(): Promise<readonly TableCard[]> {
    const cards = (await this.#host.store.list())
      .map(cardOfStored)
      .filter(({ scene }) => scene === undefined);
    return cards.sort((a, b) => b.updated - a.updated);
  }

  /** `dealt`: several have made this deal together, and already have a name for the table. */
  async create(
    { game, seats, options, seed }: NewTable,
    dealt?: { readonly id: string; readonly shares: Shares },
  ): Promise<string> {
    const rules = await this.#host.rulesOf(game);
    const read = readOptions(rules.options, options);
    if (!read.ok) throw new DriverError(read.refusal);
    const { min, max } = seatsAllowed(rules, read.options);
    if (seats.length < min || seats.length > max)
      fail("driver/wrong-seats", { min, max, seats: seats.length });
    // Bots think on imagined states, and nobody can imagine what is sealed.
    if (rules.sealed && seats.some(({ kind }) => kind === "bot")) fail("driver/sealed");
    // Whoever names the deal knows it: that is fair to nobody else at the table.
    if (seed !== undefined && seats.length > 1) fail("driver/bad-call", { place: "seed" });
    const { chance } = this.#host;
    const { id, shares } = dealt ?? { id: freshId(chance) };
    const made = shares === undefined ? (seed ?? freshSeed(chance)) : seedOf(shares);
    const names = seats.map(({ name }) => name);
    const laid = { id, seats: seats.length, options: read.options, seed: made, names };
    return this.keep(id, newMatch(rules, laid), { seats, ...(shares && { shares }) });
  }

  /** A scene has one table: whoever comes back goes on there. One that cannot be opened any more is laid again. */
  async lay(game: string, scene: string): Promise<string> {
    const { store, rulesOf, sceneOf } = this.#host;
    const rules = await rulesOf(game);
    const id = sceneTable(game, scene);
    const laid = await sceneOf?.(rules, scene);
    if (laid === undefined) return fail("driver/no-such-scene", { scene: scene.slice(0, 60) });
    const match = laid.match(id);
    const found = await this.#find(id);
    // A lesson that has been written anew begins elsewhere: what was played on its old table is no answer to it.
    if (found.ok && found.row.scene === scene && found.row.origin === match.stateHashAt(0)) return id;
    await store.remove(id);
    return this.keep(id, match, { seats: laid.seats, scene });
  }

  /** `push` gets every later change; the session's `sync` tells the first moment. */
  async open(
    id: string,
    push: (told: Told) => void,
    {
      rights = () => "owner",
      language = "en",
      helped = () => true,
    }: { readonly rights?: () => Rights; readonly language?: string; readonly helped?: () => boolean } = {},
  ): Promise<Session> {
    const room = await this.#hold(id);
    return new Session(room, { rights, language, helped, adviser: this.#host.thinker() }, push);
  }

  /** The table as a list would show it. */
  async card(id: string): Promise<TableCard | undefined> {
    const stored = await this.#host.store.readFrom(id, Number.MAX_SAFE_INTEGER);
    const read = readTableRow(stored?.row);
    return read.ok ? cardOf(read.row) : undefined;
  }

  /** Where bots play on unseen: one may be waited for at this table. */
  async wake(id: string): Promise<void> {
    await this.#hold(id);
    this.#letGo(id);
  }

  close(session: Session): void {
    session.close();
    this.#letGo(session.room.id);
  }

  rename(id: string, name: string): Promise<void> {
    return this.#label(id, { name });
  }

  /** Others sit there now: a bot for somebody who has left, or he himself again. */
  reseat(id: string, seats: readonly SeatSetup[]): Promise<void> {
    return this.#label(id, { seats });
  }

  /** All others have agreed that this seat goes back before its last step; refused when something happened since. */
  async goBack(id: string, seat: Seat, version: number): Promise<Acted> {
    const room = await this.#hold(id);
    try {
      return await room.goBack(seat, version);
    } finally {
      this.#letGo(id);
    }
  }

  /** How it stands, and where a seat may go back to if all others agree; undefined: nowhere. */
  async standing(
    id: string,
    seat: Seat,
  ): Promise<{ readonly version: number; readonly askTo: number | undefined }> {
    return this.#reading(id, ({ match, version }) => {
      const to = match.consentHorizon(seat);
      return { version, askTo: to < match.revision ? to : undefined };
    });
  }

  /** Those who played have agreed to stop. */
  end(id: string): Promise<void> {
    return this.#label(id, { ended: { at: this.#host.clock.now() } });
  }

  async #label(id: string, label: Label): Promise<void> {
    if (!(await this.#host.store.label(id, label))) fail("driver/no-such-table");
    await this.#tell({ table: id });
  }

  /** What was kept of a finished game; it may be damaged. Undefined: nothing. */
  async analysis(id: string): Promise<string | undefined> {
    const row = (await this.#host.store.readFrom(id, 0))?.row;
    return isObject(row) && isText(row.analysis) ? row.analysis : undefined;
  }

  async keepAnalysis(id: string, analysis: string): Promise<void> {
    const stored = await this.#host.store.readFrom(id, 0);
    const read = readTableRow(stored?.row);
    if (!read.ok || read.row.standing.result === undefined) fail("driver/no-such-table");
    if (!(await this.#host.store.label(id, { analysis }))) fail("driver/no-such-table");
  }

  async remove(id: string): Promise<void> {
    await this.#host.store.remove(id);
    void this.#tell({ table: id });
  }

  /** The table's rules hung, and whoever watched has ended their thread: the list says why it cannot be opened. */
  async blame(id: string, seconds: number): Promise<void> {
    const game = (await this.list()).find((card) => card.id === id)?.game;
    if (game === undefined) return;
    await this.#host.store.label(id, { damaged: tooSlow(game, seconds * 1000) });
    this.#host.listChanged();
  }

  /** For others than its owner there is a file when the game is over. An empty passphrase is none. */
  async export(id: string, passphrase = "", rights: Rights = "owner"): Promise<string> {
    // The match is read in the room's line. Sealing takes long, and nobody waits for it there.
    const { text } = await this.#reading(id, (room) => {
      const refusal = exportRefusal(rights, room.over);
      if (refusal !== undefined) throw new DriverError(refusal);
      return { text: fileText(room.match, room.seats, { passphrase, chance: this.#host.chance }) };
    });
    return text;
  }

  /** The match as it is: for a host whose store are files of its own. */
  async record(id: string): Promise<string> {
    return this.#reading(id, ({ match, seats }) => wholeText(match, seats));
  }

  async verify(id: string, rights: Rights = "owner"): Promise<Verified> {
    const stored = await this.#host.store.readFrom(id, 0);
    if (stored === undefined) return { ok: false, refusal: driverRefusal("driver/no-such-table") };
    const read = readTableRow(stored.row);
    if (!read.ok) return read;
    const job = { table: id, game: read.row.game, stored, rights };
    return this.#host.folder?.verify(job) ?? verifyStored(job, (game) => this.#rulesAt(id, game));
  }

  async import(text: string, passphrase = ""): Promise<Imported> {
    const { allRules, chance, readFile } = this.#host;
    const job = jobOf(text, passphrase, chance);
    const read = await (readFile?.(job) ?? readGameFile(await allRules(), job, this.#importBudget()));
    if (!read.ok) return read;
    const { table } = read;
    // Its branches know it by its old id: it keeps that unless it is here already.
    const { id } = table.row;
    const taken =
      !/^[\w-]{1,64}$/.test(id) || isPartyId(id) || (await this.#host.store.readFrom(id, 0)) !== undefined;
    const kept = await this.#lay(relaid(table, taken ? freshId(chance) : id, this.#host.clock.now()));
    return { ok: true, id: kept, imagined: id === job.id };
  }

  /** A file may not keep others waiting longer than the rules of any table may. */
  #importBudget(): Budget {
    const { clock, patience = PATIENCE } = this.#host;
    const begun = clock.tick();
    return { steps: MOST_STEPS, spent: () => clock.tick() - begun > patience.rulesMs };
  }

  /** A match from elsewhere becomes a table. */
  async keep(
    id: string,
    match: AnyMatch,
    about: Pick<TableRow, "seats" | "branch" | "name" | "scene" | "shares">,
  ): Promise<string> {
    return this.#lay(layTable(id, match, about, this.#host.clock.now()));
  }

  async #lay({ row, entries }: LaidTable): Promise<string> {
    const { id } = row;
    if (!(await this.#host.store.create(row, entries))) fail("driver/failed", { message: id });
    void this.#tell({ table: id });
    return id;
  }

  async #reading<Answer>(id: string, read: (room: Room) => Promise<Answer> | Answer): Promise<Answer> {
    const room = await this.#hold(id);
    try {
      return await room.inLine(() => read(room));
    } finally {
      this.#letGo(id);
    }
  }

  /** Another authority over this store says that it has changed a table. */
  async hear(news: unknown): Promise<void> {
    if (!isNews(news)) return;
    this.#host.listChanged();
    await this.#refresh(news);
  }

  /** The store can be written again. */
  async storeWell(): Promise<void> {
    for (const { room } of this.#rooms.values()) await (await room.catch(() => undefined))?.resume();
  }

  async #hold(id: string): Promise<Room> {
    const kept = this.#rooms.get(id) ?? { room: this.#load(id), holders: 0 };
    kept.holders++;
    this.#rooms.set(id, kept);
    try {
      return await kept.room;
    } catch (error) {
      this.#letGo(id);
      throw error;
    }
  }

  #letGo(id: string): void {
    const kept = this.#rooms.get(id);
    if (kept === undefined || --kept.holders > 0) return;
    if (this.#host.playsOn === undefined) this.#rooms.delete(id);
    kept.room.then(
      (room) => this.#leave(id, kept, room),
      () => this.#rooms.delete(id),
    );
  }

  /** A room that nobody holds goes; where bots play on unseen, not while one is waited for. */
  #leave(id: string, kept: Kept, room: Room): void {
    if (kept.holders > 0 || (this.#host.playsOn === true && room.awaitsBot)) return;
    if (this.#rooms.get(id) === kept) this.#rooms.delete(id);
    room.close();
  }

  async #load(id: string): Promise<Room> {
    const found = await this.#find(id);
    await this.#mark(id, found);
    if (!found.ok) throw new DriverError(found.refusal);
    return new Room(this.#roomHost, found);
  }

  async #find(id: string): Promise<Found> {
    const stored = await this.#host.store.readFrom(id, 0);
    if (stored === undefined) return { ok: false, refusal: driverRefusal("driver/no-such-table") };
    return openStored(stored, (game) => this.#rulesAt(id, game));
  }

  async #rulesAt(id: string, game: string): Promise<AnyRules> {
    const rules = await this.#host.rulesOf(game);
    this.#host.working(id, game);
    return rules;
  }

  /** The list has no time to play every log again, so what was found out here is written on the table. */
  async #mark(id: string, found: Found): Promise<void> {
    const { store } = this.#host;
    if (found.ok && found.row.damaged !== undefined) await store.label(id, { damaged: undefined });
    else if (!found.ok && found.refusal.code !== "driver/no-such-table") {
      await store.label(id, { damaged: found.refusal });
    } else return;
    this.#host.listChanged();
  }

  /** After the commit, never before. */
  async #tell(news: News): Promise<void> {
    this.#announce(news);
    await this.#refresh(news);
  }

  #announce(news: News): void {
    this.#host.announce(news);
    this.#host.listChanged();
  }

  async #refresh({ table, version }: News): Promise<void> {
    const room = await this.#rooms.get(table)?.room.catch(() => undefined);
    if (room === undefined || (version !== undefined && version <= room.version)) return;
    await room.refresh();
  }
}
