/**
 * All parties of this server: what their people ask for, one after the other for each table, stored before anybody is
 * told. The games themselves are the authority's.
 */
import {
  type Authority,
  type Chance,
  type Clock,
  commitmentTo,
  failParty,
  type LobbyCard,
  type Party,
  type PartySetup,
  type Presence,
  type Rights,
  type TableCard,
  type TimeChoice,
} from "@chronarium/authority";
import type { Level } from "@chronarium/bots";
import { readOptions, type Seat, seatsAllowed } from "@chronarium/kernel";
import { rulesOf } from "./games.ts";
import {
  isPerson,
  type KeptParty,
  type KeptSeat,
  lobbyCard,
  partyFor,
  peopleAt,
  readParty,
  seatOf,
  seatToReturn,
  setupsOf,
} from "./kept-party.ts";
import {
  firstClock,
  GRACE,
  leftAt,
  outOfTime,
  passed,
  type RunningRule,
  resumed,
  waited,
} from "./reckoning.ts";

type PartyStore = {
  readonly parties: () => Promise<readonly string[]>;
  readonly keepParty: (id: string, text: string) => Promise<void>;
  readonly dropParty: (id: string) => Promise<void>;
};

export type PartiesHost = {
  readonly store: PartyStore;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly authority: Authority;
};

/** Somebody who looks at a party through a line of his. */
export type Caller = {
  readonly guest: string;
  readonly tell: (party: Party) => void;
};
type Looking = { readonly caller: Caller; front: boolean };

const BOT_NAMES = ["Vesper", "Corvin", "Ondine", "Thibault"] as const;
const USUAL_LEVEL: Level = 3;
const MAX_NAME = 24;
/** So many tables of one guest may wait for others at once. */
const MOST_WAITING = 10;
/** In milliseconds: a table in the lobby whose host is gone closes; a forgotten one is forgotten. */
const HOST_GONE = 60_000;
const FORGOTTEN = 7 * 24 * 3600_000;
const CODE_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const FREE: KeptSeat = { kind: "free" };

export class Parties {
  readonly #host: PartiesHost;
  readonly #kept: Map<string, KeptParty> = new Map();
  readonly #lines: Map<string, Promise<unknown>> = new Map();
  readonly #looking: Map<string, Set<Looking>> = new Map();
  /** When somebody was last seen at a table whose line is gone. */
  readonly #left: Map<string, number> = new Map();
  readonly #lobbyWatchers: Set<() => void> = new Set();

  constructor(host: PartiesHost) {
    this.#host = host;
  }

  /** `lastAlive`: when this server was last known to run. */
  async load(lastAlive: number): Promise<void> {
    const now = this.#host.clock.now();
    for (const text of await this.#host.store.parties()) {
      const party = readParty(text);
      if (party === undefined) continue;
      const { clock, setup, phase } = party;
      const running = phase === "running" && clock !== undefined && setup.clock.kind !== "none";
      this.#kept.set(
        party.id,
        running ? { ...party, clock: resumed(setup.clock as RunningRule, clock, lastAlive, now) } : party,
      );
    }
    for (const { id, phase } of this.#kept.values())
      if (phase === "running") await this.#host.authority.wake(id).catch(() => {});
  }

  watchLobby(changed: () => void): () => void {
    this.#lobbyWatchers.add(changed);
    return () => this.#lobbyWatchers.delete(changed);
  }

