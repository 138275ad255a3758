/** Ratings: the example of Glickman's own paper, and what a game of several does to them. */
import { describe, expect, it } from "vitest";
import { FIRST, rated, rested } from "../src/people/glicko.ts";
import type { KeptAccount, KeptGame } from "../src/people/kept.ts";
import { ratedGame } from "../src/people/rated-game.ts";

describe("Glicko-2", () => {
  it("reckons the example of the paper", () => {
    const after = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, [
      { opponent: { rating: 1400, deviation: 30, volatility: 0.06 }, score: 1 },
      { opponent: { rating: 1550, deviation: 100, volatility: 0.06 }, score: 0 },
      { opponent: { rating: 1700, deviation: 300, volatility: 0.06 }, score: 0 },
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.059996, 5);
  });

  it("ends for any outcome, however unlikely", () => {
    for (const gap of [-1500, -300, 0, 300, 1500])
      for (const score of [0, 0.5, 1] as const) {
        const opponent = { rating: 1500 + gap, deviation: 30, volatility: 0.06 };
        const after = rated({ rating: 1500, deviation: 30, volatility: 0.06 }, [{ opponent, score }]);
        expect(Number.isFinite(after.rating) && after.deviation > 0 && after.volatility > 0).toBe(true);
      }
  });

  it("is less sure after a while without a game, never less than of a stranger", () => {
    const sure = { rating: 1700, deviation: 60, volatility: 0.06 };
    expect(rested(sure, 10).deviation).toBeGreaterThan(60);
    expect(rested(sure, 100_000)).toEqual({ ...sure, deviation: FIRST.deviation });
  });
});

describe("a rated game", () => {
  const account = (person: string): KeptAccount => ({
    person,
    name: person,
    since: 0,
    codes: [],
    passkeys: [],
    notices: { kinds: [], digest: false, zone: "UTC", language: "en" },
  });
  const accounts = new Map(["a", "b", "c"].map((person) => [person, account(person)]));
  const game = (seats: KeptGame["seats"]): KeptGame => ({
    table: "t",
    game: "khronos",
    at: 5,
    clock: "none",
    seats,
  });

  it("is everybody against everybody; whoever left his seat stands behind all who stayed", () => {
    const { game: counted, accounts: changed } = ratedGame(
      game([
        { person: "a", name: "A", place: 2, score: 20 },
        { person: "b", name: "B", place: 1, score: 30, left: true },
        { person: "c", name: "C", place: 3, score: 10 },
      ]),
      (person) => accounts.get(person),
    );
    const changes = counted.seats.map((seat) =>
      Math.sign((seat.rated?.after ?? 0) - (seat.rated?.before ?? 0)),
    );
    expect(changes).toEqual([1, -1, 0]);
    expect(changed.map(({ ratings }) => ratings?.khronos?.games)).toEqual([1, 1, 1]);
    expect(changed.map(({ ratings }) => ratings?.khronos?.won)).toEqual([0, 0, 0]);
    expect(changed[0]?.ratings?.khronos?.course).toEqual([
      { at: 5, rating: counted.seats[0]?.rated?.after, deviation: 253 },
    ]);
  });

  it("that those who stayed have ended counts as lost for whoever had left it, and otherwise not at all", () => {
    const seats = [
      { person: "a", name: "A" },
      { person: "b", name: "B", left: true },
      { person: "c", name: "C" },
    ] as const;
    const { game: counted, accounts: changed } = ratedGame(game(seats), (person) => accounts.get(person));
    const change = (seat: number): number =>
      (counted.seats[seat]?.rated?.after ?? 0) - (counted.seats[seat]?.rated?.before ?? 0);
    expect([0, 1, 2].map((seat) => Math.sign(change(seat)))).toEqual([1, -1, 1]);
    expect(change(0)).toBe(change(2));
    expect(changed.map(({ ratings }) => ratings?.khronos?.won)).toEqual([0, 0, 0]);
    const agreed = game(seats.map(({ person, name }) => ({ person, name })));
    expect(ratedGame(agreed, (person) => accounts.get(person))).toEqual({ game: agreed, accounts: [] });
  });

  it("changes nothing where a second account is missing", () => {
    const played = game([
      { person: "a", name: "A", place: 1 },
      { person: "x", name: "guest", place: 2 },
    ]);
    expect(ratedGame(played, (person) => accounts.get(person))).toEqual({ game: played, accounts: [] });
  });
});
