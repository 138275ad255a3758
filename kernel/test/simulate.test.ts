import { expect, test } from "vitest";
import { stateHash } from "../src/canonical.ts";
import { playRandom } from "../src/simulate.ts";
import { rift } from "./toy.ts";

test("the same seed plays the same game, another seed another one", () => {
  const game = (seed: string) => playRandom(rift, { seats: 4, seed, options: { target: 6 } });
  const once = game("s");
  expect(game("s")).toEqual(once);
  expect(stateHash(game("t").state)).not.toBe(stateHash(once.state));
  expect(once.result?.seats).toHaveLength(4);
});

test("every step is shown as it happens", () => {
  let last = 0;
  const { log, state } = playRandom(rift, {
    seats: 2,
    seed: "s",
    onStep: ({ revision, before, seat, action, legal, after, events }) => {
      expect(revision).toBe(++last);
      expect(legal).toContain(action);
      expect(rift.apply(before, seat, action)).toEqual({ state: after, events });
    },
  });
  expect(log).toHaveLength(last);
  expect(rift.actors(state)).toEqual([]);
});

test("a game in which nobody can act, or without end, is left without a result", () => {
  expect(playRandom({ ...rift, legalActions: () => [] }, { seats: 2, seed: "s" })).toMatchObject({ log: [] });
  const endless = { ...rift, maxSteps: 5 };
  const played = playRandom(endless, { seats: 2, seed: "s" });
  expect(played.log).toHaveLength(5);
  expect(played.result).toBeUndefined();
  expect(() => playRandom(rift, { seats: 2, seed: "s", options: { target: 7 } })).toThrow(
    "kernel/bad-option",
  );
});
