/**
 * What people are told who are not at the table: that it is their turn, that time runs out, that somebody asks for
 * their consent, that a table is full, that a game begins or is over. One for each turn, none for a table that is on their screen; held back in quiet hours, then one summary.
 */
import type { Clock, NoticeKind, NoticeSettings } from "@chronarium/authority";
import type { Seat } from "@chronarium/kernel";
import { isPerson, type KeptParty } from "../online/kept-party.ts";
import { leftAt } from "../online/reckoning.ts";
import type { KeptHeld } from "../people/kept.ts";
import { dueAt } from "./hours.ts";
import type { Way } from "./ways.ts";
import type { Notice } from "./words.ts";

export type NoticesHost = {
  readonly clock: Pick<Clock, "now">;
  readonly ways: readonly Way[];
  /** What somebody wishes to be told. */
  readonly wishesOf: (person: string) => NoticeSettings | undefined;
  readonly held: () => readonly KeptHeld[];
  readonly keepHeld: (held: KeptHeld) => Promise<void>;
  /** He looks at this table right now. */
  readonly isHere: (table: string, person: string) => boolean;
  readonly seatAt: (table: string, person: string) => Seat | undefined;
  readonly report: (error: unknown) => void;
};

const HOUR = 3600_000;
/** Less is "nearly up": of what a turn may take, and, in milliseconds, of the bank of a live table. */
const NEARLY = 0.25;
const NEARLY_LIVE = 60_000;

/** In milliseconds: a line that is dead is found out by then. */
const SURELY_HERE = 30_000;

export class Notices {
  readonly #host: NoticesHost;
  /** Whoever was told of his turn, or of its end, by table; forgotten when the turn is over. */
  readonly #told: Map<string, Map<Seat, ReadonlySet<NoticeKind>>> = new Map();
  /** Whoever seemed to look at his table when his turn came, by table and seat. */
  readonly #unsaid: Map<string, { readonly party: KeptParty; readonly seat: Seat; readonly at: number }> =
    new Map();

  constructor(host: NoticesHost) {
    this.#host = host;
  }

  /** After a restart: whoever is to act has been told before. */
  resumed(party: KeptParty, actors: readonly Seat[]): void {
    const late = this.#nearlyUp(party);
    const told = actors.map((seat): [Seat, ReadonlySet<NoticeKind>] => [
      seat,
      new Set(late.includes(seat) ? ["turn", "time"] : ["turn"]),
    ]);
    this.#told.set(party.id, new Map(told));
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

  /** All seats are taken, and somebody has still to say that he is ready. */
  full(party: KeptParty): void {
    party.seats.forEach((_, seat) => {
      this.#tell(party, seat, "full");
    });
  }

  /** These are asked whether they agree to something. */
  asked(party: KeptParty, seats: readonly Seat[]): void {
    for (const seat of seats) this.#tell(party, seat, "asked");
  }

  /** A bot plays for somebody whose time is up; `party` as it was before. */
  replaced(party: KeptParty, seat: Seat): void {
    this.#tell(party, seat, "time", { up: true });
  }

  over(party: KeptParty): void {
    this.#told.delete(party.id);
    party.seats.forEach((_, seat) => {
      this.#tell(party, seat, "over");
    });
  }

  /** Looks at the clocks of a table. */
  watch(party: KeptParty): void {
    for (const seat of this.#nearlyUp(party)) this.#once(party, seat, "time");
  }

  /** Whose time runs, and is nearly up. */
  #nearlyUp({ setup, clock, timeUp }: KeptParty): readonly Seat[] {
    const rule = setup.clock;
    if (rule.kind === "none" || clock === undefined || timeUp !== undefined) return [];
    const now = this.#host.clock.now();
    const nearly = rule.kind === "turns" ? rule.hours * HOUR * NEARLY : NEARLY_LIVE;
    return clock.running.filter((seat) => leftAt(clock, seat, now) < nearly);
  }

  /** Looks at what was held back, and whether those were there who seemed to be. */
  async tick(): Promise<void> {
    const now = this.#host.clock.now();
    for (const [key, { party, seat, at }] of this.#unsaid) {
      const waits = this.#told.get(party.id)?.has(seat) === true;
      if (waits && now - at < SURELY_HERE) continue;
      this.#unsaid.delete(key);
      if (waits) this.#tell(party, seat, "turn");
    }
    for (const held of this.#host.held()) {
      const { person, notices, due } = held;
      if (notices.length === 0 || due > now) continue;
      await this.#host.keepHeld({ ...held, notices: [] });
      const still = notices.filter(({ kind, table, up }) => {
        const seat = this.#host.seatAt(table, person);
        const waits = kind === "turn" || (kind === "time" && !up);
        // He may have acted since.
        return !waits || (seat !== undefined && this.#told.get(table)?.has(seat) === true);
      });
      const way = this.#host.ways.find(({ by }) => by === (held.by ?? "mail"));
      if (still.length > 0) await way?.send(person, still);
    }
  }

  #once(party: KeptParty, seat: Seat, kind: NoticeKind): void {
    const told = this.#told.get(party.id) ?? new Map<Seat, ReadonlySet<NoticeKind>>();
    this.#told.set(party.id, told);
    const before = told.get(seat) ?? new Set();
    if (before.has(kind)) return;
    told.set(seat, new Set([...before, kind]));
    if (kind === "turn" && this.#isHere(party, seat))
      this.#unsaid.set(`${party.id} ${seat}`, { party, seat, at: this.#host.clock.now() });
    else this.#tell(party, seat, kind);
  }

  #tell(party: KeptParty, seat: Seat, kind: NoticeKind, { up }: Pick<Notice, "up"> = {}): void {
    const there = party.seats[seat];
    if (!isPerson(there) || this.#isHere(party, seat)) return;
    const wishes = this.#host.wishesOf(there.guest);
    if (wishes?.kinds.includes(kind) !== true) return;
    const now = this.#host.clock.now();
    const names = party.seats.flatMap((each, i) => (i === seat || each.kind === "free" ? [] : [each.name]));
    const left = party.clock === undefined ? undefined : Math.floor(leftAt(party.clock, seat, now) / HOUR);
    const timed = party.setup.clock.kind === "turns" && !up && (kind === "turn" || kind === "time");
    const notice: Notice = {
      kind,
      table: party.id,
      names,
      ...(timed && left !== undefined && { hours: left }),
      ...(party.phase === "waiting" && { waits: true }),
      ...(up && { up }),
    };
    for (const way of this.#host.ways) {
      if (!way.reaches(there.guest)) continue;
      const due = dueAt(wishes, now, way.by);
      const done =
        due <= now ? way.send(there.guest, [notice]) : this.#hold(there.guest, notice, due, way.by);
      done.catch(this.#host.report);
    }
  }

  #isHere({ id, seats }: KeptParty, seat: Seat): boolean {
    const there = seats[seat];
    return isPerson(there) && this.#host.isHere(id, there.guest);
  }

  async #hold(person: string, notice: Notice, due: number, by: Way["by"]): Promise<void> {
    const before = this.#host.held().find((each) => each.person === person && (each.by ?? "mail") === by);
    const waiting = before?.notices ?? [];
    const others = waiting.filter(({ table, kind }) => table !== notice.table || kind !== notice.kind);
    await this.#host.keepHeld({
      person,
      ...(by === "push" && { by }),
      notices: [...others, notice],
      due: waiting.length > 0 ? (before?.due ?? due) : due,
    });
  }
}
