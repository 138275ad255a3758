/** What time brings about at the tables while nobody does anything. */
import type { TimeUp } from "@chronarium/authority";
import type { Seat } from "@chronarium/kernel";
import type { Chat } from "./chat.ts";
import { awaited, deciders, isGoing, isPerson, type KeptParty } from "./kept-party.ts";
import type { Notes } from "./notes.ts";
import type { PartyBook } from "./party-book.ts";
import { GONE, type Playing } from "./playing.ts";
import { GRACE, leftAt, outOfTime } from "./reckoning.ts";
import { refusedBack } from "./take-back.ts";

/** In milliseconds: a table in the lobby whose host is gone closes; a forgotten one is forgotten. */
const HOST_GONE = 60_000;
const FORGOTTEN = 7 * 24 * 3600_000;

export class Watch {
  readonly #book: PartyBook;
  readonly #chat: Chat;
  readonly #notes: Notes;
  readonly #playing: Playing;
  readonly #begun: number;
  #turn = 0;

  constructor(book: PartyBook, { chat, notes }: { chat: Chat; notes: Notes }, playing: Playing) {
    this.#book = book;
    this.#chat = chat;
    this.#notes = notes;
    this.#playing = playing;
    this.#begun = book.host.clock.now();
  }

  /** Looks at all clocks and at tables whose host is gone; in so many turns, one part after the other: thousands take a while. */
  tick(turns = 1): void {
    const now = this.#book.host.clock.now();
    this.#turn = (this.#turn + 1) % turns;
    for (const [i, party] of this.#book.parties.undone().entries()) {
      if (i % turns !== this.#turn) continue;
      if (isGoing(party)) this.#notes.miss(party, now);
      if (party.phase === "running") {
        this.#checkTime(party, now);
        this.#checkGone(party, now);
        this.#checkBack(party, now);
      } else if (party.phase === "waiting") this.#checkHost(party, now);
      else if (party.phase === "closed" && this.#book.company.at(party.id).length === 0)
        this.#forget(party.id);
    }
  }

  #checkTime({ id, clock, timeUp, setup }: KeptParty, now: number): void {
    const { kind } = setup.clock;
    if (clock === undefined || kind === "none") return;
    if (timeUp !== undefined) {
      if (timeUp.until === undefined || now < timeUp.until) return;
      this.#book.later(id, async (party) => {
        if (party.timeUp?.until === timeUp.until) await this.#playing.decide(party, timeUp.seat, "bot");
      });
      return;
    }
    const seat = outOfTime(clock, now);
    if (seat === undefined) return;
    this.#book.later(id, async (party) => {
      const out = party.clock?.running.includes(seat) === true && leftAt(party.clock, seat, now) === 0;
      if (out && party.timeUp === undefined)
        await this.#ask(party, { seat, why: "time", until: now + GRACE[kind], choices: [] });
    });
  }

  /** Those who are not at the table are told that they may choose. */
  async #ask(party: KeptParty, timeUp: TimeUp): Promise<void> {
    const asked = { ...party, timeUp };
    await this.#book.put(asked);
    if (timeUp.why === "time") this.#notes.tell(party, { code: "noTime", seat: timeUp.seat });
    this.#book.host.asked?.(
      asked,
      deciders(party).filter((seat) => seat !== timeUp.seat),
    );
  }

  /** Where no clock runs the others would wait for ever. */
  #checkGone(party: KeptParty, now: number): void {
    if (party.setup.clock.kind !== "none" || party.timeUp !== undefined) return;
    if (now < (party.patience ?? 0)) return;
    const actors = this.#book.toAct.get(party.id) ?? [];
    const seat = awaited(party, actors).find((each) => this.#goneFor(party, each) >= GONE);
    if (seat === undefined) return;
    this.#book.later(party.id, async (late) => {
      if (late.timeUp === undefined && this.#goneFor(late, seat) >= GONE)
        await this.#ask(late, { seat, why: "gone", choices: [] });
    });
  }

  #goneFor(party: KeptParty, seat: Seat): number {
    const there = party.seats[seat];
    if (!isPerson(there)) return 0;
    const { state, since } = this.#book.company.presence(party.id, there.guest);
    return state === "gone" ? this.#book.host.clock.now() - Math.max(since, this.#begun, party.touched) : 0;
  }

  #checkBack({ id, back }: KeptParty, now: number): void {
    if (back === undefined || now < back.until) return;
    this.#book.later(id, async (party) => {
      if (party.back?.until !== back.until) return;
      await this.#book.put(refusedBack(party, now));
      this.#notes.tell(party, { code: "backRefused" });
    });
  }

  #checkHost(party: KeptParty, now: number): void {
    const { state, since } = this.#book.company.presence(party.id, party.host);
    const patience = party.setup.lobby ? HOST_GONE : FORGOTTEN;
    if (state !== "gone" || now - Math.max(since, party.touched, this.#begun) < patience) return;
    this.#book
      .inLine(party.id, async () => {
        const late = this.#book.parties.get(party.id);
        if (late?.phase === "waiting") await this.#book.put({ ...late, phase: "closed" });
      })
      .catch(this.#book.host.report);
  }

  #forget(id: string): void {
    this.#book.drop(id);
    this.#chat.forget(id).catch(this.#book.host.report);
  }
}
