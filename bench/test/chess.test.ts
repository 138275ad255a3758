import { expect, test } from "vitest";
import { afterMove, beginChess, chessMoves, randomChess } from "../src/chess.ts";

test("counts the known numbers of chess positions", () => {
  let positions = [beginChess()];
  for (const count of [20, 400, 8902]) {
    positions = positions.flatMap((position) =>
      chessMoves(position).map((move) => afterMove(position, move)),
    );
    expect(positions.length).toBe(count);
  }
});

test("random games are the same for the same number", () => {
  expect(randomChess(1)).toEqual(randomChess(1));
  expect(randomChess(1)).not.toEqual(randomChess(2));
});
