/** From an open table to the first look at the game. */
import { isDeepStrictEqual } from "node:util";
import { commitmentTo, failParty, type PartySetup, type TableCard } from "@chronarium/authority";
import type { Level } from "@chronarium/bots";
import type { Seat } from "@chronarium/kernel";
import type { Chat } from "./chat.ts";
import { awaited, isPerson, type KeptParty, peopleAt, seatOf, setupsOf } from "./kept-party.ts";
import { changesOf, type Notes } from "./notes.ts";
import type { PartyBook } from "./party-book.ts";
import type { Playing } from "./playing.ts";
import { firstClock } from "./reckoning.ts";
import {
  arranged,
  botSeated,
  cleared,
  filled,
  hosted,
  isComplete,
  leastPeople,
  mustBeAnswered,
  mustHost,
  mustSit,
  readied,
  readSetup,
  seated,
  stood,
  withoutFree,
} from "./waiting.ts";

/** So many tables of one guest may wait for others at once. */
const MOST_WAITING = 10;
const CODE_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

export class Gathering {
  readonly #book: PartyBook;
  readonly #chat: Chat;
  readonly #notes: Notes;
  readonly #playing: Playing;
  /** How many tables a guest is opening just now. */
  readonly #opening: Map<string, number> = new Map();

  constructor(book: PartyBook, { chat, notes }: { chat: Chat; notes: Notes }, playing: Playing) {
    this.#book = book;
    this.#chat = chat;
    this.#notes = notes;
    this.#playing = playing;
  }

