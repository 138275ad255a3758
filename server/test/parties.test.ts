/** What happens around a table as time goes by: a clock that the test turns. */
import { Authority, MemoryStore, type PartySetup, type Thinker } from "@chronarium/authority";
import { describe, expect, it } from "vitest";
import { allRules, rulesOf } from "../src/online/games.ts";
import { Parties } from "../src/online/parties.ts";
import { chance, setup, share } from "./people.ts";

const idle: Thinker = {
  think: () => ({ answer: new Promise(() => {}), cancel: () => {} }),
  close: () => {},
};

class Town {
  now = 1_000_000;
  readonly texts: Map<string, string> = new Map();
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
      moved: (card) => this.parties.moved(card),
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
      },
      clock,
      chance,
      authority,
      report: (error) => {
        throw error;
      },
    });
  }
  /** The server was away until now. */
  async restart(lastAlive: number): Promise<void> {
    this.parties = this.#open();
    await this.parties.load(lastAlive);
  }

  async begin(guests: readonly string[], change: Partial<PartySetup>): Promise<string> {
    const [host = "", ...others] = guests;
    const id = await this.parties.open(host, {
      game: "khronos",
      setup: setup({ seats: guests.length, ...change }),
      name: host,
      share: share(),
    });
    for (const [i, guest] of others.entries()) await this.parties.sit(id, guest, i + 1, guest, share());
    await this.parties.start(id, host);
    return id;
  }

  party(id: string, guest = "nobody"): ReturnType<Parties["visit"]> {
    const caller = { guest, tell: () => {} };
    const party = this.parties.visit(id, caller);
    this.parties.leave(id, caller);
    return party;
  }

  async ticks(ms: number): Promise<void> {
    this.now += ms;
    this.parties.tick();
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

const LIVE = { clock: { kind: "live", bank: 60, added: 10 } } as const;

describe("clocks", () => {
  it("run for whoever is to act, and add after his turn; a restart counts for nobody", async () => {
    const town = new Town();
    const id = await town.begin(["ada", "ben"], LIVE);
    const [first = 0] = town.party(id).clock?.running ?? [];
    expect(town.party(id).clock).toEqual({ left: [60_000, 60_000], running: [first], since: town.now });
    town.now += 5000;
    let seat = first;
    while (seat === first && town.party(id).clock?.running[0] === first) seat = await town.act(id);
    const after = town.party(id).clock;
    expect(after?.left[first]).toBe(65_000);
    expect(after?.running).toEqual([1 - first]);
    town.now += 4000;
    const alive = town.now;
    town.now += 3_600_000;
    await town.restart(alive);
    expect(town.party(id).clock).toEqual({
      left: first === 0 ? [65_000, 56_000] : [56_000, 65_000],
      running: [1 - first],
      since: town.now,
    });
  });

  it("that are empty ask the others; more than half of them decide", async () => {
    const town = new Town();
    const guests = ["ada", "ben", "cleo"];
    const id = await town.begin(guests, LIVE);
    const [slow = 0] = town.party(id).clock?.running ?? [];
    await town.ticks(59_000);
    expect(town.party(id).timeUp).toBeUndefined();
    await town.ticks(1000);
    expect(town.party(id).timeUp).toEqual({ seat: slow, until: town.now + 120_000, choices: [] });
    const others = guests.filter((_, seat) => seat !== slow);
    await expect(town.parties.timeChoice(id, guests[slow] ?? "", "wait")).rejects.toThrow("party/own-time");
    await town.parties.timeChoice(id, others[0] ?? "", "wait");
    expect(town.party(id).timeUp?.choices).toHaveLength(1);
    await town.parties.timeChoice(id, others[1] ?? "", "wait");
    expect(town.party(id).timeUp).toBeUndefined();
    expect(town.party(id).clock?.left[slow]).toBe(300_000);
    // The next time nobody answers: a bot sits down, and he may take his seat back.
    await town.ticks(300_000);
    expect(town.party(id).timeUp).toBeDefined();
    await town.ticks(119_000);
    expect(town.party(id).seats[slow]?.kind).toBe("person");
    await town.ticks(1000);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(town.party(id).seats[slow]).toMatchObject({ kind: "bot", instead: true });
    expect(town.parties.rightsAt(id, guests[slow] ?? "")).toEqual([]);
    await town.parties.sit(id, guests[slow] ?? "", slow, "", share());
    expect(town.party(id).seats[slow]?.kind).toBe("person");
    expect(town.parties.rightsAt(id, guests[slow] ?? "")).toEqual([slow]);
  });

  it("give each turn its hours where it is played by turns", async () => {
    const town = new Town();
    const id = await town.begin(["ada", "ben"], { clock: { kind: "turns", hours: 24 } });
    const [first = 0] = town.party(id).clock?.running ?? [];
    town.now += 20 * 3600_000;
    while (town.party(id).clock?.running[0] === first) await town.act(id);
    expect(town.party(id).clock?.left[first]).toBe(4 * 3600_000);
    while (town.party(id).clock?.running[0] !== first) await town.act(id);
    expect(town.party(id).clock?.left[first]).toBe(24 * 3600_000);
  });
});

describe("a table in the lobby", () => {
  it("closes when its host is gone for a minute, one with a link does not", async () => {
    const town = new Town();
    const open = (lobby: boolean): Promise<string> =>
      town.parties.open("ada", { game: "khronos", setup: setup({ lobby }), name: "Ada", share: share() });
    const [found, linked] = [await open(true), await open(false)];
    const caller = { guest: "ada", tell: () => {} };
    town.parties.visit(found, caller);
    town.parties.visit(linked, caller);
    await town.ticks(600_000);
    expect(town.parties.lobby().map(({ id }) => id)).toEqual([found]);
    town.parties.leave(found, caller);
    town.parties.leave(linked, caller);
    await town.ticks(59_000);
    expect(town.parties.lobby()).toHaveLength(1);
    await town.ticks(1000);
    expect(town.parties.lobby()).toEqual([]);
    expect(town.party(linked).phase).toBe("waiting");
  });
});

describe("a game", () => {
  it("is ended when all people at the table wish it", async () => {
    const town = new Town();
    const id = await town.begin(["ada", "ben"], {});
    await town.parties.wishEnd(id, "ada", true);
    expect(town.party(id)).toMatchObject({ phase: "running", ending: [0] });
    await town.parties.wishEnd(id, "ada", false);
    expect(town.party(id).ending).toEqual([]);
    await town.parties.wishEnd(id, "ben", true);
    await town.parties.wishEnd(id, "ada", true);
    expect(town.party(id).phase).toBe("ended");
    expect((await town.authority.card(id))?.ended).toEqual({ at: town.now });
  });

  it("needs two people", async () => {
    const town = new Town();
    await expect(town.begin(["ada"], { seats: 3 })).rejects.toThrow("party/too-few");
    await expect(town.begin(["ada", "ben"], { seats: 9 })).rejects.toThrow("party/wrong-seats");
  });
});
