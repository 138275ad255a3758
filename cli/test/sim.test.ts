import { expect, test } from "vitest";
import { chronarium } from "./chronarium.ts";

const sim = (...args: string[]) => chronarium(["sim", "khronos", ...args]);

test("--json is one object of exactly these fields", async () => {
  const { code, out, err } = await sim(
    "--players",
    "3",
    "--bots",
    "random",
    "--games",
    "6",
    "--seed",
    "7",
    "--json",
  );
  expect([code, err]).toEqual([0, ""]);
  const report = JSON.parse(out);
  expect(Object.keys(report)).toEqual([
    "game",
    "players",
    "games",
    "seed",
    "steps",
    "seconds",
    "stepsPerSecond",
    "actionsPerSecond",
    "deadEnds",
    "brokenInvariants",
    "leaks",
    "digest",
    "seats",
  ]);
  expect(report).toMatchObject({ game: "khronos", players: 3, games: 6, seed: "7" });
  expect(report).toMatchObject({ deadEnds: 0, brokenInvariants: 0, leaks: 0 });
  expect(report.digest).toMatch(/^[0-9a-f]{64}$/);
  expect(report.steps).toBeGreaterThan(6 * 21);
  expect(report.seats).toHaveLength(3);
  for (const seat of report.seats) {
    expect(Object.keys(seat)).toEqual([
      "bot",
      "wins",
      "ties",
      "meanScore",
      "minScore",
      "maxScore",
      "meanCategories",
    ]);
    expect(seat.bot).toBe("random");
    expect(seat.meanScore).toBeGreaterThanOrEqual(seat.minScore);
    expect(seat.meanScore).toBeLessThanOrEqual(seat.maxScore);
  }
  const wins = report.seats.reduce((sum: number, seat: { wins: number }) => sum + seat.wins, 0);
  expect(wins).toBeLessThanOrEqual(6);
});

test("an automa's score is told by source, and the sources add up", async () => {
  const { code, out } = await chronarium(["sim", "anachrony", "--games", "5", "--seed", "7", "--json"]);
  expect(code).toBe(0);
  const [rival] = JSON.parse(out).rivals;
  expect(Object.keys(rival.meanCategories)).toEqual([
    "tokens",
    "buildings",
    "superprojects",
    "timeTravel",
    "morale",
    "breakthroughs",
    "anomalies",
    "warp",
  ]);
  const sum = Object.values<number>(rival.meanCategories).reduce((all, points) => all + points, 0);
  expect(sum).toBeCloseTo(rival.meanScore, 2);
  const text = await chronarium(["sim", "anachrony", "--games", "2", "--seed", "7"]);
  expect(text.out).toMatch(/mean by source +random +chronobot\n/);
});

test("one seed plays the same games on one thread, on two, and at every level", async () => {
  const played = await Promise.all([
    sim("--games", "12", "--seed", "a", "--threads", "1", "--json"),
    sim("--games", "12", "--seed", "a", "--threads", "2", "--json"),
    sim("--games", "12", "--seed", "a", "--level", "checked", "--json"),
    sim("--games", "12", "--seed", "b", "--json"),
  ]);
  const [one, two, checked, other] = played.map(({ out }) => {
    const { digest, steps, seats } = JSON.parse(out);
    return { digest, steps, seats };
  });
  expect(two).toEqual(one);
  expect(checked).toEqual(one);
  expect(other?.digest).not.toBe(one?.digest);
});

test("--mix-options plays other games than the standard ones, and the same ones again", async () => {
  const args = ["--games", "4", "--option", "map=valley", "--json"];
  const [plain, mixed, again] = await Promise.all([
    sim(...args),
    sim(...args, "--mix-options"),
    sim(...args, "--mix-options"),
  ]);
  const digest = ({ out }: { out: string }): string => JSON.parse(out).digest;
  expect(digest(again)).toBe(digest(mixed));
  expect(digest(mixed)).not.toBe(digest(plain));
});

test("without --json it prints a table", async () => {
  const { code, out, err } = await sim("--games", "2");
  expect([code, err]).toEqual([0, ""]);
  for (const word of [
    "wins",
    "ties",
    "mean score",
    "length",
    "dead ends",
    "broken invariants",
    "leaks",
    "steps/s",
    "digest",
  ])
    expect(out).toContain(word);
});

test("Ctrl-C stops it cleanly", async () => {
  const { code, out, err } = await chronarium(["sim", "khronos", "--games", "1000000"], {
    interrupt: true,
  });
  expect([code, out]).toEqual([130, ""]);
  expect(err).toMatch(/^Stopped after \d+ of 1000000 games\.\n$/);
});
