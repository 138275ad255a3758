/** Who everybody is: guests, accounts and their devices. What is asked for is stored before it is answered. */
import { createHash } from "node:crypto";
import {
  type Account,
  type Chance,
  type Clock,
  type Device,
  failPeople,
  type History,
  type Me,
  type PeopleCalls,
  type Profile,
  type TableCard,
} from "@chronarium/authority";
import type { KeptParty } from "../online/kept-party.ts";
import { Bucket, Buckets } from "../online/limits.ts";
import { digestOf, freshCode, onPaper, recoveryCodes } from "./codes.ts";
import { type KeptAccount, type KeptDevice, keyOf } from "./kept.ts";
import { Passwords } from "./passwords.ts";
import { forgotten, gameOf, handedOver, historyFor, playedBy, wonBy } from "./played.ts";
import { type PeopleStore, Shelf } from "./shelf.ts";

/** What people have at tables: the parties of this server. */
type Tables = {
  readonly seatsOf: (person: string) => number;
  readonly bring: (from: string, to: string) => Promise<void>;
  readonly depart: (person: string) => Promise<void>;
};

export type PeopleHost = {
  readonly store: PeopleStore;
  readonly clock: Pick<Clock, "now">;
  readonly chance: Chance;
  readonly tables: Tables;
  /** The record of a finished game. */
  readonly recordOf: (table: string) => Promise<string>;
  /** Cuts the lines of a device that is no longer somebody's. */
  readonly letGo: (device: string) => void;
};

/** Whoever asks: who he is, the name in his cookie, how his browser calls itself. `enter` leaves another cookie there. */
export type Visitor = {
  readonly person: string;
  readonly id: string;
  readonly browser: string;
  readonly enter: (id: string) => void;
};

type Ask<Call extends keyof PeopleCalls> = PeopleCalls[Call]["ask"];

const SHORTEST_PASSWORD = 10;
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}\p{M} '’_.-]{0,22}[\p{L}\p{N}\p{M}]$/u;
/** In milliseconds. */
const MINUTE = 60_000;
const DAY = 24 * 3600_000;
const CODE_LIFE = 10 * MINUTE;
/** So long after a proof of who one is, things may be changed that a stranger at the device must not. */
const PROOF_LIFE = 15 * MINUTE;
const SEEN_EVERY = 60 * MINUTE;
/** A cookie lives for a year. */
const DEVICE_LIFE = 400 * DAY;
const CODE_LETTERS = 8;
const MOST_CODES = 10_000;
/** Tries for one name: at once, and in the long run. */
const TRIES = 20;
const TRIES_PER_SECOND = 1 / 30;

export class People {
  readonly #host: PeopleHost;
  readonly #shelf: Shelf;
  readonly #passwords = new Passwords();
  readonly #codes: Map<string, { readonly person: string; readonly until: number }> = new Map();
  readonly #tries = new Buckets((now) => new Bucket(TRIES, TRIES_PER_SECOND, now));
  /** Names that are being given away at this moment. */
  readonly #coming: Set<string> = new Set();

  constructor(host: PeopleHost) {
    this.#host = host;
    this.#shelf = new Shelf(host.store);
  }

  async load(): Promise<void> {
    await this.#shelf.load();
    await this.tidy();
  }

