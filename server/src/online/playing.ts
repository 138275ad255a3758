/** A game that is being played, as far as it concerns the people: who plays on, for whom, and until when. */
import { DriverError, failParty, type TableCard, type TimeChoice } from "@chronarium/authority";
import { USUAL_LEVEL } from "@chronarium/bots";
import type { Seat } from "@chronarium/kernel";
import {
  awaited,
  deciders,
  isPerson,
  type KeptParty,
  type KeptSeat,
  returned,
  seatOf,
  seatToReturn,
  setupsOf,
} from "./kept-party.ts";
import type { Notes } from "./notes.ts";
import type { PartyBook } from "./party-book.ts";
import { passed, rested, stopped, waited } from "./reckoning.ts";
import { agreed, asked, isAgreed, refusedBack, withoutBack } from "./take-back.ts";
import { freeName, mustSit, withSeat } from "./waiting.ts";

/** Where no clock runs: so long somebody may be gone while the others wait for him, before they are asked. */
export const GONE = 90_000;

export class Playing {
  readonly #book: PartyBook;
  readonly #notes: Notes;

  constructor(book: PartyBook, notes: Notes) {
    this.#book = book;
    this.#notes = notes;
  }

  /** A bot takes the seat; where none can play, the others share it, and whoever comes may have it. */
  resign(id: string, guest: string): Promise<void> {
    return this.#book.inGame(id, async (party) => {
      const seat = mustSit(party, guest);
      if (await this.#book.isSealed(party)) await this.share(party, seat);
      else await this.replace(party, seat, true);
      this.#notes.tell(party, { code: "resigned", seat });
    });
  }

  /** The others play for somebody who is gone for good, until somebody takes his seat. */
  async share(party: KeptParty, seat: Seat): Promise<void> {
    const there = party.seats[seat];
    if (!isPerson(there)) return;
    const left = withSeat(party, seat, { ...there, guest: "", lent: "share" });
    return deciders(left).length === 0 ? this.end(left) : this.reseat(left);
  }

  /** All people at the table must wish it; the no of somebody who was asked ends the asking. */
  wishEnd(id: string, guest: string, wish: boolean): Promise<void> {
    return this.#book.inGame(id, async (party) => {
      const seat = mustSit(party, guest);
      const others = party.ending.filter((each) => each !== seat);
      const asked = others.length === party.ending.length;
      const ending = wish ? [...others, seat] : asked ? [] : others;
      const all = deciders(party).every((each) => ending.includes(each));
      if (all) return this.end(party);
      await this.#book.put({ ...party, ending });
      if (wish && asked) this.#notes.tell(party, { code: "wishesEnd", seat });
      if (!wish && party.ending.length > 0) this.#notes.tell(party, { code: "playsOn" }, guest);
      const silent = deciders(party).filter((each) => !ending.includes(each));
      if (wish && others.length === 0) this.#book.host.asked?.(party, silent);
    });
  }

  /** What more than half of the others choose happens at once; about somebody who is only gone all must be of one mind. */
  timeChoice(id: string, guest: string, choice: TimeChoice): Promise<void> {
    return this.#book.inGame(id, async (party) => {
      const by = mustSit(party, guest);
      const { timeUp } = party;
      if (timeUp === undefined) return failParty("party/time-left");
      if (timeUp.seat === by) return failParty("party/own-time");
      // No bot can play a sealed game; where one can, nobody looks into another's hand.
      if (choice === ((await this.#book.isSealed(party)) ? "bot" : "share"))
        return failParty("party/no-bots");
      if (party.setup.rated && choice === "friend") return failParty("party/rated");
      const choices = [...timeUp.choices.filter((each) => each.seat !== by), { seat: by, choice }];
      const same = choices.filter((each) => each.choice === choice).length;
      const others = deciders(party).filter((seat) => seat !== timeUp.seat);
      const here = others.filter((seat) => !this.#isGone(party, seat));
      const enough = timeUp.why === "gone" ? same >= here.length : 2 * same > others.length;
      if (!enough) return this.#book.put({ ...party, timeUp: { ...timeUp, choices } });
      return this.decide(party, timeUp.seat, choice);
    });
  }

  #isGone(party: KeptParty, seat: Seat): boolean {
    const there = party.seats[seat];
    return isPerson(there) && this.#book.company.presence(party.id, there.guest).state === "gone";
  }

  askBack(id: string, guest: string): Promise<void> {
    return this.#book.inGame(id, async (party) => {
      const seat = mustSit(party, guest);
      const { authority, clock } = this.#book.host;
      const next = asked(party, seat, { ...(await authority.standing(id, seat)), now: clock.now() });
      if (isAgreed(next)) return this.#goBack(next);
      await this.#book.put(next);
      this.#notes.tell(next, { code: "asksBack", seat });
      this.#book.host.asked?.(
        next,
        deciders(next).filter((each) => each !== seat),
      );
    });
  }

  /** The asker's own no withdraws it. */
  answerBack(id: string, guest: string, agree: boolean): Promise<void> {
    return this.#book.inGame(id, async (party) => {
      const seat = mustSit(party, guest);
      if (party.back === undefined) return failParty("party/back-nothing");
      if (!agree) {
        const own = party.back.seat === seat;
        await this.#book.put(own ? withoutBack(party) : refusedBack(party, this.#book.host.clock.now()));
        return this.#notes.tell(party, own ? { code: "backWithdrawn", seat } : { code: "backRefused" });
      }
      const next = agreed(party, seat);
      return isAgreed(next) ? this.#goBack(next) : this.#book.put(next);
    });
  }

  async #goBack(party: KeptParty): Promise<void> {
    const { id, back } = party;
    if (back === undefined) return;
    const gone = await this.#book.host.authority.goBack(id, back.seat, back.version);
    await this.#book.put(withoutBack(party));
    this.#notes.tell(party, gone.ok ? { code: "wentBack", seat: back.seat } : { code: "backDropped" });
    if (!gone.ok) throw new DriverError(gone.refusal);
  }

  rest(id: string, guest: string, days: number): Promise<void> {
    return this.#book.inGame(id, async (party) => {
      const seat = mustSit(party, guest);
      if (party.clock === undefined || party.timeUp?.seat === seat) return failParty("party/no-days-off");
      const clock = rested(party.clock, seat, days, this.#book.host.clock.now());
      await this.#book.put({ ...party, clock });
      this.#notes.tell(party, { code: "rests", seat, days });
    });
  }

  /** The authority has stored a move. */
  moved(card: TableCard): void {
    if (!this.#book.parties.has(card.id)) return;
    this.#book.toAct.set(card.id, card.actors);
    this.#book.later(card.id, (party) => this.#follow(party, card));
  }

  async #follow(before: KeptParty, { actors, result }: TableCard): Promise<void> {
    const now = this.#book.host.clock.now();
    // Whoever goes on playing lets nobody take back what was before.
    const party = withoutBack(before);
    if (before.back !== undefined) this.#notes.tell(party, { code: "backDropped" });
    const { clock, timeUp, ...rest } = party;
    const rule = party.setup.clock;
    const timed = clock && rule.kind !== "none" ? { clock, rule } : undefined;
    if (result !== undefined) {
      const last = clock && stopped(clock, now);
      await this.#book.put({ ...rest, phase: "over", ...(last && { clock: last }), ending: [] });
      return this.finished(party.id);
    }
    if (timed === undefined) {
      this.#book.host.moved?.(party, actors, "moved");
      if (before.back !== undefined) return this.#book.put(party);
      this.#book.noticeSeated(party);
      return;
    }
    const next = passed(timed.rule, timed.clock, awaited(party, actors), now);
    // Whoever acts after all has not lost his seat.
    const still = timeUp !== undefined && next.running.includes(timeUp.seat) ? timeUp : undefined;
    await this.#book.put({ ...rest, clock: next, ...(still && { timeUp: still }) });
    this.#book.host.moved?.(this.#book.party(party.id), actors, "moved");
  }

  async decide(party: KeptParty, seat: Seat, choice: TimeChoice): Promise<void> {
    const { timeUp: _, ...rest } = party;
    const rule = party.setup.clock;
    if (choice === "end") return this.end(party);
    if (choice === "bot") {
      await this.replace(party, seat, false);
      this.#notes.tell(party, { code: "botPlays", seat });
      return this.#book.host.replaced?.(party, seat);
    }
    const now = this.#book.host.clock.now();
    const longer = rule.kind !== "none" && party.clock && { clock: waited(rule, party.clock, seat, now) };
    const there = party.seats[seat];
    if (choice === "wait" || !isPerson(there))
      return this.#book.put({ ...rest, ...longer, patience: now + GONE });
    await this.reseat({ ...withSeat(rest, seat, { ...there, lent: choice }), ...longer });
    this.#notes.tell(party, { code: choice === "friend" ? "seatOpen" : "shared", seat });
  }

  /** Somebody else plays on for one who is gone; the deal stays as it was made. */
  async sitIn(party: KeptParty, guest: string, seat: Seat, name: string): Promise<void> {
    const there = party.seats[seat];
    if (!isPerson(there)) return;
    if (there.guest !== guest && seatOf(party, guest) !== undefined) failParty("party/already-seated");
    const { lent: _, ...own } = there;
    const called = freeName(party, seat, name);
    const { timeUp, ...rest } = withSeat(party, seat, { ...own, guest, name: called });
    const sits = { ...rest, ...(timeUp?.seat !== seat && { timeUp }) };
    await this.reseat(sits);
    const back = there.guest === guest;
    this.#notes.tell(sits, back ? { code: "returned", seat } : { code: "satFor", seat, whom: there.name });
  }

  /** A bot plays for somebody; the others play on. */
  async replace(party: KeptParty, seat: Seat, resigned: boolean): Promise<void> {
    const there = party.seats[seat];
    if (!isPerson(there)) return;
    const { guest, name, share } = there;
    const left = resigned ? ({ resigned: true } as const) : {};
    const bot: KeptSeat = { kind: "bot", name, level: USUAL_LEVEL, guest, share, ...left };
    const { timeUp: _, ...rest } = withSeat(party, seat, bot);
    await this.reseat({ ...rest, ending: party.ending.filter((each) => each !== seat) });
  }

  async takeBack(party: KeptParty, guest: string, seat: Seat): Promise<void> {
    const there = party.seats[seat];
    if (seatToReturn(party, guest) !== seat || there?.kind !== "bot") return failParty("party/has-begun");
    const { name, share = "" } = there;
    await this.reseat(withSeat(party, seat, { kind: "person", guest, name, ready: true, share }));
    this.#notes.tell(party, { code: "returned", seat });
  }

  /** Whoever was waited for looks at the table: what he had is his again. */
  async comeBack(party: KeptParty, guest: string): Promise<void> {
    const back = returned(party, guest);
    if (back === undefined) return;
    await this.reseat(back);
    const seat = mustSit(party, guest);
    const there = party.seats[seat];
    if (isPerson(there) && there.lent) this.#notes.tell(party, { code: "returned", seat });
  }

  async reseat(party: KeptParty): Promise<void> {
    const { authority, clock } = this.#book.host;
    const { id, setup } = party;
    await authority.reseat(id, setupsOf(party));
    const running = awaited(party, await this.#book.actors(id));
    const rule = setup.clock;
    const timed =
      party.clock && rule.kind !== "none" ? passed(rule, party.clock, running, clock.now()) : undefined;
    await this.#book.put({ ...party, ...(timed && { clock: timed }) });
    await authority.wake(id);
  }

  async end(party: KeptParty): Promise<void> {
    await this.#book.host.authority.end(party.id);
    await this.#ended(party);
  }

  /** The game is over, and the server was killed before the party was told. */
  caughtUp(party: KeptParty, card: TableCard): Promise<void> {
    return card.result === undefined ? this.#ended(party) : this.#follow(party, card);
  }

  async #ended(party: KeptParty): Promise<void> {
    const { timeUp: _, clock, ...rest } = party;
    const last = clock && stopped(clock, this.#book.host.clock.now());
    await this.#book.put({ ...rest, phase: "ended", ...(last && { clock: last }) });
    this.#notes.tell(party, { code: "ended" });
    await this.finished(party.id);
  }

  async finished(id: string): Promise<void> {
    await this.#book.host.finished?.(this.#book.party(id));
  }
}
