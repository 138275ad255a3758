/**
 * What people are told who are not at the table: that it is their turn, that time runs out, that a game begins or is
 * over. One for each turn, none for a table that is on their screen; held back in quiet hours, then one summary.
 */
import type { Clock, NoticeKind } from "@chronarium/authority";
import type { Seat } from "@chronarium/kernel";
import { isPerson, type KeptParty } from "../online/kept-party.ts";
import { leftAt } from "../online/reckoning.ts";
import type { KeptAccount, KeptHeld } from "../people/kept.ts";
import { dueAt } from "./hours.ts";
import type { Mailer } from "./mailer.ts";
import { mailWords, type Notice } from "./words.ts";

export type NoticesHost = {
  readonly clock: Pick<Clock, "now">;
  readonly mailer: Mailer | undefined;
  readonly accountOf: (person: string) => KeptAccount | undefined;
  readonly unsubscribeOf: (person: string) => string;
  readonly held: () => readonly KeptHeld[];
  readonly keepHeld: (held: KeptHeld) => Promise<void>;
  /** He looks at this table right now. */
  readonly isHere: (table: string, person: string) => boolean;
  readonly seatAt: (table: string, person: string) => Seat | undefined;
  readonly report: (error: unknown) => void;
};

const HOUR = 3600_000;
/** Of what a turn may take: less is "nearly up". */
const NEARLY = 0.25;

export class Notices {
  readonly #host: NoticesHost;
  /** Whoever was told of his turn, or of its end, by table; forgotten when the turn is over. */
  readonly #told: Map<string, Map<Seat, ReadonlySet<NoticeKind>>> = new Map();

  constructor(host: NoticesHost) {
    this.#host = host;
  }

  /** After a restart: whoever is to act has been told before. */
  resumed({ id }: KeptParty, actors: readonly Seat[]): void {
    this.#told.set(id, new Map(actors.map((seat) => [seat, new Set<NoticeKind>(["turn"])])));
  }

  began(party: KeptParty, actors: readonly Seat[]): void {
    party.seats.forEach((seat, i) => {
      // His first turn says it better.
      if (isPerson(seat) && !actors.includes(i)) this.#tell(party, i, "full");
    });
    this.moved(party, actors);
  }

  moved(party: KeptParty, actors: readonly Seat[]): void {
    const told = this.#told.get(party.id) ?? new Map<Seat, ReadonlySet<NoticeKind>>();
    this.#told.set(party.id, told);
    for (const seat of told.keys()) if (!actors.includes(seat)) told.delete(seat);
    for (const seat of actors) this.#once(party, seat, "turn");
  }

  over(party: KeptParty): void {
    this.#told.delete(party.id);
    party.seats.forEach((_, seat) => {
      this.#tell(party, seat, "over");
    });
  }

  /** Looks at the clocks of a table by turns, and at what was held back. */
  watch(party: KeptParty): void {
    const rule = party.setup.clock;
    if (rule.kind !== "turns" || party.clock === undefined || party.timeUp !== undefined) return;
    const now = this.#host.clock.now();
    for (const seat of party.clock.running)
      if (leftAt(party.clock, seat, now) < rule.hours * HOUR * NEARLY) this.#once(party, seat, "time");
  }
  async tick(): Promise<void> {
    const now = this.#host.clock.now();
    for (const { person, notices, due } of this.#host.held()) {
      if (notices.length === 0 || due > now) continue;
      await this.#host.keepHeld({ person, notices: [], due });
      const still = notices.filter(({ kind, table }) => {
        const seat = this.#host.seatAt(table, person);
        const waits = kind === "turn" || kind === "time";
        // He may have acted since.
        return !waits || (seat !== undefined && this.#told.get(table)?.has(seat) === true);
      });
      await this.#send(person, still);
    }
  }

  #once(party: KeptParty, seat: Seat, kind: NoticeKind): void {
    const told = this.#told.get(party.id) ?? new Map<Seat, ReadonlySet<NoticeKind>>();
    this.#told.set(party.id, told);
    const before = told.get(seat) ?? new Set();
    if (before.has(kind)) return;
    told.set(seat, new Set([...before, kind]));
    this.#tell(party, seat, kind);
  }

  #tell(party: KeptParty, seat: Seat, kind: NoticeKind): void {
    const there = party.seats[seat];
    if (!isPerson(there) || this.#host.isHere(party.id, there.guest)) return;
    const account = this.#host.accountOf(there.guest);
    if (account?.mail?.confirmed !== true || !account.notices.kinds.includes(kind)) return;
    const now = this.#host.clock.now();
    const names = party.seats.flatMap((each, i) => (i === seat || each.kind === "free" ? [] : [each.name]));
    const left = party.clock === undefined ? undefined : Math.floor(leftAt(party.clock, seat, now) / HOUR);
    const timed = party.setup.clock.kind === "turns" && (kind === "turn" || kind === "time");
    const notice: Notice = {
      kind,
      table: party.id,
      names,
      ...(timed && left !== undefined && { hours: left }),
    };
    const due = dueAt(account.notices, now);
    const done = due <= now ? this.#send(there.guest, [notice]) : this.#hold(there.guest, notice, due);
    done.catch(this.#host.report);
  }

  async #hold(person: string, notice: Notice, due: number): Promise<void> {
    const before = this.#host.held().find((each) => each.person === person);
    const waiting = before?.notices ?? [];
    const others = waiting.filter(({ table, kind }) => table !== notice.table || kind !== notice.kind);
    await this.#host.keepHeld({
      person,
      notices: [...others, notice],
      due: waiting.length > 0 ? (before?.due ?? due) : due,
    });
  }

  async #send(person: string, notices: readonly Notice[]): Promise<void> {
    const { mailer } = this.#host;
    const account = this.#host.accountOf(person);
    if (mailer === undefined || notices.length === 0 || account?.mail?.confirmed !== true) return;
    const words = mailWords[account.notices.language];
    const unsubscribe = `${mailer.site}${this.#host.unsubscribeOf(person)}`;
    const lines = notices.map((notice) => `${words.line(notice)}\n${mailer.site}/t/${notice.table}`);
    await mailer.send({
      to: account.mail.address,
      subject: words.subject(notices),
      text: [...lines, words.foot(unsubscribe)].join("\n\n"),
      unsubscribe,
    });
  }
}
