/**
 * All parties of this server: what their people ask for, one after the other for each table, stored before anybody is
 * told. The games themselves are the authority's.
 */
import {
  type Authority,
  type Chance,
  type ChatLine,
  type Clock,
  commitmentTo,
  DriverError,
  failParty,
  type LobbyCard,
  type OwnTable,
  type Party,
  type PartySetup,
  type Rights,
  type TableCard,
  type TimeChoice,
} from "@chronarium/authority";
import type { Level } from "@chronarium/bots";
import type { Seat } from "@chronarium/kernel";
import { broughtAlong, unnamed } from "../people/seats.ts";
import { Chat } from "./chat.ts";
import { type Caller, Company } from "./company.ts";
import type { Games } from "./games.ts";
import {
  deciders,
  isPerson,
  type KeptParty,
  type KeptSeat,
  lobbyCard,
  partyFor,
  peopleAt,
  readParty,
  returned,
  seatOf,
  seatToReturn,
  setupsOf,
  sharedSeats,
} from "./kept-party.ts";
import {
  firstClock,
  GRACE,
  leftAt,
  outOfTime,
  passed,
  rested,
  resumed,
  stopped,
  waited,
} from "./reckoning.ts";
import { agreed, asked, isAgreed, refusedBack, withoutBack } from "./take-back.ts";
import {
  arranged,
  botSeated,
  cleared,
  filled,
  hosted,
  isComplete,
  leastPeople,
  mustHost,
  mustSit,
  nameOf,
  readied,
  readSetup,
  seated,
  stood,
  USUAL_LEVEL,
  withoutFree,
  withSeat,
} from "./waiting.ts";

type PartyStore = {
  readonly parties: () => Promise<readonly string[]>;
  readonly keepParty: (id: string, text: string) => Promise<void>;
  readonly dropParty: (id: string) => Promise<void>;
  readonly noted: (name: string) => Promise<string | undefined>;
  readonly note: (name: string, text: string) => Promise<void>;
  readonly forget: (name: string) => Promise<void>;
};

export type PartiesHost = {
  readonly store: PartyStore;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly rulesOf: Games["rulesOf"];
  readonly authority: Authority;
  /** The name of somebody's account, if he has one. */
  readonly accountOf?: (person: string) => string | undefined;
  /** Somebody is to act, or somebody else than before; `began`: with these the game begins. */
  readonly moved?: (party: KeptParty, actors: readonly Seat[], how: "began" | "moved" | "resumed") => void;
  /** A game is over; told at least once, and again after a restart. */
  readonly finished?: (party: KeptParty) => Promise<void>;
  /** What went wrong while nobody waited for an answer. */
  readonly report: (error: unknown) => void;
};

/** So many tables of one guest may wait for others at once, and so many are shown in the lobby. */
const MOST_WAITING = 10;
const MOST_SHOWN = 100;
/** In milliseconds: a table in the lobby whose host is gone closes; a forgotten one is forgotten. */
const HOST_GONE = 60_000;
const FORGOTTEN = 7 * 24 * 3600_000;
/** Where no clock runs: so long somebody may be gone while the others wait for him, before they are asked. */
const GONE = 90_000;
const CODE_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

export class Parties {
  readonly #host: PartiesHost;
  readonly #kept: Map<string, KeptParty> = new Map();
  readonly #lines: Map<string, Promise<unknown>> = new Map();
  readonly #company = new Company();
  /** How many tables a guest is opening just now. */
  readonly #opening: Map<string, number> = new Map();
  /** By guest. */
  readonly #watchers: Map<string, Set<() => void>> = new Map();
  /** Who is waited for at the tables that are being played. */
  readonly #toAct: Map<string, readonly Seat[]> = new Map();
  readonly #chat: Chat;
  readonly #begun: number;

  constructor(host: PartiesHost) {
    this.#host = host;
    this.#chat = new Chat(host.store);
    this.#begun = host.clock.now();
  }

  /** `lastAlive`: when this server was last known to run. */
  async load(lastAlive: number): Promise<void> {
    const { store, clock, authority, report } = this.#host;
    for (const text of await store.parties()) {
      const party = readParty(text);
      if (party === undefined) continue;
      const rule = party.setup.clock;
      const runs = party.phase === "running" && party.clock !== undefined && rule.kind !== "none";
      const timed = runs ? { clock: resumed(rule, party.clock, lastAlive, clock.now()) } : {};
      this.#kept.set(party.id, { ...party, ...timed });
    }
    for (const { id, phase } of this.#kept.values()) {
      if (phase === "over" || phase === "ended") await this.#finished(id).catch(report);
      if (phase !== "running") continue;
      this.#host.moved?.(this.#party(id), await this.#actors(id), "resumed");
      await authority.wake(id).catch(report);
      this.#toAct.set(id, await this.#actors(id));
    }
  }

