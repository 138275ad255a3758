import { type Action, chronomancer, type Options, type State } from "@chronarium/chronomancer";
import { type AnyOpenRules, readOptions } from "@chronarium/kernel";
import { describe, expect, test } from "vitest";
import { type Bot, botNamed, seatBot } from "../src/index.ts";

const named = (name: string, rules: AnyOpenRules = chronomancer): Bot => botNamed(rules, name) as Bot;

function table(given: Partial<Options>, seats: number, seed: string): State {
  const read = readOptions(chronomancer.options, given);
  if (!read.ok) throw new Error(`${JSON.stringify(given)} are no options.`);
  return chronomancer.setup(read.options, seats, seed);
}

/** Plays a game to its end, and asks the rules about every action. */
function play(begin: State, bots: readonly Bot[], seed: string, rules: AnyOpenRules = chronomancer): State {
  const players = bots.map((bot, seat) => seatBot(rules, bot, `${seed} ${seat}`));
  let state = begin;
  while (state.phase !== "over") {
    const seat = state.turn;
    const action = players[seat]?.(rules.viewFor(state, seat), seat) as Action;
    expect(chronomancer.refusal(state, seat, action)).toBeUndefined();
    state = chronomancer.apply(state, seat, action).state;
  }
  return state;
}

/** How many of so many games the first bot wins; the seats change from game to game. */
function wins(mine: Bot, other: Bot, games: number): number {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const seat = game % 2;
    const end = play(
      table({}, 2, `duel ${game}`),
      seat === 0 ? [mine, other] : [other, mine],
      `duel ${game}`,
    );
    const winners = chronomancer.result(end)?.winners ?? [];
    if (winners.length === 1 && winners[0] === seat) won++;
  }
  return won;
}

describe("bots play the Chronomancer", () => {
  // The full measure is `chronarium sim chronomancer --ladder --games 200 --seed 7`.
  test("greedy beats random", () => {
    expect(wins(named("greedy"), named("random"), 20)).toBe(20);
  });

  test("the third level beats the first", () => {
    expect(wins(named("level3"), named("level1"), 4)).toBeGreaterThanOrEqual(3);
  });

  test.each([
    { rogues: "criminals", townsfolk: "localsSailors", seats: 1 },
    { rogues: "cultists", townsfolk: "localsMercenaries", seats: 2 },
    { rogues: "cultists", townsfolk: "mercenariesSailors", seats: 3 },
    { rogues: "robbers", townsfolk: "mercenariesSailors", seats: 4 },
  ] as const)("no bot acts against the rules: $rogues, $townsfolk, $seats", ({ seats, ...options }) => {
    const bots = ["greedy", "level1", "greedy", "random"].slice(0, seats).map((name) => named(name));
    const end = play(table(options, seats, "all options"), bots, "all options");
    expect(end.phase).toBe("over");
  });

  test("the fifth level looks at a bounded number of states for a decision", () => {
    let looks = 0;
    let most = 0;
    const counting: AnyOpenRules = {
      ...chronomancer,
      apply: (state, seat, action) => {
        looks++;
        return chronomancer.apply(state, seat, action);
      },
    };
    const choose = seatBot(counting, named("level5", counting), "patience");
    let state = table({ townsfolk: "mercenariesSailors", rogues: "robbers" }, 1, "patience");
    while (state.day === 1) {
      looks = 0;
      const action = choose(chronomancer.viewFor(state, 0), 0) as Action;
      most = Math.max(most, looks);
      state = chronomancer.apply(state, 0, action).state;
    }
    expect(most).toBeLessThanOrEqual(10_000);
  });
});
