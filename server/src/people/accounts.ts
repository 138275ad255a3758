/** The accounts of this server, and who may change his. */
import { type Chance, type Clock, failPeople, type PeopleCalls } from "@chronarium/authority";
import type { Mailer } from "../notices/mailer.ts";
import type { Pusher } from "../notices/push/pusher.ts";
import type { KeptAccount } from "./kept.ts";
import type { Shelf } from "./shelf.ts";

/** What people have at tables: the parties of this server. */
type Tables = {
  readonly lists: { readonly seatsOf: (person: string) => number };
  readonly owners: {
    readonly bring: (from: string, to: string) => Promise<void>;
    readonly depart: (person: string) => Promise<void>;
    /** What they hold of somebody, as it is told to him. */
    readonly keptOf: (person: string) => Promise<object>;
  };
};

export type PeopleHost = {
  readonly shelf: Shelf;
  readonly clock: Pick<Clock, "now">;
  readonly chance: Chance;
  readonly tables: Tables;
  readonly mailer: Mailer | undefined;
  readonly pusher: Pusher;
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

export type Ask<Call extends keyof PeopleCalls> = PeopleCalls[Call]["ask"];

/** In milliseconds: so long after a proof of who one is, things may be changed that a stranger at the device must not. */
const PROOF_LIFE = 15 * 60_000;

export class Accounts {
  readonly host: PeopleHost;
  readonly shelf: Shelf;

  constructor(host: PeopleHost) {
    this.host = host;
    this.shelf = host.shelf;
  }

  readonly isAccount = (person: string): boolean => this.shelf.accounts.has(person);

  change(person: string, work: (account: KeptAccount) => KeptAccount): Promise<void> {
    return this.shelf.put(() => {
      const account = this.shelf.accounts.get(person) ?? failPeople("people/not-signed-in");
      return { accounts: [work(account)] };
    });
  }

  /** Whoever has proved who he is, a short while ago. */
  proved({ person, id }: Visitor): KeptAccount {
    const account = this.shelf.accounts.get(person) ?? failPeople("people/not-signed-in");
    const proved = this.shelf.devices.get(id)?.proved ?? 0;
    return this.host.clock.now() - proved <= PROOF_LIFE ? account : failPeople("people/sign-in-again");
  }
}
