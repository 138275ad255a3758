/** The parties of a server without lines, threads and disk: its clock turns when the test turns it. */
import { Authority, MemoryStore, type PartySetup, type Thinker } from "@chronarium/authority";
import { expect } from "vitest";
import { allRules, rulesOf } from "../src/online/games.ts";
import { Parties } from "../src/online/parties.ts";
import { chance, setup, share } from "./people.ts";

const idle: Thinker = {
  think: () => ({ answer: new Promise(() => {}), cancel: () => {} }),
  close: () => {},
};

export class QuietTown {
  now = 1_000_000;
  readonly texts: Map<string, string> = new Map();
  readonly notes: Map<string, string> = new Map();
  readonly accounts: Map<string, string> = new Map();
  /** Tables whose game was told to be over; who was asked for something, or replaced by a bot, as "table seats". */
  readonly finished: string[] = [];
  readonly asked: string[] = [];
  readonly replaced: string[] = [];
  report = (error: unknown): void => {
    throw error;
  };
  readonly store: MemoryStore = new MemoryStore();
  authority!: Authority;
  parties: Parties = this.#open();

  #open(): Parties {
    const clock = { now: () => this.now, tick: () => 0, after: () => () => {} };
    const authority: Authority = new Authority({
      store: this.store,
      clock,
      chance,
      rulesOf,
      allRules,
      thinker: () => idle,
      announce: () => {},
      listChanged: () => {},
      working: () => {},
      playsOn: true,
      moved: (card) => this.parties.playing.moved(card),
    });
    this.authority = authority;
    return new Parties({
      rulesOf,
      store: {
        parties: async () => [...this.texts.values()],
        keepParty: async (id, text) => {
          this.texts.set(id, text);
        },
        dropParty: async (id) => {
          this.texts.delete(id);
        },
        noted: async (name) => this.notes.get(name),
        note: async (name, text) => {
          this.notes.set(name, text);
        },
        notes: async (prefix) =>
          [...this.notes].flatMap(([name, text]) => (name.startsWith(prefix) ? [{ name, text }] : [])),
        forget: async (name) => {
          this.notes.delete(name);
        },
      },
      clock,
      chance,
      authority,
      accountOf: (person) => this.accounts.get(person),
      finished: async ({ id }) => {
        this.finished.push(id);
      },
      replaced: ({ id }, seat) => this.replaced.push(`${id} ${seat}`),
      asked: ({ id }, seats) => this.asked.push(`${id} ${seats.join()}`),
      report: (error) => this.report(error),
    });
  }
  /** The server was away until now; `before`: what it had stored of a party when it was killed. */
  async restart(lastAlive: number, before?: { readonly id: string; readonly text: string }): Promise<void> {
    if (before !== undefined) this.texts.set(before.id, before.text);
    this.parties = this.#open();
    await this.parties.load(lastAlive);
  }

  async begin(guests: readonly string[], change: Partial<PartySetup>, game = "khronos"): Promise<string> {
    const [host = "", ...others] = guests;
    const id = await this.parties.gathering.open(host, {
      game,
      setup: setup({ seats: guests.length, ...change }),
      name: host,
      share: share(),
    });
    for (const [i, guest] of others.entries())
      await this.parties.gathering.sit(id, guest, i + 1, guest, share());
    await this.parties.gathering.start(id, host);
    return id;
  }

  stored(id: string): { readonly id: string; readonly text: string } {
    return { id, text: this.texts.get(id) ?? "" };
  }

  party(id: string, guest = "nobody"): ReturnType<Parties["visit"]> {
    const caller = { guest, tell: () => {}, hear: () => {} };
    const party = this.parties.visit(id, caller);
    this.parties.leave(id, caller);
    return party;
  }

  async ticks(ms: number): Promise<void> {
    this.now += ms;
    this.parties.watch.tick();
    for (let i = 0; i < 20; i++) await Promise.resolve();
    await new Promise((resolve) => setImmediate(resolve));
  }

  /** Whoever is to act does the first thing that he may. */
  async act(id: string): Promise<number> {
    const session = await this.authority.open(id, () => {});
    const { room } = session;
    const [seat = 0] = room.actors;
    const { state, rules } = room.match;
    const acted = await session.act(seat, [rules.legalActions(state, seat)[0]], room.version, chance(4));
    expect(acted).toEqual({ ok: true });
    this.authority.close(session);
    await new Promise((resolve) => setImmediate(resolve));
    return seat;
  }
}
