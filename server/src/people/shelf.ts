/** Everything of one kind that is stored about people, at hand; written before anybody is told. */
import type { PeopleChange } from "../store/tables-file.ts";
import {
  type KeptAccount,
  type KeptDevice,
  type KeptGame,
  type KeptHeld,
  type Kinds,
  keyOf,
  readKept,
} from "./kept.ts";

export type PeopleStore = {
  readonly people: (kind: string) => Promise<readonly string[]>;
  readonly keepPeople: (changes: readonly PeopleChange[]) => Promise<void>;
};

/** What changes together. An empty list of games changes none. */
export type Change = {
  readonly accounts?: readonly KeptAccount[];
  readonly devices?: readonly KeptDevice[];
  readonly games?: readonly KeptGame[];
  /** Without notices it goes. */
  readonly held?: readonly KeptHeld[];
  /** Ids of devices, and the person whose account goes. */
  readonly endDevices?: readonly string[];
  readonly endAccount?: string;
};

export class Shelf {
  readonly #store: PeopleStore;
  readonly accounts: Map<string, KeptAccount> = new Map();
  readonly devices: Map<string, KeptDevice> = new Map();
  readonly games: Map<string, KeptGame> = new Map();
  readonly held: Map<string, KeptHeld> = new Map();
  readonly #byName: Map<string, string> = new Map();
  #line: Promise<unknown> = Promise.resolve();
  readonly #played: Map<string, Set<string>> = new Map();

  constructor(store: PeopleStore) {
    this.#store = store;
  }

  async load(): Promise<void> {
    const all = async <Kind extends keyof Kinds>(kind: Kind): Promise<readonly Kinds[Kind][]> =>
      (await this.#store.people(kind)).flatMap((text) => readKept(kind, text) ?? []);
    this.#take({
      accounts: await all("account"),
      devices: await all("device"),
      games: await all("game"),
      held: await all("held"),
    });
  }

  /** One after the other: what is made of what is there is made of the latest. */
  put(change: Change | (() => Change)): Promise<void> {
    const done = this.#line.then(() => this.#write(typeof change === "function" ? change() : change));
    this.#line = done.catch(() => {});
    return done;
  }

  async #write(change: Change): Promise<void> {
    const { accounts = [], devices = [], games = [], held = [], endDevices = [], endAccount } = change;
    const kept = (kind: keyof Kinds, id: string, value: object): PeopleChange => ({
      kind,
      id,
      text: JSON.stringify(value),
    });
    const gone = (kind: keyof Kinds, id: string): PeopleChange => ({ kind, id, text: undefined });
    await this.#store.keepPeople([
      ...accounts.map((each) => kept("account", each.person, each)),
      ...devices.map((each) => kept("device", each.id, each)),
      ...games.map((each) => kept("game", each.table, each)),
      ...held.map((each) =>
        each.notices.length === 0 ? gone("held", each.person) : kept("held", each.person, each),
      ),
      ...endDevices.map((id) => gone("device", id)),
      ...(endAccount === undefined ? [] : [gone("account", endAccount), gone("held", endAccount)]),
    ]);
    this.#take(change);
  }

  named(name: string): KeptAccount | undefined {
    return this.accounts.get(this.#byName.get(keyOf(name)) ?? "");
  }
  devicesOf(person: string): readonly KeptDevice[] {
    return [...this.devices.values()].filter((device) => device.person === person);
  }
  gamesOf(person: string): readonly KeptGame[] {
    return [...(this.#played.get(person) ?? [])].flatMap((table) => this.games.get(table) ?? []);
  }

  #take({
    accounts = [],
    devices = [],
    games = [],
    held = [],
    endDevices = [],
    endAccount = "",
  }: Change): void {
    for (const account of accounts) {
      this.accounts.set(account.person, account);
      this.#byName.set(keyOf(account.name), account.person);
    }
    for (const device of devices) this.devices.set(device.id, device);
    for (const game of games) {
      for (const { person } of this.games.get(game.table)?.seats ?? [])
        if (person !== undefined) this.#played.get(person)?.delete(game.table);
      this.games.set(game.table, game);
      for (const { person } of game.seats)
        if (person !== undefined)
          this.#played.set(person, (this.#played.get(person) ?? new Set()).add(game.table));
    }
    for (const each of held) {
      if (each.notices.length === 0) this.held.delete(each.person);
      else this.held.set(each.person, each);
    }
    this.held.delete(endAccount);
    for (const id of endDevices) this.devices.delete(id);
    const gone = this.accounts.get(endAccount);
    if (gone === undefined) return;
    this.accounts.delete(endAccount);
    this.#byName.delete(keyOf(gone.name));
  }
}