  /** Calls back when the lobby, or what this guest sits at, may look different. */
  watchLists(guest: string, changed: () => void): () => void {
    const own = this.#watchers.get(guest) ?? new Set();
    this.#watchers.set(guest, own.add(changed));
    return () => {
      own.delete(changed);
      if (own.size === 0 && this.#watchers.get(guest) === own) this.#watchers.delete(guest);
    };
  }

  async mine(guest: string): Promise<readonly OwnTable[]> {
    const own = [...this.#kept.values()].flatMap((party) => {
      const you = seatOf(party, guest);
      const going = party.phase === "waiting" || party.phase === "running";
      return going && you !== undefined ? [{ party, you }] : [];
    });
    const tables = own.map(async ({ party, you }): Promise<OwnTable> => {
      const turn = party.phase === "running" && (await this.#actors(party.id)).includes(you);
      const names = party.seats.map((seat) => (seat.kind === "free" ? "" : seat.name));
      return { ...lobbyCard(party, this.#watching(party)), names, you, turn };
    });
    return (await Promise.all(tables)).sort((a, b) => Number(b.turn) - Number(a.turn));
  }

  lobby(): readonly LobbyCard[] {
    const open = [...this.#kept.values()].filter(
      ({ setup, phase }) => setup.lobby && (phase === "waiting" || phase === "running"),
    );
    return open.slice(0, MOST_SHOWN).map((party) => lobbyCard(party, this.#watching(party)));
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
    if (seat === undefined) return [];
    return [seat, ...sharedSeats(party).filter((each) => each !== seat)];
  }

  helpedAt(id: string): boolean {
    const { setup, phase } = this.#party(id);
    return setup.help || phase === "over";
  }

  find(code: string): string {
    const found = [...this.#kept.values()].find((party) => party.code === code && party.phase !== "closed");
    return found?.id ?? failParty("party/no-such-code");
  }

  async open(
    guest: string,
    { game, setup, name, share }: { game: string; setup: PartySetup; name: string; share: string },
  ): Promise<string> {
    const read = await readSetup(this.#host.rulesOf, game, setup);
    const waiting = [...this.#kept.values()].filter(
      (party) => party.host === guest && party.phase === "waiting",
    );
    const opening = this.#opening.get(guest) ?? 0;
    if (waiting.length + opening >= MOST_WAITING) failParty("party/busy");
    // Those that are being stored count as well: many may be asked for at once.
    this.#opening.set(guest, opening + 1);
    try {
      const seats = this.#fit(read, hosted(guest, name, share, read.seats));
      return await this.#begin({ game, setup: read, host: guest, seats });
    } finally {
      const left = (this.#opening.get(guest) ?? 1) - 1;
      if (left === 0) this.#opening.delete(guest);
      else this.#opening.set(guest, left);
    }
  }

  visit(id: string, caller: Caller): Party {
    const party = this.#party(id);
    this.#company.join(id, caller);
    if (returned(party, caller.guest) !== undefined)
      this.#later(id, async (late) => {
        const back = returned(late, caller.guest);
        if (back !== undefined) await this.#reseat(back);
      });
    this.#tell(id, caller);
    return this.#for(party, caller.guest);
  }
  leave(id: string, caller: Caller): void {
    this.#company.leave(id, caller, this.#host.clock.now());
    this.#tell(id);
  }
  present(id: string, caller: Caller, front: boolean): void {
    this.#company.turn(id, caller, front);
    this.#tell(id);
  }

  sit(id: string, guest: string, seat: Seat, name: string, share: string): Promise<void> {
    return this.#change(id, async (party) => {
      if (await this.#chat.hasBlocked(party.host, guest)) failParty("party/blocked");
      if (party.phase !== "running")
        return this.#put(this.#fits(seated(party, { guest, seat, name, share })));
      const there = party.seats[seat];
      return isPerson(there) && there.lent !== undefined
        ? this.#sitIn(party, guest, seat, name)
        : this.#takeBack(party, guest, seat);
    });
  }
  stand(id: string, guest: string): Promise<void> {
    return this.#change(id, (party) => this.#put(stood(party, guest)));
  }
  /** When all seats are taken and everybody is ready it begins by itself. */
  ready(id: string, guest: string, ready: boolean): Promise<void> {
    return this.#change(id, (party) => {
      const next = readied(party, guest, ready);
      return isComplete(next) ? this.#start(next) : this.#put(next);
    });
  }
  arrange(id: string, guest: string, setup: PartySetup): Promise<void> {
    return this.#change(id, async (party) => {
      mustHost(party, guest);
      const read = await readSetup(this.#host.rulesOf, party.game, setup);
      await this.#put(this.#fits(arranged(party, guest, read)));
    });
  }
  seatBot(id: string, guest: string, seat: Seat, level: Level): Promise<void> {
    return this.#change(id, async (party) => {
      mustHost(party, guest);
      if (await this.#isSealed(party)) failParty("party/no-bots");
      return this.#put(this.#fits(botSeated(party, seat, level)));
    });
  }
  clearSeat(id: string, guest: string, seat: Seat): Promise<void> {
    return this.#change(id, (party) => {
      mustHost(party, guest);
      return this.#put(cleared(party, guest, seat));
    });
  }
  start(id: string, guest: string): Promise<void> {
    return this.#change(id, (party) => {
      mustHost(party, guest);
      return peopleAt(party).length < leastPeople(party) ? failParty("party/too-few") : this.#start(party);
    });
  }

  /** A bot takes the seat; where none can play, the others share it, and whoever comes may have it. */
  resign(id: string, guest: string): Promise<void> {
    return this.#inGame(id, async (party) => {
      const seat = mustSit(party, guest);
      const there = party.seats[seat];
      if (!(await this.#isSealed(party)) || !isPerson(there)) return this.#replace(party, seat, true);
      const left = withSeat(party, seat, { ...there, guest: "", lent: "share" });
      return deciders(left).length === 0 ? this.#end(left) : this.#reseat(left);
    });
  }

  /** All people at the table must wish it. */
  wishEnd(id: string, guest: string, wish: boolean): Promise<void> {
    return this.#inGame(id, (party) => {
      const seat = mustSit(party, guest);
      const others = party.ending.filter((each) => each !== seat);
      const ending = wish ? [...others, seat] : others;
      const all = deciders(party).every((each) => ending.includes(each));
      return all ? this.#end(party) : this.#put({ ...party, ending });
    });
  }

  /** What more than half of the others choose happens at once; about somebody who is only gone all must be of one mind. */
  timeChoice(id: string, guest: string, choice: TimeChoice): Promise<void> {
    return this.#inGame(id, async (party) => {
      const by = mustSit(party, guest);
      const { timeUp } = party;
      if (timeUp === undefined) return failParty("party/time-left");
      if (timeUp.seat === by) return failParty("party/own-time");
      // No bot can play a sealed game; where one can, nobody looks into another's hand.
      if (choice === ((await this.#isSealed(party)) ? "bot" : "share")) return failParty("party/no-bots");
      if (party.setup.rated && choice === "friend") return failParty("party/rated");
      const choices = [...timeUp.choices.filter((each) => each.seat !== by), { seat: by, choice }];
      const same = choices.filter((each) => each.choice === choice).length;
      const others = deciders(party).filter((seat) => seat !== timeUp.seat);
      const here = others.filter((seat) => !this.#isGone(party, seat));
      const enough = timeUp.why === "gone" ? same >= here.length : 2 * same > others.length;
      if (!enough) return this.#put({ ...party, timeUp: { ...timeUp, choices } });
      return this.#decide(party, timeUp.seat, choice);
    });
  }

  askBack(id: string, guest: string): Promise<void> {
    return this.#inGame(id, async (party) => {
      const seat = mustSit(party, guest);
      const { authority, clock } = this.#host;
      const next = asked(party, seat, { ...(await authority.standing(id, seat)), now: clock.now() });
      return isAgreed(next) ? this.#goBack(next) : this.#put(next);
    });
  }

  /** The asker's own no withdraws it. */
  answerBack(id: string, guest: string, agree: boolean): Promise<void> {
    return this.#inGame(id, async (party) => {
      const seat = mustSit(party, guest);
      if (party.back === undefined) return failParty("party/back-nothing");
      if (!agree)
        return this.#put(
          party.back.seat === seat ? withoutBack(party) : refusedBack(party, this.#host.clock.now()),
        );
      const next = agreed(party, seat);
      return isAgreed(next) ? this.#goBack(next) : this.#put(next);
    });
  }

  async #goBack(party: KeptParty): Promise<void> {
    const { id, back } = party;
    if (back === undefined) return;
    const gone = await this.#host.authority.goBack(id, back.seat, back.version);
    await this.#put(withoutBack(party));
    if (!gone.ok) throw new DriverError(gone.refusal);
  }

  rest(id: string, guest: string, days: number): Promise<void> {
    return this.#inGame(id, (party) => {
      const seat = mustSit(party, guest);
      if (party.clock === undefined || party.timeUp?.seat === seat) return failParty("party/no-days-off");
      return this.#put({ ...party, clock: rested(party.clock, seat, days, this.#host.clock.now()) });
    });
  }

  chat(id: string, guest: string): Promise<readonly ChatLine[]> {
    return this.#chat.heardBy(this.#party(id), guest);
  }
  speak(id: string, guest: string, name: string, text: string): Promise<void> {
    return this.#inLine(`${id} chat`, () => {
      const party = this.#party(id);
      const called = seatOf(party, guest) === undefined ? nameOf(name) : "";
      const said = { guest, name: called, text, at: this.#host.clock.now() };
      return this.#chat.say(party, said, this.#company.at(id));
    });
  }
  block(id: string, guest: string, who: string, block: boolean): Promise<void> {
    return this.#inLine(`${id} chat`, () => this.#chat.block(this.#party(id), guest, who, block));
  }

  /** The first who asks is the host; the others find the way there at the old table. */
  again(id: string, guest: string, name: string, share: string): Promise<string> {
    return this.#inLine(id, async () => {
      const party = this.#party(id);
      if (party.phase !== "over" && party.phase !== "ended") return failParty("party/not-over");
      const next = party.again && this.#kept.get(party.again.table);
      if (next !== undefined && next.phase !== "closed") return next.id;
      const { game, setup } = party;
      const seats = this.#fit(setup, hosted(guest, name, share, setup.seats));
      const table = await this.#begin({ game, setup: { ...setup, lobby: false }, host: guest, seats });
      await this.#put({ ...party, again: { table, by: name.trim() } });
      return table;
    });
  }

  /** He looks at this table right now. */
  isHere(id: string, guest: string): boolean {
    return this.#company.presence(id, guest).state === "here";
  }
  seatAt(id: string, guest: string): Seat | undefined {
    const party = this.#kept.get(id);
    return party && seatOf(party, guest);
  }
  /** The games that are being played. */
  running(): readonly KeptParty[] {
    return [...this.#kept.values()].filter(({ phase }) => phase === "running");
  }

  /** How many tables somebody sits at that are not over. */
  seatsOf(guest: string): number {
    return [...this.#kept.values()].filter(
      (party) =>
        (party.phase === "waiting" || party.phase === "running") && seatOf(party, guest) !== undefined,
    ).length;
  }
  /** A guest's seats are somebody else's from now on. */
  bring(from: string, to: string): Promise<void> {
    return this.#everywhere(async (party) => {
      const brought = broughtAlong(party, from, to);
      if (brought !== undefined) await this.#put(brought);
    });
  }
  /** Somebody is gone for good: his seats are free, or a bot's, or have no name any more. */
  depart(guest: string): Promise<void> {
    return this.#everywhere(async (party) => {
      const seat = seatOf(party, guest);
      if (party.phase === "waiting" && seat !== undefined) return this.#put(stood(party, guest));
      if (party.phase === "running" && seat !== undefined) await this.#replace(party, seat, true);
      const left = unnamed(this.#party(party.id), guest, this.#host.chance(16));
      if (left === undefined) return;
      if (left.phase !== "waiting" && left.phase !== "closed")
        await this.#host.authority.reseat(left.id, setupsOf(left));
      await this.#put(left);
    });
  }
  async #everywhere(work: (party: KeptParty) => Promise<void>): Promise<void> {
    const ids = [...this.#kept.keys()];
    for (const id of ids)
      await this.#inLine(id, async () => {
        const party = this.#kept.get(id);
        if (party !== undefined) await work(party);
      });
  }

  /** The authority has stored a move. */
  moved(card: TableCard): void {
    if (!this.#kept.has(card.id)) return;
    this.#toAct.set(card.id, card.actors);
    this.#later(card.id, (party) => this.#follow(party, card));
  }

  async #follow(before: KeptParty, { actors, result }: TableCard): Promise<void> {
    const now = this.#host.clock.now();
    // Whoever goes on playing lets nobody take back what was before.
    const party = withoutBack(before);
    const { clock, timeUp, ...rest } = party;
    const rule = party.setup.clock;
    const timed = clock && rule.kind !== "none" ? { clock, rule } : undefined;
    if (result !== undefined) {
      const last = clock && stopped(clock, now);
      await this.#put({ ...rest, phase: "over", ...(last && { clock: last }), ending: [] });
      return this.#finished(party.id);
    }
    if (timed === undefined) {
      this.#host.moved?.(party, actors, "moved");
      if (before.back !== undefined) return this.#put(party);
      this.#noticeSeated(party);
      return;
    }
    const next = passed(timed.rule, timed.clock, this.#timed(party, actors), now);
    // Whoever acts after all has not lost his seat.
    const still = timeUp !== undefined && next.running.includes(timeUp.seat) ? timeUp : undefined;
    await this.#put({ ...rest, clock: next, ...(still && { timeUp: still }) });
    this.#host.moved?.(this.#party(party.id), actors, "moved");
  }

  /** Looks at all clocks, and at tables whose host is gone. */
  tick(): void {
    const now = this.#host.clock.now();
    for (const party of this.#kept.values()) {
      if (party.phase === "running") {
        this.#checkTime(party, now);
        this.#checkGone(party, now);
        this.#checkBack(party, now);
      } else if (party.phase === "waiting") this.#checkHost(party, now);
      else if (party.phase === "closed" && this.#company.at(party.id).length === 0) this.#forget(party.id);
    }
  }

  #checkTime({ id, clock, timeUp, setup }: KeptParty, now: number): void {
    const { kind } = setup.clock;
    if (clock === undefined || kind === "none") return;
    if (timeUp !== undefined) {
      if (timeUp.until === undefined || now < timeUp.until) return;
      this.#later(id, async (party) => {
        if (party.timeUp?.until === timeUp.until) await this.#decide(party, timeUp.seat, "bot");
      });
      return;
    }
    const seat = outOfTime(clock, now);
    if (seat === undefined) return;
    this.#later(id, async (party) => {
      const out = party.clock?.running.includes(seat) === true && leftAt(party.clock, seat, now) === 0;
      if (out && party.timeUp === undefined)
        await this.#put({ ...party, timeUp: { seat, why: "time", until: now + GRACE[kind], choices: [] } });
    });
  }

  /** Where no clock runs the others would wait for ever. */
  #checkGone(party: KeptParty, now: number): void {
    if (party.setup.clock.kind !== "none" || party.timeUp !== undefined) return;
    if (now < (party.patience ?? 0) || deciders(party).length < 2) return;
    const waited = this.#toAct.get(party.id) ?? [];
    const seat = deciders(party).find((each) => waited.includes(each) && this.#goneFor(party, each) >= GONE);
    if (seat === undefined) return;
    this.#later(party.id, async (late) => {
      if (late.timeUp === undefined && this.#goneFor(late, seat) >= GONE)
        await this.#put({ ...late, timeUp: { seat, why: "gone", choices: [] } });
    });
  }

  #goneFor(party: KeptParty, seat: Seat): number {
    const there = party.seats[seat];
    if (!isPerson(there)) return 0;
    const { state, since } = this.#company.presence(party.id, there.guest);
    return state === "gone" ? this.#host.clock.now() - Math.max(since, this.#begun, party.touched) : 0;
  }
  #isGone(party: KeptParty, seat: Seat): boolean {
    const there = party.seats[seat];
    return isPerson(there) && this.#company.presence(party.id, there.guest).state === "gone";
  }

  #checkBack({ id, back }: KeptParty, now: number): void {
    if (back === undefined || now < back.until) return;
    this.#later(id, async (party) => {
      if (party.back?.until === back.until) await this.#put(refusedBack(party, now));
    });
  }

  #checkHost(party: KeptParty, now: number): void {
    const { state, since } = this.#company.presence(party.id, party.host);
    const patience = party.setup.lobby ? HOST_GONE : FORGOTTEN;
    if (state !== "gone" || now - Math.max(since, party.touched) < patience) return;
    this.#inLine(party.id, async () => {
      const late = this.#kept.get(party.id);
      if (late?.phase === "waiting") await this.#put({ ...late, phase: "closed" });
    }).catch(this.#host.report);
  }

  #forget(id: string): void {
    this.#kept.delete(id);
    this.#lines.delete(id);
    this.#lines.delete(`${id} chat`);
    this.#company.forget(id);
    this.#chat.forget(id).catch(this.#host.report);
    this.#host.store.dropParty(id).catch(this.#host.report);
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
      const letters = Array.from({ length: 8 }, (_, i) => CODE_LETTERS[Math.floor(drawn / 32 ** i) % 32]);
      const code = letters.join("");
      if (![...this.#kept.values()].some((party) => party.code === code)) return code;
    }
  }

  async #start(party: KeptParty): Promise<void> {
    const { authority, clock } = this.#host;
    const full = this.#fits((await this.#isSealed(party)) ? withoutFree(party) : filled(party));
    const { id, game, setup, own, seats } = full;
    const shares = {
      own,
      commitment: commitmentTo(own),
      seats: seats.map((seat) => (isPerson(seat) ? seat.share : "")),
    };
    await authority.create({ game, seats: setupsOf(full), options: setup.options }, { id, shares });
    const rule = setup.clock;
    const actors = await this.#actors(id);
    this.#toAct.set(id, actors);
    const running = this.#timed(full, actors);
    const timed = rule.kind === "none" ? undefined : firstClock(rule, seats.length, running, clock.now());
    await this.#put({ ...full, phase: "running", ...(timed && { clock: timed }) });
    this.#host.moved?.(this.#party(id), actors, "began");
    await authority.wake(id);
  }

  /** At a rated table sit accounts, and no bots. */
  #fit(setup: PartySetup, seats: readonly KeptSeat[]): readonly KeptSeat[] {
    if (!setup.rated) return seats;
    if (seats.some(({ kind }) => kind === "bot")) failParty("party/rated");
    if (seats.some((seat) => isPerson(seat) && this.#account(seat.guest) === undefined))
      failParty("party/rated-account");
    return seats;
  }
  #fits(party: KeptParty): KeptParty {
    return { ...party, seats: this.#fit(party.setup, party.seats) };
  }
  #account(guest: string): string | undefined {
    return this.#host.accountOf?.(guest);
  }

  async #actors(id: string): Promise<readonly Seat[]> {
    return (await this.#host.authority.card(id))?.actors ?? [];
  }

  /** Time runs for people, and only while somebody else waits for them. */
  #timed(party: KeptParty, actors: readonly Seat[]): readonly Seat[] {
    const people = deciders(party);
    return people.length < 2 ? [] : actors.filter((seat) => people.includes(seat));
  }

  async #decide(party: KeptParty, seat: Seat, choice: TimeChoice): Promise<void> {
    const { timeUp: _, ...rest } = party;
    const rule = party.setup.clock;
    if (choice === "end") return this.#end(party);
    if (choice === "bot") return this.#replace(party, seat, false);
    const now = this.#host.clock.now();
    const longer = rule.kind !== "none" && party.clock && { clock: waited(rule, party.clock, seat, now) };
    const there = party.seats[seat];
    if (choice === "wait" || !isPerson(there)) return this.#put({ ...rest, ...longer, patience: now + GONE });
    await this.#reseat({ ...withSeat(rest, seat, { ...there, lent: choice }), ...longer });
  }

  /** Somebody else plays on for one who is gone; the deal stays as it was made. */
  async #sitIn(party: KeptParty, guest: string, seat: Seat, name: string): Promise<void> {
    const there = party.seats[seat];
    if (!isPerson(there)) return;
    if (there.guest !== guest && seatOf(party, guest) !== undefined) failParty("party/already-seated");
    const { lent: _, ...own } = there;
    const called = nameOf(name);
    const taken = party.seats.some((each, i) => i !== seat && each.kind !== "free" && each.name === called);
    if (taken) failParty("party/name-taken");
    await this.#reseat(withSeat(party, seat, { ...own, guest, name: called }));
  }

  /** A bot plays for somebody; the others play on. */
  async #replace(party: KeptParty, seat: Seat, resigned: boolean): Promise<void> {
    const there = party.seats[seat];
    if (!isPerson(there)) return;
    const { guest, name, share } = there;
    const left = resigned ? ({ resigned: true } as const) : {};
    const bot: KeptSeat = { kind: "bot", name, level: USUAL_LEVEL, guest, share, ...left };
    const { timeUp: _, ...rest } = withSeat(party, seat, bot);
    await this.#reseat({ ...rest, ending: party.ending.filter((each) => each !== seat) });
  }

  async #takeBack(party: KeptParty, guest: string, seat: Seat): Promise<void> {
    const there = party.seats[seat];
    if (seatToReturn(party, guest) !== seat || there?.kind !== "bot") return failParty("party/has-begun");
    const { name, share = "" } = there;
    await this.#reseat(withSeat(party, seat, { kind: "person", guest, name, ready: true, share }));
  }

  async #reseat(party: KeptParty): Promise<void> {
    const { authority, clock } = this.#host;
    const { id, setup } = party;
    await authority.reseat(id, setupsOf(party));
    const running = this.#timed(party, await this.#actors(id));
    const rule = setup.clock;
    const timed =
      party.clock && rule.kind !== "none" ? passed(rule, party.clock, running, clock.now()) : undefined;
    await this.#put({ ...party, ...(timed && { clock: timed }) });
    await authority.wake(id);
  }

  async #end(party: KeptParty): Promise<void> {
    const { authority, clock: clocks } = this.#host;
    const { timeUp: _, clock, ...rest } = party;
    await authority.end(party.id);
    const last = clock && stopped(clock, clocks.now());
    await this.#put({ ...rest, phase: "ended", ...(last && { clock: last }) });
    await this.#finished(party.id);
  }

  async #finished(id: string): Promise<void> {
    await this.#host.finished?.(this.#party(id));
  }

  async #isSealed({ game }: KeptParty): Promise<boolean> {
    return (await this.#host.rulesOf(game)).sealed !== undefined;
  }

  #party(id: string): KeptParty {
    return this.#kept.get(id) ?? failParty("party/no-such-table");
  }

  /** Stored first, then told. */
  async #put(party: KeptParty): Promise<void> {
    const touched = { ...party, touched: this.#host.clock.now() };
    await this.#host.store.keepParty(party.id, JSON.stringify(touched));
    const before = this.#kept.get(party.id);
    this.#kept.set(party.id, touched);
    this.#tell(party.id);
    this.#notice(before, touched);
  }

  /** Whoever looks at the lobby hears of what it shows; whose turn it is concerns those who sit there. */
  #notice(before: KeptParty | undefined, party: KeptParty): void {
    const shown = (each: KeptParty | undefined): string =>
      each?.setup.lobby ? JSON.stringify(lobbyCard(each, 0)) : "";
    if (shown(before) !== shown(party))
      for (const own of this.#watchers.values()) for (const changed of own) changed();
    else for (const each of [before, party]) this.#noticeSeated(each);
  }
  #noticeSeated(party: KeptParty | undefined): void {
    for (const seat of party?.seats ?? [])
      if (isPerson(seat)) for (const changed of this.#watchers.get(seat.guest) ?? []) changed();
  }

  #tell(id: string, except?: Caller): void {
    const party = this.#kept.get(id);
    if (party === undefined) return;
    for (const caller of this.#company.at(id))
      if (caller !== except) caller.tell(this.#for(party, caller.guest));
  }

  #for(party: KeptParty, guest: string): Party {
    return partyFor(party, guest, {
      presence: (each) => this.#company.presence(party.id, each),
      account: (each) => this.#account(each),
      watching: this.#watching(party),
      now: this.#host.clock.now(),
    });
  }

  #watching(party: KeptParty): number {
    const guests = this.#company.at(party.id).map(({ guest }) => guest);
    return new Set(guests.filter((guest) => seatOf(party, guest) === undefined)).size;
  }

  #change(id: string, work: (party: KeptParty) => Promise<void>): Promise<void> {
    return this.#inLine(id, async () => work(this.#party(id)));
  }
  #inGame(id: string, work: (party: KeptParty) => Promise<void>): Promise<void> {
    return this.#change(id, async (party) =>
      party.phase === "running" ? work(party) : failParty("party/not-running"),
    );
  }
  /** Nobody waits for it; if the game is over by then, it is nothing. */
  #later(id: string, work: (party: KeptParty) => Promise<void>): void {
    this.#inGame(id, work).catch((error: unknown) => {
      if (!(error instanceof DriverError)) this.#host.report(error);
    });
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
