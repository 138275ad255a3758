/**
 * The parties of this server as they are stored: what is done at a table is done one after the other, and stored before
 * anybody is told.
 */
import {
  type Authority,
  type Chance,
  type Clock,
  DriverError,
  failParty,
  type Party,
  type PartySetup,
} from "@chronarium/authority";
import type { Seat } from "@chronarium/kernel";
import type { BlocksStore } from "./blocks.ts";
import { type Caller, Company } from "./company.ts";
import type { Games } from "./games.ts";
import { isPerson, type KeptParty, type KeptSeat, lobbyCard, partyFor, seatOf } from "./kept-party.ts";
import { PartyShelf } from "./party-shelf.ts";

type PartyStore = BlocksStore & {
  readonly parties: () => Promise<readonly string[]>;
  readonly keepParty: (id: string, text: string) => Promise<void>;
  readonly dropParty: (id: string) => Promise<void>;
};

export type Reported = {
  /** Persons. */
  readonly by: string;
  readonly about: string;
  /** What he is called there, and what he said last. */
  readonly called: string;
  readonly table: string;
  readonly said: readonly string[];
  readonly text: string;
};

export type PartiesHost = {
  readonly store: PartyStore;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly rulesOf: Games["rulesOf"];
  readonly authority: Authority;
  /** The name of somebody's account, if he has one. */
  readonly accountOf?: (person: string) => string | undefined;
  /** Somebody is to act, or somebody else than before; `began`: with these the game begins. */
  readonly moved?: (party: KeptParty, actors: readonly Seat[], how: "began" | "moved" | "resumed") => void;
  /** All seats are taken, and not everybody is ready. */
  readonly full?: (party: KeptParty) => void;
  /** These are asked whether they agree to a step back or to the end, or what becomes of somebody's seat. */
  readonly asked?: (party: KeptParty, seats: readonly Seat[]) => void;
  /** Somebody has no time left, or is gone: a bot takes his seat. The party is as it was before. */
  readonly replaced?: (party: KeptParty, seat: Seat) => void;
  /** Somebody tells whoever runs the server about another; false: he has told too much of late. */
  readonly reported?: (report: Reported) => Promise<boolean>;
  /** A game is over; told at least once, and again after a restart. */
  readonly finished?: (party: KeptParty) => Promise<void>;
  /** What went wrong while nobody waited for an answer. */
  readonly report: (error: unknown) => void;
};

export class PartyBook {
  readonly host: PartiesHost;
  readonly company: Company = new Company();
  readonly parties: PartyShelf = new PartyShelf();
  /** Who is waited for at the tables that are being played. */
  readonly toAct: Map<string, readonly Seat[]> = new Map();
  readonly #lines: Map<string, Promise<unknown>> = new Map();
  /** By guest. */
  readonly #watchers: Map<string, Set<() => void>> = new Map();

  constructor(host: PartiesHost) {
    this.host = host;
  }

  watchLists(guest: string, changed: () => void): () => void {
    const own = this.#watchers.get(guest) ?? new Set();
    this.#watchers.set(guest, own.add(changed));
    return () => {
      own.delete(changed);
      if (own.size === 0 && this.#watchers.get(guest) === own) this.#watchers.delete(guest);
    };
  }

  /** At a rated table sit accounts, and no bots. */
  fit(setup: PartySetup, seats: readonly KeptSeat[]): readonly KeptSeat[] {
    if (!setup.rated) return seats;
    if (seats.some(({ kind }) => kind === "bot")) failParty("party/rated");
    if (seats.some((seat) => isPerson(seat) && this.account(seat.guest) === undefined))
      failParty("party/rated-account");
    return seats;
  }

  fits(party: KeptParty): KeptParty {
    return { ...party, seats: this.fit(party.setup, party.seats) };
  }

  account(guest: string): string | undefined {
    return this.host.accountOf?.(guest);
  }

  async actors(id: string): Promise<readonly Seat[]> {
    return (await this.host.authority.card(id))?.actors ?? [];
  }

  async isSealed({ game }: KeptParty): Promise<boolean> {
    return (await this.host.rulesOf(game)).sealed !== undefined;
  }

  party(id: string): KeptParty {
    return this.parties.get(id) ?? failParty("party/no-such-table");
  }

  /** Stored first, then told. */
  async put(party: KeptParty): Promise<void> {
    const touched = { ...party, touched: this.host.clock.now() };
    await this.host.store.keepParty(party.id, JSON.stringify(touched));
    const before = this.parties.get(party.id);
    this.parties.put(touched);
    this.tell(party.id);
    this.#notice(before, touched);
  }

  /** Whoever looks at the lobby hears of what it shows; whose turn it is concerns those who sit there. */
  #notice(before: KeptParty | undefined, party: KeptParty): void {
    const shown = (each: KeptParty | undefined): string =>
      each?.setup.lobby ? JSON.stringify(lobbyCard(each, 0)) : "";
    if (shown(before) !== shown(party))
      for (const own of this.#watchers.values()) for (const changed of own) changed();
    else for (const each of [before, party]) this.noticeSeated(each);
  }

  noticeSeated(party: KeptParty | undefined): void {
    for (const seat of party?.seats ?? [])
      if (isPerson(seat)) for (const changed of this.#watchers.get(seat.guest) ?? []) changed();
  }

  tell(id: string, except?: Caller): void {
    const party = this.parties.get(id);
    if (party === undefined) return;
    for (const caller of this.company.at(id))
      if (caller !== except) caller.tell(this.told(party, caller.guest));
  }

  told(party: KeptParty, guest: string): Party {
    return partyFor(party, guest, {
      presence: (each) => this.company.presence(party.id, each),
      account: (each) => this.account(each),
      watching: this.watching(party),
      now: this.host.clock.now(),
    });
  }

  watching(party: KeptParty): number {
    const guests = this.company.at(party.id).map(({ guest }) => guest);
    return new Set(guests.filter((guest) => seatOf(party, guest) === undefined)).size;
  }

  change(id: string, work: (party: KeptParty) => Promise<void>): Promise<void> {
    return this.inLine(id, async () => work(this.party(id)));
  }

  inGame(id: string, work: (party: KeptParty) => Promise<void>): Promise<void> {
    return this.change(id, async (party) =>
      party.phase === "running" ? work(party) : failParty("party/not-running"),
    );
  }

  /** Nobody waits for it; if the game is over by then, it is nothing. */
  later(id: string, work: (party: KeptParty) => Promise<void>): void {
    this.inGame(id, work).catch((error: unknown) => {
      if (!(error instanceof DriverError)) this.host.report(error);
    });
  }

  inLine<Answer>(id: string, work: () => Promise<Answer>): Promise<Answer> {
    const done = (this.#lines.get(id) ?? Promise.resolve()).then(work);
    this.#lines.set(
      id,
      done.catch(() => {}),
    );
    return done;
  }

  async everywhere(work: (party: KeptParty) => Promise<void>): Promise<void> {
    for (const id of this.parties.ids())
      await this.inLine(id, async () => {
        const party = this.parties.get(id);
        if (party !== undefined) await work(party);
      });
  }

  drop(id: string): void {
    this.parties.delete(id);
    this.#lines.delete(id);
    this.#lines.delete(`${id} chat`);
    this.company.forget(id);
    this.host.store.dropParty(id).catch(this.host.report);
  }
}
