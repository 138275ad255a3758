/** Where notices go: an address that is confirmed first, and what somebody wishes to be told. */
import { failPeople } from "@chronarium/authority";
import { isZone } from "../notices/hours.ts";
import { mailWords } from "../notices/words.ts";
import { Bucket, Buckets } from "../online/limits.ts";
import type { Accounts, Ask, Visitor } from "./accounts.ts";
import { digestOf, shownId } from "./codes.ts";
import type { KeptAccount, KeptHeld, KeptMail } from "./kept.ts";

const DAY = 24 * 3600_000;
/** Questions to addresses, for one account. */
const MAILS = 3;
const MAILS_PER_SECOND = 1 / 3600;
const ADDRESS = /^[^\s@<>()[\],;:\\"\p{Cc}]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}.-]{0,180}[\p{L}\p{N}])?$/u;

export class Mailbox {
  readonly #accounts: Accounts;
  readonly #asked = new Buckets((now) => new Bucket(MAILS, MAILS_PER_SECOND, now));

  /** By person: how links name him. */
  readonly #shown: Map<string, string> = new Map();

  constructor(accounts: Accounts) {
    this.#accounts = accounts;
  }

  async setMail(visitor: Visitor, { address, zone, language }: Ask<"setMail">): Promise<undefined> {
    const { mailer, chance, clock } = this.#accounts.host;
    const { person } = visitor;
    if (!this.#accounts.shelf.accounts.has(person)) failPeople("people/not-signed-in");
    if (address === "") return this.#accounts.change(person, withoutMail).then(() => undefined);
    if (mailer === undefined) return failPeople("people/no-mail");
    if (!ADDRESS.test(address)) return failPeople("people/bad-address");
    if (!isZone(zone)) return failPeople("people/bad-address");
    if (!this.#asked.take(person, clock.now())) return failPeople("people/too-fast");
    const token = chance(16);
    const mail: KeptMail = { address, confirmed: false, token: digestOf(token), asked: clock.now() };
    await this.#accounts.change(person, (account) => ({
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
    const found = [...this.#accounts.shelf.accounts.values()].find(({ mail }) => mail?.token === digest);
    if (found === undefined) return failPeople("people/old-link");
    await this.#accounts.change(found.person, (account) => {
      const { mail } = account;
      const late = mail === undefined || this.#accounts.host.clock.now() - mail.asked > DAY;
      if (mail?.token !== digest || late) return failPeople("people/old-link");
      const { address, asked } = mail;
      return { ...account, mail: { address, asked, confirmed: true } };
    });
  }

  async setNotices({ person }: Visitor, notices: Ask<"setNotices">): Promise<undefined> {
    if (!isZone(notices.zone)) return failPeople("people/bad-address");
    await this.#accounts.change(person, (account) => ({ ...account, notices }));
  }

  /** Ends all mail, for whoever has the address that every mail carries. */
  unsubscribeOf(person: string): string {
    return `/api/unsubscribe/${this.#shownAs(person)}/${this.#accounts.host.sign(`unsubscribe ${person}`)}`;
  }

  /** Anybody may try links: it costs one signature, however many accounts there are. */
  subscriber(path: string): KeptAccount | undefined {
    const [, , , shown = ""] = path.split("/");
    const account = [...this.#accounts.shelf.accounts.values()].find(
      ({ person }) => this.#shownAs(person) === shown,
    );
    return account !== undefined && this.unsubscribeOf(account.person) === path ? account : undefined;
  }

  #shownAs(person: string): string {
    const shown = this.#shown.get(person) ?? shownId(person);
    this.#shown.set(person, shown);
    return shown;
  }

  async unsubscribe({ person }: KeptAccount): Promise<void> {
    await this.#accounts.change(person, (account) => ({
      ...account,
      notices: { ...account.notices, kinds: [] },
    }));
    await this.keepHeld({ person, notices: [], due: 0 });
  }

  held(): readonly KeptHeld[] {
    return [...this.#accounts.shelf.held.values()];
  }

  keepHeld(held: KeptHeld): Promise<void> {
    return this.#accounts.shelf.put({ held: [held] });
  }

  /** Addresses that nobody has confirmed in time. */
  async tidy(): Promise<void> {
    const now = this.#accounts.host.clock.now();
    for (const { person, mail } of this.#accounts.shelf.accounts.values())
      if (mail?.confirmed === false && now - mail.asked > DAY)
        await this.#accounts.change(person, withoutMail);
  }
}

function withoutMail(account: KeptAccount): KeptAccount {
  const { mail: _, ...rest } = account;
  return rest;
}
