/** Who everybody is: guests, accounts and their devices. What is asked for is stored before it is answered. */
import { type Account, failPeople, type Me } from "@chronarium/authority";
import { Accounts, type PeopleHost, type Visitor } from "./accounts.ts";
import { shownId } from "./codes.ts";
import { Devices } from "./devices.ts";
import type { KeptAccount } from "./kept.ts";
import { LookingBack } from "./looking-back.ts";
import { Mailbox } from "./mailbox.ts";
import { forgotten, playedBy } from "./played.ts";
import { Pushes } from "./pushes.ts";
import { WaysIn } from "./ways-in.ts";

export class People {
  readonly devices: Devices;
  readonly waysIn: WaysIn;
  readonly mailbox: Mailbox;
  readonly pushes: Pushes;
  readonly lookingBack: LookingBack;
  readonly #accounts: Accounts;
  readonly #exporting: Set<string> = new Set();

  constructor(host: PeopleHost) {
    this.#accounts = new Accounts(host);
    this.devices = new Devices(this.#accounts);
    this.waysIn = new WaysIn(this.#accounts, this.devices);
    this.mailbox = new Mailbox(this.#accounts);
    this.pushes = new Pushes(this.#accounts);
    this.lookingBack = new LookingBack(this.#accounts);
  }

  async load(): Promise<void> {
    await this.#accounts.shelf.load();
    await this.tidy();
  }

  /** What is older than it may become is forgotten. */
  async tidy(): Promise<void> {
    await this.devices.tidy();
    await this.mailbox.tidy();
    await this.pushes.tidy();
  }

  /**
   * Whose the name in a cookie is. That of a guest is his own; once he has an account it opens nothing any more, since
   * it could not be taken back from whoever has copied it.
   */
  whose(id: string): string | undefined {
    const device = this.#accounts.shelf.devices.get(id);
    if (device !== undefined) return device.person;
    return this.#accounts.shelf.accounts.has(id) ? undefined : id;
  }

  nameOf(person: string): string | undefined {
    return this.#accounts.shelf.accounts.get(person)?.name;
  }

  accountOf(person: string): KeptAccount | undefined {
    return this.#accounts.shelf.accounts.get(person);
  }

  async me({ person, id }: Visitor): Promise<Me> {
    const tables = this.#accounts.host.tables.lists.seatsOf(person);
    const mails = this.#accounts.host.mailer !== undefined;
    const account = this.#accounts.shelf.accounts.get(person);
    if (account === undefined) return { tables, mails };
    await this.devices.see(id);
    return { account: this.#shown(account, id), tables, mails };
  }

  /** Neither the password nor codes: what they are digests of is known to their owner alone. */
  async export(visitor: Visitor): Promise<string> {
    const { person } = visitor;
    // Every game is read again for it: one at a time is enough for anybody.
    if (this.#exporting.has(person)) return failPeople("people/too-fast");
    this.#exporting.add(person);
    try {
      return await this.#whole(visitor);
    } finally {
      this.#exporting.delete(person);
    }
  }

  async #whole({ person, id }: Visitor): Promise<string> {
    const account = this.#accounts.shelf.accounts.get(person);
    const games = this.#accounts.shelf.gamesOf(person);
    const records: unknown[] = [];
    for (const { table } of games) {
      const text = await this.#accounts.host.recordOf(table).catch(() => undefined);
      records.push({ table, record: text === undefined ? undefined : JSON.parse(text) });
    }
    const whole = {
      format: "chronarium/person",
      version: 1,
      made: new Date(this.#accounts.host.clock.now()).toISOString(),
      person,
      ...(account && { account: this.#shown(account, id), profile: this.lookingBack.profile(account) }),
      devices: this.#accounts.shelf.devicesOf(person).map((device) => this.devices.shown(device, id)),
      // Where it is reached is the browser's secret, and the service alone says who runs it.
      pushes: this.pushes.of(person).map(({ endpoint, made }) => ({ service: new URL(endpoint).host, made })),
      history: games.map((game) => playedBy(game, person, this.#accounts.isAccount)),
      records,
      tables: await this.#accounts.host.tables.owners.keptOf(person),
      reports: [...this.#accounts.shelf.reports.values()].flatMap(({ by, at, text }) =>
        by === person ? [{ at, text }] : [],
      ),
    };
    return JSON.stringify(whole, undefined, 2);
  }

  async remove(visitor: Visitor): Promise<undefined> {
    await this.expel(this.#accounts.proved(visitor).person);
  }

  /** Keeps somebody out until then, and all his devices at once. */
  async suspend(person: string, until: number | undefined): Promise<void> {
    await this.#accounts.change(person, ({ suspended: before, ...account }) =>
      until === undefined ? account : { ...account, suspended: Math.max(until, before ?? 0) },
    );
    if (until !== undefined) await this.devices.endAll(person);
  }

  /** The account goes, by its owner's will or by that of whoever runs the server. */
  async expel(person: string): Promise<void> {
    await this.#accounts.host.tables.owners.depart(person);
    const devices = this.#accounts.shelf.devicesOf(person).map(({ id }) => id);
    await this.#accounts.shelf.put(() => ({
      endPushes: this.pushes.of(person).map(({ id }) => id),
      games: this.#accounts.shelf.gamesOf(person).map((game) => forgotten(game, person)),
      endDevices: devices,
      endAccount: person,
    }));
    this.devices.forgetCodes(person);
    for (const id of devices) this.#accounts.host.letGo(id);
  }

  /** A guest is his cookie, and nothing keeps him from having another: his seats and his name go. */
  async putOut(guest: string): Promise<void> {
    await this.#accounts.host.tables.owners.depart(guest);
    this.#accounts.host.letGo(guest);
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
      devices: [...this.#accounts.shelf.devicesOf(person)]
        .sort((a, b) => b.seen - a.seen)
        .map((device) => this.devices.shown(device, here)),
    };
  }
}
