/** Who everybody is: guests, accounts and their devices. What is asked for is stored before it is answered. */
import { createHash } from "node:crypto";
import {
  type Account,
  type Chance,
  type Clock,
  type Device,
  failPeople,
  type GameRating,
  type History,
  isText,
  type Me,
  type NoticeSettings,
  type PeopleCalls,
  type Profile,
  type TableCard,
} from "@chronarium/authority";
import { isZone } from "../notices/hours.ts";
import type { Mailer } from "../notices/mailer.ts";
import { mailWords } from "../notices/words.ts";
import type { KeptParty } from "../online/kept-party.ts";
import { Bucket, Buckets } from "../online/limits.ts";
import { digestOf, freshCode, onPaper, recoveryCodes } from "./codes.ts";
import {
  type KeptAccount,
  type KeptDevice,
  type KeptHeld,
  type KeptMail,
  type KeptPasskey,
  keyOf,
} from "./kept.ts";
import { Passkeys } from "./passkeys.ts";
import { Passwords } from "./passwords.ts";
import { forgotten, gameOf, handedOver, historyFor, playedBy, wonBy } from "./played.ts";
import { ratedGame, ratingAt } from "./rated-game.ts";
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
  readonly mailer: Mailer | undefined;
  /** Makes of words what only this server can have made. */
  readonly sign: (text: string) => string;
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
  /** Of the page that asks; programs have none. */
  readonly origin: string | undefined;
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
/** Questions to addresses, for one account. */
const MAILS = 3;
const MAILS_PER_SECOND = 1 / 3600;
const ADDRESS = /^[^\s@<>()[\],;:\\"\p{Cc}]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}.-]{0,180}[\p{L}\p{N}])?$/u;
const USUAL_NOTICES: NoticeSettings = {
  kinds: ["turn", "time", "over"],
  digest: false,
  zone: "UTC",
  language: "en",
};

export class People {
  readonly #host: PeopleHost;
  readonly #shelf: Shelf;
  readonly #passwords = new Passwords();
  readonly #passkeys: Passkeys;
  readonly #codes: Map<string, { readonly person: string; readonly until: number }> = new Map();
  readonly #tries = new Buckets((now) => new Bucket(TRIES, TRIES_PER_SECOND, now));
  readonly #asked = new Buckets((now) => new Bucket(MAILS, MAILS_PER_SECOND, now));
  /** Names that are being given away at this moment. */
  readonly #coming: Set<string> = new Set();

  constructor(host: PeopleHost) {
    this.#host = host;
    this.#shelf = new Shelf(host.store);
    this.#passkeys = new Passkeys(() => host.clock.now());
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
    for (const { person, mail } of this.#shelf.accounts.values())
      if (mail?.confirmed === false && now - mail.asked > DAY)
        await this.#change(person, withoutMail);
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
    const mails = this.#host.mailer !== undefined;
    const account = this.#shelf.accounts.get(person);
    if (account === undefined) return { tables, mails };
    await this.#see(id);
    return { account: this.#shown(account, id), tables, mails };
  }

  signUp(visitor: Visitor, { name, password }: Ask<"signUp">): Promise<{ codes: readonly string[] }> {
    const called = this.#freeName(visitor, name);
    mustBeStrong(password, called);
    return this.#become(visitor, called, async () => ({
      password: await this.#passwords.written(password),
      passkeys: [],
    }));
  }

  /** For a guest: a name that he could have. For an account: its own, whatever is asked. */
  async passkeyOptions(visitor: Visitor, { name }: Ask<"passkeyOptions">): Promise<unknown> {
    const { person, id, origin } = visitor;
    const account = this.#shelf.accounts.get(person);
    const called = account === undefined ? this.#freeName(visitor, name) : this.#proved(visitor).name;
    return this.#passkeys.optionsFor(id, origin, { person, name: called, has: account?.passkeys ?? [] });
  }
  async passkeyAdd(
    visitor: Visitor,
    { name, response }: Ask<"passkeyAdd">,
  ): Promise<{ codes: readonly string[] } | undefined> {
    const { person, id, origin, browser } = visitor;
    const make = (): Promise<KeptPasskey> => this.#passkeys.made(id, origin, response, browser);
    if (!this.#shelf.accounts.has(person))
      return this.#become(visitor, this.#freeName(visitor, name), async () => ({ passkeys: [await make()] }));
    const passkey = await make();
    this.#proved(visitor);
    await this.#change(person, (account) => ({ ...account, passkeys: [...account.passkeys, passkey] }));
    return undefined;
  }
  passkeyChallenge({ id, origin }: Visitor): Promise<unknown> {
    return this.#passkeys.challengeFor(id, origin);
  }
  async passkeyIn(visitor: Visitor, { response, bring }: Ask<"passkeyIn">): Promise<undefined> {
    const meant = isText(response.id) ? response.id : "";
    const owner = [...this.#shelf.accounts.values()].find(({ passkeys }) =>
      passkeys.some(({ id }) => id === meant),
    );
    const kept = owner?.passkeys.find(({ id }) => id === meant);
    const answered = await this.#passkeys.answered(visitor.id, visitor.origin, response, kept);
    if (owner === undefined) return failPeople("people/passkey-refused");
    const { person } = owner;
    await this.#change(person, (account) => ({
      ...account,
      passkeys: account.passkeys.map((each) => (each.id === meant ? answered : each)),
    }));
    await this.#enter(visitor, person, bring);
  }
  async passkeyRemove(visitor: Visitor, { passkey }: Ask<"passkeyRemove">): Promise<undefined> {
    await this.#change(this.#proved(visitor).person, (account) => {
      const passkeys = account.passkeys.filter(({ id }) => shownId(id) !== passkey);
      // Recovery codes are for an accident: nobody should need one by plan.
      if (account.password === undefined && passkeys.length === 0) failPeople("people/last-way");
      return { ...account, passkeys };
    });
  }

  #freeName({ person }: Visitor, name: string): string {
    if (this.#shelf.accounts.has(person)) failPeople("people/signed-in");
    const called = name.normalize("NFC").trim().replace(/\s+/gu, " ");
    if (!NAME.test(called)) failPeople("people/bad-name");
    const taken = this.#shelf.named(called) !== undefined || this.#coming.has(keyOf(called));
    return taken ? failPeople("people/name-taken") : called;
  }
  /** The guest is an account from now on. */
  async #become(
    visitor: Visitor,
    name: string,
    ways: () => Promise<Pick<KeptAccount, "password" | "passkeys">>,
  ): Promise<{ codes: readonly string[] }> {
    const key = keyOf(name);
    this.#coming.add(key);
    try {
      const codes = recoveryCodes(this.#host.chance);
      const account: KeptAccount = {
        person: visitor.person,
        name,
        since: this.#host.clock.now(),
        codes: codes.map(digestOf),
        notices: USUAL_NOTICES,
        ...(await ways()),
      };
      await this.#shelf.put(() => {
        if (this.#shelf.accounts.has(account.person)) failPeople("people/signed-in");
        return { accounts: [account] };
      });
      await this.#enter(visitor, account.person, false);
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
    await this.#enter(visitor, account.person, bring);
  }

  async recover(visitor: Visitor, { name, code, password, bring }: Ask<"recover">): Promise<undefined> {
    this.#try(name);
    const found = this.#shelf.named(name);
    const digest = digestOf(code);
    if (found?.codes.includes(digest) !== true) return failPeople("people/wrong-code");
    mustBeStrong(password, found.name);
    const written = await this.#passwords.written(password);
    await this.#change(found.person, (account) => {
      // It was used while the password was being worked on.
      if (!account.codes.includes(digest)) failPeople("people/wrong-code");
      return { ...account, password: written, codes: account.codes.filter((each) => each !== digest) };
    });
    await this.#endAll(found.person);
    await this.#enter(visitor, found.person, bring);
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
    const codes = recoveryCodes(this.#host.chance);
    const { person } = this.#proved(visitor);
    await this.#change(person, (account) => ({ ...account, codes: codes.map(digestOf) }));
    return { codes: codes.map(onPaper) };
  }

  async changePassword(visitor: Visitor, { password }: Ask<"changePassword">): Promise<undefined> {
    mustBeStrong(password, this.#proved(visitor).name);
    const written = await this.#passwords.written(password);
    const { person } = this.#proved(visitor);
    await this.#change(person, (account) => ({ ...account, password: written }));
    await this.#endAll(person, visitor.id);
  }

  async setMail(visitor: Visitor, { address, zone, language }: Ask<"setMail">): Promise<undefined> {
    const { mailer, chance, clock } = this.#host;
    const { person } = visitor;
    if (!this.#shelf.accounts.has(person)) failPeople("people/not-signed-in");
    if (address === "") return this.#change(person, withoutMail).then(() => undefined);
    if (mailer === undefined) return failPeople("people/no-mail");
    if (!ADDRESS.test(address)) return failPeople("people/bad-address");
    if (!isZone(zone)) return failPeople("people/bad-address");
    if (!this.#asked.take(person, clock.now())) return failPeople("people/too-fast");
    const token = chance(16);
    const mail: KeptMail = { address, confirmed: false, token: digestOf(token), asked: clock.now() };
    await this.#change(person, (account) => ({
      ...account,
      mail,
      notices: { ...account.notices, zone, language },
    }));
    const { subject, text } = mailWords[language].confirm;
    const sent = mailer.send({ to: address, subject, text: text(`${mailer.site}/account?confirm=${token}`) });
    await sent.catch(() => failPeople("people/mail-failed"));
  }
  /** Whoever has the link has read the mail; on which device he opens it does not matter. */
  async confirmMail({ token }: Ask<"confirmMail">): Promise<undefined> {
    const digest = digestOf(token);
    const found = [...this.#shelf.accounts.values()].find(({ mail }) => mail?.token === digest);
    if (found === undefined) return failPeople("people/old-link");
    await this.#change(found.person, (account) => {
      const { mail } = account;
      const late = mail === undefined || this.#host.clock.now() - mail.asked > DAY;
      if (mail?.token !== digest || late) return failPeople("people/old-link");
      const { address, asked } = mail;
      return { ...account, mail: { address, asked, confirmed: true } };
    });
  }
  async setNotices({ person }: Visitor, notices: Ask<"setNotices">): Promise<undefined> {
    if (!isZone(notices.zone)) return failPeople("people/bad-address");
    await this.#change(person, (account) => ({ ...account, notices }));
  }
  /** Ends all mail, for whoever has the address that every mail carries. */
  unsubscribeOf(person: string): string {
    return `/api/unsubscribe/${shownId(person)}/${this.#host.sign(`unsubscribe ${person}`)}`;
  }
  subscriber(path: string): KeptAccount | undefined {
    return [...this.#shelf.accounts.values()].find(({ person }) => this.unsubscribeOf(person) === path);
  }
  async unsubscribe({ person }: KeptAccount): Promise<void> {
    await this.#change(person, (account) => ({ ...account, notices: { ...account.notices, kinds: [] } }));
    await this.keepHeld({ person, notices: [], due: 0 });
  }
  accountOf(person: string): KeptAccount | undefined {
    return this.#shelf.accounts.get(person);
  }
  held(): readonly KeptHeld[] {
    return [...this.#shelf.held.values()];
  }
  keepHeld(held: KeptHeld): Promise<void> {
    return this.#shelf.put({ held: [held] });
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
    const now = this.#host.clock.now();
    const ratings = Object.entries(account.ratings ?? {}).map(([game, kept]): GameRating => {
      const { rating, deviation } = ratingAt(kept, now);
      const { games: played, won: victories, course } = kept;
      const rounded = { rating: Math.round(rating), deviation: Math.round(deviation) };
      return { game, ...rounded, games: played, won: victories, course };
    });
    return { name: account.name, since: account.since, games: games.length, won, ratings };
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
      ...(account && { account: this.#shown(account, id), profile: this.profile(account) }),
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
    await this.#shelf.put(() => ({
      games: this.#shelf.gamesOf(person).map((game) => forgotten(game, person)),
      endDevices: devices,
      endAccount: person,
    }));
    for (const [code, kept] of this.#codes) if (kept.person === person) this.#codes.delete(code);
    for (const id of devices) this.#host.letGo(id);
  }

  /** A game is over, by its result or because all agreed. Told again it is the same; answers whether it is new. */
  async finished(party: KeptParty, card: TableCard): Promise<boolean> {
    let isNew = true;
    await this.#shelf.put(() => {
      isNew = !this.#shelf.games.has(party.id);
      if (!isNew) return {};
      const game = gameOf(party, card);
      if (!party.setup.rated) return { games: [game] };
      const { game: counted, accounts } = ratedGame(game, (person) => this.#shelf.accounts.get(person));
      return { games: [counted], accounts };
    });
    return isNew;
  }

  readonly #isAccount = (person: string): boolean => this.#shelf.accounts.has(person);

  #try(name: string): void {
    if (!this.#tries.take(keyOf(name), this.#host.clock.now())) failPeople("people/too-fast");
  }

  #change(person: string, work: (account: KeptAccount) => KeptAccount): Promise<void> {
    return this.#shelf.put(() => {
      const account = this.#shelf.accounts.get(person) ?? failPeople("people/not-signed-in");
      return { accounts: [work(account)] };
    });
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

  async #enter(visitor: Visitor, person: string, bring: boolean): Promise<void> {
    const device = this.#deviceFor(visitor, person);
    await this.#shelf.put(() => {
      // It may have been deleted while a password was being worked on.
      if (!this.#shelf.accounts.has(person)) failPeople("people/wrong");
      return { devices: [device], endDevices: this.#ownDevice(visitor) };
    });
    await this.#come(visitor, device, bring);
  }

  /** What a guest has on this device comes along, if he wants; what is an account's stays there. */
  async #come(visitor: Visitor, { id, person }: KeptDevice, bring: boolean): Promise<void> {
    const from = visitor.person;
    if (bring && from !== person && !this.#shelf.accounts.has(from)) {
      await this.#host.tables.bring(from, person);
      await this.#shelf.put(() => ({
        games: this.#shelf
          .gamesOf(from)
          .filter(({ seats }) => !seats.some((seat) => seat.person === person))
          .map((game) => handedOver(game, from, person)),
      }));
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

  #shown(
    { person, name, since, password, passkeys, codes, mail, notices }: KeptAccount,
    here: string,
  ): Account {
    return {
      name,
      since,
      password: password !== undefined,
      passkeys: passkeys.map((each) => ({
        id: shownId(each.id),
        name: each.name,
        made: each.made,
        used: each.used,
      })),
      codes: codes.length,
      notices,
      ...(mail && { mail: { address: mail.address, confirmed: mail.confirmed } }),
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

function withoutMail(account: KeptAccount): KeptAccount {
  const { mail: _, ...rest } = account;
  return rest;
}

function mustBeStrong(password: string, name: string): void {
  if (password.length < SHORTEST_PASSWORD || keyOf(password) === keyOf(name))
    failPeople("people/weak-password", { letters: SHORTEST_PASSWORD });
}