  lobby(): readonly LobbyCard[] {
    const open = [...this.#kept.values()].filter(
      ({ setup, phase }) => setup.lobby && (phase === "waiting" || phase === "running"),
    );
    return open.map((party) => lobbyCard(party, this.#watching(party))).slice(0, 100);
  }

  /** The tables that somebody plays or has played at. */
  async tablesOf(guest: string): Promise<readonly TableCard[]> {
    const own = [...this.#kept.values()].filter(
      (party) => party.phase !== "waiting" && party.phase !== "closed" && seatOf(party, guest) !== undefined,
    );
    const cards = await Promise.all(own.map(({ id }) => this.#host.authority.card(id)));
    return cards.filter((card) => card !== undefined).sort((a, b) => b.updated - a.updated);
  }

  /** Whoever has a table's name may watch it; whoever sits there looks through his own eyes. */
  rightsAt(id: string, guest: string): Rights {
    const party = this.#party(id);
    if (party.phase === "waiting" || party.phase === "closed") return failParty("party/not-running");
    const seat = seatOf(party, guest);
    return seat === undefined ? [] : [seat];
  }

  find(code: string): string {
    const found = [...this.#kept.values()].find((party) => party.code === code && party.phase !== "closed");
    return found?.id ?? failParty("party/no-such-code");
  }

  async open(
    guest: string,
    { game, setup, name, share }: { game: string; setup: PartySetup; name: string; share: string },
  ): Promise<string> {
    const read = await this.#readSetup(game, setup);
    const waiting = [...this.#kept.values()].filter(
      (party) => party.host === guest && party.phase === "waiting",
    );
    if (waiting.length >= MOST_WAITING) failParty("party/busy");
    const host: KeptSeat = { kind: "person", guest, name: nameOf(name), ready: true, share };
    return this.#begin({ game, setup: read, host: guest, seats: [host, ...freeSeats(read.seats - 1)] });
  }

  visit(id: string, caller: Caller): Party {
    const party = this.#party(id);
    const looking = this.#looking.get(id) ?? new Set();
    this.#looking.set(id, looking);
    const already = [...looking].some((each) => each.caller === caller);
    if (!already) looking.add({ caller, front: true });
    this.#tell(id, caller);
    return this.#for(party, caller.guest);
  }

  leave(id: string, caller: Caller): void {
    const looking = this.#looking.get(id);
    for (const each of looking ?? []) if (each.caller === caller) looking?.delete(each);
    this.#left.set(`${id} ${caller.guest}`, this.#host.clock.now());
    if (looking?.size === 0) this.#looking.delete(id);
    this.#tell(id);
  }

  present(id: string, caller: Caller, front: boolean): void {
    for (const each of this.#looking.get(id) ?? []) if (each.caller === caller) each.front = front;
    this.#tell(id);
  }

  sit(id: string, guest: string, seat: Seat, name: string, share: string): Promise<void> {
    return this.#inLine(id, async () => {
      const party = this.#party(id);
      if (party.phase === "running") return this.#takeBack(party, guest, seat);
      this.#mustWait(party);
      if (seatOf(party, guest) !== undefined) failParty("party/already-seated");
      if (party.seats[seat]?.kind !== "free") failParty("party/seat-taken");
      const called = nameOf(name);
      const taken = party.seats.some(
        (each) => isPerson(each) && each.name.toLowerCase() === called.toLowerCase(),
      );
      if (taken) failParty("party/name-taken");
      const person: KeptSeat = { kind: "person", guest, name: called, ready: false, share };
      await this.#put(withSeat(party, seat, person));
      return undefined;
    });
  }

  stand(id: string, guest: string): Promise<void> {
    return this.#inLine(id, async () => {
      const party = this.#party(id);
      this.#mustWait(party);
      const seat = this.#seatOf(party, guest);
      const left = withSeat(party, seat, FREE);
      if (party.host !== guest) return this.#put(left);
      const next = left.seats.find(isPerson);
      return this.#put(next === undefined ? { ...left, phase: "closed" } : { ...left, host: next.guest });
    });
  }

  /** When all seats are taken and everybody is ready it begins by itself. */
  ready(id: string, guest: string, ready: boolean): Promise<void> {
    return this.#inLine(id, async () => {
      const party = this.#party(id);
      this.#mustWait(party);
      const seat = this.#seatOf(party, guest);
      const person = party.seats[seat];
      if (!isPerson(person)) return;
      const next = withSeat(party, seat, { ...person, ready });
      const all = next.seats.every((each) => each.kind === "bot" || (isPerson(each) && each.ready));
      if (all && peopleAt(next).length > 1) await this.#start(next);
      else await this.#put(next);
    });
  }