  async open(
    guest: string,
    { game, setup, name, share }: { game: string; setup: PartySetup; name: string; share: string },
  ): Promise<string> {
    const read = await readSetup(this.#book.host.rulesOf, game, setup);
    const waiting = this.#book.parties
      .of(guest)
      .filter((party) => party.host === guest && party.phase === "waiting");
    const opening = this.#opening.get(guest) ?? 0;
    if (waiting.length + opening >= MOST_WAITING) failParty("party/busy");
    // Those that are being stored count as well: many may be asked for at once.
    this.#opening.set(guest, opening + 1);
    try {
      const seats = this.#book.fit(read, hosted(guest, name, share, read.seats));
      return await this.#begin({ game, setup: read, host: guest, seats });
    } finally {
      const left = (this.#opening.get(guest) ?? 1) - 1;
      if (left === 0) this.#opening.delete(guest);
      else this.#opening.set(guest, left);
    }
  }

  sit(id: string, guest: string, seat: Seat, name: string, share: string): Promise<void> {
    return this.#book.change(id, async (party) => {
      if (await this.#chat.hasBlocked(party.host, guest)) failParty("party/blocked");
      if (party.phase !== "running") {
        const sits = this.#book.fits(seated(party, { guest, seat, name, share }));
        await this.#book.put(sits);
        if (seatOf(party, guest) === undefined) this.#notes.tell(sits, { code: "sat", seat });
        const hasFree = ({ seats }: KeptParty): boolean => seats.some(({ kind }) => kind === "free");
        if (hasFree(party) && !hasFree(sits)) this.#book.host.full?.(sits);
        return;
      }
      const there = party.seats[seat];
      return isPerson(there) && there.lent !== undefined
        ? this.#playing.sitIn(party, guest, seat, name)
        : this.#playing.takeBack(party, guest, seat);
    });
  }

  stand(id: string, guest: string): Promise<void> {
    return this.#book.change(id, async (party) => {
      const left = stood(party, guest);
      await this.#book.put(left);
      this.#notes.tell(party, { code: "stood", seat: mustSit(party, guest) });
    });
  }

  /** When all seats are taken and everybody is ready it begins by itself. */
  ready(id: string, guest: string, ready: boolean): Promise<void> {
    return this.#book.change(id, (party) => {
      const next = readied(party, guest, ready);
      return isComplete(next) ? this.#start(next) : this.#book.put(next);
    });
  }

  arrange(id: string, guest: string, setup: PartySetup): Promise<void> {
    return this.#book.change(id, async (party) => {
      mustHost(party, guest);
      const seat = mustSit(party, guest);
      const read = await readSetup(this.#book.host.rulesOf, party.game, setup);
      await this.#book.put(this.#book.fits(arranged(party, guest, read)));
      const asked = peopleAt(party).length > 1 && { asked: true as const };
      const changes = changesOf(party.setup, read);
      if (asked || Object.keys(changes).length > 0)
        this.#notes.tell(party, { code: "changed", seat, setup: changes, ...asked });
    });
  }

  seatBot(id: string, guest: string, seat: Seat, level: Level): Promise<void> {
    return this.#book.change(id, async (party) => {
      mustHost(party, guest);
      const host = mustSit(party, guest);
      if (await this.#book.isSealed(party)) failParty("party/no-bots");
      const sits = this.#book.fits(botSeated(party, seat, level));
      await this.#book.put(sits);
      if (party.seats[seat]?.kind === "free") this.#tellOf("botSeated", sits, host, seat);
    });
  }

  clearSeat(id: string, guest: string, seat: Seat): Promise<void> {
    return this.#book.change(id, async (party) => {
      mustHost(party, guest);
      const host = mustSit(party, guest);
      await this.#book.put(cleared(party, guest, seat));
      this.#tellOf("removed", party, host, seat);
    });
  }

  /** What the host has done with a seat. */
  #tellOf(code: "botSeated" | "removed", party: KeptParty, host: Seat, seat: Seat): void {
    const there = party.seats[seat];
    if (there !== undefined && there.kind !== "free")
      this.#notes.tell(party, { code, seat: host, whom: there.name });
  }

  start(id: string, guest: string): Promise<void> {
    return this.#book.change(id, (party) => {
      mustHost(party, guest);
      mustBeAnswered(party);
      return peopleAt(party).length < leastPeople(party) ? failParty("party/too-few") : this.#start(party);
    });
  }

  /** The first who asks of those who played is the host; the others find the way there at the old table. */
  again(id: string, guest: string, name: string, share: string): Promise<string> {
    return this.#book.inLine(id, async () => {
      const party = this.#book.party(id);
      if (party.phase !== "over" && party.phase !== "ended") return failParty("party/not-over");
      const next = party.again && this.#book.parties.get(party.again.table);
      if (next !== undefined && next.phase !== "closed") return next.id;
      if (seatOf(party, guest) === undefined) return failParty("party/not-seated");
      const { game, setup } = party;
      const seats = this.#book.fit(setup, hosted(guest, name, share, setup.seats));
      const table = await this.#begin({ game, setup: { ...setup, lobby: false }, host: guest, seats });
      await this.#book.put({ ...party, again: { table, by: name.trim() } });
      return table;
    });
  }

  async #begin(made: Pick<KeptParty, "game" | "setup" | "host" | "seats">): Promise<string> {
    const { chance, clock } = this.#book.host;
    const id = `o-${chance(10)}`;
    await this.#book.put({
      id,
      code: this.#freshCode(),
      ...made,
      phase: "waiting",
      own: chance(32),
      ending: [],
      touched: clock.now(),
    });
    return id;
  }

  #freshCode(): string {
    for (;;) {
      const drawn = Number.parseInt(this.#book.host.chance(5), 16);
      const letters = Array.from({ length: 8 }, (_, i) => CODE_LETTERS[Math.floor(drawn / 32 ** i) % 32]);
      const code = letters.join("");
      if (this.#book.parties.coded(code) === undefined) return code;
    }
  }

  async #start(party: KeptParty): Promise<void> {
    const { id, game, setup, own, seats } = await this.#full(party);
    const shares = {
      own,
      commitment: commitmentTo(own),
      seats: seats.map((seat) => (isPerson(seat) ? seat.share : "")),
    };
    const seated = setupsOf({ ...party, seats });
    await this.#book.host.authority.create({ game, seats: seated, options: setup.options }, { id, shares });
    await this.#begun(party);
  }

  /** The server was killed when its game was laid, and nobody had been told: it is for those who sat there then alone. */
  async caughtUp(party: KeptParty, card: TableCard): Promise<void> {
    if (isDeepStrictEqual(card.seats, setupsOf(await this.#full(party)))) await this.#begun(party);
  }

  /** Its game is laid: the clocks run from now on. */
  async #begun(party: KeptParty): Promise<void> {
    const { authority, clock } = this.#book.host;
    const full = await this.#full(party);
    const { id, setup, seats } = full;
    const rule = setup.clock;
    const actors = await this.#book.actors(id);
    this.#book.toAct.set(id, actors);
    const running = awaited(full, actors);
    const timed = rule.kind === "none" ? undefined : firstClock(rule, seats.length, running, clock.now());
    await this.#book.put({ ...full, phase: "running", ...(timed && { clock: timed }) });
    this.#notes.tell(full, { code: "began" });
    this.#book.host.moved?.(this.#book.party(id), actors, "began");
    await authority.wake(id);
  }

  /** Whoever sits there begins, with bots in the free seats where they can play. */
  async #full(party: KeptParty): Promise<KeptParty> {
    return this.#book.fits((await this.#book.isSealed(party)) ? withoutFree(party) : filled(party));
  }
}
