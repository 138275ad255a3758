/** The browsers to which notices are pushed, each by its owner's wish. */
import { failPeople, type NoticeSettings } from "@chronarium/authority";
import { areKeys } from "../notices/push/encrypted.ts";
import type { Accounts, Ask, Visitor } from "./accounts.ts";
import { digestOf } from "./codes.ts";
import type { KeptPush } from "./kept.ts";

/** Of one person: the oldest makes room. */
const MOST = 10;
/** In milliseconds: a browser that nobody uses any more. */
const LIFE = 400 * 24 * 3600_000;

export class Pushes {
  readonly #accounts: Accounts;

  constructor(accounts: Accounts) {
    this.#accounts = accounts;
  }

  state({ person }: Visitor, { endpoint }: Ask<"pushState">): { key: string; on: boolean } {
    const kept = this.#accounts.shelf.pushes.get(digestOf(endpoint));
    return { key: this.#accounts.host.pusher.key, on: kept?.person === person };
  }

  async begin(visitor: Visitor, { endpoint, p256dh, auth, language }: Ask<"push">): Promise<undefined> {
    const { shelf, host } = this.#accounts;
    const { person, id: device, origin = "" } = visitor;
    const keys = { p256dh, auth };
    if (!host.pusher.mayReach(endpoint) || !areKeys(keys)) return failPeople("people/bad-push");
    const push: KeptPush = {
      id: digestOf(endpoint),
      person,
      device,
      endpoint,
      keys,
      host: URL.canParse(origin) ? new URL(origin).hostname : "localhost",
      language,
      made: host.clock.now(),
    };
    await shelf.put(() => {
      const others = shelf.pushesOf(person).filter(({ id }) => id !== push.id);
      const oldest = others.toSorted((a, b) => b.made - a.made).slice(MOST - 1);
      return { pushes: [push], endPushes: oldest.map(({ id }) => id) };
    });
  }

  async end({ person }: Visitor, { endpoint }: Ask<"pushEnd">): Promise<undefined> {
    const kept = this.#accounts.shelf.pushes.get(digestOf(endpoint));
    if (kept?.person === person) await this.drop(kept);
  }

  drop({ id }: KeptPush): Promise<void> {
    return this.#accounts.shelf.put({ endPushes: [id] });
  }

  of(person: string): readonly KeptPush[] {
    return this.#accounts.shelf.pushesOf(person);
  }

  /** What a guest is told: he has nothing to choose from. */
  usualFor(person: string): NoticeSettings | undefined {
    const [first] = this.of(person);
    return (
      first && {
        kinds: ["turn", "time", "full", "asked", "over"],
        digest: false,
        zone: "UTC",
        language: first.language,
      }
    );
  }

  async tidy(): Promise<void> {
    const now = this.#accounts.host.clock.now();
    const old = [...this.#accounts.shelf.pushes.values()].filter(({ made }) => now - made > LIFE);
    if (old.length > 0) await this.#accounts.shelf.put({ endPushes: old.map(({ id }) => id) });
  }
}