  arrange(id: string, guest: string, setup: PartySetup): Promise<void> {
    return this.#inLine(id, async () => {
      const party = this.#mine(id, guest);
      const read = await this.#readSetup(party.game, setup);
      const seated = party.seats.filter(({ kind }) => kind !== "free");
      if (seated.length > read.seats) failParty("party/seat-taken");
      const kept = seated.length === party.seats.length ? seated : party.seats.slice(0, read.seats);
      const moved = kept.filter(({ kind }) => kind !== "free").length < seated.length ? seated : kept;
      const seats = [...moved, ...freeSeats(read.seats - moved.length)].map((seat) =>
        // Whoever agreed to something else is asked again.
        isPerson(seat) && seat.guest !== guest ? { ...seat, ready: false } : seat,
      );
      await this.#put({ ...party, setup: read, seats });
    });
  }

  seatBot(id: string, guest: string, seat: Seat, level: Level): Promise<void> {
    return this.#inLine(id, async () => {
      const party = this.#mine(id, guest);
      const there = party.seats[seat];
      if (there === undefined || isPerson(there)) failParty("party/seat-taken");
      const name = there?.kind === "bot" ? there.name : botName(party);
      await this.#put(withSeat(party, seat, { kind: "bot", name, level }));
    });
  }

  /** A bot goes, or somebody who is not to play along. */
  clearSeat(id: string, guest: string, seat: Seat): Promise<void> {
    return this.#inLine(id, async () => {
      const party = this.#mine(id, guest);
      const there = party.seats[seat];
      if (there === undefined || (isPerson(there) && there.guest === guest)) failParty("party/seat-taken");
      await this.#put(withSeat(party, seat, FREE));
    });
  }

  start(id: string, guest: string): Promise<void> {
    return this.#inLine(id, async () => {
      const party = this.#mine(id, guest);
      if (peopleAt(party).length < 2) failParty("party/too-few");
      await this.#start(party);
    });
  }

  resign(id: string, guest: string): Promise<void> {
    return this.#inLine(id, async () => {
      const party = this.#running(id);
      await this.#replace(party, this.#seatOf(party, guest), true);
    });
  }

  /** All people at the table must wish it. */
  wishEnd(id: string, guest: string, wish: boolean): Promise<void> {
    return this.#inLine(id, async () => {
      const party = this.#running(id);
      const seat = this.#seatOf(party, guest);
      const others = party.ending.filter((each) => each !== seat);
      const ending = wish ? [...others, seat] : others;
      if (peopleAt(party).every((each) => ending.includes(each))) await this.#end(party);
      else await this.#put({ ...party, ending });
    });
  }

  /** What more than half of the others choose happens at once. */
  timeChoice(id: string, guest: string, choice: TimeChoice): Promise<void> {
    return this.#inLine(id, async () => {
      const party = this.#running(id);
      const by = this.#seatOf(party, guest);
      const { timeUp } = party;
      if (timeUp === undefined) return failParty("party/time-left");
      if (timeUp.seat === by) return failParty("party/own-time");
      const choices = [...timeUp.choices.filter((each) => each.seat !== by), { seat: by, choice }];
      const same = choices.filter((each) => each.choice === choice).length;
      const others = peopleAt(party).filter((seat) => seat !== timeUp.seat).length;
      if (2 * same <= others) return this.#put({ ...party, timeUp: { ...timeUp, choices } });
      return this.#decide(party, timeUp.seat, choice);
    });
  }

  /** The first who asks is the host; the others find the way there at the old table. */
  again(id: string, guest: string, name: string, share: string): Promise<string> {
    return this.#inLine(id, async () => {
      const party = this.#party(id);
      if (party.phase !== "over" && party.phase !== "ended") return failParty("party/not-over");
      const next = party.again && this.#kept.get(party.again.table);
      if (next !== undefined && next.phase !== "closed") return next.id;
      const { game, setup } = party;
      const called = nameOf(name);
      const host: KeptSeat = { kind: "person", guest, name: called, ready: true, share };
      const table = await this.#begin({
        game,
        setup: { ...setup, lobby: false },
        host: guest,
        seats: [host, ...freeSeats(setup.seats - 1)],
      });
      await this.#put({ ...party, again: { table, by: called } });
      return table;
    });
  }

  /** The authority has stored a move. */
  moved(card: TableCard): void {
    if (!this.#kept.has(card.id)) return;
    void this.#inLine(card.id, () => this.#follow(card)).catch(() => {});
  }

  async #follow({ id, actors, result }: TableCard): Promise<void> {
    const party = this.#kept.get(id);
    if (party === undefined || party.phase !== "running") return;
    const now = this.#host.clock.now();
    const { clock, setup, timeUp, ...rest } = party;
    const rule = setup.clock;
    if (result !== undefined) {
      const last = clock && rule.kind !== "none" ? passed(rule, clock, [], now) : undefined;
      return this.#put({ ...rest, setup, phase: "over", ...(last && { clock: last }), ending: [] });
    }
    if (clock === undefined || rule.kind === "none") return;
    const next = passed(rule, clock, this.#timed(party, actors), now);
    // Whoever acts after all has not lost his seat.
    const still = timeUp !== undefined && next.running.includes(timeUp.seat) ? timeUp : undefined;
    await this.#put({ ...rest, setup, clock: next, ...(still && { timeUp: still }) });
  }

  /** Looks at all clocks, and at tables whose host is gone. */
  tick(): void {
    const now = this.#host.clock.now();
    for (const party of this.#kept.values()) {
      if (party.phase === "running" && party.clock !== undefined) this.#checkTime(party, now);
      else if (party.phase === "waiting") this.#checkHost(party, now);
      else if (party.phase === "closed" && this.#looking.get(party.id) === undefined)
        void this.#forget(party.id);
    }
  }

  #checkTime(party: KeptParty, now: number): void {
    const { clock, timeUp, id } = party;
    if (clock === undefined) return;
    if (timeUp !== undefined) {
      if (now >= timeUp.until)
        void this.#inLine(id, async () => {
          const late = this.#kept.get(id);
          if (late?.timeUp?.until === timeUp.until && late.phase === "running")
            await this.#decide(late, timeUp.seat, "bot");
        }).catch(() => {});
      return;
    }
    const seat = outOfTime(clock, now);
    if (seat === undefined) return;
    void this.#inLine(id, async () => {
      const late = this.#kept.get(id);
      if (late?.clock === undefined || late.timeUp !== undefined || late.phase !== "running") return;
      const { kind } = late.setup.clock;
      if (kind === "none" || !late.clock.running.includes(seat) || leftAt(late.clock, seat, now) > 0) return;
      await this.#put({ ...late, timeUp: { seat, until: now + GRACE[kind], choices: [] } });
    }).catch(() => {});
  }

  #checkHost(party: KeptParty, now: number): void {
    const { state, since } = this.#presence(party.id, party.host);
    const patience = party.setup.lobby ? HOST_GONE : FORGOTTEN;
    if (state !== "gone" || now - Math.max(since, party.touched) < patience) return;
    void this.#inLine(party.id, async () => {
      const late = this.#kept.get(party.id);
      if (late?.phase === "waiting") await this.#put({ ...late, phase: "closed" });
    }).catch(() => {});
  }

  async #forget(id: string): Promise<void> {
    this.#kept.delete(id);
    this.#lines.delete(id);
    await this.#host.store.dropParty(id).catch(() => {});
  }

  async #begin(made: Pick<KeptParty, "game" | "setup" | "host" | "seats">): Promise<string> {
    const { chance, clock } = this.#host;
    const id = `o-${chance(10)}`;
    await this.#put({
      id,
      code: this.#freshCode(),
      ...made,
      phase: "waiting",
      own: chance(32),
      ending: [],
      touched: clock.now(),
    });
    return id;
  }

  #freshCode(): string {
    for (;;) {
      const drawn = Number.parseInt(this.#host.chance(5), 16);
      const code = Array.from({ length: 8 }, (_, i) => CODE_LETTERS[Math.floor(drawn / 32 ** i) % 32]).join(
        "",
      );
      if (![...this.#kept.values()].some((party) => party.code === code)) return code;
    }
  }

  async #start(party: KeptParty): Promise<void> {
    const { authority, clock } = this.#host;
    const { id, game, setup, own } = party;
    let full = party;
    party.seats.forEach((seat, i) => {
      if (seat.kind === "free")
        full = withSeat(full, i, { kind: "bot", name: botName(full), level: USUAL_LEVEL });
    });
    const shares = {
      own,
      commitment: commitmentTo(own),
      seats: full.seats.map((seat) => (isPerson(seat) ? seat.share : "")),
    };
    await authority.create({ game, seats: setupsOf(full), options: setup.options }, { id, shares });
    const actors = (await authority.card(id))?.actors ?? [];
    const rule = setup.clock;
    const timed =
      rule.kind === "none"
        ? undefined
        : firstClock(rule, full.seats.length, this.#timed(full, actors), clock.now());
    await this.#put({ ...full, phase: "running", ...(timed && { clock: timed }) });
    await authority.wake(id);
  }

  /** Time runs for people, and only while somebody else waits for them. */
  #timed(party: KeptParty, actors: readonly Seat[]): readonly Seat[] {
    const people = peopleAt(party);
    return people.length < 2 ? [] : actors.filter((seat) => people.includes(seat));
  }

  async #decide(party: KeptParty, seat: Seat, choice: TimeChoice): Promise<void> {
    const { timeUp: _, ...rest } = party;
    const rule = party.setup.clock;
    if (choice === "end") return this.#end(party);
    if (choice === "bot") return this.#replace(party, seat, false);
    if (rule.kind === "none" || party.clock === undefined) return;
    await this.#put({ ...rest, clock: waited(rule, party.clock, seat, this.#host.clock.now()) });
  }

  /** A bot plays for somebody; the others play on. */
  async #replace(party: KeptParty, seat: Seat, resigned: boolean): Promise<void> {
    const there = party.seats[seat];
    if (!isPerson(there)) return;
    const { guest, name, share } = there;
    const bot: KeptSeat = {
      kind: "bot",
      name,
      level: USUAL_LEVEL,
      guest,
      share,
      ...(resigned && { resigned: true }),
    };
    const { timeUp: _, ...rest } = withSeat(party, seat, bot);
    await this.#reseat({ ...rest, ending: party.ending.filter((each) => each !== seat) });
  }

  async #takeBack(party: KeptParty, guest: string, seat: Seat): Promise<void> {
    if (seatToReturn(party, guest) !== seat) return failParty("party/has-begun");
    const there = party.seats[seat];
    if (there?.kind !== "bot") return;
    const { name, share = "" } = there;
    await this.#reseat(withSeat(party, seat, { kind: "person", guest, name, ready: true, share }));
  }

  async #reseat(party: KeptParty): Promise<void> {
    const { authority, clock } = this.#host;
    const { id, setup } = party;
    await authority.reseat(id, setupsOf(party));
    const actors = (await authority.card(id))?.actors ?? [];
    const rule = setup.clock;
    const timed =
      party.clock && rule.kind !== "none"
        ? passed(rule, party.clock, this.#timed(party, actors), clock.now())
        : undefined;
    await this.#put({ ...party, ...(timed && { clock: timed }) });
    await authority.wake(id);
  }

  async #end(party: KeptParty): Promise<void> {
    const { timeUp: _, clock, ...rest } = party;
    await this.#host.authority.end(party.id);
    const rule = party.setup.clock;
    const stopped =
      clock && rule.kind !== "none" ? passed(rule, clock, [], this.#host.clock.now()) : undefined;
    await this.#put({ ...rest, phase: "ended", ...(stopped && { clock: stopped }) });
  }

  async #readSetup(game: string, setup: PartySetup): Promise<PartySetup> {
    const rules = await rulesOf(game);
    if (rules.sealed || rules.seats.max < 2) return failParty("party/not-shared");
    const read = readOptions(rules.options, setup.options);
    if (!read.ok) return failParty("party/not-shared");
    const { min, max } = seatsAllowed(rules, read.options);
    const { seats } = setup;
    if (seats < Math.max(2, min) || seats > max)
      failParty("party/wrong-seats", { min: Math.max(2, min), max, seats });
    return setup;
  }

  #party(id: string): KeptParty {
    return this.#kept.get(id) ?? failParty("party/no-such-table");
  }
  #mustWait({ phase }: KeptParty): void {
    if (phase === "closed") failParty("party/no-such-table");
    if (phase !== "waiting") failParty("party/has-begun");
  }
  #mine(id: string, guest: string): KeptParty {
    const party = this.#party(id);
    this.#mustWait(party);
    return party.host === guest ? party : failParty("party/not-host");
  }
  #running(id: string): KeptParty {
    const party = this.#party(id);
    return party.phase === "running" ? party : failParty("party/not-running");
  }
  #seatOf(party: KeptParty, guest: string): Seat {
    return seatOf(party, guest) ?? failParty("party/not-seated");
  }

  /** Stored first, then told. */
  async #put(party: KeptParty): Promise<void> {
    const touched = { ...party, touched: this.#host.clock.now() };
    await this.#host.store.keepParty(party.id, JSON.stringify(touched));
    this.#kept.set(party.id, touched);
    this.#tell(party.id);
    if (party.setup.lobby) for (const changed of this.#lobbyWatchers) changed();
  }

  #tell(id: string, except?: Caller): void {
    const party = this.#kept.get(id);
    if (party === undefined) return;
    for (const { caller } of this.#looking.get(id) ?? [])
      if (caller !== except) caller.tell(this.#for(party, caller.guest));
  }

  #for(party: KeptParty, guest: string): Party {
    return partyFor(party, guest, {
      presence: (each) => this.#presence(party.id, each),
      watching: this.#watching(party),
      now: this.#host.clock.now(),
    });
  }

  #watching(party: KeptParty): number {
    const looking = [...(this.#looking.get(party.id) ?? [])].map(({ caller }) => caller.guest);
    return new Set(looking.filter((guest) => seatOf(party, guest) === undefined)).size;
  }

  #presence(id: string, guest: string): Presence {
    const lines = [...(this.#looking.get(id) ?? [])].filter(({ caller }) => caller.guest === guest);
    if (lines.length === 0) return { state: "gone", since: this.#left.get(`${id} ${guest}`) ?? 0 };
    return { state: lines.some(({ front }) => front) ? "here" : "away", since: 0 };
  }

  #inLine<Answer>(id: string, work: () => Promise<Answer>): Promise<Answer> {
    const done = (this.#lines.get(id) ?? Promise.resolve()).then(work);
    this.#lines.set(
      id,
      done.catch(() => {}),
    );
    return done;
  }
}

const freeSeats = (count: number): readonly KeptSeat[] =>
  Array.from({ length: Math.max(0, count) }, () => FREE);

const withSeat = (party: KeptParty, seat: Seat, there: KeptSeat): KeptParty => ({
  ...party,
  seats: party.seats.map((each, i) => (i === seat ? there : each)),
});

const botName = ({ seats }: KeptParty): string =>
  BOT_NAMES.find((name) => !seats.some((seat) => seat.kind !== "free" && seat.name === name)) ?? "";

/** Neither control characters nor those that turn the direction of writing. */
function nameOf(name: string): string {
  const shown = name
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
  return shown.length >= 1 && shown.length <= MAX_NAME ? shown : failParty("party/name-needed");
}
