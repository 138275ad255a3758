/** A server that comes back: its absence counts for nobody, and what was half done when it was killed is done. */
import { describe, expect, it } from "vitest";
import { setup, share } from "./people.ts";
import { QuietTown } from "./quiet-town.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LIVE = { clock: { kind: "live", bank: 60, added: 10 } } as const;
const TURNS = { clock: { kind: "turns", hours: 24, daysOff: 3 } } as const;
const guests = ["ada", "ben"];

describe("the absence of the server", () => {
  it("counts for nobody, however often it happens between two moves", async () => {
    const town = new QuietTown();
    const id = await town.begin(guests, TURNS);
    const [first = 0] = town.party(id).clock?.running ?? [];
    for (const away of [10 * HOUR, 20 * HOUR, 30 * HOUR]) {
      town.now += HOUR;
      const alive = town.now;
      town.now += away;
      await town.restart(alive);
    }
    expect(town.party(id).clock).toMatchObject({ running: [first], since: town.now });
    expect(town.party(id).clock?.left[first]).toBe(21 * HOUR);
  });

  it("takes nothing of a day off, nor of the time in which the others choose or answer", async () => {
    const town = new QuietTown();
    const id = await town.begin(guests, TURNS);
    const [first = 0] = town.party(id).clock?.running ?? [];
    await town.parties.playing.rest(id, guests[first] ?? "", 1);
    town.now += 6 * HOUR;
    let alive = town.now;
    town.now += 40 * HOUR;
    await town.restart(alive);
    expect(town.party(id).clock?.off?.[first]).toEqual({ days: 2, until: town.now + 18 * HOUR });
    await town.ticks(18 * HOUR + 24 * HOUR - 1);
    expect(town.party(id)).not.toHaveProperty("timeUp");
    await town.ticks(1);
    expect(town.party(id).timeUp?.until).toBe(town.now + 12 * HOUR);
    town.now += HOUR;
    alive = town.now;
    town.now += 20 * HOUR;
    await town.restart(alive);
    expect(town.party(id).timeUp).toMatchObject({ seat: first, until: town.now + 11 * HOUR });
    await town.ticks(11 * HOUR - 1);
    expect(town.party(id).seats[first]?.kind).toBe("person");
    await town.ticks(1);
    await expect.poll(() => town.party(id).seats[first]?.kind).toBe("bot");
  });

  it("closes no table of the lobby whose host has not come back yet", async () => {
    const town = new QuietTown();
    const id = await town.parties.gathering.open("ada", {
      game: "khronos",
      setup: setup({ lobby: true }),
      name: "Ada",
      share: share(),
    });
    const alive = town.now;
    town.now += DAY;
    await town.restart(alive);
    await town.ticks(59_000);
    expect(town.parties.lists.lobby().map((card) => card.id)).toEqual([id]);
    await town.ticks(1000);
    expect(town.parties.lists.lobby()).toEqual([]);
  });
});

describe("a server that was killed", () => {
  it("when a table was laid and nobody had been told begins it", async () => {
    const town = new QuietTown();
    const id = await town.parties.gathering.open("ada", {
      game: "khronos",
      setup: setup({ seats: 3, ...LIVE }),
      name: "Ada",
      share: share(),
    });
    await town.parties.gathering.sit(id, "ben", 1, "Ben", share());
    const before = town.stored(id);
    await town.parties.gathering.start(id, "ada");
    const begun = town.party(id);
    await town.restart(town.now, before);
    const { seats, phase, clock } = town.party(id);
    expect({ seats: seats.map(({ kind }) => kind), phase, clock }).toEqual({
      seats: begun.seats.map(({ kind }) => kind),
      phase: "running",
      clock: begun.clock,
    });
  });

  it("when others sit there than the game was laid for lets them wait", async () => {
    const town = new QuietTown();
    const id = await town.parties.gathering.open("ada", {
      game: "khronos",
      setup: setup(),
      name: "Ada",
      share: share(),
    });
    await town.parties.gathering.sit(id, "cleo", 1, "Cleo", share());
    const before = town.stored(id);
    await town.parties.gathering.clearSeat(id, "ada", 1);
    await town.parties.gathering.sit(id, "ben", 1, "Ben", share());
    await town.parties.gathering.start(id, "ada");
    await town.restart(town.now, before);
    expect(town.party(id).phase).toBe("waiting");
  });

  it("after a move lets the clock of whoever is to act run, and no other", async () => {
    const town = new QuietTown();
    const id = await town.begin(guests, LIVE);
    const [first = 0] = town.party(id).clock?.running ?? [];
    let before = town.stored(id);
    town.now += 5000;
    while (town.party(id).clock?.running[0] === first) {
      before = town.stored(id);
      await town.act(id);
    }
    const after = town.party(id).clock;
    await town.restart(town.now, before);
    expect(town.party(id).clock).toEqual(after);
  });

  it("after the last move tells that the game is over, and how it was dealt", async () => {
    const town = new QuietTown();
    const id = await town.begin(guests, {});
    const before = town.stored(id);
    while ((await town.authority.card(id))?.result === undefined) await town.act(id);
    expect(town.party(id).phase).toBe("over");
    town.finished.length = 0;
    await town.restart(town.now, before);
    expect(town.party(id).phase).toBe("over");
    expect(town.party(id).deal.own).toMatch(/^[0-9a-f]{64}$/);
    expect(town.finished).toEqual([id]);
  });

  it("when all had agreed to stop has stopped", async () => {
    const town = new QuietTown();
    const id = await town.begin(guests, LIVE);
    await town.parties.playing.wishEnd(id, "ada", true);
    const before = town.stored(id);
    await town.parties.playing.wishEnd(id, "ben", true);
    town.finished.length = 0;
    await town.restart(town.now, before);
    expect(town.party(id)).toMatchObject({ phase: "ended", clock: { running: [] } });
    expect(town.finished).toEqual([id]);
  });

  it("while a bot sat down leaves the seat to whoever has it by what was told", async () => {
    const town = new QuietTown();
    const id = await town.begin(["ada", "ben", "cleo"], LIVE);
    const before = town.stored(id);
    await town.parties.playing.resign(id, "ben");
    expect((await town.authority.card(id))?.seats[1]?.kind).toBe("bot");
    await town.restart(town.now, before);
    expect(town.party(id).seats[1]?.kind).toBe("person");
    expect((await town.authority.card(id))?.seats[1]).toEqual({ kind: "human", name: "ben" });
  });
});