  /** Devices that were not seen for longer than their cookie lives are forgotten. */
  async tidy(): Promise<void> {
    const now = this.#host.clock.now();
    const old = [...this.#shelf.devices.values()].filter(({ seen }) => now - seen > DEVICE_LIFE);
    if (old.length > 0) await this.#shelf.put({ endDevices: old.map(({ id }) => id) });
    for (const [code, { until }] of this.#codes) if (until < now) this.#codes.delete(code);
  }

  /**
   * Whose the name in a cookie is. That of a guest is his own; once he has an account it opens nothing any more, since
   * it could not be taken back from whoever has copied it.
   */
  whose(id: string): string | undefined {
    const device = this.#shelf.devices.get(id);
    if (device !== undefined) return device.person;
    return this.#shelf.accounts.has(id) ? undefined : id;
  }
  nameOf(person: string): string | undefined {
    return this.#shelf.accounts.get(person)?.name;
  }

  async me({ person, id }: Visitor): Promise<Me> {
    const tables = this.#host.tables.seatsOf(person);
    const account = this.#shelf.accounts.get(person);
    if (account === undefined) return { tables };
    await this.#see(id);
    return { account: this.#shown(account, id), tables };
  }

  async signUp(visitor: Visitor, { name, password }: Ask<"signUp">): Promise<{ codes: readonly string[] }> {
    const { person } = visitor;
    if (this.#shelf.accounts.has(person)) failPeople("people/signed-in");
    const called = name.normalize("NFC").trim().replace(/\s+/gu, " ");
    if (!NAME.test(called)) failPeople("people/bad-name");
    mustBeStrong(password, called);
    const key = keyOf(called);
    if (this.#shelf.named(called) !== undefined || this.#coming.has(key)) failPeople("people/name-taken");
    this.#coming.add(key);
    try {
      const codes = recoveryCodes(this.#host.chance);
      const account: KeptAccount = {
        person,
        name: called,
        since: this.#host.clock.now(),
        password: await this.#passwords.written(password),
        codes: codes.map(digestOf),
      };
      await this.#enter(visitor, account, false);
      return { codes: codes.map(onPaper) };
    } finally {
      this.#coming.delete(key);
    }
  }

  async signIn(visitor: Visitor, { name, password, bring }: Ask<"signIn">): Promise<undefined> {
    this.#try(name);
    const account = this.#shelf.named(name);
    const fits = await this.#passwords.fits(account?.password, password);
    if (account === undefined || !fits) return failPeople("people/wrong");
    await this.#enter(visitor, this.#still(account), bring);
  }

  async recover(visitor: Visitor, { name, code, password, bring }: Ask<"recover">): Promise<undefined> {
    this.#try(name);
    const found = this.#shelf.named(name);
    const digest = digestOf(code);
    if (found?.codes.includes(digest) !== true) return failPeople("people/wrong-code");
    mustBeStrong(password, found.name);
    const written = await this.#passwords.written(password);
    const account = this.#still(found);
    // It was used while the password was being worked on.
    if (!account.codes.includes(digest)) return failPeople("people/wrong-code");
    const codes = account.codes.filter((each) => each !== digest);
    await this.#endAll(account.person);
    await this.#enter(visitor, { ...account, password: written, codes }, bring);
  }

  /** Whoever comes next on this device is a guest whom nobody knows. */
  async signOut({ id }: Visitor): Promise<undefined> {
    if (this.#shelf.devices.has(id)) await this.#end([id]);
  }

  deviceCode({ person }: Visitor): { code: string; until: number } {
    const now = this.#host.clock.now();
    // Only the last one counts.
    for (const [code, kept] of this.#codes) if (kept.person === person) this.#codes.delete(code);
    if (this.#codes.size >= MOST_CODES) failPeople("people/busy");
    const code = freshCode(this.#host.chance, CODE_LETTERS);
    const until = now + CODE_LIFE;
    this.#codes.set(code, { person, until });
    return { code: `${code.slice(0, 4)}-${code.slice(4)}`, until };
  }

  async useCode(visitor: Visitor, { code, bring }: Ask<"useCode">): Promise<undefined> {
    const kept = this.#codes.get(code);
    this.#codes.delete(code);
    if (kept === undefined || kept.until < this.#host.clock.now()) return failPeople("people/no-such-code");
    const device = { ...this.#deviceFor(visitor, kept.person), proved: 0 };
    await this.#shelf.put({ devices: [device], endDevices: this.#ownDevice(visitor) });
    await this.#come(visitor, device, bring);
  }

  async newCodes(visitor: Visitor): Promise<{ codes: readonly string[] }> {
    const account = this.#proved(visitor);
    const codes = recoveryCodes(this.#host.chance);
    await this.#shelf.put({ accounts: [{ ...account, codes: codes.map(digestOf) }] });
    return { codes: codes.map(onPaper) };
  }

  async changePassword(visitor: Visitor, { password }: Ask<"changePassword">): Promise<undefined> {
    mustBeStrong(password, this.#proved(visitor).name);
    const written = await this.#passwords.written(password);
    const account = this.#proved(visitor);
    await this.#shelf.put({ accounts: [{ ...account, password: written }] });
    await this.#endAll(account.person, visitor.id);
  }

  async endDevice({ person }: Visitor, { device }: Ask<"endDevice">): Promise<undefined> {
    const meant = this.#shelf.devicesOf(person).find(({ id }) => shownId(id) === device);
    if (meant === undefined) return failPeople("people/no-such-device");
    await this.#end([meant.id]);
  }

  history({ person }: Visitor, asked: Ask<"history">): History {
    return historyFor(this.#shelf.gamesOf(person), person, this.#isAccount, asked);
  }

  profile({ name }: Ask<"profile">): Profile {
    const account = this.#shelf.named(name) ?? failPeople("people/no-such-person");
    const games = this.#shelf.gamesOf(account.person).filter(({ seats }) => seats[0]?.place !== undefined);
    const won = games.filter((game) => wonBy(game, account.person)).length;
    return { name: account.name, since: account.since, games: games.length, won };
  }

  /** Neither the password nor codes: what they are digests of is known to their owner alone. */
  async export({ person, id }: Visitor): Promise<string> {
    const account = this.#shelf.accounts.get(person);
    const games = this.#shelf.gamesOf(person);
    const records: unknown[] = [];
    for (const { table } of games) {
      const text = await this.#host.recordOf(table).catch(() => undefined);
      records.push({ table, record: text === undefined ? undefined : JSON.parse(text) });
    }
    const whole = {
      format: "chronarium/person",
      version: 1,
      made: new Date(this.#host.clock.now()).toISOString(),
      person,
      ...(account && { account: this.#shown(account, id) }),
      devices: this.#shelf.devicesOf(person).map((device) => this.#shownDevice(device, id)),
      history: games.map((game) => playedBy(game, person, this.#isAccount)),
      records,
    };
    return JSON.stringify(whole, undefined, 2);
  }

  async remove(visitor: Visitor): Promise<undefined> {
    const { person } = this.#proved(visitor);
    await this.#host.tables.depart(person);
    const devices = this.#shelf.devicesOf(person).map(({ id }) => id);
    await this.#shelf.put({
      games: this.#shelf.gamesOf(person).map((game) => forgotten(game, person)),
      endDevices: devices,
      endAccount: person,
    });
    for (const [code, kept] of this.#codes) if (kept.person === person) this.#codes.delete(code);
    for (const id of devices) this.#host.letGo(id);
  }

  /** A game is over, by its result or because all agreed. Told again it is the same. */
  async finished(party: KeptParty, card: TableCard): Promise<void> {
    if (!this.#shelf.games.has(party.id)) await this.#shelf.put({ games: [gameOf(party, card)] });
  }

  readonly #isAccount = (person: string): boolean => this.#shelf.accounts.has(person);

  #try(name: string): void {
    if (!this.#tries.take(keyOf(name), this.#host.clock.now())) failPeople("people/too-fast");
  }

  /** It may have been changed or deleted while a password was being worked on. */
  #still({ person }: KeptAccount): KeptAccount {
    return this.#shelf.accounts.get(person) ?? failPeople("people/wrong");
  }

  /** Whoever has proved who he is, a short while ago. */
  #proved({ person, id }: Visitor): KeptAccount {
    const account = this.#shelf.accounts.get(person) ?? failPeople("people/not-signed-in");
    const proved = this.#shelf.devices.get(id)?.proved ?? 0;
    return this.#host.clock.now() - proved <= PROOF_LIFE ? account : failPeople("people/sign-in-again");
  }

  #deviceFor({ browser }: Visitor, person: string): KeptDevice {
    const now = this.#host.clock.now();
    return { id: this.#host.chance(16), person, name: browser, made: now, seen: now, proved: now };
  }
  #ownDevice({ id }: Visitor): readonly string[] {
    return this.#shelf.devices.has(id) ? [id] : [];
  }

  async #enter(visitor: Visitor, account: KeptAccount, bring: boolean): Promise<void> {
    const device = this.#deviceFor(visitor, account.person);
    await this.#shelf.put({ accounts: [account], devices: [device], endDevices: this.#ownDevice(visitor) });
    await this.#come(visitor, device, bring);
  }

  /** What a guest has on this device comes along, if he wants; what is an account's stays there. */
  async #come(visitor: Visitor, { id, person }: KeptDevice, bring: boolean): Promise<void> {
    const from = visitor.person;
    if (bring && from !== person && !this.#shelf.accounts.has(from)) {
      await this.#host.tables.bring(from, person);
      const games = this.#shelf
        .gamesOf(from)
        .filter(({ seats }) => !seats.some((seat) => seat.person === person))
        .map((game) => handedOver(game, from, person));
      await this.#shelf.put({ games });
    }
    visitor.enter(id);
    this.#host.letGo(visitor.id);
  }

  async #end(devices: readonly string[]): Promise<void> {
    await this.#shelf.put({ endDevices: devices });
    for (const id of devices) this.#host.letGo(id);
  }
  #endAll(person: string, but?: string): Promise<void> {
    return this.#end(
      this.#shelf
        .devicesOf(person)
        .map(({ id }) => id)
        .filter((id) => id !== but),
    );
  }

  async #see(id: string): Promise<void> {
    const device = this.#shelf.devices.get(id);
    const now = this.#host.clock.now();
    if (device !== undefined && now - device.seen > SEEN_EVERY)
      await this.#shelf.put({ devices: [{ ...device, seen: now }] });
  }

  #shown({ person, name, since, password, codes }: KeptAccount, here: string): Account {
    return {
      name,
      since,
      password: password !== undefined,
      codes: codes.length,
      devices: [...this.#shelf.devicesOf(person)]
        .sort((a, b) => b.seen - a.seen)
        .map((device) => this.#shownDevice(device, here)),
    };
  }
  #shownDevice({ id, name, made, seen }: KeptDevice, here: string): Device {
    return { id: shownId(id), name, made, seen, ...(id === here && { here: true as const }) };
  }
}

/** The name in a device's cookie is told to nobody, not even to its owner. */
const shownId = (id: string): string =>
  createHash("sha256").update(`device ${id}`).digest("hex").slice(0, 16);

function mustBeStrong(password: string, name: string): void {
  if (password.length < SHORTEST_PASSWORD || keyOf(password) === keyOf(name))
    failPeople("people/weak-password", { letters: SHORTEST_PASSWORD });
}
