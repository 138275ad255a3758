import { describeLaws } from "@chronarium/kernel/test-kit";
import { describe, expect, test } from "vitest";
import { type Columns, completesLine, connectFour, type State } from "../src/connect-four.ts";
import { randomGames, winnerOfOurs, winnerOfPeers } from "../src/kernel.ts";

const reached = describeLaws(connectFour, { games: 20 });

describe("connect four", () => {
  test("reaches every refusal code", () => {
    for (const code of connectFour.refusalCodes) expect(reached).toContain(code);
  });

  test.each<[string, Columns, boolean]>([
    ["upwards", [[0, 0, 0, 0]], true],
    ["across", [[0], [0], [0], [0]], true],
    ["rising", [[0], [1, 0], [1, 1, 0], [1, 1, 1, 0]], true],
    ["falling", [[1, 1, 1, 0], [1, 1, 0], [1, 0], [0]], true],
    ["of three", [[0, 0, 0]], false],
    ["broken by the other", [[0], [0], [1], [0], [0]], false],
  ])("sees a line %s", (_, columns, line) => {
    expect(completesLine(columns, 0)).toBe(line);
  });

  test("names the invariants that a state breaks", () => {
    const start = connectFour.setup({}, 2, "invariants");
    const broken = (state: Partial<State>) => connectFour.invariants({ ...start, ...state }).length;
    expect(broken({})).toBe(0);
    expect(broken({ columns: [] })).toBe(1);
    expect(broken({ discs: 2 })).toBeGreaterThan(0);
    expect(broken({ columns: start.columns.with(0, [1]), discs: 1 })).toBe(1);
    expect(broken({ winner: 0 })).toBe(1);
  });

  test("is the peer's connect four: 200 games have the same winners", () => {
    const games = randomGames(200);
    const winners = games.map(winnerOfOurs);
    expect(games.map(winnerOfPeers)).toEqual(winners);
    expect(new Set(winners)).toContain(0);
    expect(new Set(winners)).toContain(1);
  });

  test("has not ended for either one move before the end", () => {
    const [game] = randomGames(1);
    expect(() => winnerOfOurs(game!.slice(0, -1))).toThrow("not over");
    expect(() => winnerOfPeers(game!.slice(0, -1))).toThrow("not over");
  });
});
