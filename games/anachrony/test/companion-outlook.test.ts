/** What the companion foretells and how it tells a turn, over whole random tables. */
import { playRandom } from "@chronarium/kernel";
import { describe, expect, test } from "vitest";
import { diceReport } from "../src/companion/app-dice.ts";
import { chronobot, facesOf, questionOf, type State, stepsToDo } from "../src/companion/index.ts";
import { COMPANION_OPTIONS } from "./law-options.ts";

const STATES: State[] = [];
for (const options of COMPANION_OPTIONS)
  playRandom(chronobot, { seats: 1, options, seed: "outlook", onStep: ({ after }) => STATES.push(after) });

describe("what each face would do", () => {
  test("CB-13: a foretold turn is the turn that follows, and what is open in it is asked", () => {
    let compared = 0;
    for (const state of STATES) {
      if (questionOf(state)?.ask !== "die") continue;
      for (const { die, turn, next } of facesOf(state)) {
        const rolled = chronobot.apply(state, 0, { type: "rollDie", face: die, origin: "hand" });
        if (turn.done) {
          expect(rolled.events).toEqual(expect.arrayContaining([...turn.steps]));
          expect(rolled.state.bot.tokens[die - 1]).toBe(next);
        } else expect(questionOf(rolled.state)).toEqual(turn.asks);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(60);
  });

  test("CB-10 CB-38: before Power Up with the Exosuits to come, without any there is no die", () => {
    const [state] = STATES;
    if (state === undefined) throw new Error("a table has states");
    const bot = { ...state.bot, exosuits: 0 };
    expect(facesOf({ ...state, bot, phase: "preparation" })).toHaveLength(6);
    expect(facesOf({ ...state, bot, phase: "actions" })).toEqual([]);
  });
});

test("a turn is told in three lines at most, with every gain in them", () => {
  let told = 0;
  for (const state of STATES)
    for (const { turn } of facesOf(state)) {
      if (!turn.done) continue;
      expect([1, 2, 3]).toContain(stepsToDo(turn.steps).length);
      told++;
    }
  expect(told).toBeGreaterThan(1000);
});

test("CP-2: the dice of a branch are counted on from its start", () => {
  const log = [{ type: "rollDie", face: 1, origin: "app" }];
  const faces = Array.from({ length: 40 }, (_, appRolls) => diceReport("branch", log, { appRolls }).vouched);
  expect(faces).toContain(1);
  expect(faces).toContain(0);
});
