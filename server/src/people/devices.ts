/** The devices on which people come in, each by a cookie of its own. */
import { type Device, failPeople } from "@chronarium/authority";
import type { Accounts, Ask, Visitor } from "./accounts.ts";
import { freshCode, shownId } from "./codes.ts";
import type { KeptDevice } from "./kept.ts";
import { handedOver } from "./played.ts";
import type { Change } from "./shelf.ts";

/** In milliseconds. */
const MINUTE = 60_000;
const DAY = 24 * 3600_000;
const CODE_LIFE = 10 * MINUTE;
const SEEN_EVERY = 60 * MINUTE;
/** A cookie lives for a year. */
const DEVICE_LIFE = 400 * DAY;
const CODE_LETTERS = 8;
const MOST_CODES = 10_000;

export class Devices {
  readonly #accounts: Accounts;
  readonly #codes: Map<string, { readonly person: string; readonly until: number }> = new Map();

  constructor(accounts: Accounts) {
    this.#accounts = accounts;
  }

  async see(id: string): Promise<void> {
    const device = this.#accounts.shelf.devices.get(id);
    const now = this.#accounts.host.clock.now();
    if (device !== undefined && now - device.seen > SEEN_EVERY)
      await this.#accounts.shelf.put({ devices: [{ ...device, seen: now }] });
  }

  /** Whoever comes next on this device is a guest whom nobody knows. */
  async signOut({ id }: Visitor): Promise<undefined> {
    if (this.#accounts.shelf.devices.has(id)) await this.end([id]);
  }

  deviceCode({ person }: Visitor): { code: string; until: number } {
    const now = this.#accounts.host.clock.now();
    // Only the last one counts.
    this.forgetCodes(person);
    if (this.#codes.size >= MOST_CODES) this.#forgetOld();
    if (this.#codes.size >= MOST_CODES) failPeople("people/busy");
    const code = freshCode(this.#accounts.host.chance, CODE_LETTERS);
    const until = now + CODE_LIFE;
    this.#codes.set(code, { person, until });
    return { code: `${code.slice(0, 4)}-${code.slice(4)}`, until };
  }

  async useCode(visitor: Visitor, { code, bring }: Ask<"useCode">): Promise<undefined> {
    const kept = this.#codes.get(code);
    this.#codes.delete(code);
    if (kept === undefined || kept.until < this.#accounts.host.clock.now())
      return failPeople("people/no-such-code");
    const device = { ...this.#deviceFor(visitor, kept.person), proved: 0 };
    await this.#accounts.shelf.put(() => this.#instead(visitor, device));
    await this.#come(visitor, device, bring);
  }

  async endDevice({ person }: Visitor, { device }: Ask<"endDevice">): Promise<undefined> {
    const meant = this.#accounts.shelf.devicesOf(person).find(({ id }) => shownId(id) === device);
    if (meant === undefined) return failPeople("people/no-such-device");
    this.forgetCodes(person);
    await this.end([meant.id]);
  }

  async enter(visitor: Visitor, person: string, bring: boolean): Promise<void> {
    const device = this.#deviceFor(visitor, person);
    await this.#accounts.shelf.put(() => {
      // It may have been deleted while a password was being worked on.
      const account = this.#accounts.shelf.accounts.get(person) ?? failPeople("people/wrong");
      if ((account.suspended ?? 0) > this.#accounts.host.clock.now()) failPeople("people/suspended");
      return this.#instead(visitor, device);
    });
    await this.#come(visitor, device, bring);
  }

  /** What a guest has on this device comes along, if he wants; what is an account's stays there. */
  async #come(visitor: Visitor, { id, person }: KeptDevice, bring: boolean): Promise<void> {
    const from = visitor.person;
    if (bring && from !== person && !this.#accounts.shelf.accounts.has(from)) {
      await this.#accounts.host.tables.owners.bring(from, person);
      await this.#accounts.shelf.put(() => ({
        games: this.#accounts.shelf
          .gamesOf(from)
          .filter(({ seats }) => !seats.some((seat) => seat.person === person))
          .map((game) => handedOver(game, from, person)),
      }));
    }
    visitor.enter(id);
    this.#accounts.host.letGo(visitor.id);
  }

  async end(devices: readonly string[]): Promise<void> {
    await this.#accounts.shelf.put({ endDevices: devices });
    for (const id of devices) this.#accounts.host.letGo(id);
  }

  /** A code that a thief has asked for would let him in again. */
  endAll(person: string, but?: string): Promise<void> {
    this.forgetCodes(person);
    return this.end(
      this.#accounts.shelf
        .devicesOf(person)
        .map(({ id }) => id)
        .filter((id) => id !== but),
    );
  }

  #deviceFor({ browser }: Visitor, person: string): KeptDevice {
    const now = this.#accounts.host.clock.now();
    return { id: this.#accounts.host.chance(16), person, name: browser, made: now, seen: now, proved: now };
  }

  /** The same browser under another name: what it was told it is told from now on for whoever has come in. */
  #instead({ id }: Visitor, device: KeptDevice): Change {
    const { devices, pushes } = this.#accounts.shelf;
    return {
      devices: [device],
      endDevices: devices.has(id) ? [id] : [],
      pushes: [...pushes.values()]
        .filter((push) => push.device === id)
        .map((push) => ({ ...push, device: device.id, person: device.person })),
    };
  }

  shown({ id, name, made, seen }: KeptDevice, here: string): Device {
    return { id: shownId(id), name, made, seen, ...(id === here && { here: true as const }) };
  }

  forgetCodes(person: string): void {
    for (const [code, kept] of this.#codes) if (kept.person === person) this.#codes.delete(code);
  }

  /** Devices that were not seen for longer than their cookie lives are forgotten. */
  async tidy(): Promise<void> {
    const now = this.#accounts.host.clock.now();
    const { devices } = this.#accounts.shelf;
    const old = [...devices.values()].filter(({ seen }) => now - seen > DEVICE_LIFE);
    if (old.length > 0) await this.#accounts.shelf.put({ endDevices: old.map(({ id }) => id) });
    this.#forgetOld();
  }

  #forgetOld(): void {
    const now = this.#accounts.host.clock.now();
    for (const [code, { until }] of this.#codes) if (until < now) this.#codes.delete(code);
  }
}
