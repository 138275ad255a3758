/** The curve is honest: of those it calls 80 % ahead 75 to 85 % won, over games that its odds were not made from. */
import { chronomancer } from "@chronarium/chronomancer";
import { type AnyMatch, type AnyOpenRules, newMatch } from "@chronarium/kernel";
import { khronos } from "@chronarium/khronos";
import { describe, expect, test } from "vitest";
import { analysed, standingAt } from "../src/analysis/index.ts";
import { recorded, saidIn } from "./calibration/corpus.ts";
import { calibration } from "./calibration/table.ts";

const GAMES: readonly AnyOpenRules[] = [khronos, chronomancer];

describe.each(GAMES.map((rules) => ({ id: rules.id, rules })))("$id", ({ id, rules }) => {
  const games = recorded(id);
  const said = saidIn(games);

  test("has two hundred games", () => {
    expect(games.length).toBe(200);
    expect(new Set(games.map(({ seed }) => seed)).size).toBe(200);
  });

  test("whoever is called 80 % ahead wins 75 to 85 %", () => {
    const row = calibration(said).find(({ from }) => from === 0.75);
    expect(row?.won).toBeGreaterThanOrEqual(0.75);
    expect(row?.won).toBeLessThanOrEqual(0.85);
  });

  test("the spread of the score holds what it promises", () => {
    const within = said.filter((each) => each.within).length / said.length;
    expect(within).toBeGreaterThanOrEqual(0.74);
    expect(within).toBeLessThanOrEqual(0.86);
  });

  test("the curve says today what is written", { timeout: 300_000 }, () => {
    for (const [i, { seed, seats, log, moments, scores }] of games.entries()) {
      // Half of them are enough, one moment of each: the moments lie all over the games.
      if (log === undefined || i % 2 === 1) continue;
      const match: AnyMatch = newMatch(rules, { id: seed, seats, seed });
      for (const { seat, action } of log) match.act(seat, action, 0);
      expect(match.result?.seats.map(({ score }) => score)).toEqual(scores.slice(0, seats));
      const written = moments[(i / 2) % moments.length];
      if (written === undefined) continue;
      expect(standingAt(analysed(match), match, written.revision, undefined)).toEqual(written);
    }
  });
});
