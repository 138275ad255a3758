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
import type { Oversight } from "../online/oversight.ts";
import type { Reported } from "../online/party-book.ts";
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
  readonly oversight: Oversight;
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

  /** From a table, about anybody there. False: too many of late. */
  async reportAt({ text, ...told }: Reported): Promise<boolean> {
    const { shelf, clock, chance } = this.#host;
    if (!this.#reports.take(told.by, clock.now())) return false;
    const report = { id: chance(4), at: clock.now(), ...told, text: text.trim().slice(0, LONGEST_REPORT) };
    await shelf.put({ reports: [report] });
    return true;
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
      case "tables":
        return this.#tables();
      case "close":
        return this.#close(name);
      case "chat":
        return this.#chat(name);
      case "unsay":
        return this.#unsay(name, Number(fields.line));
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
      .map(({ id, at, by, about, called, table, said, text }) => ({
        id,
        at: new Date(at).toISOString(),
        about: called === undefined ? this.#nameOf(about) : `${called} (${this.#nameOf(about)})`,
        by: this.#nameOf(by),
        ...(table !== undefined && { table }),
        text,
        ...(said !== undefined && said.length > 0 && { said: said.map((line) => `“${line}”`).join(" ") }),
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
    return this.#done(`suspended for ${days} days`, account.name);
  }

  /** An account by its name, a guest by what was reported about him. */
  async #remove(name: string): Promise<readonly Told[]> {
    const { people, shelf } = this.#host;
    const report = shelf.reports.get(name);
    if (report !== undefined && people.nameOf(report.about) === undefined) {
      await people.putOut(report.about);
      return this.#done("put a guest out", report.called ?? report.id);
    }
    const account = shelf.named(name) ?? failPeople("people/no-such-person");
    await people.expel(account.person);
    return this.#done("deleted an account", account.name);
  }

  #tables(): readonly Told[] {
    return this.#host.oversight.tables().map(({ id, game, phase, seats, touched }) => ({
      id,
      game,
      phase,
      touched: new Date(touched).toISOString(),
      names: seats.map((seat) => (seat.kind === "free" ? "–" : seat.name)).join(", "),
    }));
  }

  async #close(table: string): Promise<readonly Told[]> {
    await this.#host.oversight.close(table);
    return this.#done("closed a table", table);
  }

  /** What players say is for players: that somebody has read it is written down as well. */
  async #chat(table: string): Promise<readonly Told[]> {
    const lines = await this.#host.oversight.chat(table);
    await this.#done("read the chat of a table", table);
    return lines.map(({ number, at, room, name, text, removed }) => ({
      number,
      at: new Date(at).toISOString(),
      room,
      name,
      text: removed ? "(removed)" : text,
    }));
  }

  async #unsay(table: string, number: number): Promise<readonly Told[]> {
    const { name } = await this.#host.oversight.unsay(table, number);
    return this.#done(`removed message ${number} of ${name}`, table);
  }

  async #done(did: string, about: string): Promise<readonly Told[]> {
    await this.#host.shelf.put({ deeds: [this.#deed(did, about)] });
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
