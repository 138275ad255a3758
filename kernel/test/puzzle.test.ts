import { expect, test } from "vitest";
import { givenFor, readPuzzles } from "../src/index.ts";

const way = { acts: [{ type: "end" }], points: 3 };
const sound = {
  id: "a",
  goal: "income",
  seats: 2,
  position: "Might",
  given: {},
  from: 1,
  best: way,
  tempting: { ...way, points: 1 },
  difficulty: 1,
};

test("a damaged puzzle is named and left out, and harms no other", () => {
  const list = [
    sound,
    { ...sound, id: "b", best: { acts: [], points: 3 } },
    { ...sound, id: "c", difficulty: "hard" },
    { ...sound, id: "d", more: 1 },
    7,
    { ...sound, id: "e" },
  ];
  const { puzzles, damaged } = readPuzzles(JSON.stringify(list));
  expect(puzzles.map(({ id }) => id)).toEqual(["a", "e"]);
  expect(damaged).toEqual([
    { id: "b", why: "best" },
    { id: "c", why: "difficulty" },
    { id: "d", why: "more" },
    { id: "5", why: "no puzzle" },
  ]);
});

test("what is no list has no puzzles", () => {
  for (const text of ["", "{", "{}", "7"])
    expect(readPuzzles(text)).toEqual({ puzzles: [], damaged: [{ id: "list", why: "no list" }] });
});

test("only what a position leaves out is written", () => {
  const laid = { round: 1, players: [{ ecus: 4, hand: ["a"] }, { ecus: 4 }], deck: ["x"] };
  const wanted = { round: 4, players: [{ ecus: 9, hand: ["a"] }, { ecus: 4 }], deck: ["x"] };
  expect(givenFor(laid, wanted)).toEqual({ round: 4, players: [{ ecus: 9 }, {}] });
  expect(givenFor(laid, laid)).toBeUndefined();
});
