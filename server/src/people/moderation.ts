/** What people report, and what whoever runs the server does about it. Every deed is written down. */
import {
  type Chance,
  type Clock,
  failPeople,
  isObject,
  isText,
  type PeopleCalls,
} from "@chronarium/authority";
import { Bucket, Buckets } from "../online/limits.ts";
import type { Visitor } from "./accounts.ts";
import type { KeptDeed, KeptReport } from "./kept.ts";
import type { People } from "./people.ts";
import type { Shelf } from "./shelf.ts";

const DAY = 24 * 3600_000;
/** Reports of one person: at once, and in the long run. */
const REPORTS = 5;
const REPORTS_PER_SECOND = 1 / 3600;
const LONGEST_REPORT = 1000;
const MOST_DAYS = 3650;
const LOG_SHOWN = 200;

export type ModerationHost = {
  readonly shelf: Shelf;
  readonly people: People;
  readonly clock: Pick<Clock, "now">;
  readonly chance: Chance;
};

/** What a line of the list tells. */
type Told = Readonly<Record<string, string | number>>;

export class Moderation {
  readonly #host: ModerationHost;
  readonly #reports = new Buckets((now) => new Bucket(REPORTS, REPORTS_PER_SECOND, now));

  constructor(host: ModerationHost) {
    this.#host = host;
  }

  async report({ person }: Visitor, { name, text }: PeopleCalls["report"]["ask"]): Promise<undefined> {
    const { shelf, clock, chance } = this.#host;
    const about = shelf.named(name) ?? failPeople("people/no-such-person");
    const said = text.trim();
    if (said === "" || said.length > LONGEST_REPORT) failPeople("people/empty-report");
    if (!this.#reports.take(person, clock.now())) failPeople("people/too-fast");
    const report: KeptReport = {
      id: chance(4),
      at: clock.now(),
      by: person,
      about: about.person,
      text: said,
    };
    await shelf.put({ reports: [report] });
  }

  /** What the `chronarium admin` command asks; undefined for what there is not. */
  async admin(call: string, ask: unknown): Promise<readonly Told[] | undefined> {
    const fields = isObject(ask) ? ask : {};
    const name = isText(fields.name) ? fields.name : "";
    switch (call) {
      case "reports":
        return this.#listed();
      case "settle":
        return this.#settle(name);
      case "suspend":
        return this.#suspend(name, Number(fields.days));
      case "remove":
        return this.#remove(name);
      case "log":
        return this.#log();
      default:
        return undefined;
    }
  }

  #nameOf(person: string): string {
    return this.#host.people.nameOf(person) ?? "a guest";
  }

  #listed(): readonly Told[] {
    return [...this.#host.shelf.reports.values()]
      .sort((a, b) => a.at - b.at)
      .map(({ id, at, by, about, text }) => ({
        id,
        at: new Date(at).toISOString(),
        about: this.#nameOf(about),
        by: this.#nameOf(by),
        text,
      }));
  }

  async #settle(id: string): Promise<readonly Told[]> {
    const report = this.#host.shelf.reports.get(id) ?? failPeople("people/no-such-report");
    await this.#host.shelf.put({
      endReports: [id],
      deeds: [this.#deed("settled a report", this.#nameOf(report.about))],
    });
    return this.#listed();
  }

  /** No days: he may come in again. */
  async #suspend(name: string, days: number): Promise<readonly Told[]> {
    const { people, shelf, clock } = this.#host;
    const account = shelf.named(name) ?? failPeople("people/no-such-person");
    if (!Number.isInteger(days) || days < 0 || days > MOST_DAYS)
      failPeople("people/bad-days", { most: MOST_DAYS });
    await people.suspend(account.person, days === 0 ? undefined : clock.now() + days * DAY);
    await shelf.put({ deeds: [this.#deed(`suspended for ${days} days`, account.name)] });
    return this.#log().slice(-1);
  }

  async #remove(name: string): Promise<readonly Told[]> {
    const { people, shelf } = this.#host;
    const account = shelf.named(name) ?? failPeople("people/no-such-person");
    await people.expel(account.person);
    await shelf.put({ deeds: [this.#deed("deleted an account", account.name)] });
    return this.#log().slice(-1);
  }

  #log(): readonly Told[] {
    return [...this.#host.shelf.deeds.values()]
      .sort((a, b) => a.at - b.at)
      .slice(-LOG_SHOWN)
      .map(({ at, did, about }) => ({ at: new Date(at).toISOString(), did, about }));
  }

  #deed(did: string, about: string): KeptDeed {
    const at = this.#host.clock.now();
    return { id: `${at}-${this.#host.chance(4)}`, at, did, about };
  }
}
