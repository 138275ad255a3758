import { describe, expect, it } from "vitest";
import type { PastTurn } from "../src/games/ui.ts";
import { chapterSpan, draw, fitting, type Line, MARGIN, turnAt } from "../src/timeline/line.ts";

/** Two seats, turns of four steps, three rounds; in the middle of the third turn. */
const turn = (revision: number, seat: number, chapter: number): PastTurn => ({ revision, seat, chapter });
const running: Line = {
  last: 10,
  over: false,
  turns: [turn(0, 0, 1), turn(4, 1, 1), turn(8, 0, 2)],
  ahead: [
    { seat: 1, chapter: 2 },
    { seat: 0, chapter: 3 },
    { seat: 1, chapter: 3 },
  ],
};
const over: Line = { last: 8, over: true, turns: [turn(0, 0, 1), turn(4, 1, 1)], ahead: [] };
const WIDTH = 2 * MARGIN + 240;

describe("the line", () => {
  it("spaces all steps equally and fits the whole game", () => {
    const drawn = draw(running, WIDTH);
    // 10 steps, 2 more of this turn, 3 turns of 4.
    expect(drawn.step).toBe(10);
    expect(drawn.knots.map(({ x }) => x)).toEqual([MARGIN, MARGIN + 40, MARGIN + 80]);
    expect(drawn.dots.map(({ x }) => x)).toEqual([MARGIN + 120, MARGIN + 160, MARGIN + 200]);
    expect(drawn.end).toBe(WIDTH - MARGIN);
  });

  it("rules chapters off where their first turn begins, also those to come", () => {
    const { ruled } = draw(running, WIDTH);
    expect(ruled.map(({ chapter, x, width }) => [chapter, x - MARGIN, width])).toEqual([
      [1, 0, 80],
      [2, 80, 80],
      [3, 160, 80],
    ]);
  });

  it("finds the nearest revision that exists", () => {
    const { revisionAt, xOf } = draw(running, WIDTH);
    for (let revision = 0; revision <= running.last; revision++)
      expect(revisionAt(xOf(revision))).toBe(revision);
    expect(revisionAt(-50)).toBe(0);
    expect(revisionAt(WIDTH)).toBe(10);
    expect(revisionAt(xOf(3) + 4)).toBe(3);
    expect(revisionAt(xOf(3) + 6)).toBe(4);
  });

  it("ends with the last step when the game is over", () => {
    const { step, dots, end, xOf } = draw(over, WIDTH);
    expect(step).toBe(30);
    expect(dots).toEqual([]);
    expect(end).toBe(xOf(8));
  });

  it("zooms into one chapter and stays inside", () => {
    const span = chapterSpan(running, 5);
    expect(span).toMatchObject({ from: 0, to: 8 });
    const drawn = draw(running, WIDTH, span);
    expect(drawn.knots.map(({ revision }) => revision)).toEqual([0, 4]);
    expect(drawn.dots).toEqual([]);
    expect(drawn.revisionAt(WIDTH)).toBe(7);
    const present = draw(running, WIDTH, chapterSpan(running, 9));
    expect(present.revisionAt(0)).toBe(8);
    expect(present.revisionAt(WIDTH)).toBe(10);
    expect(present.dots.map(({ seat }) => seat)).toEqual([1]);
  });

  it("draws a table at which nothing has happened, and one of no width", () => {
    const empty: Line = { last: 0, over: false, turns: [turn(0, 1, 1)], ahead: [{ seat: 0, chapter: 1 }] };
    const drawn = draw(empty, WIDTH);
    expect(drawn.knots).toHaveLength(1);
    expect(drawn.revisionAt(100)).toBe(0);
    expect(Number.isFinite(draw(running, 0).xOf(10))).toBe(true);
  });

  it("shrinks knots that have little room", () => {
    expect(draw(running, 1200).knot).toBe(6);
    expect(draw(running, 60).knot).toBe(2.5);
  });

  it("knows the turn of a revision", () => {
    expect(turnAt(running.turns, 7)?.seat).toBe(1);
    expect(turnAt(running.turns, 8)?.chapter).toBe(2);
    expect(turnAt([], 3)).toBeUndefined();
  });

  it("takes the longest name that fits", () => {
    const names = { long: "Round 4 · income", plain: "Round 4", short: "4" };
    expect(fitting(names, 200)).toBe("Round 4 · income");
    expect(fitting(names, 70)).toBe("Round 4");
    expect(fitting(names, 25)).toBe("4");
    expect(fitting(names, 5)).toBeUndefined();
  });
});
