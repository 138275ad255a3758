/** How somebody becomes an account, and comes in again: by password, passkey or recovery code. */
import { failPeople, isText, type NoticeSettings } from "@chronarium/authority";
import { Bucket, Buckets } from "../online/limits.ts";
import type { Accounts, Ask, Visitor } from "./accounts.ts";
import { digestOf, onPaper, recoveryCodes, shownId } from "./codes.ts";
import type { Devices } from "./devices.ts";
import { type KeptAccount, type KeptPasskey, keyOf } from "./kept.ts";
import { Passkeys } from "./passkeys.ts";
import { Passwords } from "./passwords.ts";

const SHORTEST_PASSWORD = 10;
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}\p{M} '’_.-]{0,22}[\p{L}\p{N}\p{M}]$/u;
/** Tries for one name: at once, and in the long run. */
const TRIES = 20;
const TRIES_PER_SECOND = 1 / 30;
const USUAL_NOTICES: NoticeSettings = {
  kinds: ["turn", "time", "asked", "over"],
  digest: false,
  zone: "UTC",
  language: "en",
};

export class WaysIn {
  readonly #accounts: Accounts;
  readonly #devices: Devices;
  readonly #passwords = new Passwords();
  readonly #passkeys: Passkeys;
  readonly #tries = new Buckets((now) => new Bucket(TRIES, TRIES_PER_SECOND, now));
  /** Names that are being given away at this moment. */
  readonly #coming: Set<string> = new Set();

  constructor(accounts: Accounts, devices: Devices) {
    this.#accounts = accounts;
    this.#devices = devices;
    this.#passkeys = new Passkeys(() => accounts.host.clock.now());
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
    const { person } = visitor;
    const account = this.#accounts.shelf.accounts.get(person);
    const called =
      account === undefined ? this.#freeName(visitor, name) : this.#accounts.proved(visitor).name;
    return this.#passkeys.optionsFor(visitor, { person, name: called, has: account?.passkeys ?? [] });
  }

  async passkeyAdd(
    visitor: Visitor,
    { name, response }: Ask<"passkeyAdd">,
  ): Promise<{ codes: readonly string[] } | undefined> {
    const { person, browser } = visitor;
    const make = (): Promise<KeptPasskey> => this.#passkeys.made(visitor, response, browser);
    if (!this.#accounts.shelf.accounts.has(person))
      return this.#become(visitor, this.#freeName(visitor, name), async () => ({ passkeys: [await make()] }));
    const passkey = await make();
    this.#accounts.proved(visitor);
    await this.#accounts.change(person, (account) => ({
      ...account,
      passkeys: [...account.passkeys, passkey],
    }));
    return undefined;
  }

  passkeyChallenge(visitor: Visitor): Promise<unknown> {
    return this.#passkeys.challengeFor(visitor);
  }

  async passkeyIn(visitor: Visitor, { response, bring }: Ask<"passkeyIn">): Promise<undefined> {
    const meant = isText(response.id) ? response.id : "";
    const owner = [...this.#accounts.shelf.accounts.values()].find(({ passkeys }) =>
      passkeys.some(({ id }) => id === meant),
    );
    const kept = owner?.passkeys.find(({ id }) => id === meant);
    const answered = await this.#passkeys.answered(visitor, response, kept);
    if (owner === undefined) return failPeople("people/passkey-refused");
    const { person } = owner;
    await this.#accounts.change(person, (account) => ({
      ...account,
      passkeys: account.passkeys.map((each) => (each.id === meant ? answered : each)),
    }));
    await this.#devices.enter(visitor, person, bring);
  }

  async passkeyRemove(visitor: Visitor, { passkey }: Ask<"passkeyRemove">): Promise<undefined> {
    await this.#accounts.change(this.#accounts.proved(visitor).person, (account) => {
      const passkeys = account.passkeys.filter(({ id }) => shownId(id) !== passkey);
      // Recovery codes are for an accident: nobody should need one by plan.
      if (account.password === undefined && passkeys.length === 0) failPeople("people/last-way");
      return { ...account, passkeys };
    });
  }

  #freeName({ person }: Visitor, name: string): string {
    if (this.#accounts.shelf.accounts.has(person)) failPeople("people/signed-in");
    const called = name.normalize("NFC").trim().replace(/\s+/gu, " ");
    if (!NAME.test(called)) failPeople("people/bad-name");
    const taken = this.#accounts.shelf.named(called) !== undefined || this.#coming.has(keyOf(called));
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
      const codes = recoveryCodes(this.#accounts.host.chance);
      const account: KeptAccount = {
        person: visitor.person,
        name,
        since: this.#accounts.host.clock.now(),
        codes: codes.map(digestOf),
        notices: USUAL_NOTICES,
        ...(await ways()),
      };
      await this.#accounts.shelf.put(() => {
        if (this.#accounts.shelf.accounts.has(account.person)) failPeople("people/signed-in");
        return { accounts: [account] };
      });
      await this.#devices.enter(visitor, account.person, false);
      // He may have become one on a second device: what the guest's own cookie has opened is cut everywhere.
      this.#accounts.host.letGo(account.person);
      return { codes: codes.map(onPaper) };
    } finally {
      this.#coming.delete(key);
    }
  }

  async signIn(visitor: Visitor, { name, password, bring }: Ask<"signIn">): Promise<undefined> {
    this.#try(name);
    const account = this.#accounts.shelf.named(name);
    const fits = await this.#passwords.fits(account?.password, password);
    if (account === undefined || !fits) return failPeople("people/wrong");
    await this.#devices.enter(visitor, account.person, bring);
  }

  async recover(visitor: Visitor, { name, code, password, bring }: Ask<"recover">): Promise<undefined> {
    this.#try(name);
    const found = this.#accounts.shelf.named(name);
    const digest = digestOf(code);
    if (found?.codes.includes(digest) !== true) return failPeople("people/wrong-code");
    mustBeStrong(password, found.name);
    const written = await this.#passwords.written(password);
    await this.#accounts.change(found.person, (account) => {
      // It was used while the password was being worked on.
      if (!account.codes.includes(digest)) failPeople("people/wrong-code");
      return { ...account, password: written, codes: account.codes.filter((each) => each !== digest) };
    });
    await this.#devices.endAll(found.person);
    await this.#devices.enter(visitor, found.person, bring);
  }

  async newCodes(visitor: Visitor): Promise<{ codes: readonly string[] }> {
    const codes = recoveryCodes(this.#accounts.host.chance);
    const { person } = this.#accounts.proved(visitor);
    await this.#accounts.change(person, (account) => ({ ...account, codes: codes.map(digestOf) }));
    return { codes: codes.map(onPaper) };
  }

  async changePassword(visitor: Visitor, { password }: Ask<"changePassword">): Promise<undefined> {
    mustBeStrong(password, this.#accounts.proved(visitor).name);
    const written = await this.#passwords.written(password);
    const { person } = this.#accounts.proved(visitor);
    await this.#accounts.change(person, (account) => ({ ...account, password: written }));
    await this.#devices.endAll(person, visitor.id);
  }

  #try(name: string): void {
    if (!this.#tries.take(keyOf(name), this.#accounts.host.clock.now())) failPeople("people/too-fast");
  }
}

function mustBeStrong(password: string, name: string): void {
  if (password.length < SHORTEST_PASSWORD || keyOf(password) === keyOf(name))
    failPeople("people/weak-password", { letters: SHORTEST_PASSWORD });
}
