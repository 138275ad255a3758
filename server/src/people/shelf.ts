/** Everything of one kind that is stored about people, at hand; written before anybody is told. */
import type { PeopleChange } from "../store/tables-file.ts";
import {
  type KeptAccount,
  type KeptDeed,
  type KeptDevice,
  type KeptGame,
  type KeptHeld,
  type KeptPush,
  type KeptReport,
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
  readonly pushes?: readonly KeptPush[];
  readonly endPushes?: readonly string[];
  readonly reports?: readonly KeptReport[];
  readonly deeds?: readonly KeptDeed[];
  readonly endReports?: readonly string[];
  /** Ids of devices, which are told nothing any more, and the person whose account goes. */
  readonly endDevices?: readonly string[];
  readonly endAccount?: string;
};

export class Shelf {
  readonly #store: PeopleStore;
  readonly accounts: Map<string, KeptAccount> = new Map();
  readonly devices: Map<string, KeptDevice> = new Map();
  readonly games: Map<string, KeptGame> = new Map();
  readonly held: Map<string, KeptHeld> = new Map();
  readonly pushes: Map<string, KeptPush> = new Map();
  readonly reports: Map<string, KeptReport> = new Map();
  readonly deeds: Map<string, KeptDeed> = new Map();
  readonly #byName: Map<string, string> = new Map();
  #line: Promise<unknown> = Promise.resolve();
  /** Games and pushes by person: whoever is to act is asked for at every move. */
  readonly #played: Map<string, Set<string>> = new Map();
  readonly #told: Map<string, Set<string>> = new Map();

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
      pushes: await all("push"),
      reports: await all("report"),
      deeds: await all("deed"),
    });
  }

  /** One after the other: what is made of what is there is made of the latest. */
  put(change: Change | (() => Change)): Promise<void> {
    const done = this.#line.then(() => this.#write(typeof change === "function" ? change() : change));
    this.#line = done.catch(() => {});
    return done;
  }

  async #write(wished: Change): Promise<void> {
    const change = this.#withPushes(wished);
    const { accounts = [], devices = [], games = [], held = [], endDevices = [], endAccount } = change;
    const { pushes = [], endPushes = [], reports = [], deeds = [], endReports = [] } = change;
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
        each.notices.length === 0 ? gone("held", heldKey(each)) : kept("held", heldKey(each), each),
      ),
      ...endPushes.map((id) => gone("push", id)),
      ...pushes.map((each) => kept("push", each.id, each)),
      ...reports.map((each) => kept("report", each.id, each)),
      ...deeds.map((each) => kept("deed", each.id, each)),
      ...endReports.map((id) => gone("report", id)),
      ...endDevices.map((id) => gone("device", id)),
      ...(endAccount === undefined
        ? []
        : [gone("account", endAccount), ...heldKeys(endAccount).map((key) => gone("held", key))]),
    ]);
    this.#take(change);
  }

  named(name: string): KeptAccount | undefined {
    return this.accounts.get(this.#byName.get(keyOf(name)) ?? "");
  }
  devicesOf(person: string): readonly KeptDevice[] {
    return [...this.devices.values()].filter((device) => device.person === person);
  }
  pushesOf(person: string): readonly KeptPush[] {
    return [...(this.#told.get(person) ?? [])].flatMap((id) => this.pushes.get(id) ?? []);
  }
  gamesOf(person: string): readonly KeptGame[] {
    return [...(this.#played.get(person) ?? [])].flatMap((table) => this.games.get(table) ?? []);
  }

  /** A device that is nobody's any more is told nothing, unless it is somebody's again at once. */
  #withPushes(change: Change): Change {
    const { pushes = [], endPushes = [], endDevices = [] } = change;
    const ended = [...this.pushes.values()].filter(({ device }) => endDevices.includes(device));
    const stay = new Set(pushes.map(({ id }) => id));
    const gone = [...endPushes, ...ended.map(({ id }) => id)].filter((id) => !stay.has(id));
    return gone.length === 0 ? change : { ...change, endPushes: gone };
  }

  #take({
    accounts = [],
    devices = [],
    games = [],
    held = [],
    pushes = [],
    endPushes = [],
    reports = [],
    deeds = [],
    endReports = [],
    endDevices = [],
    endAccount = "",
  }: Change): void {
    for (const id of [...endPushes, ...pushes.map((push) => push.id)]) {
      this.#told.get(this.pushes.get(id)?.person ?? "")?.delete(id);
      this.pushes.delete(id);
    }
    for (const push of pushes) {
      this.pushes.set(push.id, push);
      this.#told.set(push.person, (this.#told.get(push.person) ?? new Set()).add(push.id));
    }
    for (const report of reports) this.reports.set(report.id, report);
    for (const deed of deeds) this.deeds.set(deed.id, deed);
    for (const id of endReports) this.reports.delete(id);
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
      if (each.notices.length === 0) this.held.delete(heldKey(each));
      else this.held.set(heldKey(each), each);
    }
    for (const key of heldKeys(endAccount)) this.held.delete(key);
    for (const id of endDevices) this.devices.delete(id);
    const gone = this.accounts.get(endAccount);
    if (gone === undefined) return;
    this.accounts.delete(endAccount);
    this.#byName.delete(keyOf(gone.name));
  }
}

/** One for each way that notices take. */
const heldKeys = (person: string): readonly string[] => [person, `${person} push`];
const heldKey = ({ person, by }: KeptHeld): string => (by === undefined ? person : `${person} ${by}`);
